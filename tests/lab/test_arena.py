"""The arena: fair, repeatable, resumable, and honest in its table."""

from collections import Counter
from pathlib import Path

import pytest

from boardloom.core.errors import BadOptions
from boardloom.lab.arena import Contest, Outcome, hold, kept, outcome, play
from boardloom.lab.standings import seat_standings, standings


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


def quick(**options: object) -> Contest:
    return Contest.between("custom", ["roll", "random"], {"controls": True, "size": 40, **options}, seed=3)


def test_everybody_sits_everywhere_with_the_same_luck() -> None:
    contest = Contest.between("custom", ["roll", "random", "roll"], {"players": 3})
    matches = [contest.match(number) for number in range(6)]
    assert [match.names for match in matches[:3]] == [
        ["1 roll", "2 random", "3 roll"],
        ["3 roll", "1 roll", "2 random"],
        ["2 random", "3 roll", "1 roll"],
    ]
    assert len({match.seed for match in matches[:3]}) == 1
    assert matches[3].seed != matches[0].seed
    assert matches[3].names == matches[0].names


def test_one_against_all_others() -> None:
    assert Contest.between("custom", ["random", "roll"], {"players": 4}).bots == ("random", *["roll"] * 3)
    with pytest.raises(BadOptions, match="3 bots for 2 players; name one for each seat, or two"):
        Contest.between("custom", ["roll"] * 3)
    with pytest.raises(BadOptions, match="1 bot for 2 players"):
        Contest.between("custom", ["roll"])
    with pytest.raises(BadOptions, match="no bot 'clever'"):
        Contest.between("custom", ["roll", "clever"])


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    first, again = play(quick(), 5), play(quick(), 5)
    assert first.actions == again.actions
    assert first.position.over
    assert outcome(first).number == 5
    assert outcome(first).moves == len(first.actions)


def test_outcomes_are_by_entrant_not_by_seat() -> None:
    for number in (0, 1):
        match = play(quick(), number)
        scores = match.position.scores()
        assert outcome(match).scores == (scores[0], scores[1]) if number == 0 else (scores[1], scores[0])


def test_an_interrupted_run_goes_on_where_it_ended() -> None:
    contest = quick()
    running = hold(contest, 8, processes=2)
    begun = [next(running), next(running)]
    running.close()
    before = kept(contest, 8)
    assert len(before) >= 2
    whole = list(hold(contest, 8, processes=1))
    assert sorted(game.number for game in whole) == list(range(8))
    assert {game.number: game for game in whole} | {game.number: game for game in begun} == {
        game.number: game for game in whole
    }
    (contest.folder / "3.txt").write_text("damaged")
    assert sorted(game.number for game in kept(contest, 8)) == [0, 1, 2, 4, 5, 6, 7]
    assert Counter(game.number for game in hold(contest, 8, processes=1)) == Counter(range(8))
    assert quick(size=41).folder != contest.folder


def test_a_contest_is_another_once_what_plays_in_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, engine = tmp_path / "own.py", tmp_path / "engine"
    monkeypatch.setattr("boardloom.core.plugins.loaded", [own])
    folders = [quick().folder for own_text in ("a = 1", "a = 2", "a = 1") if own.write_text(own_text)]
    assert folders[0] == folders[2] != folders[1]

    def against() -> Path:
        return Contest.between(
            "blokus", ["greedy", "gtp1"], {"board": "duo"}, engines=[f"sh {engine}"]
        ).folder

    unbuilt = against()
    engine.write_text("once")
    built = against()
    assert built == against() != unbuilt
    engine.write_text("built anew")
    assert against() != built
    before = quick().folder
    monkeypatch.setattr("boardloom.lab.arena.__version__", "99")
    assert quick().folder != before


def test_a_command_that_names_no_engine_is_refused() -> None:
    for command, reason in (("", "it names no program"), ("sh '", "a quotation mark is not closed")):
        with pytest.raises(BadOptions, match=f"cannot be started: {reason}"):
            Contest.between("blokus", ["greedy", "gtp1"], {"board": "duo"}, engines=[command])


def test_the_table_counts_places_and_shares() -> None:
    contest = Contest.between("custom", ["random", "roll"], {"players": 3})
    games = [
        Outcome(0, (3, 2, 1), 10),
        Outcome(1, (0, 1, 1), 10),
        Outcome(2, (2, 2, 2), 10),
        Outcome(3, (5, 0, 0), 10),
    ]
    first, second = standings(contest, games)
    assert (first.bot, first.games, first.fair) == ("random", 4, 1 / 3)
    assert first.wins == pytest.approx((1 + 0 + 1 / 3 + 1) / 4)
    assert first.place == pytest.approx((1 + 3 + 2 + 1) / 4)
    assert first.score == pytest.approx(10 / 4)
    assert second.games == 4
    assert second.wins == pytest.approx((0 + 1 + 2 / 3 + 0) / 8)
    assert second.place == pytest.approx((2 + 3 + 1.5 + 1.5 + 2 + 2 + 2.5 + 2.5) / 8)
    assert first.interval[0] < first.wins < first.interval[1]
    assert first.rating > 25 > second.rating


def test_no_game_of_equal_bots_is_played_twice() -> None:
    alike = Contest.between("custom", ["roll"] * 3, {"players": 3})
    assert len({alike.match(number).seed for number in range(6)}) == 6
    pairs = Contest.between("custom", ["roll", "random"] * 2, {"players": 4})
    assert pairs.arrangements == 2
    assert (
        [pairs.match(2).seed, pairs.match(3).seed] == [pairs.match(3).seed] * 2 != [pairs.match(1).seed] * 2
    )
    only, *others = standings(alike, [Outcome(number, (2, 1, 0), 9) for number in range(4)])
    assert (others, only.games, only.wins, only.interval) == ([], 4, 1 / 3, (1 / 3, 1 / 3))


def test_equal_results_are_rated_equal_whatever_their_order() -> None:
    contest = quick()
    for won in ("ab" * 10, "a" * 10 + "b" * 10):
        games = [Outcome(i, (1, 0) if who == "a" else (0, 1), 9) for i, who in enumerate(won)]
        assert [bot.rating for bot in standings(contest, games)] == pytest.approx([25, 25])
    clear = standings(contest, [Outcome(i, (1, 0), 9) for i in range(20)])
    assert clear[0].rating - 25 == pytest.approx(25 - clear[1].rating)


def test_seats_are_counted_whoever_sits_there() -> None:
    contest = Contest.between("custom", ["random", "roll"], {"players": 3})
    # In game 1 everybody sits one further: entrant 0 in seat 1.
    games = [Outcome(0, (3, 2, 1), 10), Outcome(1, (0, 0, 1), 10), Outcome(2, (1, 1, 0), 10)]
    assert [contest.seat(1, entrant) for entrant in range(3)] == [1, 2, 0]
    assert [seat.wins for seat in seat_standings(contest, games)] == pytest.approx([2.5 / 3, 0, 0.5 / 3])
