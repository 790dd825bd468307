"""Kill a server at random instants under load, and see that nothing acknowledged is lost or doubled."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from boardloom.server.log.events import Moved, Rolled
from boardloom.server.log.store import Store
from tests.server.running import PATIENCE, Client, Made, Server

MATCHES = 6
"""How many are played at the same time."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("snakes", {"side": 30}),
    ("custom", {"size": 200, "board_seed": 3}),
]
ROOT = Path(__file__).parent.parent.parent


class ForkServer:
    """Makes servers on one database, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "server.sqlite"
        self.errors = (folder / "stderr.txt").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fork_server"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )

    def start(self) -> "Forked":
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{self.database}\n")
        self.process.stdin.flush()
        pid, url = self.process.stdout.readline().split()
        return Forked(int(pid), url)

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.errors.close()


class Forked(Server):
    """A server that the fork server made."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


@dataclass
class Player:
    """Plays all seats of a match as fast as it can, and writes down what was acknowledged."""

    made: Made
    acknowledged: dict[int, tuple[str, int]] = field(default_factory=dict)
    """By number of the event: the command and the action."""
    pending: dict[str, Any] | None = None
    """The command not yet answered."""
    commands: int = 0
    over: bool = False

    async def play(self, url: str) -> None:
        """Until the connection breaks."""
        client = await Client.open(url, self.made.match, self.made.host)
        try:
            last = max(self.acknowledged, default=0)
            assert client.seq >= last, f"acknowledged up to {last}, but only {client.seq} is left"
            if self.pending is not None:
                await self._send(client)
            while not client.view["over"]:
                self.commands += 1
                what = "roll" if client.view["mover"] == -1 else "move"
                action = {} if what == "roll" else {"action": client.view["choices"][0][0]}
                self.pending = {"do": what, "id": f"c{self.commands}", "expect_seq": client.seq, **action}
                await self._send(client)
            self.over = True
        finally:
            client.abort()

    async def _send(self, client: Client) -> None:
        assert self.pending is not None
        await client.say(**self.pending)
        answer = await client.hear()
        while answer.get("id") != self.pending["id"]:
            answer = await client.hear()
        if answer["kind"] == "news":
            for event in answer["events"]:
                self.acknowledged[event["seq"]] = (self.pending["id"], event["action"])
        else:
            assert answer["ok"], answer  # it was stored before the kill, and was not done again
        self.pending = None


async def one_life(fork_server: ForkServer, players: list[Player], luck: random.Random) -> None:
    """Start, play, kill."""
    server = await asyncio.to_thread(fork_server.start)
    while sum(not player.over for player in players) < MATCHES:
        game, options = luck.choice(GAMES)
        made = await asyncio.to_thread(server.make, game, "here", "here", options=options)
        players.append(Player(made))

    async def until_it_dies(player: Player) -> None:
        try:
            await player.play(server.live)
        except (WebSocketException, OSError, EOFError):
            return

    playing = [asyncio.create_task(until_it_dies(player)) for player in players if not player.over]
    enough = acknowledged(players) + luck.randrange(60)
    while acknowledged(players) < enough and not all(task.done() for task in playing):
        await asyncio.sleep(0.001)
    await asyncio.sleep(luck.uniform(0, 0.005))
    server.kill()
    await asyncio.gather(*playing)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def audit(database: Path, players: list[Player]) -> int:
    """Compare the log with what was acknowledged; how many events were compared."""
    store = Store(database)
    compared = 0
    for player in players:
        lines = store.lines(player.made.match)
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        logged = {line.seq: line for line in lines}
        for seq, (command, action) in player.acknowledged.items():
            event = logged[seq].event
            assert isinstance(event, Moved | Rolled)
            assert event.action == action
            start = next(s for s in range(seq, 0, -1) if logged[s].command)
            assert logged[start].command == f"host:{command}"
            compared += 1
        commands = [line.command for line in lines if line.command]
        assert len(commands) == len(set(commands))
        assert store.load(player.made.match) is not None
    store.close()
    return compared


async def kill_many(folder: Path, kills: int, seed: int) -> int:
    """How many acknowledged events were found again after so many kills."""
    luck = random.Random(seed)
    fork_server = await asyncio.to_thread(ForkServer, folder)
    players: list[Player] = []
    try:
        for _ in range(kills):
            await one_life(fork_server, players, luck)
    finally:
        await asyncio.to_thread(fork_server.close)
    return audit(fork_server.database, players)
