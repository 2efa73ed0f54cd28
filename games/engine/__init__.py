"""The rules engine: questions, answers, checkpoints, fate, views and the saga."""

from games.engine.fate import Draw, Fate, commitment, final_seed
from games.engine.flow import Flow, Part, amount, ask_apart, ask_together, asking, pick, pick_some
from games.engine.game import Game, Policy, Standing, View
from games.engine.match import Match
from games.engine.play import Play
from games.engine.policies import picked_from, random_legal
from games.engine.questions import Amount, Answer, Apart, Pick, PickSome, Question, Show, Together
from games.engine.saves import Given, Step
from games.engine.texts import Argument, Arguments, Event, Option, Reason, Text

__all__ = [
    "Amount",
    "Answer",
    "Apart",
    "Argument",
    "Arguments",
    "Draw",
    "Event",
    "Fate",
    "Flow",
    "Game",
    "Given",
    "Match",
    "Option",
    "Part",
    "Pick",
    "PickSome",
    "Play",
    "Policy",
    "Question",
    "Reason",
    "Show",
    "Standing",
    "Step",
    "Text",
    "Together",
    "View",
    "amount",
    "ask_apart",
    "ask_together",
    "asking",
    "commitment",
    "final_seed",
    "pick",
    "pick_some",
    "picked_from",
    "random_legal",
]
