"""What an editor does to the value it edits: painted cells, and links from cell to cell."""

from collections.abc import Sequence
from dataclasses import dataclass

from boardloom.core.scene import Brush, Editor

Link = dict[str, object]
"""`kind`: the value of a brush; `from` and, with two ends, `to`: the numbers of cells."""


@dataclass(frozen=True)
class Carried:
    """What is on its way over the board: a new link from a cell, or one end of a link."""

    brush: Brush
    start: int
    """The cell at its other end."""
    link: int | None = None
    """Which of the links it belongs to, if it is not new."""
    end: str = "to"


def number_of(editor: Editor, cell: str) -> int:
    return editor.cells.index(cell) + editor.first


def cell_of(editor: Editor, number: int) -> str:
    at = number - editor.first
    return editor.cells[at] if 0 <= at < len(editor.cells) else ""


def brush_of(editor: Editor, value: object) -> Brush:
    return next((brush for brush in editor.brushes if brush.value == value), editor.brushes[0])


def painted(editor: Editor, values: Sequence[object], cell: str, brush: Brush) -> list[object]:
    """
    >>> editor = Editor(field="squares", kind="paint", value=[], cells=("a", "b"))
    >>> painted(editor, ["plain", "plain"], "b", Brush("lucky", ""))
    ['plain', 'lucky']
    """
    return [brush.value if each == cell else value for each, value in zip(editor.cells, values, strict=True)]


def plain(editor: Editor) -> list[object]:
    """All cells as the first brush leaves them, but for those that stay as they are."""
    values = zip(editor.cells, editor.value, strict=True)
    return [value if cell in editor.fixed else editor.brushes[0].value for cell, value in values]


def refitted(editor: Editor, mine: object) -> list[object]:
    """Cells or links made for a board of another size, cut to fit this one.

    >>> drawn, cells = ["S", "L", "S"], ("a", "b", "c")
    >>> editor = Editor(field="", kind="paint", value=drawn, cells=cells, fixed=("a", "c"))
    >>> refitted(editor, ["S", "P", "P", "P", "S"]), refitted(editor, ["S"])
    (['S', 'P', 'S'], ['S', 'L', 'S'])
    """
    last = editor.first + len(editor.cells) - 1
    assert isinstance(mine, list)
    if editor.kind == "links":
        return [link for link in mine if max(link["from"], link.get("to") or 0) < last]
    kept = [*mine, *editor.value[len(mine) :]]
    return [
        drawn if cell in editor.fixed else own
        for cell, own, drawn in zip(editor.cells, kept, editor.value, strict=False)
    ]


def picked_up(editor: Editor, links: Sequence[Link], brush: Brush, number: int) -> Carried:
    """What is carried from a cell: the end of a link that is there, or else a new link of this brush.

    >>> brush = Brush("ladder", "", ends=2)
    >>> editor = Editor(field="", kind="links", value=[], cells=("a", "b", "c"), brushes=(brush,), first=1)
    >>> picked_up(editor, [], brush, 1) == Carried(brush, 1)
    True
    >>> picked_up(editor, [{"kind": "ladder", "from": 1, "to": 3}], brush, 1) == Carried(brush, 3, 0, "from")
    True
    """
    for i, link in enumerate(links):
        if number in (link["from"], link.get("to")):
            end, other = ("to", "from") if link.get("to") == number else ("from", "to")
            start = link.get(other, number)
            assert isinstance(start, int)
            return Carried(brush_of(editor, link["kind"]), start, i, end)
    return Carried(brush, number)


def dropped(links: Sequence[Link], carried: Carried, number: int) -> list[Link]:
    """The links once what is carried is dropped on a cell."""
    if carried.link is not None:
        return [{**each, carried.end: number} if i == carried.link else each for i, each in enumerate(links)]
    kind = carried.brush.value
    if carried.brush.ends > 1:
        return [*links, {"kind": kind, "from": carried.start, "to": number}]
    return [*links, {"kind": kind, "from": number}]


def without(links: Sequence[Link], number: int) -> list[Link]:
    """The links but for those that begin or end at a cell."""
    return [link for link in links if number not in (link["from"], link.get("to"))]
