"""Snakes & Ladders."""

from pathlib import Path

from boardloom.core.game import Game
from boardloom.games.snakes import markov, messages, rules, stats, view
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.entities import entity
from boardloom.games.snakes.guide import guide
from boardloom.games.snakes.lesson import LESSON
from boardloom.games.snakes.strategies import SLOTS

GAME = Game(
    name="snakes",
    version=1,
    rules=rules,
    levels=(),
    config=Config,
    messages=messages,
    words=Path(__file__).parent / "words",
    slots=(*SLOTS, entity),
    stats=stats,
    markov=markov,
    view=view,
    guide=guide,
    lesson=LESSON,
)
