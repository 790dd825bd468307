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


def record(own_dice: bool = False) -> dict[str, Any]:
    """A short fair game, as a server would export it."""
    chain, nonce = Chain(b"s" * 32, 100), b"n" * 32
    commit = digest(nonce).hex()
    key = dice.key("m", {0: nonce})
    faces = [[face, 1] for face in range(1, 7)]
    played: list[dict[str, Any]] = []
    for draw, seat in ((1, 0), (2, 1), (3, 1)):  # the second roll is a six
        rolled = outcome(dict(map(tuple, faces)), chain.link(draw), key, draw)  # type: ignore[arg-type]
        link = chain.link(draw).hex()
        played.append({"roll": draw, "seat": seat, "action": rolled, "outcomes": faces, "link": link})
    played += [{"undo": 2}, dict(played[2])]
    return {
        "record": "boardloom dice 2",
        "match": "m",
        "game": "snakes",
        "version": 2,
        "options": {"turn_order": "fixed"},
        "seats": [
            {"name": "Ann", "kind": "link", "commit": commit, "nonce": nonce.hex()},
            {"name": "Bo", "kind": "bot", "commit": "", "nonce": ""},
        ],
        "own_dice": own_dice,
        "root": chain.root.hex(),
        "links": 100,
        "deals": digest(b"d" * 32).hex(),
        "deal_secret": "",
        "hides": False,
        "over": False,
        "key": key.hex(),
        "prelude": [
            {"do": "commit", "seat": 0, "hash": commit},
            {"do": "open", "seat": 0, "nonce": nonce.hex()},
        ],
        "beacon": None,
        "played": played,
    }


def first_format(changed: dict[str, Any]) -> None:
    """The record as the first format had it."""
    for field in ("links", "hides", "over", "prelude", "beacon"):
        del changed[field]
    changed |= {"record": "boardloom dice 1", "opened": [0]}


def kinds(changed: dict[str, Any]) -> list[str]:
    return [note.kind for note in verify_dice.verify(changed).notes]


def written(folder: Path, changed: dict[str, Any]) -> Path:
    file = folder / "record.json"
    file.write_text(json.dumps(changed))
    return file


def judged(file: Path) -> str:
    """What the program of one file says."""
    command = [sys.executable, "-I", verify_dice.__file__, str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_fair_record_passes_undone_rolls_and_all(tmp_path: Path) -> None:
    verdict = verify_dice.verify(record())
    assert verdict[:5] == (4, 0, 0, (0,), 0)
    lines = said(*verify.verify(written(tmp_path, record())))
    assert lines[2].startswith("Legal: all 5 moves")
    assert lines[3:] == [
        "Not checked, or not certain:",
        "The rest of the game: it was not over when the record was made.",
    ]


def test_the_verdict_lists_what_was_checked_and_what_not(tmp_path: Path) -> None:
    """What the rules allow, and whether anything is missing, the program of one file does not know."""
    assert kinds(record()) == ["unfinished", "outcomes", "complete"]
    told = judged(written(tmp_path, record()))
    assert "Fair" not in told
    assert "4 rolls follow from what was published" in told
    assert "The key comes from the nonces of seat 0." in told
    unsure = told.partition("Not checked, or not certain:")[2]
    assert "Whether the rules offer these outcomes" in unsure
    assert "Whether moves are missing" in unsure
    assert "not over when the record was made" in unsure


def test_loaded_dice_are_left_to_the_rules(tmp_path: Path) -> None:
    """A die with one side follows from any link: it adds up, and only the rules know better."""
    changed = record()
    changed["played"] = [{**changed["played"][0], "outcomes": [[6, 1]], "action": 6}]
    assert "outcomes" in kinds(changed)
    with pytest.raises(verify.BadRecord, match="not the outcomes"):
        list(verify.verify(written(tmp_path, changed)))


def test_a_record_that_was_cut_short_is_found_by_the_rules(tmp_path: Path) -> None:
    changed = record() | {"over": True, "deal_secret": (b"d" * 32).hex()}
    del changed["played"][2:]
    assert "complete" in kinds(changed)
    with pytest.raises(verify.BadRecord, match="by the rules it goes on"):
        list(verify.verify(written(tmp_path, changed)))


def test_the_first_format_is_checked_and_what_it_lacks_is_named() -> None:
    changed = record()
    first_format(changed)
    assert verify_dice.verify(changed).rolls == 4
    assert kinds(changed) == ["old", "unfinished", "outcomes", "complete"]


def test_a_hidden_roll_is_refused_where_nothing_is_dealt_face_down(tmp_path: Path) -> None:
    """Else a server could take the link or the secret for each roll, whichever it likes better."""
    changed = record() | {"deal_secret": (b"d" * 32).hex()}
    step = changed["played"][0]
    del step["link"]
    step |= {"hidden": True}
    key = bytes.fromhex(changed["key"])
    step["action"] = outcome(dict.fromkeys(range(1, 7), 1), b"d" * 32, key, 1)
    del changed["played"][1:]
    with pytest.raises(verify_dice.Unfair, match="nothing is dealt face down"):
        verify_dice.verify(changed)
    changed["hides"] = True  # the record's own word; the rules of the game know better
    assert "dealt" in kinds(changed)
    with pytest.raises(verify.BadRecord, match="the rules deal nothing face down here"):
        list(verify.verify(written(tmp_path, changed)))


def test_rolls_after_the_chain_come_from_the_secret() -> None:
    changed = record() | {"links": 1}
    with pytest.raises(verify_dice.Unfair, match="roll 2 has a link, though the chain ends before it"):
        verify_dice.verify(changed)


COMMIT = {"do": "commit", "seat": 1, "hash": digest(b"b" * 32).hex()}


@pytest.mark.parametrize(
    ("events", "notes"),
    [
        ([], []),
        ([{**COMMIT}], ["closed", "late"]),
        ([{**COMMIT}, {"do": "drop", "seat": 1}], ["late", "dropped"]),
        ([{"do": "without", "seat": 0}], []),
    ],
)
def test_what_happened_to_the_nonces_is_in_the_verdict(events: list[Any], notes: list[str]) -> None:
    changed = record()
    changed["prelude"] += events
    changed["seats"][1]["commit"] = COMMIT["hash"] if "closed" in notes else ""
    assert [kind for kind in kinds(changed) if kind in ("closed", "late", "dropped")] == notes


def test_given_up_nonces_are_counted() -> None:
    changed = record()
    changed["prelude"] = [*changed["prelude"], {"do": "anew"}, *changed["prelude"]]
    assert verify_dice.Note("rounds", many=1) in verify_dice.verify(changed).notes


def test_dice_that_nobody_took_part_in_are_named() -> None:
    """The host started before a committed player opened: the server alone could choose the key."""
    changed = record()
    del changed["prelude"][1], changed["played"][:]
    changed["seats"][0]["nonce"] = ""
    changed["key"] = dice.key("m", {}).hex()
    assert "closed" in kinds(changed)
    link, faces = Chain(b"s" * 32, 100).link(1), dict.fromkeys(range(1, 7), 1)
    rolled = outcome(faces, link, dice.key("m", {}), 1)
    outcomes = [list(pair) for pair in faces.items()]
    changed["played"] = [{"roll": 1, "seat": 0, "action": rolled, "outcomes": outcomes, "link": link.hex()}]
    assert kinds(changed)[:2] == ["nobody", "closed"]


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
        (other(1, hidden=True), "nothing is dealt face down"),
        (other(1, roll=0), "a roll without a link"),
        (whole(root="00" * 32), "step 1: link 1"),
        (whole(key="00" * 32), "key"),
        (whole(deal_secret="00" * 32), "deal secret"),
        (whole(over=True), "the secret of what was dealt face down is missing"),
        (whole(key=""), "key"),
        (whole(prelude=[]), "seat 0: its nonce is not the one"),
        (whole(prelude=[{"do": "open", "seat": 0, "nonce": "00" * 32}]), "before the start, event 1"),
        (whole(prelude=[{"do": "await", "round": 1}]), "before the start, event 1"),
        (whole(prelude=[{"do": "without", "seat": 2}]), "before the start, event 1"),
        (whole(match="n"), "key"),
        (nonce_of_another, "seat 0: its nonce"),
        (rolled_again, "number of the roll"),
        (other(0, outcomes=[]), "make no die"),
        (other(0, outcomes=[[1, 0], [2, 0]]), "make no die"),
        (other(0, outcomes=[[1, 2], [2, -1]]), "make no die"),
        (without_a_link, "step 1: roll 1 has no link"),
        (other(3, undo=9999), "step 4: 3 steps cannot be taken back to 9999"),
        (other(3, undo=3), "cannot be taken back to 3"),
        (other(3, undo=-1), "cannot be taken back to -1"),
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
        (whole(version=99), "version 99 was played"),
        (whole(options={"sides": 20, "turn_order": "fixed"}), "not the outcomes"),
        (whole(game="custom", version=1, options={"controls": True}), "a choice should stand here"),
        (whole(game="chess"), "no game 'chess'"),
        (other(0, seat=1), "step 1: seat 1 acts where it is seat 0's turn"),
        (other(0, seat=-1), "step 1: seat -1 acts"),
        (other(1, seat="x"), "'played' is missing or wrong"),
        (other(3, undo="x"), "'played' is missing or wrong"),
        (other(0, outcomes=[[1, 2**70], [2, 1]]), "'played' is missing or wrong"),
        (other(0, outcomes=[[1, 0.5], [2, 0.5]]), "'played' is missing or wrong"),
        (whole(match="a\nb"), "'match' is missing or wrong"),
        (whole(root="AA" * 32), "'root' is missing or wrong"),
        (whole(hides=1), "'hides' is missing or wrong"),
        (whole(prelude=[{"do": "commit", "seat": 0}]), "'prelude' is missing or wrong"),
        (whole(beacon={}), "'beacon' is missing or wrong"),
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
    changed, luck = record(own_dice=True) | {"deal_secret": (b"d" * 32).hex(), "over": True}, Random(1)
    position = Position.first(find("snakes"), find("snakes").config.make(changed["options"]))
    changed["played"] = []
    while not position.over:
        choices = position.choices()
        action, outcomes = luck.choice(list(choices)), [list(pair) for pair in choices.items()]
        changed["played"].append({"roll": 0, "seat": position.turn, "action": action, "outcomes": outcomes})
        position = position.after(action)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(changed))
    assert "Legal" in said(*verify.verify(file))[2]
    for over in (False, True):
        file.write_text(json.dumps({**changed, "deal_secret": "", "over": over}))
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
