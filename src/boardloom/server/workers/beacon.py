"""Where a server gets the rounds of a public beacon from."""

import asyncio
import json
import urllib.request
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from functools import partial
from threading import Thread
from typing import Protocol, TypeVar, cast

from boardloom.core.message import message
from boardloom.match.beacon import BeaconChain, signed
from boardloom.server.errors import Refusal

SCHEME = "bls-unchained-g1-rfc9380"
PATIENCE = 10.0
"""Seconds that an answer may take, all of it."""
QUIET = 5.0
"""Seconds for which a beacon that did not answer is not asked what its rounds are checked with."""
LONGEST = 65_536
"""Bytes that an answer may have."""

T = TypeVar("T")


class BeaconDown(Refusal):
    """The beacon does not answer, or not as it should."""

    def __init__(self) -> None:
        super().__init__("beacon_down", message("refusal-beacon-down"))


class BeaconSource(Protocol):
    """Both may take a while, and raise `BeaconDown`."""

    def chain(self) -> BeaconChain:
        """What the rounds are checked with."""

    def signature(self, chain: BeaconChain, round: int) -> str:
        """The signature of a round, checked."""


class Beacon:
    """The beacon of a server, if it has one: whoever asks the same shares the answer, one thing is asked at a
    time, in a thread of its own, and nobody waits for ever."""

    def __init__(self, source: BeaconSource | None) -> None:
        self.source = source
        self.known: BeaconChain | None = None
        self.asking: dict[object, asyncio.Task[object]] = {}
        self.free = asyncio.Lock()
        self.asked: Future[object] | None = None
        """What the thread works on, or worked on last."""
        self.quiet_until = 0.0

    async def chain(self) -> BeaconChain:
        """What the rounds are checked with."""
        if self.source is None:
            raise Refusal("no_beacon", message("refusal-no-beacon"))
        if self.known is None:
            clock = asyncio.get_running_loop().time
            if clock() < self.quiet_until:
                raise BeaconDown
            try:
                self.known = await self._shared("chain", self.source.chain)
            except BeaconDown:
                self.quiet_until = clock() + QUIET
                raise
        return self.known

    async def signature(self, chain: BeaconChain, round: int) -> str:
        """The signature of a round, checked."""
        if self.source is None:
            raise BeaconDown
        return await self._shared((chain, round), partial(self.source.signature, chain, round))

    def _shared(self, what: object, work: Callable[[], T]) -> Awaitable[T]:
        if what not in self.asking:
            self.asking[what] = asyncio.create_task(self._ask(work))
            self.asking[what].add_done_callback(lambda _: self.asking.pop(what))
        # Shielded: who gives up does not take the answer from the others.
        return cast(Awaitable[T], asyncio.shield(self.asking[what]))

    async def _ask(self, work: Callable[[], object]) -> object:
        try:
            async with asyncio.timeout(PATIENCE), self.free:
                if self.asked is not None and not self.asked.done():
                    raise BeaconDown  # the thread still reads an answer that comes byte by byte
                self.asked = Future()
                # Not of a pool: the server would not end before such a thread does.
                Thread(target=_work, args=(work, self.asked), name="beacon", daemon=True).start()
                return await asyncio.wrap_future(self.asked)
        except TimeoutError:
            raise BeaconDown from None


def _work(work: Callable[[], object], answer: "Future[object]") -> None:
    answer.set_running_or_notify_cancel()
    try:
        answer.set_result(work())
    except Exception as error:
        answer.set_exception(error)


class HttpBeacon:
    """A beacon that answers as drand does, at an address such as `https://…/<chain hash>`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def chain(self) -> BeaconChain:
        match self._ask("info"):
            case {
                "schemeID": str(scheme),
                "public_key": str(key),
                "genesis_time": int(genesis),
                "period": int(period),
            } if scheme == SCHEME and period > 0:
                return BeaconChain(key, genesis, period)
        raise BeaconDown

    def signature(self, chain: BeaconChain, round: int) -> str:
        match self._ask(f"public/{round}"):
            case {"round": told, "signature": str(signature)} if told == round:
                if signed(chain, round, signature):
                    return signature
        raise BeaconDown

    def _ask(self, what: str) -> object:
        try:
            with urllib.request.urlopen(f"{self.address}/{what}", timeout=PATIENCE) as reply:
                told: object = json.loads(reply.read(LONGEST))
        except (OSError, ValueError):
            raise BeaconDown from None
        return told
