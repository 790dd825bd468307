"""Public randomness that nobody at a table can choose or foresee, as drand publishes it.

A group of independent servers signs the number of each round together; no minority of them can sign alone, so
nobody knows a signature before its time, and there is only one that fits. This is the scheme of drand's chain
"quicknet": BLS12-381 with signatures in G1, over SHA-256 of the number of the round.
"""

import hashlib
import math
import sys

from msgspec import Struct

from boardloom.core.errors import BadOptions
from boardloom.core.message import message

TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
LEAD = 6
"""Seconds between the moment a round is named and the moment it is published, at least; so that everybody at
the table hears of it in time, and clocks may differ a little."""


class BeaconChain(Struct, frozen=True):
    """A chain of rounds, as its servers describe it."""

    public_key: str
    """In G2, 96 bytes in hexadecimal."""
    genesis: int
    """When round 1 was published, in seconds since 1970."""
    period: int
    """Seconds from one round to the next."""

    def time_of(self, round: int) -> int:
        """When a round is published, in seconds since 1970."""
        return self.genesis + (round - 1) * self.period

    def round_to_come(self, now: float) -> int:
        """A round that nobody can know yet.

        >>> chain = BeaconChain("", genesis=1000, period=3)
        >>> chain.time_of(chain.round_to_come(2000.5))
        2008
        """
        return max(1, 1 + math.ceil((now + LEAD - self.genesis) / self.period))


QUICKNET = BeaconChain(
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    genesis=1692803367,
    period=3,
)
"""The chain of drand's League of Entropy."""


def check_installed() -> None:
    """`BadOptions` if signatures cannot be checked here."""
    limit = sys.getrecursionlimit()
    try:
        import py_ecc  # noqa: F401
    except ImportError:
        raise BadOptions(message("beacon-extra")) from None
    finally:
        # The library raises the limit so far that deeply nested JSON would crash the process.
        sys.setrecursionlimit(limit)


def signed(chain: BeaconChain, round: int, signature: str) -> bool:
    """Whether the beacon signed this round so."""
    check_installed()
    from eth_typing import BLSPubkey, BLSSignature
    from py_ecc.bls.g2_primitives import pubkey_to_G1 as point_of_signature
    from py_ecc.bls.g2_primitives import signature_to_G2 as point_of_key
    from py_ecc.bls.g2_primitives import subgroup_check
    from py_ecc.bls.hash_to_curve import hash_to_G1
    from py_ecc.fields import optimized_bls12_381_FQ12 as FQ12
    from py_ecc.optimized_bls12_381.optimized_curve import G2, is_inf, neg
    from py_ecc.optimized_bls12_381.optimized_pairing import final_exponentiate, pairing

    if len(signature) != 96 or len(chain.public_key) != 192:
        return False
    # The library names its points for a scheme in which the two groups change places.
    try:
        point = point_of_signature(BLSPubkey(bytes.fromhex(signature)))
        key = point_of_key(BLSSignature(bytes.fromhex(chain.public_key)))
    except ValueError:
        return False
    if is_inf(key) or not subgroup_check(point) or not subgroup_check(key):
        return False
    content = hashlib.sha256(round.to_bytes(8, "big")).digest()
    hashed = hash_to_G1(content, TAG, hashlib.sha256)  # type: ignore[arg-type] # the library's hint is wrong
    ours = pairing(G2, point, final_exponentiate=False)
    theirs = pairing(key, neg(hashed), final_exponentiate=False)
    return bool(final_exponentiate(ours * theirs) == FQ12.one())
