"""The protocol every game answers to, and `Position`: one point of one game, for people.

A position's `State` is a record of integers, nothing else. Whoever moves next is `state.mover`: a
seat, `CHANCE`, or `OVER`. Chance is a mover like any other: its outcomes are listed with weights,
and applying one is deterministic.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from boardloom.errors import IllegalAction
from boardloom.picture import Picture
from boardloom.record import Ints, Record
from boardloom.slot import Slot

if TYPE_CHECKING:
    from boardloom.options import GameConfig

CHANCE, OVER = -1, -2
"""Movers that are not seats."""


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
    def die(self) -> Callable[[Any, Any], int]:
        """At CHANCE: n where the outcomes are 1 to n and equally likely, else 0.

        `chance` says the same at length; loops roll the die without listing its faces."""

    @property
    def apply(self) -> Callable[[Any, Any, int], None]:
        """Play an action, in place. It trusts its input."""

    @property
    def score(self) -> Callable[[Any, Any, Ints], None]:
        """The standing of each seat; final once the mover is OVER."""


class Text(Protocol):
    """What a game's `text.py` provides: its words and its picture. No rule is decided here."""

    @property
    def name(self) -> "Callable[[Position, int], str]":
        """An open action in one word or two, unique among the choices."""

    @property
    def turn(self) -> "Callable[[Position], int]":
        """The seat that acts or rolls here; -1 where it is nobody's turn."""

    @property
    def ask(self) -> "Callable[[Position], str]":
        """What that seat is to do, as an order: "roll the die"."""

    @property
    def describe(self) -> "Callable[[Position, int, Position, Sequence[str]], str]":
        """What happened between two positions, in sentences with the players' names; nothing where
        an action only leads up to the next one."""

    @property
    def picture(self) -> "Callable[[Position, Sequence[str], int], Picture]":
        """The table as rows of coloured text, at most so many columns wide."""


class Tally(Protocol):
    """What a game's `tally.py` provides: figures gathered while many games are played."""

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
        """The counts of so many games as named figures: rows of numbers, or shares by name."""


class Race(Protocol):
    """What a game's `race.py` provides, if luck alone decides it: the grounds for exact odds."""

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
    def coupling(self) -> "Callable[[Position], str | None]":
        """Which rule lets players touch each other, if one does."""


class Policy(NamedTuple):
    """A way to decide, in the kernel dialect: simple bots, playouts, and what Enter does."""

    name: str
    sentence: str
    """What it looks for, for the person choosing it."""
    decide: Callable[[Any, Any, Ints, int, int], int]
    """At a seat: the action it takes, given s, b, a buffer for `legal`, and the key and number of the
    draw it may use for luck. It leaves s as it is."""


@dataclass(frozen=True)
class Game:
    """Everything Boardloom knows about one game."""

    name: str
    title: str
    summary: str
    version: int
    """Raised whenever the same actions could lead elsewhere than before."""
    rules: Rules
    config: "type[GameConfig]"
    text: Text
    slots: "tuple[Slot[..., Any], ...]" = ()
    """Where its rules can be chosen or extended."""
    tally: Tally | None = None
    race: "Race | None" = None
    policies: tuple[Policy, ...] = ()
    """The first is what bots do unless told otherwise; `random` every game has, its own or a common one."""
    enter: str = ""
    """The policy of a player without a wish, who only presses Enter at a decision."""
    standing: "Callable[[Position, Sequence[str]], str] | None" = None
    """The final ranking in words, where there is more to say than who won."""
    hide: Callable[[Any, Any, int], None] | None = None
    """Blank out of a state what a seat may not see."""

    def __reduce__(self) -> "tuple[Callable[[str], Game], tuple[str]]":
        """Pickled by name: positions can travel to other processes."""
        return _by_name, (self.name,)


def _by_name(name: str) -> Game:
    game: Game = import_module("boardloom.games").find(name)
    return game


@dataclass(frozen=True, repr=False)
class Position:
    """One point of one game: immutable, and every move is checked.

    >>> import boardloom
    >>> p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed")
    >>> p.mover == boardloom.CHANCE, list(p.choices())
    (True, [1, 2, 3, 4, 5, 6])
    >>> p.after(p.find("4")).state.at[0]
    14
    >>> print(p.after(4).picture().splitlines()[-2])
      1 Player 1 ━━··················    14
    >>> p.over
    False
    """

    game: Game
    config: "GameConfig"
    setup: Any
    state: Record

    @classmethod
    def first(cls, game: Game, config: "GameConfig") -> "Position":
        setup, state = config.setup(), game.rules.State()
        game.rules.start(state, setup)
        return cls(game, config, setup, state)

    @property
    def mover(self) -> int:
        """The seat to move, `CHANCE` or `OVER`."""
        return self.state.mover  # type: ignore[attr-defined, no-any-return]

    @property
    def over(self) -> bool:
        return self.mover == OVER

    def choices(self) -> dict[int, int]:
        """Every action the mover may take, ascending, with its weight (1 for a decision)."""
        actions, weights = _buffers(self.game.rules.MAX_ACTIONS)
        if self.over:
            return {}
        if self.mover == CHANCE:
            n = self.game.rules.chance(self.state, self.setup, actions, weights)
        else:
            n = self.game.rules.legal(self.state, self.setup, actions)
        return dict(zip(actions[:n], weights[:n], strict=True))

    def after(self, action: int) -> "Position":
        """The position once `action` is played."""
        if action not in self.choices():
            raise IllegalAction(self._refusal(str(action)))
        state = self.state.copy()
        self.game.rules.apply(state, self.setup, action)
        return Position(self.game, self.config, self.setup, state)

    def name(self, action: int) -> str:
        """The action in words, as transcripts and players write it."""
        return self.game.text.name(self, action)

    def find(self, text: str) -> int:
        """The open action called `text`."""
        wanted = " ".join(text.split()).casefold()
        for action in self.choices():
            if self.name(action).casefold() == wanted:
                return action
        raise IllegalAction(self._refusal(repr(text)))

    def scores(self) -> list[int]:
        """The standing of each seat; final once the game is over."""
        scores = array("i", bytes(4 * self.config.players))
        self.game.rules.score(self.state, self.setup, scores)
        return scores.tolist()

    def picture(self, width: int = 80) -> str:
        """The table as plain text."""
        names = [f"Player {seat + 1}" for seat in range(self.config.players)]
        return self.game.text.picture(self, names, width).plain()

    def seen_by(self, seat: int) -> "Position":
        """The position with everything hidden that `seat` may not know; -1 is somebody who only watches."""
        if self.game.hide is None:
            return self
        state = self.state.copy()
        for viewer in range(self.config.players) if seat < 0 else (seat,):
            self.game.hide(state, self.setup, viewer)
        return Position(self.game, self.config, self.setup, state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.game.name, self.config, self.state) == (other.game.name, other.config, other.state)

    def __hash__(self) -> int:
        return hash((self.game.name, self.state))

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.state}>"

    def _refusal(self, asked: str) -> str:
        if self.over:
            return f"{asked} is not possible: the game is over"
        names = [self.name(action) for action in self.choices()]
        shown = ", ".join(names[:12]) + (f" and {len(names) - 12} more" if len(names) > 12 else "")
        if self.mover == CHANCE:
            return f"{asked} cannot come up here; it is one of {shown}"
        return f"{asked} is not open to player {self.mover + 1} here; choose one of {shown}"


def _buffers(length: int) -> "tuple[array[int], array[int]]":
    return array("i", bytes(4 * length)), array("i", [1]) * length
