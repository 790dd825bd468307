"""Ludo."""

from pathlib import Path

from boardloom.core.game import Game
from boardloom.games.ludo import messages, position_index, rules, stats, view
from boardloom.games.ludo.config import Config
from boardloom.games.ludo.guide import guide
from boardloom.games.ludo.lesson import LESSON
from boardloom.games.ludo.policy import LEVELS, POLICIES

GAME = Game(
    name="ludo",
    version=1,
    rules=rules,
    config=Config,
    messages=messages,
    words=Path(__file__).parent / "words",
    stats=stats,
    position_index=position_index,
    policies=POLICIES,
    levels=LEVELS,
    enter="priority",
    standing=messages.standing,
    view=view,
    guide=guide,
    lesson=LESSON,
    puzzles=Path(__file__).parent / "puzzles.json",
)
