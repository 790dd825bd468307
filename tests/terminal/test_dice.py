"""DO or DICE at the table: targets by number, reasons for refusals, secrets, the podium."""

import json
import re

import pexpect
import pytest

from tests.terminal.conftest import House, plain, rest

FIVE = "human:Ann,human:Bo,bot:Cy,bot:Di,bot:Eve"
PEOPLE = "human:Ann,human:Bo,human:Cy,human:Di,human:Eve"


def played(house: House) -> list[str]:
    (match,) = house.running()
    return [p.name(a) for p, a in zip(match.positions, match.actions, strict=False)]


def last_screen(printed: str) -> str:
    """From the first line of the table on, which tells the round or who won."""
    return re.split(r"round \d+/|\w+ wins!", printed)[-1]


def test_a_target_is_chosen_by_its_number(house: House) -> None:
    printed = house.pipe("play", "dice", PEOPLE, typed=b"2\n3\n6\ngain\n6\n1\n")
    assert played(house) == ["2", "hit 3", "6", "gain", "6", "hit 1"]
    assert "\nhit 2   hit Bo: 18 HP left\nhit 3   hit Cy: 18 HP left\n" in printed
    assert "Ann: Jab: whom to hit for 2 HP (type it, or a clear part of it; ? for help)" in printed


def test_what_is_not_open_is_refused_with_the_reason(house: House) -> None:
    printed = house.pipe("play", "dice", PEOPLE, typed=b"2\nhit 1\n9\nsteal 3\nhit\nhit 2\n")
    assert "nobody can choose themselves" in printed
    assert "there is no seat 9" in printed
    assert "the roll does not allow it" in printed
    assert "'hit' could be hit 2, hit 3, hit 4, hit 5" in printed
    assert played(house) == ["2", "hit 2"]


def test_a_shadow_says_what_and_whom_in_any_order(house: House) -> None:
    options = json.dumps({"hp": 2, "hp_cap": 2})
    typed = b"2\n2\n1\n1\n"  # Ann fells Bo; Cy and Di fall by themselves
    printed = house.pipe("play", "dice", PEOPLE, options, typed=typed + b"5\n3\n5 vp\n")
    assert "Bo: roll as a shadow" in printed
    assert "Bo: Gift: give 2 HP or 1 VP to whom" in printed
    assert played(house)[-1] == "give vp 5"


def test_nobody_is_chosen_where_a_part_is_not_clear(house: House) -> None:
    options = json.dumps({"hp": 2, "hp_cap": 2})
    printed = house.pipe("play", "dice", PEOPLE, options, typed=b"2\n2\n1\n1\n5\n3\n5\n")
    assert "'5' could be give hp 5, give vp 5" in printed


def test_people_see_only_their_own_secret_goal(house: House) -> None:
    options = json.dumps({"goals": ["hunter", "brink", "eight", "gentle", "martyr"]})
    child = house.terminal("play", "dice", PEOPLE, options)
    child.expect("is next. Enter shows the table, and what only you may see")
    assert "secret goal" not in plain(child.before or "")
    assert plain(child.before or "").endswith("Ann ")
    child.sendline("")
    child.expect("roll the die")
    shown = plain(child.before or "")
    assert last_screen(shown).count("secret goal:") == 1
    assert "1 Ann  HP 20/20" in shown.split("secret goal: Be alive in the end")[0].splitlines()[-2]
    child.sendline("5")
    child.expect("Enter shows the table, and what only you may see")
    assert "secret goal:" not in after_wiping(child)
    child.sendline("")
    child.expect("roll the die")
    shown = last_screen(plain(child.before or ""))
    assert shown.count("secret goal:") == 1
    assert "secret goal: Be alive in the end" not in shown
    child.sendline("q")
    child.expect("Saved")
    assert "secret goal:" not in after_wiping(child)
    rest(child)


def after_wiping(child: "pexpect.spawn[str]") -> str:
    """What was printed after screen and scrollback were first cleared; they must have been."""
    cleared, wiped, shown = (child.before or "").partition("\x1b[3J")
    assert wiped
    assert cleared.endswith("\x1b[2J\x1b[H")
    return shown


def test_a_secret_leaves_the_screen_while_bots_move(house: House) -> None:
    options = json.dumps({"goals": ["hunter", "brink", "eight", "gentle", "martyr"]})
    child = house.terminal("play", "dice", FIVE, options)
    for name in ("Ann", "Bo"):
        child.expect("is next. Enter shows the table, and what only you may see")
        assert plain(child.before or "").endswith(f"{name} ")
        child.sendline("")
        child.expect("secret goal:")
        child.expect("roll the die")
        child.sendline("5")
    child.expect("is next. Enter shows the table, and what only you may see")
    shown = plain(after_wiping(child))
    assert "Eve: roll the die" in shown
    assert "secret goal:" not in shown
    child.sendintr()
    rest(child)


@pytest.mark.parametrize(
    ("seats", "options"),
    [("human:Ann,bot:Bo,bot:Cy,bot:Di,bot:Eve", {"goals": ["hunter", "brink"]}), (PEOPLE, {})],
)
def test_nothing_is_wiped_where_nobody_must_look_away(
    house: House, seats: str, options: dict[str, object]
) -> None:
    child = house.terminal("play", "dice", seats, json.dumps(options), "--fast")
    child.expect("roll the die")
    shown = child.before or ""
    child.sendline("5")
    child.expect("roll the die")
    shown += child.before or ""
    child.sendline("q")
    child.expect("Saved")
    assert "\x1b[3J" not in shown + (child.before or "")
    rest(child)


def test_a_whole_game_fits_a_terminal_and_ends_with_a_podium(house: House) -> None:
    child = house.terminal("play", "dice", "bot:Ann,bot:Bo,bot:Cy,bot:Di,bot:Eve", "--fast")
    shown = rest(child)
    (match,) = house.finished()
    first, second, third = (match.names[match.position.scores().index(place)] for place in (5, 4, 3))
    assert f"{first} wins." in shown
    assert f"1st {first}, 2nd {second}, 3rd {third}." in shown
    assert len(last_screen(shown).splitlines()) < 24
