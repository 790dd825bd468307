"""Over a line that cuts, delays and repeats, every client sees the server's state at every version."""

import asyncio
import random
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from boardloom.server.log.store import Store
from boardloom.server.session.room import Room, check
from tests.server.proxy import BadLine
from tests.server.running import Client, Made, Server, run

CUTS = 500
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("snakes", {"side": 14}),
    ("snakes", {"side": 20, "players": 2, "killing": "both"}),
    ("custom", {"size": 60, "board_seed": 2}),
]


class Stubborn:
    """A player who reconnects and repeats until the game is over, and notes the state at each version."""

    def __init__(self, made: Made, seat: int) -> None:
        self.made, self.seat = made, seat
        self.seen: dict[int, str] = {}
        self.pending: dict[str, object] | None = None
        self.commands = 0
        self.over = False

    async def play(self, url: str) -> None:
        while not self.over:
            try:
                await self._sit_down(url)
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(0)

    async def _sit_down(self, url: str) -> None:
        client = await Client.open(url, self.made.match, self.made.seats[self.seat])
        try:
            self._note(client)
            if not client.table["seats"][self.seat]["joined"]:
                await client.say(do="join", id="join")
            if self.pending is not None:
                await client.say(**self.pending)
            while not self.over:
                if client.my_turn and self.pending is None:
                    self.commands += 1
                    what = {"do": "roll"} if client.view["mover"] == -1 else {"do": "move", "action": 0}
                    self.pending = {**what, "id": f"c{self.commands}", "expect_seq": client.seq}
                    await client.say(**self.pending)
                message = await client.hear()
                self._note(client)
                if self.pending is not None and message.get("id") == self.pending["id"]:
                    assert message.get("ok", True) or message["code"] == "stale", message
                    self.pending = None
        finally:
            client.abort()

    def _note(self, client: Client) -> None:
        if client.heard[-1]["kind"] in ("snapshot", "news"):
            assert self.seen.setdefault(client.seq, client.view["hash"]) == client.view["hash"]
            self.over = client.view["over"]


def states(database: Path, match: str, seat: int) -> dict[int, str]:
    """The hash of the state at every version, by the log alone."""
    store = Store(database)
    stored = store.load(match)
    assert stored is not None
    room = Room(match, stored.room.header, stored.room.secrets, stored.room.created)
    hashes = {0: check(room.position)}
    for line in store.lines(match):
        room.apply(line.event, line.at, line.command)
        hashes[room.seq] = check(room.position.seen_by(seat))
    store.close()
    return hashes


def test_every_client_sees_the_servers_state_at_every_version(server: Server) -> None:
    async def play() -> int:
        luck = random.Random(1)
        address = urlsplit(server.url)
        line = BadLine(str(address.hostname), int(address.port or 0), luck)
        url = await line.open()
        versions = 0
        while line.cuts < CUTS:
            tables = [server.make(game, "link", "link", options=options) for game, options in GAMES]
            players = [Stubborn(made, seat) for made in tables for seat in (0, 1)]
            await asyncio.gather(*(player.play(url) for player in players))
            for player in players:
                truth = states(server.database, player.made.match, player.seat)
                assert player.seen.items() <= truth.items()
                versions += len(player.seen)
        await line.close()
        assert line.repeats > CUTS // 5
        assert line.delays > CUTS // 5
        return versions

    assert run(play(), patience=1200) > CUTS
