"""Looking things up: cards, rules, help that knows where one is, the introduction, and fairness."""

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import gallery
from cogs.catalogue import Catalogue, Entry, cards, find, nearest, search, topics
from cogs.doors import LONGEST_OPTION, Button, Press, layout, rows, shortened
from cogs.gallery import pictured
from cogs.translation import about, options
from cogs.visit import Visit, escaped, language_of, title_of, visiting
from games.engine import Game, Text, commitment, final_seed
from games.registry import GAMES, game_named
from locales import words
from rendering.assets import icon_authors
from rendering.registry import text_mode
from rendering.text import Voice
from table.hall import Hall, begun
from table.records import Person
from table.refusals import NotNow
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

Interaction = discord.Interaction[Any]
Typed = app_commands.Range[str, 1, LONGEST_OPTION]
SUGGESTED = 3
LONGEST_SENTENCE = 600
AT_THE_DOOR = ("new", "turns", "card", "rules", "leaderboard", "stats", "settings")
IN_THE_LOBBY = ("card", "rules", "settings", "fairness")
AT_THE_TABLE = ("move", "hand", "undo", "card", "rules", "turns", "settings", "resign", "fairness")
AFTERWARDS = ("rematch", "new", "leaderboard", "stats", "fairness")
COMMANDS = {"lobby": IN_THE_LOBBY, "over": AFTERWARDS, "cancelled": AFTERWARDS}
"""What is worth knowing by a match's state; in all others it is what one needs at the table."""
BUTTONS = ("turn", "hand", "board", "saga")


class Lookup(commands.Cog):
    """`/card`, `/rules`, `/help`, `/fairness`, and the doors to help and introduction."""

    def __init__(self, bot: "Skald") -> None:
        self.bot = bot
        self._ids: dict[str, int] = {}
        bot.doors |= {
            "help": self.help_pressed,
            "intro": self.intro_pressed,
            "credits": self.credits_pressed,
            "look-card": self.card_pressed,
            "look-rule": self.rule_pressed,
        }

    # ------------------------------------------------------------------ cards and rules

    @app_commands.command(name="card", description=about("card"))
    @app_commands.describe(**options("name"))
    async def card(self, interaction: Interaction, name: Typed) -> None:
        """Show a card."""
        async with visiting(interaction) as visit:
            catalogue = cards(visit.language)
            found = find(catalogue, name, await game_here(visit.hall, interaction))
            if found is None:
                await visit.show(suggestions(visit, catalogue, name, "card"))
            else:
                await visit.show(*await card_view(visit, found))

    @card.autocomplete("name")
    async def complete_card(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The cards that fit what is typed."""
        return await self._complete(interaction, cards(await self._language(interaction)), current)

    @app_commands.command(name="rules", description=about("rules"))
    @app_commands.describe(**options("topic"))
    async def rules(self, interaction: Interaction, topic: Typed) -> None:
        """Show a rule."""
        async with visiting(interaction) as visit:
            catalogue = topics(visit.language)
            found = find(catalogue, topic, await game_here(visit.hall, interaction))
            if found is None:
                await visit.show(suggestions(visit, catalogue, topic, "rule"))
            else:
                await visit.tell(*rule_lines(game_named(found.game), found.id, visit.language))

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The rules that fit what is typed."""
        return await self._complete(interaction, topics(await self._language(interaction)), current)

    async def _language(self, interaction: Interaction) -> str:
        unknown = Person(interaction.user.id, interaction.user.name, locale=interaction.locale.value)
        known = await self.bot.hall.known_person(unknown.id)
        return language_of(known or unknown, self.bot.settings.language)

    async def _complete(
        self, interaction: Interaction, catalogue: Catalogue, typed: str
    ) -> list[app_commands.Choice[str]]:
        found = search(catalogue, typed, await game_here(self.bot.hall, interaction))
        return [
            app_commands.Choice(name=shortened(entry.name, LONGEST_OPTION), value=entry.value)
            for entry in found or nearest(catalogue, typed, SUGGESTED)
        ]

    async def card_pressed(self, interaction: Interaction, press: Press) -> None:
        """A card that was suggested."""
        async with visiting(interaction) as visit:
            found = find(cards(visit.language), "/".join(press.rest), None)
            if found is None:
                await visit.tell(visit.say("refusal-old-button"))
            else:
                await visit.edit(*await card_view(visit, found))

    async def rule_pressed(self, interaction: Interaction, press: Press) -> None:
        """A rule that was suggested."""
        async with visiting(interaction) as visit:
            found = find(topics(visit.language), "/".join(press.rest), None)
            if found is None:
                await visit.tell(visit.say("refusal-old-button"))
            else:
                lines = rule_lines(game_named(found.game), found.id, visit.language)
                await visit.edit(layout(ui.TextDisplay("\n".join(lines))))

    # ------------------------------------------------------------------ help

    @app_commands.command(name="help", description=about("help"))
    async def help(self, interaction: Interaction) -> None:
        """What can be done here."""
        async with visiting(interaction) as visit:
            here = await visit.hall.match_in(interaction.channel_id or 0)
            await visit.show(await (welcome(visit) if here is None else help_view(visit, here)))

    async def help_pressed(self, interaction: Interaction, press: Press) -> None:
        """Help with a match, or without one."""
        async with visiting(interaction) as visit:
            await visit.turn_page(await (help_view(visit, press.match) if press.match else welcome(visit)))

    async def intro_pressed(self, interaction: Interaction, press: Press) -> None:
        """A page of the introduction; without a match, the button says to which game."""
        async with visiting(interaction) as visit:
            page, game = int(press.rest[0]), press.rest[1:]
            if game:
                view = introduction_to(visit, game_named(game[0]), press.match, page)
            else:
                async with visit.hall.look(press.match) as sitting:
                    view = introduction(visit, sitting, page)
            await visit.turn_page(view)

    async def credits_pressed(self, interaction: Interaction, press: Press) -> None:
        """Whose work is in what people see."""
        async with visiting(interaction) as visit:
            back = Button.of(visit.say("lookup-button-help"), "help", press.match)
            makers = visit.say("lookup-credits", authors=icon_authors())
            await visit.turn_page(layout(ui.TextDisplay(makers), *rows([back])))

    async def link(self, name: str) -> str:
        """A command to tap on; where Discord does not tell its number, its name."""
        if not self._ids:
            try:
                self._ids = {command.name: command.id for command in await self.bot.tree.fetch_commands()}
            except discord.HTTPException:
                return f"`/{name}`"
        return f"</{name}:{self._ids[name]}>" if name in self._ids else f"`/{name}`"

    # ------------------------------------------------------------------ fairness

    @app_commands.command(name="fairness", description=about("fairness"))
    async def fairness(self, interaction: Interaction) -> None:
        """How the chance of this match is proven."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.look(match_id) as sitting:
                over = sitting.record.status == "over"
                lines = revealed(visit, sitting) if over else promised(visit, sitting)
            await visit.tell(*lines, files=[await proof(visit.hall, match_id)] if over else [])


COG = Lookup


# ---------------------------------------------------------------------- cards and rules


async def game_here(hall: Hall, interaction: Interaction) -> str | None:
    """The game that is played in this channel."""
    match_id = await hall.match_in(interaction.channel_id or 0)
    async with hall.store.reading() as tx:
        found = await tx.value("SELECT game FROM matches WHERE id = ?", match_id)
    return None if found is None else str(found)


async def card_view(visit: Visit, entry: Entry) -> tuple[ui.LayoutView, list[discord.File]]:
    """A card as a picture, unless this person wants none, and below it in words."""
    game = game_named(entry.game)
    drawn = await visit.drawn(visit.bot.pictures.card(game, entry.id, visit.words(game)))
    pictures, files = pictured(drawn, gallery.CARD)
    text = ui.TextDisplay[Any]("\n".join(card_lines(entry, visit.language)))
    return layout(*pictures, text), files


def card_lines(entry: Entry, language: str) -> list[str]:
    """A card in words, with the rulings on it."""
    game = game_named(entry.game)
    said = words(language, game)
    lines = text_mode(game).card(entry.id, said)
    rulings = [said.say(Text(key, {**game.numbers}), ()) for key in game.rulings.get(entry.id, ())]
    if rulings:
        lines += [said.say(Text("lookup-rulings"), ()), *(f"- {ruling}" for ruling in rulings)]
    return lines


def rule_lines(game: Game, topic: str, language: str) -> list[str]:
    """A rule with its title."""
    said = words(language, game)
    rule = said.say(Text(f"rule-{topic}.text", {**game.numbers}), ())
    return [f"### {said.say(Text(f'rule-{topic}'), ())}", rule]


def suggestions(visit: Visit, catalogue: Catalogue, typed: str, kind: str) -> ui.LayoutView:
    """Nothing is called so: what is called nearly so."""
    alike = [*search(catalogue, typed, None)[:SUGGESTED], *nearest(catalogue, typed, SUGGESTED)]
    near = list(dict.fromkeys(alike))[:SUGGESTED]
    names = ", ".join(f"*{escaped(entry.name)}*" for entry in near)
    text = visit.say(f"lookup-no-such-{kind}", typed=escaped(typed), names=names)
    buttons = [Button.of(entry.name, f"look-{kind}", 0, entry.game, entry.id) for entry in near]
    return layout(ui.TextDisplay(text), *rows(buttons))


# ---------------------------------------------------------------------- help


async def command_lines(visit: Visit, names: Sequence[str]) -> list[str]:
    """What these commands do, each to tap on."""
    cog = visit.bot.get_cog("Lookup")
    assert isinstance(cog, Lookup)
    return [
        visit.say(f"lookup-command-{name}", link=await cog.link(name))
        for name in names
        if visit.bot.tree.get_command(name) is not None
    ]


async def welcome(visit: Visit) -> ui.LayoutView:
    """Help where there is no match: what Skald is, and how to begin."""
    lines = [visit.say("lookup-welcome"), "", *await command_lines(visit, AT_THE_DOOR)]
    buttons = [
        Button.of(
            visit.say("lookup-button-intro-to", title=visit.words(game).say(Text("game-title"), ())),
            *("intro", 0, 1, game.id),
        )
        for game in GAMES.values()
    ]
    return layout(
        ui.TextDisplay("\n".join(lines)),
        ui.TextDisplay(visit.say("lookup-where")),
        *rows([*buttons, Button.of(visit.say("lookup-button-credits"), "credits", 0)]),
    )


async def help_view(visit: Visit, match_id: int) -> ui.LayoutView:
    """Help in a match: whose move it is, what is asked of this person, and which button does what."""
    async with visit.hall.look(match_id) as sitting:
        status = sitting.record.status
        lines = [f"### {title_of(sitting, visit.voice(sitting))}", *moment(visit, sitting)]
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines))]
    if status == "lobby":
        parts.append(ui.TextDisplay(visit.say("lookup-lobby-buttons")))
    elif status not in ("over", "cancelled"):
        explained = [visit.say(f"lookup-explain-{button}") for button in BUTTONS]
        parts.append(ui.TextDisplay("\n".join([visit.say("lookup-buttons"), *explained])))
    known = await command_lines(visit, COMMANDS.get(status, AT_THE_TABLE))
    parts.append(ui.TextDisplay("\n".join([visit.say("lookup-commands"), *known])))
    buttons = [
        Button.of(visit.say("lookup-button-intro"), "intro", match_id, 1),
        Button.of(visit.say("lookup-button-credits"), "credits", match_id),
    ]
    return layout(*parts, *rows(buttons))


def moment(visit: Visit, sitting: Sitting) -> list[str]:
    """Where the match stands for this person; their own question with the rule that explains it."""
    record, voice = sitting.record, visit.voice(sitting)
    if record.status == "lobby":
        return [voice.say("lookup-lobby", count=len(sitting.seats), most=record.max_seats)]
    if record.status != "running":
        return [voice.say("lookup-status", status=record.status)]
    own = [seat.seat for seat in sitting.waiting_for if seat.person == visit.person.id]
    if not own:
        return waiting(sitting, voice)
    question = begun(sitting).question(own[0])
    assert question is not None
    sentence = shortened(voice.words.say(question.sentence, voice.names), LONGEST_SENTENCE)
    topic = sitting.game.topic_of.get(question.key)
    return [
        voice.say("lookup-your-move"),
        f"**{sentence}**",
        *([] if topic is None else rule_lines(sitting.game, topic, visit.language)),
    ]


def waiting(sitting: Sitting, voice: Voice) -> list[str]:
    """Who is awaited, and what for as far as it is everybody's business."""
    seats = [seat.seat for seat in sitting.waiting_for]
    questions = [begun(sitting).question(seat) for seat in seats]
    told = [voice.words.say(it.sentence_for_others, voice.names) for it in questions if it is not None]
    return [voice.say("lookup-waiting", seats=seats), *(f"-# {sentence}" for sentence in told)]


def introduction(visit: Visit, sitting: Sitting, page: int) -> ui.LayoutView:
    """A page of the introduction to a match's game, counted from 1."""
    return introduction_to(visit, sitting.game, sitting.record.id, page)


def introduction_to(visit: Visit, game: Game, match_id: int, page: int) -> ui.LayoutView:
    """A page of the introduction to a game; its buttons lead back into the match, if there is one."""
    said = visit.words(game)
    page = min(max(page, 1), game.intro)
    rest = () if match_id else (game.id,)
    title = visit.say("lookup-intro", title=said.say(Text("game-title"), ()), page=page, pages=game.intro)
    previous, following = visit.say("lookup-button-previous"), visit.say("lookup-button-next")
    buttons = [
        Button.of(previous, "intro", match_id, page - 1, *rest, disabled=page == 1),
        Button.of(
            following,
            *("intro", match_id, page + 1, *rest),
            style=discord.ButtonStyle.primary,
            disabled=page == game.intro,
        ),
        Button.of(visit.say("lookup-button-help"), "help", match_id),
    ]
    told = said.say(Text(f"intro-{page}", {**game.numbers}), ())
    return layout(ui.TextDisplay(f"{title}\n{told}"), *rows(buttons))


# ---------------------------------------------------------------------- fairness


def promised(visit: Visit, sitting: Sitting) -> list[str]:
    """What is known before the end: the hash, and once the match runs whose clicks went into it."""
    lines = [
        f"### {title_of(sitting, visit.voice(sitting))}",
        visit.say("lookup-fairness-promise", hash=commitment(sitting.record.server_seed)),
    ]
    return lines if sitting.match is None else [*lines, *clicks(visit, sitting)]


def revealed(visit: Visit, sitting: Sitting) -> list[str]:
    """After the end: the seed, what was mixed into it, and how to check all of it."""
    seed, joined = sitting.record.server_seed, begun(sitting).clicks
    promise = commitment(seed)
    lines = [
        f"### {title_of(sitting, visit.voice(sitting))}",
        visit.say("lookup-fairness-seed", hash=promise, seed=seed.hex()),
        *clicks(visit, sitting),
        visit.say("lookup-fairness-final", hash=final_seed(seed, joined).hex()),
    ]
    if not begun(sitting).over:
        return [*lines, visit.say("lookup-fairness-ended")]
    command = f"python -m games.fairness verify {proof_name(sitting)} --commitment {promise}"
    return [*lines, visit.say("lookup-fairness-verify"), f"```\n{command}\n```"]


def clicks(visit: Visit, sitting: Sitting) -> list[str]:
    """The join clicks, in the order of the seats."""
    named = zip(sitting.names, begun(sitting).clicks, strict=True)
    return [
        visit.say("lookup-fairness-clicks"),
        *(f"{number}. **{escaped(name)}** `{click}`" for number, (name, click) in enumerate(named, 1)),
    ]


def proof_name(sitting: Sitting) -> str:
    """What the file of a match is called."""
    return f"skald-{sitting.record.id}.json"


async def proof(hall: Hall, match_id: int) -> discord.File:
    """A finished match as the file that `games.fairness` verifies; before the end the seed stays secret."""
    async with hall.look(match_id) as sitting:
        if sitting.record.status != "over":
            raise NotNow(status=sitting.record.status)
        return discord.File(BytesIO(begun(sitting).save()), proof_name(sitting))
