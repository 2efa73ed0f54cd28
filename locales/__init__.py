"""Words: texts of the rules in English, German and French.

A text's arguments are told by their names: `seat` (or `seat_…`) becomes the player's name, a string under a
noun the game knows (`card`, `place`, `figure`, …) becomes that thing's name, a list becomes "a, b and c". The
same thing twice in a list becomes "a ×2", or what the `counted` of its name says, like "2 coins".
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from games.engine import Argument, Event, Game, Option, Reason, Text

LANGUAGES = ("en", "de", "fr")
ENGINE = "engine"
SHARED = (f"{ENGINE}.", "table.", "discord-", "commands-")
"""The files whose words every game shares."""
HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")
"""Before a number it stands for a minus."""
REMEMBERED = 4096
"""So many sentences of a language need not be formed again."""


class MissingText(LookupError):
    """A key that this language does not know: a bug, found by the tests."""


class Words:
    """One language's words for one game, or without a game for what is said before there is one."""

    def __init__(self, language: str, game: Game | None) -> None:
        self.language = language
        self._game = game
        self._bundle = bundle(language, ENGINE if game is None else game.id)
        self._remembered = lru_cache(REMEMBERED)(self._said)

    def say(self, text: Text, names: Sequence[str]) -> str:
        """A text in words; `names` are the players' names by seat."""
        args = tuple((name, self._argument(name, value, names)) for name, value in text.args.items())
        return self._remembered(text.key, args)

    def _said(self, whole_key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        key, _, attribute = whole_key.partition(".")
        if not self._bundle.has_message(key):
            raise MissingText(whole_key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(whole_key)
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{whole_key}: {errors}")
        below_zero = any(isinstance(value, int) and value < 0 for _, value in args)
        return HYPHEN.sub("\N{MINUS SIGN}", str(words)) if below_zero else str(words)

    def option(self, option: Option, names: Sequence[str]) -> str:
        """An option in words."""
        return self.say(option.text, names)

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        """Why not, in words, with the rule."""
        return f"{self.say(reason.text, names)} ({reason.rule})"

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the saga in words. Show it only to those who may see it."""
        return self.say(Text(event.key, event.args), names)

    def also(self, event: Event, names: Sequence[str]) -> str | None:
        """How an event goes on in a line about the same player; None where it begins a line of its own."""
        if "also" not in self._bundle.get_message(event.key).attributes:
            return None
        return self.say(Text(f"{event.key}.also", event.args), names)

    def _argument(self, name: str, value: Argument, names: Sequence[str]) -> str | int:
        kind = name.partition("_")[0]
        if isinstance(value, int):
            return names[value] if kind == "seat" and 0 <= value < len(names) else value
        if isinstance(value, str):
            noun = None if self._game is None else self._game.noun(kind, value)
            return value if noun is None else self.say(noun, names)
        one = kind.removesuffix("s")
        return self._list([self._counted(one, item, count, names) for item, count in Counter(value).items()])

    def _counted(self, kind: str, item: int | str, count: int, names: Sequence[str]) -> str:
        words = str(self._argument(kind, item, names))
        noun = None if self._game is None or isinstance(item, int) else self._game.noun(kind, item)
        if noun is not None and "counted" in self._bundle.get_message(noun.key).attributes:
            return self.say(Text(f"{noun.key}.counted", {**noun.args, "count": count}), names)
        return words if count == 1 else f"{words}\u00a0×{count}"

    def _list(self, items: list[str]) -> str:
        if not items:
            return self._remembered("list-nothing", ())
        words = items[0]
        for item in items[1:-1]:
            words = self._remembered("list-more", (("items", words), ("item", item)))
        if len(items) > 1:
            words = self._remembered("list-last", (("items", words), ("item", items[-1])))
        return words


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The messages of the engine, the table and one game."""
    made = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((*SHARED, f"{game}.", f"{game}-")):
            made.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return made


@cache
def words(language: str, game: Game | None) -> Words:
    """One language's words for one game, made once."""
    return Words(language, game)
