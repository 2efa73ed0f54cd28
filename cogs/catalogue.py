"""The catalogue: cards and rules to look up, found by their names however they are typed."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import cache

import msgspec

from games.engine import Game, Text
from games.registry import GAMES
from locales import LANGUAGES, words

MOST_FOUND = 25
ODD_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "’": "'"})


class Entry(msgspec.Struct, frozen=True):
    """Something to look up: of which game, its id there, its name, the names it is found by, what it says."""

    game: str
    id: str
    name: str
    keys: tuple[str, ...]
    text: str = ""

    @property
    def value(self) -> str:
        """What a completed option carries."""
        return f"{self.game}/{self.id}"


Catalogue = Sequence[Entry]


@cache
def cards(language: str) -> Catalogue:
    """Every card by name; those that are alike but for their Age once."""
    found = [entry for game in GAMES.values() for entry in faces(game, language)]
    return told_apart(sorted(found, key=lambda entry: entry.keys[0]), language)


def faces(game: Game, language: str) -> Iterator[Entry]:
    """The cards of a game, the first of each name."""
    told = set()
    for card in sorted(game.cards):
        noun = game.noun("card", card)
        assert noun is not None
        if noun.key not in told:
            told.add(noun.key)
            yield entry_of(game, card, language, noun)


@cache
def topics(language: str) -> Catalogue:
    """Every rule, in reading order."""
    found = [
        msgspec.structs.replace(
            entry_of(game, topic, language, Text(f"rule-{topic}")), text=rule_text(game, topic, language)
        )
        for game in GAMES.values()
        for topic in game.topics
    ]
    return told_apart(found, language)


def rule_text(game: Game, topic: str, language: str) -> str:
    """What a rule says, to be searched."""
    rule = Text(f"rule-{topic}.text", {**game.numbers})
    return f" {folded(words(language, game).say(rule, ()))}"


def told_apart(catalogue: Catalogue, language: str) -> Catalogue:
    """The same entries; what several games call alike is named with its game."""
    counts = Counter(entry.keys[0] for entry in catalogue)
    return [entry if counts[entry.keys[0]] == 1 else of_its_game(entry, language) for entry in catalogue]


def of_its_game(entry: Entry, language: str) -> Entry:
    """An entry with its game behind its name."""
    title = words(language, GAMES[entry.game]).say(Text("game-title"), ())
    name = f"{entry.name} ({title})"
    return msgspec.structs.replace(entry, name=name, keys=(*entry.keys, folded(name)))


def entry_of(game: Game, name: str, language: str, noun: Text) -> Entry:
    """A thing with its name in the reader's language; its English one finds it, too."""
    names = [words(spoken, game).say(noun, ()) for spoken in (language, LANGUAGES[0])]
    return Entry(game.id, name, names[0], tuple(dict.fromkeys(map(folded, names))))


def folded(text: str) -> str:
    """A text without case, accents and signs."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(ODD_LETTERS))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign != "'")
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters).split())


def search(catalogue: Catalogue, typed: str, here: str | None) -> list[Entry]:
    """What fits so far: the game played here first, then names that begin so, then words that do.

    Where no name fits, what has such a word in its text.
    """
    wanted = folded(typed)
    fits: list[Callable[[str], bool]] = [
        lambda key: key.startswith(wanted),
        lambda key: f" {wanted}" in key,
        lambda key: wanted in key,
    ]
    found = [
        (entry.game != here, rank, entry)
        for entry in catalogue
        for rank in [next((rank for rank, fit in enumerate(fits) if any(map(fit, entry.keys))), None)]
        if rank is not None
    ]
    if not found:
        found = [(entry.game != here, 0, entry) for entry in catalogue if f" {wanted}" in entry.text]
    return [entry for *_, entry in sorted(found, key=lambda ranked: ranked[:2])][:MOST_FOUND]


def find(catalogue: Catalogue, typed: str, here: str | None) -> Entry | None:
    """What was meant: a completed option, a whole name, or what only one name fits."""
    wanted = folded(typed)
    for entry in catalogue:
        if entry.value == typed:
            return entry
    found = search(catalogue, typed, here) if wanted else []
    exact = [entry for entry in found if wanted in entry.keys]
    if exact:
        return min(exact, key=lambda entry: folded(entry.name) != wanted)
    return found[0] if len(found) == 1 else None


def nearest(catalogue: Catalogue, typed: str, count: int) -> list[Entry]:
    """The names most like what was typed."""
    wanted = folded(typed)

    def likeness(entry: Entry) -> float:
        return max(SequenceMatcher(None, key, wanted).ratio() for key in entry.keys)

    return sorted(catalogue, key=likeness, reverse=True)[:count]
