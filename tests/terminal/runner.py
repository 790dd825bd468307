"""What the tests start in a process of its own: `python -m tests.terminal.runner WHAT ...`.

menu                         the menu
play GAME SEATS OPTIONS      a new match; SEATS such as human:Ann,bot:Bo; OPTIONS as JSON
resume GAME                  the match left last
learn GAME                   its lesson
puzzles GAME NUMBER          one of its puzzles
"""

import json
import sys

from rich.console import Console

from boardloom.bots import seating
from boardloom.games import find, register
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.terminal import guided, menu, table
from tests.terminal.pebbles import game as pebbles

SEED = 11


def main(what: str, *arguments: str) -> None:
    console = Console()
    fast = "--fast" in arguments
    rest = [argument for argument in arguments if argument != "--fast"]
    if what == "menu":
        menu.run(console, fast)
    elif what == "learn":
        guided.learn(find(rest[0]), console)
    elif what == "puzzles":
        guided.solve(find(rest[0]), int(rest[1]), console)
    else:
        print("rematch:", table.play(_match(what, *rest), console, fast))
    print("numba:", "numba" in sys.modules)


def _match(what: str, name: str, seats: str = "", options: str = "{}") -> Match:
    game = find(name)
    if what == "resume":
        return seating.latest(game)
    seated = [seat.split(":") for seat in seats.split(",")]
    given = {"players": len(seated), **json.loads(options)}
    kinds = [Seat(who, "bot" if kind == "bot" else "here") for kind, who in seated]
    return Match.new(game, game.config.make(given), kinds, SEED)


if __name__ in ("__main__", "__mp_main__"):  # here, and in processes started from here
    register(pebbles())

if __name__ == "__main__":
    main(*sys.argv[1:])
