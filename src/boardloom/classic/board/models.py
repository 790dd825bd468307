"""The data models of the custom board: `SquareType`, `Square` and `Player`."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from boardloom.classic.board.checks import (
    checked_figure,
    checked_flag,
    checked_integer,
    checked_text,
    type_number,
)
from boardloom.core.arguments import shown
from boardloom.games.custom.squares import KINDS
from boardloom.games.custom.stats import TYPES

MOST = 10**9
"""The largest figure that can be written by hand."""
KEPT = "figures are kept in 32 bits, and may still grow"
"""Why there is one."""


class SquareType(Enum):
    """What a square does to the player who lands on it.

    Types that somebody has added with `boardloom.games.custom.squares.square` are found by their names too.
    """

    SIMPLE = "SIMPLE"
    SURPRISE = "SURPRISE"
    PRISON = "PRISON"
    LUCKY = "LUCKY"
    UNLUCKY = "UNLUCKY"
    REVERSE = "REVERSE"
    PLAYAGAIN = "PLAYAGAIN"

    @property
    def label(self) -> str:
        """As the rule text writes it: Simple, PlayAgain."""
        return "PlayAgain" if self is SquareType.PLAYAGAIN else self.value.capitalize()

    @classmethod
    def known(cls) -> "list[SquareType]":
        """All types, the added ones last."""
        return [cls(name) for name in KINDS]

    @classmethod
    def _missing_(cls, value: object) -> "SquareType | None":
        if not isinstance(value, str) or value not in KINDS:
            return None
        added = object.__new__(cls)
        added._name_ = added._value_ = value
        return _added.setdefault(value, added)


_added: dict[str, SquareType] = {}
"""One object for each type that was added, so that they can be compared like the others."""


@dataclass(frozen=True)
class Square:
    """One square of the board."""

    index: int
    type: SquareType

    def __post_init__(self) -> None:
        if checked_integer("index", self.index) < 0:
            raise ValueError(f"index must be 0 or more, not {self.index}")
        if not isinstance(self.type, SquareType):
            raise ValueError(f"type must be a SquareType such as SquareType.LUCKY, not {shown(self.type)}")


class Figures(Protocol):
    """Where the figures of a player are kept."""

    last: int
    """The largest position there is."""

    def read(self, figure: str) -> int: ...
    def write(self, figure: str, value: int) -> None: ...


class _OwnFigures:
    """The figures of a player who sits in no game."""

    last = MOST

    def __init__(self) -> None:
        self._figures: dict[str, int] = {}

    def read(self, figure: str) -> int:
        return self._figures[figure]

    def write(self, figure: str, value: int) -> None:
        self._figures[figure] = value


class Player:
    """One player. Those of a game are live: their figures can be read and written at any time.

    Writing only puts down the figure: no square acts and nobody wins until somebody moves.

    >>> Player(name="Ann", color="red", coins=3)
    <Player Ann: square 0, 3 coins, normal, 0 moves>
    """

    def __init__(
        self,
        name: str,
        color: str,
        coins: int = 0,
        position: int = 0,
        ptype: str = "normal",
        skip_turn: bool = False,
        moves: int = 0,
    ) -> None:
        self.name, self.color = name, color
        self._figures: Figures = _OwnFigures()
        self.coins, self.position, self.ptype = coins, position, ptype
        self.skip_turn, self.moves = skip_turn, moves

    @classmethod
    def seated(cls, name: str, color: str, figures: Figures) -> "Player":
        """A player whose figures a game keeps."""
        player = cls(name, color)
        player._figures = figures
        return player

    @property
    def name(self) -> str:
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        self._name = checked_text("name", name)

    @property
    def color(self) -> str:
        return self._color

    @color.setter
    def color(self, color: str) -> None:
        self._color = checked_text("color", color)

    @property
    def position(self) -> int:
        """The index of the player's square."""
        return self._figures.read("position")

    @position.setter
    def position(self, square: int) -> None:
        last = self._figures.last
        why = "the index of the last square" if last < MOST else KEPT
        self._figures.write("position", checked_figure("position", square, last, why))

    @property
    def coins(self) -> int:
        return self._figures.read("coins")

    @coins.setter
    def coins(self, coins: int) -> None:
        self._figures.write("coins", checked_figure("coins", coins, MOST, KEPT))

    @property
    def ptype(self) -> str:
        """One of lucky, unlucky and normal."""
        return TYPES[self._figures.read("ptype") - 1]

    @ptype.setter
    def ptype(self, ptype: str) -> None:
        self._figures.write("ptype", type_number("ptype", ptype))

    @property
    def skip_turn(self) -> bool:
        """Whether the player is in prison and misses the next turn."""
        return bool(self._figures.read("skip_turn"))

    @skip_turn.setter
    def skip_turn(self, skip: bool) -> None:
        self._figures.write("skip_turn", int(checked_flag("skip_turn", skip)))

    @property
    def moves(self) -> int:
        """Turns taken, missed and skipped. Writing it leaves the game's `total_moves` alone."""
        return self._figures.read("moves")

    @moves.setter
    def moves(self, moves: int) -> None:
        self._figures.write("moves", checked_figure("moves", moves, MOST, KEPT))

    def __repr__(self) -> str:
        prison = ", in prison" if self.skip_turn else ""
        figures = f"square {self.position}, {self.coins} coins, {self.ptype}, {self.moves} moves{prison}"
        return f"<Player {self.name}: {figures}>"
