"""`LudoGame` as the rule text asks for it; numbers after "ludo" are those of the rulings."""

import random
from importlib import import_module
from itertools import permutations
from typing import Any

import pytest

from boardloom.classic.ludo import LudoGame, Player

from .slow_ludo import SlowLudo

Turns = list[tuple[str, int]]


def rolls(letter: str, *dice: int) -> Turns:
    return [(letter, roll) for roll in dice]


def to(letter: str, steps: int) -> Turns:
    """Rolls that take p from the yard to so many steps and nothing else, with q in the yard."""
    fives, rest = divmod(steps, 5)
    return rolls(letter, 6, *[5] * fives, *([rest] if rest else []))


def player(game: LudoGame, letter: str) -> Player:
    found = game.get_player_by_position(letter)
    assert isinstance(found, Player)
    return found


def steps(game: LudoGame, letter: str) -> tuple[int, int]:
    own = player(game, letter)
    return own.get_token_p_step_count(), own.get_token_q_step_count()


def played(players: str, *turns: Turns) -> LudoGame:
    game = LudoGame()
    game.play_game(list(players), [turn for some in turns for turn in some])
    return game


def test_the_example_of_the_rule_text() -> None:
    turns = rolls("A", 6, 4, 5, 4) + rolls("B", 6, 4, 1, 2) + rolls("A", 6, 4, 6, 3, 5, 1, 5, 4)
    game = LudoGame()
    assert game.play_game(["A", "B"], turns) == ["28", "28", "21", "H"]
    assert player(game, "A").get_completed() is False
    assert player(game, "A").get_token_p_step_count() == 28
    assert player(game, "B").get_space_name(55) == "B5"


def test_the_module_has_the_name_the_text_asks_for() -> None:
    module = import_module("LudoGame")
    assert module.LudoGame is LudoGame
    assert module.Player is Player


def test_all_data_members_are_private() -> None:
    game = played("AC", rolls("A", 6))
    for thing in (game, player(game, "A")):
        assert all(name.startswith("_") for name in vars(thing))


def test_the_text_of_bouncing() -> None:
    assert steps(played("AC", to("A", 55), rolls("A", 4)), "A") == (55, -1)
    assert steps(played("AC", to("A", 55), rolls("A", 5)), "A") == (54, -1)
    assert steps(played("AC", to("A", 55), rolls("A", 2)), "A") == (57, -1)


@pytest.mark.parametrize(
    ("letter", "start", "end"), [("A", 1, 50), ("B", 15, 8), ("C", 29, 22), ("D", 43, 36)]
)
def test_spaces_by_name(letter: str, start: int, end: int) -> None:
    own = Player(letter)
    assert (own.get_position(), own.get_start_space(), own.get_end_space()) == (letter, start, end)
    assert [own.get_space_name(n) for n in (-1, 0, 1, 50, 51, 56, 57)] == [
        "H", "R", str(start), str(end), f"{letter}1", f"{letter}6", "E",
    ]  # fmt: skip
    ring = [own.get_space_name(n) for n in range(1, 51)]
    assert ring == [str((start + n - 1) % 56 + 1) for n in range(50)]


def test_ludo_1_no_turn_order_and_no_bonus_rolls() -> None:
    assert played("AC", rolls("C", 6, 1, 1, 6, 6)).play_game(["A", "C"], []) == ["H"] * 4
    game = LudoGame()
    assert game.play_game(["A", "C"], rolls("C", 6, 1, 1)) == ["H", "H", "30", "H"]
    assert game.play_game(["A", "C"], [("A", 6), ("C", 6), ("A", 2)]) == ["2", "H", "R", "H"]


def test_ludo_2_rolls_of_the_finished_are_ignored() -> None:
    home = to("A", 55) + rolls("A", 2) + to("A", 55) + rolls("A", 2)
    game = LudoGame()
    assert game.play_game(["A", "B"], home + rolls("A", 6, 6, 1) + rolls("B", 6, 3)) == ["E", "E", "17", "H"]
    assert player(game, "A").get_completed() is True
    assert player(game, "B").get_completed() is False


def test_ludo_3_a_six_leaves_the_yard_even_if_the_other_could_finish() -> None:
    assert steps(played("AC", to("A", 51), rolls("A", 6)), "A") == (51, 0)


def test_ludo_4_both_at_ready_p_moves() -> None:
    assert steps(played("AC", rolls("A", 6, 6, 3)), "A") == (3, 0)


A_ON_20_AND_15 = rolls("A", 6, 5, 5, 5, 5, 6, 5, 5, 5)


def test_ludo_5_of_two_that_can_kick_the_one_behind_does() -> None:
    """A 4 takes Ap to 24, where Bp stands, or Aq to 19, where Bq stands."""
    game = played("AB", rolls("B", 6, 5, 5, 6, 5), A_ON_20_AND_15)
    assert (steps(game, "A"), steps(game, "B")) == ((20, 15), (10, 5))
    game = played("AB", rolls("B", 6, 5, 5, 6, 5), A_ON_20_AND_15, rolls("A", 4))
    assert (steps(game, "A"), steps(game, "B")) == ((20, 19), (10, -1))


def test_the_third_priority_a_token_in_front_kicks_before_one_behind_runs() -> None:
    game = played("AB", rolls("B", 6, 5, 5), A_ON_20_AND_15, rolls("A", 4))
    assert (steps(game, "A"), steps(game, "B")) == ((24, 15), (-1, -1))


def test_the_second_priority_finishing_comes_before_kicking() -> None:
    """A 3 takes Ap from A4 home, or Aq from 21 to 24, where Bp stands."""
    game = played("AB", to("A", 54), rolls("B", 6, 5, 5), rolls("A", 6, 5, 5, 5, 5, 1))
    assert (steps(game, "A"), steps(game, "B")) == ((54, 21), (10, -1))
    game.move_token(player(game, "A"), "q", 3)
    assert (steps(game, "A"), steps(game, "B")) == ((54, 24), (-1, -1))
    game = played("AB", to("A", 54), rolls("B", 6, 5, 5), rolls("A", 6, 5, 5, 5, 5, 1, 3))
    assert (steps(game, "A"), steps(game, "B")) == ((57, 21), (10, -1))


def test_ludo_6_a_stack_moves_bounces_and_finishes_as_one() -> None:
    stack = rolls("A", 6, 4, 6, 4)
    assert steps(played("AC", stack), "A") == (4, 4)
    assert steps(played("AC", stack, rolls("A", 3)), "A") == (7, 7)
    home = stack + rolls("A", *[5] * 10)
    assert steps(played("AC", home), "A") == (54, 54)
    assert steps(played("AC", home, rolls("A", 5)), "A") == (55, 55)
    game = played("AC", home, rolls("A", 3))
    assert steps(game, "A") == (57, 57)
    assert player(game, "A").get_completed()


def test_ludo_6_a_six_moves_a_stack_as_well() -> None:
    assert steps(played("AC", rolls("A", 6, 4, 6, 4, 6)), "A") == (10, 10)


def test_ludo_6_two_tokens_meet_on_a_home_square_and_stay_together() -> None:
    apart = to("A", 53) + rolls("A", 6, *[5] * 10)
    assert steps(played("AC", apart), "A") == (53, 50)
    assert steps(played("AC", apart, rolls("A", 3)), "A") == (53, 53)
    assert steps(played("AC", apart, rolls("A", 3, 1)), "A") == (54, 54)


def test_ludo_6_tokens_are_never_stacked_at_ready() -> None:
    game = played("AC", rolls("A", 6, 6))
    assert steps(game, "A") == (0, 0)
    game.move_token(player(game, "A"), "q", 2)
    assert steps(game, "A") == (0, 2)


def test_ludo_6_a_kicked_stack_goes_home_as_two() -> None:
    """The stack of A on 18 is kicked by B's p, three steps from its start."""
    stack = rolls("A", 6, 4, 6, 4, 5, 5, 4)
    assert steps(played("AB", stack), "A") == (18, 18)
    game = played("AB", stack, rolls("B", 6, 4))
    assert (steps(game, "A"), steps(game, "B")) == ((-1, -1), (4, -1))
    assert steps(played("AB", stack, rolls("B", 6, 4), rolls("A", 6, 3)), "A") == (3, -1)


def test_ludo_7_a_finished_token_never_moves_and_the_roll_is_lost() -> None:
    home = to("A", 55) + rolls("A", 2)
    assert steps(played("AC", home, rolls("A", 1, 2, 5)), "A") == (57, -1)
    assert steps(played("AC", home, rolls("A", 6, 5)), "A") == (57, 5)
    game = played("AC", home)
    game.move_token(player(game, "A"), "p", 3)
    assert steps(game, "A") == (57, -1)


def test_ludo_8_home_squares_yard_and_ready_are_safe() -> None:
    game = played("AB", to("A", 53), rolls("B", 6), to("A", 0))
    assert steps(game, "B") == (0, -1)
    both = played("AB", to("A", 53), to("B", 53))
    assert (steps(both, "A"), steps(both, "B")) == ((53, -1), (53, -1))


def test_ludo_8_entering_the_ring_kicks_on_the_first_space() -> None:
    game = played("AB", to("A", 15), rolls("B", 6))
    assert steps(game, "A") == (15, -1)
    game = played("AB", to("A", 15), rolls("B", 6, 1))
    assert (steps(game, "A"), steps(game, "B")) == ((-1, -1), (1, -1))


def test_ludo_9_the_result_is_in_the_order_of_the_players() -> None:
    turns = rolls("A", 6, 2) + rolls("D", 6)
    assert LudoGame().play_game(["D", "B", "A"], turns) == ["R", "H", "H", "H", "2", "H"]


def test_ludo_10_players_that_are_not_there() -> None:
    game = LudoGame()
    assert game.get_player_by_position("A") == "Player not found!"
    game.play_game(["A", "C"], [])
    for missing in ("B", "E", "", "a", "AC", None, 1, ["A"]):
        assert game.get_player_by_position(missing) == "Player not found!"  # type: ignore[arg-type]


def test_ludo_11_move_token_alone() -> None:
    game = played("AB", rolls("B", 6, 4))
    a = player(game, "A")
    game.move_token(a, "p", 5)
    assert steps(game, "A") == (-1, -1)
    game.move_token(a, "q", 6)
    assert steps(game, "A") == (-1, 0)
    for _ in range(3):
        game.move_token(a, "q", 6)
    assert (steps(game, "A"), steps(game, "B")) == ((-1, 18), (-1, -1))
    game.move_token(a, "p", 6)
    for _ in range(3):
        game.move_token(a, "p", 6)
    game.move_token(a, "p", 1)
    assert steps(game, "A") == (19, 19)


def test_ludo_12_a_second_game_starts_afresh() -> None:
    game = played("AC", rolls("A", 6, 5))
    old = player(game, "A")
    assert game.play_game(["B", "D"], rolls("B", 6)) == ["R", "H", "H", "H"]
    assert game.get_player_by_position("A") == "Player not found!"
    assert old.get_token_p_step_count() == 5
    with pytest.raises(ValueError, match="one of this game's players"):
        game.move_token(old, "p", 3)


def test_ludo_12_turns_of_somebody_not_there_are_skipped() -> None:
    assert LudoGame().play_game(["A", "C"], [("B", 6), ("A", 6), ("D", 1)]) == ["R", "H", "H", "H"]


def test_ludo_14_one_player_alone_can_be_replayed() -> None:
    assert LudoGame().play_game(["B"], rolls("B", 6, 4)) == ["18", "H"]
    assert repr(Player("B")) == "<Player B: p on H and q on H>"


@pytest.mark.parametrize(
    ("players", "turns", "reason"),
    [
        ([], [], "a list of one to four positions"),
        ("AC", [], "a list of one to four positions"),
        (["A", "B", "C", "D", "A"], [], "a list of one to four positions"),
        (["A", "E"], [], "a position is one of A, B, C, D, not 'E'"),
        (["A", "c"], [], "not 'c'"),
        (["A", 1], [], "not 1"),
        (["A", "A"], [], "two cannot sit at the same position"),
        (["A", "C"], None, "turns must be a list of rolls"),
        (["A", "C"], [("A", 6), ("A",)], "turn 2 must be a position and a roll"),
        (["A", "C"], ["A6"], "turn 1 must be a position and a roll"),
        (["A", "C"], [("Z", 6)], "the position of turn 1 is one of A, B, C, D, not 'Z'"),
        (["A", "C"], [("A", 0)], "the roll of turn 1 must be a whole number from 1 to 6, not 0"),
        (["A", "C"], [("A", 7)], "from 1 to 6, not 7"),
        (["A", "C"], [("A", 2.5)], "from 1 to 6, not 2.5"),
        (["A", "C"], [("A", "6")], "from 1 to 6, not '6'"),
        (["A", "C"], [("A", True)], "from 1 to 6, not True"),
    ],
)
def test_bad_lists_are_refused_and_change_nothing(players: Any, turns: Any, reason: str) -> None:
    game = played("AC", rolls("A", 6, 5))
    with pytest.raises(ValueError, match=reason):
        game.play_game(players, turns)
    assert steps(game, "A") == (5, -1)


@pytest.mark.parametrize("token", ["r", "P", "pq", "", None, 0])
def test_a_token_is_p_or_q(token: Any) -> None:
    game = played("AC", rolls("A", 6))
    with pytest.raises(ValueError, match="token must be 'p' or 'q'"):
        game.move_token(player(game, "A"), token, 3)


@pytest.mark.parametrize("count", [-1, -6, 3.0, "3", None, False])
def test_a_move_is_a_whole_number_of_steps(count: Any) -> None:
    game = played("AC", rolls("A", 6))
    with pytest.raises(ValueError, match="steps must be a whole number from 0 on"):
        game.move_token(player(game, "A"), "p", count)
    assert steps(game, "A") == (0, -1)


@pytest.mark.parametrize(
    ("count", "there"),
    [(0, 3), (7, 10), (47, 50), (54, 57), (55, 56), (60, 51), (111, 0), (112, 1), (168, 57), (10**30, 47)],
)
def test_ludo_21_a_move_may_have_any_number_of_steps(count: int, there: int) -> None:
    game = played("AC", rolls("A", 6, 3))
    game.move_token(player(game, "A"), "p", count)
    assert steps(game, "A") == (there, -1)


def test_ludo_21_a_long_way_is_walked_step_by_step_between_ready_and_end() -> None:
    at, ahead = 3, 1
    for count in range(1, 400):
        at += ahead
        ahead = -1 if at == 57 else 1 if at == 0 else ahead
        game = played("AC", rolls("A", 6, 3))
        game.move_token(player(game, "A"), "p", count)
        assert steps(game, "A")[0] == at


def test_ludo_21_a_long_move_kicks_where_it_ends_and_takes_a_stack_along() -> None:
    game = played("AB", rolls("B", 6, 4), rolls("A", 6, 3, 6, 3))
    assert (steps(game, "A"), steps(game, "B")) == ((3, 3), (4, -1))
    game.move_token(player(game, "A"), "q", 15)
    assert (steps(game, "A"), steps(game, "B")) == ((18, 18), (-1, -1))


def test_ludo_21_only_a_six_leaves_the_yard_whatever_the_number() -> None:
    game = played("AC")
    for count in (0, 7, 12, 66):
        game.move_token(player(game, "A"), "p", count)
    assert steps(game, "A") == (-1, -1)


def test_only_players_of_this_game_move() -> None:
    game, other = played("AC"), played("AC")
    for stranger in (Player("A"), player(other, "A"), "A", "Player not found!", None):
        with pytest.raises(ValueError, match="one of this game's players"):
            game.move_token(stranger, "p", 6)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="one of this game's players"):
        LudoGame().move_token(Player("A"), "p", 6)


@pytest.mark.parametrize("count", [-2, 58, 1.5, "5", None])
def test_there_are_spaces_from_minus_1_to_57(count: Any) -> None:
    with pytest.raises(ValueError, match="steps must be a whole number from -1 to 57"):
        Player("A").get_space_name(count)
    with pytest.raises(ValueError, match="a position is one of A, B, C, D"):
        Player("X")


def turn_lists(letters: tuple[str, ...], lists: int) -> list[Turns]:
    """Random turns; sixes are common, so that much happens, and some play far more than others."""
    luck = random.Random(f"{letters}")
    found = []
    for _ in range(lists):
        eager = [luck.choice(letters) for _ in range(3)] + list("ABCD")
        dice = [1, 2, 3, 4, 5, 6, *[6] * luck.randrange(4)]
        length = luck.choice((10, 30, 60, 150))
        found.append([(luck.choice(eager), luck.choice(dice)) for _ in range(length)])
    return found


@pytest.mark.parametrize(
    "letters", [seats for n in (1, 2, 3, 4) for seats in permutations("ABCD", n)], ids="".join
)
def test_any_list_of_turns_is_played_as_the_plain_second_program_plays_it(letters: tuple[str, ...]) -> None:
    finished = 0
    for turns in turn_lists(letters, 200):
        game, slow = LudoGame(), SlowLudo(list(letters))
        assert game.play_game(list(letters), turns) == slow.play(turns), turns
        for letter in letters:
            own = tuple(slow.tokens[letter].values())
            assert steps(game, letter) == own
            assert player(game, letter).get_completed() == (own == (57, 57))
            finished += own == (57, 57)
    assert finished


@pytest.mark.parametrize("letters", ["AC", "BC", "DAB", "ABCD"])
def test_any_tokens_can_be_moved_by_hand(letters: str) -> None:
    luck = random.Random(letters)
    for _ in range(100):
        game, slow = played(letters), SlowLudo(list(letters))
        for _ in range(80):
            letter, token, roll = luck.choice(letters), luck.choice("pq"), luck.choice((1, 2, 3, 4, 5, 6, 6))
            game.move_token(player(game, letter), token, roll)
            slow.move(letter, token, roll)
            assert [steps(game, x) for x in letters] == [tuple(slow.tokens[x].values()) for x in letters]


def test_play_game_uses_move_token() -> None:
    class Halving(LudoGame):
        def move_token(self, player: Player, token: str, steps: int) -> None:
            super().move_token(player, token, steps if steps == 6 else steps // 2)

    assert Halving().play_game(["A"], rolls("A", 6, 4)) == ["2", "H"]
