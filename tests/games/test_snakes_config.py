"""The options of Snakes & Ladders: contradictions, the schema, and strategies from elsewhere."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.games.snakes import GAME, strategies
from boardloom.games.snakes.board import place
from boardloom.games.snakes.config import SLOTS, Config
from boardloom.games.snakes.entities import KINDS, entity, kind
from boardloom.games.snakes.presets import PRESETS
from boardloom.games.snakes.state import Setup, State
from boardloom.words import english
from boardloom.words.sources import Entry, in_passing

from .snakes_table import cells, rolls, skips, standing, table
from .snakes_table import entity as placed

CLASSIC = {
    "starting": "any",
    "overshoot": "stay",
    "winning": "exact",
    "killing": "none",
    "special_roll": "extra-turn",
    "first_six": "extra-turn",
    "third_six": "cancel",
    "priority": "classic",
}
"""What the rule text calls "classic, default"."""

CHOICES = {
    "starting": ["any", "specific"],
    "overshoot": ["stay", "exceed"],
    "winning": ["exact", "cross"],
    "killing": ["none", "opponent", "self", "both"],
    "special_roll": ["extra-turn", "no-extra-turn"],
    "first_six": ["extra-turn", "no-extra-turn"],
    "third_six": ["cancel", "normal", "lose-next-turn", "backtrack", "to-start"],
    "priority": ["classic", "killing-first", "winning-first", "sixes-last"],
}
"""All the choices of the rule text."""


@pytest.fixture
def _slots_as_before() -> Iterator[None]:
    """Forget what a test registers."""
    kept = [(slot, dict(slot.options), list(slot.functions)) for slot in GAME.slots]
    kinds = dict(KINDS)
    yield
    for slot, options, functions in kept:
        slot.options, slot.functions = options, functions
    KINDS.clear()
    KINDS.update(kinds)


def refusal(**options: Any) -> str:
    with pytest.raises(BadOptions) as refused:
        Config.make(options)
    return str(refused.value)


def test_the_defaults_are_the_classic_game() -> None:
    plain = Config.make({})
    assert {slot: getattr(plain, slot) for slot in CLASSIC} == CLASSIC
    assert (plain.players, plain.side, plain.dice, plain.sides, plain.weights) == (2, 10, 1, 6, None)
    assert (plain.turn_order, plain.special_rolls, plain.start_rolls) == ("random", (6,), (1, 6))
    assert plain.chosen() == {}
    assert Config.make({"preset": "classic"}).setup().__class__ is plain.setup().__class__


def test_exact_contradicts_exceed() -> None:
    assert refusal(overshoot="exceed") == (
        'winning "exact" contradicts overshoot "exceed": choose winning "cross" or overshoot "stay"'
    )


def test_snakes_16_cross_contradicts_stay() -> None:
    assert refusal(winning="cross", overshoot="stay") == (
        'winning "cross" contradicts overshoot "stay": choose overshoot "exceed" or winning "exact"'
    )


def test_snakes_16_what_wins_decides_what_a_roll_beyond_the_end_does() -> None:
    crossing = Config.make({"winning": "cross"})
    assert crossing.overshoot == "exceed"
    assert crossing.chosen() == {"winning": "cross"}
    assert Config.make({"winning": "cross", "overshoot": "exceed"}) == crossing
    assert Config.make({"preset": "family-dash"}).overshoot == "exceed"
    assert Config.make({"preset": "family-dash", "winning": "exact"}).overshoot == "stay"


@pytest.mark.parametrize("rule", ["special_roll", "first_six"])
@pytest.mark.parametrize("third_six", [choice for choice in CHOICES["third_six"] if choice != "cancel"])
def test_a_third_six_needs_extra_turns(third_six: str, rule: str) -> None:
    assert refusal(**{rule: "no-extra-turn", "third_six": third_six}) == (
        f'third_six "{third_six}" needs {rule} "extra-turn": without it nobody rolls three sixes in one turn'
    )


def test_a_third_six_needs_no_special_rolls() -> None:
    options = {"special_rolls": (1,), "special_roll": "no-extra-turn", "third_six": "to-start"}
    assert Config.make(options).third_six == "to-start"


def test_every_other_pair_of_rules_goes_together() -> None:
    for slot, choices in CHOICES.items():
        for choice in choices:
            partner = {"winning": "cross"} if choice == "exceed" else {}
            assert getattr(Config.make({slot: choice, **partner}), slot) == choice


def test_an_unknown_option_names_the_options() -> None:
    refused = refusal(colour="red")
    assert refused.startswith("colour: there is no such option; the options are ")
    assert set(refused.split(" are ")[1].split(", ")) == set(Config.model_fields)


@pytest.mark.parametrize("slot", CHOICES)
def test_an_unknown_strategy_names_the_strategies(slot: str) -> None:
    assert refusal(**{slot: "fly"}) == f"{slot}: 'fly' is unknown; choose one of {', '.join(CHOICES[slot])}"


def test_an_unknown_preset_names_the_presets() -> None:
    assert refusal(preset="lunar") == f"preset: 'lunar' is unknown; choose one of {', '.join(PRESETS)}"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 1}, "players: input should be greater than or equal to 2 (got 1)"),
        ({"players": 65}, "players: input should be less than or equal to 64 (got 65): there are no more"),
        ({"side": 9}, "side: input should be greater than or equal to 10 (got 9)"),
        ({"side": "ten"}, "side: input should be a valid integer"),
        ({"density": 0.5}, "density: input should be less than or equal to 0.45 (got 0.5): "),
        ({"density": -0.1}, "density: input should be greater than or equal to 0 (got -0.1)"),
        ({"density": float("nan")}, "density: input should be "),
        ({"board_seed": -1}, "board_seed: input should be greater than or equal to 0 (got -1)"),
        ({"board_seed": 2**63}, "board_seed: input should be less than 9223372036854775808"),
        ({"turn_order": "chaos"}, "turn_order: input should be 'random' or 'fixed' (got 'chaos')"),
        ({"killing": 3}, "killing: input should be a valid string (got 3)"),
    ],
)
def test_values_out_of_range_are_refused(options: dict[str, Any], reason: str) -> None:
    assert refusal(**options).startswith(reason)


def test_all_that_is_wrong_is_said_in_one_line() -> None:
    refused = refusal(players=1, side=3, killing="fly")
    assert [part.split(":")[0] for part in refused.split("; ") if ":" in part] == [
        "players",
        "side",
        "killing",
    ]
    assert "\n" not in refused


def is_sentence(id: str) -> bool:
    sentence = english(message(id))
    return sentence[0].isupper() and sentence.endswith(".")


def test_the_schema_lists_every_strategy_with_a_sentence() -> None:
    properties = json.loads(json.dumps(Config.model_json_schema()))["properties"]
    for slot, choices in CHOICES.items():
        assert [choice["const"] for choice in properties[slot]["oneOf"]] == choices
        assert all(is_sentence(f"snakes-option-{slot}-{choice}.help") for choice in choices)
        assert properties[slot]["default"] == CLASSIC[slot]


def test_the_schema_describes_every_option() -> None:
    properties = Config.model_json_schema()["properties"]
    assert set(properties) == set(Config.model_fields)
    assert all(is_sentence(f"snakes-option-{name}.help") for name in properties if name != "preset")
    assert properties["side"]["minimum"] == 10


def test_the_slots_of_the_game_are_the_strategies_of_the_text() -> None:
    chosen = {slot.name: list(slot.options) for slot in SLOTS if slot.name in Config.model_fields}
    assert chosen == CHOICES
    assert [o.name for slot in SLOTS for o in slot.options.values() if o.couples] == [
        "opponent",
        "self",
        "both",
    ]


@pytest.mark.usefixtures("_slots_as_before")
def test_a_new_strategy_can_be_chosen_and_played() -> None:
    @strategies.overshoot.option("bounce", "A roll beyond the end turns back there.")
    def bounce(s: State, b: Setup, to: int) -> int:
        return 2 * b.last - to

    choices = Config.model_json_schema()["properties"]["overshoot"]["oneOf"]
    assert choices[-1] == {"const": "bounce", "description": "A roll beyond the end turns back there."}
    said = Entry("snakes-option-overshoot-bounce", "bounce", "A roll beyond the end turns back there.")
    assert said in in_passing(GAME)
    assert "bounce" in refusal(overshoot="fly")
    p = standing(table(overshoot="bounce"), 97)
    assert cells(rolls(p, 5)) == [98, 0]
    assert rolls(p, 3).over
    assert config_again(p.config.chosen()) == p.config


def config_again(chosen: dict[str, Any]) -> Config:
    return Config.make(json.loads(json.dumps(chosen)))


@pytest.mark.usefixtures("_slots_as_before")
def test_a_new_kind_of_entity_can_be_placed_and_met() -> None:
    @kind("pit", "Swallows the token.", leads="nowhere", mark="●", tone="bad")
    def swallow(s: State, b: Setup, cell: int) -> int:
        return 0

    p = table(placed("pit", 13))
    assert cells(rolls(standing(p, 10), 3)) == [0, 0]
    assert cells(rolls(standing(p, 10), 4)) == [14, 0]
    assert "13●" in p.picture()
    assert list(entity.options)[-1] == "pit"
    said = Entry("snakes-option-entities-kind-pit", "pit", "Swallows the token.")
    assert said in in_passing(GAME)


@pytest.mark.usefixtures("_slots_as_before")
def test_nobody_is_met_on_cell_0_whatever_leads_there() -> None:
    @kind("pit", "Swallows the token.", leads="nowhere", mark="●", tone="bad")
    def swallow(s: State, b: Setup, cell: int) -> int:
        return 0

    @strategies.killing.option("scold", "Whoever was there sits out a turn.", couples=True)
    def scold(s: State, b: Setup, other: int) -> None:
        s.skips[other] += 1

    p = standing(table(placed("pit", 13), killing="scold", players=3), 10, 0, 15)
    assert skips(rolls(p, 3)) == [0, 0, 0]
    assert skips(rolls(p, 5)) == [0, 0, 1]


def test_what_a_test_registers_is_forgotten() -> None:
    assert "bounce" not in strategies.overshoot.options
    assert len(strategies.overshoot.functions) == 2
    assert "pit" not in KINDS
    assert "bounce" in refusal(overshoot="bounce")


def configs() -> st.SearchStrategy[dict[str, Any]]:
    """Options that may or may not agree, over presets or not."""
    faces = st.lists(st.integers(1, 12), max_size=3).map(tuple)
    boards = st.builds(
        lambda density, seed: [e.model_dump() for e in place(10, density, seed)],
        st.floats(0, 0.45),
        st.integers(0, 2**63 - 1),
    )
    optional: dict[str, st.SearchStrategy[Any]] = {
        "preset": st.sampled_from([None, *PRESETS]),
        "players": st.integers(2, 64),
        "turn_order": st.sampled_from(["random", "fixed"]),
        "side": st.integers(10, 60),
        "entities": st.none() | boards,
        "as_printed": st.booleans(),
        "density": st.floats(0, 0.45),
        "board_seed": st.integers(0, 2**63 - 1),
        "dice": st.integers(1, 3),
        "sides": st.integers(2, 12),
        "weights": st.none() | st.lists(st.integers(0, 9), min_size=2, max_size=12),
        "start_rolls": faces,
        "special_rolls": faces,
        "six_rolls": faces,
        "faces": st.none() | st.lists(st.integers(1, 20), min_size=1, max_size=8),
        "boosts": st.integers(0, 3),
        "black_holes": st.integers(0, 3),
        "most_turns": st.none() | st.integers(1, 10**6),
        **{slot: st.sampled_from(choices) for slot, choices in CHOICES.items()},
    }
    return st.fixed_dictionaries({}, optional=optional)


@settings(max_examples=150, deadline=None)
@given(configs())
def test_what_was_chosen_makes_the_same_config(options: dict[str, Any]) -> None:
    if options.get("weights") is not None:
        options["sides"] = len(options["weights"])
    if options.get("faces") is not None:
        options.pop("weights", None)
        options.pop("sides", None)
    try:
        made = Config.make(options)
    except BadOptions as error:
        assume(False)
        raise AssertionError from error
    assert config_again(made.chosen()) == made
    assert set(made.chosen()) <= set(options) | {"sides"}


def test_a_list_with_a_mistake_in_it_is_not_called_too_short() -> None:
    said = [english(problem.words) for problem in Config.problems({"faces": [0]})]
    assert len(said) == 1
    assert "greater than or equal to 1" in said[0]
    assert "at least 1 item" in english(Config.problems({"faces": []})[0].words)
