"""The board: how it is numbered, where the computer places things, and which places are refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boardloom
from boardloom.core.errors import BadOptions, BadRule
from boardloom.engine.random import below, key
from boardloom.games.snakes.board import Entity, broken_rules, column, misfits, place, row
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.presets import MILTON_BRADLEY, PRESETS

from .snakes_table import cells, entity, ladder, rolls, snake, standing, table, teleporter, trap

NUMBERED = """
100  99  98  97  96  95  94  93  92  91
 81  82  83  84  85  86  87  88  89  90
 80  79  78  77  76  75  74  73  72  71
 61  62  63  64  65  66  67  68  69  70
 60  59  58  57  56  55  54  53  52  51
 41  42  43  44  45  46  47  48  49  50
 40  39  38  37  36  35  34  33  32  31
 21  22  23  24  25  26  27  28  29  30
 20  19  18  17  16  15  14  13  12  11
  1   2   3   4   5   6   7   8   9  10
"""
"""A printed board runs back and forth, from the bottom left."""

DRAWN = [[int(cell) for cell in line.split()] for line in NUMBERED.split("\n") if line]


def test_the_board_runs_back_and_forth() -> None:
    drawn = {cell: (9 - r, c) for r, line in enumerate(DRAWN) for c, cell in enumerate(line)}
    assert drawn == {cell: (row(10, cell), column(10, cell)) for cell in range(1, 101)}


def test_the_picture_runs_back_and_forth() -> None:
    lines = table().picture().split("\n")
    drawn = [[int(cell.rstrip("⚑")) for cell in line.split()] for line in lines[:20:2]]
    assert drawn == DRAWN


def test_an_odd_board_ends_at_the_top_right() -> None:
    assert (row(11, 121), column(11, 121)) == (10, 10)
    assert (row(11, 12), column(11, 12)) == (1, 10)
    assert (row(11, 22), column(11, 22)) == (1, 0)


def keeps_all_five_rules(side: int, entities: tuple[Entity, ...]) -> None:
    """The five placement rules of the text, written apart from the validator."""
    ends = [end for e in entities for end in e.ends]
    assert len(set(ends)) == 2 * len(entities), "no overlap, no two starts on one cell"
    assert not {1, side * side} & set(ends), "start and end stay free"
    assert not {e.cell for e in entities} & {e.to for e in entities}, "no chain, so no cycle"
    for e in entities:
        assert e.to is not None
        assert (e.cell - 1) // side != (e.to - 1) // side, "none is horizontal"
        assert (e.to > e.cell) == (e.kind == "ladder")
        assert e.kind in ("ladder", "snake")
        assert 1 < min(e.ends) < max(e.ends) < side * side


@settings(max_examples=80, deadline=None)
@given(st.integers(10, 40), st.floats(0, 0.45), st.integers(0, 2**63 - 1))
def test_the_computer_places_by_the_rules(side: int, density: float, seed: int) -> None:
    entities = place(side, density, seed)
    keeps_all_five_rules(side, entities)
    assert len(entities) == round(density * side * side)
    ladders = sum(e.kind == "ladder" for e in entities)
    assert ladders - (len(entities) - ladders) in (0, 1), "half of them are ladders"
    assert list(misfits(side, entities)) == list(broken_rules(side, entities)) == []


def test_a_board_of_300_by_300_plays() -> None:
    p = boardloom.new("snakes", side=300, turn_order="fixed")
    keeps_all_five_rules(300, p.config.board)
    assert len(p.config.board) == 16_200
    last = 90_000
    assert p.setup.last == last
    assert rolls(standing(p, last - 6), 6).scores() == [1, 0]
    stream = key(1, 0)
    for draw in range(2000):
        p = p.after(1 + below(stream, draw, 6))
    assert all(0 < cell <= last for cell in cells(p))


@settings(max_examples=20, deadline=None)
@given(st.integers(10, 20), st.integers(0, 2**63 - 2))
def test_same_seed_same_board(side: int, seed: int) -> None:
    assert place(side, 0.18, seed) == place(side, 0.18, seed)
    assert place(side, 0.18, seed) != place(side, 0.18, seed + 1)


def test_a_board_seed_is_a_board() -> None:
    def board(**options: Any) -> tuple[Entity, ...]:
        return Config.make(options).board

    assert board(board_seed=5) == board(board_seed=5) != board(board_seed=6)
    assert board(board_seed=5, players=4, killing="both") == board(board_seed=5), (
        "rules do not change the board"
    )
    assert len({board(board_seed=seed) for seed in range(50)}) == 50


def test_no_density_no_entities() -> None:
    assert Config.make({"density": 0}).board == ()
    assert Config.make({"entities": ()}).board == ()


@pytest.mark.parametrize(
    ("entities", "reason"),
    [
        ((ladder(5, 25), snake(48, 25)), "no overlap: snake 48-25 and ladder 5-25 share cell 25"),
        ((ladder(5, 25), snake(25, 8)), "no overlap: snake 25-8 and ladder 5-25 share cell 25"),
        ((ladder(5, 25), trap(5)), "trap 5 and ladder 5-25 start on the same cell"),
        ((ladder(5, 25), ladder(5, 26)), "ladder 5-26 and ladder 5-25 start on the same cell"),
        ((ladder(5, 25), snake(25, 5)), "no cycles: ladder 5-25 leads back to itself"),
        ((ladder(5, 25), ladder(25, 45), snake(45, 5)), "no cycles: snake 45-5 leads back to itself"),
        ((ladder(12, 19),), "no horizontal ones: ladder 12-19 stays in one row"),
        ((snake(100, 5),), "start and end stay free: snake 100-5 uses cell 100"),
        ((snake(50, 1),), "start and end stay free: snake 50-1 uses cell 1"),
        ((ladder(1, 50),), "start and end stay free: ladder 1-50 uses cell 1"),
        ((ladder(50, 100),), "start and end stay free: ladder 50-100 uses cell 100"),
        ((trap(100),), "start and end stay free: trap 100 uses cell 100"),
        ((teleporter(50, 1),), "start and end stay free: teleporter 50-1 uses cell 1"),
    ],
)
def test_the_validator_names_the_broken_rule(entities: tuple[Entity, ...], reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        table(*entities)
    message = str(refusal.value)
    assert message.startswith("entities: ")
    assert reason in message.removeprefix("entities: ").split("; ")


@pytest.mark.parametrize("as_printed", [False, True])
@pytest.mark.parametrize(
    ("misfit", "reason"),
    [
        (ladder(90, 101), "ladder 90-101 leaves the board, whose last cell is 100"),
        (snake(101, 90), "snake 101-90 leaves the board, whose last cell is 100"),
        (ladder(50, 20), "ladder 50-20 leads down, but a ladder leads up"),
        (snake(20, 50), "snake 20-50 leads up, but a snake leads down"),
        (entity("snake", 50), "snake 50 leads nowhere; give it an end"),
        (ladder(50, 50), "ladder 50-50 leads nowhere; give it an end"),
        (teleporter(50, 50), "teleporter 50-50 leads nowhere; give it an end"),
        (entity("trap", 50, 20), "trap 50-20 has an end, but a trap has none"),
    ],
)
def test_misfits_are_refused_even_as_printed(misfit: Entity, reason: str, as_printed: bool) -> None:
    with pytest.raises(BadOptions) as refusal:
        table(misfit, as_printed=as_printed)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            {"kind": "ladder", "from": 0, "to": 5},
            "entities.0.from: input should be greater than or equal to 1",
        ),
        ({"kind": "snake", "from": 5, "to": 0}, "entities.0.to: input should be greater than or equal to 1"),
        ({"kind": "snail", "from": 5, "to": 2}, "entities.0.kind: 'snail' is unknown; choose one of"),
        ({"kind": "trap"}, "entities.0.from: "),
        ({"kind": "trap", "from": 5, "colour": "red"}, "entities.0.colour: "),
    ],
)
def test_an_entity_that_is_none_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Config.make({"entities": [options]})
    assert str(refusal.value).startswith(reason)


def test_milton_bradley_as_printed() -> None:
    p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed")
    jumps = {cell: to for cell, to in enumerate(p.setup.leads_to.tolist()) if cell != to}
    assert jumps == MILTON_BRADLEY
    assert len(jumps) == 19
    assert cells(rolls(p, 1, 4)) == [38, 14]


def test_milton_bradley_breaks_our_rules_and_is_told_which() -> None:
    with pytest.raises(BadOptions) as refusal:
        boardloom.new("snakes", preset="milton-bradley", as_printed=False)
    assert set(str(refusal.value).removeprefix("entities: ").split("; ")) == {
        "start and end stay free: ladder 1-38 uses cell 1",
        "start and end stay free: ladder 80-100 uses cell 100",
        "no horizontal ones: snake 56-53 stays in one row",
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_load_and_round_trip(preset: str) -> None:
    made = Config.make({"preset": preset})
    assert made.chosen() == {"preset": preset}
    assert Config.make(made.chosen()) == made
    assert all(getattr(made, name) is not None for name in PRESETS[preset])
    changed = Config.make({"preset": preset, "players": 5, "third_six": "backtrack"})
    assert changed.chosen() == {"preset": preset, "players": 5, "third_six": "backtrack"}
    assert Config.make(changed.chosen()) == changed


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "milton-bradley"])
def test_every_other_preset_keeps_the_rules(preset: str) -> None:
    made = Config.make({"preset": preset})
    assert not made.as_printed
    assert list(broken_rules(made.side, made.board)) == []
    assert made.board


def test_the_name_of_a_kind_cannot_be_taken_twice() -> None:
    from boardloom.games.snakes import entities

    with pytest.raises(BadRule, match="entity 'trap' is taken"):
        entities.kind("trap", "Stays.", leads="nowhere", mark="?", tone="bad")(lambda s, b, cell: cell)


def test_a_side_whose_cells_cannot_be_numbered_is_refused() -> None:
    with pytest.raises(BadOptions, match="side: input should be less than or equal to 46340"):
        Config.make({"side": 46341})
