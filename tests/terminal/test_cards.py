"""Cards of a hand at a terminal: as they lie on a table, else one hand after the other."""

from boardloom.core.scene import Board, Node, Player, Scene
from boardloom.terminal.scene_painter import paint
from boardloom.view import grid, hand, table
from boardloom.words import english

CARDS = [
    *hand({"a": "J♣", "b": "Q♣"}, 7, 7, 7, "seat0"),
    *hand({f"back{i}": "" for i in range(5)}, 7, 1, 7, "seat1"),
    *hand({"c": "K♦"}, 5, 4, 1.3),
    *hand({"d": "A♦"}, 9, 4, 1.3),
]


def painted(board: Board, nodes: list[Node], width: int) -> list[str]:
    scene = Scene(
        nodes=tuple(nodes),
        players=tuple(Player(tone=f"seat{seat}", mark=str(seat + 1)) for seat in range(2)),
    )
    picture = paint(board, scene, width=width, height=22, words=english, names=("Ann", "Bo"))
    return [line.strip() for line in picture.plain().splitlines() if line.strip()]


def test_hands_lie_as_on_the_table_and_backs_are_counted() -> None:
    *_, far, middle, near = painted(table(14, 8), CARDS, 80)
    assert (far, near) == ("[ ]×5", "[J♣][Q♣]")
    assert middle.split() == ["[K♦]", "[A♦]"]


def test_where_there_is_no_room_hands_follow_each_other() -> None:
    cards = hand({str(number): f"card{number}" for number in range(4)}, 7, 5, 7)
    assert painted(table(14, 8), [*cards, *CARDS], 26)[2:5] == [
        "[ ]×5  [K♦]  [A♦]  [card0]",
        "[card1]  [card2]  [card3]",
        "[J♣][Q♣]",
    ]


def test_a_hand_beside_a_grid_is_seen() -> None:
    lines = painted(grid(5, 5), hand({"x": "boar", "y": "frog"}, 2.5, 6, 4), 80)
    assert sum("[boar][frog]" in line for line in lines) == 1


def test_each_card_is_painted_once() -> None:
    lines = painted(table(14, 8), CARDS, 80)
    assert sum(line.count("J♣") for line in lines) == 1
