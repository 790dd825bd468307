"""The picture of the board: drawn situations compared as text, and boards larger than the screen."""

import pytest
from boardloom.games.snakes.picture import picture

import boardloom
from boardloom.games.snakes.board import TOKENS

from .snakes_table import ladder, rolls, snake, standing, state, table, teleporter, trap

OPENING = """\
40     39     38     37     36     35     34     33     32     31

21     22     23     24     25     26     27▼5   28     29     30
                                                  2
20     19     18     17     16     15✕    14     13     12     11
                                    1  3
1      2      3      4▲25   5      6      7      8◆99   9      10


  1 Player 1 ━━━·················    15 sits out 1
► 2 Player 2 ━━━━━···············    28
  3 Player 3 ━━━·················    15
  4 Player 4 ···················· start"""


def test_a_situation_as_it_is_drawn() -> None:
    board = (ladder(4, 25), snake(27, 5), trap(15), teleporter(8, 99))
    p = rolls(standing(table(*board, players=4), 13, 28, 15, 0), 2)
    assert "\n".join(p.picture().split("\n")[12:]) == OPENING
    assert p.picture().split("\n")[0] == "100    99     98     97     96     95     94     93     92     91"


def test_the_winner_is_pointed_out() -> None:
    p = rolls(standing(table(), 50, 98), 1, 2)
    lines = p.picture().split("\n")
    assert lines[1] == " 2"
    assert [line for line in lines if "wins" in line] == ["► 2 Player 2 ━━━━━━━━━━━━━━━━━━━━   100 wins!"]
    assert sum("►" in line for line in lines) == 1


def test_nobody_is_pointed_out_while_lots_are_drawn() -> None:
    assert "►" not in boardloom.new("snakes", players=3).picture()


def test_names_make_a_straight_column() -> None:
    p = standing(table(), 5, 6)
    lines = picture(p, ["Ann", "Bartholomew"], 80).plain().split("\n")
    assert lines[-2].index("━") == lines[-1].index("━")


def test_a_crowded_cell_shows_some_and_says_there_are_more() -> None:
    p = standing(table(players=16), *[34] * 16)
    tokens = p.picture().split("\n")[13]
    assert tokens.strip().endswith("+")
    assert len(tokens.rstrip()) <= 7 * 7
    six = standing(table(players=6), *[34] * 6).picture().split("\n")[13]
    assert six.strip() == "123456"


@pytest.mark.parametrize("side", [10, 12, 30, 300])
@pytest.mark.parametrize("width", [80, 40])
def test_large_boards_stay_within_the_width_and_show_the_mover(side: int, width: int) -> None:
    p = table(snake(side * side - 3, 7), ladder(9, side * side - 1), side=side, players=3)
    last = side * side
    for cell in (1, side, side + 1, last // 2, last - side, last - 1):
        shown = standing(p, cell)
        lines = shown.picture(width).split("\n")
        assert max(len(line) for line in lines) <= width
        numbers = [number for number in range(len(lines)) if f"{cell}" in lines[number].split()]
        assert numbers, f"cell {cell} is not in the picture"
        below = lines[numbers[0] + 1]
        assert below.strip() == TOKENS[state(shown).seat]
        assert lines[numbers[0]].index(f"{cell}") <= below.index("1") + len(str(last))


@pytest.mark.parametrize("width", [80, 40])
def test_notes_and_long_names_stay_within_the_width(width: int) -> None:
    p = standing(table(players=2), 97, 15, skips=(0, 1))
    names = ["Bartholomew of the Long Meadow", "Bo"]
    for shown in (p, rolls(p, 3)):
        lines = picture(shown, names, width).plain().split("\n")
        assert max(len(line) for line in lines) <= width


def test_a_large_board_shows_only_part_of_itself() -> None:
    p = standing(table(side=300), 45_000)
    lines = p.picture(80).split("\n")
    assert len(lines) <= 30
    assert " 45000" in p.picture(80)


def test_every_row_of_spans_is_as_wide_as_the_next() -> None:
    """Painters colour the ground under the cells, so blank ends count too."""
    p = standing(table(ladder(4, 25), players=9), *[34] * 9)
    drawn = picture(p, [f"P{seat}" for seat in range(9)], 80)
    widths = {sum(len(span.text) for span in row) for row in drawn.rows[:20]}
    assert len(widths) == 1


def test_neighbouring_entities_can_be_told_apart() -> None:
    """On boards of three digits, "138▼106137" must not run together."""
    line = table(snake(138, 106), snake(137, 105), side=12).picture(100).split("\n")[0]
    assert "138▼106" in line.split()
    assert "137▼105" in line.split()


def test_the_one_to_move_is_always_shown() -> None:
    last_seat_to_move = rolls(table(players=16), *[1] * 15)
    assert state(last_seat_to_move).seat == 15
    assert "G" in standing(last_seat_to_move, *[34] * 16).picture().split("\n")[13]
