"""The 21 pieces, their 91 orientations and all placements. Each orientation is a smaller one plus a cell.

Cells are (column, row) with rows counted upwards, as on the board. The *anchor* of an orientation is
the leftmost cell of its lowest row; it stands at (0, 0).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boardloom.core.record import frozen_row
from boardloom.games.blokus.state import LARGEST, LOT, LOTS, PIECES, PITCH, TIPS, WEST, packed

Cell = tuple[int, int]
Shape = tuple[Cell, ...]
"""Cells in order, row by row from the lowest, beginning with the anchor."""

DRAWINGS = {
    "1": "#",
    "2": "##",
    "I3": "###",
    "V3": "#. ##",
    "I4": "####",
    "L4": "..# ###",
    "T4": ".#. ###",
    "O4": "## ##",
    "Z4": "##. .##",
    "F5": ".## ##. .#.",
    "I5": "#####",
    "L5": "...# ####",
    "N5": ".### ##..",
    "P5": ".## ###",
    "T5": "### .#. .#.",
    "U5": "#.# ###",
    "V5": "#.. #.. ###",
    "W5": "##. .## ..#",
    "X5": ".#. ### .#.",
    "Y5": ".#.. ####",
    "Z5": "##. .#. .##",
}
"""Every piece as it is shown in the tray, from the top down; named by a letter and its number of cells."""

NAMES = tuple(DRAWINGS)


def anchored(cells: "list[Cell] | set[Cell]") -> Shape:
    """The cells in order, moved so that the anchor stands at (0, 0)."""
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    x, y = ordered[0]
    return tuple((column - x, row - y) for column, row in ordered)


@dataclass(frozen=True)
class Orientation:
    """One way a piece can lie. The results of turning and flipping it are numbers of orientations."""

    number: int
    piece: int
    cells: Shape
    parent: int
    """The orientation with one cell less that it grows from; -1 for the single square."""
    grown: Cell
    """The cell it has besides those of its parent."""
    rotate_cw: int
    rotate_ccw: int
    flip_vert: int
    """Top to bottom."""
    flip_horiz: int
    """Left to right."""

    @property
    def name(self) -> str:
        return NAMES[self.piece]

    @property
    def left(self) -> int:
        """How many columns the piece reaches to the left of its anchor."""
        return -min(x for x, _ in self.cells)

    @property
    def width(self) -> int:
        return self.left + max(x for x, _ in self.cells) + 1

    @property
    def height(self) -> int:
        return max(y for _, y in self.cells) + 1

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """From the lowest row up: its cells as bits, the leftmost column of the piece first."""
        return tuple(
            sum(1 << (x + self.left) for x, y in self.cells if y == row) for row in range(self.height)
        )

    def drawn(self) -> list[str]:
        """Rows from the top down, `#` for a cell.

        >>> ORIENTATIONS[DRAWN[NAMES.index("V3")]].drawn()
        ['#.', '##']
        """
        return [
            "".join("#" if bits >> x & 1 else "." for x in range(self.width)) for bits in reversed(self.rows)
        ]


def _read(drawing: str) -> Shape:
    rows = list(reversed(drawing.split()))
    return anchored([(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"])


def _rotate_cw(shape: Shape) -> Shape:
    return anchored([(y, -x) for x, y in shape])


def _rotate_ccw(shape: Shape) -> Shape:
    return anchored([(-y, x) for x, y in shape])


def _flip_vert(shape: Shape) -> Shape:
    return anchored([(x, -y) for x, y in shape])


def _flip_horiz(shape: Shape) -> Shape:
    return anchored([(-x, y) for x, y in shape])


def _all_ways(shape: Shape) -> list[Shape]:
    """Every orientation, in the order in which turning and flipping finds them."""
    ways = [shape]
    for way in ways:
        ways += [new for new in (_rotate_cw(way), _flip_horiz(way)) if new not in ways]
    return ways


def _parent(shape: Shape, smaller: dict[Shape, int]) -> tuple[Shape, Cell]:
    """What is left of the shape without one of its cells, if that still is a shape with the same anchor."""
    for cell in reversed(shape[1:]):
        rest = tuple(other for other in shape if other != cell)
        if rest in smaller:
            return rest, cell
    raise AssertionError("every shape can lose a cell that is not its anchor")


def _family() -> tuple[Orientation, ...]:
    """All orientations in depth-first order: each is followed by those that add a cell to it."""
    pieces = {
        way: piece for piece, drawing in enumerate(DRAWINGS.values()) for way in _all_ways(_read(drawing))
    }
    births = {shape: _parent(shape, pieces) for shape in pieces if len(shape) > 1}
    root = next(iter(pieces))
    order: list[Shape] = []
    waiting = [root]
    while waiting:
        shape = waiting.pop()
        order.append(shape)
        waiting += reversed([child for child, (parent, _) in births.items() if parent == shape])
    number = {shape: n for n, shape in enumerate(order)}
    return tuple(
        Orientation(
            n,
            pieces[shape],
            shape,
            number[births[shape][0]] if shape in births else -1,
            births[shape][1] if shape in births else (0, 0),
            number[_rotate_cw(shape)],
            number[_rotate_ccw(shape)],
            number[_flip_vert(shape)],
            number[_flip_horiz(shape)],
        )
        for shape, n in number.items()
    )


ORIENTATIONS = _family()

DRAWN = tuple(next(o.number for o in ORIENTATIONS if o.cells == _read(text)) for text in DRAWINGS.values())
"""By piece: the orientation in which it is shown in the tray."""
BY_CELLS = {o.cells: o for o in ORIENTATIONS}

SIZES = tuple(len(ORIENTATIONS[orientation].cells) for orientation in DRAWN)


def _row(numbers: ArrayLike) -> NDArray[np.int32]:
    return frozen_row(np.array(numbers, np.int32))


def _looked_for(cell: Cell) -> int:
    """The index into the shifted rows of a `View` at which the bit of an anchor stands for the cell at this
    offset."""
    column, row = cell
    return (column + WEST) * PITCH + row


def _line(shape: Orientation) -> Iterator[int]:
    """The numbers of the shape, its parent, and so on up to the single square."""
    yield shape.number
    if shape.parent >= 0:
        yield from _line(ORIENTATIONS[shape.parent])


def _wanted(lot: int, piece: int) -> int:
    line = {number for o in ORIENTATIONS if o.piece == piece for number in _line(o)}
    return sum(1 << number % LOT for number in line if number // LOT == lot)


def _form(shape: Orientation) -> list[int]:
    return [*shape.rows, *[0] * (LARGEST - shape.height)]


def _cells(shape: Orientation) -> set[Cell]:
    return {(x + shape.left, y) for x, y in shape.cells}


def _edges(shape: Orientation) -> set[Cell]:
    own = _cells(shape)
    return {(x + i, y + j) for x, y in own for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))} - own


def tips(shape: Orientation) -> set[Cell]:
    """The cells at its corners, from its leftmost column and its lowest row."""
    own = _cells(shape)
    return {(x + i, y + j) for x, y in own for i in (1, -1) for j in (1, -1)} - own - _edges(shape)


def _around(cells: set[Cell]) -> list[int]:
    """Rows of bits, from one row below the shape and one column to the left."""
    return [sum(1 << (x + 1) for x, y in cells if y + 1 == row) for row in range(TIPS)]


@cache
def shapes() -> dict[str, NDArray[np.int32]]:
    """The tables that are the same on every board, by the field names of `Setup`."""
    return {
        "sizes": _row(SIZES),
        "piece": _row([o.piece for o in ORIENTATIONS]),
        "area": _row([len(o.cells) for o in ORIENTATIONS]),
        "wanted": _row([_wanted(lot, piece) for lot in range(LOTS) for piece in range(PIECES)]),
        "grown": _row([_looked_for(o.grown) for o in ORIENTATIONS]),
        "cells": _row([_looked_for(o.cells[i % len(o.cells)]) for o in ORIENTATIONS for i in range(LARGEST)]),
        "left": _row([o.left for o in ORIENTATIONS]),
        "form": _row([bits for o in ORIENTATIONS for bits in _form(o)]),
        "tips": _row([bits for o in ORIENTATIONS for bits in _around(tips(o))]),
        "edges": _row([bits for o in ORIENTATIONS for bits in _around(_edges(o))]),
    }


@cache
def placements(size: int) -> dict[str, NDArray[np.int32]]:
    """Every placement on a board of this size, numbered from 1: shape by shape, row by row, from the left."""
    place, first = [0], []
    for o in ORIENTATIONS:
        first.append(len(place))
        place += [
            packed(o.number, row, column)
            for row in range(size - o.height + 1)
            for column in range(size - o.width + 1)
        ]
    return {
        "across": _row([size - o.width + 1 for o in ORIENTATIONS]),
        "first": _row(first),
        "place": _row(place),
    }
