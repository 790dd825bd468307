"""The shapes and placements of a board as rows of integers: what the rules look up."""

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boardloom.games.blokus.pieces import LARGEST, ORIENTATIONS, SIZES, Cell, Orientation
from boardloom.games.blokus.state import LOT, LOTS, PIECES, PITCH, TIPS, WEST, packed


def _row(numbers: ArrayLike) -> NDArray[np.int32]:
    row = np.array(numbers, np.int32)
    row.setflags(write=False)
    return row


def _looked_for(cell: Cell) -> int:
    """Where in a `View` the bit of an anchor tells about the cell so far from it."""
    column, row = cell
    return (column + WEST) * PITCH + row


def _line(shape: Orientation) -> Iterator[int]:
    """The shape and all it grew from."""
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


def _tips(shape: Orientation) -> set[Cell]:
    own = _cells(shape)
    return {(x + i, y + j) for x, y in own for i in (1, -1) for j in (1, -1)} - own - _edges(shape)


def _around(cells: set[Cell]) -> list[int]:
    """Rows of bits, from one row below the shape and one column to the left."""
    return [sum(1 << (x + 1) for x, y in cells if y + 1 == row) for row in range(TIPS)]


@cache
def shapes() -> dict[str, NDArray[np.int32]]:
    """What holds on every board, by the names of `Setup`."""
    return {
        "sizes": _row(SIZES),
        "piece": _row([o.piece for o in ORIENTATIONS]),
        "area": _row([len(o.cells) for o in ORIENTATIONS]),
        "wanted": _row([_wanted(lot, piece) for lot in range(LOTS) for piece in range(PIECES)]),
        "grown": _row([_looked_for(o.grown) for o in ORIENTATIONS]),
        "cells": _row([_looked_for(o.cells[i % len(o.cells)]) for o in ORIENTATIONS for i in range(LARGEST)]),
        "left": _row([o.left for o in ORIENTATIONS]),
        "form": _row([bits for o in ORIENTATIONS for bits in _form(o)]),
        "tips": _row([bits for o in ORIENTATIONS for bits in _around(_tips(o))]),
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
