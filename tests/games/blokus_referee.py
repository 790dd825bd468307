"""A slow referee of Blokus who knows nothing of the rules' own code: sets of cells, and patience.

Pieces are grown cell by cell instead of being taken from a list, and every placement is tried.
"""

from collections.abc import Iterator

Cells = frozenset[tuple[int, int]]
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def around(cells: Cells, ways: tuple[tuple[int, int], ...]) -> Cells:
    return frozenset((x + i, y + j) for x, y in cells for i, j in ways)


def moved_home(cells: Cells) -> Cells:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def grown() -> list[Cells]:
    """Every shape of one to five cells, however it lies."""
    shapes = {frozenset([(0, 0)])}
    found = set(shapes)
    for _ in range(4):
        shapes = {moved_home(shape | {cell}) for shape in shapes for cell in around(shape, SIDES) - shape}
        found |= shapes
    return sorted(found, key=sorted)


def kind(cells: Cells) -> Cells:
    """The same for all orientations of a piece."""
    turned = [cells]
    for _ in range(3):
        turned.append(frozenset((y, -x) for x, y in turned[-1]))
    turned += [frozenset((-x, y) for x, y in way) for way in turned]
    return min((moved_home(way) for way in turned), key=sorted)


class Referee:
    def __init__(self, size: int, starts: list[set[tuple[int, int]]]) -> None:
        self.starts = starts
        self.everything: dict[Cells, list[Cells]] = {}
        for shape in grown():
            piece, wide, high = kind(shape), max(x for x, _ in shape), max(y for _, y in shape)
            for x in range(size - wide):
                for y in range(size - high):
                    there = frozenset((a + x, b + y) for a, b in shape)
                    self.everything.setdefault(piece, []).append(there)
        self.cells: list[Cells] = [frozenset() for _ in starts]
        self.placed: list[set[Cells]] = [set() for _ in starts]

    def legal(self, colour: int) -> Iterator[Cells]:
        own = self.cells[colour]
        taken = frozenset().union(*self.cells)
        closed = taken | around(own, SIDES)
        wanted = around(own, CORNERS) if own else frozenset(self.starts[colour])
        for piece, placements in self.everything.items():
            if piece not in self.placed[colour]:
                for cells in placements:
                    if not cells.isdisjoint(wanted) and cells.isdisjoint(closed):
                        yield cells

    def place(self, colour: int, cells: Cells) -> None:
        self.cells[colour] |= cells
        self.placed[colour].add(kind(cells))
