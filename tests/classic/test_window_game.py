"""The game screen of the custom board's window, played with mouse and keyboard as its manual says."""

import re

import pytest

from boardloom.classic.board.gui import labels
from tests.classic.test_window_setup import CONTROLS, DEBUG, LIST, PANEL, PLAYERS, ROLL, SIZE, START, row
from tests.classic.window_driver import WindowDriver, screen, wait

FIELD, USE = f"{CONTROLS}.field", f"{CONTROLS}.use"
SKIP, END, NEW = f"{CONTROLS}.skip", f"{CONTROLS}.end", f"{CONTROLS}.new"
TURN, STATUS = ".game.heading.turn", ".game.heading.status"


def start(window: WindowDriver, *, debug: bool = True, size: str = "20", **special: str) -> None:
    """Set a game of three up: `_6="Prison"` makes square 6 a prison."""
    if size != "20":
        window.type(SIZE, size)
    for place, kind in special.items():
        window.choose(row(int(place[1:])), kind)
    if debug:
        window.click(DEBUG)
        wait("debug mode is on", lambda: window.ask(f"{DEBUG} instate selected") == "1")
    window.click(START)
    window.wait_for(ROLL)


def go(window: WindowDriver, destination: str) -> None:
    window.type(FIELD, destination)
    window.click(USE)


def figures(window: WindowDriver, seat: int) -> list[str]:
    """Color, position, coins, type and moves, as the players panel has them."""
    return window.ask(f"{PANEL} item {seat} -values").split()


def messages(window: WindowDriver) -> list[str]:
    return window.ask(".game.right.messages.text get 1.0 end").split("\n")[:-2]


def moves(window: WindowDriver, total: int) -> None:
    wait(f"{total} moves", lambda: window.text(STATUS) == f"Total moves: {total}")


def test_the_screen_has_the_words_of_the_manual(window: WindowDriver) -> None:
    start(window)
    buttons = {labels.ROLL_DICE, labels.USE_DEBUG, labels.SKIP, labels.END_GAME}
    others = {labels.PLAYERS, labels.MESSAGES, labels.CONTROLS, labels.DEBUG_DESTINATION}
    assert buttons | others <= set(window.texts())
    assert (labels.CONTROLS, labels.DEBUG_DESTINATION) == ("Controls", "Debug destination")
    headings = [window.ask(f"{PANEL} heading #{column} -text") for column in range(6)]
    assert headings == ["Name", "Color", "Position", "Coins", "Type", "Moves"]
    assert window.text(TURN) == "Turn: Player 1 (red, lucky)"
    assert [figures(window, seat) for seat in range(3)] == [
        ["red", "0", "0", "lucky", "0"],
        ["blue", "0", "0", "normal", "0"],
        ["green", "0", "0", "unlucky", "0"],
    ]


def test_squares_run_from_left_to_right_and_wrap(window: WindowDriver) -> None:
    start(window, _1="Surprise")
    canvas = ".game.board.canvas"
    boxes = [
        [float(n) for n in window.ask(f"{canvas} coords {item}").split()]
        for item in window.ask(f"{canvas} find all").split()
        if window.ask(f"{canvas} type {item}") == "rectangle"
    ]
    assert len(boxes) == 20
    columns = len({box[0] for box in boxes})
    assert 1 < columns < 20
    assert boxes == sorted(boxes, key=lambda box: (box[1], box[0]))
    fills = [
        window.ask(f"{canvas} itemcget {item} -fill")
        for item in window.ask(f"{canvas} find all").split()
        if window.ask(f"{canvas} type {item}") == "rectangle"
    ]
    assert fills[1] not in fills[2:]
    assert len(set(fills[2:])) == 1
    assert window.ask(f"{canvas} find withtag token3") != ""


def test_rolling_moves_the_player_and_tells_of_it(window: WindowDriver) -> None:
    start(window, debug=False, size="40")
    window.click(ROLL)
    moves(window, 1)
    dice, story = messages(window)
    first, second, total = (int(word) for word in dice.removeprefix("Dice: ").replace("+", "=").split(" = "))
    assert first + second == total
    assert story.startswith(f"Player 1 rolls {first} and {second} (")
    assert figures(window, 0) == ["red", str(total), "1", "lucky", "1"]
    following = "Player 1" if first == second else "Player 2"
    assert window.text(TURN).startswith(f"Turn: {following} (")


def test_without_debug_mode_the_destination_is_in_sight_and_disabled(window: WindowDriver) -> None:
    start(window, debug=False)
    assert window.visible(FIELD)
    assert window.visible(USE)
    assert window.disabled(FIELD)
    assert window.disabled(USE)
    assert not window.disabled(ROLL)


def test_a_destination_moves_there_and_the_square_acts(window: WindowDriver) -> None:
    start(window, _6="Lucky")
    go(window, "6")
    moves(window, 1)
    assert figures(window, 0) == ["red", "9", "0", "lucky", "1"]
    assert messages(window)[0].startswith("Player 1 goes to square 6 (practice). LUCKY")
    assert window.value(FIELD) == ""
    token = window.ask(".game.board.canvas coords token1").split()
    assert token != window.ask(".game.board.canvas coords token2").split()


def test_custom_3_a_negative_destination_is_the_start(window: WindowDriver) -> None:
    start(window)
    go(window, "-4")
    moves(window, 1)
    assert figures(window, 0) == ["red", "0", "1", "lucky", "1"]


@pytest.mark.parametrize("destination", ["abc", "2.5", ""])
def test_custom_3_what_is_no_integer_is_an_error_and_uses_no_turn(
    window: WindowDriver, destination: str
) -> None:
    start(window)
    go(window, destination)
    error = f"The square to go to must be an integer, not {destination!r}."
    assert window.box() == error
    window.answer()
    moves(window, 0)
    assert messages(window) == [error]
    assert window.text(TURN) == "Turn: Player 1 (red, lucky)"


def test_a_destination_beyond_the_end_wins_and_the_summary_tells_all(window: WindowDriver) -> None:
    start(window)
    go(window, "3")
    moves(window, 1)
    window.type(FIELD, "99")
    window.keys("Return")
    assert window.box().split("\n") == [
        "Winner: Player 2",
        "Total moves: 2",
        "",
        "Final positions:",
        "Player 1: position 3, coins 1, type lucky, moves 1",
        "Player 2: position 19, coins 0, type normal, moves 1",
        "Player 3: position 0, coins 0, type unlucky, moves 0",
    ]
    window.answer()
    assert window.text(TURN) == "Winner: Player 2 (blue, normal)"
    assert all(window.disabled(path) for path in (ROLL, SKIP, USE, FIELD))


def test_custom_8_a_surprise_is_drawn_in_the_same_turn(window: WindowDriver) -> None:
    start(window, _6="Surprise")
    go(window, "6")
    moves(window, 1)
    told = messages(window)
    assert told[0] == "Player 1 goes to square 6 (practice). SURPRISE: draws a new player type."
    assert told[1] == f"Player 1 is now {figures(window, 0)[3]}."
    assert window.text(TURN).startswith("Turn: Player 2 (")


def test_a_prisoner_misses_a_turn(window: WindowDriver) -> None:
    start(window, _6="Prison")
    go(window, "6")
    moves(window, 1)
    for total in (2, 3):
        window.click(SKIP)
        moves(window, total)
    window.click(ROLL)
    moves(window, 4)
    assert messages(window)[-1] == "Player 1 misses this turn (prison)."
    assert figures(window, 0) == ["red", "6", "0", "lucky", "2"]


def test_play_again_keeps_the_turn(window: WindowDriver) -> None:
    start(window, _6="PlayAgain")
    go(window, "6")
    moves(window, 1)
    assert window.text(TURN) == "Turn: Player 1 (red, lucky)"


def test_next_skips_the_turn_and_counts_as_a_move(window: WindowDriver) -> None:
    start(window)
    window.click(SKIP)
    moves(window, 1)
    assert messages(window) == ["Player 1 skips the turn."]
    assert figures(window, 0) == ["red", "0", "0", "lucky", "1"]
    assert window.text(TURN) == "Turn: Player 2 (blue, normal)"


def test_ending_early_the_furthest_ahead_wins_and_the_window_can_stay(window: WindowDriver) -> None:
    start(window)
    go(window, "3")
    moves(window, 1)
    go(window, "7")
    moves(window, 2)
    window.click(END)
    assert window.box().startswith(
        "Winner: Player 2\nTotal moves: 2\n\nFinal positions:\nPlayer 1: position 3,"
    )
    window.answer("no")
    assert window.text(TURN) == "Winner: Player 2 (blue, normal)"
    assert figures(window, 1) == ["blue", "7", "1", "normal", "1"]
    window.click(NEW)
    window.wait_for(START)
    window.click(START)
    window.wait_for(ROLL)
    moves(window, 0)


def test_ending_early_may_close_the_program(window: WindowDriver) -> None:
    start(window)
    window.click(END)
    assert window.box().startswith("Winner: Player 1\nTotal moves: 0")
    assert window.answer_and_leave() == 0


def test_the_example_of_the_manual(window: WindowDriver) -> None:
    """20 squares and three players; special squares by auto-fill; debug mode; the first at 19 wins."""
    for seat, name in enumerate(("Alice", "Bob", "Carla")):
        window.type(f"{PLAYERS}.name{seat}", name)
    window.click(".setup.squares.buttons.auto_fill")
    start(window)
    assert [figures(window, seat)[::3] for seat in range(3)] == [
        ["red", "lucky"],
        ["blue", "normal"],
        ["green", "unlucky"],
    ]
    assert len({text for text in window.drawn() if text.isalpha()}) > 2
    window.click(ROLL)
    moves(window, 1)
    go(window, "19")
    assert re.match(r"Winner: (Alice|Bob)\nTotal moves: 2\n", window.box())
    window.answer()
    window.click(NEW)
    window.wait_for(START)
    assert window.value(f"{PLAYERS}.name2") == "Carla"


def test_a_whole_game_by_keyboard_alone(window: WindowDriver) -> None:
    window.ask("focus -force .")
    window.keys("alt+a")
    window.keys("alt+s")
    window.wait_for(ROLL)
    wait("the button has the focus", lambda: window.ask("focus") == ROLL)
    for played in range(1, 500):
        window.keys("Return" if played % 2 else "alt+r")
        wait("a turn", lambda played=played: window.text(STATUS) == f"Total moves: {played}")  # type: ignore[misc]
        if window.text(TURN).startswith("Winner"):
            break
    assert window.box().startswith("Winner: Player")
    window.keys("Return")
    wait("the box is closed", lambda: window.ask("wm stackorder .") == ".")
    assert [values[1] for values in (figures(window, seat) for seat in range(3))].count("19") == 1


def test_in_the_smallest_window_everything_has_its_room(window: WindowDriver) -> None:
    """Six players, a long name in turn, and a game that is over: nothing is cut off or pushed out."""
    window.choose(".setup.left.options.count", "6")
    window.type(f"{PLAYERS}.name0", "W" * 60)
    start(window)
    size = window.ask("wm minsize .")
    window.ask(f"wm geometry . {size.replace(' ', 'x')}")
    wait("resized", lambda: window.ask("list [winfo width .] [winfo height .]") == size)
    wait("the name is wrapped", lambda: fits(window, TURN))
    go(window, "99")
    window.answer()
    window.wait_for(NEW)
    assert not window.visible(ROLL), "New Game takes its place"
    assert all(fits(window, path) for path in (TURN, NEW, SKIP, END, PANEL))
    lines = int(window.ask("winfo height .game.right.messages.text")) / int(
        window.ask("font metrics TkDefaultFont -linespace")
    )
    assert lines >= 2


def fits(window: WindowDriver, path: str) -> bool:
    """Whether a widget has the room that it asks for."""
    script = " && ".join(f"[winfo req{side} {path}] <= [winfo {side} {path}]" for side in ("width", "height"))
    return window.ask(f"update idletasks; expr {{{script}}}") == "1"


def test_larger_letters_of_fine_pixels_have_the_room_they_need() -> None:
    with screen(finer=2) as env:
        window = WindowDriver(env)
        letters = int(window.ask("font metrics TkDefaultFont -linespace"))
        assert int(window.ask(f"winfo height {LIST}.row1")) > letters * 1.4
        assert int(window.ask("ttk::style lookup Treeview -rowheight")) > letters
        start(window)
        board = ".game.board.canvas"
        first, second, *_ = [
            [int(edge) for edge in window.ask(f"{board} bbox {item}").split()]
            for item in window.ask(
                f"set found {{}}; foreach i [{board} find all] "
                f"{{if {{[{board} type $i] eq {{text}}}} {{lappend found $i}}}}; set found"
            ).split()
        ]
        assert first[3] <= second[1] + letters / 4, "the name of a square stands below its number"
        assert int(window.ask(f"winfo reqwidth {PANEL}")) <= int(window.ask(f"winfo width {PANEL}"))
        window.close()
