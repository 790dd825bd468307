"""Ludo."""

from boardloom.core.game import Game
from boardloom.games.ludo import position_index, rules, scene, stats, text
from boardloom.games.ludo.config import Config
from boardloom.games.ludo.guide import guide
from boardloom.games.ludo.policy import LEVELS, POLICIES

GAME = Game(
    name="ludo",
    title="Ludo",
    summary="Out of the yard on a six, once around, and home by an exact roll.",
    version=1,
    rules=rules,
    config=Config,
    text=text,
    stats=stats,
    position_index=position_index,
    policies=POLICIES,
    levels=LEVELS,
    enter="priority",
    standing=text.standing,
    view=scene,
    guide=guide,
)
