"""Players without a name: they are kept without one, and called by number in every language."""

from pathlib import Path

import pytest

from boardloom.core.errors import BadOptions
from boardloom.games import find
from boardloom.match.drawing import draw
from boardloom.match.leaderboard import leaderboard
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.transcript import read, summarize, write
from boardloom.words import catalogue

SNAKES = find("snakes")
WRITTEN = """\
boardloom transcript 2
game: snakes 2
id: 20260101-101500-abc123
started: 2026-01-01T10:15:00Z
seed: 4711
config: {"preset": "milton-bradley"}
seat: human
seat: bot:random
moves:
1. seat 2  ; Player 2 plays first, Player 1 last.
2. 4  ; Player 2 rolls 4: onto cell 4, up the ladder to 14.
result: unfinished
"""
BY_VERSION_0_1_0 = """\
boardloom transcript 1
game: snakes 1
id: 20260101-101500-abc123
started: 2026-01-01T10:15:00Z
seed: 4711
config: {"preset": "milton-bradley"}
seat: human Player 1
seat: human Player 3
moves:
1. seat 2  ; Player 3 plays first, Player 1 last.
2. 4  ; Player 3 rolls 4: onto cell 4, up the ladder to 14.
result: unfinished
end: 2 moves, check a5fd09f08bf72d46
"""


def begun(*seats: Seat) -> Match:
    config = SNAKES.config.make({"preset": "milton-bradley"})
    return Match(SNAKES, config, seats, 4711, "20260101-101500-abc123", "2026-01-01T10:15:00Z", [1, 4])


def finished(*seats: Seat) -> Match:
    match = Match.new(SNAKES, SNAKES.config.make({}), seats, seed=3)
    while not match.position.over:
        match.play(match.draw())
    return match


def test_any_number_of_players_may_have_no_name() -> None:
    assert begun(Seat(), Seat()).names == ["", ""]
    with pytest.raises(BadOptions, match="two players have the same name"):
        begun(Seat("Ann"), Seat("ann"))


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("en", "Player 1", "Player 2"), ("de", "Spieler 1", "Spieler 2"), ("ar", "اللاعب 1", "اللاعب 2")],
)
def test_everybody_reads_their_own_word_for_a_player(language: str, first: str, second: str) -> None:
    match = begun(Seat(), Seat(kind="bot"))
    words = catalogue(language)
    assert words.names(match.names) == [first, second]
    assert second in words.format(match.events(1), match.names)
    drawn = draw(match.position, match.names, language=language)
    assert first in drawn
    assert second in drawn


def test_a_transcript_has_no_name_for_who_has_none() -> None:
    match = begun(Seat(), Seat(kind="bot", bot="random"))
    written = write(match)
    assert written.startswith(WRITTEN)
    assert read(written).seats == match.seats
    assert summarize(written).players == ("", "")


@pytest.mark.parametrize(
    ("names", "format"),
    [
        (["Ann", "Bo"], 1),
        (["Player 2", "Player 1"], 1),
        (["Ann", "Player 2"], 2),
        (["Player 2", ""], 2),
        (["", ""], 2),
    ],
)
def test_a_transcript_tells_who_typed_such_a_name(names: list[str], format: int) -> None:
    written = write(begun(*map(Seat, names)))
    assert written.startswith(f"boardloom transcript {format}\n")
    assert read(written).names == names
    assert write(read(written)) == written


def test_an_old_transcript_called_them_by_number_in_english() -> None:
    match = read(BY_VERSION_0_1_0)
    assert match.names == ["", "Player 3"]
    assert summarize(BY_VERSION_0_1_0).players == ("", "Player 3")
    assert read(write(match)).names == match.names


def test_the_winner_of_a_transcript_is_a_seat() -> None:
    match = finished(Seat(), Seat())
    (winner,) = match.winners
    assert match.position.scores()[winner] == 1
    assert f"\nresult: seat {winner + 1}  ; Player {winner + 1}\n" in write(match)
    assert summarize(write(match)).winners == (winner,)


def test_nobody_without_a_name_is_on_the_leaderboard(tmp_path: Path) -> None:
    for place, seats in enumerate([(Seat(), Seat()), (Seat("Player 2"), Seat())]):
        (tmp_path / f"{place}.txt").write_text(write(finished(*seats)))
    board = leaderboard(tmp_path)
    assert [row.player for row in board.rows] == ["Player 2"]
    assert (board.games, board.rows[0].games, board.skipped) == (2, 1, [])
