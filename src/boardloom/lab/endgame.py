"""The exact end of a game: how likely every final result is, from a position near the end."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, RANDOM, Position
from boardloom.core.message import message
from boardloom.engine.policy import decide, per_seat

TAIL = 1e-15
"""The probability that may stay undecided. Some rolls are rolled again if they are equal, so a few games
never end."""
KEYS = (1, 2, 3)
"""Keys of random numbers. A policy that decides the same with each of them is taken to use none."""


@dataclass(frozen=True)
class Endgame:
    """How a game can end from one position."""

    rankings: dict[tuple[int, ...], float]
    """The probability of every result, by the scores of the seats."""

    def wins(self) -> list[float]:
        """Each seat's chance to come first; a tie is shared."""
        shares = [0.0] * len(next(iter(self.rankings)))
        for scores, chance in self.rankings.items():
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            for seat in best:
                shares[seat] += chance / len(best)
        return shares


def solve(position: Position, bots: Sequence[str] = (), most: int = 100_000) -> Endgame:
    """Follow every way the game can go on if these policies decide; nothing is simulated.

    A position that is reached in several ways is followed once. `BadOptions` if there are more than `most`
    positions after the same number of actions, or if a policy other than `random` uses random numbers.
    """
    seats = per_seat(position.game, position.config.players, bots)
    rankings: dict[tuple[int, ...], float] = defaultdict(float)
    now = {bytes(position.state): 1.0}
    while sum(now.values()) > TAIL:
        later: dict[bytes, float] = defaultdict(float)
        for content, chance in now.items():
            here = replace(position, state=type(position.state)(content))
            if here.over:
                rankings[tuple(here.scores())] += chance
                continue
            ways = _ways(here, seats)
            total = sum(ways.values())
            for action, weight in ways.items():
                state = here.state.copy()
                here.game.rules.apply(state, here.setup, action)
                later[bytes(state)] += chance * weight / total
        if len(later) > most:
            raise BadOptions(message("endgame-large", most=most))
        now = later
    return Endgame(dict(rankings))


def _ways(here: Position, seats: Sequence[str]) -> dict[int, int]:
    """What may happen next, with weights."""
    if here.mover == CHANCE or seats[here.mover] == RANDOM:
        return here.choices()
    answers = {decide(here, seats[here.mover], key, 0) for key in KEYS}
    if len(answers) > 1:
        raise BadOptions(message("endgame-luck", bot=repr(seats[here.mover])))
    return dict.fromkeys(answers, 1)
