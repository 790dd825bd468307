"""Transcripts: what is written reads back the same."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.transcript import read, summarize, write

from .matches import SEATS, begun, finished, played

FIRST_MOVES = """\
boardloom transcript 1
game: snakes 2
id: 20260101-101500-abc123
started: 2026-01-01T10:15:00Z
seed: 4711
config: {"preset": "milton-bradley"}
seat: human Ann
seat: bot Bo
moves:
1. seat 2  ; Bo plays first, Ann last.
2. 4  ; Bo rolls 4: onto cell 4, up the ladder to 14.
result: unfinished
"""


def same(one: Match, other: Match) -> None:
    assert (one.game, one.seats, one.seed, one.id, one.started, one.actions) == (
        other.game,
        other.seats,
        other.seed,
        other.id,
        other.started,
        other.actions,
    )
    assert one.config.model_dump() == other.config.model_dump()
    assert [p.state for p in one.positions] == [p.state for p in other.positions]


def test_a_transcript_as_it_is_written() -> None:
    game = find("snakes")
    config = game.config.make({"preset": "milton-bradley"})
    seats = (Seat("Ann"), Seat("Bo", "bot"))
    match = Match(game, config, seats, 4711, "20260101-101500-abc123", "2026-01-01T10:15:00Z", [1, 4])
    written = write(match)
    assert written.startswith(FIRST_MOVES)
    end = written.removeprefix(FIRST_MOVES)
    assert end.startswith("end: 2 moves, ")
    assert end.count("\n") == 1
    same(read(written), match)


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 25])
def test_an_unfinished_match_reads_back(moves: int) -> None:
    match = played(moves)
    written = write(match)
    same(read(written), match)
    assert write(read(written)) == written
    assert "\nresult: unfinished\n" in written


def test_a_finished_match_reads_back() -> None:
    match = finished()
    again = read(write(match))
    same(again, match)
    assert again.winners == match.winners
    assert f"\nresult: seat {match.winners[0] + 1}" in write(match)


def test_a_match_read_goes_on_as_it_would_have() -> None:
    match, again = played(10), read(write(played(10)))
    for _ in range(15):
        assert again.draw() == match.draw()
        match.play(match.draw())
        again.play(again.draw())
    assert write(again) == write(match)


def test_a_match_read_equals_the_match_written() -> None:
    match = played(10)
    assert read(write(match)) == match


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 2**63 - 1),
    st.integers(0, 40),
    st.sampled_from(["none", "opponent", "self", "both"]),
    st.sampled_from(["cancel", "normal", "lose-next-turn", "backtrack", "to-start"]),
)
def test_every_match_reads_back(seed: int, moves: int, killing: str, third_six: str) -> None:
    match = played(moves, seed=seed, killing=killing, third_six=third_six)
    same(read(write(match)), match)


printable = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=15)


@settings(max_examples=60, deadline=None)
@given(st.lists(printable, min_size=2, max_size=2, unique_by=str.casefold))
def test_any_name_reads_back(names: list[str]) -> None:
    game = find("snakes")
    match = Match.new(game, game.config.make({}), [Seat(names[0]), Seat(names[1], "bot")], seed=3)
    match.play(match.draw())
    match.play(match.draw())
    assert read(write(match)).seats == match.seats
    assert summarize(write(match)).players == tuple(names)


def test_comments_are_for_the_reader() -> None:
    match = played(6)
    lines = write(match).split("\n")
    for i, line in enumerate(lines):
        if line[:1].isdigit():
            lines[i] = line.split(";")[0].rstrip()
    same(read("\n".join(lines)), match)
    for i, line in enumerate(lines):
        if line[:1].isdigit():
            lines[i] = line + " ; who cares; really"
    same(read("\n".join(lines)), match)


def test_line_ends_of_other_systems_and_blank_lines_at_the_end_do_no_harm() -> None:
    match = finished()
    for text in (write(match).replace("\n", "\r\n"), write(match) + "\n \n", write(match).rstrip("\n")):
        same(read(text), match)
        assert summarize(text).moves == len(match.actions)


def test_the_stats_of_an_unfinished_match() -> None:
    stats = summarize(write(played(7)))
    assert (stats.id, stats.game, stats.started) == (
        "20260101-101500-abc123",
        "snakes",
        "2026-01-01T10:15:00Z",
    )
    assert stats.players == tuple(seat.name for seat in SEATS)
    assert (stats.winners, stats.moves) == ((), 7)


def test_the_stats_of_a_finished_match() -> None:
    match = finished()
    stats = summarize(write(match))
    assert list(stats.winners) == match.winners
    assert stats.moves == len(match.actions)


def test_a_match_about_to_begin_can_be_kept_too() -> None:
    same(read(write(begun())), begun())
    assert summarize(write(begun())).moves == 0
