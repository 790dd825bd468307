"""The custom board in words and pictures: every sentence in full, as a player reads it."""

from dataclasses import replace

import pytest

import boardloom
from boardloom.engine.policy import decide
from boardloom.terminal.position_picture import picture_of
from tests.words import prompt, story

from .custom_table import NAMES, names, plays, standing, table, tells

BOARD = "...L..U....R..?.#+.."


def test_a_roll_onto_a_simple_square() -> None:
    assert tells(table(), "1+2") == "Ann rolls 1 and 2 (unlucky roll) and lands on square 3. Ann gets a coin."
    text = tells(plays(table(), "1+2"), "3+4")
    assert text == "Bo rolls 3 and 4 (lucky roll) and lands on square 7. Bo gets a coin."


def test_rolls_from_7_on_are_called_lucky_whatever_the_player_is() -> None:
    for p in (table(), table("." * 20, "unlucky", "lucky")):
        for throw in names(p):
            called = "lucky roll" if int(throw[0]) + int(throw[2]) >= 7 else "unlucky roll"
            assert f"({called}" in tells(p, throw)


def test_a_double() -> None:
    assert tells(table(), "2+2") == (
        "Ann rolls 2 and 2 (unlucky roll, a double) and lands on square 4. Ann gets a coin. Extra turn."
    )


def test_a_lucky_square() -> None:
    text = tells(table(BOARD), "1+2")
    assert text.startswith("Ann rolls 1 and 2 (unlucky roll) and lands on square 3. LUCKY: ")
    assert text.endswith("Ann is on square 6 now.")


def test_an_unlucky_square() -> None:
    text = tells(table(BOARD), "2+4")
    assert text.startswith("Ann rolls 2 and 4 (unlucky roll) and lands on square 6. UNLUCKY: ")
    assert text.endswith("Ann is on square 3 now.")


@pytest.mark.parametrize(("ptype", "throw"), [("unlucky", "1+2"), ("lucky", "2+4")])
def test_nobody_is_said_to_move_who_does_not(ptype: str, throw: str) -> None:
    assert " now." not in tells(table(BOARD, ptype, "normal"), throw)


def test_a_swap() -> None:
    text = tells(standing(table(BOARD), 8, 15), "1+2")
    assert text.startswith("Ann rolls 1 and 2 (unlucky roll) and lands on square 11. REVERSE: ")
    assert "Ann is on square 15 now." in text


def test_a_surprise() -> None:
    p = standing(table(BOARD), 11)
    text = tells(p, "1+2")
    assert text.startswith("Ann rolls 1 and 2 (unlucky roll) and lands on square 14. SURPRISE: ")
    assert "Extra turn" not in text
    p = plays(p, "1+2")
    assert tells(p, "unlucky") == "Ann is now unlucky."
    p = plays(standing(table(BOARD), 12), "1+1")
    assert tells(p, "lucky") == "Ann is now lucky. Extra turn."


def test_prison_and_the_turn_it_costs() -> None:
    p = standing(table(BOARD), 13)
    assert tells(p, "1+2").startswith(
        "Ann rolls 1 and 2 (unlucky roll) and lands on square 16. PRISON: the next turn is missed."
    )
    assert tells(plays(p, "1+2", "1+3"), "miss a turn") == "Ann misses this turn (prison)."
    p = standing(table(BOARD, controls=True), 16, prison=(0,))
    assert tells(p, "roll") == "Ann misses this turn (prison)."


def test_play_again() -> None:
    text = tells(standing(table(BOARD), 14), "1+2")
    assert text.startswith("Ann rolls 1 and 2 (unlucky roll) and lands on square 17. PLAY AGAIN: ")
    assert text.endswith("Extra turn.")


def test_a_coin_on_a_special_square() -> None:
    assert "coin" not in tells(table(BOARD), "1+2")
    assert "Ann gets a coin." in tells(table(BOARD, special_coins=True), "1+2")


def test_a_win_by_landing_on_the_end() -> None:
    assert tells(standing(table(), 16), "1+2") == (
        "Ann rolls 1 and 2 (unlucky roll) and lands on square 19. Ann gets a coin. Ann wins!"
    )


def test_a_win_by_passing_the_end() -> None:
    text = tells(standing(table(), 18), "6+6")
    assert text.startswith("Ann rolls 6 and 6 (lucky roll, a double) and ")
    assert text.endswith(" Ann wins!")
    assert "coin" not in text
    assert "Extra turn" not in text


def test_a_win_on_a_lucky_square() -> None:
    text = tells(standing(table("..................L."), 15), "1+2")
    assert " LUCKY: " in text
    assert text.endswith(" Ann wins!")


def test_skipping_and_ending() -> None:
    p = standing(table(controls=True), 3, 9)
    assert tells(p, "roll") == "", "the dice will tell"
    assert tells(p, "skip") == "Ann skips the turn."
    assert tells(p, "end game") == "Ann ends the game. Bo is furthest ahead and wins."
    assert tells(plays(p, "skip"), "end game") == "Bo ends the game. Bo is furthest ahead and wins."


def test_going_to_a_square_in_debug_mode() -> None:
    p = table(BOARD, debug=True)
    assert tells(p, "go 5") == "Ann goes to square 5 (practice). Ann gets a coin."
    assert tells(p, "go 3").startswith("Ann goes to square 3 (practice). LUCKY: ")
    assert tells(p, "go 17").endswith("Extra turn.")
    assert tells(p, "go 19") == "Ann goes to square 19 (practice). Ann gets a coin. Ann wins!"
    assert tells(p, "go past the end").endswith(" Ann wins!")


def test_names_are_the_players_own() -> None:
    p = table()
    assert story(p, 2, ["Zoë", "李"]).startswith("Zoë rolls 1 and 2 ")
    assert "Zoë" not in NAMES


@pytest.mark.parametrize("square", list(".?#LUR+"))
def test_every_story_is_made_of_whole_sentences(square: str) -> None:
    board = f"..{square * 10}........"
    for options in ({}, {"chain": 5, "special_coins": True, "reverse": "position"}):
        p = standing(table(board, "normal", "lucky", "unlucky", **options), 1, 4, 9)
        for throw in names(p):
            text = tells(p, throw)
            assert text.endswith((".", "!"))
            assert "  " not in text
            assert all(sentence[0].isupper() for sentence in text[:-1].split(". "))


def test_what_to_do() -> None:
    assert prompt(table()) == "roll the dice"
    assert prompt(table(controls=True)) == "roll the dice"
    assert prompt(plays(standing(table(BOARD), 11), "1+2")) == "a surprise: draw your new type"
    assert prompt(plays(standing(table(BOARD), 13), "1+2", "1+3")) == "in prison: miss this turn"
    assert prompt(standing(table(controls=True), prison=(0,))) == "in prison: miss this turn"


def test_whose_turn_it_is() -> None:
    assert table().turn == 0
    assert plays(table(), "1+2").turn == 1
    assert plays(table(controls=True), "roll").turn == 0
    assert plays(standing(table(BOARD), 11), "1+2").turn == 0
    assert plays(standing(table(), 18), "1+2").turn == -1


def test_without_a_wish_one_rolls() -> None:
    p = table(controls=True, debug=True)
    for standing_here in (p, standing(p, 4, prison=(0,))):
        assert p.game.enter == "roll"
        assert p.name(decide(standing_here, "roll", key=1, draw=0)) == "roll"


@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize("size", [5, 20, 64, 1000])
def test_the_picture_fits_and_shows_the_mover(size: int, width: int) -> None:
    """Wherever the player to move stands, their token is on the board; all figures at their longest."""
    p = boardloom.new("custom", size=size, players=6)
    for seat in range(6):
        for square in {0, 1, size // 3, size // 2, size - 2}:
            s = standing(p, *[square] * 6, prison=(1, 3)).state.copy()
            s.seat = seat
            for other in range(6):
                s.coins[other], s.moves[other] = 123, 456
            q = replace(p, state=s)
            drawn = picture_of(q, NAMES, width, 40)
            lines = drawn.plain().splitlines()
            assert max(len(line) for line in lines) <= width
            tones = [span.tone for row in drawn.rows for span in row]
            assert tones.count(f"token{seat}") == 2, "in the panel and on the board"
            assert any(f"► {seat + 1} " in line for line in lines)


def test_long_names_are_cut_and_not_the_figures() -> None:
    p = standing(table(BOARD), 12, 4)
    drawn = picture_of(p, ["A" * 200, "Bo"], 80, 24).plain()
    assert max(len(line) for line in drawn.splitlines()) <= 80
    assert "position 12" in drawn


def test_the_picture_of_a_small_board() -> None:
    p = standing(table("..L#?...", "normal", "lucky", "unlucky"), 1, 4, 1)
    words = p.picture(110).split()
    for label in ("2»", "3#", "4?", "7⚑"):
        assert label in words
    spans = [span for row in picture_of(p, NAMES, 110, 24).rows for span in row]
    assert [span.text for span in spans if span.tone.startswith("token")][:3] == ["1", "3", "2"]


def test_the_picture_tells_everybodys_figures() -> None:
    p = plays(table("...#................"), "1+2")
    shown = p.picture(80)
    for part in ("1 Player 1", "type: normal", "position 3/19", "coins 0", "moves 1", "in prison"):
        assert part in shown
    for part in ("► 2 Player 2", "type: lucky", "position 0/19", "moves 0"):
        assert part in shown
    won = plays(standing(table(), 16), "1+2").picture(80)
    assert "Player 1 wins!" in won
    assert "★ 1 Player 1" in won
