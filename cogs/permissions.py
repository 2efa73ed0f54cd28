"""What the bot must be allowed to do in a channel."""

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
)
"""The six things the bot must be allowed to do in a channel."""


def missing_in_play(allowed: discord.Permissions, *, thread: bool) -> list[str]:
    """Which of those are missing that a match needs where it is played."""
    needless = {"create_public_threads", "send_messages" if thread else "send_messages_in_threads"}
    return [name for name in missing_permissions(allowed) if name not in needless]


def missing_permissions(allowed: discord.Permissions) -> list[str]:
    """Which of the six are missing."""
    return [name for name, wanted in PERMISSIONS if wanted and not getattr(allowed, name)]
