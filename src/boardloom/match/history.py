"""The game so far: every action since the first position, and the position it led to.

This is what a match at one screen (`Match`) and a match on a server (`Room`) have in common. They differ in
three things:

- **What lasts.** A match is written out as a transcript, whole, after every action. A room is what its log
  adds up to: nothing happens in it before the log has it on disk.
- **Where dice come from.** A match draws them from its seed. A room draws them from a chain of hashes that
  anybody can check (`match.dice`), or people throw their own and type what fell.
- **Who may undo.** At one screen whoever sits there may. In a room people take back what is theirs alone, and
  ask everybody else for the rest.
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple, overload

from boardloom.core.game import Position
from boardloom.core.message import Series, sentences

LATELY = 8
"""How many of the last steps are kept as they were, to be told again."""


class Step(NamedTuple):
    """One action, with the positions before and after it."""

    before: Position
    action: int
    after: Position


class History:
    """The line of play that stands. Undo makes it shorter; what was undone is forgotten here."""

    def __init__(self, first: Position) -> None:
        self.first = first
        self.position = first
        """Where the game stands now."""
        self.actions: list[int] = []
        """What was done, chance included."""
        self.recent: deque[Step] = deque(maxlen=LATELY)
        # Past positions are kept as bytes. A `Position` remembers its choices, which in some games are many
        # kilobytes, and a server holds thousands of matches.
        self._states: list[bytes] = []

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return (self.first, self.actions) == (other.first, other.actions)

    def play(self, action: int, after: Position | None = None) -> None:
        """Add an action; `after` is the position it leads to, where that is known already."""
        before = self.position
        after = before.after(action) if after is None else after
        self._states.append(bytes(before.state))
        self.actions.append(action)
        self.recent.append(Step(before, action, after))
        self.position = after

    def undo(self, to: int) -> None:
        """Take back all actions but the first `to`."""
        self.position = self.at(to)
        for _ in range(min(len(self.actions) - to, len(self.recent))):
            self.recent.pop()
        del self.actions[to:], self._states[to:]

    def at(self, index: int) -> Position:
        """The position after so many actions."""
        if index == len(self.actions):
            return self.position
        return self.first.with_state(self.first.game.rules.State(self._states[index]))

    def events(self, index: int) -> Series:
        """What action number `index` did."""
        return happened(self.at(index), self.actions[index], self.at(index + 1))

    @property
    def positions(self) -> "Positions":
        """Every position, from the first to where the game stands now."""
        return Positions(self)


class Positions(Sequence[Position]):
    """The positions of a game; past ones are made anew whenever they are asked for."""

    def __init__(self, history: History) -> None:
        self._history = history

    def __len__(self) -> int:
        return len(self._history.actions) + 1

    @overload
    def __getitem__(self, index: int) -> Position: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Position]: ...
    def __getitem__(self, index: int | slice) -> Position | Sequence[Position]:
        numbers = range(len(self))[index]
        return self._history.at(numbers) if isinstance(numbers, int) else [*map(self._history.at, numbers)]


def happened(before: Position, action: int, after: Position) -> Series:
    """What an action did, as sentences."""
    return sentences(*before.game.messages.events(before, action, after))


def drawn(position: Position) -> bool:
    """Whether the game is over and nobody has won: all have the same score."""
    return len(winners(position)) == position.config.players > 1


def winners(position: Position) -> list[int]:
    """The seats with the best score, once the game is over."""
    if not position.over:
        return []
    scores = position.scores()
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
