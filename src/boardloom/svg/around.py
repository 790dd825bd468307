"""Players around a table, and in the middle what is going on and what the die can show."""

import math
from collections.abc import Iterator, Sequence

from boardloom.core.scene import Board, Player, Point, Scene
from boardloom.svg.icons import icon
from boardloom.svg.markup import Value, fitting, tag, text
from boardloom.svg.pen import FONTS, Pen
from boardloom.svg.portraits import SHAPES, portrait

ACROSS, UP, MIDDLE = 0.4, 0.36, 0.47
"""How far from the middle of the table players sit, and where that is, of the width and the height."""
SIZE = 0.11
"""Of a portrait, of the width of the board."""
WELL, HURT = 0.65, 0.3
"""From such a share on a bar is green, or amber."""
CREAM = "#fff4dc"


def table(pen: Pen, board: Board, scene: Scene, names: Sequence[str]) -> list[str]:
    drawn = list(_middle(pen, board, scene))
    for seat, player in enumerate(scene.players):
        place = place_of(board, seat, len(scene.players))
        drawn += _seat(pen, board, place, seat, player, names[seat] if seat < len(names) else player.mark)
    return drawn


def place_of(board: Board, seat: int, seats: int) -> Point:
    """The first seat is at the bottom, the others follow clockwise."""
    angle = 2 * math.pi * seat / seats
    return (
        board.width * (0.5 - ACROSS * math.sin(angle)),
        board.height * (MIDDLE + UP * math.cos(angle)),
    )


def _seat(pen: Pen, board: Board, place: Point, seat: int, player: Player, name: str) -> Iterator[str]:
    """The portrait with a plate below it: the name, and what is drawn as a bar."""
    u, size = pen.unit, SIZE * board.width
    x, y = place
    ghost = "ghost" in player.flags
    shape = portrait("ghost" if ghost else str(seat % len(SHAPES)))
    shown = shape + icon(player.icon, 0, -0.06 if ghost else 0, 0.54, "#17342c" if ghost else CREAM)
    where = f"translate({x * u:.2f} {(y - size * 0.25) * u:.2f}) scale({size * u:.2f})"
    if "turn" in player.flags:
        glow: dict[str, Value] = {"fill": pen.palette.part("glow"), "opacity": 0.55}
        yield tag("circle", cx=x * u, cy=(y - size * 0.25) * u, r=size * 0.66 * u, **glow)
    yield tag("g", pen.palette.resolved(shown, player.tone), transform=where)
    wide, high, top = size * 1.5, size * 0.44, y + size * 0.3
    yield tag(
        "rect", x=(x - wide / 2) * u, y=top * u, width=wide * u, height=high * u, rx=size * 0.12 * u,
        fill="#17342c" if ghost else pen.palette.part("surface"), stroke=pen.palette.tone(player.tone),
        stroke_width=size * 0.035 * u,
    )  # fmt: skip
    fitted, letters = fitting(name, size * 0.21 * u, wide * 0.9 * u)
    ink = "#ddefea" if ghost else pen.palette.part("ink")
    yield text(
        fitted, x * u, (top + high * 0.34) * u, letters, ink, font_weight="700", font_family=FONTS["display"]
    )
    for figure in player.figures:
        if figure.look == "bar" and figure.most and isinstance(figure.value, int) and not ghost:
            share = max(0.0, min(1.0, figure.value / figure.most))
            colour = "green" if share >= WELL else "orange" if share >= HURT else "red"
            bar: dict[str, Value] = {"x": (x - wide * 0.42) * u, "y": (top + high * 0.66) * u, "rx": 2.0}
            long, thick = wide * 0.84 * u, high * 0.2 * u
            yield tag("rect", width=long, height=thick, fill=pen.palette.part("line"), **bar)
            if share:
                yield tag("rect", width=long * share, height=thick, fill=pen.palette.tone(colour), **bar)


def _middle(pen: Pen, board: Board, scene: Scene) -> Iterator[str]:
    u, x, high = pen.unit, board.width / 2, board.height
    if scene.moment:
        title, size = fitting(pen.words(scene.moment.title), 0.085 * high * u, 0.5 * board.width * u)
        yield text(title, x * u, 0.5 * high * u, size, CREAM, font_weight="700", font_family=FONTS["display"])
    shown = {node.mark for node in scene.nodes if node.kind == "die" and node.mark}
    step = 0.075 * board.width
    for i, mark in enumerate(scene.faces):
        side, left = board.faces[mark], x + (i - (len(scene.faces) - 1) / 2) * step
        chosen = mark in shown
        if chosen:
            card = {"x": (left - step / 2) * u, "y": 0.555 * high * u, "width": step * u}
            yield tag("rect", height=0.13 * high * u, rx=step * 0.15 * u, fill=CREAM, **card)
        ink = "#7a2208" if chosen else CREAM
        yield text(side.number, left * u, 0.585 * high * u, 0.026 * high * u, ink, font_weight="700")
        yield icon(side.icon, left * u, 0.638 * high * u, step * 0.62 * u, ink)
