"""How people, channels, messages and interactions look on the wire: as Discord's own JSON."""

from collections.abc import Mapping
from urllib.parse import quote

from local import permissions
from local.limits import ATTACHED, FILE_SIZE
from local.limits import Json as AnyJson
from local.records import (
    COMPONENT,
    DM,
    FORM,
    LOCALES,
    THREAD,
    Channel,
    File,
    Interaction,
    Json,
    Message,
    Person,
)
from local.snowflakes import time_of
from local.world import BOT_NAME, World

NO_FLAGS = 0


class Shapes:
    """The shapes of a world; `base` is what stands before the path of a file."""

    def __init__(self, world: World, base: str = "") -> None:
        self._world = world
        self._base = base

    # ------------------------------------------------------------------ people

    def user(self, number: int) -> Json:
        """A person, or the bot."""
        if number == self._world.bot:
            return self.bot()
        return user_shape(number, self._world.people[number].name)

    def bot(self) -> Json:
        """The bot as a user."""
        return user_shape(self._world.bot, BOT_NAME) | {"bot": True}

    def member(self, number: int) -> Json:
        """Somebody in the server."""
        person = self._world.people.get(number)
        allowed = permissions.of_bot(0) if person is None else permissions.of_person(person)
        return {
            "user": self.user(number),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": time_of(number),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": NO_FLAGS,
            "pending": False,
            "communication_disabled_until": None,
            "permissions": str(allowed),
        }

    def application(self) -> Json:
        """The bot as an application."""
        return {
            "id": str(self._world.bot),
            "name": BOT_NAME,
            "description": "",
            "icon": None,
            "bot_public": False,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": NO_FLAGS,
            "summary": "",
            "type": None,
            "hook": True,
            "is_monetized": False,
            "owner": user_shape(self._world.server, self._world.name),
            "team": None,
            "bot": self.bot(),
            "install_params": None,
        }

    # ------------------------------------------------------------------ places

    def server(self) -> Json:
        """The server, with all its channels."""
        world = self._world
        places = [channel for channel in world.channels.values() if channel.kind != DM]
        return {
            "id": str(world.server),
            "name": world.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "owner_id": str(world.server),
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_id": None,
            "system_channel_flags": NO_FLAGS,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "preferred_locale": self.locale,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [self.everyone()],
            "joined_at": time_of(world.bot),
            "large": False,
            "unavailable": False,
            "member_count": len(world.people) + 1,
            "members": [self.member(world.bot)],
            "channels": [self.channel(it) for it in places if it.kind != THREAD],
            "threads": [self.channel(it) for it in places if it.kind == THREAD and not it.archived],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    @property
    def locale(self) -> str:
        """The server's language."""
        return LOCALES[self._world.language]

    def everyone(self) -> Json:
        """The role everybody has."""
        return {
            "id": str(self._world.server),
            "name": "@everyone",
            "description": None,
            "permissions": str(permissions.EVERYBODY),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": NO_FLAGS,
        }

    def channel(self, channel: Channel) -> Json:
        """A channel, a thread, or messages with the bot."""
        last = None if channel.last is None else str(channel.last)
        shape: Json = {
            "id": str(channel.id),
            "type": channel.kind,
            "last_message_id": last,
            "flags": NO_FLAGS,
        }
        if channel.kind == DM:
            assert channel.person is not None
            return shape | {"recipients": [self.user(channel.person)]}
        shape |= {"guild_id": str(self._world.server), "name": channel.name, "rate_limit_per_user": 0}
        if channel.kind == THREAD:
            return shape | self._thread(channel)
        return shape | {
            "position": list(self._world.channels).index(channel.id),
            "permission_overwrites": self._overwrites(channel),
            "parent_id": None,
            "topic": None,
            "nsfw": False,
        }

    def _thread(self, thread: Channel) -> Json:
        count = self._world.count_messages(thread.id)
        return {
            "parent_id": str(thread.parent),
            "owner_id": str(thread.owner),
            "message_count": count,
            "member_count": 1,
            "total_message_sent": count,
            "thread_metadata": {
                "archived": thread.archived,
                "auto_archive_duration": thread.archive_after,
                "archive_timestamp": time_of(thread.id),
                "create_timestamp": time_of(thread.id),
                "locked": False,
            },
        }

    def _overwrites(self, channel: Channel) -> list[Json]:
        if not channel.denied:
            return []
        return [{"id": str(self._world.bot), "type": 1, "allow": "0", "deny": str(channel.denied)}]

    # ------------------------------------------------------------------ messages

    def message(self, message: Message) -> Json:
        """A message."""
        files = {file.name: file for file in message.files}
        components = [self._component(part, message, files) for part in message.components]
        shown = {name for part in message.components for name in attached(part)}
        shape: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "author": self.user(message.author),
            "type": message.kind,
            "content": message.content,
            "timestamp": time_of(message.id),
            "edited_timestamp": message.edited,
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.user(it) for it in message.mentions],
            "mention_roles": [],
            "attachments": [self.file(message, it) for it in message.files if it.name not in shown],
            "embeds": message.embeds,
            "components": components,
            "pinned": False,
            "flags": message.flags,
        }
        if self._world.channels[message.channel].kind != DM:
            shape["guild_id"] = str(self._world.server)
        if message.nonce is not None:
            shape["nonce"] = message.nonce
        if message.reference is not None:
            shape["message_reference"] = message.reference
        if message.interaction is not None:
            application = str(self._world.bot)
            shape |= {"webhook_id": application, "application_id": application}
            shape["interaction_metadata"] = message.interaction
        thread = self._world.channels.get(message.id)
        if thread is not None:
            shape["thread"] = self.channel(thread)
        return shape

    def file(self, message: Message, file: File) -> Json:
        """A file of a message."""
        shape: Json = {
            "id": str(file.id),
            "filename": file.name,
            "size": file.size,
            "content_type": file.type,
            **self._address(message, file),
        }
        return shape if file.description is None else shape | {"description": file.description}

    def _address(self, message: Message, file: File) -> Json:
        path = f"/cdn/attachments/{message.channel}/{file.id}/{quote(file.name)}?ticket={file.ticket}"
        shape: Json = {"url": self._base + path, "proxy_url": self._base + path}
        if file.width is not None:
            shape |= {"width": file.width, "height": file.height}
        return shape

    def _component(self, part: AnyJson, message: Message, files: Mapping[str, File]) -> Json:
        """A component, with the addresses of what it shows."""
        shape = dict(part)
        for key in ("components", "items"):
            if key in shape:
                shape[key] = [self._component(it, message, files) for it in shape[key]]
        for key in ("accessory", "component"):
            if shape.get(key):
                shape[key] = self._component(shape[key], message, files)
        for key in ("media", "file"):
            url = (shape.get(key) or {}).get("url", "")
            file = files.get(url.removeprefix(ATTACHED)) if url.startswith(ATTACHED) else None
            if file is not None:
                shape[key] = {
                    "id": str(file.id),
                    "attachment_id": str(file.id),
                    "content_type": file.type,
                    "loading_state": 2,
                    **self._address(message, file),
                }
                if key == "file":
                    shape |= {"name": file.name, "size": file.size}
        return shape

    # ------------------------------------------------------------------ interactions

    def interaction(self, told: Interaction, data: Json, message: Message | None) -> Json:
        """An interaction, as the bot is told of it."""
        world = self._world
        person, channel = world.people[told.person], world.channels[told.channel]
        in_server = channel.kind != DM
        parent = world.channels.get(channel.parent or 0, channel)
        shape: Json = {
            "id": str(told.id),
            "application_id": str(world.bot),
            "type": told.kind,
            "data": data,
            "channel": self.channel(channel) | {"permissions": str(permissions.of_person(person))},
            "channel_id": str(channel.id),
            "token": told.token,
            "version": 1,
            "locale": person.locale,
            "app_permissions": str(permissions.of_bot(channel.denied | parent.denied)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(world.server) if in_server else "0"},
            "context": 0 if in_server else 1,
            "attachment_size_limit": FILE_SIZE,
        }
        if in_server:
            shape |= {
                "guild_id": str(world.server),
                "guild": {"id": str(world.server), "locale": self.locale, "features": []},
                "guild_locale": self.locale,
                "member": self.member(person.id),
            }
        else:
            shape["user"] = self.user(person.id)
        if message is not None:
            shape["message"] = self.message(message)
        return shape

    def metadata(self, told: Interaction) -> Json:
        """Which interaction a message answers."""
        shape: Json = {
            "id": str(told.id),
            "type": told.kind,
            "user": self.user(told.person),
            "authorizing_integration_owners": {"0": str(self._world.server)},
        }
        if told.name:
            shape["name"] = told.name
        if told.kind in (COMPONENT, FORM) and told.message is not None:
            shape["interacted_message_id"] = str(told.message)
        return shape

    # ------------------------------------------------------------------ the page's own

    def person(self, person: Person) -> Json:
        """A person, as the page knows them."""
        return {
            "id": str(person.id),
            "name": person.name,
            "language": person.language,
            "dms_open": person.dms_open,
            "keeper": person.keeper,
        }


def user_shape(number: int, name: str) -> Json:
    """A user."""
    return {
        "id": str(number),
        "username": name.lower().replace(" ", "_"),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "flags": NO_FLAGS,
        "public_flags": NO_FLAGS,
        "primary_guild": None,
    }


def attached(part: AnyJson) -> set[str]:
    """The names of the files a component shows."""
    found = {
        url.removeprefix(ATTACHED)
        for key in ("media", "file")
        if (url := (part.get(key) or {}).get("url", "")).startswith(ATTACHED)
    }
    inside = [*(part.get("components") or ()), *(part.get("items") or ())]
    inside += [part[key] for key in ("accessory", "component") if part.get(key)]
    return found.union(*(attached(it) for it in inside))
