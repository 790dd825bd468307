"""The custom race board."""

from boardloom.core.game import Game, Policy
from boardloom.games.custom import rules, scene, stats, text
from boardloom.games.custom.config import Config
from boardloom.games.custom.guide import guide
from boardloom.games.custom.squares import effect

GAME = Game(
    name="custom",
    title="Custom board",
    summary="Race along a row of squares of your own making.",
    version=1,
    rules=rules,
    levels=(),
    config=Config,
    text=text,
    slots=(effect,),
    stats=stats,
    policies=(Policy("roll", "Rolls the dice; never skips a turn or ends the game.", rules.roll),),
    enter="roll",
    view=scene,
    guide=guide,
)
