"""What a game is made of: the protocol of its rules, its words, and all it may bring besides.

A position's `State` is a record of integers, nothing else. Whoever moves next is `state.mover`: a
seat, `CHANCE`, or `OVER`. Chance is a mover like any other: its outcomes are listed with weights,
and applying one is deterministic.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from boardloom.core.message import Words
from boardloom.core.record import Ints, Record

if TYPE_CHECKING:
    from boardloom.core.game import Position
    from boardloom.core.options import GameConfig
    from boardloom.core.scene import Board, Choices, Editor, Happening, Scene

CHANCE, OVER = -1, -2
"""Movers that are not seats."""
RANDOM = "random"
"""The policy every game has: any choice, all equally likely."""

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


class Rules(Protocol):
    """What a game's `rules.py` provides, all of it in the kernel dialect; s: State, b: Setup."""

    @property
    def State(self) -> type[Record]: ...
    @property
    def MAX_ACTIONS(self) -> int: ...

    @property
    def start(self) -> Callable[[Any, Any], None]:
        """Write the first position into s, whatever s held before."""

    @property
    def legal(self) -> Callable[[Any, Any, Ints], int]:
        """At a seat: fill the buffer with the actions, ascending; return how many."""

    @property
    def chance(self) -> Callable[[Any, Any, Ints, Ints], int]:
        """At CHANCE: the same, with an integer weight for each outcome."""

    @property
    def turn(self) -> Callable[[Any, Any], int]:
        """Until the game is over: the seat that acts or rolls now; -1 where chance acts for nobody, as when
        lots are drawn.

        A seat in turn is asked before its dice fall, unless the rules have a function `at_once`, with the
        same arguments, and it says so: the seat has just decided to roll."""

    @property
    def die(self) -> Callable[[Any, Any], int]:
        """At CHANCE: n where the outcomes are 1 to n and equally likely, else 0.

        `chance` says the same at length; loops roll the die without listing its faces."""

    @property
    def apply(self) -> Callable[[Any, Any, int], None]:
        """Play an action, in place. It trusts its input."""

    @property
    def score(self) -> Callable[[Any, Any, Ints], None]:
        """The standing of each seat; final once the mover is OVER."""


class Messages(Protocol):
    """What a game's `messages.py` provides: what is said of it. No rule is decided here.

    Where outcomes of chance are not mere numbers, a function `outcome`, with the arguments of `name`, says
    how people read them."""

    @property
    def name(self) -> "Callable[[Position, int], str]":
        """An open action as transcripts and players write it, the same in every language; unique among the
        choices."""

    @property
    def prompt(self) -> "Callable[[Position], Words]":
        """What the seat in turn is to do, as an order: "roll the die"."""

    @property
    def events(self) -> "Callable[[Position, int, Position], Iterable[Words]]":
        """What an action did, given the positions before and after it: a sentence each."""


class Stats(Protocol):
    """What a game's `stats.py` provides: figures gathered while many games are played."""

    @property
    def blank(self) -> Callable[[Any], Any]:
        """Zeroed counts for a setup: a NamedTuple of int64 arrays."""

    @property
    def seat(self) -> Callable[[Any, Any], int]:
        """In the kernel dialect: whose action comes next."""

    @property
    def count(self) -> Callable[[Any, Any, int, int, Any], None]:
        """In the kernel dialect: note in the counts what `seat` did, given the state after it."""

    @property
    def by_seat(self) -> tuple[str, ...]:
        """The figures of the report that are one for each seat."""

    @property
    def report(self) -> Callable[[Any, Any, int], dict[str, Any]]:
        """The counts of so many games as named figures: numbers, lists by place or seat, tuples of what
        follows each other, shares by name."""


class Markov(Protocol):
    """What a game's `markov.py` provides, if luck alone decides it: the grounds for exact odds."""

    @property
    def settle(self) -> Callable[[Any, Any], int]:
        """In the kernel dialect: turns taken since the last settling; blanks all that cannot matter."""

    @property
    def alone(self) -> "Callable[[Position, int], Position]":
        """The position as a game of one, as the seat given would go on playing it."""

    @property
    def order(self) -> "Callable[[Position], list[int]]":
        """The seats from the one to move on; while lots are drawn only those who have a place."""

    @property
    def coupling(self) -> "Callable[[Position], Words | None]":
        """Which rule lets players touch each other, if one does."""


class PositionIndex(Protocol):
    """What a game's `position_index.py` provides, if two players' perfect play can be worked out: a number
    for every position in which a fair die is rolled."""

    @property
    def faces(self) -> int:
        """The sides of the die."""

    @property
    def options(self) -> int:
        """The most choices a player has after a roll."""

    @property
    def why_not(self) -> "Callable[[Position], Words]":
        """Why positions of this game have no numbers; nothing where they have."""

    @property
    def size(self) -> Callable[[Any], int]:
        """How many numbers there are, for a setup."""

    @property
    def kept(self) -> Callable[[Any], int]:
        """Whose values are kept: the first so many. What follows them is one roll away from these."""

    @property
    def order(self) -> Callable[[Any], NDArray[np.int32]]:
        """All numbers, those near the end of the game first."""

    @property
    def number(self) -> Callable[[Any, Any], int]:
        """In the kernel dialect: the number of a position where a die is rolled; alike ones share it."""

    @property
    def place(self) -> Callable[[Any, Any, int], bool]:
        """In the kernel dialect: write the position of a number; False if there is none."""

    @property
    def seat(self) -> Callable[[Any, Any], int]:
        """In the kernel dialect: whose turn it is."""


class View(Protocol):
    """What a game's `view.py` provides: the table for screens of any kind. No rule is decided here."""

    @property
    def board(self) -> "Callable[[GameConfig], Board]":
        """What stays as it is, for these options."""

    @property
    def scene(self) -> "Callable[[Position], Scene]":
        """What is to be seen of a position."""

    @property
    def choices(self) -> "Callable[[Position], Choices]":
        """What the seat to move may do."""

    @property
    def happening(self) -> "Callable[[Position, int, Position], Happening]":
        """What an action looks like between two positions."""

    @property
    def editors(self) -> "Callable[[GameConfig], tuple[Editor, ...]]":
        """The options that are edited on the board."""


class Policy(NamedTuple):
    """A way to decide, in the kernel dialect: simple bots, playouts, and what Enter does."""

    name: str
    decide: Callable[[Any, Any, Ints, int, int], int]
    """At a seat: the action it takes, given s, b, a buffer for `legal`, and the key and number of the
    draw it may use for luck. It leaves s as it is."""
    refuses: "Callable[[Position], Words] | None" = None
    """Why it cannot play this game; nothing where it can."""
    prepare: "Callable[[Position, Progress | None], Any] | None" = None
    """The setup with the tables it looks things up in, where it needs such; working them out may take
    a while."""
    sentence: str = ""
    """What it looks for, in English, where the words of the game do not say it."""


class Level(NamedTuple):
    """How strong a bot is."""

    policy: str = ""
    """How it decides, or how its search plays on to the end; empty for the usual way."""
    iterations: int = 0
    """Of search before each move; without any the policy decides alone."""
    perfect: str = ""
    """The policy that decides instead, in those games it can play: one that cannot be bettered."""
    random_percent: int = 0
    """Of a hundred moves, how many are taken at random."""
    exploration: float = 1.0
    """How eagerly its search tries what it has rarely tried."""
    win_weight: float = 0.5
    """How much only winning counts, from 0 (every place counts alike) to 1."""
    rave_k: float = 0.0
    """How long its search relies on RAVE: for about so many tries of a move. For games where a move is worth
    about as much now as later."""


LEVELS = (
    Level(RANDOM),
    Level(random_percent=50),
    Level(),
    Level(iterations=400),
    Level(iterations=20_000),
)
"""Five levels that suit most games of decisions."""


class Outline(NamedTuple):
    """A game as other programs tell it."""

    options: dict[str, Any]
    names: tuple[str, ...]
    """Of the seats; may be empty."""
    actions: tuple[int, ...]


class Format(NamedTuple):
    """A kind of file in which other programs keep games."""

    name: str
    """How it is asked for, and what file names end with."""
    sentence: Words
    write: "Callable[[Sequence[Position], Sequence[int], Sequence[str]], str]"
    """A game as text: its positions from the first on, its actions, the players' names. `BadOptions` if
    the format cannot tell it."""
    read: "Callable[[str], Outline]"
    """What the text tells; `BadTranscript` says what is wrong with it."""


class Gtp(NamedTuple):
    """How other programs speak of a game in the Go Text Protocol; moves are called as we call them."""

    title: "Callable[[GameConfig], str]"
    """The game they should play; `BadOptions` if they do not know it with these options."""
    colour: "Callable[[Position], str]"
    """Who is to move."""
