"""How often intervals of the lab hold what is true: at least 95% of 400 repetitions should, even for somebody
who looks after every batch and stops where the interval is farthest off.

    python bench/coverage_of_intervals.py [CASE ...] [--repetitions 400]

What is true is taken from 40,000 games of another seed. An interval counts only if it held the truth at every
look. Judging turns by rollouts takes long, so there are two of each, and fewer games: what is true is what so
few tell.
"""

import argparse
import time
from collections.abc import Sequence

import numpy as np

from boardloom import lab
from boardloom.lab.figures import Figure, figures_of
from boardloom.lab.race import race_of
from boardloom.lab.rows import Recorder, record, recorder

TRUTH_SEED, PIECES, PIECE = 12_345, 80, 500
GAMES, LOOKS = 500, 10
ROLLOUTS, FEWER = 2, 2


class Case:
    """A design whose games are played again and again, or two that are compared."""

    def __init__(self, *designs: lab.Design) -> None:
        races = [race_of(design.position) for design in designs]
        known = all(races)
        self.games, self.pieces = (GAMES, PIECES) if known else (GAMES // FEWER, PIECES // FEWER)
        self.made: list[Recorder] = [
            recorder(each.position, each.policies, ROLLOUTS, race if known else None)
            for each, race in zip(designs, races, strict=True)
        ]
        self.figures: list[Figure] = figures_of(designs[0].game, designs[0].players, known)

    def values(self, seed: int, first: int, games: int) -> dict[str, list[np.ndarray]]:
        """By figure: for each design its values game by game."""
        rows = [record(made, seed, first, games, True) for made in self.made]
        return {f.name: [f.values(played).astype(float) for played in rows] for f in self.figures}

    def truth(self) -> dict[str, float]:
        pieces = [self.values(TRUTH_SEED, piece * PIECE, PIECE) for piece in range(self.pieces)]
        return {
            f.name: float(np.mean([_asked(piece[f.name]).mean() for piece in pieces])) for f in self.figures
        }

    def held(self, seed: int, truth: dict[str, float]) -> dict[str, bool]:
        """Whether each interval held the truth at every look."""
        columns = self.values(seed, 0, self.games)
        held = {}
        for figure in self.figures:
            own = [figure.tally() for _ in self.made]
            asked = own[0] if len(own) == 1 else figure.difference(own[0], own[1])
            held[figure.name] = True
            for look in range(LOOKS):
                piece = slice(look * self.games // LOOKS, (look + 1) * self.games // LOOKS)
                seen = [column[piece] for column in columns[figure.name]]
                for tally, values in zip(own, seen, strict=True):
                    tally.add(values)
                if len(own) > 1:
                    asked.add(_asked(seen))
                low, high = asked.interval()
                held[figure.name] &= bool(low <= truth[figure.name] <= high)
        return held


def _asked(values: Sequence[np.ndarray]) -> np.ndarray:
    """Of one design its values, of two their differences."""
    return values[0] if len(values) == 1 else values[1] - values[0]


def cases() -> dict[str, list[lab.Design]]:
    """What is played, by name."""
    snakes, ludo, dice = (
        lab.Design("snakes", players=2, turn_order="fixed"), lab.Design("ludo"), lab.Design("dice"),
    )  # fmt: skip
    return {
        "snakes": [snakes],
        "snakes-pair": [snakes, snakes.but(third_six="to-start")],
        "custom": [lab.Design("custom")],
        "ludo": [ludo],
        "ludo-pair": [ludo, ludo.but(bots="random")],
        "dice": [dice],
        "dice-pair": [dice, dice.but(bots="random")],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("cases", nargs="*", metavar="CASE", help=", ".join(cases()))
    parser.add_argument("--repetitions", type=int, default=400)
    asked = parser.parse_args()
    for name, designs in cases().items():
        if asked.cases and name not in asked.cases:
            continue
        began = time.perf_counter()
        case = Case(*designs)
        truth = case.truth()
        found = [case.held(seed, truth) for seed in range(asked.repetitions)]
        shares = {figure: np.mean([held[figure] for held in found]) for figure in truth}
        print(f"{name} ({time.perf_counter() - began:.0f} s)")
        print("  " + ", ".join(f"{figure} {share:.1%}" for figure, share in shares.items()), flush=True)


if __name__ == "__main__":
    main()
