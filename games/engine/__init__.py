"""The rules engine: questions, answers, checkpoints, fate, views and the saga."""

from games.engine.fate import Draw, Fate, commitment, final_seed
from games.engine.flow import Flow, amount, ask_together, pick, pick_some
from games.engine.game import Game, Policy, Standing, View
from games.engine.match import Given, Match, Step
from games.engine.play import Play
from games.engine.policies import random_legal
from games.engine.questions import Amount, Answer, Pick, PickSome, Question, Show, Together
from games.engine.texts import Argument, Arguments, Event, Option, Reason, Text

__all__ = [
    "Amount",
    "Answer",
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
    "ask_together",
    "commitment",
    "final_seed",
    "pick",
    "pick_some",
    "random_legal",
]
