"""The house rules of `docs/rules/snakes.md`: chosen by name, and the same interpreted and compiled."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.plugins import load
from boardloom.games.snakes.entities import KINDS, entity
from boardloom.games.snakes.strategies import overshoot
from boardloom.lab.odds import odds
from tests.docs.test_examples import ROOT, own_files
from tests.games.snakes_table import NAMES, standing
from tests.laws import test_compiled, test_positions
from tests.words import said, story

OPTIONS: dict[str, Any] = {
    "overshoot": "bounce",
    "turn_order": "fixed",
    "entities": [
        {"kind": "spring", "from": 12},
        {"kind": "spring", "from": 30},
        {"kind": "snake", "from": 95, "to": 60},
    ],
}


@pytest.fixture(autouse=True)
def house_rules(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "bounce.py").write_text(own_files(ROOT / "docs" / "rules" / "snakes.md")["bounce.py"])
    load(tmp_path / "bounce.py")
    yield
    KINDS.pop("spring")
    for slot, name in ((overshoot, "bounce"), (entity, "spring")):
        slot.functions.remove(slot.options.pop(name).function)


def test_the_rules_do_what_they_say() -> None:
    p = boardloom.new("snakes", **OPTIONS).after(6).after(6)
    assert p.state.at[0] == 17
    near = standing(boardloom.new("snakes", **OPTIONS), 98)
    assert near.after(5).state.at[0] == 97


def test_the_rules_are_told_in_their_own_words() -> None:
    p = standing(boardloom.new("snakes", **OPTIONS), 8)
    text = "Ann rolls 4: 8 to 12, meeting the spring, then to 17. The spring: Throws the token five cells on."
    assert story(p, 4, NAMES) == text
    assert p.game.guide is not None
    guide = said(*(line for section in p.game.guide(p.config) for line in section.lines))
    assert "Spring: Throws the token five cells on." in guide
    assert "A roll beyond the end bounces back." in guide


def test_interpreted_is_compiled_and_odds_agree() -> None:
    test_compiled.test_compiled_play_is_interpreted_play("snakes", OPTIONS)
    test_positions.test_a_transcript_replays_to_the_same_state("snakes", OPTIONS)
    p = boardloom.new("snakes", **OPTIONS)
    share = boardloom.simulate("snakes", games=100_000, seed=4, **OPTIONS).wins[0]
    assert abs(odds(p).wins[0] - share) < 3 * np.sqrt(share * (1 - share) / 100_000)
