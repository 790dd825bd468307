"""Perfect play: the exact value of every position of a small game of two, from its rules alone.

A game with a `census` numbers every position in which a die is rolled. Which position each roll and each
choice after it leads to is worked out once, by the rules; then values are improved, position after
position, until none changes any more.
"""

import pickle
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.engine import cache as files
from boardloom.errors import BadOptions
from boardloom.game import CHANCE, OVER, Census, Game, Position, Progress
from boardloom.options import GameConfig
from boardloom.record import Ints, load, rule, save, unpacked

FORMAT = 1
"""Raised when tables are kept in another way."""
CLOSE = 1e-10
"""The largest change of a value in the last sweep."""
SWEEPS = 2000
CHUNK = 1 << 17
"""Positions between two signs of life."""
IMPOSSIBLE = -1


def _explorer(game: Game) -> Callable[..., int]:
    """The loop that finds where each roll and choice leads, closed over one game's rules."""
    rules, census = game.rules, game.census
    assert census is not None
    State, legal, apply, score = rules.State, rules.legal, rules.apply, rules.score
    number, place, seat_of, faces, options = (
        census.number,
        census.place,
        census.seat,
        census.faces,
        census.options,
    )

    @rule
    def target(s: Any, b: Any, seat: int, rank: Ints, scores: Ints) -> int:
        """Twice the rank of a position, and one more if it is the other player's turn.

        The rank after the last stands for a game that is won."""
        if s.mover == OVER:
            score(s, b, scores)
            return 2 * len(rank) + (scores[seat] < scores[1 - seat])
        return 2 * rank[number(s, b)] + (seat_of(s, b) != seat)

    @rule
    def explore(
        b: Any, order: Ints, rank: Ints, memory: Any, actions: Ints, scores: Ints, targets: Any
    ) -> int:
        s: Any = State()
        setup = unpacked(b)
        for i in range(len(targets)):
            possible = place(s, setup, order[i])
            seat = seat_of(s, setup)
            save(s, memory, 0)
            for face in range(faces):
                for option in range(options):
                    targets[i, face, option] = IMPOSSIBLE
                n = 1 if possible else 0
                option = 0
                while option < n:
                    load(s, memory, 0)
                    step = 0
                    action = face + 1
                    while step < 2:
                        apply(s, setup, action)
                        step += 1
                        if s.mover == CHANCE or s.mover == OVER:
                            step = 2
                        else:
                            n = legal(s, setup, actions)
                            action = actions[option]
                    targets[i, face, option] = target(s, setup, seat, rank, scores)
                    option += 1
        return len(targets)

    return explore


@rule
def _sweep(targets: Any, values: Any) -> float:
    """Improve all values in place, in the order of ranks; returns the largest change."""
    largest = 0.0
    faces, options = targets.shape[1], targets.shape[2]
    for i in range(len(targets)):
        total = 0.0
        for face in range(faces):
            best = -1.0
            for option in range(options):
                to = targets[i, face, option]
                if to >= 0:
                    value = values[to >> 1]
                    best = max(best, 1.0 - value if to & 1 else value)
            total += best
        value = total / faces
        if value >= 0.0:
            largest = max(largest, abs(value - values[i]))
            values[i] = value
    return largest


@rule
def _residual(targets: Any, values: Any, best: Any) -> float:
    """Note the best choice for each roll, as digits of one number; returns how far values are from right."""
    largest = 0.0
    faces, options = targets.shape[1], targets.shape[2]
    for i in range(len(targets)):
        total, code, digit = 0.0, 0, 1
        for face in range(faces):
            most, chosen = -1.0, 0
            for option in range(options):
                to = targets[i, face, option]
                if to >= 0:
                    value = 1.0 - values[to >> 1] if to & 1 else values[to >> 1]
                    if value > most:
                        most, chosen = value, option
            total += most
            code += digit * chosen
            digit *= options
        best[i] = code
        if total >= 0.0:
            largest = max(largest, abs(total / faces - values[i]))
    return largest


class Solution(NamedTuple):
    """The value of every position with a number, for the player whose turn it is, and the best choices."""

    values: NDArray[np.float32]
    """Of the positions that are kept; one more step gives the others."""
    best: NDArray[np.uint8]
    """By number: for each roll, as a digit, which of the choices is best."""
    residual: float
    """How far a value is, at most, from what the rules make of the others (before rounding)."""
    sweeps: int


def solve(position: Position, progress: Progress | None = None) -> Solution:
    """Solve the game of this position; takes half a minute, and half a gigabyte meanwhile."""
    from boardloom.engine.compile import compiled

    census, b = _census(position), position.setup
    size = census.size(b)
    tell = progress or (lambda done, total: None)
    order = census.order(b)
    rank = np.empty_like(order)
    rank[order] = np.arange(size, dtype=np.int32)
    targets = _targets(position, order, rank, lambda done: tell(done, 4 * size))
    sweep, residual = compiled(_sweep), compiled(_residual)
    values = np.full(size + 1, 0.5)
    values[size] = 1.0
    sweeps, change = 0, 1.0
    while change > CLOSE and sweeps < SWEEPS:
        change = sweep(targets, values)
        sweeps += 1
        digits = np.log10(max(change, CLOSE)) / np.log10(CLOSE)
        tell(size + int(3 * size * digits), 4 * size)
    best = np.zeros(size, np.int32)
    left = residual(targets, values, best)
    kept = rank[: census.kept(b)]
    return Solution(values[kept].astype(np.float32), best[rank].astype(np.uint8), left, sweeps)


def _targets(
    position: Position, order: NDArray[np.int32], rank: NDArray[np.int32], tell: Callable[[int], None]
) -> NDArray[np.int32]:
    """By rank, roll and choice: the rank of the position that follows."""
    census, rules = _census(position), position.game.rules
    explore = _compiled(position.game)
    targets = np.empty((len(order), census.faces, census.options), np.int32)
    memory = np.zeros(1, rules.State.dtype)
    actions, scores = np.zeros((2, rules.MAX_ACTIONS), np.int32)
    for first in range(0, len(order), CHUNK):
        now = slice(first, first + CHUNK)
        explore(position.setup, order[now], rank, memory, actions, scores, targets[now])
        tell(min(len(order), first + CHUNK))
    return targets


@cache
def _compiled(game: Game) -> Any:
    from boardloom.engine.compile import compiled

    return compiled(_explorer(game))


def _census(position: Position) -> Census:
    census = position.game.census
    if census is None:
        raise BadOptions(f"{position.game.title} is not solved: its positions have no numbers")
    if reason := census.why_not(position):
        raise BadOptions(f"{position.game.title} is not solved with these options: {reason}")
    return census


@cache
def _name(game: Game, config: GameConfig) -> str:
    """The same for all configs that come to the same rules."""
    return str(_compiled(game).fingerprint(FORMAT, [np.asarray(table).tolist() for table in config.setup()]))


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
        self.advice = solution.best.astype(np.int32)
        """The best choices as rules can read them."""

    @classmethod
    def load(cls, position: Position, progress: Progress | None = None) -> "Perfect":
        """For the game of this position: from the person's cache folder, or solved and kept there."""
        _census(position)
        name = _name(position.game, position.config)
        if name not in _loaded:
            kept = files.read(name)
            solution = Solution(*kept) if kept else solve(position, progress)
            if not kept:
                files.write(name, pickle.dumps(tuple(solution)))
            _loaded[name] = cls(name, solution)
        return _loaded[name]

    def win(self, position: Position, seat: int) -> float:
        """The chance of this seat to win if both play perfectly from here."""
        census = _census(position)
        if _name(position.game, position.config) != self.name:
            raise BadOptions("this position is of another game than the one that was solved")
        if position.over:
            mine, other = position.scores()[seat], position.scores()[1 - seat]
            return float(mine > other)
        if position.mover != CHANCE:
            value = max(self.choices(position).values())
            return value if seat == position.mover else 1 - value
        number = census.number(position.state, position.setup)
        if number < len(self.solution.values):
            value = float(self.solution.values[number])
            return value if seat == census.seat(position.state, position.setup) else 1 - value
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
