"""A fair board of 25 rounds for four, found in ten seconds, beside 400 boards drawn at random.

    python bench/find_boards.py [SEED ...] [--tries N]

Lead changes of all boards are judged by the same 256 games of another seed. Random boards have the usual
density of snakes and ladders; those of the right length are told apart. On a busy machine `--tries` says how
many boards to try instead: as many as ten seconds of an idle one are enough for.
"""

import argparse
import time

import numpy as np

from boardloom import lab
from boardloom.lab.finding import searching
from boardloom.lab.race import races_of
from boardloom.lab.rows import record, recorder
from boardloom.lab.search import exact_figures
from boardloom.lab.tension import LEAD_CHANGES

RANDOM_BOARDS, GAMES, JUDGED_BY, SECONDS = 400, 256, 987, 10.0
WHERE = {"rounds": (24.0, 26.0), "edge": (-0.01, 0.01)}


def lead_changes(design: lab.Design) -> float:
    race = races_of(design.position)
    assert race is not None
    made = recorder(design.position, design.policies, race=race._replace(suspense=0))
    return float(record(made, JUDGED_BY, 0, GAMES, True).tension[:, LEAD_CHANGES].mean())


def main() -> None:
    base = lab.Design("snakes", players=4)
    lead_changes(base)  # compiles
    parser = argparse.ArgumentParser()
    parser.add_argument("seeds", nargs="*", type=int, default=[1])
    parser.add_argument("--tries", type=int)
    asked = parser.parse_args()
    for seed in asked.seeds:
        began, spent = time.perf_counter(), time.process_time()
        search = searching(base, "entities", maximise="lead_changes", where=WHERE, seed=seed)
        for _ in search.run(None if asked.tries else SECONDS, asked.tries):
            pass
        found = search.result(SECONDS, threads=1)
        print(
            f"seed {seed}: {found.tried} boards in {time.perf_counter() - began:.1f} s"
            f" ({time.process_time() - spent:.1f} s of processor time), fits: {found.fits},"
            f" rounds {found['rounds'].value:.2f}, edge {100 * found['edge'].value:.2f} points,"
            f" lead changes {lead_changes(found.design):.2f}",
            flush=True,
        )
    random, fitting = [], []
    for seed in range(1000, 1000 + RANDOM_BOARDS):
        board = base.but(board_seed=seed)
        race = races_of(board.position)
        if race is None:
            continue
        random.append(lead_changes(board))
        exact = exact_figures(board, race)
        if all(low <= exact[name] <= high for name, (low, high) in WHERE.items()):
            fitting.append(random[-1])
    print(f"{len(random)} random boards: lead changes {np.mean(random):.2f}, the best {max(random):.2f}")
    print(f"{len(fitting)} of them fit: the best {max(fitting, default=0.0):.2f}")


if __name__ == "__main__":
    main()
