"""Ludo in words and pictures."""

import re

import pytest

import boardloom
from boardloom.core.game import Position
from boardloom.core.picture import Picture
from boardloom.games.ludo import GAME
from boardloom.terminal.position_picture import picture_of
from boardloom.words import english
from tests.words import prompt

from .ludo_table import NAMES, plays, standing, table, tells


@pytest.mark.parametrize(
    ("spaces", "path", "story"),
    [
        (("H H", "H H"), (3,), "Ann rolls 3: only a 6 leaves the yard."),
        (("H H", "H H"), (6,), "Ann rolls 6: p out of the yard. Another roll."),
        (("4 H", "H H"), (6,), "Ann rolls 6."),
        (("4 H", "H H"), (6, "q"), "Ann moves q out of the yard. Another roll."),
        (("4 H", "H H"), (6, "p"), "Ann moves p from 4 to 10. Another roll."),
        (("R H", "H H"), (2,), "Ann rolls 2: p from R to 2."),
        (("4 7", "H H"), (3, "p"), "Ann moves p from 4 to 7, onto a stack."),
        (("7 7", "H H"), (3,), "Ann rolls 3: pq from 7 to 10."),
        (("1 H", "5 5"), (4,), "Ann rolls 4: p from 1 to 5. 2 tokens of Bo go home."),
        (("1 H", "5 H"), (4,), "Ann rolls 4: p from 1 to 5. A token of Bo goes home."),
        (("A5 H", "H H"), (4,), "Ann rolls 4: p from A5 to A5, bouncing off the end."),
        (("A5 H", "H H"), (2,), "Ann rolls 2: p from A5 to the end."),
        (("A5 A5", "H H"), (2,), "Ann rolls 2: pq from A5 to the end. Ann wins!"),
        (("E H", "H H"), (2,), "Ann rolls 2: only a 6 leaves the yard."),
    ],
)
def test_stories(spaces: tuple[str, str], path: tuple[str | int, ...], story: str) -> None:
    assert tells(standing(table(), *spaces), *path) == story


def test_stories_of_the_options() -> None:
    assert tells(standing(table(bounce=False), "A5 E", "H H"), 4) == "Ann rolls 4: no token can use it."
    blocked = standing(table("AB", blockades=True), "15 H", "18 18")
    assert tells(blocked, 4) == "Ann rolls 4: a blockade is in the way."
    kick = standing(table(kick_bonus=True), "1 E", "5 H")
    assert tells(kick, 4) == "Ann rolls 4: p from 1 to 5. A token of Bo goes home. Another roll."
    three = standing(table("ABC"), "E E", "E B6", "H H")
    assert tells(three, 1) == "Bo rolls 1: q from B6 to the end. Bo finishes second."


@pytest.mark.parametrize(
    ("p", "asked"),
    [
        (table(), "roll the die"),
        (plays(table(), 6), "roll again"),
        (plays(standing(table(), "4 H", "H H"), 6), "a 6 moves p 4→10 or q H→R"),
        (plays(standing(table(tokens=3), "4 H A5", "H H H"), 6), "a 6 moves p 4→10, q H→R or r A5→A3"),
    ],
)
def test_what_is_asked(p: Position, asked: str) -> None:
    assert prompt(p) == asked


def test_the_ranking_in_words() -> None:
    p = plays(standing(table("ABC"), "H H", "E E", "C6 E", turn="C"), 1)
    assert GAME.standing is not None
    assert english(GAME.standing(p), NAMES[:3]) == "1. Bo, 2. Cy, 3. Ann"
    rows = [line for line in p.picture().splitlines() if "Player" in line and "end" in line]
    assert "3rd" in rows[0]
    assert "1st" in rows[1]


def spans(picture: Picture) -> dict[str, str]:
    return {word: span.tone for row in picture.rows for span in row for word in span.text.split()}


def test_tokens_stacks_and_home_columns_have_their_owners_colours() -> None:
    p = standing(table("AB"), "4 4", "B3 50")
    drawn = picture_of(p, NAMES[:2], 60, 30)
    tones = spans(drawn)
    assert {tones[piece] for piece in ("Apq",)} == {"token0"}
    assert {tones[piece] for piece in ("Bp", "Bq")} == {"token1"}
    assert (tones["A1"], tones["B1"], tones["1A"], tones["15B"]) == ("seat0", "seat1", "seat0", "seat1")


@pytest.mark.parametrize("width", [20, 30, 44, 45, 60, 80, 120])
def test_pictures_keep_to_their_width(width: int) -> None:
    p = standing(table("ABCD", tokens=4), *[f"{x}1 {x}6 H R" for x in "ABCD"])
    names = ["A name that is far too long for it"] * 4
    lines = picture_of(p, names, width, 24).plain().splitlines()
    assert max(map(len, lines)) <= width
    for letter in "ABCD":
        assert any(re.match(rf".*[ ►] {letter} A n", line) for line in lines)


def test_players_are_told_where_their_tokens_stand() -> None:
    p = standing(table(), "4 H", "E C3")
    ann, bo = (line for line in p.picture(80).splitlines() if "Player" in line and "at the end" in line)
    assert ann.startswith("► A Player 1")
    assert "p: 4" in ann
    assert "q: yard" in ann
    assert "at the end 1/2" in bo
    assert "q: C3" in bo


def test_every_corner_has_the_name_of_its_player() -> None:
    lines = picture_of(boardloom.new("ludo", players=4), NAMES, 50, 22).plain().splitlines()
    at = {name: next(i for i, line in enumerate(lines) if name in line) for name in NAMES}
    across = {name: lines[at[name]].index(name) for name in NAMES}
    ann, bo, cy, di = NAMES
    assert at[ann] == at[bo] < 6 < at[di] <= at[cy] < 15
    assert across[ann] == across[di] < across[bo] == across[cy]
    assert " ".join(lines[7].split()) == "50 A1 A2 A3 A4 A5 A6 E C6 C5 C4 C3 C2 C1 22"
