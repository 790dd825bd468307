"""The setup screen of the custom board's window, used with mouse and keyboard as its manual says."""

from pathlib import Path

import pytest

from boardloom.classic.board import SquareType
from boardloom.classic.board.gui import labels
from boardloom.classic.board.gui.setup_screen import LARGEST
from tests.classic.window_driver import WindowDriver, wait

OPTIONS, PLAYERS = ".setup.left.options", ".setup.left.players"
SIZE, COUNT, DEBUG = f"{OPTIONS}.size", f"{OPTIONS}.count", f"{OPTIONS}.debug"
LIST, BUTTONS, START = ".setup.squares.list", ".setup.squares.buttons", ".setup.left.start"
CONTROLS, PANEL = ".game.right.controls", ".game.right.players.panel"
ROLL = f"{CONTROLS}.roll"
COFFER = """from boardloom.games.custom.squares import square

@square("COFFER", "Gives five coins.", mark="$", tone="good", colour="#d4a80c")
def coffer(s, b):
    s.coins[s.seat] += 5
"""


def row(place: int) -> str:
    return f"{LIST}.row{place}.type"


def rows(window: WindowDriver) -> list[tuple[str, str, bool]]:
    """What the editor shows: index, type, whether it is locked."""
    found = []
    for place in range(int(window.ask(f"llength [winfo children {LIST}]"))):
        number = window.text(f"{LIST}.row{place}.index")
        found.append((number, window.value(row(place)), window.disabled(row(place))))
    return found


def shows_rows(window: WindowDriver, first: str, last: str) -> bool:
    shown = rows(window)
    return bool(shown) and (shown[0][0], shown[-1][0]) == (first, last)


def test_the_screen_has_the_words_of_the_manual(window: WindowDriver) -> None:
    form = [labels.BOARD_SIZE, labels.PLAYER_COUNT, labels.DEBUG_MODE, labels.NAME, labels.COLOR, labels.TYPE]
    buttons = [labels.AUTO_FILL, labels.RESET, labels.START_GAME]
    assert set(form + buttons) <= set(window.texts())
    assert window.ask("wm title .") == labels.TITLE


def test_rows_of_players_follow_their_number(window: WindowDriver) -> None:
    window.type(f"{PLAYERS}.name1", "Bob")
    for count in ("6", "2"):
        window.choose(COUNT, count)
        wait(f"{count} rows", lambda count=count: window.exists(f"{PLAYERS}.name5") == (count == "6"))  # type: ignore[misc]
    assert [window.exists(f"{PLAYERS}.{part}1") for part in ("name", "color", "type")] == [True] * 3
    assert not window.exists(f"{PLAYERS}.name2")
    assert window.value(f"{PLAYERS}.name1") == "Bob"
    assert window.ask(f"{COUNT} cget -values") == "2 3 4 5 6"
    assert window.ask(f"{PLAYERS}.type1 cget -values") == "lucky unlucky normal"


def test_every_square_has_a_row_that_begins_as_simple(window: WindowDriver) -> None:
    window.type(SIZE, "6")
    window.click(".setup.left.players")  # outside the field
    wait("six rows", lambda: shows_rows(window, "0", "5"))
    assert rows(window) == [(str(index), "Simple", index in (0, 5)) for index in range(6)]
    assert window.ask(f"{row(1)} cget -values") == " ".join(kind.label for kind in SquareType)


def test_a_square_of_ones_own_can_be_chosen_and_acts(display: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "coffer.py").write_text(COFFER)
    window = WindowDriver(display, 1, tmp_path / "coffer.py")
    window.choose(row(1), "Coffer")
    assert window.text(f"{LIST}.row1.does") == "Gives five coins."
    window.click(DEBUG)
    window.click(START)
    window.wait_for(ROLL)
    assert "Coffer" in window.drawn()
    window.type(f"{CONTROLS}.field", "1")
    window.click(f"{CONTROLS}.use")
    wait("the coins", lambda: window.ask(f"{PANEL} set 0 coins") == "5")
    window.close()


def test_a_long_list_is_scrolled_by_wheel_and_keys(window: WindowDriver) -> None:
    window.type(SIZE, "50")
    window.keys("Return")
    wait("the new list", lambda: window.text(f"{LIST}.row0.index") == "0" and len(rows(window)) > 10)
    last = len(rows(window)) - 1
    window.point(f"{LIST}.row3.does")
    window.wheel(down=True)
    wait("the wheel scrolls", lambda: window.text(f"{LIST}.row0.index") == "3")
    window.wheel(down=False)
    wait("and back", lambda: window.text(f"{LIST}.row0.index") == "0")
    window.ask(f"focus -force {row(last)}")
    window.keys("Tab")
    wait("Tab goes on to the next square", lambda: window.text(f"{LIST}.row0.index") == "1")
    assert window.ask("focus") == row(last)
    for _ in range(5):
        window.keys("Next")
    wait("the end", lambda: rows(window)[-1] == ("49", "Simple", True))


def test_the_wheel_over_a_drop_down_changes_no_square(window: WindowDriver) -> None:
    window.type(SIZE, "50")
    window.keys("Return")
    wait("the new list", lambda: window.exists(row(10)))
    window.point(row(3))
    window.wheel(down=True)
    wait("the wheel scrolls", lambda: window.text(f"{LIST}.row0.index") == "3")
    assert {name for _, name, _ in rows(window)} == {"Simple"}


def test_auto_fill_draws_inner_squares_and_reset_makes_them_simple(window: WindowDriver) -> None:
    window.type(SIZE, "12")
    window.click(f"{BUTTONS}.auto_fill")
    wait("drawn", lambda: len({name for _, name, _ in rows(window)}) > 2)
    shown = rows(window)
    assert (len(shown), shown[0], shown[-1]) == (12, ("0", "Simple", True), ("11", "Simple", True))
    window.click(f"{BUTTONS}.reset")
    wait("reset", lambda: {name for _, name, _ in rows(window)} == {"Simple"})


def test_squares_that_are_chosen_are_those_of_the_game(window: WindowDriver) -> None:
    window.type(SIZE, "8")
    window.keys("Return")
    wait("eight rows", lambda: shows_rows(window, "0", "7"))
    window.choose(row(2), "PlayAgain")
    window.choose(row(5), "Prison")
    window.click(START)
    window.wait_for(ROLL)
    drawn = window.drawn()
    assert [drawn.count(kind.label) for kind in SquareType] == [6, 0, 1, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("size", "message"),
    [
        ("4", "Board size must be at least 5"),
        ("-7", "Board size must be at least 5"),
        ("many", "Board size must be an integer, not 'many'"),
        ("", "Board size must be an integer, not ''"),
        (
            str(LARGEST + 1),
            f"Board size must be at most {LARGEST}: this window keeps a type for each square, and would make "
            "you wait",
        ),
    ],
)
def test_a_size_that_cannot_be_is_refused(window: WindowDriver, size: str, message: str) -> None:
    window.type(SIZE, size)
    window.keys("Tab")
    wait("said beside the field", lambda: window.visible(f"{OPTIONS}.wrong"))
    assert window.text(f"{OPTIONS}.wrong") == message
    window.click(START)
    assert window.box() == message
    window.answer()
    assert window.visible(START)


def test_two_players_of_one_colour_are_refused(window: WindowDriver) -> None:
    window.choose(f"{PLAYERS}.color1", "red")
    window.click(START)
    assert window.box() == "Color clash: red is taken twice"
    window.answer()
    window.choose(f"{PLAYERS}.color1", "gold")
    window.click(START)
    window.wait_for(ROLL)


def test_players_of_one_type_are_refused(window: WindowDriver) -> None:
    for seat in (1, 2):
        window.choose(f"{PLAYERS}.type{seat}", "lucky")
    window.click(START)
    assert window.box() == "There must be at least two different player types"
    window.answer()
    assert window.visible(START)


def test_who_has_no_name_is_called_by_the_number(window: WindowDriver) -> None:
    window.type(f"{PLAYERS}.name0", "")
    window.click(START)
    window.wait_for(ROLL)
    assert window.text(".game.heading.turn") == "Turn: Player 1 (red, lucky)"


def test_the_largest_board_can_be_set_up_and_scrolled(window: WindowDriver) -> None:
    window.type(SIZE, str(LARGEST))
    window.keys("Return")
    wait("the new list", lambda: window.ask(".setup.squares.bar get").startswith("0.0 0.000"))
    window.ask(".setup.squares.bar set 0 1")  # a click at the end of the bar drags nothing of its own
    window.click(".setup.squares.bar", "0.5", "0.98")
    window.click(START)
    window.wait_for(ROLL)
    assert "0" in window.drawn()
    window.ask("focus -force .game.board.canvas")
    window.keys("Next")
    wait("scrolled", lambda: "0" not in window.drawn())
