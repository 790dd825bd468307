"""Boards without tangles: snakes and ladders that do not cross, crowd, or hide each other's ends.

A board begins as `place` draws it and is mended link by link: each is tried elsewhere, and taken where it
disturbs least. What a link covers is a picture of four times four dots to a cell, kept as one large integer,
so that all it disturbs is found by `&`. Only integers are used: same seed, same board, on every machine.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import isqrt
from typing import NamedTuple

from boardloom.engine.random import key, word
from boardloom.games.snakes.board import Entity, column, place, row
from boardloom.games.snakes.curves import CELL, END, straight, sway, waves

LARGEST = 40
"""The longest side of a board that is mended; larger ones are not drawn whole."""
DOTS = 4
"""To a cell, in each direction."""
MARGIN = 6
"""Dots around the board, for bodies that swing over its edge."""
BODY, NEAR, END_REACH = 1, 4, 2
"""How far from its line a link covers the board, how far from it others disturb, and how much room its ends
need, in dots."""
NUMBER = (20, 460, 20, 400)
"""Where in its cell the number is: left, right, top, bottom."""
CROSSING, CLOSE, FOREIGN_END, HIDDEN, FLAT, STEEP, LENGTH = 400, 6, 20, 8, 250, 260, 300
"""What disturbs, and how much: a dot covered twice, a dot too near, a dot of another's end, a point on a
number, a line nearly level, one straight up, a cell of difference from the length it should have."""
ROUNDS = 10
TRIES = 40
MOST_TRIES = 8000
"""In all: a large board is mended less."""
ROUNDED = 250
SLACK = 1200
"""How much longer or shorter than wanted a link may be that is drawn anew."""
"""Places tried for each link in each round."""


class Shape(NamedTuple):
    """What a link covers, wherever it lies: dots, counted from `before` the first of its first cell."""

    body: int
    near: int
    ends: int
    before: int
    cost: int
    length: int


class Cover(NamedTuple):
    """What a link covers on the board: its body, what is near, its ends."""

    body: int
    near: int
    ends: int
    cost: int
    """What disturbs in itself."""
    length: int


@dataclass
class Link:
    """One of the links while it is placed."""

    snake: bool
    low: int
    high: int
    wanted: int
    """The length it should have, in thousandths."""


@lru_cache(maxsize=64)
def tidy(side: int, density: float, seed: int) -> tuple[Entity, ...]:
    """Snakes and ladders as many as `place` draws and under the same rules, but without tangles."""
    drawn = place(side, density, seed)
    if side > LARGEST or len(drawn) < 2:
        return drawn
    return _Table(side, drawn, seed).mended()


class _Table:
    """A board whose links are being moved about."""

    def __init__(self, side: int, drawn: tuple[Entity, ...], seed: int) -> None:
        self.side, self.last = side, side * side
        self.stream, self.draws = key(seed, 1), 0
        self.links = [Link(e.kind == "snake", min(e.ends), max(e.ends), 0) for e in drawn]
        for snake in (True, False):
            alike = [link for link in self.links if link.snake == snake]
            for number, link in enumerate(alike):
                link.wanted = _wanted(side, number, len(alike))
        self.used = {cell for link in self.links for cell in (link.low, link.high)}
        self.links.sort(key=lambda link: -link.wanted)
        self.covered: list[Cover] = []
        self.tries = max(6, min(TRIES, MOST_TRIES // (ROUNDS * len(self.links))))
        self.star = self._cell(self.last) | self._cell(1)

    def mended(self) -> tuple[Entity, ...]:
        for link in self.links:  # the longest first, and the shorter ones where they leave room
            self.covered.append(self._cover(link.snake, link.low, link.high))
            self._move(len(self.covered) - 1)
        for _ in range(ROUNDS):
            for i in range(len(self.links)):
                self._move(i)
                if len(self.used) * 2 > self.last:
                    self._swap(i)
        found = [
            {"kind": "snake", "from": link.high, "to": link.low}
            if link.snake
            else {"kind": "ladder", "from": link.low, "to": link.high}
            for link in self.links
        ]
        return tuple(sorted(map(Entity.model_validate, found), key=lambda e: e.cell))

    def _random(self) -> int:
        self.draws += 1
        return word(self.stream, self.draws)

    def _others(self, *without: int) -> tuple[int, int]:
        """All that the other links cover, and their ends."""
        bodies, ends = 0, self.star
        for i, cover in enumerate(self.covered):
            if i not in without:
                bodies |= cover.body
                ends |= cover.ends
        return bodies, ends

    def _move(self, i: int) -> bool:
        """Try a link elsewhere; whether it was moved."""
        link = self.links[i]
        bodies, ends = self._others(i)
        self.used -= {link.low, link.high}
        found, least = self.covered[i], _disturbs(self.covered[i], bodies, ends, link.wanted)
        for low, high in self._places(link):
            cover = self._cover(link.snake, low, high)
            cost = _disturbs(cover, bodies, ends, link.wanted)
            if cost < least:
                found, least = cover, cost
                link.low, link.high = low, high
        self.used |= {link.low, link.high}
        moved = found is not self.covered[i]
        self.covered[i] = found
        return moved

    def _places(self, link: Link) -> Iterator[tuple[int, int]]:
        """Other places for a link: anywhere, or nearby."""
        side = self.side
        offsets = _offsets(side, link.wanted)
        for _ in range(self.tries):
            bits = self._random()
            if bits & 1:
                x, y = (bits >> 1) % side, (bits >> 17) % side
                dx, dy = offsets[(bits >> 33) % len(offsets)]
                low, high = self._at(x, y), self._at(x + dx, y + dy)
            else:
                low = self._nudged(link.low, bits >> 2) if bits & 2 else link.low
                high = self._nudged(link.high, bits >> 20) if bits & 4 or low == link.low else link.high
            if low > 1 and high > 1 and row(side, low) < row(side, high) < side:
                if high < self.last and low not in self.used and high not in self.used:
                    yield low, high

    def _at(self, x: int, y: int) -> int:
        """The cell in a column and a row from the bottom; 0 if there is none."""
        if not (0 <= x < self.side and 0 <= y < self.side):
            return 0
        return y * self.side + (x if y % 2 == 0 else self.side - 1 - x) + 1

    def _nudged(self, cell: int, bits: int) -> int:
        x, y = column(self.side, cell) + bits % 5 - 2, row(self.side, cell) + (bits >> 8) % 5 - 2
        return self._at(x, y)

    def _swap(self, i: int) -> bool:
        """Try to exchange the upper ends of two links: little else is possible on a crowded board."""
        j = self._random() % len(self.links)
        one, other = self.links[i], self.links[j]
        if i == j or min(row(self.side, one.high), row(self.side, other.high)) <= max(
            row(self.side, one.low), row(self.side, other.low)
        ):
            return False
        bodies, ends = self._others(i, j)

        def cost(first: Cover, second: Cover) -> int:
            own = _disturbs(first, bodies, ends, one.wanted)
            return own + _disturbs(second, bodies | first.body, ends | first.ends, other.wanted)

        before = self.covered[i], self.covered[j]
        after = (
            self._cover(one.snake, one.low, other.high),
            self._cover(other.snake, other.low, one.high),
        )
        if cost(*after) >= cost(*before):
            return False
        one.high, other.high = other.high, one.high
        self.covered[i], self.covered[j] = after
        return True

    def _cover(self, snake: bool, low: int, high: int) -> Cover:
        """What a link from cell to cell covers."""
        side = self.side
        first, last = (high, low) if snake else (low, high)
        x, y = column(side, first), side - 1 - row(side, first)
        dx, dy = column(side, last) - x, side - 1 - row(side, last) - y
        shape = _shape(side, dx, dy, sway(first, last) if snake else 0)
        by = _dot(side, x * DOTS, y * DOTS) - shape.before
        return Cover(shape.body << by, shape.near << by, shape.ends << by, shape.cost, shape.length)

    def _cell(self, cell: int) -> int:
        """The dots of a cell."""
        x, y = column(self.side, cell) * DOTS, (self.side - 1 - row(self.side, cell)) * DOTS
        return sum(1 << _dot(self.side, x + i % DOTS, y + i // DOTS) for i in range(DOTS * DOTS))


def _wide(side: int) -> int:
    """Dots in a line."""
    return side * DOTS + 2 * MARGIN


def _dot(side: int, x: int, y: int) -> int:
    """The number of a dot, counted line by line."""
    return (y + MARGIN) * _wide(side) + x + MARGIN


def _disturbs(cover: Cover, bodies: int, ends: int, wanted: int) -> int:
    """How much a link disturbs the others: their bodies, their ends."""
    return (
        cover.cost
        + CROSSING * (cover.body & bodies).bit_count()
        + CLOSE * (cover.near & bodies).bit_count()
        + FOREIGN_END * ((cover.body & ends).bit_count() + (cover.ends & bodies).bit_count())
        + LENGTH * abs(cover.length - wanted) // CELL
    )


def _wanted(side: int, place: int, of: int) -> int:
    """How long a link should be: many short ones, some long."""
    shortest, longest = 2000, min(800 * side, 13_000)
    wanted = shortest + (longest - shortest) * place * place // max(1, of - 1) ** 2
    return wanted // ROUNDED * ROUNDED


@lru_cache(maxsize=4096)
def _offsets(side: int, wanted: int) -> tuple[tuple[int, int], ...]:
    """By how many columns and rows links lead that are about as long as wanted."""
    return tuple(
        (dx, dy)
        for dy in range(1, side)
        for dx in range(1 - side, side)
        if abs(isqrt((dx * dx + dy * dy) * CELL * CELL) - wanted) < SLACK
    )


@lru_cache(maxsize=20_000)
def _shape(side: int, dx: int, dy: int, swings: int) -> Shape:
    """What a link covers that leads so many columns and rows away; one that swings is a snake."""
    across, down = dx * CELL, dy * CELL
    length = isqrt(across * across + down * down)
    steps = max(6, DOTS * length // CELL)
    line = waves(across, down, swings, steps) if swings else straight(across, down, steps)
    points = [(x + END[0], y + END[1]) for x, y in line]
    wide, size = _wide(side), CELL // DOTS
    dots = [y // size * wide + x // size for x, y in points]
    before = NEAR * (wide + 1) - min(dots)
    thin, thick, blot = (_disc(wide, reach) for reach in (BODY, NEAR, END_REACH))
    body = near = 0
    for dot in dots:
        body |= thin << dot + before - BODY * (wide + 1)
    for dot in (*dots[::2], dots[-1]):
        near |= thick << dot + before - NEAR * (wide + 1)
    ends = sum(blot << dot + before - END_REACH * (wide + 1) for dot in (dots[0], dots[-1]))
    left, right, top, bottom = NUMBER
    hidden = sum(left < x % CELL < right and top < y % CELL < bottom for x, y in points)
    flat, steep = 20 * abs(dy) < 9 * abs(dx), dx == 0
    cost = HIDDEN * hidden + FLAT * flat + steep * (STEEP + 4 * STEEP * abs(dy) // side)
    return Shape(body, near, ends, before, cost, length)


@cache
def _disc(wide: int, reach: int) -> int:
    """The dots no further than `reach` from the one in the middle."""
    around = range(-reach, reach + 1)
    return sum(
        1 << (y + reach) * wide + x + reach
        for y in around
        for x in around
        if x * x + y * y <= reach * reach + 1
    )
