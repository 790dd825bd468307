"""The board in the window: the Scene, drawn by the sprites of the house, and what lies under the pointer."""

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame
from msgspec.structs import replace as with_

from boardloom.core.message import Wording
from boardloom.core.scene import Board, Node, Point, Scene
from boardloom.desktop.brush import Brush, Cut
from boardloom.desktop.hand import Held
from boardloom.desktop.motion import Timeline
from boardloom.svg import lying
from boardloom.svg.around import SIZE, place_of, table
from boardloom.svg.dice import is_beside
from boardloom.svg.frame import rim
from boardloom.svg.pen import Pen
from boardloom.svg.sprites import origin, with_emblems

AROUND = 0.12
"""Room around the frame of a board, in board units."""
FLIP = 0.09
"""Seconds after which a tumbling die shows another side."""


@dataclass
class Moving:
    """What is on its way just now."""

    timeline: Timeline | None = None
    seconds: float = 0.0
    dice: frozenset[str] = frozenset()
    """Those that tumble."""


@dataclass
class BoardView:
    """A board and a scene of it, somewhere in the window."""

    brush: Brush
    words: Wording
    board: Board
    names: Sequence[str] = ()
    details: bool = False
    patterns: bool = False
    scene: Scene = field(default_factory=lambda: Scene(nodes=(), players=()))
    faces: Mapping[str, str] = field(default_factory=dict)
    area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))
    unit: float = 1.0
    _ground: tuple[object, pygame.Surface] | None = None

    def put(self, area: pygame.Rect) -> None:
        """Say where in the window it is."""
        self.area = area
        wide, high = (side + 2 * (rim(self.board) + AROUND) for side in (self.board.width, self.board.height))
        self.unit = max(1.0, min(area.width / wide, area.height / high))

    def show(self, scene: Scene, faces: Mapping[str, str]) -> None:
        self.scene, self.faces = with_emblems(scene), faces

    @property
    def origin(self) -> Point:
        """Where the top left corner of the board is in the window."""
        return (
            self.area.centerx - self.board.width * self.unit / 2,
            self.area.centery - self.board.height * self.unit / 2,
        )

    def on_board(self, at: Point) -> Point:
        """A point of the window in board units."""
        x, y = self.origin
        return (at[0] - x) / self.unit, (at[1] - y) / self.unit

    def in_window(self, at: Point) -> Point:
        x, y = self.origin
        return x + at[0] * self.unit, y + at[1] * self.unit

    def place_of(self, id: str) -> pygame.Rect | None:
        """Where a node, or a player who sits around the table, is in the window."""
        node = next((node for node in self._nodes() if node.id == id), None)
        if node is not None:
            return self._rect(node)
        if self.board.seating == "around" and id.removeprefix("seat").isdecimal():
            x, y = self.in_window(place_of(self.board, int(id[4:]), len(self.scene.players)))
            side = SIZE * self.board.width * self.unit
            wide, up, down = side * 1.64, side * 0.88, side * 0.82
            return pygame.Rect(int(x - wide / 2), int(y - up), int(wide), int(up + down))
        return None

    def at(self, pointed: Point, open_: Collection[str]) -> str:
        """What may be chosen there: the topmost node that is open, or a player."""
        for id in reversed([node.id for node in self._nodes() if node.id in open_]):
            rect = self.place_of(id)
            if rect and rect.collidepoint(pointed):
                return id
        seats = (f"seat{seat}" for seat in range(len(self.scene.players)))
        for id in seats:
            rect = self.place_of(id) if id in open_ else None
            if rect and rect.collidepoint(pointed):
                return id
        return ""

    def _nodes(self) -> Iterator[Node]:
        yield from self.board.nodes
        yield from (node for node in self.scene.nodes if not is_beside(node))

    def _rect(self, node: Node) -> pygame.Rect:
        x, y = self.in_window((node.x, node.y))
        w, h, up = node.w, node.h, 0.0
        if node.kind == "piece" and node.points:
            x, y = self.in_window(origin(node))
            w = max(a for a, _ in node.points) - origin(node)[0] + 1
            h = max(b for _, b in node.points) - origin(node)[1] + 1
            x, y = x + w * self.unit / 2, y + h * self.unit / 2
        if node.look in ("pawn", "peg"):
            h, up = node.w * 1.3, node.w * 0.25
        u = self.unit
        return pygame.Rect(
            int(x - w * u / 2), int(y - (h / 2 + up) * u), max(1, int(w * u)), max(1, int(h * u))
        )

    # --- drawing ---------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, open_: Collection[str], near: str, held: Held | None, moving: Moving
    ) -> None:
        """The board as it is, what may be chosen ringed, the node pointed at ringed twice."""
        ground = self._under()
        surface.blit(
            ground,
            (self.area.centerx - ground.get_width() // 2, self.area.centery - ground.get_height() // 2),
        )
        pen = replace(self._pen(), open=frozenset(open_))
        for node in self.board.nodes:
            if node.id in open_:
                self._blit(surface, self._cut(f"{pen.ring(with_(node, x=0, y=0))}", node), (node.x, node.y))
        for seat in range(len(self.scene.players)):
            if f"seat{seat}" in open_ and (rect := self.place_of(f"seat{seat}")):
                pygame.draw.rect(surface, self.brush.colour("accent"), rect, 2, border_radius=rect.width // 6)
        for node in self.scene.nodes:
            if not is_beside(node):
                self._draw_node(surface, pen, node, moving)
        if near and (rect := self.place_of(near)):
            colour = self.brush.colour("accent")
            pygame.draw.rect(surface, colour, rect.inflate(6, 6), 3, border_radius=8)
        if held:
            self._draw_held(surface, held)

    def _draw_node(self, surface: pygame.Surface, pen: Pen, node: Node, moving: Moving) -> None:
        if node.id in moving.dice:
            node = with_(node, mark=random_face(self.board, self.scene))
        x, y = origin(node)
        still = with_(
            node, x=node.x - x, y=node.y - y, label="",
            points=tuple((round(a - x, 3), round(b - y, 3)) for a, b in node.points),
        )  # fmt: skip
        drawn = self._cut(pen.draw(still) + "".join(pen.print(still)), still)
        pose = moving.timeline.pose(node.id, moving.seconds) if moving.timeline else None
        if pose is None:
            self._blit(surface, drawn, (x, y))
            return
        at = (x + pose.at[0] - node.x, y + pose.at[1] - node.y - pose.lift)
        self._blit(surface, drawn, at, pose.size)

    def _draw_held(self, surface: pygame.Surface, held: Held) -> None:
        left, top = min(x for x, _ in held.squares), min(y for _, y in held.squares)
        squares = [(x - left, y - top) for x, y in held.squares]
        markup = self._pen().ghost(squares, held.tone, held.fits)
        side = int(self.unit * (max(max(p) for p in squares) + 2))
        self._blit(surface, self.brush.cut(markup, side, side, -self.unit / 2, -self.unit / 2), (left, top))

    def _blit(self, surface: pygame.Surface, drawn: Cut, at: Point, size: float = 1.0) -> None:
        x, y = self.in_window(at)
        picture = drawn.surface
        if size != 1.0:
            w, h = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (max(1, int(w * size)), max(1, int(h * size))))
        surface.blit(picture, (round(x + drawn.x * size), round(y + drawn.y * size)))

    def _cut(self, markup: str, node: Node) -> Cut:
        """A node around its origin, in pixels."""
        xs = [x for x, _ in node.points] or [0.0]
        ys = [y for _, y in node.points] or [0.0]
        more = 0.6 + 0.75 * max(node.w, node.h)
        left, top = (min(xs) - more) * self.unit, (min(ys) - more) * self.unit
        wide, high = (max(xs) + more) * self.unit - left, (max(ys) + more) * self.unit - top
        return self.brush.cut(markup, int(wide) + 1, int(high) + 1, left, top)

    def _pen(self) -> Pen:
        return Pen(
            self.unit, self.brush.palette, self.words, self.faces, self.board.faces, (), self.details,
            self.patterns,
        )  # fmt: skip

    def _under(self) -> pygame.Surface:
        """The board itself; where players sit around it, with them."""
        around = self.board.seating == "around"
        key = (self.unit, self.brush, self.details, (self.scene, tuple(self.names)) if around else None)
        if self._ground and self._ground[0] == key:
            return self._ground[1]
        pen, edge = self._pen(), (rim(self.board) + AROUND) * self.unit
        drawn = lying(pen, self.board)
        if around:
            drawn += table(pen, self.board, self.scene, self.names)
        wide, high = (int(side * self.unit + 2 * edge) for side in (self.board.width, self.board.height))
        picture = self.brush.picture("".join(drawn), wide, high, -edge, -edge)
        self._ground = (key, picture)
        return picture


def random_face(board: Board, scene: Scene) -> str:
    """What a tumbling die shows for a moment."""
    sides = scene.faces or tuple(board.faces) or tuple("123456")
    ticks = pygame.time.get_ticks() // int(FLIP * 1000)
    return random.Random(ticks).choice(sides)
