"""Perfect play for people: the exact chances in any position of a solved game, and the best choice."""

import pickle
from functools import cache

import numpy as np

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, Game, Position, Progress
from boardloom.core.message import message
from boardloom.core.options import GameConfig
from boardloom.core.record import frozen_row
from boardloom.engine import cache as files
from boardloom.engine.solve import Solution, explorer, position_index_of, solve

FORMAT = 1
"""Raised when tables are kept in another way."""


@cache
def _name(game: Game, config: GameConfig) -> str:
    """The name of its table in the cache folder: the same for all configs that lead to the same rules."""
    return explorer(game).fingerprint(FORMAT, [np.asarray(table).tolist() for table in config.setup()])


class Perfect:
    """Perfect play of one game: the exact chances in any of its positions, and the best choice.

    >>> import boardloom
    >>> first = boardloom.new("ludo")
    >>> perfect = Perfect.load(first)  # half a minute the first time
    >>> f"{perfect.win(first, seat=0):.4%}"
    '51.0985%'
    """

    def __init__(self, name: str, solution: Solution) -> None:
        self.name, self.solution = name, solution
        self.advice = frozen_row(solution.best.astype(np.int32))
        """The best choices, as 32-bit integers: rules read no others."""

    @classmethod
    def load(cls, position: Position, progress: Progress | None = None) -> "Perfect":
        """For the game of this position: from the user's cache folder, or solved now and kept there."""
        position_index_of(position)
        name = _name(position.game, position.config)
        if name not in _loaded:
            kept = files.read(name)
            if isinstance(kept, tuple):
                solution = Solution(*kept)
            else:
                solution = solve(position, progress)
                files.write(name, pickle.dumps(tuple(solution)))
            _loaded[name] = cls(name, solution)
        return _loaded[name]

    @staticmethod
    def known(position: Position) -> bool:
        """Whether the game of this position has been solved before."""
        name = _name(position.game, position.config)
        return name in _loaded or files.read(name) is not None

    def win(self, position: Position, seat: int) -> float:
        """The chance of this seat to win if both play perfectly from here."""
        position_index = position_index_of(position)
        if _name(position.game, position.config) != self.name:
            raise BadOptions(message("solve-other-game"))
        if position.over:
            mine, other = position.scores()[seat], position.scores()[1 - seat]
            return float(mine > other)
        if position.mover != CHANCE:
            value = max(self.choices(position).values())
            return value if seat == position.mover else 1 - value
        number = position_index.number(position.state, position.setup)
        if number < len(self.solution.values):
            value = float(self.solution.values[number])
            return value if seat == position_index.seat(position.state, position.setup) else 1 - value
        rolls = position.choices()  # of one fair die
        return sum(self.win(position.after(roll), seat) for roll in rolls) / len(rolls)

    def choices(self, position: Position) -> dict[int, float]:
        """At a decision: what the mover may do, and the chance to win of each."""
        return {a: self.win(position.after(a), position.mover) for a in position.choices()}

    def best(self, position: Position) -> int:
        """At a decision: what gives the mover the best chance."""
        choices = self.choices(position)
        return max(choices, key=choices.__getitem__)


_loaded: dict[str, Perfect] = {}
"""What this process has read or solved."""
