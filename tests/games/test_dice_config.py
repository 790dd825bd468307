"""The options of DO or DICE: what they accept, and what they refuse with the field and the rule."""

import json
from typing import Any

import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.games.dice.config import Config
from boardloom.games.dice.faces import FACES, SHADOWS, Face, Shadow
from boardloom.games.dice.goals import goal
from boardloom.games.dice.messages import in_words
from boardloom.words import catalogue
from tests.words import said

from .dice_table import drawn, names, plays, table

SIX = ["backfire", "jab", "pickpocket", "strike", "recover", "power move"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 6}, "players: DO or DICE is for five, not 6"),
        ({"rounds": 0}, "rounds: input should be greater than or equal to 1"),
        ({"rounds": 1001}, "rounds: input should be less than or equal to 1000"),
        ({"hp": 0}, "hp: input should be greater than or equal to 1"),
        ({"hp": 30, "hp_cap": 25}, "hp_cap: 25 is less than the 30 HP at the start"),
        ({"faces": SIX[:5]}, "faces: 5 given for the six numbers of the die"),
        ({"faces": [*SIX[:5], "bite"]}, "faces.5: 'bite' is unknown; choose one of backfire, jab"),
        ({"faces": [*SIX[:5], {"hit": 3}]}, "faces.5.name: field required"),
        ({"faces": [*SIX[:5], {"name": "X", "hit": -3}]}, "faces.5.hit: input should be greater than"),
        ({"faces": [*SIX[:5], {"name": "X", "bite": 3}]}, "faces.5.bite: there is no such option"),
        (
            {"faces": [*SIX[:5], {"name": "X", "self_hp": -1, "hit": 3}]},
            "X changes one's own HP and offers a choice",
        ),
        ({"shadows": ["gift"] * 7}, "shadows: 7 given for the six numbers of the die"),
        ({"shadows": [*["gift"] * 5, {"name": "X", "hp": 1, "vp": -1}]}, "X gives and takes"),
        ({"weights": [1, 1, 1]}, "weights: 3 given for the six numbers of the die"),
        ({"weights": [0] * 6}, "weights: one number at least must be able to come up"),
        ({"weights": [1, 1, 1, 1, 1, -1]}, "weights.5: input should be greater than or equal to 0"),
        ({"goals": ["fly"]}, "goals.0: 'fly' is unknown; choose one of eight"),
        ({"goals": ["eight", "eight"]}, "goals: one of them is listed twice"),
        ({"first_seat": "last"}, "first_seat: input should be 'fixed', 'rotating' or 'drawn'"),
        ({"same_target": "maybe"}, "same_target: input should be"),
        ({"preset": "slow"}, "preset: 'slow' is unknown; choose one of standard, fair, fast, sprint"),
        ({"colour": "red"}, "colour: there is no such option"),
    ],
)
def test_bad_options_are_refused_with_field_and_rule(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Config.make(options)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_usual_faces_can_be_written_by_name() -> None:
    assert Config.make({"faces": SIX}) == Config.make({})
    assert Config.make({"faces": [name.upper() for name in SIX]}).faces == FACES
    shadows = ["nothing", "nothing", "gift", "gift", "curse", "curse"]
    assert Config.make({"shadows": shadows}).shadows == SHADOWS


def test_a_designer_can_move_faces_and_make_new_ones() -> None:
    bolt = {"name": "Bolt", "hit": 5, "steal": 2, "gain": 1}
    p = plays(table(">20/0 20/3 20/0 20/0 20/0", faces=[bolt, *SIX[1:5], "backfire"]), "1")
    assert names(p) == [
        *(f"hit {n}" for n in range(2, 6)),
        *(f"steal {n}" for n in range(2, 6)),
        "gain",
    ]
    assert drawn(plays(p, "hit 3")) == "20/0 20/3 15/0 20/0 20/0"
    assert drawn(plays(p, "steal 2")) == "20/2 20/1 20/0 20/0 20/0"
    assert drawn(plays(p, "gain")) == "20/1 20/3 20/0 20/0 20/0"
    other = table(">20/0 20/3 20/0 20/0 20/0", faces=[bolt, *SIX[1:5], "backfire"])
    assert drawn(plays(other, "6")) == "17/0 20/3 20/0 20/0 20/0"


def test_a_shadow_of_ones_own() -> None:
    whisper = {"name": "Whisper", "vp": -3}
    p = table("20/5 20/0 20/0 20/0 >0/0@1", round=2, shadows=[whisper] * 6)
    assert names(plays(p, "1")) == ["take vp 1", "take vp 2", "take vp 3", "take vp 4"]
    assert plays(p, "1, take vp 1").state.vp[0] == 5 - 3 + 1


def test_weighted_faces() -> None:
    p = boardloom.new("dice", weights=[1, 2, 0, 3, 0, 4])
    assert p.choices() == {1: 1, 2: 2, 4: 3, 6: 4}
    assert p.game.rules.die(p.state, p.setup) == 0
    same = boardloom.new("dice", weights=[7] * 6)
    assert same.choices() == dict.fromkeys(range(1, 7), 1)


def test_all_goals() -> None:
    assert Config.make({"goals": "all"}).goals == tuple(goal.options)


def test_configs_survive_json() -> None:
    options = {"faces": [{"name": "Bolt", "hit": 5}, *SIX[1:]], "goals": "all", "hp": 15, "preset": "fair"}
    made = Config.make(options)
    assert Config.make(json.loads(json.dumps(made.chosen()))) == made
    assert set(made.chosen()) == {"preset", "hp", "faces", "goals"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_explains_itself(language: str) -> None:
    options = [name for name in Config.model_fields if name != "preset"]
    parts = {"faces": [*Face.model_fields], "shadows": [*Shadow.model_fields], "goals": [*goal.options]}
    for name in (*options, *(f"{option}-{part}" for option, named in parts.items() for part in named)):
        assert catalogue(language).has(f"dice-option-{name}")
        assert catalogue(language).has(f"dice-option-{name}.help")
    assert all(catalogue(language).has(f"dice-preset-{name}.help") for name in Config.presets)


def test_effects_in_few_words() -> None:
    assert said(*(in_words(face) for face in FACES)) == [
        "Backfire: -3 HP",
        "Jab: hit 2",
        "Pickpocket: steal 1 VP",
        "Strike: hit 4",
        "Recover: +3 HP",
        "Power Move: hit 6 or +3 VP",
    ]
    assert said(*(in_words(shadow) for shadow in SHADOWS[1::2])) == [
        "Nothing",
        "Gift: +2 HP or +1 VP",
        "Curse: -2 HP or -1 VP",
    ]


def test_names_of_the_house_are_translated_and_names_of_ones_own_are_not() -> None:
    german = catalogue("de")
    assert german.format(in_words(FACES[5])) == "Kraftakt: Treffer 6 oder +3 SP"
    assert german.format(in_words(Face(name="Jab { $x }", hit=3))) == "Jab { $x }: Treffer 3"
    assert german.format(in_words(Shadow(name="Void"))) == "Void"
