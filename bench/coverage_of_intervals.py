"""How often intervals of the lab hold what is true: at least 95% of 400 repetitions should, even for somebody
who looks after every batch and stops where the interval is farthest off.

    python bench/coverage_of_intervals.py [--repetitions 400]

What is true is taken from 40,000 games of another seed. An interval counts only if it held the truth at every
look.
"""

import argparse
import time

import numpy as np

from boardloom import lab
from boardloom.lab.figures import Figure, figures_of
from boardloom.lab.race import race_of
from boardloom.lab.rows import Recorder, record, recorder

TRUTH_SEED, TRUTH_GAMES, PIECE = 12_345, 40_000, 10_000
GAMES, LOOKS = 500, 10
FIGURES = ("edge", "rounds", "moves", "lead_changes", "decided_at", "dead_time")


class Case:
    """A design whose games are played again and again."""

    def __init__(self, name: str, design: lab.Design, changed: lab.Design | None = None) -> None:
        self.name = name
        self.designs = [design] if changed is None else [design, changed]
        races = [race_of(each.position) for each in self.designs]
        known = all(races)
        self.made: list[Recorder] = [
            recorder(each.position, each.policies, race=race._replace(suspense=0) if known and race else None)
            for each, race in zip(self.designs, races, strict=True)
        ]
        figures = figures_of(design.game, design.players, known)
        self.figures: list[Figure] = [f for f in figures if f.name in FIGURES and (known or not f.judged)]
        self.judged = known

    def values(self, seed: int, first: int, games: int) -> dict[str, np.ndarray]:
        """By figure: its value in each game, or the difference of pairs."""
        rows = [record(made, seed, first, games, self.judged) for made in self.made]
        found = {f.name: f.values(rows[-1]) for f in self.figures}
        return found if len(rows) == 1 else {f.name: found[f.name] - f.values(rows[0]) for f in self.figures}

    def truth(self) -> dict[str, float]:
        sums = {f.name: 0.0 for f in self.figures}
        for first in range(0, TRUTH_GAMES, PIECE):
            for name, column in self.values(TRUTH_SEED, first, PIECE).items():
                sums[name] += float(column.sum())
        return {name: total / TRUTH_GAMES for name, total in sums.items()}

    def held(self, seed: int, truth: dict[str, float]) -> dict[str, bool]:
        """Whether each interval held the truth at every look."""
        paired = len(self.designs) > 1
        tallies = {f.name: f.difference() if paired else f.tally() for f in self.figures}
        columns = self.values(seed, 0, GAMES)
        held = dict.fromkeys(tallies, True)
        for look in range(LOOKS):
            piece = slice(look * GAMES // LOOKS, (look + 1) * GAMES // LOOKS)
            for name, tally in tallies.items():
                tally.add(columns[name][piece].astype(float))
                low, high = tally.interval()
                held[name] &= bool(low <= truth[name] <= high)
        return held


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--repetitions", type=int, default=400)
    repetitions = parser.parse_args().repetitions
    base = lab.Design("snakes", players=2, turn_order="fixed")
    cases = [
        Case("Snakes & Ladders", base),
        Case("third six to start, less usual", base, base.but(third_six="to-start")),
        Case("Ludo", lab.Design("ludo")),
        Case("DO or DICE", lab.Design("dice")),
    ]
    print(f"{'':32}" + "".join(f"{name:>14}" for name in FIGURES))
    for case in cases:
        began = time.perf_counter()
        truth = case.truth()
        found = [case.held(seed, truth) for seed in range(repetitions)]
        shares = {name: sum(held[name] for held in found) / repetitions for name in found[0]}
        told = "".join(f"{shares[name]:>14.1%}" if name in shares else f"{'–':>14}" for name in FIGURES)
        print(f"{case.name:32}{told}   ({time.perf_counter() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
