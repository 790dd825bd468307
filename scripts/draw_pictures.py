"""Draws the pictures of the README: .venv/bin/python scripts/draw_pictures.py"""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boardloom.games import find
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS, USUAL
from boardloom.play.match import Match, Seat
from boardloom.terminal import screen, steps

IMAGES = Path(__file__).parent.parent / "docs" / "images"

SVG = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px monospace; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="#16181d"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


SQUARE = 11
"""Of the pieces of Blokus, in pixels."""


def snakes() -> str:
    """The middle of a game on the board of 1952."""
    game = find("snakes")
    config = game.config.make({"preset": "milton-bradley", "players": 4})
    seats = [Seat("Ann"), Seat("Bo"), Seat("Clara", "bot"), Seat("Dario", "bot")]
    match = Match.new(game, config, seats, seed=12)
    while len(match.actions) < 56 or match.turn is not match.seats[0]:
        match.play(match.draw())
    console = Console(
        record=True, width=80, height=35, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    screen.draw(console, match, None, screen.prompt(match) + Text("\n"))
    return console.export_svg(code_format=SVG, unique_id="snakes")


def blokus() -> str:
    """The middle of a game of four, a piece in hand."""
    game = find("blokus")
    seats = [Seat("Ann"), Seat("Bo"), Seat("Clara", "bot"), Seat("Dario", "bot")]
    match = Match.new(game, game.config.make({}), seats, seed=12)
    while len(match.actions) < 36:
        match.play(match.draw())
    taken = steps.onward(match.position, (), steps.options(match.position, ())[-1])
    assert taken is not None
    console = Console(
        record=True, width=80, height=28, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    below = screen.prompt(match, steps.hint(match.position, taken)) + Text("\n")
    screen.draw(console, match, None, below, taken)
    return console.export_svg(code_format=SVG, unique_id="blokus")


def pieces() -> str:
    """The 21 pieces of Blokus with their names."""
    parts = []
    for piece, name in enumerate(NAMES):
        left, top = 12 + piece % 7 * 84, 12 + piece // 7 * 66
        drawn = ORIENTATIONS[USUAL[piece]].drawn()
        parts.append(f'<text x="{left}" y="{top + 50}">{name}</text>')
        for y, row in enumerate(drawn):
            for x, sign in enumerate(row):
                if sign == "#":
                    at = f'x="{left + x * SQUARE}" y="{top + (3 - len(drawn) + y) * SQUARE}"'
                    parts.append(f'<rect {at} width="{SQUARE}" height="{SQUARE}"/>')
    style = "text { font: 12px monospace; fill: #ddd } rect { fill: #3d9bd1; stroke: #16181d }"
    whole = '<rect width="100%" height="100%" rx="8" style="fill: #16181d"/>'
    body = "\n".join([whole, *parts])
    return f'<svg viewBox="0 0 600 206" xmlns="http://www.w3.org/2000/svg">\n<style>{style}</style>\n{body}\n</svg>'


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    for name, draw in {"snakes": snakes, "blokus": blokus, "blokus-pieces": pieces}.items():
        (IMAGES / f"{name}.svg").write_text(draw() + "\n")
