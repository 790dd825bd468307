"""Damaged transcripts are refused, with the line and the reason, and never with anything else."""

import json
import re
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardloom.core.errors import BadTranscript
from boardloom.match.match import Match
from boardloom.match.transcript import Summary, read, summarize, write

from .matches import finished, played

HALF = write(played(12))
WHOLE = write(finished())
SEED, CONFIG, SEAT, MOVES, MOVE, RESULT, END = 5, 6, 7, 10, 11, 23, 24
"""Lines of `HALF`: 10 are header, 12 moves."""

Damage = Callable[[str], str]
Result = TypeVar("Result")


def line(number: int, old: str, new: str) -> Damage:
    """Something in a line replaced, by pattern."""

    def damage(text: str) -> str:
        lines = text.split("\n")
        changed = re.sub(old, lambda _: new, lines[number - 1], count=1)
        assert changed != lines[number - 1], f"{old} is not in {lines[number - 1]}"
        lines[number - 1] = changed
        return "\n".join(lines)

    return damage


def without(number: int) -> Damage:
    return lambda text: "\n".join(text.split("\n")[: number - 1] + text.split("\n")[number:])


def twice(number: int) -> Damage:
    return lambda text: "\n".join(text.split("\n")[:number] + text.split("\n")[number - 1 :])


def swapped(number: int) -> Damage:
    def damage(text: str) -> str:
        lines = text.split("\n")
        lines[number - 1 : number + 1] = lines[number], lines[number - 1]
        return "\n".join(lines)

    return damage


@pytest.mark.parametrize(
    ("damage", "number", "reason"),
    [
        (line(1, "1", "3"), 1, "a transcript begins with 'boardloom transcript 1'"),
        (line(1, "^", "\ufeff"), 1, "a transcript begins with 'boardloom transcript 1'"),
        (without(1), 1, "a transcript begins with 'boardloom transcript 1'"),
        (without(2), 2, "'game: ...' should stand here"),
        (without(3), 3, "'id: ...' should stand here"),
        (without(4), 4, "'started: ...' should stand here"),
        (without(5), 5, "'seed: ...' should stand here"),
        (without(6), 6, "'config: ...' should stand here"),
        (without(10), 10, "'moves:' should stand here"),
        (swapped(3), 3, "'id: ...' should stand here"),
        (line(2, "snakes", "chess"), 2, "there is no game 'chess'"),
        (line(2, "2$", "99"), 2, "snakes version 99 was played; this Boardloom plays version 2"),
        (line(2, " 2$", ""), 2, "snakes version ? was played; this Boardloom plays version 2"),
        (line(SEED, r"\d+", "many"), 5, "the seed is a whole number"),
        (line(SEED, r"\d+", "-5"), 5, "the seed is a whole number"),
        (line(CONFIG, "}$", ""), 6, "the config is not JSON"),
        (line(CONFIG, "{.*", "[]"), 6, "the config is a JSON object"),
        (line(CONFIG, "killing", "billing"), 6, "billing: there is no such option"),
        (line(CONFIG, '"opponent"', '"everybody"'), 6, "killing: 'everybody' is unknown"),
        (line(CONFIG, '"to": 35', '"to": 999'), 6, "entities: ladder 4-999 leaves the board"),
        (line(CONFIG, '"players": 3', '"players": 4'), 9, "4 players need as many seats, not 3"),
        (without(8), 8, "3 players need as many seats, not 2"),
        (twice(8), 10, "3 players need as many seats, not 4"),
        (line(SEAT, "human", "robot"), 7, "a seat is human or bot, not 'robot'"),
        (line(SEAT, "Ann", "Bo"), 9, "two players have the same name"),
        (line(SEAT, "Ann", " Ann"), 7, "a player's name may not begin or end with a space"),
        (line(SEAT, "Ann", "A\x07n"), 7, "a player's name is at most 30 printable characters"),
        (line(SEAT, " Ann", ""), 7, "'seat: ... NAME' should stand here"),
        (without(MOVE), 11, "move 1 should stand here"),
        (without(MOVE + 5), 16, "move 6 should stand here"),
        (twice(MOVE + 5), 17, "move 7 should stand here"),
        (swapped(MOVE + 5), 16, "move 6 should stand here"),
        (line(MOVE + 5, r"^6\.", "7."), 16, "move 6 should stand here"),
        (line(MOVE + 5, r"^6\. ", ""), 16, "move 6 should stand here"),
        (line(MOVE, "seat [123]", "seat 4"), 11, "'seat 4' cannot come up here; it is one of seat 1"),
        (line(MOVE + 5, r"\. \d", ". 7"), 16, "'7' cannot come up here; it is one of 1, 2, 3"),
        (line(MOVE + 5, r"\. \d", ". jump"), 16, "'jump' cannot come up here"),
        (line(MOVE + 5, r"\. \d", ". "), 16, "'' cannot come up here"),
        (
            line(RESULT, "unfinished", "seat 1"),
            23,
            "after these moves 'result: unfinished' should stand here",
        ),
        (without(RESULT), 23, "move 13 should stand here"),
        (without(RESULT - 1), 23, "the moves do not add up"),
        (line(END, "12", "13"), 24, "the moves do not add up"),
        (line(END, ".$", "x"), 24, "the moves do not add up"),
        (without(END), 23, "the file ends here, too early"),
        (lambda text: text + "13. 4\n", 25, "nothing may follow the end"),
        (lambda text: text + "\n\nPS: Bo cheats\n", 25, "nothing may follow the end"),
        (lambda text: text + text, 25, "nothing may follow the end"),
    ],
)
def test_damage_is_refused_with_its_line_and_reason(damage: Damage, number: int, reason: str) -> None:
    with pytest.raises(BadTranscript) as refusal:
        read(damage(HALF))
    assert str(refusal.value).startswith(f"line {number}: {reason}")


def test_another_winner_is_refused() -> None:
    winner = finished().winners[0] + 1
    loser = winner % 3 + 1
    assert f"result: seat {winner}" in WHOLE
    with pytest.raises(BadTranscript, match=f"after these moves 'result: seat {winner}"):
        read(WHOLE.replace(f"result: seat {winner}", f"result: seat {loser}"))
    with pytest.raises(BadTranscript, match=f"after these moves 'result: seat {winner}"):
        read(re.sub("result: .*", "result: unfinished", WHOLE))


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    number = len(finished().actions) + 1
    with pytest.raises(BadTranscript, match="'3' is not possible: the game is over"):
        read(WHOLE.replace("result:", f"{number}. 3\nresult:"))


@pytest.mark.parametrize("text", ["", "\n", "hello", "\0\1\2", "boardloom transcript 1", "{}", "\n" * 50])
def test_what_is_no_transcript_at_all_is_refused(text: str) -> None:
    for reading in (read, summarize):
        with pytest.raises(BadTranscript, match=r"^line \d+: "):
            reading(text)


@pytest.mark.parametrize(
    "config",
    [
        '{"preset": []}',
        '{"preset": {}}',
        '{"first_six": []}',
        '{"side": 1' + "0" * 5000 + "}",
        "[" * 100_000,
        '{"entities": [[]]}',
        '{"entities": {"kind": "trap"}}',
        '{"density": NaN}',
        '{"dice": 1e300}',
        '{"weights": [1, null]}',
        '{"": 1}',
        '{"self": 1}',
        "null",
        "0",
    ],
)
def test_a_config_that_is_none_is_refused(config: str) -> None:
    with pytest.raises(BadTranscript, match=r"^line 6: "):
        read(line(CONFIG, "{.*", config)(HALF))


def test_a_seed_of_too_many_digits_is_refused() -> None:
    with pytest.raises(BadTranscript, match=r"^line 5: "):
        read(line(SEED, r"\d+", "9" * 5000)(HALF))


@pytest.mark.parametrize("text", [HALF, WHOLE])
def test_a_file_cut_short_is_refused_wherever_it_is_cut(text: str) -> None:
    for end in [*range(0, len(text) - 2, 7), *range(len(text) - 60, len(text) - 1)]:
        with pytest.raises(BadTranscript, match=r"^line \d+: "):
            read(text[:end])
    lines = text.split("\n")
    for number in range(len(lines) - 1):
        with pytest.raises(BadTranscript, match=rf"^line {max(1, number)}: the file ends here, too early"):
            read("\n".join(lines[:number]) + "\n" * (number > 0))


@pytest.mark.parametrize("text", [HALF, WHOLE])
def test_a_file_that_lost_any_line_is_refused(text: str) -> None:
    for number in range(1, text.count("\n") + 1):
        with pytest.raises(BadTranscript, match=r"^line \d+: "):
            read(without(number)(text))


def refusal_of(reading: Callable[[str], Result], text: str) -> Result | str:
    """What is read, or why it is refused; any other error is the test's failure."""
    try:
        return reading(text)
    except BadTranscript as refusal:
        return str(refusal)


def reads_the_same_or_is_refused(changed: str, text: str) -> None:
    match = refusal_of(read, changed)
    if isinstance(match, str):
        assert re.match(r"line \d+: .", match)
    else:
        assert write(match) == text


characters = st.characters(codec="utf-8") | st.sampled_from('0123456789 ;:.,{}[]"-\n\r\t\x85')


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([HALF, WHOLE]), st.data())
def test_a_changed_character_among_the_moves_is_refused_or_a_comment(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(text.index("moves:"), len(text) - 1))
    reads_the_same_or_is_refused(text[:at] + data.draw(characters) + text[at + 1 :], text)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_changed_character_in_the_header_is_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, HALF.index("moves:") - 1))
    reads_the_same_or_is_refused(HALF[:at] + data.draw(characters) + HALF[at + 1 :], HALF)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed: 4711", "seed: 4712"),
        ("seat: human Ann", "seat: bot Ann"),
        ("seat: human Ann", "seat: human Eve"),
        ('"to": 71', '"to": 72'),
        ("id: 2026", "id: 2025"),
        ("started: 2026", "started: 2025"),
    ],
)
def test_a_changed_header_is_refused(old: str, new: str) -> None:
    assert old in HALF
    with pytest.raises(BadTranscript):
        read(HALF.replace(old, new))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([HALF, WHOLE]), st.data())
def test_a_character_lost_or_added_never_raises_anything_else(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    changed = data.draw(
        st.sampled_from([text[:at] + text[at + 1 :], text[:at] + data.draw(characters) + text[at:]])
    )
    for refused in (refusal_of(read, changed), refusal_of(summarize, changed)):
        assert isinstance(refused, (Match, Summary)) or refused.startswith("line ")


def test_the_stats_of_a_damaged_file_are_refused_too() -> None:
    for text in (HALF, WHOLE):
        for end in range(text.index("\nend: ")):
            with pytest.raises(BadTranscript):
                summarize(text[:end])
        for end in range(text.index("\nend: "), len(text)):
            stats = refusal_of(summarize, text[:end])
            assert isinstance(stats, Summary) or stats.startswith("line ")


@pytest.mark.parametrize(
    "seats", ["seat 0", "seat 4", "seat 44", "seats 1, 9", "seats ,", "seats 1,,2", "seat  "]
)
def test_the_stats_do_not_invent_winners(seats: str) -> None:
    with pytest.raises(BadTranscript):
        summarize(re.sub(r"result: seat \d", f"result: {seats}", WHOLE))


def test_the_samples_are_what_the_damage_takes_them_for() -> None:
    lines = HALF.split("\n")
    assert lines[MOVES - 1] == "moves:"
    assert lines[RESULT - 1].startswith("result: ")
    assert lines[END - 1].startswith("end: ")
    assert json.loads(lines[CONFIG - 1].removeprefix("config: "))["players"] == 3
