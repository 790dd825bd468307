"""Starts servers quickly: everything is imported once, each server is a fork that serves and dies.

Reads the path of a database on each line, answers with the process id and the address.
"""

import gc
import os
import signal
import sys
from pathlib import Path

from alembic import command
from sqlalchemy.dialects.sqlite import pysqlite

from boardloom.core.plugins import load
from boardloom.games import find
from boardloom.server.ops.run import serve
from boardloom.server.ops.settings import Settings

IMPORTED_AHEAD = command, pysqlite, find("snakes"), find("custom")


def main() -> None:
    load(Path(__file__).parent / "hidden_card_game.py")
    gc.collect()
    gc.freeze()  # a fork that looks for garbage would copy all that is loaded
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(writing, 1)
            os.close(reading)
            sys.stdout = os.fdopen(1, "w")
            serve(Settings(database=Path(line.strip()), port=0, bot_pause=0, messages=1_000_000))
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as output:
            print(child, output.readline().split()[3], flush=True)


if __name__ == "__main__":
    main()
