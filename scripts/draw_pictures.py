"""Draws the pictures of the README: .venv/bin/python scripts/draw_pictures.py"""

from pathlib import Path
from typing import Any

from boardloom.games import find
from boardloom.games.blokus.pieces import DRAWN, NAMES, ORIENTATIONS
from boardloom.match.drawing import draw
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.terminal.screen import thrown
from boardloom.terminal.steps import Steps

IMAGES = Path(__file__).parent.parent / "docs" / "images"

SQUARE = 11
"""Of the pieces of Blokus, in pixels."""


def snakes() -> str:
    """The middle of a game on the board of 1952."""
    match = _match("snakes", {"preset": "milton-bradley", "players": 4}, seed=12)
    while len(match.actions) < 56 or match.turn is not match.seats[0]:
        match.play(match.draw())
    return _drawn(match)


def ludo() -> str:
    """A choice between two tokens in the middle of a game of four."""
    match = _match("ludo", {"players": 4}, seed=4)
    while len(match.actions) < 150 or match.position.mover != 0:
        match.play(match.draw())
    return _drawn(match)


def dice() -> str:
    """A Power Move in the middle of a game."""
    match = _match("dice", {"preset": "fair"}, seed=8)
    while len(match.actions) < 60 or match.position.mover != 0 or len(match.position.choices()) < 4:
        match.play(match.draw())
    return _drawn(match)


def blokus() -> str:
    """The middle of a game of four, a piece in hand."""
    match = _match("blokus", {}, seed=12)
    while len(match.actions) < 36:
        match.play(match.draw())
    steps = Steps.of(match.position)
    taken = steps.onward((), [step for step in steps.options(()) if step != "pass"][-1])
    assert taken is not None
    return _drawn(match, taken)


def _match(name: str, options: dict[str, Any], seed: int) -> Match:
    game = find(name)
    config = game.config.make(options)
    seats = [Seat("Ann"), Seat("Bo"), Seat("Clara", "bot"), Seat("Dario", "bot"), Seat("Edith", "bot")]
    return Match.new(game, config, seats[: config.players], seed)


def _drawn(match: Match, taken: tuple[str, ...] = ()) -> str:
    return draw(match.position, match.names, faces=thrown(match, None), taken=taken)


def blokus_pieces() -> str:
    """The 21 pieces of Blokus with their names."""
    parts = []
    for piece, name in enumerate(NAMES):
        left, top = 12 + piece % 7 * 84, 12 + piece // 7 * 66
        drawn = ORIENTATIONS[DRAWN[piece]].drawn()
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
    for picture in (snakes, ludo, dice, blokus, blokus_pieces):
        name = picture.__name__.replace("_", "-")
        (IMAGES / f"{name}.svg").write_text(picture() + "\n")
