"""A public beacon takes part in the dice: its rounds are awaited, checked by signature, and recorded."""

import asyncio
import json
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boardloom.match import verify, verify_dice
from boardloom.match.beacon import LEAD, QUICKNET, BeaconChain, signed
from boardloom.match.verify_dice import Note
from boardloom.server.errors import Refusal
from boardloom.server.ops.settings import read
from boardloom.server.session.draft import HOST, Person
from boardloom.server.workers import beacon
from boardloom.server.ws import wire
from tests.match.records import own_beacon
from tests.server.running import PATIENCE, Client, Server, fresh_folder, run
from tests.server.test_cancelling import serving, table
from tests.server.test_dice import checked_dice, commits_to
from tests.server.test_fair import settled

ROUND_1000 = (
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
)
"""By drand's League of Entropy."""


class Drand(BaseHTTPRequestHandler):
    """A chain of our own that answers as drand does, once its time has come; the first answer is a lie."""

    chain = BeaconChain(own_beacon(1)[0], int(time.time()) - 1000, 1)
    lied = False

    def do_GET(self) -> None:
        told: dict[str, Any] = {}
        match self.path.strip("/").split("/"):
            case ["info"]:
                told = {"public_key": self.chain.public_key, "period": self.chain.period}
                told |= {"genesis_time": self.chain.genesis, "schemeID": "bls-unchained-g1-rfc9380"}
            case ["public", number] if self.chain.time_of(int(number)) <= time.time():
                signature = own_beacon(int(number) if Drand.lied else 1)[1]
                Drand.lied = True
                told = {"round": int(number), "signature": signature}
        self.send_response(200 if told else 404)
        self.end_headers()
        self.wfile.write(json.dumps(told).encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def lit() -> Iterator[Server]:
    """A server with a beacon."""
    drand = ThreadingHTTPServer(("127.0.0.1", 0), Drand)
    threading.Thread(target=drand.serve_forever, daemon=True).start()
    with Server(fresh_folder(), beacon=f"http://127.0.0.1:{drand.server_address[1]}/") as server:
        yield server
    drand.shutdown()
    drand.server_close()


def test_a_round_of_drand_is_checked_by_its_signature() -> None:
    assert signed(QUICKNET, 1000, ROUND_1000)
    assert not signed(QUICKNET, 1001, ROUND_1000)
    assert not signed(QUICKNET, 1000, "c0" + "00" * 47)
    assert verify_dice.signed(verify_dice.Beacon(round=1000, signature=ROUND_1000))
    assert not verify_dice.signed(verify_dice.Beacon(round=1001, signature=ROUND_1000))


@pytest.mark.parametrize(
    "check",
    [
        "from boardloom.match.beacon import QUICKNET, signed; signed(QUICKNET, 1, '00' * 48)",
        "from boardloom.match.verify_dice import Beacon, signed; signed(Beacon(signature='00' * 48))",
    ],
)
def test_deeply_nested_json_is_refused_after_a_signature_was_checked(check: str) -> None:
    """The library would let Python recurse until the process crashes."""
    deep = "import json\ntry:\n    json.loads('[' * 100000)\nexcept RecursionError:\n    print('refused')"
    done = subprocess.run([sys.executable, "-c", f"{check}\n{deep}"], capture_output=True, text=True)
    assert done.stdout == "refused\n"


def test_a_round_is_named_before_anybody_can_know_it() -> None:
    for now in (QUICKNET.genesis - 100, QUICKNET.genesis, 1_800_000_000.5):
        assert QUICKNET.time_of(QUICKNET.round_to_come(now)) >= now + LEAD or now < QUICKNET.genesis


def test_the_dice_wait_for_the_beacon(lit: Server, tmp_path: Path) -> None:
    """With it the host may start before everybody has opened: the key is nobody's choice."""
    made = lit.make("snakes", "link:Ann", "link:Bo", beacon=True)
    nonces = [secrets.token_bytes(32), secrets.token_bytes(32)]

    async def play() -> None:
        host = await Client.open(lit.live, made.match, made.host)
        ann, bo = [await Client.open(lit.live, made.match, made.seats[seat]) for seat in (0, 1)]
        await ann.done("join", commit=commits_to(nonces[0]))
        await bo.done("join", commit=commits_to(nonces[1]))
        await ann.done("open", seat=0, nonce=nonces[0].hex())
        assert await bo.refused("start") == "not_allowed"
        earlier = time.time()
        await host.done("start")
        lot = host.table["dice"]["beacon"]
        assert lot["genesis"] + (lot["round"] - 1) * lot["period"] >= earlier + LEAD
        assert host.table["phase"] == "opening"
        await bo.caught_up(host.seq)
        assert await bo.refused("open", seat=1, nonce=nonces[1].hex()) == "not_now"
        assert await host.refused("start") == "not_now"
        while bo.table["phase"] != "playing":
            await bo.until("news")
        await ann.caught_up(bo.seq)
        await asyncio.gather(ann.play(), bo.play())

    run(play())
    record = checked_dice(lit, made.match)
    verdict = verify_dice.verify(record)
    assert verdict.round == record["beacon"]["round"] > 0
    assert {Note("closed", (1,)), Note("beacon-other")} <= set(verdict.notes)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert list(verify.verify(file))
    record["beacon"]["signature"] = own_beacon(1)[1]
    with pytest.raises(verify_dice.Unfair):
        verify_dice.verify(record)


def test_a_match_that_waits_for_the_beacon_starts_after_a_restart() -> None:
    Drand.lied = True
    drand = ThreadingHTTPServer(("127.0.0.1", 0), Drand)
    threading.Thread(target=drand.serve_forever, daemon=True).start()
    folder, address = fresh_folder(), f"http://127.0.0.1:{drand.server_address[1]}"
    with Server(folder, beacon=address) as server:
        made = server.make("snakes", "here", "here", beacon=True)
    with Server(folder, beacon=address) as server:

        async def wait() -> None:
            host = await Client.open(server.live, made.match, made.host)
            while host.table["phase"] != "playing":
                await host.until("news")
            await host.act()

        run(wait())
    drand.shutdown()
    drand.server_close()


def test_a_server_without_a_beacon_says_so(server: Server) -> None:
    form = {"game": "snakes", "seats": [{"kind": "here"}, {"kind": "bot"}], "beacon": True}
    reply = server.ask("POST", "/api/matches", form)
    assert (reply.status, reply.json()["code"]) == (422, "no_beacon")


def test_a_beacon_that_does_not_answer_is_named() -> None:
    with Server(fresh_folder(), beacon="http://127.0.0.1:9/x") as server:
        form = {"game": "snakes", "seats": [{"kind": "here"}, {"kind": "bot"}], "beacon": True}
        reply = server.ask("POST", "/api/matches", form)
        assert (reply.status, reply.json()["code"]) == (503, "beacon_down")


class Sluggish:
    """A beacon that answers when the test says so."""

    def __init__(self, down: bool = False) -> None:
        self.asked: list[object] = []
        self.down = down
        self.free = threading.Semaphore(0)

    def chain(self) -> BeaconChain:
        self.asked.append("chain")
        assert self.free.acquire(timeout=PATIENCE)
        if self.down:
            raise beacon.BeaconDown
        return QUICKNET

    def signature(self, chain: BeaconChain, round: int) -> str:
        self.asked.append(round)
        assert self.free.acquire(timeout=PATIENCE)
        return str(round)


async def asked(source: Sluggish, many: int) -> None:
    while len(source.asked) < many:
        await asyncio.sleep(0.001)


def test_whoever_asks_the_same_of_a_beacon_shares_the_answer() -> None:
    async def ask() -> None:
        source = Sluggish()
        shared = beacon.Beacon(source)
        first, second = (asyncio.create_task(shared.signature(QUICKNET, 7)) for _ in range(2))
        other = asyncio.create_task(shared.signature(QUICKNET, 8))
        await asked(source, 1)
        first.cancel()
        await settled()
        assert source.asked == [7], "one thing at a time"
        source.free.release(2)
        assert (await second, await other) == ("7", "8")
        assert source.asked == [7, 8]
        source.free.release()
        assert await shared.chain() == await shared.chain() == QUICKNET
        assert source.asked == [7, 8, "chain"]

    run(ask())


def test_a_beacon_that_is_down_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        source = Sluggish(down=True)
        shared = beacon.Beacon(source)
        source.free.release(2)
        for _ in range(3):
            with pytest.raises(beacon.BeaconDown):
                await shared.chain()
        assert source.asked == ["chain"]
        shared.quiet_until = 0.0  # the while is over
        source.down = False
        assert await shared.chain() == QUICKNET

    run(ask())


def test_an_answer_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beacon, "PATIENCE", 0.01)

    async def ask() -> None:
        source = Sluggish()
        shared = beacon.Beacon(source)
        for number in (7, 8):
            with pytest.raises(beacon.BeaconDown):
                await shared.signature(QUICKNET, number)
        await asked(source, 1)  # the thread may begin only after we gave up
        await settled()
        assert source.asked == [7], "no thread is begun as long as one is stuck"
        source.free.release(2)
        while shared.asked and not shared.asked.done():
            await asyncio.sleep(0.001)
        monkeypatch.setattr(beacon, "PATIENCE", PATIENCE)
        assert await shared.signature(QUICKNET, 9) == "9"

    run(ask())


def test_nobody_waits_at_a_table_for_the_beacon_of_a_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, _ = await table(service, "here", "here")
            room = session.room
            monkeypatch.setattr(room, "header", replace(room.header, beacon=QUICKNET))
            source = Sluggish()
            service.beacon = beacon.Beacon(source)
            rematch = wire.Rematch(id="again")
            waiting = asyncio.create_task(service.command(session, Person(HOST), rematch))
            await asked(source, 1)
            await service.command(session, Person(HOST), wire.Roll(id="on", expect_seq=room.seq))
            source.free.release()
            with pytest.raises(Refusal) as refused:
                await waiting
            assert refused.value.code == "not_now"

    run(play())


def test_the_address_of_a_beacon_is_checked() -> None:
    with pytest.raises(ValueError, match="https://"):
        read(beacon="drand.example.org")
