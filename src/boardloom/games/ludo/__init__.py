"""Ludo."""

from pathlib import Path

from boardloom.game import Game
from boardloom.games.ludo import census, messages, rules, tally, view
from boardloom.games.ludo.config import Config
from boardloom.games.ludo.guide import guide
from boardloom.games.ludo.picture import picture
from boardloom.games.ludo.policy import LEVELS, POLICIES

GAME = Game(
    name="ludo",
    version=1,
    rules=rules,
    config=Config,
    messages=messages,
    words=Path(__file__).parent / "words",
    tally=tally,
    census=census,
    policies=POLICIES,
    levels=LEVELS,
    enter="priority",
    standing=messages.standing,
    view=view,
    picture=picture,
    guide=guide,
)
