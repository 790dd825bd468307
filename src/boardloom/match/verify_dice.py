#!/usr/bin/env python3
"""Check the dice of a Boardloom game: python3 verify_dice.py RECORD.json

This file stands alone. It takes nobody's word: it hashes every link back to the one that was published
before the game, makes the key from the players' nonces, and works out every roll again.
What it cannot know is the rules; `boardloom verify` replays those too.
"""

import hashlib
import hmac
import json
import sys
from typing import TypedDict


class SeatRecord(TypedDict):
    """What the record of a game says of a seat."""

    name: str
    kind: str
    commit: str
    nonce: str


class StepRecord(TypedDict, total=False):
    """What happened next: an undo, a choice (seat and action), or a roll with all that is known of it."""

    undo: int
    """How many steps were left."""
    seat: int
    action: int
    roll: int
    """Its number; 0 if people threw their own dice."""
    outcomes: list[list[int]]
    """What could have come up: actions with their weights."""
    link: str
    hidden: bool
    """Whether it comes from the secret behind deals, not from a link."""


class DiceRecord(TypedDict):
    """The record of a game, as the server gives it out. Hashes and secrets are in hexadecimal."""

    record: str
    match: str
    game: str
    version: int
    options: dict[str, object]
    seats: list[SeatRecord]
    own_dice: bool
    root: str
    deals: str
    deal_secret: str
    """Empty until the game is over."""
    key: str
    opened: list[int]
    played: list[StepRecord]


FOUND = "{found} where {expected} should be"
WRONG = {
    "record": f"record: {FOUND}",
    "nonce": f"nonce of seat {{seat}}: {FOUND}",
    "key": f"key: {FOUND}",
    "deals": f"deal secret: {FOUND}",
    "die": "roll {roll}: the weights of its outcomes make no die",
    "undo": "step {step}: {steps} steps cannot be taken back to {to}",
    "own": "step {step}: a roll without a link, though the dice were the server's",
    "number": f"step {{step}}: number of the roll: {FOUND}",
    "no-link": "step {step}: roll {roll} has no link",
    "link": f"step {{step}}: link {{roll}} hashes to: {FOUND}",
    "roll": f"step {{step}}: roll {{roll}}: {FOUND}",
}
"""What may not add up."""


class Unfair(Exception):
    """A record that does not add up. Kind and details let other programs say it in other languages."""

    def __init__(self, kind: str, **details: object) -> None:
        super().__init__(WRONG[kind].format(**details))
        self.kind = kind
        self.details = details


MALFORMED = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What reading something may raise that is no dice record."""


def sha256(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def same(what: str, found: object, expected: object, **where: int) -> None:
    if found != expected:
        raise Unfair(what, found=found, expected=expected, **where)


def key_of(record: DiceRecord) -> bytes:
    """The key: SHA-256 over a title, the match, and a line for each opened nonce."""
    lines = ["boardloom dice 1", record["match"]]
    for number, seat in enumerate(record["seats"]):
        if seat["nonce"]:
            nonce = bytes.fromhex(seat["nonce"])
            same("nonce", sha256(nonce).hex(), seat["commit"], seat=number)
            lines.append(f"{number} {seat['nonce']}")
    return sha256("\n".join(lines).encode())


def rolled(outcomes: list[list[int]], secret: bytes, key: bytes, draw: int) -> int:
    """The outcome that secret, key and draw give: 64-bit words by HMAC until one is fair."""
    weights = [weight for _, weight in outcomes]
    total = sum(weights)
    if any(type(weight) is not int or weight < 0 for weight in weights) or not 0 < total <= 2**64:
        raise Unfair("die", roll=draw)
    fair = 2**64 - 2**64 % total
    attempt = 0
    while True:
        message = key + draw.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        word = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")
        if word < fair:
            break
        attempt += 1
    left = word % total
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up to the total")


def verify(record: DiceRecord) -> tuple[int, int, int]:
    """How many rolls were checked, typed in by people, and are still face down."""
    same("record", record["record"], "boardloom dice 1")
    key = key_of(record)
    if record["key"]:
        same("key", key.hex(), record["key"])
    known = {0: bytes.fromhex(record["root"])}
    secret = bytes.fromhex(record["deal_secret"])
    if secret:
        same("deals", sha256(secret).hex(), record["deals"])
    draws = 0
    line: list[int] = []
    checked = own = face_down = 0
    for number, step in enumerate(record["played"], 1):
        if "undo" in step:
            if type(step["undo"]) is not int or not 0 <= step["undo"] < len(line):
                raise Unfair("undo", step=number, steps=len(line), to=step["undo"])
            draws -= sum(line[step["undo"] :])
            del line[step["undo"] :]
            continue
        if "roll" not in step:
            line.append(0)
            continue
        draw = step["roll"]
        line.append(1 if draw else 0)
        if not draw:
            if not record["own_dice"]:
                raise Unfair("own", step=number)
            own += 1
            continue
        draws += 1
        same("number", draw, draws, step=number)
        if step.get("hidden"):
            if not secret:
                face_down += 1
                continue
            source = secret
        else:
            if "link" not in step:
                raise Unfair("no-link", step=number, roll=draw)
            source = bytes.fromhex(step["link"])
            link, at = source, draw
            while at not in known:
                link, at = sha256(link), at - 1
            same("link", link.hex(), known[at].hex(), step=number, roll=draw)
            known[draw] = source
        outcome = rolled(step["outcomes"], source, key, draw)
        same("roll", step["action"], outcome, step=number, roll=draw)
        checked += 1
    return checked, own, face_down


def said(error: Exception) -> str:
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python3 verify_dice.py RECORD.json")
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            checked, own, face_down = verify(json.load(file))
    except Unfair as reason:
        sys.exit(f"NOT FAIR: {reason}")
    except OSError as error:
        sys.exit(f"{sys.argv[1]} cannot be read: {error.strerror}")
    except MALFORMED as error:
        sys.exit(f"this is not a dice record: {said(error)}")
    print(f"Fair: {checked} rolls follow from what was published before the game.")
    if own:
        print(f"{own} rolls were thrown by people and typed in; nobody can check those.")
    if face_down:
        print(f"{face_down} deals are still face down; check again when the game is over.")


if __name__ == "__main__":
    main()
