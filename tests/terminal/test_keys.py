"""Arrow keys at a real terminal: they act without Enter, and leave the terminal as it was."""

import termios

import pexpect
import pytest

from tests.terminal.conftest import House, plain, rest

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty:DeprecationWarning")

DUO = ("play", "blokus", "human:Ann,bot:Bo", '{"board": "duo", "corners": "own"}', "--fast")
RIGHT, RIGHT_OF_APPLICATIONS, F5 = "\x1b[C", "\x1bOC", "\x1b[15~"
LYING, STANDING = "e10,f10,g10,h10,i10", "e10,e11,e12,e13,e14"


def holding(house: House) -> "pexpect.spawn[str]":
    """A terminal with a piece in the hand, which is to be turned or placed."""
    child = house.terminal(*DUO, lines=40)
    child.expect("help\\) ")
    child.sendline("I5")
    child.expect("l v f.*help\\) ")
    return child


def first_move(house: House) -> str:
    (match,) = house.running()
    return match.positions[0].name(match.actions[0])


@pytest.mark.parametrize("key", [RIGHT, RIGHT_OF_APPLICATIONS])
def test_an_arrow_turns_the_piece_without_enter(house: House, key: str) -> None:
    child = holding(house)
    child.send(key)
    child.expect("help\\) ")
    child.sendline("e10")
    child.expect("Ann.*help\\) ")
    child.sendline("q")
    rest(child)
    assert first_move(house) == STANDING


def test_a_line_can_be_mended_while_it_is_typed(house: House) -> None:
    child = holding(house)
    child.send(f"x{F5}yz\x15f99\x7f\x7f\x7fe1\x7f10")
    child.send("\n")
    child.expect("Ann.*help\\) ")
    child.sendline("q")
    rest(child)
    assert first_move(house) == LYING


def modes(child: "pexpect.spawn[str]") -> int:
    """Whether the terminal waits for whole lines, and shows what is typed."""
    flags: int = termios.tcgetattr(child.child_fd)[3]
    return flags & (termios.ICANON | termios.ECHO)


@pytest.mark.parametrize("leave", ["\x03", "\x04", "q\n"])
def test_the_terminal_is_left_as_it_was(house: House, leave: str) -> None:
    child = house.terminal(*DUO, lines=40)
    child.expect("help\\) ")
    before = modes(child)
    assert before == termios.ICANON | termios.ECHO
    child.sendline("I5")
    child.expect("l v f.*help\\) ")
    child.send(RIGHT)
    child.expect("help\\) ")
    while modes(child):
        assert child.isalive()
    child.send(leave)
    child.expect("Saved")
    assert modes(child) == before
    assert "Traceback" not in rest(child)


def test_a_terminal_that_cannot_be_redrawn_takes_lines(house: House) -> None:
    child = house.terminal(*DUO, TERM="dumb")
    child.expect("help\\) ")
    child.sendline("I5")
    child.expect("l v f.*help\\) ")
    assert modes(child) == termios.ICANON | termios.ECHO
    child.sendline(RIGHT)
    child.expect("help\\) ")
    child.sendline("e10")
    child.expect("Ann.*help\\) ")
    child.sendline("q")
    assert "Saved" in plain(rest(child))
    assert first_move(house) == STANDING


def test_arrows_turn_pieces_without_enter_in_a_lesson(house: House) -> None:
    child = house.terminal("learn", "blokus", lines=40)
    child.expect("Enter")
    child.sendline("")
    child.expect("starting cell.*\\) ")
    child.sendline("I5")
    child.expect("l v f.*\\) ")
    child.send(RIGHT)
    child.expect("l v f.*\\) ")
    child.sendline("e10")
    child.expect("has begun too")
    child.sendline("q")
    rest(child)
