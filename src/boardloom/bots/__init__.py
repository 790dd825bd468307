"""Bots: whatever chooses a move for a seat, in any position of any game."""

from boardloom.bots.bot import Bot, Budget, choose
from boardloom.bots.registry import able, check, find, named, names, register, thinks
from boardloom.bots.simple import without_thinking

__all__ = [
    "Bot",
    "Budget",
    "able",
    "check",
    "choose",
    "find",
    "named",
    "names",
    "register",
    "thinks",
    "without_thinking",
]
