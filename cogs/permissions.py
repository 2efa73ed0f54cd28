"""What the bot must be allowed to do in a channel."""

import discord

SIX = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
)
PERMISSIONS = discord.Permissions(**dict.fromkeys(SIX, True))
"""The six things the bot must be allowed to do in a channel."""


def missing_in_play(allowed: discord.Permissions, *, thread: bool) -> list[str]:
    """Which of those are missing that a match needs where it is played."""
    needless = {"create_public_threads", "send_messages" if thread else "send_messages_in_threads"}
    return [name for name in missing_permissions(allowed) if name not in needless]


def missing_permissions(allowed: discord.Permissions) -> list[str]:
    """Which of the six are missing; an administrator may do everything."""
    return [name for name in SIX if not (getattr(allowed, name) or allowed.administrator)]
