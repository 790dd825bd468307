"""Draws the pictures of the README: .venv/bin/python scripts/draw_pictures.py"""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boardloom.game import CHANCE
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
    return _screen(match, "snakes", 35)


def dice() -> str:
    """A Power Move in the middle of a game."""
    game = find("dice")
    seats = [Seat("Ann"), Seat("Bo"), Seat("Clara", "bot"), Seat("Dario", "bot"), Seat("Edith", "bot")]
    match = Match.new(game, game.config.make({"preset": "fair"}), seats, seed=8)
    while len(match.actions) < 60 or match.position.mover != 0 or len(match.position.choices()) < 4:
        match.play(match.draw())
    return _screen(match, "dice", 24)


def _screen(match: Match, name: str, height: int) -> str:
    console = Console(
        record=True,
        width=80,
        height=height,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    position = match.position
    listed = Text() if position.mover == CHANCE else screen.choices(position, console.width)
    screen.draw(console, match, None, listed + screen.prompt(match) + Text("\n"))
    return console.export_svg(code_format=SVG, unique_id=name)


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    for draw in (snakes, dice):
        (IMAGES / f"{draw.__name__}.svg").write_text(draw() + "\n")
