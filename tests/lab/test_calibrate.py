"""Levels of games without policies: searches, measured, each better than the one below."""

import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from boardloom import bots
from boardloom.bots.ladder import USUAL, keep, ladder
from boardloom.bots.simple import LevelBot
from boardloom.core.errors import BadOptions
from boardloom.core.game import Game, Level, Position
from boardloom.core.plugins import load
from boardloom.games import _guests, find
from boardloom.lab import calibrate
from boardloom.lab.calibrate import Calibration
from boardloom.terminal import calibrating

FOUR = Path(__file__).parent.parent.parent / "examples" / "four.py"
FEW = 4


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Game]:
    """Four in a Row, with a place of its own for its levels, and candidates that take no time."""
    kept: dict[str, bytes] = {}
    monkeypatch.setattr("boardloom.bots.ladder.write", kept.__setitem__)
    monkeypatch.setattr("boardloom.bots.ladder.read", lambda name: _read(kept, name))
    monkeypatch.setattr("boardloom.lab.calibrate.cache.write", kept.__setitem__)
    monkeypatch.setattr("boardloom.lab.calibrate.cache.read", lambda name: _read(kept, name))
    monkeypatch.setattr(calibrate, "MOST", 512)
    monkeypatch.setattr(calibrate, "trust", lambda first: None)
    ladder.cache_clear()
    load(FOUR)
    yield find("four")
    ladder.cache_clear()
    _guests.clear()


def _read(kept: dict[str, bytes], name: str) -> object:
    return pickle.loads(kept[name]) if name in kept else None


def first(game: Game) -> Position:
    return Position.first(game, game.config.make({}))


def test_no_level_moves_at_random_even_before_anybody_has_measured(game: Game) -> None:
    assert [level.iterations for level in ladder(game)] == list(USUAL)
    assert all(weak < strong for weak, strong in pairwise(USUAL))
    assert all(level.random_percent == 0 and not level.policy for level in ladder(game))
    assert bots.find(game, "medium") == LevelBot(Level(iterations=USUAL[2]))


def test_games_with_policies_or_levels_of_their_own_keep_those(game: Game) -> None:
    own = (Level(iterations=3), Level(iterations=9))
    assert ladder(replace(game, levels=own)) == own
    assert ladder(find("dice")) == find("dice").levels
    with pytest.raises(BadOptions, match="the levels of Ludo come with the game"):
        Calibration(first(find("ludo")), FEW)


def test_each_level_beats_the_one_below_and_is_what_everybody_plays_against(game: Game) -> None:
    found = Calibration(first(game), FEW)
    told = list(found.play(processes=2))
    assert told[-1][0] == told[-1][1] >= 6 * FEW
    assert [duel.games for duel in map(found.duel, found.pairs())] == [FEW] * 4
    assert sum(found.duel(pair).share for pair in found.pairs()) / 4 > 0.6
    assert [level.iterations for level in ladder(game)] == list(found.levels())
    assert bots.find(game, "master") == LevelBot(Level(iterations=found.levels()[-1]))
    again = Calibration(first(game), FEW)
    assert list(again.play()) == []
    assert again.levels() == found.levels()


def test_what_was_found_until_ctrl_c_is_kept(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = Calibration(first(game), FEW)
    playing = found.play(processes=1)

    def interrupted(*_: object) -> Iterator[tuple[int, int]]:
        yield next(playing)
        playing.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(found, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        calibrating.show(found, 1, Console(), as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert report["interrupted"]
    assert 1 <= report["games"] < 6 * FEW
    assert Calibration(first(game), FEW).played == report["games"]


def test_the_levels_are_as_far_apart_as_can_be(game: Game) -> None:
    found = Calibration(first(game), FEW)
    shares = [0.9, 0.5, 0.9, 0.5, 0.9, 0.9]
    found._played = {
        pair: dict.fromkeys(range(FEW), share)
        for pair, share in zip(pairwise(found.candidates), shares, strict=True)
    }
    a, b, c, d, e, f, g = found.candidates
    assert found.levels() in [(a, x, y, f, g) for x in (b, c) for y in (d, e)]


def test_other_rules_have_other_levels(game: Game) -> None:
    keep(game, (1, 2, 3, 4, 5))
    assert ladder(game)[0].iterations == 1
    assert ladder(replace(game, name="twin"))[0].iterations == 1
    other = replace(game, rules=find("ludo").rules)
    assert ladder(other)[0].iterations == USUAL[0]
