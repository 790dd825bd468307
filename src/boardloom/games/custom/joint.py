"""Two players on a custom board as one Markov chain."""

from boardloom.core.record import rule
from boardloom.games.custom.board import BAG
from boardloom.games.custom.config import CustomPosition
from boardloom.games.custom.state import NORMAL, NOWHERE, Setup, State


@rule
def settle(s: State, b: Setup) -> int:
    """Coins and counts decide nothing."""
    s.dice, s.landed, s.effects, s.total_moves = 0, NOWHERE, 0, 0
    for p in range(b.seats):
        s.coins[p], s.moves[p] = 0, 0
    return 0


def together(p: CustomPosition) -> CustomPosition | None:
    """Nothing is known of decisions, and of squares that somebody has added."""
    ours = set(p.config.board.squares) <= set(BAG)
    return p if ours and not p.config.controls and not p.config.debug else None


@rule
def place(s: State, b: Setup, seat: int) -> int:
    return (s.position[seat] * NORMAL + s.ptype[seat] - 1) * 2 + s.skip_turn[seat]
