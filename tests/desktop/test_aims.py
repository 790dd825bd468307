"""What leads where, seen before it is chosen."""

from boardloom.core.scene import Board, Choices, Node, Player, Scene, Step
from boardloom.desktop.aim import Aim, aims
from boardloom.desktop.hand import Hand

BOARD = Board(width=4, height=4, label="", nodes=())
SCENE = Scene(
    nodes=(
        Node(id="p", kind="token", x=0, y=0, tone="seat1"),
        Node(id="q", kind="token", x=1, y=0, tone="seat1"),
    ),
    players=(Player(tone="seat0", mark="A"), Player(tone="seat1", mark="B")),
)


def hand(choices: Choices) -> Hand:
    made = Hand()
    made.settle(BOARD, SCENE, choices)
    return made


def test_every_step_that_leads_somewhere_shows_it_and_the_one_looked_at_last() -> None:
    steps = {
        "p": Step("", leads="cell9", outcome="1 to 9"),
        "q": Step("", leads="cell5", outcome="2 to 5"),
        "auto": Step("", flags=("shortcut",)),
    }
    open_ = hand(Choices(kinds=(), tree={"p": 4, "q": 7, "auto": 4}, steps=steps))
    p, q = Aim("p", "cell9", "1 to 9", "seat1", False), Aim("q", "cell5", "2 to 5", "seat1", False)
    assert list(aims(open_, SCENE, "", actor=1)) == [p, q]
    assert list(aims(open_, SCENE, "p", actor=1)) == [q, p._replace(near=True)]
    assert list(aims(open_, SCENE, "auto", actor=1)) == [q, p._replace(near=True)], "where a shortcut leads"


def test_who_is_aimed_at_is_led_to_from_the_player() -> None:
    steps = {"seat0": Step("", flags=("aim",), outcome="20 to 16"), "keep": Step("")}
    open_ = hand(Choices(kinds=(), tree={"seat0": 1, "keep": 2}, steps=steps))
    line = Aim("seat1", "seat0", "20 to 16", "seat1", True)
    assert list(aims(open_, SCENE, "", actor=1)) == []
    assert list(aims(open_, SCENE, "seat0", actor=1)) == [line]
    open_.take("seat0")
    assert list(aims(open_, SCENE, "", actor=1)) == [line], "it was chosen and waits to be done"
