"""Golden paintings: what both painters make of a game of each kind, kept as files.

`python -m tests.golden` writes them."""

from pathlib import Path

from boardloom import svg
from boardloom.core.picture import Picture
from boardloom.terminal import scene_painter
from tests.painters.cases import Shown, shown

FOLDER = Path(__file__).parent.parent / "data" / "paintings"
SIZES = ((80, 22), (80, 18), (48, 24))
"""Columns and rows of terminals, less what the story and the question take."""


def files(name: str) -> list[str]:
    """The files of a game."""
    return [f"{name}.{kind}" for kind in ("svg", "txt", "tones.txt")]


def painting(file: str) -> str:
    """What is in a file."""
    name, _, kind = file.partition(".")
    under_way = shown(name, 0, 0.6)
    if kind == "svg":
        return (
            svg.paint(under_way.board, under_way.scene, words=under_way.words, names=under_way.names) + "\n"
        )
    if kind == "tones.txt":
        return tones(painted(under_way, *SIZES[0]))
    parts = (shown(name, 0, part) for part in (0.0, 0.6, 1.0))
    return "\n".join(f"{in_terminal(part, *size)}\n" for part in parts for size in SIZES)


def painted(case: Shown, width: int, height: int) -> Picture:
    return scene_painter.paint(
        case.board,
        case.scene,
        width=width,
        height=height,
        words=case.words,
        names=case.names,
        choices=case.choices,
    )


def in_terminal(case: Shown, width: int, height: int) -> str:
    """A painting without colours, under a title."""
    return f"== {case.id}, {width} by {height}\n{painted(case, width, height).plain()}"


def tones(picture: Picture) -> str:
    """A painting with its colours: each span as text, tone and ground."""
    rows = ("".join(f"[{s.text}|{s.tone}|{s.ground}]" for s in row) for row in picture.rows)
    return "".join(f"{row}\n" for row in rows)
