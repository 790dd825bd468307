"""Puzzles: positions in which one move is better than all others, kept with what proves it."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

Method = Literal["minimax", "playouts"]
"""How values were found: `minimax` tried every way to the end, and values are points ahead of the other
player; `playouts` played many games to the end after each choice, and values are shares of those won."""


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, and what every choice there is worth to whoever is to move."""

    moves: tuple[str, ...]
    """The actions that lead to it, by name, from the first position on; chance included."""
    values: dict[str, float]
    """By name of the choice, the best first."""
    usual: str
    """What the game's usual policy would do."""
    seed: int
    """Of the game it was found in."""
    visits: int = 0
    """Positions that a search looked at to find these values."""

    @property
    def best(self) -> str:
        """The name of the best choice."""
        return max(self.values, key=self.values.__getitem__)

    @property
    def second(self) -> float:
        """What the best of all other choices is worth."""
        return sorted(self.values.values())[-2]


class PuzzleSet(Struct, frozen=True, kw_only=True):
    """The puzzles of a game, from the easiest to the hardest, and where they come from."""

    method: Method
    command: str
    """What found them."""
    date: str
    games: int = 0
    """Played after each choice to find its value, where values are shares."""
    options: dict[str, object]
    """Of the games they are from."""
    puzzles: tuple[Puzzle, ...]


# Made here, once: two threads that make a decoder of one type at the same time crash the process.
_decode = msgspec.json.Decoder(PuzzleSet).decode


def read(file: Path) -> PuzzleSet:
    return _decode(file.read_bytes())
