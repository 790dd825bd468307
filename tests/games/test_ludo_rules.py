"""The rules of Ludo in live play, and the rulings on them, each under its number."""

import pytest

from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE, OVER
from boardloom.engine.policy import decide
from boardloom.games.ludo.config import LudoPosition
from boardloom.terminal.position_picture import picture_of
from tests.laws.cases import CONFIGS, random_game

from .ludo_table import names, plays, spaces, standing, table, turn


def chosen(p: LudoPosition) -> str:
    """What the four priorities choose."""
    return p.name(decide(p, "priority", 0, 0))


# --- rulings -----------------------------------------------------------------------------------


def test_ludo_1_live_play_has_a_turn_order_and_bonus_rolls() -> None:
    p = table("ABCD")
    order = [turn(p)]
    for _ in range(4):
        p = plays(p, 1)
        order.append(turn(p))
    assert order == ["A", "B", "C", "D", "A"]
    assert turn(plays(p, 6)) == "A"


def test_ludo_2_the_finished_have_no_more_turns() -> None:
    p = standing(table("ABC"), "A6 E", "4 H", "4 H")
    p = plays(p, 1)
    assert (turn(p), p.over) == ("B", False)
    assert turn(plays(p, 1)) == "C"
    assert turn(plays(p, 1, 1)) == "B"


def test_ludo_3_the_priorities_are_strict() -> None:
    p = plays(standing(table(), "A1 H", "H H"), 6)
    assert (names(p), chosen(p)) == (["p", "q"], "q")
    assert spaces(plays(p, "p")) == ["E H", "H H"]


def test_ludo_4_both_tokens_at_ready_are_one_choice_and_p_moves() -> None:
    p = plays(standing(table(), "R R", "H H"), 3)
    assert (spaces(p), turn(p)) == (["3 R", "H H"], "C")


def test_ludo_5_of_two_that_can_kick_the_one_behind_does() -> None:
    p = plays(standing(table("AB"), "24 19", "28 23"), 4)
    assert chosen(p) == "q"
    p = plays(standing(table("AB"), "24 19", "28 H"), 4)
    assert chosen(p) == "p"


def test_ludo_6_a_stack_is_one_choice_and_moves_as_one() -> None:
    p = plays(standing(table(), "4 4", "H H"), 3)
    assert (p.mover, spaces(p)) == (CHANCE, ["7 7", "H H"])
    p = plays(standing(table(), "A5 A5", "H H"), 5)
    assert spaces(p) == ["A4 A4", "H H"]
    p = plays(standing(table(), "A5 A5", "H H"), 2)
    assert (spaces(p), p.over, p.scores()) == (["E E", "H H"], True, [1, 0])


def test_ludo_6_a_kicked_stack_goes_home_as_two() -> None:
    p = plays(standing(table(), "26 H", "29 29"), 3)
    assert spaces(p) == ["29 H", "H H"]
    assert spaces(plays(p, 6, 2)) == ["29 H", "30 H"]


def test_ludo_7_a_finished_token_never_moves() -> None:
    p = plays(standing(table(), "E H", "H H"), 4)
    assert (spaces(p), turn(p)) == (["E H", "H H"], "C")
    p = plays(standing(table(), "E 7", "H H"), 4)
    assert spaces(p) == ["E 11", "H H"]


@pytest.mark.parametrize("safe", ["H R", "R R", "C3 C3", "E C1"])
def test_ludo_8_only_ring_spaces_can_be_kicked_on(safe: str) -> None:
    for mine in ("28 H", "50 H", "R H"):
        for roll in range(1, 6):
            assert spaces(plays(standing(table(), mine, safe), roll))[1] == safe


def test_ludo_8_entering_the_ring_on_the_first_space_kicks() -> None:
    p = plays(standing(table(), "R H", "1 C1"), 1)
    assert spaces(p) == ["1 H", "H C1"]


def test_ludo_13_a_six_gives_one_bonus_roll() -> None:
    p = plays(table(), 6)
    assert (turn(p), spaces(p)) == ("A", ["R H", "H H"])
    p = plays(p, 6)
    assert p.mover == 0
    p = plays(p, "q")
    assert (turn(p), spaces(p)) == ("C", ["R R", "H H"])


def test_ludo_13_the_bonus_is_there_again_next_turn() -> None:
    p = plays(table(), 6, 6, "q", 1, 6)
    assert turn(p) == "A"


def test_ludo_13_play_goes_on_until_one_is_left() -> None:
    p = standing(table("ABCD"), "E A6", "E B6", "E C6", "1 1")
    p = plays(p, 1)
    assert (p.over, p.scores()) == (False, [3, 0, 0, 0])
    p = plays(p, 1)
    assert (p.over, p.scores()) == (False, [3, 2, 0, 0])
    p = plays(p, 1)
    assert (p.mover, p.scores()) == (OVER, [3, 2, 1, 0])
    with pytest.raises(IllegalAction, match="the game is over"):
        p.after(1)


def test_ludo_15_the_bonus_of_the_one_who_finishes_is_lost() -> None:
    p = plays(standing(table("ABC"), "A1 E", "H H", "H H"), 6)
    assert (turn(p), spaces(p)[0], p.over) == ("B", "E E", False)


def test_ludo_15_the_bonus_roll_may_be_of_no_use() -> None:
    p = plays(standing(table(), "E A1", "H H"), 6)
    assert p.over
    p = plays(standing(table(), "E H", "H H"), 6, 6)
    assert (turn(p), spaces(p)) == ("C", ["E 6", "H H"])


def test_ludo_16_tokens_on_one_step_are_one_choice() -> None:
    p = plays(standing(table(tokens=4), "H H 7 7", "H H H H"), 6)
    assert names(p) == ["p", "r"]
    assert spaces(plays(p, "p"))[0] == "R H 7 7"
    assert spaces(plays(p, "r"))[0] == "H H 13 13"


# --- the rule text -----------------------------------------------------------------------------


@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5])
def test_only_a_six_leaves_the_yard(roll: int) -> None:
    p = plays(table(), roll)
    assert (spaces(p), turn(p)) == (["H H", "H H"], "C")
    assert spaces(plays(table(), 6)) == ["R H", "H H"]


@pytest.mark.parametrize(
    ("letter", "before", "roll", "after"),
    [
        ("A", "R", 4, "4"),
        ("A", "50", 1, "A1"),
        ("A", "48", 6, "A4"),
        ("B", "R", 1, "15"),
        ("B", "55", 3, "2"),
        ("B", "8", 6, "B6"),
        ("C", "22", 2, "C2"),
        ("D", "36", 1, "D1"),
        ("D", "54", 4, "2"),
        ("A", "A5", 4, "A5"),
        ("A", "A5", 5, "A4"),
        ("A", "A6", 6, "A2"),
        ("A", "A1", 6, "E"),
        ("A", "A6", 1, "E"),
    ],
)
def test_the_way_of_a_token(letter: str, before: str, roll: int, after: str) -> None:
    other = "D" if letter != "D" else "B"
    p = plays(standing(table(letter + other), f"{before} E", "H H"), roll)
    assert spaces(p)[0] == f"{after} E"


def test_the_four_priorities() -> None:
    yard = plays(standing(table("AB"), "46 H", "52 H"), 6)
    assert chosen(yard) == "q"
    finish = plays(standing(table("AB"), "25 A4", "28 H"), 3)
    assert chosen(finish) == "q"
    kick = plays(standing(table("AB"), "25 3", "28 H"), 3)
    assert chosen(kick) == "p"
    behind = plays(standing(table("AB"), "25 3", "27 H"), 3)
    assert chosen(behind) == "q"


def test_a_kick_does_not_depend_on_who_is_listed_first() -> None:
    p = standing(table("DB"), "20 H", "23 H", turn="D")
    assert spaces(plays(p, 3)) == ["23 H", "H H"]
    p = standing(table("DB"), "23 H", "20 H", turn="B")
    assert spaces(plays(p, 3)) == ["H H", "23 H"]


# --- drawn -------------------------------------------------------------------------------------

BEFORE = """
Ann               7  Cp 9
             E    6  B1 10
                  Ap B2 11
                  4  B3 12
                  3  B4 13
              R   2  B5 14
51 52 53 54 55 56 1A B6 15B16 17 18 19 20 21
50 A1 A2 A3 A4 A5 Aq E  C6 C5 C4 Cq C2 C1 22
49 48 47 46 45 44 43DD6 29C28 27 26 25 24 23
                  42 D5 30 R
                  41 D4 31  Bo
                  40 D3 32
                  39 D2 33
                  38 D1 34
                  37 36 35              E
"""
AFTER = """
Ann               7  Ap 9
             E    6  B1 10
                  5  B2 11
                  4  B3 12
                  3  B4 13
              R   2  B5 14
51 52 53 54 55 56 1A B6 15B16 17 18 19 20 21
50 A1 A2 A3 A4 A5 Aq E  C6 C5 C4 Cq C2 C1 22
49 48 47 46 45 44 43DD6 29C28 27 26 25 24 23
                  42 D5 30 R
                  41 D4 31  Bo
                  40 D3 32
                  39 D2 33             Cp
                  38 D1 34
                  37 36 35              E
"""


def drawn(p: LudoPosition) -> str:
    return "\n" + "".join(
        f"{line}\n" for line in picture_of(p, ["Ann", "Bo"], 48, 22).plain().split("\n")[:15]
    )


def test_a_kick_as_it_is_drawn() -> None:
    p = standing(table(), "5 A6", "8 C3")
    assert drawn(p) == BEFORE
    assert drawn(plays(p, 3, "p")) == AFTER


# --- what always holds -------------------------------------------------------------------------


@pytest.mark.parametrize("options", CONFIGS["ludo"], ids=str)
def test_the_ring_always_counts_the_tokens(options: dict[str, object]) -> None:
    """The count of each space is what the steps of the tokens say."""
    for p in random_game("ludo", options, seed=21):
        again = standing(p, *spaces(p))
        assert p.state.ring.tolist() == again.state.ring.tolist()


@pytest.mark.parametrize("options", CONFIGS["ludo"], ids=str)
def test_a_choice_is_between_things_that_differ(options: dict[str, object]) -> None:
    asked = 0
    for p in random_game("ludo", options, seed=22):
        if p.mover >= 0:
            assert len(p.choices()) == len({bytes(p.after(a).state) for a in p.choices()}) > 1
            asked += 1
    assert asked or options.get("tokens") == 1
