"""The names and descriptions of commands, in every language Discord shows them in."""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from games.engine import Text
from games.registry import GAMES
from locales import LANGUAGES, MissingText, words

ENGLISH = LANGUAGES[0]
DESCRIPTIONS = (At.command_description, At.group_description, At.parameter_description)


def spoken(language: str, key: str) -> str:
    """A text of the bot's own, without a game."""
    return words(language, None).say(Text(key), ())


def about(command: str) -> str:
    """The English description of a command, by its whole name."""
    return spoken(ENGLISH, f"{key_of(command)}.about")


def options(*names: str) -> dict[str, str]:
    """The English descriptions of options; one name means the same in every command."""
    return {name: spoken(ENGLISH, f"parameter-{name}.about") for name in names}


def keyed(key: str) -> app_commands.locale_str:
    """English words with their key, for what the translator cannot find by its Python name."""
    return app_commands.locale_str(spoken(ENGLISH, key), key=key)


def choices(kind: str, values: Iterable[str | int]) -> list[app_commands.Choice[str]]:
    """Fixed choices of an option, in English; the others come from the translator."""
    return [app_commands.Choice(name=keyed(f"choice-{kind}-{value}"), value=str(value)) for value in values]


def game_choices() -> list[app_commands.Choice[str]]:
    """The games by their titles, which are the same in every language."""
    return [
        app_commands.Choice(name=words(ENGLISH, game).say(Text("game-title"), ()), value=game.id)
        for game in GAMES.values()
    ]


def key_of(command: str) -> str:
    """The key of a command's words."""
    return f"command-{command.replace(' ', '-')}"


class Translator(app_commands.Translator):
    """Looks up what Discord asks for."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words of a command, an option or a choice; None where English will do."""
        language = locale.value.partition("-")[0]
        if language not in LANGUAGES or language == ENGLISH:
            return None
        key = string.extras.get("key") or self._key(context)
        try:
            return None if key is None else spoken(language, key)
        except MissingText:
            return None

    def _key(self, context: app_commands.TranslationContextTypes) -> str | None:
        data, location = context.data, context.location
        ending = ".about" if location in DESCRIPTIONS else ""
        if isinstance(data, app_commands.Command | app_commands.Group):
            return f"{key_of(data.qualified_name)}{ending}"
        return f"parameter-{data.name}{ending}" if isinstance(data, app_commands.Parameter) else None
