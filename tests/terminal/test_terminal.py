"""Playing on a real terminal."""

import re
import time

import pexpect
import pytest

from tests.terminal.conftest import House, plain, rest

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty:DeprecationWarning")

ASKED = r"\? for help\) "
FIXED = '{"turn_order": "fixed"}'
ANN_AND_BO = ("play", "snakes", "human:Ann,bot:Bo", FIXED, "--fast")


def test_a_whole_game_by_enter_alone(house: House) -> None:
    child = house.terminal(*ANN_AND_BO)
    while child.expect([ASKED, "A rematch"]) == 0:
        child.sendline("")
    end = plain(child.before or "")
    child.sendline("")
    assert "rematch: False" in rest(child)
    (match,) = house.finished()
    assert f"{match.names[match.winners[0]]} wins." in end
    assert f"kept in {house.home}" in end.replace("\r\n", "")
    assert house.running() == []


def test_the_die_somebody_rolled_is_typed(house: House) -> None:
    child = house.terminal(*ANN_AND_BO)
    child.expect(ASKED)
    child.sendline("4")
    child.expect(ASKED)
    (match,) = house.running()
    assert match.actions[0] == 4
    assert match.story(0) in plain(child.before or "")


def test_an_impossible_die_is_refused_in_words(house: House) -> None:
    child = house.terminal(*ANN_AND_BO)
    child.expect(ASKED)
    child.sendline("[/9]")
    child.expect(ASKED)
    assert "'[/9]' cannot come up here; it is one of 1, 2, 3, 4, 5, 6" in plain(child.before or "")
    assert house.running()[0].actions == []


def test_undo_leads_back_to_the_person_and_the_die_falls_the_same_again(house: House) -> None:
    child = house.terminal("play", "snakes", "human:Ann,bot:Bo,bot:Cy", FIXED, "--fast")
    child.expect(ASKED)
    child.sendline("u")
    child.expect("Nothing to take back")
    child.expect(ASKED)
    child.sendline("")
    child.expect(ASKED)
    first = house.running()[0].actions
    assert len(first) >= 3
    child.sendline("undo")
    child.expect("Taken back; the game stands at move 0")
    child.expect(ASKED)
    assert house.running()[0].actions == []
    child.sendline("")
    child.expect(ASKED)
    assert house.running()[0].actions == first


def test_a_finished_game_can_be_taken_back(house: House) -> None:
    child = house.terminal(
        "play", "snakes", "human:Ann,human:Bo", '{"preset": "family-dash", "entities": []}', "--fast"
    )
    while child.expect([ASKED, "A rematch"]) == 0:
        child.sendline("6")
    child.sendline("u")
    child.expect(ASKED)
    assert house.finished() == []
    assert not house.running()[0].position.over
    child.sendline("")
    child.expect("A rematch")
    child.sendline("y")
    assert "rematch: True" in rest(child)


def test_ctrl_c_at_a_question_then_resume(house: House) -> None:
    child = house.terminal(*ANN_AND_BO)
    for _ in range(3):
        child.expect(ASKED)
        child.sendline("")
    child.expect(ASKED)
    child.sendintr()
    assert "Saved. To go on: boardloom play snakes --resume" in rest(child)
    (left,) = house.running()
    again = house.terminal("resume", "snakes")
    again.expect(ASKED)
    assert left.story(len(left.actions) - 1) in plain(again.before or "")
    again.sendline("5")
    again.expect("Bo")
    (gone_on,) = house.running()
    assert gone_on.actions[: len(left.actions) + 1] == [*left.actions, 5]
    assert gone_on.positions[len(left.actions)] == left.position


def test_ctrl_c_while_bots_play(house: House) -> None:
    child = house.terminal("play", "snakes", "bot:Ada,bot:Bo")
    child.expect("Bo: roll the die")
    child.expect("Ada: roll the die")
    child.sendintr()
    end = rest(child)
    assert end.count("Saved.") == 1
    assert "Traceback" not in end
    assert len(house.running()[0].actions) >= 2


def test_the_end_of_input_leaves_like_ctrl_c(house: House) -> None:
    child = house.terminal(*ANN_AND_BO)
    child.expect(ASKED)
    child.sendeof()
    assert "Saved. To go on" in rest(child)


@pytest.mark.parametrize("word", ["s", "q", "SAVE", "quit"])
def test_leaving_says_that_the_game_is_saved(house: House, word: str) -> None:
    child = house.terminal(*ANN_AND_BO)
    child.expect(ASKED)
    child.sendline(word)
    assert "Saved. To go on: boardloom play snakes --resume" in rest(child)
    assert len(house.running()) == 1


def test_log_and_help(house: House) -> None:
    child = house.terminal(*ANN_AND_BO)
    child.expect(ASKED)
    child.sendline("2")
    child.expect(ASKED)
    child.sendline("l")
    child.expect("Enter goes back to the table")
    assert f"   1. {house.running()[0].story(0)}" in plain(child.before or "")
    child.sendline("")
    child.expect(ASKED)
    child.sendline("?")
    child.expect(ASKED)
    assert "undo the last thing a person did" in plain(child.before or "")


@pytest.mark.parametrize("lines", [24, 35])
def test_the_whole_table_fits_the_terminal(house: House, lines: int) -> None:
    child = house.terminal("play", "snakes", "human:Ann,human:Bo,human:Cy,human:Di", FIXED, lines=lines)
    for _ in range(8):
        child.expect(ASKED)
        child.sendline("")
    child.expect(ASKED)
    screen = [line.rstrip() for line in plain((child.before or "").rpartition("\x1b[2J")[2]).split("\r\n")]
    assert len(screen) <= lines
    (match,) = house.running()
    last = match.position.config.setup().last
    shown = {int(number) for line in screen for number in re.findall(r"\d+", line)}
    tokens = {match.position.state.at[seat] for seat in range(4)}
    assert shown >= set(range(1, last + 1)) - (tokens if lines == 24 else set())
    for seat, name in enumerate(match.names, 1):
        assert any(f"{seat} {name} " in line for line in screen)
    assert match.story(len(match.actions) - 1) in screen


def test_ctrl_c_at_the_rematch_question(house: House) -> None:
    child = house.terminal(*ANN_AND_BO)
    while child.expect([ASKED, "A rematch"]) == 0:
        child.sendline("")
    child.sendintr()
    end = rest(child)
    assert "The game is over, and kept in" in end
    assert "rematch: False" in end
    assert len(house.finished()) == 1


def test_a_game_interrupted_while_it_ends_is_not_lost(house: House) -> None:
    child = house.terminal("play", "snakes", "bot:Ada,bot:Bo", '{"side": 60}', "--fast")
    while child.isalive() and not any(house.home.rglob("*.txt")):
        time.sleep(0.001)
    child.sendintr()
    child.expect(pexpect.EOF)
    assert len(house.running() + house.finished()) == 1
