"""What a host, or who manages the server, does with a match; votes, offered seats, Something Is Wrong."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.doors import LONGEST_OPTION, MOST_OPTIONS, Button, Form, Press, layout, rows, shortened
from cogs.translation import about, choices, options
from cogs.visit import Visit, escaped, language_of, title_of, visiting
from games.engine.errors import MatchError
from locales import words
from rendering.text import Voice
from table import freeze, hosting, votes
from table.hall import begun, playing
from table.lobby import LATE, PACES
from table.records import LIVE, Seat
from table.refusals import BadSetting, NotNow, NotTheHost, Refusal
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

Choices = list[app_commands.Choice[str]]


class NoSuchTurn(Refusal):
    """What was typed is no turn of the list."""

    key = "refusal-no-such-turn"


class OnlyPeople(Refusal):
    """A bot cannot take a seat."""

    key = "refusal-only-people"


class OnlyComputer(Refusal):
    """Nobody holds this seat but the computer."""

    key = "refusal-only-computer"


class Hosting(commands.Cog):
    """Pause, resume, rewind, replace, computer, deadline, end; and the doors of the whole table."""

    match = app_commands.Group(name="match", description=about("match"), guild_only=True)

    def __init__(self, bot: "Skald") -> None:
        self.bot = bot
        bot.doors |= {
            "vote": vote,
            "withdraw": withdraw,
            "wrong": something_is_wrong,
            "report": report,
            "offer": take_offered_seat,
            "end": end_confirmed,
        }

    # ------------------------------------------------------------------ what happens to the server

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Nobody can play on in a channel that is gone, nor in its threads."""
        await hosting.channel_gone(self.bot.hall, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Nobody can play on in a thread that is gone."""
        await hosting.channel_gone(self.bot.hall, thread.thread_id)

    # ------------------------------------------------------------------ standing still, going on, the end

    @match.command(name="pause", description=about("match pause"))
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        """Nothing moves until the match is resumed."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            await hosting.pause(visit.hall, match_id, visit.person, admin=visit.admin, click=visit.click)
            await tell_done(visit, match_id, "paused")

    @match.command(name="resume", description=about("match resume"))
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        """Go on."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            await hosting.resume(visit.hall, match_id, visit.person, admin=visit.admin, click=visit.click)
            await tell_done(visit, match_id, "resumed")

    @match.command(name="end", description=about("match end"))
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """Ask whether the match shall really end."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.look(match_id) as sitting:
                require_host(visit, sitting)
                title = title_of(sitting, visit.voice(sitting))
            button = Button.of(
                visit.say("hosting-end-button"), "end", match_id, style=discord.ButtonStyle.danger
            )
            question = visit.say("hosting-end-sure", title=title)
            await visit.show(layout(ui.TextDisplay(question), *rows([button])))

    # ------------------------------------------------------------------ going back

    @match.command(name="rewind", description=about("match rewind"))
    @app_commands.describe(**options("turn"))
    async def rewind(self, interaction: discord.Interaction[Any], turn: str) -> None:
        """Go back to the beginning of a turn."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            epoch, step = read_turn(turn)
            await hosting.rewind(
                visit.hall, match_id, visit.person, step, epoch=epoch, admin=visit.admin, click=visit.click
            )
            await tell_done(visit, match_id, "rewound", turn=step)

    @rewind.autocomplete("turn")
    async def turns(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        """The last turns."""
        return await offered(interaction, typed, turns_of)

    # ------------------------------------------------------------------ who plays

    @match.command(name="replace", description=about("match replace"))
    @app_commands.describe(**options("seat", "person"))
    async def replace(
        self, interaction: discord.Interaction[Any], seat: str, person: discord.User | discord.Member
    ) -> None:
        """Give a seat to somebody else."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.look(match_id) as sitting:
                old = seat_named(sitting, seat)
                name = old.name
            if person.bot:
                raise OnlyPeople
            new = await visit.hall.person(person.id, person.display_name)
            await hosting.replace(
                visit.hall,
                match_id,
                visit.person,
                old.seat,
                new,
                admin=visit.admin,
                click=visit.click,
            )
            await tell_done(visit, match_id, "replaced", name=escaped(name), new=escaped(new.name))

    @match.command(name="computer", description=about("match computer"))
    @app_commands.describe(**options("seat"))
    async def computer(self, interaction: discord.Interaction[Any], seat: str) -> None:
        """Hand a seat to the computer, or back to its person."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.look(match_id) as sitting:
                place = seat_named(sitting, seat)
                name, held, by_computer = place.name, place.person is not None, place.policy is not None
            if not held:
                raise OnlyComputer(name=escaped(name))
            change = hosting.from_computer if by_computer else hosting.to_computer
            await change(visit.hall, match_id, visit.person, place.seat, admin=visit.admin, click=visit.click)
            done = "from-computer" if by_computer else "to-computer"
            await tell_done(visit, match_id, done, name=escaped(name))

    @replace.autocomplete("seat")
    @computer.autocomplete("seat")
    async def seats(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        """The seats, by who holds them."""
        return await offered(interaction, typed, seats_of)

    # ------------------------------------------------------------------ how fast

    @match.command(name="deadline", description=about("match deadline"))
    @app_commands.describe(**options("pace", "late"))
    @app_commands.choices(pace=choices("pace", PACES), late=choices("late", LATE))
    async def deadline(
        self,
        interaction: discord.Interaction[Any],
        pace: app_commands.Choice[str] | None = None,
        late: app_commands.Choice[str] | None = None,
    ) -> None:
        """Another pace, or another way with who is late; without either, what holds now."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.look(match_id) as sitting:
                hours = sitting.record.pace if pace is None else int(pace.value)
                way = sitting.record.late if late is None else late.value
            if pace is not None or late is not None:
                await hosting.set_pace(
                    visit.hall,
                    match_id,
                    visit.person,
                    hours,
                    way,
                    admin=visit.admin,
                    click=visit.click,
                )
            said = visit.say(f"choice-pace-{hours}")
            if hours:
                said += f" · {visit.say(f'choice-late-{way}')}"
            await tell_done(visit, match_id, "pace", pace=said)


async def tell_done(visit: Visit, match_id: int, key: str, **args: str | int) -> None:
    """Tell who did it that it is done; the others read it in the saga."""
    async with visit.hall.look(match_id) as sitting:
        title = title_of(sitting, visit.voice(sitting))
    await visit.tell(visit.say(f"hosting-{key}", title=title, **args))


def require_host(visit: Visit, sitting: Sitting) -> None:
    """Raise unless this person may act on a live match."""
    if sitting.record.host != visit.person.id and not visit.admin:
        raise NotTheHost
    if sitting.record.status not in LIVE:
        raise NotNow(status=sitting.record.status)


# ---------------------------------------------------------------------- completions


async def offered(interaction: discord.Interaction[Any], typed: str, find: Any) -> Choices:
    """What of a match fits what is typed so far; nothing where there is no match."""
    bot: Skald = interaction.client
    person = await bot.hall.person(
        interaction.user.id, interaction.user.display_name, interaction.locale.value
    )
    visit = Visit(bot, interaction, person)
    try:
        async with bot.hall.look(await visit.match_here()) as sitting:
            found = list(find(sitting, plain_voice(sitting, language_of(person, bot.settings.language))))
    except (MatchError, Refusal):
        return []
    return [
        app_commands.Choice(name=shortened(name, LONGEST_OPTION), value=value)
        for name, value in found
        if typed.casefold() in name.casefold()
    ][:MOST_OPTIONS]


def plain_voice(sitting: Sitting, language: str) -> Voice:
    """Words for labels, in which Discord reads no markup."""
    return Voice(words(language, sitting.game), sitting.names)


def seats_of(sitting: Sitting, voice: Voice) -> Iterator[tuple[str, str]]:
    """The seats, by who holds them."""
    for seat in sitting.seats:
        key = "hosting-seat-person" if seat.policy is None else "hosting-seat-computer"
        yield voice.say(key, name=seat.name), str(seat.seat)


def seat_named(sitting: Sitting, typed: str) -> Seat:
    """The seat that was chosen from the list, or whose player's name was typed."""
    for seat in sitting.seats:
        if typed == str(seat.seat) or typed.strip().casefold() == seat.name.casefold():
            return seat
    raise BadSetting(setting="seat")


def turns_of(sitting: Sitting, voice: Voice) -> Iterator[tuple[str, str]]:
    """The turns in which a person decided something, the last one first, with what all may know of them."""
    match = begun(sitting)
    first = len(match.events)
    for number in range(len(match.steps) - 1, -1, -1):
        step = match.steps[number]
        first -= len(step.events)
        actors = list(
            dict.fromkeys(given.seat for given in step.answers if given.by in ("player", "timeout"))
        )
        if not actors:
            continue
        public = [
            voice.words.event(event, voice.names)
            for index, event in enumerate(step.events, start=first)
            if event.seen_by(None) and index < sitting.record.news
        ]
        label = voice.say("hosting-turn", turn=number, seats=actors)
        yield f"{label} · {public[0]}" if public else label, f"{match.epoch}.{number}"


def read_turn(chosen: str) -> tuple[int, int]:
    """The epoch and the step of a turn chosen from the list."""
    epoch, _, step = chosen.partition(".")
    if not (epoch.isdecimal() and step.isdecimal() and chosen.isascii()):
        raise NoSuchTurn
    return int(epoch), int(step)


# ---------------------------------------------------------------------- doors


async def end_confirmed(interaction: discord.Interaction[Any], press: Press) -> None:
    """End the match before its time."""
    async with visiting(interaction) as visit:
        await hosting.end(visit.hall, press.match, visit.person, admin=visit.admin, click=visit.click)
        async with visit.hall.look(press.match) as sitting:
            title = title_of(sitting, visit.voice(sitting))
        await visit.edit(layout(ui.TextDisplay(visit.say("hosting-ended", title=title))))


async def vote(interaction: discord.Interaction[Any], press: Press) -> None:
    """A ballot; the vote's message shows it."""
    async with visiting(interaction) as visit:
        choice, asked = press.rest
        await votes.ballot(visit.hall, press.match, visit.person.id, choice, asked=asked, click=visit.click)
        await visit.nod()


async def withdraw(interaction: discord.Interaction[Any], press: Press) -> None:
    """Who asked thinks better of it; the vote's message shows it."""
    async with visiting(interaction) as visit:
        asked = press.rest[0]
        await votes.withdraw(visit.hall, press.match, visit.person.id, asked=asked, click=visit.click)
        await visit.nod()


async def take_offered_seat(interaction: discord.Interaction[Any], press: Press) -> None:
    """Take over the seat of somebody whose time is up."""
    async with visiting(interaction) as visit:
        seat = int(press.rest[0])
        await hosting.take_offered_seat(visit.hall, press.match, visit.person, seat, click=visit.click)
        await tell_done(visit, press.match, "taken-over")


async def something_is_wrong(interaction: discord.Interaction[Any], press: Press) -> None:
    """Ask what is wrong; whoever plays may say so."""
    async with visiting(interaction) as visit:
        async with visit.hall.look(press.match) as sitting:
            playing(sitting)
            sitting.seat_of(visit.person.id)
        form = Form(visit.say("hosting-wrong-title"), "report", press.match)
        note: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph,
            custom_id="note",
            required=False,
            max_length=freeze.LONGEST_NOTE,
        )
        form.ask(visit.say("hosting-wrong-note"), visit.say("hosting-wrong-note.about"), note)
        await visit.ask(form)


async def report(interaction: discord.Interaction[Any], press: Press) -> None:
    """Somebody has said what is wrong, in their own words."""
    async with visiting(interaction) as visit:
        note = press.fields["note"]
        await freeze.freeze(visit.hall, press.match, visit.person.id, note, click=visit.click)
        await tell_done(visit, press.match, "frozen")


COG = Hosting
