"""DO or DICE."""

from boardloom.game import RANDOM, Game, Level, Policy
from boardloom.games.dice import rules, scene, tally, text
from boardloom.games.dice.config import Config
from boardloom.games.dice.goals import goal
from boardloom.games.dice.guide import guide
from boardloom.games.dice.policy import greedy
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
    tally=tally,
    policies=(Policy("greedy", "Eliminates, harms the leader, takes sure points.", greedy),),
    levels=(
        Level(RANDOM),
        Level("greedy", slips=50),
        Level("greedy"),
        Level("greedy", iterations=60, ambition=1.0),
        Level("greedy", iterations=40_000, ambition=1.0),
    ),
    standing=standing,
    refusal=refusal,
    hide=rules.hide,
    view=scene,
    guide=guide,
)
