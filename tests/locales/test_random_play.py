"""Random play in every language: nobody ever reads a raw key, or two options that look the same."""

import re

import pytest

from games.engine import Game, Match, Pick, Question, Text
from locales import LANGUAGES, Words, words
from tests.games.conformance.positions import SETTINGS, positions
from tests.locales.ftl import keys

NAMES = ["Åsa", "Bera", "Eirik", "Olaf", "Ulf"]
LONGEST_BUTTON = 80
"""What Discord prints on a button."""


class Reader:
    """Reads in one language all that a match shows, and stumbles over what is not in words."""

    def __init__(self, language: str, game: Game) -> None:
        self.words: Words = words(language, game)
        self.game = game
        tails = [key.partition("-")[2] for key in keys(language, game.id)]
        self.raw = {key for key in [*keys(language, game.id), *tails, *game.cards] if "-" in key}
        self.read: dict[str, str] = {}

    def say(self, text: Text) -> str:
        """A text in words, each looked at once."""
        name = repr(text)
        if name not in self.read:
            self.read[name] = self.words.say(text, NAMES)
            self.look(text, self.read[name])
        return self.read[name]

    def look(self, text: Text, said: str) -> None:
        assert said == said.strip() != ""
        assert not re.search(r"[{}$@_]|  ", said), said
        assert not self.raw.intersection(re.findall(r"\w+(?:-\w+)+", said)), said
        for name, value in text.args.items():
            if isinstance(value, str) and self.game.noun(name.partition("_")[0], value) is None:
                assert not re.search(rf"\b{re.escape(value)}\b", said), said

    def question(self, question: Question) -> None:
        self.say(question.sentence)
        self.say(question.sentence_for_others)
        if not isinstance(question, Pick):
            return
        options = [self.say(option.text) for option in question.options]
        assert len(set(options)) == len(options), options
        assert max(map(len, options)) <= LONGEST_BUTTON, options
        for option in question.disabled:
            self.say(option.text)
            assert option.reason is not None
            self.say(option.reason.text)
            assert self.words.reason(option.reason, NAMES).endswith(f"({option.reason.rule})")

    def saga(self, match: Match) -> None:
        for event in match.events:
            assert self.words.event(event, NAMES) == self.say(Text(event.key, event.args))


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
@pytest.mark.parametrize(("policy", "seeds"), [("random", range(0, 16, 4)), ("eager", range(3, 16, 4))])
def test_a_random_match_is_in_words_from_its_first_question_to_its_last_line(
    game: Game, seats: int, policy: str, seeds: range
) -> None:
    readers = [Reader(language, game) for language in LANGUAGES]
    for seed in seeds:
        match = None
        for position in positions(game, seats, seed, policy):
            match = position.match
            for reader in readers:
                reader.question(position.question)
        assert match is not None
        assert match.over
        for reader in readers:
            reader.saga(match)
