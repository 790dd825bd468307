"""The small game of the guide is a whole game: it obeys the laws, interpreted and compiled."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import boardloom
from boardloom.core.plugins import load
from boardloom.games import _guests
from tests.docs.test_examples import ROOT, own_files
from tests.laws import test_compiled, test_positions


@pytest.fixture(autouse=True)
def pig(tmp_path: Path) -> Iterator[None]:
    code = own_files(ROOT / "docs" / "adding-a-game.md")["pig.py"]
    assert len(code.splitlines()) <= 90
    (tmp_path / "pig.py").write_text(code)
    load(tmp_path / "pig.py")
    yield
    _guests.clear()


@pytest.mark.parametrize("options", [{}, {"players": 4, "target": 20}])
def test_pig_obeys_the_laws(options: dict[str, int]) -> None:
    assert "pig" in boardloom.games()
    for law in (
        test_positions.test_choices_are_ascending_and_weighted_until_the_game_is_over,
        test_positions.test_a_fair_die_is_what_chance_lists,
        test_positions.test_names_are_unique_and_parse_back,
        test_positions.test_a_transcript_replays_to_the_same_state,
        test_positions.test_every_action_is_told_unless_its_roll_follows_at_once,
        test_positions.test_it_is_the_movers_turn_or_chance_acts,
        test_positions.test_chance_acts_at_once_only_for_nobody_or_after_a_decision,
        test_positions.test_a_picture_keeps_to_its_width,
        test_compiled.test_compiled_play_is_interpreted_play,
        test_compiled.test_compiled_play_stays_inside_its_memory,
    ):
        law("pig", options)


def test_a_turn_of_pig() -> None:
    p = boardloom.new("pig")
    for move in ("roll", "5", "roll", "3", "hold", "roll", "1"):
        p = p.after(p.find(move))
    assert p.scores() == [8, 0]
    assert p.mover == 0
