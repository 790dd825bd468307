"""The exact end of a game: how likely every final ranking is, from a position near the end."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, RANDOM, Position
from boardloom.core.message import message
from boardloom.engine.policy import decide, per_seat

TAIL = 1e-15
"""What may stay undecided: equal rolls are rolled again, so that a few games go on and on."""
KEYS = (1, 2, 3)
"""A policy that answers alike with each of these as its luck is taken to use none."""


@dataclass(frozen=True)
class Endgame:
    """What can become of a position."""

    rankings: dict[tuple[int, ...], float]
    """By the scores of the seats: how likely they are."""

    def wins(self) -> list[float]:
        """The chance of each seat to come first; a tie is shared."""
        shares = [0.0] * len(next(iter(self.rankings)))
        for scores, chance in self.rankings.items():
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            for seat in best:
                shares[seat] += chance / len(best)
        return shares


def solve(position: Position, bots: Sequence[str] = (), most: int = 100_000) -> Endgame:
    """Every way the game can go on, when these policies decide; nothing is simulated.

    Positions reached in several ways are followed once. `BadOptions` where more than `most` are open
    at the same time, or where a policy other than `random` uses luck.
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
    """What may happen next, by weight."""
    if here.mover == CHANCE or seats[here.mover] == RANDOM:
        return here.choices()
    answers = {decide(here, seats[here.mover], key, 0) for key in KEYS}
    if len(answers) > 1:
        raise BadOptions(message("endgame-luck", bot=repr(seats[here.mover])))
    return dict.fromkeys(answers, 1)
