"""Fair dice: the chain, the key, the draws, and the verifier that shares no code with them."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardloom.core.game import Position
from boardloom.games import find
from boardloom.match import dice, verify, verify_dice
from boardloom.match.dice import Chain, digest, number_below, outcome
from tests.words import said


def test_every_link_hashes_back_to_the_published_one() -> None:
    for length in (1, 63, 64, 65, 200):
        chain = Chain(b"e" * 32, length)
        for number in range(length, 0, -1):
            assert digest(chain.link(number)) == chain.link(number - 1)
        assert chain.link(0) == chain.root
        assert chain.link(length) == b"e" * 32


def test_the_key_depends_on_the_match_and_every_nonce_and_seat() -> None:
    keys = {
        dice.key("m", {0: b"a", 1: b"b"}),
        dice.key("m", {0: b"b", 1: b"a"}),
        dice.key("n", {0: b"a", 1: b"b"}),
        dice.key("m", {0: b"a"}),
        dice.key("m", {1: b"a"}),
        dice.key("m", {}),
    }
    assert len(keys) == 6
    assert dice.key("m", {1: b"b", 0: b"a"}) == dice.key("m", {0: b"a", 1: b"b"})


def test_every_outcome_comes_up_as_often_as_its_weight_says() -> None:
    chain, key = Chain(b"x" * 32, 6000), dice.key("m", {})
    counts = Counter(outcome({1: 1, 2: 2, 5: 3, 9: 0}, chain.link(j), key, j) for j in range(1, 6001))
    assert counts[9] == 0
    for action, share in ((1, 1000), (2, 2000), (5, 3000)):
        assert abs(counts[action] - share) < 5 * share**0.5


def test_words_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    """A total just above half of all words rejects nearly half of them."""
    total = 2**63 + 1
    drawn = [number_below(total, bytes([i]) * 32, b"k", 1) for i in range(200)]
    assert all(0 <= number < total for number in drawn)
    assert max(drawn) > 2**62


def record(own_dice: bool = False) -> verify_dice.DiceRecord:
    """A short fair game, as a server would export it."""
    chain, nonce = Chain(b"s" * 32, 100), b"n" * 32
    seats: list[verify_dice.SeatRecord] = [
        {"name": "Ann", "kind": "link", "commit": digest(nonce).hex(), "nonce": nonce.hex()},
        {"name": "Bo", "kind": "bot", "commit": "", "nonce": ""},
    ]
    key = dice.key("m", {0: nonce})
    faces = [[face, 1] for face in range(1, 7)]
    played: list[verify_dice.StepRecord] = []
    for draw, seat in ((1, 0), (2, 1), (3, 1)):  # the second roll is a six
        rolled = outcome(dict(map(tuple, faces)), chain.link(draw), key, draw)  # type: ignore[arg-type]
        link = chain.link(draw).hex()
        played.append({"roll": draw, "seat": seat, "action": rolled, "outcomes": faces, "link": link})
    played += [{"undo": 2}, played[2]]
    return {
        "record": "boardloom dice 1",
        "match": "m",
        "game": "snakes",
        "version": 1,
        "options": {"turn_order": "fixed"},
        "seats": seats,
        "own_dice": own_dice,
        "root": chain.root.hex(),
        "deals": digest(b"d" * 32).hex(),
        "deal_secret": (b"d" * 32).hex(),
        "key": key.hex(),
        "opened": [0],
        "played": played,
    }


def test_a_fair_record_passes_undone_rolls_and_all(tmp_path: Path) -> None:
    assert verify_dice.verify(record()) == (4, 0, 0)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record()))
    assert said(*verify.verify(file))[-1].startswith("Legal: all 5 moves")


def other(number: int, **change: Any) -> Any:
    def damage(changed: dict[str, Any]) -> None:
        changed["played"][number] |= change

    return damage


def whole(**change: Any) -> Any:
    def damage(changed: dict[str, Any]) -> None:
        changed |= change

    return damage


def nonce_of_another(changed: dict[str, Any]) -> None:
    changed["seats"][0]["nonce"] = "00" * 32


def without_a_link(changed: dict[str, Any]) -> None:
    del changed["played"][0]["link"]


def rolled_again(changed: dict[str, Any]) -> None:
    """After an undo the next link is used, as if the roll had not happened."""
    changed["played"][4] = {**changed["played"][4], "roll": 4}


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (other(0, action=7), "step 1: roll 1"),
        (other(1, link="00" * 32), "step 2: link 2"),
        (other(1, roll=3), "number of the roll"),
        (other(1, roll=0), "a roll without a link"),
        (whole(root="00" * 32), "step 1: link 1"),
        (whole(key="00" * 32), "key"),
        (whole(deal_secret="00" * 32), "deal secret"),
        (whole(match="n"), "key"),
        (nonce_of_another, "nonce of seat 0"),
        (rolled_again, "number of the roll"),
        (other(0, outcomes=[]), "make no die"),
        (other(0, outcomes=[[1, 0], [2, 0]]), "make no die"),
        (other(0, outcomes=[[1, 2**70], [2, 1]]), "make no die"),
        (other(0, outcomes=[[1, 2], [2, -1]]), "make no die"),
        (other(0, outcomes=[[1, 0.5], [2, 0.5]]), "make no die"),
        (without_a_link, "step 1: roll 1 has no link"),
        (other(3, undo=9999), "step 4: 3 steps cannot be taken back to 9999"),
        (other(3, undo=3), "cannot be taken back to 3"),
        (other(3, undo=-1), "cannot be taken back to -1"),
        (other(3, undo="x"), "cannot be taken back to x"),
    ],
)
def test_every_lie_is_found(damage: Any, reason: str) -> None:
    changed = record()
    damage(changed)
    with pytest.raises(verify_dice.Unfair, match=reason):
        verify_dice.verify(changed)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (whole(version=2), "version 2 was played"),
        (whole(options={"sides": 20, "turn_order": "fixed"}), "not the outcomes"),
        (whole(game="custom", options={"controls": True}), "a choice should stand here"),
        (whole(game="chess"), "no game 'chess'"),
        (other(0, seat=1), "step 1: seat 1 acts where it is seat 0's turn"),
        (other(0, seat=-1), "step 1: seat -1 acts"),
        (other(1, seat="x"), "step 2: seat 'x' acts where it is seat 1's turn"),
    ],
)
def test_a_record_against_the_rules_is_refused(damage: Any, reason: str, tmp_path: Path) -> None:
    changed = record()
    damage(changed)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(changed))
    with pytest.raises(verify.BadRecord, match=reason):
        list(verify.verify(file))


def test_a_game_that_is_over_hides_nothing(tmp_path: Path) -> None:
    changed, luck = record(own_dice=True), Random(1)
    position = Position.first(find("snakes"), find("snakes").config.make(changed["options"]))
    changed["played"] = []
    while not position.over:
        choices = position.choices()
        action, outcomes = luck.choice(list(choices)), [list(pair) for pair in choices.items()]
        changed["played"].append({"roll": 0, "seat": position.turn, "action": action, "outcomes": outcomes})
        position = position.after(action)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(changed))
    assert "Legal" in said(*verify.verify(file))[-1]
    file.write_text(json.dumps({**changed, "deal_secret": ""}))
    with pytest.raises(verify.BadRecord, match="the game is over, but the secret"):
        list(verify.verify(file))


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{}",
        '{"record": 1}',
        "null",
        '{"record": "boardloom dice 1"}',
        pytest.param("[" * 10**5, id="deep"),
    ],
)
def test_what_is_no_record_is_one_clear_line(content: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(content)
    with pytest.raises(verify.BadRecord):
        list(verify.verify(file))
    done = subprocess.run(
        [sys.executable, "-I", verify_dice.__file__, str(file)], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
