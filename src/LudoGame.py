"""The module that Ludo's rule text asks for: `from LudoGame import LudoGame, Player`."""

from boardloom.classic.ludo import LudoGame, Player

__all__ = ["LudoGame", "Player"]
