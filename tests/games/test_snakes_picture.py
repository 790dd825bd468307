"""The picture of the board: what is to be seen of a situation, and boards larger than the screen."""

import pytest

import boardloom
from boardloom.terminal.position_picture import picture_of

from .snakes_table import ladder, rolls, snake, standing, table, teleporter, trap

OPENING = """\
40     39     38     37     36     35     34     33     32     31

21     22     23     24     25     26     27▼5   28     29     30
                                                 2
20     19     18     17     16     15✕    14     13     12     11
                                   1 3
1      2      3      4▲25   5      6      7      8◆99   9      10
"""


def test_a_situation_as_it_is_drawn() -> None:
    board = (ladder(4, 25), snake(27, 5), trap(15), teleporter(8, 99))
    p = rolls(standing(table(*board, players=4), 13, 28, 15, 0), 2)
    assert OPENING in p.picture()
    lines = p.picture().split("\n")
    assert lines[0] == "100⚑   99     98     97     96     95     94     93     92     91"
    expected = ("  1 Player 1  cell 15/100", "► 2 Player 2  cell 28/100", "  3 Player 3  cell 15/100")
    rows = [line for line in lines if "Player" in line]
    assert [row[: len(expected[0])] for row in rows] == [*expected, "  4 Player 4  cell 0/100 "]
    assert "sits out 1" in rows[0]


def test_the_winner_is_pointed_out() -> None:
    p = rolls(standing(table(), 50, 98), 1, 2)
    lines = p.picture().split("\n")
    assert lines[1].strip() == "2"
    (winner,) = (line for line in lines if "★" in line)
    assert winner.startswith("★ 2 Player 2  cell 100/100 ━")
    assert "Player 2 wins!" in p.picture()


def test_nobody_is_pointed_out_while_lots_are_drawn() -> None:
    assert "►" not in boardloom.new("snakes", players=3).picture()


def test_names_make_a_straight_column() -> None:
    p = standing(table(), 5, 6)
    lines = picture_of(p, ["Ann", "Bartholomew"], 80, 30).plain().split("\n")
    ann, bo = (line for line in lines if "━" in line)
    assert ann.index("━") == bo.index("━")


def test_a_crowded_cell_shows_some_and_says_there_are_more() -> None:
    p = standing(table(players=16), *[34] * 16)
    drawn = picture_of(p, [f"P{seat}" for seat in range(16)], 80, 60)
    crowded = next(row for row in drawn.rows if any(span.text.startswith("+") for span in row))
    assert sum(span.tone.startswith("token") for span in crowded) > 3
    six = picture_of(standing(table(players=6), *[34] * 6), "ABCDEF", 80, 60)
    (cell,) = ([s.text for s in row if s.tone.startswith("token")] for row in six.rows[:20] if len(row) > 12)
    assert cell == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize("side", [10, 12, 30, 300])
@pytest.mark.parametrize("width", [80, 40])
def test_large_boards_stay_within_the_width_and_show_the_mover(side: int, width: int) -> None:
    p = table(snake(side * side - 3, 7), ladder(9, side * side - 1), side=side, players=3)
    last = side * side
    for cell in (1, side, side + 1, last // 2, last - side, last - 1):
        shown = standing(p, cell)
        drawn = picture_of(shown, ["Ann", "Bo", "Cy"], width, 24)
        assert max(len(line) for line in drawn.plain().split("\n")) <= width
        tones = [span.tone for row in drawn.rows for span in row]
        in_panel_and_on_board = 2 if side < 300 else 1  # so large a board is told in words
        assert tones.count(f"token{shown.state.seat}") == in_panel_and_on_board
        assert f"{cell:,}" in drawn.plain()


@pytest.mark.parametrize("width", [80, 40])
def test_notes_and_long_names_stay_within_the_width(width: int) -> None:
    p = standing(table(players=2), 97, 15, skips=(0, 1))
    names = ["Bartholomew of the Long Meadow", "Bo"]
    for shown in (p, rolls(p, 3)):
        lines = picture_of(shown, names, width, 24).plain().split("\n")
        assert max(len(line) for line in lines) <= width


def test_a_large_board_shows_only_part_of_itself() -> None:
    p = standing(table(side=300), 45_000)
    assert len(picture_of(p, ["Ann", "Bo"], 80, 24).rows) <= 24
    assert "cell 45,000/90,000" in p.picture(80)


def test_every_row_of_spans_is_as_wide_as_the_next() -> None:
    """Painters colour the ground under the cells, so blank ends count too."""
    p = standing(table(ladder(4, 25), players=9), *[34] * 9)
    drawn = picture_of(p, [f"P{seat}" for seat in range(9)], 80, 60)
    widths = {sum(len(span.text) for span in row) for row in drawn.rows[:20]}
    assert len(widths) == 1


def test_neighbouring_entities_can_be_told_apart() -> None:
    """On boards of three digits, "138▼106137" must not run together."""
    line = table(snake(138, 106), snake(137, 105), side=12).picture(100).split("\n")[0]
    assert "138▼106" in line.split()
    assert "137▼105" in line.split()


def test_the_one_to_move_is_always_shown() -> None:
    last_seat_to_move = rolls(table(players=16), *[1] * 15)
    assert last_seat_to_move.state.seat == 15
    drawn = picture_of(standing(last_seat_to_move, *[34] * 16), [f"P{seat}" for seat in range(16)], 80, 60)
    on_board = [span.tone for row in drawn.rows[:20] for span in row]
    assert "token15" in on_board
