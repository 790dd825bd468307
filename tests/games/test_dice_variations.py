"""DO or DICE, ruling 11: the variations; and who begins a round."""

from collections import Counter
from typing import Any

import pytest

import boardloom
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.game import CHANCE
from boardloom.engine.policy import decide
from boardloom.engine.random import key
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.goals import goal
from boardloom.games.dice.state import HIDDEN

from .dice_table import NAMES, dealt, drawn, names, plays, seat, table, tells

# --- reroll tokens -----------------------------------------------------------------------------


def test_dice_11_a_token_rolls_again_once_before_the_face_acts() -> None:
    p = plays(table(rerolls=1), "1")
    assert (names(p), drawn(p)) == (["keep", "reroll"], "20/0 20/0 20/0 20/0 20/0")
    p = plays(p, "reroll")
    assert (p.mover, seat(p), p.state.tokens[0]) == (CHANCE, "Ann", 0)
    p = plays(p, "1")
    assert (seat(p), drawn(p)) == ("Bo", "17/0 20/0 20/0 20/0 20/0")
    assert names(plays(p, "2")) == ["hit 1", "hit 3", "hit 4", "hit 5", "reroll"]
    assert drawn(plays(p, "5, keep")) == drawn(p)


def test_dice_11_a_token_is_for_the_whole_game_and_for_the_fallen_too() -> None:
    p = plays(table("20/0 20/0 20/0 20/0 >0/0@1", round=2, rerolls=1), "1, reroll, 3")
    assert "reroll" not in names(p)
    with pytest.raises(IllegalAction, match="there is no reroll token left"):
        p.find("reroll")
    assert plays(p, "give vp 1").state.tokens.tolist()[:5] == [1, 1, 1, 1, 0]


def test_dice_11_without_the_option_there_are_no_tokens() -> None:
    assert seat(plays(table(), "1")) == "Bo"


# --- secret goals ------------------------------------------------------------------------------


def first_round(*goals: str, **options: Any) -> DicePosition:
    """A first round in which these goals were dealt."""
    p = boardloom.new("dice", goals="all", rounds=1, **options)
    return plays(p, ", ".join(goals))


FIVE = ("eight", "healthy", "hunter", "gentle", "martyr")


def test_dice_11_goals_are_dealt_by_chance_each_at_most_once() -> None:
    p = boardloom.new("dice", goals="all")
    assert (p.mover, names(p)) == (CHANCE, list(goal.options))
    assert p.turn == -1
    p = plays(p, "hunter")
    assert names(p) == [name for name in goal.options if name != "hunter"]
    assert set(p.choices().values()) == {1}


def test_dice_11_with_fewer_goals_than_players_each_may_be_dealt_again() -> None:
    p = plays(boardloom.new("dice", goals=["eight", "brink"]), "eight, eight")
    assert names(p) == ["eight", "brink"]


def test_dice_11_goals_are_hidden_from_the_others_until_the_end() -> None:
    p = first_round(*FIVE)
    number = [goal.number(name) + 1 for name in FIVE]
    assert p.state.goal.tolist()[:5] == number
    for viewer in range(5):
        seen = p.seen_by(viewer).state.goal.tolist()[:5]
        assert seen == [number[viewer] if other == viewer else HIDDEN for other in range(5)]
    over = plays(p, "2, hit 2, 2, hit 1, 5, 5, 1")
    assert over.over
    assert over.seen_by(2) == over


def test_dice_11_who_thinks_ahead_deals_the_goals_of_others_anew() -> None:
    p = first_round(*FIVE)
    mine, everything = p.state.goal[2], set(range(1, len(goal.options) + 1))
    deals = [p.determinized(2, key(1, number)).state.goal.tolist()[:5] for number in range(400)]
    assert all(deal[2] == mine and len(set(deal)) == 5 for deal in deals)
    for other in (0, 1, 3, 4):
        found = Counter(deal[other] for deal in deals)
        assert set(found) == everything - {mine}
        assert max(found.values()) < 100  # 57 each, on average
    few = plays(boardloom.new("dice", goals=["eight", "brink"]), "eight, eight, eight, eight, eight")
    assert len({tuple(few.determinized(0, key(1, n)).state.goal.tolist()) for n in range(200)}) == 16
    over = plays(p, "2, hit 2, 2, hit 1, 5, 5, 1")
    assert over.determinized(2, 1) == over


def test_dice_11_a_search_has_secrets_only_if_there_are_goals() -> None:
    assert first_round(*FIVE).has_secrets
    assert not boardloom.new("dice").has_secrets


def test_dice_11_nobody_reads_anothers_goal_off_the_screen() -> None:
    p = first_round(*FIVE)
    shown = p.seen_by(2).picture()
    assert shown.count("secret goal: Eliminate somebody.") == shown.count("secret goal") == 1
    first = boardloom.new("dice", goals="all")
    assert tells(first, "hunter") == "Ann is dealt a secret goal."


def test_dice_11_bots_decide_alike_whatever_the_others_goals_are() -> None:
    for deal in (FIVE, FIVE[::-1]):
        p = plays(first_round(*deal), "6")
        assert decide(p, "greedy", 1, 2) == decide(plays(first_round(*FIVE), "6"), "greedy", 1, 2)


def test_dice_11_a_goal_met_is_worth_3_vp_before_the_ranking() -> None:
    p = plays(first_round("healthy", "hunter", "brink", "steady", "eight"), "5, 5, 5, 5")
    story = tells(p, "1")
    assert story.endswith(
        "Secret goals met, +3 VP: Ann (Finish with 15 or more HP); Di (Do not be the first to fall). "
        "Ann and Di are equal: the final die decides."
    )
    p = plays(p, "1")
    assert (drawn(p), p.state.met) == ("20/4 20/1 20/1 20/4 17/1", 0b01001)


@pytest.mark.parametrize(
    ("name", "before", "move", "met"),
    [
        ("eight", "20/0 20/0 20/0 20/0 >20/7", "5", True),
        ("eight", "20/0 20/0 20/0 20/0 >20/6", "5", False),
        ("healthy", "20/0 20/0 20/0 20/0 >18/0", "1", True),
        ("healthy", "20/0 20/0 20/0 20/0 >17/0", "1", False),
        ("brink", "20/0 20/0 20/0 20/0 >8/0", "1", True),
        ("brink", "20/0 20/0 20/0 20/0 >3/0", "1", False),
        ("hunter", "20/0 20/0 2/0 20/0 >9/0", "2, hit 3", True),
        ("hunter", "20/0 20/0 3/0 20/0 >9/0", "2, hit 3", False),
        ("gentle", "20/0 20/0 3/0 20/0 >9/0", "2, hit 3", True),
        ("gentle", "20/0 20/0 2/0 20/0 >9/0", "2, hit 3", False),
        ("gentle", "20/0 20/0 2/0 20/0 >3/0", "1", False),
        ("unhaunted", "20/0 20/0 2/0 20/0 >9/0", "5", True),
        ("martyr", "20/0 20/0 2/0 20/0 >3/0", "1", True),
        ("martyr", "20/0 20/0 2/0 20/0 >4/0", "1", False),
        ("steady", "20/0 20/0 2/0 20/0 >4/0", "1", True),
        ("steady", "20/0 20/0 2/0 20/0 >3/0", "1", False),
    ],
)
def test_dice_11_each_goal_is_what_it_says(name: str, before: str, move: str, met: bool) -> None:
    p = dealt(table(before, goals=[name], rounds=1), {4: name})
    assert bool(plays(p, move).state.met >> 4 & 1) is met


def test_dice_11_who_is_the_target_of_a_shadow_is_haunted() -> None:
    p = table("20/0 20/0 20/0 20/0 >0/0@1", goals=["unhaunted"], rounds=2, round=2)
    p = dealt(p, dict.fromkeys(range(5), "unhaunted"))
    assert plays(p, "3, give hp 2").state.met == 0b11101


def test_dice_11_goals_that_nobody_meets() -> None:
    p = plays(boardloom.new("dice", goals=["hunter"], rounds=1), ", ".join(["hunter"] * 5), ", 5, 5, 5, 5")
    assert "Nobody met their secret goal." in tells(p, "1")


# --- how many play -----------------------------------------------------------------------------


def test_dice_11_five_players_and_other_numbers_only_as_a_house_rule() -> None:
    with pytest.raises(BadOptions, match=r"players: DO or DICE is for five, not 4; .* any_players=true"):
        boardloom.new("dice", players=4)
    for players in (2, 3, 4, 6, 7, 8):
        p = boardloom.new("dice", players=players, any_players=True)
        assert (p.config.players, len(p.scores())) == (players, players)
    with pytest.raises(BadOptions, match="less than or equal to 8"):
        boardloom.new("dice", players=9, any_players=True)


# --- dice 12: who begins a round ---------------------------------------------------------------


def rounds_begin(p: DicePosition, rounds: int) -> list[str]:
    """Who begins each round, when everybody recovers."""
    first = [seat(p)]
    for _ in range(rounds - 1):
        now = p.state.round
        while p.state.round == now:
            p = plays(p, "5")
        first.append(seat(p))
    return first


def test_dice_12_seat_1_begins_every_round() -> None:
    assert rounds_begin(boardloom.new("dice"), 3) == ["Ann", "Ann", "Ann"]


def test_dice_12_the_first_seat_rotates() -> None:
    p = boardloom.new("dice", first_seat="rotating")
    assert rounds_begin(p, 7) == ["Ann", "Bo", "Cy", "Di", "Eve", "Ann", "Bo"]
    p = plays(p, "5, 5, 5, 5, 5")
    order = [seat(plays(p, *["5, " * k + "5"])) for k in range(4)]
    assert order == ["Cy", "Di", "Eve", "Ann"]


def test_dice_12_lots_decide_who_begins_and_then_it_rotates() -> None:
    p = boardloom.new("dice", first_seat="drawn")
    assert (p.choices(), p.turn) == (dict.fromkeys(range(1, 6), 1), -1)
    assert rounds_begin(plays(p, "seat 4"), 4) == ["Di", "Eve", "Ann", "Bo"]


def test_dice_12_the_fallen_follow_in_the_same_order() -> None:
    p = table("20/0 >20/0 0/0@1 0/0@1 20/0", round=2, first_seat="rotating")
    s = p.state.copy()
    s.first, s.todo = 1, 0b11111
    p = boardloom.Position(p.game, p.config, p.setup, s)
    order = []
    while p.state.round == 2:
        order.append(seat(p))
        p = plays(p, "1")
    assert order == ["Bo", "Eve", "Ann", "Cy", "Di"]
    assert NAMES[p.state.first] == "Cy"
