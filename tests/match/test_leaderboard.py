"""The leaderboard: counted from finished games, people and bots apart, broken files named."""

from pathlib import Path

from boardloom.games import find
from boardloom.match import transcript
from boardloom.match.leaderboard import leaderboard
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.words import said


def finish(
    folder: Path, game: str, seats: list[Seat], seed: int, started: str = "2026-11-15T10:00:00Z"
) -> Match:
    """A finished game, kept in the folder."""
    made = find(game).config.make({"players": len(seats)})
    match = Match(find(game), made, tuple(seats), seed, f"{game}-{seed}", started)
    while not match.position.over:
        match.play(match.draw() if match.position.mover < 0 else min(match.position.choices()))
    (folder / f"{match.id}.txt").write_text(transcript.write(match))
    return match


PAIR = [Seat("Ann"), Seat("Ada", "bot")]
FIVE = [Seat("Ann"), Seat("Bo"), Seat("Ada", "bot"), Seat("Bruno", "bot"), Seat("Clara", "bot")]


def test_wins_are_counted_by_name_people_first(tmp_path: Path) -> None:
    matches = [finish(tmp_path, "snakes", PAIR, seed) for seed in range(6)]
    board = leaderboard(tmp_path)
    won = sum(match.winners == [0] for match in matches)
    assert [(n.player, n.bot, n.games, n.wins) for n in board.rows] == [
        ("Ann", False, 6, won),
        ("Ada", True, 6, 6 - won),
    ]
    assert (board.games, board.skipped, board.rows[0].share) == (6, [], won / 6)
    assert board.rows[0].ranked == 0


def test_places_are_counted_where_a_game_has_them(tmp_path: Path) -> None:
    matches = [finish(tmp_path, "dice", FIVE, seed) for seed in range(4)]
    board = leaderboard(tmp_path)
    for place in range(3):
        counted = {n.player: n.places[place] for n in board.rows if n.places[place]}
        names = [match.names[match.position.scores().index(5 - place)] for match in matches]
        assert counted == {name: names.count(name) for name in names}
    assert all(n.ranked == 4 for n in board.rows)


def test_one_game_only_and_when_it_was_played_last(tmp_path: Path) -> None:
    finish(tmp_path, "snakes", PAIR, 1, "2026-11-15T10:00:00Z")
    finish(tmp_path, "snakes", PAIR, 2, "2026-11-14T10:00:00Z")
    finish(tmp_path, "dice", FIVE, 3, "2026-11-16T10:00:00Z")
    assert [n.games for n in leaderboard(tmp_path, "snakes").rows] == [2, 2]
    assert leaderboard(tmp_path, "snakes").rows[0].last_played == "2026-11-15T10:00:00Z"
    assert leaderboard(tmp_path).rows[0].last_played == "2026-11-16T10:00:00Z"
    assert leaderboard(tmp_path, "custom").rows == []


def test_a_person_and_a_bot_of_one_name_are_two_and_case_does_not_matter(tmp_path: Path) -> None:
    finish(tmp_path, "snakes", [Seat("Ann"), Seat("Bo")], 1)
    finish(tmp_path, "snakes", [Seat("ann"), Seat("Bo", "bot")], 2)
    lines = {(n.player, n.bot): n.games for n in leaderboard(tmp_path).rows}
    assert lines == {("Ann", False): 2, ("Bo", False): 1, ("Bo", True): 1}


def test_broken_files_are_named_and_skipped(tmp_path: Path) -> None:
    finish(tmp_path, "snakes", PAIR, 1)
    good = finish(tmp_path, "dice", FIVE, 2)
    whole = transcript.write(good)
    (tmp_path / "a-cut.txt").write_text(whole[: len(whole) // 2])
    (tmp_path / "b-forged.txt").write_text(whole.replace("\n5. ", "\n5. 9", 1))
    (tmp_path / "c-binary.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "d-running.txt").write_text(
        transcript.write(Match.new(good.game, good.config, good.seats, seed=3))
    )
    (tmp_path / "e-folder.txt").mkdir()
    board = leaderboard(tmp_path)
    assert board.games == 2
    reasons = said(*board.skipped)
    assert [reason.split("/")[-1].split(":")[0] for reason in reasons] == [
        "a-cut.txt", "b-forged.txt", "c-binary.txt", "d-running.txt", "e-folder.txt",
    ]  # fmt: skip
    assert "b-forged.txt: line 17: '9" in reasons[1]
    assert reasons[2].endswith("it is not text")
    assert reasons[3].endswith("the game is not finished")


def test_a_game_nobody_knows_any_more_still_counts(tmp_path: Path) -> None:
    match = finish(tmp_path, "snakes", PAIR, 1)
    path = tmp_path / f"{match.id}.txt"
    path.write_text(path.read_text().replace("game: snakes 2", "game: forgotten 2"))
    assert [n.games for n in leaderboard(tmp_path).rows] == [1, 1]


def test_an_empty_folder(tmp_path: Path) -> None:
    assert leaderboard(tmp_path / "none").rows == []
