"""Version 1 of Snakes & Ladders: its transcripts are read, mean what they meant, and are written the same."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from boardloom.core.errors import BadOptions, BadTranscript
from boardloom.core.game import Position
from boardloom.engine.playout import compiled, interpreted, play_batch
from boardloom.games.snakes import GAME
from boardloom.match import transcript
from boardloom.match.match import Match
from boardloom.match.seat import Seat

from .snakes_table import cells, rolls, seat, standing

(OLD,) = GAME.earlier
TRANSCRIPTS = sorted((Path(__file__).parents[1] / "data" / "stores").glob("0.1.0-snakes*.txt"))


def first(**options: Any) -> Any:
    return Position.first(OLD, OLD.config.make({"turn_order": "fixed", "entities": [], **options}))


@pytest.mark.parametrize("file", TRANSCRIPTS, ids=lambda file: file.stem)
def test_transcripts_of_version_1_are_played_by_its_rules(file: Path) -> None:
    match = transcript.read(file.read_text("utf-8"))
    assert match.game is OLD
    assert "game: snakes 1" in transcript.write(match)


def test_a_version_nobody_knows_is_refused() -> None:
    text = TRANSCRIPTS[0].read_text("utf-8").replace("game: snakes 1", "game: snakes 99")
    with pytest.raises(BadTranscript, match="version"):
        transcript.read(text)


def test_special_rolls_counted_as_sixes() -> None:
    p = first(special_rolls=(1, 5), third_six="to-start")
    assert seat(rolls(p, 6)) == "Bo"
    assert (cells(rolls(p, 5, 1, 5)), seat(rolls(p, 5, 1, 5))) == ([0, 0], "Bo")
    assert p.config.chosen()["special_rolls"] == [1, 5]


def test_first_six_was_another_name_of_special_roll() -> None:
    made = OLD.config.make({"first_six": "no-extra-turn"})
    assert made.chosen() == {"special_roll": "no-extra-turn"}
    with pytest.raises(BadOptions, match="are one rule and cannot differ"):
        OLD.config.make({"first_six": "extra-turn", "special_roll": "no-extra-turn"})


def test_crossing_alone_let_nobody_exceed_the_end() -> None:
    p = standing(first(winning="cross"), 96)
    assert not rolls(p, 5).over
    assert rolls(p, 4).over
    both = OLD.config.make({"winning": "cross", "overshoot": "exceed"})
    assert both.chosen() == {"overshoot": "exceed", "winning": "cross"}
    with pytest.raises(BadOptions, match="contradicts"):
        OLD.config.make({"overshoot": "exceed"})


def test_nothing_was_refused_or_drawn_for_never_ending() -> None:
    p = first(weights=(0, 0, 0, 0, 0, 1))
    assert not rolls(standing(p, 96, 96), 6, 6, 6).over
    assert not rolls(standing(first(dice=2), 99, 99), 7).over


def test_states_have_the_layout_they_had() -> None:
    state = first(players=3).state
    assert len(bytes(state)) == 4 * (8 + 3 * 16 + 3)
    assert state.follows.tolist() == [1, 2, 0] + [-1] * 13


def test_old_games_are_pickled_as_old_games() -> None:
    p = rolls(first(special_rolls=(1, 5)), 5)
    again = pickle.loads(pickle.dumps(p))
    assert again.game is OLD
    assert again == p


def test_old_games_are_compiled_too() -> None:
    p = first(players=3, special_rolls=(2, 3), third_six="backtrack", killing="both")
    slow, fast = (play_batch(loop(p, finals=True), 3, 0, 30) for loop in (interpreted, compiled))
    assert slow.lengths.tolist() == fast.lengths.tolist()
    assert slow.finals.tobytes() == fast.finals.tobytes()


def test_a_new_match_is_of_the_new_version() -> None:
    config = GAME.config.make({})
    assert "game: snakes 2" in transcript.write(Match.new(GAME, config, [Seat("Ann"), Seat("Bo")], 1))
