"""Draws the pictures of the README: .venv/bin/python scripts/draw_pictures.py"""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boardloom.games import find
from boardloom.play.match import Match, Seat
from boardloom.terminal import screen

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


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / "snakes.svg").write_text(snakes() + "\n")
