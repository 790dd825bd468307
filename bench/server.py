"""Durable moves per second, waiting times, memory and processor time of the match server.

    .venv/bin/python bench/server.py                  # ours
    .venv/bin/python bench/server.py --peer FOLDER    # and boardgame.io, installed in FOLDER

Both serve Snakes & Ladders to the same client over loopback. The peer keeps matches in memory; ours answers
when a move is on disk. Clients run in this process, the server in its own, on the same processor.
"""

import argparse
import asyncio
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import uvloop
from sockets import Socket, dial

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
UNANSWERED = 5.0


class Host(Protocol):
    """A server under test."""

    pid: int

    async def table(self) -> "Table": ...


@dataclass
class Table:
    """A match of two that rolls whenever it is told to; knows who is to roll."""

    sockets: list[Socket]
    turn: int = 0
    seq: int = 0
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    def say_roll(self) -> None:
        raise NotImplementedError

    async def roll(self) -> float:
        """Seconds until the answer."""
        self.answered.clear()
        began = time.perf_counter()
        self.say_roll()
        await self.answered.wait()
        return time.perf_counter() - began


class OurTable(Table):
    number = 0

    def say_roll(self) -> None:
        self.number += 1
        command = f'{{"do":"roll","id":"c{self.number}","expect_seq":{self.seq}}}'
        self.sockets[self.turn].send(command.encode())

    def hear(self, seat: int, message: bytes) -> None:
        news = json.loads(message)
        if news["kind"] == "answer":
            raise AssertionError(news)
        if news["kind"] in ("news", "snapshot") and news["seq"] > self.seq:
            self.seq = news["seq"]
        if news["kind"] in ("news", "snapshot") and (news.get("id", "").startswith("c") or not self.number):
            self.turn = news["view"]["turn"]
            self.answered.set()


class Ours:
    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "BOARDLOOM_HOME": str(folder), "BOARDLOOM_MESSAGES": "1000000000"}
        names = ("SOCKETS_PER_ADDRESS", "MATCHES_PER_HOUR", "REQUESTS")
        env |= {f"BOARDLOOM_{name}": "1000000" for name in names}
        env |= {"BOARDLOOM_CONNECTIONS_PER_ADDRESS": "1000000", "BOARDLOOM_CONNECTIONS": "60000"}
        command = [sys.executable, "-m", "boardloom.cli", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3]
        self.port = int(self.url.rsplit(":", 1)[1])
        self.pid = self.process.pid

    def make(self) -> dict[str, Any]:
        options = {"side": 100, "density": 0, "turn_order": "fixed", "third_six": "normal"}
        body = {"game": "snakes", "options": options, "seats": [{}, {}], "links": 16384}
        request = urllib.request.Request(f"{self.url}/api/matches", json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        made: dict[str, Any] = json.load(urllib.request.urlopen(request))
        return made

    async def sit(self, made: dict[str, Any], link: str) -> Socket:
        socket = await dial("127.0.0.1", self.port, "/live")
        hello = {"do": "hello", "protocol": 1, "match": made["match"], "secret": link.split("#")[1]}
        socket.send(json.dumps(hello).encode())
        return socket

    async def table(self) -> Table:
        made = await asyncio.to_thread(self.make)
        sockets = [await self.sit(made, link) for link in made["links"]["seats"].values()]
        table = OurTable(sockets)
        for seat, socket in enumerate(sockets):
            socket.hear = lambda message, seat=seat: table.hear(seat, message)  # type: ignore[misc]
            socket.send(json.dumps({"do": "join", "id": f"j{seat}"}).encode())
        while table.seq < 3:
            await asyncio.sleep(0.001)
        return table


class PeerTable(Table):
    match = ""

    def say_roll(self) -> None:
        seat = self.turn
        action = {"type": "MAKE_MOVE", "payload": {"type": "roll", "args": [], "playerID": str(seat)}}
        said = json.dumps(["news", action, self.seq, self.match, str(seat)])
        self.sockets[seat].send(f"42/snakes,{said}".encode())

    def hear(self, seat: int, message: bytes) -> None:
        if message == b"2":
            self.sockets[seat].send(b"3")
        if message.startswith(b"40/snakes,"):
            self.sockets[seat].send(f'42/snakes,["sync","{self.match}","{seat}",null,2]'.encode())
        if not message.startswith(b"42/snakes,"):
            return
        what, _, *rest = json.loads(message[10:])
        if what == "sync":
            self.turn, self.seq = int(rest[0]["state"]["ctx"]["currentPlayer"]), rest[0]["state"]["_stateID"]
        elif what == "news" and seat == self.turn and rest[0]["_stateID"] > self.seq:
            self.turn, self.seq = int(rest[0]["ctx"]["currentPlayer"]), rest[0]["_stateID"]
            self.answered.set()


class Peer:
    """boardgame.io with its own server."""

    def __init__(self, folder: Path) -> None:
        shutil.copy(Path(__file__).parent / "boardgame" / "server.js", folder)
        self.port = 18_123
        command = ["node", "server.js", str(self.port)]
        self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        while not (line := self.process.stdout.readline()).startswith("ready"):
            assert line, "the peer did not start"
        self.pid = self.process.pid

    async def table(self) -> Table:
        match = os.urandom(8).hex()  # the first sync makes the match
        sockets = [
            await dial("127.0.0.1", self.port, "/socket.io/?EIO=4&transport=websocket") for _ in range(2)
        ]
        table = PeerTable(sockets)
        table.match = match
        table.seq = -1
        for seat, socket in enumerate(sockets):
            socket.hear = lambda message, seat=seat: table.hear(seat, message)  # type: ignore[misc]
            socket.send(b"40/snakes,")
        while table.seq < 0:
            await asyncio.sleep(0.001)
        return table


def cpu(pid: int) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


async def load(host: Host, tables: list[Table], seconds: float, pause: float) -> list[str]:
    """Everybody rolls, after `pause` seconds or at once; a row of figures."""
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table, first: float) -> None:
        await asyncio.sleep(first)
        while time.perf_counter() < end:
            waits.append(await table.roll())
            if pause:
                await asyncio.sleep(pause)

    used, began = cpu(host.pid), time.perf_counter()
    playing = [asyncio.create_task(play(table, pause * i / len(tables))) for i, table in enumerate(tables)]
    done, silent = await asyncio.wait(playing, timeout=seconds + UNANSWERED)
    for task in silent:
        task.cancel()
    if silent:
        print(f"{len(silent)} matches got no answer for {UNANSWERED} s and are left out", file=sys.stderr)
    took, used = time.perf_counter() - began, cpu(host.pid) - used
    for task in done:
        task.result()
    took -= UNANSWERED if silent else 0
    waits.sort()
    middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    per_move = used / len(waits)
    figures = [f"{len(waits) / took:,.0f}", f"{middle * 1000:.1f}", f"{late * 1000:.1f}"]
    return [*figures, f"{per_move * 1e6:,.0f}", f"{1 / per_move:,.0f}"]


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


async def compare(args: argparse.Namespace) -> None:
    row("server", "load", "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "moves/CPU s")
    row(*["---"] * 7)
    with tempfile.TemporaryDirectory(dir=args.store) as folder:
        hosts: list[tuple[str, Any]] = [("Boardloom, durable", Ours(Path(folder)))]
        if args.peer:
            hosts.append(("boardgame.io, in memory", Peer(args.peer)))
        try:
            for name, host in hosts:
                tables = [await host.table() for _ in range(50)]
                await load(host, tables, 1, 0)
                row(name, "50 matches, as fast as they can", *await load(host, tables, args.seconds, 0))
                row(
                    name, "50 matches, 20 moves/s each at most", *await load(host, tables, args.seconds, 0.05)
                )
            await crowd(hosts[0][1], args)
        finally:
            for _, host in hosts:
                host.process.terminate()
                host.process.wait()


async def crowd(ours: Ours, args: argparse.Namespace) -> None:
    """Many sockets that only listen, and 500 matches that play."""
    before = memory(ours.pid)
    made = [await asyncio.to_thread(ours.make) for _ in range(50)]
    idle = [await ours.sit(made[i % 50], made[i % 50]["links"]["watch"]) for i in range(args.idle)]
    await asyncio.sleep(2)
    held = (memory(ours.pid) - before) / max(1, len(idle))
    tables = [await ours.table() for _ in range(500)]
    busy = f"500 matches, 1 move/s each, {len(idle):,} idle sockets"
    row("Boardloom, durable", busy, *await load(ours, tables, args.seconds, 1.0))
    row("Boardloom, durable", "500 matches, as fast as they can", *await load(ours, tables, args.seconds, 0))
    whole = memory(ours.pid) / 2**20
    print(f"\n{len(idle):,} idle sockets: {held / 1024:.1f} KiB each; the server holds {whole:.0f} MiB")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--peer", type=Path, help="where boardgame.io is installed")
    parser.add_argument("--store", type=Path, help="the disk to measure; default: that of temporary files")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(compare(args))


if __name__ == "__main__":
    main()
