"""Snakes & Ladders."""

from dataclasses import replace
from pathlib import Path

from boardloom.core.game import Game
from boardloom.games.snakes import joint, markov, messages, rules, stats, version_1, view
from boardloom.games.snakes.config import SLOTS, Config
from boardloom.games.snakes.entities import entity
from boardloom.games.snakes.guide import guide
from boardloom.games.snakes.lesson import LESSON

_GAME = Game(
    name="snakes",
    version=2,
    rules=rules,
    levels=(),
    config=Config,
    messages=messages,
    words=Path(__file__).parent / "words",
    slots=(*SLOTS, entity),
    stats=stats,
    markov=markov,
    joint=joint,
    view=view,
    guide=guide,
    lesson=LESSON,
)
GAME = replace(_GAME, earlier=(replace(_GAME, version=1, rules=version_1, config=version_1.Config),))
