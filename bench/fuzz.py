"""Forms for matches that nobody should send, some of them fit: no exception, no wedge.

Prints what came back, and by how much memory grew since a fifth of them.

.venv/bin/python bench/fuzz.py --bodies 100000
"""

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.running import Server
from tests.server.test_fuzz import memory, value

GAMES = ["snakes", "custom", "ludo", "dice", "blokus", "chess", ""]
KINDS = ["here", "link", "bot"]


def form(luck: random.Random) -> bytes:
    """A form that often makes a match; else something in it is odd."""
    seats = [
        {"kind": luck.choice(KINDS), "name": f"P{number}"}
        for number in range(luck.choice([1, 2, 2, 2, 4, 65]))
    ]
    wanted: dict[str, Any] = {
        "game": luck.choice(GAMES[:3] if luck.random() < 0.7 else GAMES),
        "seats": seats,
    }
    for _ in range(luck.choice([0, 0, 1, 2])):
        where = luck.choice([wanted, *seats])
        where[luck.choice(["options", "grace", "rated", "links", "name", "kind", "bot", "colour", "x"])] = (
            value(luck)
        )
    body = json.dumps(wanted).encode()
    if luck.random() < 0.1:
        cut = luck.randrange(len(body))
        body = body[:cut] + luck.randbytes(3) + body[cut + luck.randrange(4) :]
    return body


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bodies", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    luck, told = random.Random(args.seed), Counter[int]()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), idle_minutes="0.05") as server:
        line = HTTPConnection(server.url.removeprefix("http://"), timeout=60)
        for number in range(args.bodies):
            if number == args.bodies // 5:
                before = memory(server.process.pid)
            line.request("POST", "/api/matches", form(luck), {"Content-Type": "application/json"})
            answer = line.getresponse()
            answer.read()
            told[answer.status] += 1
        grown = memory(server.process.pid) - before
        troubles = [entry for entry in server.logs() if entry["level"] in ("error", "critical")]
    print(f"seed {args.seed}: {dict(sorted(told.items()))}, memory grew by {grown / 2**20:.1f} MiB")
    print(f"{len(troubles)} errors in the log", *troubles[:3], sep="\n")


if __name__ == "__main__":
    main()
