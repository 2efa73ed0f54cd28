"""The house: the world, the bot's line and the open pages; what happens in it is told to both."""

import asyncio
from collections.abc import Callable

from local import gateway, permissions, refusals
from local.gateway import Gateway
from local.records import DM, THREAD, Channel, Json, Message, Person
from local.shapes import Shapes
from local.visitors import Visitors
from local.world import World

LARGEST_ID = (1 << 63) - 1


class House:
    """Everything the server holds."""

    def __init__(self, world: World, base: str) -> None:
        self.world = world
        self.base = base
        """The address of this server for the bot."""
        self.for_bot = Shapes(world, base)
        self.for_page = Shapes(world)
        self.gateway = Gateway(world, self.for_bot, f"{base.replace('http', 'ws', 1)}/gateway")
        self.visitors = Visitors()
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        self.gateway.on_change = self._bot_came_or_went
        self.visitors.on_change = self.tell_people

    async def close(self) -> None:
        """Let everybody go, and close the file."""
        for timer in self._waiting.values():
            timer.cancel()
        await self.gateway.close()
        await self.visitors.close()
        self.world.close()

    # ------------------------------------------------------------------ finding

    def channel(self, number: str) -> Channel:
        """A channel by what a request calls it."""
        found = self.world.channels.get(as_number(number))
        if found is None:
            raise refusals.unknown_channel()
        return found

    def message(self, channel: Channel, number: str, reader: int | None = None) -> Message:
        """A message that somebody can see; None: the bot, to whom a private one does not exist."""
        found = self.world.message(channel.id, as_number(number))
        if found is None or found.reader not in (None, reader):
            raise refusals.unknown_message()
        return found

    def demand(self, channel: Channel, *needed: int) -> None:
        """Raise unless the bot may do all of this in a channel."""
        parent = self.world.channels.get(channel.parent or 0, channel)
        allowed = permissions.of_bot(channel.denied | parent.denied)
        if not allowed & permissions.VIEW:
            raise refusals.missing_access()
        if not all(allowed & bit for bit in needed):
            raise refusals.missing_permissions()

    def readers(self, message: Message) -> list[int] | None:
        """Who can see a message; None: everybody."""
        if message.reader is not None:
            return [message.reader]
        person = self.world.channels[message.channel].person
        return None if person is None else [person]

    # ------------------------------------------------------------------ telling

    def tell_message(self, event: str, message: Message) -> None:
        """Tell of a message that is new or changed."""
        self.visitors.tell(event, self.for_page.message(message), self.readers(message))
        if message.reader is None:
            direct = self.world.channels[message.channel].kind == DM
            self.gateway.tell_message(event, self.for_bot.message(message), direct=direct)

    def tell_deleted(self, message: Message) -> None:
        """Tell that a message is gone."""
        data: Json = {"id": str(message.id), "channel_id": str(message.channel)}
        self.visitors.tell("MESSAGE_DELETE", data, self.readers(message))
        if message.reader is None:
            direct = self.world.channels[message.channel].kind == DM
            server = {} if direct else {"guild_id": str(self.world.server)}
            self.gateway.tell_message("MESSAGE_DELETE", data | server, direct=direct)

    def tell_channel(self, channel: Channel, *, new: bool) -> None:
        """Tell of a channel or a thread that is new or changed."""
        doing = "CREATE" if new else "UPDATE"
        self.visitors.tell(f"CHANNEL_{doing}", self.for_page.channel(channel))
        kind = "THREAD" if channel.kind == THREAD else "CHANNEL"
        self.gateway.tell(f"{kind}_{doing}", self.for_bot.channel(channel))

    def tell_typing(self, channel: Channel) -> None:
        """Tell that the bot is writing."""
        data = {"channel_id": str(channel.id), "user_id": str(self.world.bot)}
        self.visitors.tell("TYPING_START", data, None if channel.person is None else [channel.person])

    def tell_people(self) -> None:
        """Tell who is there."""
        self.visitors.tell("PEOPLE", self.people())

    def tell_commands(self) -> None:
        """Tell what can be typed."""
        self.visitors.tell("COMMANDS", self.commands())

    def tell_new_member(self, person: Person) -> None:
        """Tell that somebody new is there."""
        member = self.for_bot.member(person.id) | {"guild_id": str(self.world.server)}
        self.gateway.tell("GUILD_MEMBER_ADD", member, gateway.MEMBERS)
        self.tell_people()

    def _bot_came_or_went(self) -> None:
        self.visitors.tell("BOT", {"ready": self.gateway.ready})

    def people(self) -> list[Json]:
        """Everybody, and whether a tab acts as them."""
        return [
            {
                "id": str(person.id),
                "name": person.name,
                "language": person.language,
                "taken": self.visitors.here(person.id),
            }
            for person in self.world.people.values()
        ]

    def commands(self) -> list[Json]:
        """Everything that can be typed in the server."""
        return [*self.world.commands(None), *self.world.commands(self.world.server)]

    # ------------------------------------------------------------------ waiting

    def wait(self, number: int, seconds: float, then: Callable[[], None]) -> None:
        """Do something about an interaction, unless it is answered before."""
        loop = asyncio.get_running_loop()
        self._waiting[number] = loop.call_later(seconds, self._ring, number, then)

    def _ring(self, number: int, then: Callable[[], None]) -> None:
        del self._waiting[number]
        then()

    def stop_waiting(self, number: int) -> None:
        """It is answered."""
        timer = self._waiting.pop(number, None)
        if timer is not None:
            timer.cancel()


def as_number(text: object) -> int:
    """A number that stands in a request; what is none is no id of anything."""
    plain = str(text)
    number = int(plain) if plain.isascii() and plain.isdecimal() and len(plain) <= len(str(LARGEST_ID)) else 0
    return number if number <= LARGEST_ID else 0
