"""The Ludo board: what its spaces are called, and where they lie."""

from boardloom.games.ludo.state import END, LAST_RING, MAX_TOKENS, READY, RING, YARD

POSITIONS = ("A", "B", "C", "D")
START = {"A": 1, "B": 15, "C": 29, "D": 43}
"""The ring space of a token's first step."""
TOKENS = "pqrs"[:MAX_TOKENS]
SIDE = 15
"""The board is a cross in a square of so many cells, its arms three wide."""
MIDDLE = SIDE // 2
ARM = MIDDLE - 1
"""Cells of an arm; also the first row and column of the block in the middle."""


def ring_space(start: int, steps: int) -> int:
    """The ring space after so many steps from the yard whose first space is `start`; 0 off the ring.

    >>> ring_space(START["A"], 50), ring_space(START["B"], 1), ring_space(START["B"], 50)
    (50, 15, 8)
    """
    return (start + steps - 2) % RING + 1 if READY < steps <= LAST_RING else 0


def space_name(position: str, steps: int) -> str:
    """What the space is called where a player's token stands after so many steps.

    >>> [space_name("B", steps) for steps in (-1, 0, 1, 50, 55, 57)]
    ['H', 'R', '15', '8', 'B5', 'E']
    """
    if steps in (YARD, READY, END):
        return {YARD: "H", READY: "R", END: "E"}[steps]
    ring = ring_space(START[position], steps)
    return str(ring) if ring else f"{position}{steps - LAST_RING}"


def ring_cell(space: int) -> tuple[int, int]:
    """Row and column of a ring space: from a start up its arm, across its end, and down the other side.

    >>> [ring_cell(space) for space in (1, 7, 8, 9, 14, 15, 22, 56)]
    [(6, 6), (0, 6), (0, 7), (0, 8), (5, 8), (6, 8), (7, 14), (6, 5)]
    """
    quarter, along = divmod(space - 1, RING // 4)
    if along <= ARM:
        return _turned(quarter, ARM - along, MIDDLE - 1)
    return _turned(quarter, max(0, along - ARM - 2), MIDDLE + (along > ARM + 1))


def home_cell(position: str, steps: int) -> tuple[int, int]:
    """Row and column of a home square: in the middle of an arm, towards the centre.

    >>> home_cell("A", 51), home_cell("B", 51), home_cell("B", 56)
    ((7, 1), (1, 7), (6, 7))
    """
    return _turned(POSITIONS.index(position) - 1, steps - LAST_RING, MIDDLE)


def _turned(quarters: int, row: int, column: int) -> tuple[int, int]:
    """A cell after so many quarter turns of the board, clockwise."""
    for _ in range(quarters % 4):
        row, column = column, SIDE - 1 - row
    return row, column
