"""Simulated people: they connect, say what a client would say, now and then what it would not, and remember
everything they are told."""

import asyncio
import hashlib
import json
import struct
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.simulation.network import Line

if TYPE_CHECKING:
    from tests.simulation.history import World

GREETING = (
    b"GET /live HTTP/1.1\r\nHost: localhost:8000\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FOR_GOOD = (4003, 4004)
"""With which connections are closed that nobody need open again."""
FINAL = ("not_allowed", "unknown")
"""Why that may be."""
UNSETTLED = ("store_down", "restart", "internal", "stale")
"""Refusals after which a command may or may not have been carried out before."""


def frame(kind: int, content: bytes) -> bytes:
    """A frame of a client, masked with zeros."""
    length = bytes([0x80 | len(content)]) if len(content) < 126 else struct.pack(">BH", 0xFE, len(content))
    return bytes([0x80 | kind]) + length + bytes(4) + content


class Frames:
    """Reads what a server sends: first the answer to the greeting, then frames."""

    def __init__(self, told: Callable[[int, bytes], None]) -> None:
        self.told = told
        self.buffer = b""
        self.greeted = False

    def feed(self, data: bytes) -> None:
        self.buffer += data
        if not self.greeted:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.greeted, self.buffer = True, rest
            if not head.startswith(b"HTTP/1.1 101"):
                self.told(CLOSE, b"")
                return
        while len(self.buffer) >= 2:
            length, start = self.buffer[1], 2
            if length >= 126:
                start = 4 if length == 126 else 10
                if len(self.buffer) < start:
                    return
                length = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + length:
                return
            kind, content = self.buffer[0] & 15, self.buffer[start : start + length]
            self.buffer = self.buffer[start + length :]
            self.told(kind, content)


class Heard(NamedTuple):
    """A message that somebody got."""

    message: dict[str, Any]
    text: bytes


class Sent(NamedTuple):
    """A command that waits for its answer."""

    command: dict[str, Any]
    since: float


class Refused(NamedTuple):
    """The last answer to a command that was not carried out."""

    code: str
    seq: int
    """Of the last event before it."""


class Person:
    """One screen, with one link."""

    def __init__(self, world: "World", match: str, role: str, secret: str) -> None:
        self.world = world
        self.loop, self.luck = world.loop, world.loop.luck
        self.match = match
        self.role = role
        self.secret = secret
        self.screen = self.luck.random() < 0.15
        self.line: Line | None = None
        self.heard: list[Heard] = []
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.seats: list[int] = []
        self.presence: dict[str, Any] = {}
        self.waiting: dict[str, Sent] = {}
        self.acknowledged: dict[str, int] = {}
        """By command: the event it led to; 0 where that was not told."""
        self.refused: dict[str, Refused] = {}
        self.said: Counter[str] = Counter()
        """By command: how often it was sent."""
        self.away = False
        """Whether this person has gone for good."""
        self.closed = 0
        self.absent_until = 0.0
        """When this person connects again, at the earliest."""
        self.bye = ""
        self.nonces: dict[int, bytes] = {}
        self.numbers = 0
        self.faults: list[str] = []

    # The connection.

    async def live(self) -> None:
        while not self.away and not self.world.ending:
            await self._connected()
            self.seq = -1
            pause = 0.0 if self.world.calm else self.absent_until - self.loop.now
            await asyncio.sleep(max(pause, self.luck.random() * 0.5))

    async def _connected(self) -> None:
        reader = Frames(self._frame)
        line = self.line = self.world.connect(self._listener(reader))
        if line is None:
            return
        if self.luck.random() < 0.03 and not self.world.calm:
            line.say(GREETING[: self.luck.randrange(len(GREETING))])  # and no more than that
        else:
            line.say(GREETING)
        hello = {"do": "hello", "protocol": 1, "match": self.match, "secret": self.secret}
        self.say({**hello, "screen": True} if self.screen else hello)
        silent = 0
        while self.line is line and not self.world.ending:
            await asyncio.sleep(0.05 + self.luck.random() * (2.0 if self.world.calm else 0.5))
            silent = silent + 1 if line.silent else 0
            if silent > 8:
                self.hang_up()
            elif self.line is line and self.seq >= 0:
                self.look()

    def _listener(self, reader: Frames) -> Callable[[bytes | None], None]:
        def heard(data: bytes | None) -> None:
            self.world.note(data or b"|")
            if data is not None:
                reader.feed(data)
            elif self.line is not None and self.line.heard is heard:
                self.line = None

        return heard

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.hang_up()
        self.line = None

    def say(self, message: dict[str, Any]) -> None:
        if self.line is not None:
            self.said[message.get("id", "")] += 1
            self.line.say(frame(TEXT, json.dumps(message).encode()))

    def _frame(self, kind: int, content: bytes) -> None:
        line = self.line
        if kind == PING and line is not None:
            line.say(frame(PONG, content))
        elif kind == CLOSE:
            self.closed = int.from_bytes(content[:2], "big") if content else 0
            if line is not None:
                line.say(frame(CLOSE, content[:2]))
            if content[2:] == b"reload":
                self.faults.append("the server found its memory to be wrong")
            if self.closed in FOR_GOOD:
                self.away = True
                if self.bye not in FINAL:
                    self.faults.append(f"was sent away for good because of {self.bye!r}")
        elif kind == TEXT:
            self._take(Heard(json.loads(content), content))

    # What is heard.

    def _take(self, heard: Heard) -> None:
        message = heard.message
        self.heard.append(heard)
        match message["kind"]:
            case "welcome":
                self.seats = message["seats"]
            case "snapshot":
                first = self.seq < 0
                self.seq, self.view, self.table = message["seq"], message["view"], message["table"]
                if first:
                    for sent in list(self.waiting.values()):
                        self.say(sent.command)
            case "news":
                numbers = [event["seq"] for event in message["events"]]
                if numbers != list(range(self.seq + 1, message["seq"] + 1)):
                    self.faults.append(f"after {self.seq} came news of {numbers}")
                self.seq, self.view = message["seq"], message["view"]
                self.table = message.get("table") or self.table
                if "id" in message:
                    self._answered(message["id"], numbers[0])
            case "bye":
                self.bye = message["code"]
            case "presence":
                self.presence = message
            case "hint":
                self.waiting.pop(message["id"], None)
            case "answer" if message["ok"]:
                self._answered(message["id"], 0)
                if message.get("secret"):
                    self.world.pass_on(self.match, self.waiting_for(message["id"]), message["secret"])
                if message.get("match"):
                    self.world.again(self, message["match"])
            case "answer":
                self.waiting.pop(message["id"], None)
                self.refused[message["id"]] = Refused(message["code"], message["seq"])

    def waiting_for(self, id: str) -> dict[str, Any]:
        """The command of this name."""
        return self.world.commands[self.match, self.role, id]

    def _answered(self, id: str, seq: int) -> None:
        self.waiting.pop(id, None)
        self.acknowledged[id] = self.acknowledged.get(id) or seq

    # What is said.

    def command(self, do: str, **fields: Any) -> None:
        """Ask for something, now and then twice."""
        self.numbers += 1
        id = f"c{self.world.number()}"
        command = {"do": do, "id": id, **fields}
        if do in ("move", "roll", "undo", "agree"):
            command["expect_seq"] = self.seq if self.luck.random() < 0.97 else max(0, self.seq - 1)
        self.world.commands[self.match, self.role, id] = command
        self.waiting[id] = Sent(command, self.loop.now)
        self.say(command)
        if self.luck.random() < 0.1:
            self.say(command)

    def look(self) -> None:
        """See what is to be done, and do it, or something else."""
        luck, table, view = self.luck, self.table, self.view
        if len(self.waiting) > 2:
            return
        phase = table["phase"]
        if not self.world.calm and luck.random() < 0.12:
            self._something_else()
        elif phase in ("gathering", "opening"):
            self._prepare(phase)
        elif phase == "playing" and table["undo"] is not None and luck.random() < 0.5:
            self.command("agree", yes=luck.random() < 0.6)
        elif phase == "playing" and view["turn"] in self.seats and not self.waiting:
            if view.get("roll"):
                self.command("roll")
            elif view["mover"] >= 0 and "choices" in view:
                self.command("move", action=self._choice(view["choices"]))
        elif phase == "over" and luck.random() < 0.05 and not self.world.calm:
            self.command("rematch")

    def _choice(self, choices: Any) -> int:
        if isinstance(choices, dict):
            tree = choices["tree"]
            while isinstance(tree, dict):
                tree = self.luck.choice(list(tree.values()))
            return int(tree)
        return int(self.luck.choice(choices)[0])

    def _prepare(self, phase: str) -> None:
        for seat in self.seats:
            chair = self.table["seats"][seat]
            if phase == "gathering" and not chair["joined"]:
                fields: dict[str, Any] = {} if self.role != "host" else {"seat": seat}
                if self.luck.random() < 0.5:
                    self.nonces[seat] = self.luck.randbytes(16)
                    fields["commit"] = hashlib.sha256(self.nonces[seat]).hexdigest()
                self.command("join", **fields)
            elif phase == "opening" and chair["commit"] and not chair["nonce"]:
                if seat in self.nonces and self.luck.random() < 0.9:
                    self.command("open", seat=seat, nonce=self.nonces[seat].hex())
                else:
                    self.command("start")
        if phase == "opening" and self.luck.random() < 0.2:
            self.command("start")

    def _something_else(self) -> None:
        luck = self.luck
        seat = luck.randrange(len(self.table["seats"]))
        what = luck.randrange(11 if self.role == "host" else 7)
        if what == 0:
            self.say({"do": "sync"})
        elif what == 1:
            self.command("undo")
        elif what == 2:
            self.command("hint")
        elif what == 3:
            self.command("leave")
        elif what == 4:
            self.command("move", action=luck.randrange(4))
        elif what == 5:
            self.say({"do": luck.choice(["hello", "roll", "nothing"])})
        elif what == 6:
            self.command("agree", yes=True)
        elif what in (7, 8):
            self.command("seat", seat=seat, now=luck.choice(["bot", "link", "here"]))
        elif what == 9:
            self.command("renew", **({"seat": seat} if luck.random() < 0.7 else {}))
        else:
            self.command("watchers", on=luck.random() < 0.7)


class Answer(NamedTuple):
    status: int
    body: Any


async def request(world: "World", verb: str, path: str, body: Any = None, secret: str = "") -> Answer | None:
    """Ask by HTTP; None if the answer never came."""
    got, done = b"", asyncio.get_running_loop().create_future()

    def heard(data: bytes | None) -> None:
        nonlocal got
        world.note(data or b"|")
        got += data or b""
        if data is None and not done.done():
            done.set_result(None)

    line = world.connect(heard)
    if line is None:
        return None
    content = b"" if body is None else json.dumps(body).encode()
    head = f"{verb} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += "Content-Type: application/json\r\n"
    head += f"Authorization: Bearer {secret}\r\n" if secret else ""
    line.say(f"{head}Content-Length: {len(content)}\r\n\r\n".encode())
    if content:
        line.say(content)
    try:
        await asyncio.wait_for(done, 20)
    except TimeoutError:
        if not (line.was_silent or line.over):  # at the end of a history everybody hangs up
            world.faults.append(f"{verb} {path} was never answered")
        line.hang_up()
        return None
    head_read, _, answer = got.partition(b"\r\n\r\n")
    try:
        status = int(head_read.split()[1])
        return Answer(status, None if status == 204 else json.loads(answer))
    except (IndexError, ValueError):
        return None
