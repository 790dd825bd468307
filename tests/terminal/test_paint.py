"""Pictures in colour."""

from io import StringIO

import pytest
from rich.color import Color
from rich.console import Console

from boardloom.core.picture import Picture, Span
from boardloom.games import new
from boardloom.terminal.paint import PAPER, SEATS, paint, style
from boardloom.terminal.position_picture import picture_of

TONES = ("plain", "faint", "good", "bad", "special", "seat0", "seat15", "token0", "token15")


def test_nothing_is_lost_in_painting() -> None:
    p = new("snakes", turn_order="fixed").after(4)
    picture = picture_of(p, ["Ann", "Bo"], 80, 24)
    lines = paint(picture).plain.split("\n")
    assert [line.rstrip() for line in lines] == picture.plain().split("\n")


@pytest.mark.parametrize("tone", TONES)
def test_squares_bring_their_own_paper_and_ink(tone: str) -> None:
    for ground in PAPER:
        drawn = style(tone, ground)
        assert drawn.color is not None
        assert drawn.bgcolor is not None
        assert _contrast(drawn.color, drawn.bgcolor) > 2.3


@pytest.mark.parametrize("colour", SEATS)
def test_players_are_seen_on_dark_and_on_light_terminals(colour: str) -> None:
    assert _contrast(Color.parse(colour), Color.parse("#000000")) > 3
    assert _contrast(Color.parse(colour), Color.parse("#FFFFFF")) > 2.5


@pytest.mark.parametrize("seat", range(16))
def test_a_token_can_be_read(seat: int) -> None:
    token = style(f"token{seat}")
    assert token.reverse
    assert token.color is not None
    assert token.bgcolor is not None
    assert _contrast(token.color, token.bgcolor) > 4.5


def test_sixteen_players_have_sixteen_colours() -> None:
    assert len({style(f"token{seat}") for seat in range(16)}) == 16


def test_any_tone_can_be_a_ground() -> None:
    for ground in ("plain", "faint", "good", "bad", "special", "seat3"):
        assert style("plain", ground).bgcolor is not None


def test_no_escapes_where_nobody_can_see_them() -> None:
    paper = StringIO()
    Console(file=paper).print(paint(Picture([[Span("1", "token0", "light"), Span("x", "good")]])))
    assert paper.getvalue() == "1x\n"


def test_tokens_stand_out_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    paper = StringIO()
    Console(file=paper, force_terminal=True).print(paint(Picture([[Span("1", "token0", "light")]])))
    assert paper.getvalue() == "\x1b[1;7m1\x1b[0m\n"


def _contrast(one: Color, other: Color) -> float:
    """As the Web Content Accessibility Guidelines reckon it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Color) -> float:
    parts = [part / 255 for part in colour.get_truecolor()]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
