"""Starts everything once: python scripts/smoke.py

Needs nothing but what Boardloom itself needs: it also runs with the lowest versions that pyproject.toml
allows (scripts/check_floors).
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

import boardloom
from boardloom.games import find

BOARDLOOM = [sys.executable, "-m", "boardloom.cli"]
COMMANDS = (
    ["--help"],
    ["games"],
    ["schema", "dice"],
    ["perft", "snakes", "3"],
    ["odds", "snakes", "--set", "preset=milton-bradley", "--set", "turn_order=fixed"],
    ["play", "blokus", "--players", "2", "--bots", "2", "--fast", "--set", "preset=duo"],
    ["arena", "ludo", "easy", "random", "--games", "4"],
    ["leaderboard"],
    ["history"],
)


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["BOARDLOOM_HOME"] = home
        for name in boardloom.games():
            report = boardloom.simulate(name, games=500, seed=1)
            assert abs(sum(report.wins) - 1) < 1e-9, name
            print(f"simulated {name}")
        for command in COMMANDS:
            subprocess.run([*BOARDLOOM, *command], check=True, stdout=subprocess.DEVNULL)
            print(f"ran boardloom {' '.join(command)}")
        show()
        serve(home)


def show() -> None:
    """A window, on a screen that nobody sees: every kind of page of every game."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from boardloom.desktop.set_up import SetUp
    from boardloom.desktop.start import Start
    from boardloom.desktop.table import Table
    from boardloom.desktop.window import Window
    from boardloom.match.match import Match
    from boardloom.match.seating import fresh_config, usual_seats

    window = Window()
    for name in boardloom.games():
        game = find(name)
        config = fresh_config(game, {})
        for screen in (Start(window, game), SetUp(window, game)):
            window.go(screen)
            window.frame()
        window.go(Table(window, Match.new(game, config, usual_seats(game, config))))
        window.frame()
        print(f"showed {name}")
    window.close()


def serve(home: str) -> None:
    """A server, and a match of each game begun on it over REST and WebSocket."""
    command = [*BOARDLOOM, "serve", "--port", "0", "--database", f"{home}/server.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            address = re.findall(r"http://[\w.:]+", server.stdout.readline())[0]
            for name in boardloom.games():
                begin(address, name)
                print(f"served {name}")
        finally:
            server.terminate()


def begin(address: str, game: str) -> None:
    seats = [{"kind": "here"}] * find(game).config.make({}).players
    body = json.dumps({"game": game, "seats": seats}).encode()
    asked = Request(f"{address}/api/matches", body, {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        link: str = json.load(answer)["links"]["host"]
    match, _, secret = link.rpartition("/")[2].partition("#")
    with connect(address.replace("http", "ws", 1) + "/live") as socket:
        socket.send(json.dumps({"do": "hello", "protocol": 1, "match": match, "secret": secret}))
        received: list[dict[str, Any]] = [json.loads(socket.recv()) for _ in range(2)]
        assert [message["kind"] for message in received] == ["welcome", "snapshot"], received


if __name__ == "__main__":
    started = time.monotonic()
    main()
    print(f"everything starts ({time.monotonic() - started:.0f} s)")
