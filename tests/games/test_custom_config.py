"""The options of the custom board: what the text refuses, in its words, and what a screen may ask for."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import message
from boardloom.games.custom import GAME
from boardloom.games.custom.config import COLOURS, Config
from boardloom.games.custom.presets import PRESETS
from boardloom.games.custom.squares import KINDS
from boardloom.games.custom.state import LUCKY, NORMAL, ROLL, UNLUCKY
from boardloom.match.seating import live_config
from boardloom.words import english
from tests.words import said

from .custom_table import drawn


def refusal(**options: Any) -> str:
    with pytest.raises(BadOptions) as refused:
        Config.make(options)
    return str(refused.value)


def test_the_defaults() -> None:
    plain = Config.make({})
    assert (plain.players, plain.size, plain.squares) == (2, 20, None)
    assert (plain.chain, plain.special_coins, plain.reverse) == (0, False, "order")
    assert (plain.controls, plain.debug) == (False, False)
    assert plain.chosen() == {}


def presses(board_seed: int) -> int:
    """How often two people press in a game that they start with nothing chosen but its board."""
    config = live_config(GAME, {"board_seed": board_seed})
    position, chance, pressed = Position.first(GAME, config), Random(board_seed), 0
    while not position.over:
        choices = position.choices()
        pressed += not position.at_once
        rolled = position.mover == CHANCE
        position = position.after(
            chance.choices(list(choices), list(choices.values()))[0] if rolled else ROLL
        )
    return pressed


def test_a_game_that_people_start_lasts_about_ten_minutes() -> None:
    """As docs/rules/custom.md reckons: 8.4 seconds until the next one has seen and read what happened."""
    minutes = [8.4 * presses(seed) / 60 for seed in range(40)]
    assert 9 < sum(minutes) / len(minutes) < 12


@pytest.mark.parametrize("size", [4, 3, 1, 0, -1])
def test_the_board_has_at_least_5_squares(size: int) -> None:
    assert refusal(size=size) == "Board size must be at least 5"
    assert refusal(squares=["SIMPLE"] * max(0, size)) == "Board size must be at least 5"


@pytest.mark.parametrize("ptype", ["lucky", "unlucky", "normal"])
@pytest.mark.parametrize("players", range(2, 7))
def test_at_least_two_player_types_differ(ptype: str, players: int) -> None:
    refused = refusal(players=players, types=[ptype] * players)
    assert refused == "There must be at least two different player types"


def test_two_types_among_six_players_are_enough() -> None:
    types = ("normal",) * 5 + ("lucky",)
    assert Config.make({"players": 6, "types": types}).types_of_players == types


def test_colours_differ() -> None:
    assert refusal(colours=["red", "red"]).startswith("Color clash")
    assert refusal(colours=["red", "Red"]).startswith("Color clash")
    assert refusal(players=4, colours=["red", "blue", "green", "blue"]) == "Color clash: blue is taken twice"
    assert Config.make({"colours": ["pink", "teal"]}).colours_of_players == ("pink", "teal")


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_play_with_types_and_colours_of_their_own(players: int) -> None:
    made = Config.make({"players": players})
    assert len(set(made.types_of_players)) >= 2
    assert made.colours_of_players == COLOURS[:players]
    assert len(made.types_of_players) == len(made.colours_of_players) == len(made.setup().types) == players


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 1}, "players: input should be greater than or equal to 2 (got 1)"),
        ({"players": 7}, "players: input should be less than or equal to 6 (got 7)"),
        ({"types": ["lucky"]}, "types: 1 given for 2 players"),
        ({"types": ["lucky", "normal", "lucky"]}, "types: 3 given for 2 players"),
        ({"players": 3, "colours": ["red", "blue"]}, "colours: 2 given for 3 players"),
        ({"types": ["lucky", "happy"]}, "types.1: input should be 'lucky', 'unlucky' or 'normal'"),
        ({"size": "large"}, "size: input should be a valid integer"),
        ({"size": 2**31}, "size: input should be less than or equal to"),
        ({"size": 7, "squares": ["SIMPLE"] * 6}, "squares: 6 types for 7 squares"),
        (
            {"squares": ["SIMPLE", "MOON", *["SIMPLE"] * 3]},
            "squares.1: 'MOON' is unknown; choose one of SIMPLE, ",
        ),
        ({"board_seed": -1}, "board_seed: input should be greater than or equal to 0 (got -1)"),
        ({"chain": -1}, "chain: input should be greater than or equal to 0 (got -1)"),
        ({"chain": 101}, "chain: input should be less than or equal to 100 (got 101)"),
        ({"reverse": "sideways"}, "reverse: input should be 'order' or 'position' (got 'sideways')"),
        ({"debug": "perhaps"}, "debug: input should be a valid boolean"),
        ({"debug": True, "size": 10_001}, "debug: a practice board has at most 10000 squares"),
        ({"preset": "lunar"}, f"preset: 'lunar' is unknown; choose one of {', '.join(PRESETS)}"),
        ({"colour": "red"}, "colour: there is no such option; the options are "),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(options: dict[str, Any], reason: str) -> None:
    refused = refusal(**options)
    assert refused.startswith(reason)
    assert "\n" not in refused


def test_beside_an_option_its_name_is_not_said_again() -> None:
    wrong = Config.problems({"size": 4, "types": ["lucky"], "colours": ["red", "red"]})
    assert [(each.field, english(each.text)) for each in wrong] == [
        ("size", "Board size must be at least 5"),
        ("types", "1 given for 2 players"),
        ("types", "There must be at least two different player types"),
        ("colours", "Color clash: red is taken twice"),
    ]


def test_the_size_follows_the_squares() -> None:
    assert Config.make({"squares": drawn("..L...")}).size == 6
    assert Config.make({"squares": drawn("..L..."), "size": 6}).size == 6


def test_the_setup_holds_what_the_rules_need() -> None:
    made = Config.make(
        {
            "players": 3,
            "types": ["lucky", "unlucky", "normal"],
            "squares": drawn("..?#LUR+."),
            "chain": 2,
            "special_coins": True,
            "reverse": "position",
            "controls": True,
            "debug": True,
        }
    )
    setup = made.setup()
    assert (setup.seats, setup.last, setup.chain) == (3, 8, 2)
    assert (setup.special_coins, setup.reverse_by_position, setup.controls, setup.debug) == (1, 1, 1, 1)
    assert setup.types.tolist() == [LUCKY, UNLUCKY, NORMAL]
    assert setup.squares.tolist() == [0, 0, 1, 2, 3, 4, 5, 6, 0]


def test_the_schema_lists_every_square_type_and_the_words_have_a_sentence_for_it() -> None:
    properties = json.loads(json.dumps(Config.model_json_schema()))["properties"]
    row = next(kind for kind in properties["squares"]["anyOf"] if kind["type"] == "array")
    assert [choice["const"] for choice in row["items"]["oneOf"]] == list(KINDS)
    for name, kind in KINDS.items():
        called, rule = said(kind.called, kind.rule)
        assert called.replace(" ", "") == name.capitalize(), "in words, not as programs write it"
        assert rule == english(message(f"custom-option-squares-{name}.help"))
        assert rule.endswith(".")


def test_the_schema_has_every_option_and_the_words_describe_it() -> None:
    properties = Config.model_json_schema()["properties"]
    assert set(properties) == set(Config.model_fields)
    helps = [message(f"custom-option-{name}.help") for name in properties if name != "preset"]
    assert all(sentence.endswith(".") for sentence in said(*helps))
    assert (properties["players"]["minimum"], properties["players"]["maximum"]) == (2, 6)
    assert properties["types"]["items"]["enum"] == ["lucky", "unlucky", "normal"]
    assert properties["reverse"]["enum"] == ["order", "position"]


def configs() -> st.SearchStrategy[dict[str, Any]]:
    """Options that may or may not agree, over presets or not."""
    colours = st.sampled_from([*COLOURS, "pink", "teal"])
    optional: dict[str, st.SearchStrategy[Any]] = {
        "preset": st.sampled_from([None, *PRESETS]),
        "players": st.integers(2, 6),
        "types": st.lists(st.sampled_from(["lucky", "unlucky", "normal"]), max_size=6),
        "colours": st.lists(colours, max_size=6, unique=True),
        "size": st.integers(5, 60),
        "squares": st.none() | st.lists(st.sampled_from(list(KINDS)), min_size=5, max_size=60),
        "board_seed": st.integers(0, 2**63 - 1),
        "chain": st.integers(0, 100),
        "special_coins": st.booleans(),
        "reverse": st.sampled_from(["order", "position"]),
        "controls": st.booleans(),
        "debug": st.booleans(),
    }
    return st.fixed_dictionaries({}, optional=optional)


@settings(max_examples=200, deadline=None)
@given(options=configs())
def test_configs_come_back_from_what_was_chosen(options: dict[str, Any]) -> None:
    try:
        made = Config.make(options)
    except BadOptions:
        assume(False)
    chosen = json.loads(json.dumps(made.chosen()))
    again = Config.make(chosen)
    assert again == made
    assert again.board == made.board
    assert again.chosen() == made.chosen()
    assert Config.make(json.loads(made.model_dump_json())) == made
