"""What stands beside the board in the window: dice, players, the pieces in hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from msgspec.structs import replace

from boardloom.core.message import Wording
from boardloom.core.scene import Board, Node, Scene
from boardloom.desktop.brush import Brush
from boardloom.svg.dice import is_beside
from boardloom.svg.markup import tag
from boardloom.svg.panel import WIDTH, Panel
from boardloom.svg.pen import Pen
from boardloom.svg.sprites import with_emblems

SQUARE = 26.0
"""A square of a piece in hand at most, of a panel that is 300 wide."""
LARGEST = 1.25
"""How much larger than the rest of the window it may be drawn."""
CRAMPED = 1.25
"""How much too high it may be, and then drawn smaller, before it does without the legend."""
CROWD = 10
"""So many players are shown at once; of more those around whoever has the turn, others by the wheel."""
MOST_HIGH = 900.0
"""From there on players stand in a second column."""


@dataclass
class SidePanel:
    """The panel that pictures have, in the window: its parts can be pointed at."""

    brush: Brush
    words: Wording
    board: Board
    names: Sequence[str]
    patterns: bool = False
    mirrored: bool = False
    """Whether it begins at the right."""
    first: int = 0
    """The seat that is shown first where there are many."""
    _turn: int = -1
    """Whose turn it was when that was chosen."""
    _many: int = 0
    """How many players there are, if not all are shown."""
    boxes: dict[str, pygame.Rect] = field(default_factory=dict)
    """Where in the window dice, players and pieces are, by id or step."""
    _drawn: tuple[object, pygame.Surface, dict[str, tuple[float, float, float, float]], float] | None = None

    def draw(
        self, surface: pygame.Surface, area: pygame.Rect, scale: float, scene: Scene, faces: Mapping[str, str]
    ) -> None:
        """Draw it into an area, as large as fits."""
        self._keep_in_sight(scene)
        key = (area.size, scale, scene, self.first, tuple(faces.items()), self.brush, self.patterns)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, *self._paint(area, scale, scene, faces))
        _, picture, boxes, k = self._drawn
        surface.blit(picture, area.topleft)
        if self._many:
            self._draw_place(surface, area)
        self.boxes = {
            id: pygame.Rect(area.left + int(x * k), area.top + int(y * k), int(w * k), int(h * k))
            for id, (x, y, w, h) in boxes.items()
        }

    def scroll(self, steps: int) -> bool:
        """Show players further on; whether not all are shown."""
        self.first = max(0, min(self.first + steps, self._many - CROWD))
        return self._many > 0

    def _keep_in_sight(self, scene: Scene) -> None:
        """Whoever has the turn is shown, from the moment it begins."""
        players = scene.players
        self._many = len(players) if len(players) > CROWD else 0
        on = (seat for seat, player in enumerate(players) if {"turn", "winner"} & {*player.flags})
        turn = next(on, self._turn)
        if turn != self._turn and not self.first <= turn < self.first + CROWD:
            self.first = turn - CROWD // 2
        self._turn, self.first = turn, max(0, min(self.first, self._many - CROWD))

    def _draw_place(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A bar that tells which of the players are shown."""
        wide = max(3, area.width // 80)
        bar = pygame.Rect(area.left if self.mirrored else area.right - wide, area.top, wide, area.height)
        pygame.draw.rect(surface, self.brush.colour("line"), bar, border_radius=wide)
        top, high = area.height * self.first // self._many, area.height * CROWD // self._many
        seen = pygame.Rect(bar.left, area.top + top, wide, high)
        pygame.draw.rect(surface, self.brush.colour("soft"), seen, border_radius=wide)

    def _paint(
        self, area: pygame.Rect, scale: float, scene: Scene, faces: Mapping[str, str]
    ) -> tuple[pygame.Surface, dict[str, tuple[float, float, float, float]], float]:
        trays = [tray for tray in scene.trays if tray.active][:1]
        shown = with_emblems(replace(scene, summary=None, trays=tuple(trays)))
        names = self.names[self.first : self.first + CROWD] if self._many else self.names
        if self._many:
            shown = replace(shown, players=shown.players[self.first : self.first + CROWD])
        pen = Pen(1.0, self.brush.palette, self.words, faces, self.board.faces, patterns=self.patterns)
        square, board, room = SQUARE, self.board, WIDTH * area.height / area.width
        while True:
            panel = Panel(
                pen, board, left=1.0, y=1.0, bottom=MOST_HIGH, square=square, mirrored=self.mirrored
            )
            panel.fill(shown, names)
            if panel.lowest <= room:
                break
            if trays and square > SQUARE / 3:
                square -= 1.0
            elif board.legend and panel.lowest > room * CRAMPED:
                board = replace(board, legend=())  # rather that than players nobody can read
            else:
                break
        k = min(area.width / (panel.right + 2), area.height / max(1.0, panel.lowest), LARGEST * scale)
        shift = area.width / k - panel.right - 2 if self.mirrored else 0.0
        drawn = tag("g", *panel.parts, transform=f"scale({k:.4f}) translate({shift:.2f} 0)")
        boxes = {self._seat(id): (x + shift, y, wide, high) for id, (x, y, wide, high) in panel.boxes.items()}
        return self.brush.picture(drawn, area.width, area.height), boxes, k

    def _seat(self, id: str) -> str:
        """The id of a player by the place among those that are shown; any other stays as it is."""
        moved = self._many and id.startswith("seat") and id[4:].isdecimal()
        return f"seat{int(id[4:]) + self.first}" if moved else id

    def die(self, node: Node, mark: str, side: int) -> pygame.Surface:
        """A die that tumbles over the one that lies in the tray."""
        pen = Pen(float(side), self.brush.palette, self.words, {node.id: mark}, self.board.faces)
        drawn = pen.draw(replace(node, x=0, y=0, w=1, h=1, mark="", label=""))
        return self.brush.picture(drawn, side, side, -side / 2, -side / 2)


def dice_beside(scene: Scene) -> list[Node]:
    return [node for node in scene.nodes if is_beside(node)]
