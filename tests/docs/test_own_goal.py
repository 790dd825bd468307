"""The page on DO or DICE: its goal works in play and in simulation, and it names all there is."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardloom.core.message import message
from boardloom.core.plugins import load
from boardloom.games.dice.config import Config
from boardloom.games.dice.faces import FACES, SHADOWS
from boardloom.games.dice.goals import goal
from boardloom.words import english
from boardloom.words.sources import game_words
from tests.docs.test_examples import ROOT, own_files
from tests.games.dice_table import dealt, plays, table, tells
from tests.laws import test_compiled, test_positions

PAGE = ROOT / "docs" / "rules" / "dice.md"
OPTIONS: dict[str, Any] = {"goals": ["tower", "eight"], "preset": "sprint"}


@pytest.fixture
def _tower(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "tower.py").write_text(own_files(PAGE)["tower.py"])
    load(tmp_path / "tower.py")
    yield
    goal.functions.remove(goal.options.pop("tower").function)


@pytest.mark.usefixtures("_tower")
def test_the_goal_does_what_it_says() -> None:
    for vp, met in ((7, True), (6, False)):
        p = dealt(table(f"20/2 20/1 20/1 20/1 >20/{vp}", goals=["tower"], rounds=1), {4: "tower"})
        assert bool(plays(p, "5").state.met >> 4 & 1) is met


@pytest.mark.usefixtures("_tower")
def test_the_goal_is_told_in_its_own_words() -> None:
    p = dealt(table("20/2 20/1 20/1 20/1 >20/7", goals=["tower"], rounds=1), {4: "tower"})
    assert "+3 VP: Eve (Finish with 5 VP more than anybody else.)." in tells(p, "5")
    words = game_words("dice", "en")
    assert re.search(
        r"dice-option-goals-tower = .*\n +.help = Finish with 5 VP more than anybody else.", words
    )


@pytest.mark.usefixtures("_tower")
def test_interpreted_is_compiled() -> None:
    test_compiled.test_compiled_play_is_interpreted_play("dice", OPTIONS)
    test_positions.test_a_transcript_replays_to_the_same_state("dice", OPTIONS)


def test_the_goal_is_forgotten_afterwards() -> None:
    assert "tower" not in goal.options
    assert len(goal.functions) == len(goal.options)


def test_the_page_names_every_option_preset_goal_and_face() -> None:
    page = PAGE.read_text("utf-8")
    named = (*Config.model_fields, *Config.presets, *goal.options)
    assert [name for name in named if f"`{name}`" not in page] == []
    assert all(f"| {effect.name} |" in page for effect in (*FACES, *SHADOWS))
    for name in goal.options:
        assert f"| `{name}` | {english(message(f'dice-option-goals-{name}.help'))} |" in page


def test_the_page_numbers_its_rulings_as_the_tests_do() -> None:
    page = PAGE.read_text("utf-8").split("## Rulings")[1].split("###")[0]
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / "games").glob("test_dice_*.py"))
    numbers = [line.split(".")[0] for line in page.splitlines() if line[:1].isdigit()]
    assert numbers == [str(n) for n in range(1, 13)]
    assert all(f"def test_dice_{number}_" in tests for number in numbers)
