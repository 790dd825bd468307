"""Fits what each trait of a placement is worth to the search of Blokus, by play against itself.

    .venv/bin/python bench/fit_blokus.py [--games N] [--iterations N]

Every position of these games is searched; the weights printed are those under which the prior
comes nearest to how often the search tried each placement (a softmax, fitted by Newton's method).
They belong into `src/boardloom/games/blokus/prior.py`, which has some for each board.
"""

import argparse
from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

import boardloom
from boardloom.bots import Budget
from boardloom.bots.simple import LevelBot
from boardloom.core.game import Position
from boardloom.engine.random import below, key
from boardloom.games.blokus.prior import EIGHTHS, Surroundings, Traits, judge, look_around
from boardloom.games.blokus.rollout import Near
from boardloom.games.blokus.state import PASS, View

TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "small": ({"board": "duo"},),
    "large": ({"corners": "own"}, {"preset": "box"}),
}
NAMES = [name for name, _ in Traits().fields()]
LOOSE = 6
"""Turns in which any move the search looked at may be played, so that games differ."""
Floats = NDArray[np.float64]


def traits(p: Position, actions: list[int]) -> Floats:
    """Of each placement."""
    v, around, near, t = View(), Surroundings(), Near(), Traits()
    look_around(v, around, near, p.state, p.setup)
    rows = []
    for action in actions:
        judge(t, v, around, near, p.state, p.setup, action)
        rows.append([value for _, value in t.fields()])
    return np.array(rows, float)


def lesson(p: Position, seed: int, iterations: int) -> tuple[Floats, Floats, int]:
    """The traits of all placements, the share of the search each got, and a move to go on with."""
    search = LevelBot(p.game.levels[-1]).search(p, Budget(iterations=iterations, seed=seed))
    tried = {move.action: move.visits for move in search.moves()}
    actions = [action for action in p.choices() if action != PASS]
    visits = np.array([tried.get(action, 0) for action in actions], float)
    chosen = search.moves()[0].action
    if p.state.turns < LOOSE:
        ticket = below(key(seed, 0), 0, iterations - 1)
        chosen = actions[min(int(np.searchsorted(np.cumsum(visits), ticket, "right")), len(actions) - 1)]
    return traits(p, actions), visits / visits.sum(), chosen


def lessons(tables: Sequence[dict[str, Any]], games: int, iterations: int) -> list[tuple[Floats, Floats]]:
    found = []
    for game in range(games):
        p = boardloom.new("blokus", **tables[game % len(tables)])
        while not p.over:
            if len(p.choices()) <= 2:
                p = p.after(max(p.choices()))
                continue
            seen, share, chosen = lesson(p, 1000 * game + p.state.turns, iterations)
            found.append((seen, share))
            p = p.after(chosen)
    return found


def fit(data: list[tuple[Floats, Floats]], steps: int = 12) -> tuple[Floats, float]:
    """The weights that explain the shares best, and the bits of surprise left per position."""
    weights = np.zeros(len(NAMES))
    surprise = 0.0
    for _ in range(steps):
        slope, bend, surprise = np.zeros_like(weights), np.eye(len(weights)), 0.0
        for seen, share in data:
            logits = seen @ weights
            logits -= logits.max()
            chance = np.exp(logits) / np.exp(logits).sum()
            slope += seen.T @ (share - chance)
            centred = seen - chance @ seen
            bend += centred.T @ (chance[:, None] * centred)
            surprise -= float(share @ np.log2(chance))
        weights += np.linalg.solve(bend, slope)
    return weights, surprise / len(data)


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--games", type=int, default=30)
    arguments.add_argument("--iterations", type=int, default=5000)
    chosen = arguments.parse_args()
    for board, tables in TABLES.items():
        data = lessons(tables, chosen.games, chosen.iterations)
        weights, surprise = fit(data)
        print(
            f"{board}: {len(data)} positions, {surprise:.2f} bits of surprise each; in eighths of a doubling:"
        )
        for name, weight in zip(NAMES, weights, strict=True):
            print(f"{name:10} {weight * EIGHTHS / log(2):6.2f}")


if __name__ == "__main__":
    main()
