"""A hundred thousand messages that nobody should send: no exception, no illegal state, no growing memory."""

import asyncio
import json
import os
import random
import string
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from boardloom.server.ops.maintenance import check
from tests.server.running import PATIENCE, Made, Server, dial, run

MESSAGES = 100_000
WARM = 20_000
"""Messages before memory is looked at for the first time."""
MORE_MEMORY = 12 * 2**20
"""What the allocator may keep; one leaked answer a message would be more."""
WORDS = [
    "move",
    "roll",
    "undo",
    "agree",
    "join",
    "open",
    "start",
    "seat",
    "renew",
    "watchers",
    "rematch",
    "leave",
]
FIELDS = [
    "id",
    "expect_seq",
    "action",
    "seat",
    "now",
    "bot",
    "name",
    "colour",
    "commit",
    "nonce",
    "yes",
    "on",
]


def noise(luck: random.Random) -> bytes:
    return luck.randbytes(luck.choice([0, 1, 7, 100, 4096]))


def text(luck: random.Random) -> str:
    return "".join(luck.choice(string.printable + "äß🎲\u0000\u202e") for _ in range(luck.randrange(40)))


def value(luck: random.Random, depth: int = 0) -> Any:
    kinds: list[Callable[[], Any]] = [
        lambda: None,
        lambda: luck.random() < 0.5,
        lambda: luck.choice([0, 1, -1, 2**31, -(2**31), 2**53, 2**64, 10**30]),
        lambda: luck.choice([0.5, -1e308, 1e-300]),
        lambda: text(luck),
        lambda: luck.choice(WORDS + FIELDS),
    ]
    if depth < 4:
        kinds.append(lambda: [value(luck, depth + 1) for _ in range(luck.randrange(4))])
        kinds.append(lambda: {text(luck): value(luck, depth + 1) for _ in range(luck.randrange(4))})
    return luck.choice(kinds)()


def grammar(luck: random.Random) -> str:
    """JSON that looks like a message from afar."""
    message = {luck.choice(FIELDS): value(luck) for _ in range(luck.randrange(6))}
    message["do"] = luck.choice(WORDS) if luck.random() < 0.8 else value(luck)
    said = json.dumps(message)
    if luck.random() < 0.2:
        cut = luck.randrange(len(said))
        said = said[:cut] + luck.choice(["", "}", '"', "[" * 100]) + said[cut + 1 :]
    return said[:4000]


def legal_looking(luck: random.Random) -> str:
    """A command with everything in its place, by somebody who is not to move."""
    message: dict[str, Any] = {"do": luck.choice(WORDS), "id": f"f{luck.randrange(10**9)}"}
    if message["do"] in ("move", "roll", "undo", "agree"):
        message["expect_seq"] = luck.randrange(8)
    more: dict[str, dict[str, Any]] = {
        "move": {"action": luck.randrange(-1, 40)},
        "agree": {"yes": luck.random() < 0.5},
        "join": {"name": text(luck)[:30] or "x"},
        "open": {"seat": luck.randrange(3), "nonce": luck.randbytes(32).hex()},
        "seat": {"seat": luck.randrange(3), "now": luck.choice(["here", "link", "bot"])},
        "renew": {"seat": luck.randrange(3)},
        "watchers": {"on": luck.random() < 0.5},
    }
    return json.dumps({**message, **more.get(message["do"], {})})


KINDS: list[Callable[[random.Random], str | bytes]] = [noise, grammar, legal_looking]


def memory(pid: int) -> int:
    """Bytes a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def sit_down(server: Server, made: Made, secret: str) -> ClientConnection:
    socket = await dial(server.live)
    await socket.send(json.dumps({"do": "hello", "protocol": 1, "match": made.match, "secret": secret}))
    return socket


async def pester(server: Server, made: Made, secret: str, messages: int, seed: int) -> int:
    """Send so many bad messages; how many were answered."""
    luck = random.Random(seed)
    answered = 0
    socket = await sit_down(server, made, secret)

    async def listen(socket: ClientConnection) -> None:
        nonlocal answered
        try:
            async for _ in socket:
                answered += 1
        except WebSocketException:
            return

    listening = asyncio.create_task(listen(socket))
    for number in range(messages):
        said = luck.choices(KINDS, [1, 4, 5])[0](luck)
        try:
            await socket.send(said)
            if number % 50 == 0:  # one at a time now and then, so that no queue overflows
                before = answered
                await socket.send('{"do":"sync"}')
                while answered == before and not listening.done():
                    await asyncio.sleep(0.001)
        except WebSocketException:
            socket = await sit_down(server, made, secret)
            listening = asyncio.create_task(listen(socket))
    await socket.close()
    await listening
    return answered


def test_nothing_anybody_sends_breaks_the_server(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        made = server.make("snakes", "link:Ann", "link:Bo", "bot", options={"turn_order": "fixed"})
        sockets = [await sit_down(server, made, made.seats[seat]) for seat in (0, 1)]
        for number, socket in enumerate(sockets):
            await socket.send(json.dumps({"do": "join", "id": f"j{number}"}))
            while json.loads(await socket.recv()).get("id") != f"j{number}":
                pass
        people = [made.seats[1], made.watch]
        answered = sum(
            await asyncio.gather(
                *(pester(server, made, secret, WARM // 2, i) for i, secret in enumerate(people))
            )
        )
        before = memory(server.process.pid)
        rest = (MESSAGES - WARM) // 2
        more = await asyncio.gather(
            *(pester(server, made, secret, rest, 10 + i) for i, secret in enumerate(people))
        )
        assert memory(server.process.pid) - before < MORE_MEMORY
        assert answered + sum(more) > MESSAGES * 0.5
        for socket in sockets:
            await socket.close()
        state = server.ask("GET", f"/api/matches/{made.match}", secret=made.host).json()
        assert [seat["name"] for seat in state["seats"]][:2] == ["Ann", "Bo"]
        assert state["phase"] == "playing"

    async def raw(server: Server) -> None:
        """Bytes that are not even WebSocket."""
        luck = random.Random(5)
        host, port = server.url.removeprefix("http://").split(":")
        upgrade = (
            b"GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        for _ in range(300):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(luck.choice([b"", upgrade]) + luck.randbytes(luck.randrange(300)))
            if writer.can_write_eof():
                writer.write_eof()
            await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()

    with Server(tmp_path) as server:
        run(raw(server))
        run(attack(server), patience=1800)
        troubles = [
            line for line in server.logs() if line["level"] in ("error", "critical") or "trace" in line
        ]
        assert troubles == []
    assert len(list(check(server.database))) == 2
