#!/usr/bin/env python3
"""Check the dice of a Boardloom game: python3 verify_dice.py RECORD.json

This file stands alone. It takes nobody's word: it hashes every link back to the one that was published
before the game, makes the key from the players' nonces, and works out every roll again. Then it says what it
checked and what it could not. What it cannot know is the rules; `boardloom verify` replays those too.
The signature of a public beacon is checked if the library py_ecc is installed.
"""

import hashlib
import hmac
import json
import re
import sys
from functools import cache
from typing import NamedTuple

FIRST, SECOND = "boardloom dice 1", "boardloom dice 2"
HASH, NO_HASH, NONCE, NO_NONCE = (
    "[0-9a-f]{64}",
    "([0-9a-f]{64})?",
    "([0-9a-f]{2}){16,64}",
    "([0-9a-f]{2}){0,64}",
)
BEFORE = {"commit": HASH, "open": NONCE, "drop": "", "without": "", "await": "", "anew": ""}
"""What may happen before the start; a commit has a hash, an open a nonce."""
QUICKNET = (
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
)
"""The public key of drand's League of Entropy."""
TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

FOUND = "{found} where {expected} should be"
WRONG = {
    "record": f"record: {FOUND}",
    "nonce": f"nonce of seat {{seat}}: {FOUND}",
    "prelude": "before the start, event {step}: this cannot have happened here",
    "seats": "seat {seat}: its nonce is not the one of the events before the start",
    "beacon": "the beacon did not sign round {round} so",
    "key": f"key: {FOUND}",
    "deals": f"deal secret: {FOUND}",
    "no-secret": "the game is over, but the secret of what was dealt face down is missing",
    "die": "step {step}: the weights of the outcomes make no die",
    "undo": "step {step}: {steps} steps cannot be taken back to {to}",
    "own": "step {step}: a roll without a link, though the dice were the server's",
    "number": f"step {{step}}: number of the roll: {FOUND}",
    "hidden": "step {step}: roll {roll} is hidden, though nothing is dealt face down in this game",
    "beyond": "step {step}: roll {roll} has a link, though the chain ends before it",
    "no-link": "step {step}: roll {roll} has no link",
    "link": f"step {{step}}: link {{roll}} hashes to: {FOUND}",
    "roll": f"step {{step}}: roll {{roll}}: {FOUND}",
}
"""What may not add up."""
NOTES = {
    "old": "How long the chain was, and in which order nonces came: this first kind of record does not tell.",
    "nobody": "No player's nonce and no beacon is in the key: whoever ran the server could choose all rolls.",
    "closed": "Never opened: the nonce that {seats} committed to. It has no part in the dice.",
    "late": "Committed when a nonce was open already: {seats}. With the server's help, that chooses the key.",
    "dropped": "Dropped when a nonce was open already: that of {seats}. With the server's help, it chooses.",
    "rounds": "Nonces were given up after one was open, {count} times. With the server's help, that chooses.",
    "beacon-unchecked": "The signature of the beacon: the library py_ecc is not installed.",
    "beacon-other": "Whether the beacon is public: it is not that of drand's League of Entropy.",
    "own": "Rolls that people threw and typed in: {count}. Nobody can check those.",
    "face-down": "Deals that are still face down: {count}. Check again when the game is over.",
    "dealt": "Whether the rules deal {count} rolls face down, as is said. `boardloom verify` checks that.",
    "unfinished": "The rest of the game: it was not over when the record was made.",
    "outcomes": "Whether the rules offer these outcomes with these weights. `boardloom verify` checks that.",
    "complete": "Whether moves are missing, or against the rules. `boardloom verify` checks that.",
}
"""What was not checked, or is not certain although it was."""


class Unfair(Exception):
    """A record that does not add up. Kind and details let other programs say it in other languages."""

    def __init__(self, kind: str, **details: object) -> None:
        super().__init__(WRONG[kind].format(**details))
        self.kind = kind
        self.details = details


class Malformed(ValueError):
    """Something that is no dice record: the name of a field that is missing or wrong."""


class Note(NamedTuple):
    """Something that was not checked, or that is not certain."""

    kind: str
    seats: tuple[int, ...] = ()
    many: int = 0

    def __str__(self) -> str:
        return NOTES[self.kind].format(seats=listed(self.seats), count=self.many)


class Verdict(NamedTuple):
    """What was checked of a record in which nothing is wrong."""

    rolls: int
    """How many follow from what was published before the game."""
    own: int
    face_down: int
    nonces: tuple[int, ...]
    """The seats whose nonces are in the key."""
    round: int
    """The round of the beacon that is in the key; 0 for none."""
    notes: tuple[Note, ...]


class Seat(NamedTuple):
    commit: str
    nonce: str


class Before(NamedTuple):
    """An event before the start."""

    do: str
    seat: int
    content: str
    """The hash that is committed to, or the nonce."""
    round: int


class Step(NamedTuple):
    """What happened next: an undo, a choice, or a roll with all that is known of it."""

    undo: int | None = None
    """How many steps are left."""
    seat: int = -1
    action: int = 0
    roll: int | None = None
    """Its number; 0 if people threw their own dice."""
    outcomes: tuple[tuple[int, int], ...] = ()
    """What could have come up: actions with their weights."""
    link: str = ""
    hidden: bool = False
    """Whether it comes from the secret behind deals, not from a link."""


class Beacon(NamedTuple):
    public_key: str = QUICKNET
    round: int = 0
    signature: str = ""


class Record(NamedTuple):
    """The record of a game. Hashes and secrets are in hexadecimal."""

    first: bool
    """Whether it is of the first format, which ends with what was played."""
    match: str
    game: str
    version: int
    options: dict[str, object]
    seats: list[Seat]
    own_dice: bool
    root: str
    deals: str
    deal_secret: str
    """Empty until the game is over."""
    key: str
    played: list[Step]
    links: int
    """How many rolls the chain holds; those after it come from the secret behind deals."""
    hides: bool
    """Whether the rules deal anything face down."""
    over: bool
    prelude: list[Before]
    beacon: Beacon | None


class Fields:
    """An object of a record. Numbers are whole and below 2**53: every language reads those alike."""

    def __init__(self, given: object, name: str) -> None:
        if not isinstance(given, dict):
            raise Malformed(name)
        self.given: dict[str, object] = given
        self.name = name

    def text(self, name: str, pattern: str = ".*") -> str:
        value = self.given.get(name)
        if isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII | re.DOTALL):
            return value
        raise Malformed(self.name or name)

    def whole(self, name: str, least: int = 1 - 2**53) -> int:
        return whole(self.given.get(name), self.name or name, least)

    def flag(self, name: str) -> bool:
        value = self.given.get(name)
        if isinstance(value, bool):
            return value
        raise Malformed(self.name or name)

    def several(self, name: str) -> list[object]:
        value = self.given.get(name)
        if isinstance(value, list):
            return value
        raise Malformed(self.name or name)


def whole(value: object, name: str, least: int = 1 - 2**53) -> int:
    if (
        isinstance(value, int | float)
        and type(value) is not bool
        and value % 1 == 0
        and least <= value < 2**53
    ):
        return int(value)
    raise Malformed(name)


def read(given: object) -> Record:
    """The record in this JSON; `Malformed` if it is none."""
    record = Fields(given, "")
    kind = record.text("record")
    if kind not in (FIRST, SECOND):
        raise Unfair("record", found=kind, expected=SECOND)
    first, match = kind == FIRST, record.text("match", "[0-9A-Za-z_-]{1,40}")
    deal_secret, beacon = record.text("deal_secret", NO_HASH), record.given.get("beacon")
    return Record(
        first,
        match,
        record.text("game"),
        record.whole("version"),
        Fields(record.given.get("options"), "options").given,
        [read_seat(seat) for seat in record.several("seats")],
        record.flag("own_dice"),
        record.text("root", HASH),
        record.text("deals", HASH),
        deal_secret,
        record.text("key", NO_HASH),
        [read_step(step) for step in record.several("played")],
        2**53 if first else record.whole("links", 0),
        first or record.flag("hides"),
        bool(deal_secret) if first else record.flag("over"),
        [] if first else [read_before(event) for event in record.several("prelude")],
        None if first or beacon is None else read_beacon(beacon),
    )


def read_seat(given: object) -> Seat:
    seat = Fields(given, "seats")
    return Seat(seat.text("commit", NO_HASH), seat.text("nonce", NO_NONCE))


def read_before(given: object) -> Before:
    event = Fields(given, "prelude")
    do = event.text("do", "|".join(BEFORE))
    content = event.text("hash" if do == "commit" else "nonce", BEFORE[do]) if BEFORE[do] else ""
    seat = event.whole("seat", 0) if do not in ("await", "anew") else 0
    return Before(do, seat, content, event.whole("round", 1) if do == "await" else 0)


def read_step(given: object) -> Step:
    step = Fields(given, "played")
    if "undo" in step.given:
        return Step(undo=step.whole("undo"))
    seat, action = step.whole("seat"), step.whole("action")
    if "roll" not in step.given:
        return Step(seat=seat, action=action)
    link = step.text("link", HASH) if "link" in step.given else ""
    hidden = step.flag("hidden") if "hidden" in step.given else False
    outcomes = tuple(read_pair(pair) for pair in step.several("outcomes"))
    return Step(None, seat, action, step.whole("roll"), outcomes, link, hidden)


def read_pair(given: object) -> tuple[int, int]:
    if not isinstance(given, list) or len(given) != 2:
        raise Malformed("played")
    return whole(given[0], "played"), whole(given[1], "played")


def read_beacon(given: object) -> Beacon:
    beacon = Fields(given, "beacon")
    key, signature = beacon.text("public_key", "[0-9a-f]{192}"), beacon.text("signature", "([0-9a-f]{96})?")
    return Beacon(key, beacon.whole("round", 0), signature)


def listed(seats: tuple[int, ...]) -> str:
    return "seat " + ", ".join(map(str, seats))


def sha256(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def hashed(content: str) -> str:
    return sha256(bytes.fromhex(content)).hex()


def same(what: str, found: object, expected: object, **where: int) -> None:
    if found != expected:
        raise Unfair(what, found=found, expected=expected, **where)


class Prelude:
    """What the events before the start add up to."""

    def __init__(self, record: Record) -> None:
        self.commits: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.late: set[int] = set()
        self.dropped: set[int] = set()
        self.rounds = self.awaited = 0
        for number, event in enumerate(record.prelude, 1):
            if self.awaited or event.seat >= len(record.seats) or not self.take(event, record):
                raise Unfair("prelude", step=number)

    def take(self, event: Before, record: Record) -> bool:
        """Let it happen; whether it can."""
        seat, closed = event.seat, event.seat in self.commits and event.seat not in self.nonces
        if event.do == "commit" and seat not in self.commits:
            self.commits[seat] = event.content
            self.late |= {seat} if self.nonces else set()
        elif event.do == "open" and closed:
            same("nonce", hashed(event.content), self.commits[seat], seat=seat)
            self.nonces[seat] = event.content
        elif event.do == "drop" and closed:
            del self.commits[seat]
            self.dropped |= {seat} if self.nonces else set()
        elif event.do == "anew":
            self.rounds += bool(self.nonces)
            for content in (self.commits, self.nonces, self.late, self.dropped):
                content.clear()
        elif event.do == "await" and record.beacon:
            self.awaited = event.round
        else:
            return event.do == "without"
        return True


def key_of(record: Record, before: Prelude) -> bytes:
    """The key: SHA-256 over a title, the match, a line for each opened nonce, and one for the beacon."""
    lines = [FIRST, record.match]
    for number, seat in enumerate(record.seats):
        if record.first and seat.nonce:
            same("nonce", hashed(seat.nonce), seat.commit, seat=number)
        if not record.first and seat != (before.commits.get(number, ""), before.nonces.get(number, "")):
            raise Unfair("seats", seat=number)
        lines += [f"{number} {seat.nonce}"] if seat.nonce else []
    if record.beacon:
        if record.beacon.round != before.awaited or bool(record.beacon.signature) != bool(record.key):
            raise Unfair("beacon", round=record.beacon.round)
        lines.append(f"beacon {record.beacon.round} {hashed(record.beacon.signature)}")
    return sha256("\n".join(lines).encode())


@cache
def signed(beacon: Beacon) -> bool | None:
    """Whether the beacon signed this round so: BLS12-381, signatures in G1. None where py_ecc is missing."""
    limit = sys.getrecursionlimit()
    try:
        from py_ecc.bls import g2_primitives as points
        from py_ecc.bls.hash_to_curve import hash_to_G1
        from py_ecc.optimized_bls12_381.optimized_curve import G2, is_inf
        from py_ecc.optimized_bls12_381.optimized_pairing import pairing
    except ImportError:
        return None
    finally:
        sys.setrecursionlimit(limit)  # the library raises it, and deeply nested JSON would crash Python
    try:
        point = points.pubkey_to_G1(bytes.fromhex(beacon.signature))  # type: ignore[arg-type]
        key = points.signature_to_G2(bytes.fromhex(beacon.public_key))  # type: ignore[arg-type]
    except ValueError:
        return False
    content = sha256(beacon.round.to_bytes(8, "big"))
    message = hash_to_G1(content, TAG, hashlib.sha256)  # type: ignore[arg-type]
    inside = not is_inf(key) and points.subgroup_check(point) and points.subgroup_check(key)
    return bool(inside and pairing(G2, point) == pairing(key, message))


def rolled(step: Step, secret: bytes, key: bytes, draw: int) -> int | None:
    """The outcome that secret, key and draw give: 64-bit words by HMAC until one is fair; None for no die."""
    total = sum(weight for _, weight in step.outcomes)
    if any(weight < 0 for _, weight in step.outcomes) or not 0 < total <= 2**64:
        return None
    fair = 2**64 - 2**64 % total
    word, attempt = fair, 0
    while word >= fair:
        message = key + draw.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        word = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")
        attempt += 1
    left = word % total
    for action, weight in step.outcomes:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up to the total")


class Rolls:
    """Goes through what was played, and counts what it checked."""

    def __init__(self, record: Record, key: bytes) -> None:
        self.record, self.key = record, key
        self.known = {0: bytes.fromhex(record.root)}
        self.checked = self.own = self.face_down = self.dealt = self.draws = 0
        self.line: list[int] = []
        """For each step that stands, whether it is a roll of the server."""
        for number, step in enumerate(record.played, 1):
            self.take(number, step)

    def take(self, number: int, step: Step) -> None:
        if step.undo is not None:
            if not 0 <= step.undo < len(self.line):
                raise Unfair("undo", step=number, steps=len(self.line), to=step.undo)
            self.draws -= sum(self.line[step.undo :])
            del self.line[step.undo :]
            return
        self.line.append(1 if step.roll else 0)
        if step.roll == 0:
            if not self.record.own_dice:
                raise Unfair("own", step=number)
            self.own += 1
        elif step.roll is not None:
            self.draws += 1
            same("number", step.roll, self.draws, step=number)
            self.roll(number, step, self.draws)

    def roll(self, number: int, step: Step, draw: int) -> None:
        source = self.hidden(number, draw) if step.hidden else self.link(number, step, draw)
        if not source:
            self.face_down += 1
            return
        outcome = rolled(step, source, self.key, draw)
        if outcome is None:
            raise Unfair("die", step=number)
        same("roll", step.action, outcome, step=number, roll=draw)
        self.checked += 1

    def hidden(self, number: int, draw: int) -> bytes:
        """The secret of a roll that shows no link: where the rules may deal face down, or after the chain."""
        if draw <= self.record.links:
            if not self.record.hides:
                raise Unfair("hidden", step=number, roll=draw)
            self.dealt += 1
        return bytes.fromhex(self.record.deal_secret)

    def link(self, number: int, step: Step, draw: int) -> bytes:
        """The link of a roll, hashed back to one that is proved."""
        if draw > self.record.links:
            raise Unfair("beyond", step=number, roll=draw)
        if not step.link:
            raise Unfair("no-link", step=number, roll=draw)
        source = bytes.fromhex(step.link)
        link, at = source, draw
        while at not in self.known:
            link, at = sha256(link), at - 1
        same("link", link.hex(), self.known[at].hex(), step=number, roll=draw)
        self.known[draw] = source
        return source


def verify(given: object) -> Verdict:
    """What was checked, and what not; `Unfair` if anything is wrong, `Malformed` if it is no record."""
    record = read(given)
    before = Prelude(record)
    key = key_of(record, before)
    if record.key or record.played:
        same("key", key.hex(), record.key)
    beacon = record.beacon or Beacon()
    by_beacon = not beacon.signature or signed(beacon)
    if by_beacon is False:
        raise Unfair("beacon", round=beacon.round)
    if record.deal_secret:
        same("deals", hashed(record.deal_secret), record.deals)
    elif record.over:
        raise Unfair("no-secret")
    rolls = Rolls(record, key)
    nonces = tuple(number for number, seat in enumerate(record.seats) if seat.nonce)
    closed = tuple(number for number, seat in enumerate(record.seats) if seat.commit and not seat.nonce)
    servers = rolls.checked + rolls.face_down > 0
    notes = (
        (record.first, Note("old")),
        (servers and not nonces and not beacon.signature, Note("nobody")),
        (record.key and closed, Note("closed", closed)),
        (before.late, Note("late", tuple(sorted(before.late)))),
        (before.dropped, Note("dropped", tuple(sorted(before.dropped)))),
        (before.rounds, Note("rounds", many=before.rounds)),
        (by_beacon is None, Note("beacon-unchecked")),
        (beacon.public_key != QUICKNET, Note("beacon-other")),
        (rolls.own, Note("own", many=rolls.own)),
        (rolls.face_down, Note("face-down", many=rolls.face_down)),
        (rolls.dealt, Note("dealt", many=rolls.dealt)),
        (not record.over, Note("unfinished")),
        (servers or rolls.own, Note("outcomes")),
        (True, Note("complete")),
    )
    told = tuple(note for holds, note in notes if holds)
    return Verdict(
        rolls.checked, rolls.own, rolls.face_down, nonces, beacon.round if beacon.signature else 0, told
    )


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python3 verify_dice.py RECORD.json")
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            verdict = verify(json.load(file))
    except Unfair as reason:
        sys.exit(f"NOT FAIR: {reason}")
    except OSError as error:
        sys.exit(f"{sys.argv[1]} cannot be read: {error.strerror}")
    except Malformed as error:
        sys.exit(f"this is not a dice record: {error or 'an object'} is missing or wrong")
    except (RecursionError, ValueError) as error:
        sys.exit(f"this is not a dice record: {error}")
    print("Checked, and nothing wrong was found:")
    print(f"- {verdict.rolls} rolls follow from what was published before the game.")
    if verdict.nonces:
        print(f"- The key comes from the nonces of {listed(verdict.nonces)}.")
    if verdict.round:
        print(f"- The key comes from round {verdict.round} of a beacon.")
    print("Not checked, or not certain:")
    for note in verdict.notes:
        print(f"- {note}")


if __name__ == "__main__":
    main()
