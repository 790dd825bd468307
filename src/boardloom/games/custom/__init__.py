"""The custom race board."""

from pathlib import Path

from boardloom.core.game import Game, Policy
from boardloom.games.custom import joint, messages, rules, stats, view
from boardloom.games.custom.config import Config
from boardloom.games.custom.guide import guide
from boardloom.games.custom.lesson import LESSON
from boardloom.games.custom.squares import effect

GAME = Game(
    name="custom",
    version=1,
    rules=rules,
    levels=(),
    config=Config,
    messages=messages,
    parse=messages.parse,
    words=Path(__file__).parent / "words",
    slots=(effect,),
    stats=stats,
    joint=joint,
    policies=(Policy("roll", rules.roll),),
    enter="roll",
    view=view,
    guide=guide,
    lesson=LESSON,
)
