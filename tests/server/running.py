"""A real server process, and clients that speak to it over real sockets."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from websockets.asyncio.client import ClientConnection, connect

from tests.processes import Forked

HIDDEN_CARD_GAME = Path(__file__).parent / "hidden_card_game.py"
END, MARK, THROW = 1, 2, 3
"""Choices in the game of hidden_card_game.py."""
PATIENCE = 120.0
"""Seconds that anything may take; far more than it needs, as a machine may be busy."""
QUICK = {
    "bot_pause": "0",
    "lab_ahead": "false",
    "messages": "1000000",
    "connections": "10000",
    "connections_per_address": "10000",
    "sockets_per_address": "10000",
    "matches_per_hour": "1000000",
    "requests": "1000000",
}


def eventually(holds: Callable[[], Any], what: str, patience: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, f"it never comes true that {what}"
        time.sleep(0.02)


def quiet_port() -> int:
    """A free port that stays free: nobody is given it who asks for any, or calls somebody else."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", random.SystemRandom().randrange(lowest // 2, lowest)))
            except OSError:
                continue
            return int(probe.getsockname()[1])


dial = partial(connect, compression=None, open_timeout=PATIENCE, ping_interval=None)
"""Opens a WebSocket, and does not take a busy machine for a dead one."""

_open: list["Client"] = []
"""Clients of the test that runs now."""


def run(work: Coroutine[Any, Any, Any], patience: float = 5 * PATIENCE) -> Any:
    """Run a test's coroutine, then hang up for everybody; in a thread, as browsers have a loop here."""

    async def whole() -> Any:
        try:
            return await asyncio.wait_for(work, patience)
        finally:
            for client in _open:
                client.socket.transport.abort()
                await client.socket.wait_closed()
            _open.clear()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, whole()).result()


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """`boardloom serve` in a process of its own."""

    def __init__(
        self,
        folder: Path,
        *args: str,
        wrapper: tuple[str, ...] = (),
        own_games: bool = True,
        **settings: str,
    ) -> None:
        self.folder = folder
        self.database = folder / "server.sqlite"
        self.errors = folder / "stderr.txt"
        env = {f"BOARDLOOM_{name.upper()}": value for name, value in (QUICK | settings).items()}
        env = {**os.environ, "BOARDLOOM_HOME": str(folder), **env}
        command = ["serve", "--port", "0", *(["--use", str(HIDDEN_CARD_GAME)] if own_games else [])]
        command += ["--database", str(self.database), *args]
        self.process: Forked | subprocess.Popen[str]
        with self.errors.open("ab") as errors:
            if wrapper:
                command = [*wrapper, sys.executable, "-m", "boardloom.cli", *command]
                self.process = subprocess.Popen(
                    command, env=env, stdout=subprocess.PIPE, stderr=errors, text=True
                )
            else:
                self.process = Forked(*command, env=env, stderr=errors)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        if not self.said:
            raise RuntimeError(f"the server did not start: {self.errors.read_text()}")
        self.url = self.said.split()[3]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()

    @property
    def live(self) -> str:
        return self.url.replace("http", "ws", 1) + "/live"

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()

    def kill(self) -> None:
        self.process.kill()
        self.stop()

    def logs(self) -> list[dict[str, Any]]:
        whole, _, _ = self.errors.read_text().rpartition("\n")
        return [json.loads(line) for line in whole.splitlines()]

    def logged(self, part: str) -> dict[str, Any]:
        """The first line of the log that has this in its message; it may be written after the answer."""

        def found() -> list[dict[str, Any]]:
            return [line for line in self.logs() if part in line["message"]]

        eventually(found, f"{part!r} is in the log")
        return found()[0]

    def finished(self, match: str, watch: str = "") -> None:
        """Wait until a match is over; bots play only while somebody watches."""

        async def watching() -> None:
            watcher = await Client.open(self.live, match, watch)
            while not watcher.view["over"]:
                await watcher.until("news")

        if watch:
            run(watching())
        eventually(
            lambda: self.ask("GET", f"/api/finished/{match}").status == 200, "the match is over", 2 * PATIENCE
        )

    def ask(
        self, verb: str, path: str, body: Any = None, secret: str = "", headers: dict[str, str] | None = None
    ) -> Reply:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, method=verb)
        request.add_header("Content-Type", "application/json")
        if secret:
            request.add_header("Authorization", f"Bearer {secret}")
        for name, value in (headers or {}).items():
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                return Reply(reply.status, dict(reply.headers), reply.read())
        except urllib.error.HTTPError as error:
            with error:
                return Reply(error.code, dict(error.headers), error.read())

    def make(self, game: str = "snakes", *kinds: str, **form: Any) -> "Made":
        """A match; a seat is a kind, or `kind:name`, or `bot:name:policy`."""
        seats = []
        for kind in kinds or ("link", "link"):
            what, name, bot = [*kind.split(":"), "", ""][:3]
            seats.append({"kind": what, "name": name, "bot": bot})
        reply = self.ask("POST", "/api/matches", {"game": game, "seats": seats, **form})
        assert reply.status == 201, reply.body
        return Made.of(reply.json())


class Made(NamedTuple):
    match: str
    host: str
    watch: str
    seats: dict[int, str]
    root: str
    deals: str

    @classmethod
    def of(cls, reply: dict[str, Any]) -> "Made":
        links = reply["links"]
        seats = {int(seat): link.split("#")[1] for seat, link in links["seats"].items()}
        host, watch = links["host"].split("#")[1], links["watch"].split("#")[1]
        return cls(reply["match"], host, watch, seats, reply["root"], reply["deals"])

    @property
    def secrets(self) -> list[str]:
        return [self.host, self.watch, *self.seats.values()]


class Client:
    """Somebody at a table: remembers everything it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.bytes: list[bytes] = []
        self.seats: list[int] = []
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[Any] = []
        self.numbers = 0

    @classmethod
    async def open(
        cls, url: str, match: str, secret: str, screen: bool | None = None, **options: Any
    ) -> "Client":
        """Connect and wait for the first snapshot."""
        asked = {} if screen is None else {"screen": screen}
        client = cls(await dial(url, **{"max_size": None, "max_queue": None, **options}))
        _open.append(client)
        await client.say(do="hello", protocol=1, match=match, secret=secret, **asked)
        await client.until("snapshot")
        return client

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(patience):
            said = await self.socket.recv(decode=False)
        self.bytes.append(said)
        message: dict[str, Any] = json.loads(said)
        self.heard.append(message)
        if message["kind"] == "welcome":
            self.seats = message["seats"]
        if message["kind"] in ("snapshot", "news"):
            self.seq, self.view = message["seq"], message["view"]
            self.table = message.get("table") or self.table
            self.log = message.get("log", self.log)
        return message

    async def until(self, kind: str, patience: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """The next message of this kind, with these fields."""
        while True:
            message = await self.hear(patience)
            if message["kind"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def do(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer: the news it made, or an answer."""
        self.numbers += 1
        id = fields.pop("id", f"{os.urandom(4).hex()}-{self.numbers}")
        if what in ("move", "roll", "undo", "agree"):
            fields.setdefault("expect_seq", self.seq)
        await self.say(do=what, id=id, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == id:
                return message

    async def done(self, what: str, **fields: Any) -> dict[str, Any]:
        """A command that must succeed."""
        answer = await self.do(what, **fields)
        assert answer.get("ok", True), answer
        return answer

    async def refused(self, what: str, **fields: Any) -> str:
        """The code of a command that must be refused."""
        answer = await self.do(what, **fields)
        assert answer["kind"] == "answer", answer
        assert not answer["ok"], answer
        return str(answer["code"])

    async def act(self) -> dict[str, Any]:
        """Roll, or take the first choice."""
        if self.view["mover"] == -1:
            return await self.done("roll")
        action = self.view["choices"]
        while not isinstance(action, int):  # listed with their names, or as a tree of steps
            action = (
                next(iter(action.get("tree", action).values())) if isinstance(action, dict) else action[0]
            )
        return await self.done("move", action=action)

    @property
    def my_turn(self) -> bool:
        return self.table["phase"] == "playing" and self.view["turn"] in self.seats

    async def mine(self) -> None:
        """Wait until it is this client's turn."""
        while not self.my_turn:
            await self.until("news")

    async def play(self) -> None:
        """Act whenever it is this client's turn, until the game is over."""
        while not self.view["over"]:
            if self.my_turn:
                await self.act()
            else:
                await self.until("news")

    async def caught_up(self, seq: int) -> None:
        while self.seq < seq:
            await self.hear()

    async def close(self) -> None:
        await self.socket.close()

    def abort(self) -> None:
        """Hang up without a word, and be forgotten."""
        self.socket.transport.abort()
        _open.remove(self)


async def seated(server: Server, made: Made) -> list[Client]:
    """Everybody with a link joins; in the order of their seats."""
    clients = [await Client.open(server.live, made.match, secret) for secret in made.seats.values()]
    for client in clients:
        await client.done("join")
    for client in clients:
        await client.caught_up(max(other.seq for other in clients))
    return clients


def fresh_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="boardloom-server-"))
