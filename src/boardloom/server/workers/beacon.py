"""Where a server gets the rounds of a public beacon from."""

import json
import urllib.request
from typing import Protocol

from boardloom.core.message import message
from boardloom.match.beacon import BeaconChain, signed
from boardloom.server.errors import Refusal

SCHEME = "bls-unchained-g1-rfc9380"
PATIENCE = 10.0
"""Seconds that an answer may take."""
LONGEST = 65_536
"""Bytes that an answer may have."""


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


def chain_of(source: BeaconSource | None) -> BeaconChain:
    """What the rounds of a server's beacon are checked with, if it has one."""
    if source is None:
        raise Refusal("no_beacon", message("refusal-no-beacon"))
    return source.chain()


class HttpBeacon:
    """A beacon that answers as drand does, at an address such as `https://…/<chain hash>`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._chain: BeaconChain | None = None

    def chain(self) -> BeaconChain:
        if self._chain is None:
            told = self._ask("info")
            match told:
                case {
                    "schemeID": str(scheme),
                    "public_key": str(key),
                    "genesis_time": int(genesis),
                    "period": int(period),
                } if scheme == SCHEME and period > 0:
                    self._chain = BeaconChain(key, genesis, period)
                case _:
                    raise BeaconDown
        return self._chain

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
