"""What a game is made of: the protocol of its rules, its words, and all it may bring besides.

A position's `State` is a record of integers, nothing else. Whoever moves next is `state.mover`: a
seat, `CHANCE`, or `OVER`. Chance is a mover like any other: its outcomes are listed with weights,
and applying one is deterministic.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypeVar

from boardloom.core.message import Words
from boardloom.core.record import Ints, StateRecord

if TYPE_CHECKING:
    from boardloom.core.happening import Happening
    from boardloom.core.options import GameConfig
    from boardloom.core.scene import Board, Choices, Editor, Scene

CHANCE, OVER = -1, -2
"""Movers that are not seats."""
RANDOM = "random"
"""The policy every game has: any choice, all equally likely."""

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""

# A game's own code knows its kinds of state, setup and config: `Position[State, Setup, Config]`. Games looked
# up by name are of all kinds, and no checker can know that each is only asked about positions of its own.
# So `Game`, `Position` and the protocols without parameters are those of any game: states and setups are not
# checked, and a config is at least a `GameConfig`. For the same reason C is covariant.
S = TypeVar("S", bound=StateRecord, default=Any)
"""A game's state."""
B = TypeVar("B", default=Any)
"""Its setup, which rules call b."""
C = TypeVar("C", bound="GameConfig", covariant=True, default="GameConfig")
"""Its config."""
P = TypeVar("P", default=Any)
"""Its positions."""
Counts = TypeVar("Counts", default=Any)
"""What its statistics count in."""

# What is only ever given to a game's functions; protocols must say so.
S_contra = TypeVar("S_contra", contravariant=True, default=Any)
B_contra = TypeVar("B_contra", contravariant=True, default=Any)
C_contra = TypeVar("C_contra", contravariant=True, default=Any)
P_contra = TypeVar("P_contra", contravariant=True, default=Any)

Figure = float | list[float] | tuple[float, ...] | dict[str, float]
"""A number, a list by place or seat, a tuple of what follows each other, or shares by name."""
Figures = dict[str, Figure]
"""The figures of a report, by name."""


class Rules(Protocol[S, B_contra]):
    """What a game's `rules.py` provides, all of it in the compiled subset; s: State, b: Setup."""

    @property
    def State(self) -> type[S]:
        """The layout of a position: a `Record` of integers, one of them called `mover`."""

    @property
    def MAX_ACTIONS(self) -> int:
        """The most actions, or outcomes of chance, that any position has; the length of the buffers."""

    @property
    def start(self) -> Callable[[S, B_contra], None]:
        """Write the first position into s, whatever s held before."""

    @property
    def legal(self) -> Callable[[S, B_contra, Ints], int]:
        """At a seat: fill the buffer with the actions, ascending; return how many.

        Where listing them takes long, the rules may have a function `allows` besides: given s, b and any
        integer, whether it is one of them."""

    @property
    def chance(self) -> Callable[[S, B_contra, Ints, Ints], int]:
        """At CHANCE: the same, with an integer weight for each outcome."""

    @property
    def turn(self) -> Callable[[S, B_contra], int]:
        """Until the game is over: the seat that acts or rolls now; -1 where chance acts for nobody, as when
        lots are drawn.

        A seat in turn is asked before its dice fall, unless the rules have a function `at_once`, with the
        same arguments, and it says so: the seat has just decided to roll."""

    @property
    def die(self) -> Callable[[S, B_contra], int]:
        """At CHANCE: n where the outcomes are 1 to n and equally likely, else 0.

        `chance` says the same at length; loops roll the die without listing its faces."""

    @property
    def apply(self) -> Callable[[S, B_contra, int], None]:
        """Play an action, in place. It trusts its input."""

    @property
    def score(self) -> Callable[[S, B_contra, Ints], None]:
        """The standing of each seat; final once the mover is OVER."""


class Messages(Protocol[P_contra]):
    """What a game's `messages.py` provides: what is said of it. No rule is decided here.

    Where outcomes of chance are not mere numbers, a function `outcome`, with the arguments of `name`, says
    how people read them."""

    @property
    def name(self) -> Callable[[P_contra, int], str]:
        """An open action as transcripts and players write it, the same in every language; unique among the
        choices."""

    @property
    def prompt(self) -> Callable[[P_contra], Words]:
        """What the seat in turn is to do, as an order: "roll the die"."""

    @property
    def events(self) -> Callable[[P_contra, int, P_contra], Iterable[Words]]:
        """What an action did, given the positions before and after it: a sentence each."""


class Stats(Protocol[S_contra, B_contra, Counts]):
    """What a game's `stats.py` provides: figures gathered while many games are played.

    A game that counts rounds has a rule `rounds`, with the arguments of `seat`: how many have begun. Of other
    games the turns are counted, and a round is over once the seat that has most of them has another one."""

    @property
    def blank(self) -> Callable[[B_contra], Counts]:
        """Zeroed counts for a setup: a NamedTuple of int64 arrays."""

    @property
    def seat(self) -> Callable[[S_contra, B_contra], int]:
        """In the compiled subset: whose action comes next."""

    @property
    def count(self) -> Callable[[S_contra, B_contra, int, int, Counts], None]:
        """In the compiled subset: note in the counts what `seat` did, given the state after it."""

    @property
    def by_seat(self) -> tuple[str, ...]:
        """The figures of the report that are one for each seat."""

    @property
    def report(self) -> Callable[[B_contra, Counts, int], Figures]:
        """The counts of so many games as named figures."""


class Markov(Protocol[S_contra, B_contra, P]):
    """What a game's `markov.py` provides, if luck alone decides it: the grounds for exact odds."""

    @property
    def settle(self) -> Callable[[S_contra, B_contra], int]:
        """In the compiled subset: turns taken since the last settling; blanks all that cannot matter."""

    @property
    def alone(self) -> Callable[[P, int], P]:
        """The position as a game of one, as the seat given would go on playing it."""

    @property
    def order(self) -> Callable[[P], list[int]]:
        """The seats from the one to move on; while lots are drawn only those who have a place."""

    @property
    def turns_left(self) -> Callable[[P, int], int]:
        """The turns that whoever plays at a place, 0 being in turn, can have before the game is drawn."""

    @property
    def coupling(self) -> Callable[[P], Words | None]:
        """Which rule lets players touch each other, if one does."""


class Joint(Protocol[S_contra, B_contra, P]):
    """What a game's `joint.py` provides, if luck alone decides and whatever matters of a player between two
    turns is a small number: the grounds for exact chances of two who touch each other."""

    @property
    def settle(self) -> Callable[[S_contra, B_contra], int]:
        """In the compiled subset: blanks all that cannot matter; gives the turns begun since the last
        settling, or 0 where the seat in turn says it."""

    @property
    def together(self) -> Callable[[P], P | None]:
        """The position as a game that goes on until somebody has won; None where that, or something that
        matters, is not known."""

    @property
    def place(self) -> Callable[[S_contra, B_contra, int], int]:
        """In the compiled subset: where a seat stands, from 0 on, and all else that matters of it."""


class PositionIndex(Protocol[S_contra, B_contra, P_contra]):
    """What a game's `position_index.py` provides, if two players' perfect play can be worked out: a number
    for every position in which a fair die is rolled."""

    @property
    def faces(self) -> int:
        """The sides of the die."""

    @property
    def options(self) -> int:
        """The most choices a player has after a roll."""

    @property
    def why_not(self) -> Callable[[P_contra], Words]:
        """Why positions of this game have no numbers; nothing where they have."""

    @property
    def size(self) -> Callable[[B_contra], int]:
        """How many numbers there are, for a setup."""

    @property
    def kept(self) -> Callable[[B_contra], int]:
        """Whose values are kept: the first so many. What follows them is one roll away from these."""

    @property
    def order(self) -> Callable[[B_contra], NDArray[np.int32]]:
        """All numbers, those near the end of the game first."""

    @property
    def number(self) -> Callable[[S_contra, B_contra], int]:
        """In the compiled subset: the number of a position where a die is rolled; alike ones share it."""

    @property
    def place(self) -> Callable[[S_contra, B_contra, int], bool]:
        """In the compiled subset: write the position of a number; False if there is none."""

    @property
    def seat(self) -> Callable[[S_contra, B_contra], int]:
        """In the compiled subset: whose turn it is."""


class View(Protocol[P_contra, C_contra]):
    """What a game's `view.py` provides: the table for screens of any kind. No rule is decided here."""

    @property
    def board(self) -> "Callable[[C_contra], Board]":
        """What stays as it is, for these options."""

    @property
    def scene(self) -> "Callable[[P_contra], Scene]":
        """What is to be seen of a position."""

    @property
    def choices(self) -> "Callable[[P_contra], Choices]":
        """What the seat to move may do."""

    @property
    def happening(self) -> "Callable[[P_contra, int, P_contra], Happening]":
        """What an action looks like between two positions."""

    @property
    def editors(self) -> "Callable[[C_contra], tuple[Editor, ...]]":
        """The options that are edited on the board."""


class Policy(NamedTuple, Generic[S, B, P]):
    """A way to decide, in the compiled subset: simple bots, playouts, and what Enter does."""

    name: str
    """How it is asked for."""
    decide: Callable[[S, B, Ints, int, int], int]
    """At a seat: the action it takes, given s, b, a buffer for `legal`, and the key and number of the
    draw it may use for luck. It leaves s as it is."""
    refuses: Callable[[P], Words] | None = None
    """Why it cannot play this game; nothing where it can."""
    prepare: Callable[[P, Progress | None], B] | None = None
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
    margin_weight: float = 0.0
    """How much of what a game is worth to it depends on by how much somebody won, from 0 to 1. For games
    whose scores are more than places."""
    rave_k: float = 0.0
    """How long its search relies on RAVE: for about so many tries of a move. For games where a move is worth
    about as much now as later."""
    rave_fade: float = 0.0
    """How much less it tells of a move that it was made so much later: with 0.1 half as much after ten others
    in between."""


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

    options: dict[str, object]
    names: tuple[str, ...]
    """Of the seats; empty where there is none."""
    actions: tuple[int, ...]


class Format(NamedTuple, Generic[P]):
    """A kind of file in which other programs keep games."""

    name: str
    """How it is asked for, and what file names end with."""
    sentence: Words
    write: Callable[[Sequence[P], Sequence[int], Sequence[str]], str]
    """A game as text: its positions from the first on, its actions, the players' names, empty where
    somebody has none. `BadOptions` if the format cannot tell it."""
    read: Callable[[str], Outline]
    """What the text tells; `BadTranscript` says what is wrong with it."""


class Gtp(NamedTuple, Generic[P, C]):
    """How other programs speak of a game in the Go Text Protocol; moves are called as we call them."""

    title: Callable[[C], str]
    """The game they should play; `BadOptions` if they do not know it with these options."""
    colour: Callable[[P], str]
    """Who is to move."""
