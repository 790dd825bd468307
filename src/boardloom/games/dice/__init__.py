"""DO or DICE."""

from boardloom.core.game import RANDOM, Game, Level, Policy
from boardloom.games.dice import rules, scene, stats, text
from boardloom.games.dice.config import Config
from boardloom.games.dice.goals import goal
from boardloom.games.dice.guide import guide
from boardloom.games.dice.policy import greedy, meek
from boardloom.games.dice.refusal import refusal
from boardloom.games.dice.standing import standing

GAME = Game(
    name="dice",
    title="DO or DICE",
    summary="Five players, one die: survive, or haunt the survivors.",
    version=1,
    rules=rules,
    config=Config,
    text=text,
    slots=(goal,),
    stats=stats,
    policies=(
        Policy("greedy", "Eliminates, harms the leader, takes sure points.", greedy),
        Policy("meek", "Harms who matters least and leaves points alone: a child can beat it.", meek),
    ),
    levels=(
        Level("meek"),
        Level("meek", random_percent=42),
        Level(RANDOM),
        Level("greedy"),
        Level("greedy", iterations=40_000, win_weight=1.0),
    ),
    standing=standing,
    refusal=refusal,
    hide=rules.hide,
    view=scene,
    guide=guide,
)
