"""Snakes & Ladders."""

from boardloom.core.game import Game
from boardloom.games.snakes import markov, rules, scene, stats, text
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.entities import entity
from boardloom.games.snakes.guide import guide
from boardloom.games.snakes.strategies import SLOTS

GAME = Game(
    name="snakes",
    title="Snakes & Ladders",
    summary="Race to the last cell; ladders help, snakes do not.",
    version=1,
    rules=rules,
    levels=(),
    config=Config,
    text=text,
    slots=(*SLOTS, entity),
    stats=stats,
    markov=markov,
    view=scene,
    guide=guide,
)
