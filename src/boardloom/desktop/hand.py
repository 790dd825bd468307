"""The move that somebody puts together: the steps chosen so far, and the piece held over the board."""

import math
from dataclasses import dataclass

from boardloom.core.choice_tree import following
from boardloom.core.message import Words
from boardloom.core.scene import Board, Choices, Limit, Point, Scene, Step, Tray, Turn
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE

SNAP = 0.8
"""How near a place must be that a piece snaps to, in cells."""
FEW = 8
"""Up to this many places on the board are offered as buttons too."""

Path = tuple[str, ...]


@dataclass(frozen=True)
class Held:
    """The piece that is held, over the board."""

    cell: str
    """Which would be chosen."""
    squares: tuple[Point, ...]
    """Their top left corners."""
    tone: str
    fits: bool
    why: Words
    """Why it does not fit, if a limit of the scene says it."""


class Hand:
    """What a player has chosen of all that may be chosen."""

    def __init__(self) -> None:
        self.path: Path = ()
        self.wanted: Point | None = None
        """Where the held piece hangs."""
        self.board = Board(width=1, height=1, label="", nodes=())
        self.scene = Scene(nodes=(), players=())
        self.choices = NOTHING_TO_CHOOSE
        self._corners: dict[str, Point] = {}
        self._cells: dict[Point, str] = {}

    def settle(self, board: Board, scene: Scene, choices: Choices) -> None:
        """The table has changed: everything is put back."""
        if board is not self.board:
            cells = [node for node in board.nodes if node.kind == "cell" and node.row >= 0]
            self._corners = {node.id: (node.x - 0.5, node.y - 0.5) for node in cells}
            self._cells = {(round(x), round(y)): cell for cell, (x, y) in self._corners.items()}
        self.board, self.scene, self.choices, self.path = board, scene, choices, ()

    def open(self) -> list[str]:
        """Every step that may be chosen now: the next ones, and alternatives to earlier ones."""
        taken = [self.path[:i] for i in range(len(self.path) + 1)]
        return list(dict.fromkeys(step for path in taken for step in following(self.choices, path)))

    def next_steps(self) -> list[str]:
        """Those that follow what is chosen; where that is complete, those beside it."""
        return list(following(self.choices, self.path) or following(self.choices, self.path[:-1]))

    def step(self, step: str) -> Step:
        return self.choices.steps.get(step) or Step(step)

    def take(self, step: str) -> int | None:
        """Choose a step. The action, if that completes one; a step that is only aimed at is not done yet."""
        for length in range(len(self.path), -1, -1):
            taken = self.path[:length]
            to = following(self.choices, taken).get(step)
            if to is None:
                continue
            begin = self.choices.begin.get(step)
            self.path = (*taken, step) if begin is None or isinstance(to, int) else (*taken, step, begin)
            return to if isinstance(to, int) and "aim" not in self.step(step).flags else None
        return None

    def aimed(self) -> str:
        """The step that is chosen and waits to be done."""
        last = self.path[-1] if self.path else ""
        done = following(self.choices, self.path[:-1]).get(last)
        return last if isinstance(done, int) and "aim" in self.step(last).flags else ""

    def confirm(self) -> int | None:
        aimed = self.aimed()
        done = following(self.choices, self.path[:-1]).get(aimed) if aimed else None
        return done if isinstance(done, int) else None

    def back(self) -> None:
        """Take the last step back, and the one before if that was taken along with it."""
        along = len(self.path) > 1 and self.path[-2] in self.choices.begin
        self.path = self.path[: -2 if along else -1]

    def turns(self) -> tuple[Turn, ...]:
        return self.board.turns.get(self.path[-1], ()) if self.path else ()

    def turn(self, turn: Turn) -> None:
        self.path = (*self.path[:-1], turn.to)

    @property
    def shape(self) -> tuple[Point, ...]:
        """Of the piece that is held; nothing without one."""
        return self.board.shapes.get(self.path[-1], ()) if self.path else ()

    @property
    def tray(self) -> Tray | None:
        return next((tray for tray in self.scene.trays if tray.active), None)

    def lying(self) -> frozenset[str]:
        """The steps that stand for pieces in trays."""
        return frozenset(item.step for tray in self.scene.trays for item in tray.items)

    def offers(self) -> list[str]:
        """The steps that have a button: those with nothing to click, and places if they are few."""
        nodes = {node.id for node in (*self.board.nodes, *self.scene.nodes)}
        places = nodes | {f"seat{seat}" for seat in range(len(self.scene.players))}
        lying = self.lying() | self.board.turns.keys()
        steps = [step for step in self.open() if step not in lying]
        rest = [step for step in steps if step not in places]
        few = [step for step in steps if step in places]
        return rest + (few if not self.shape and len(few) <= FEW else [])

    # --- the piece over the board ----------------------------------------------------------------

    def held(self) -> Held | None:
        """The piece, where it is held over the board."""
        if not self.shape or self.wanted is None:
            return None
        x, y = self._hung(self.wanted)
        cell = self._cells.get((round(x), round(y)), "")
        fits = cell in following(self.choices, self.path)
        covered = [self._cells.get((round(x + dx), round(y + dy)), "") for dx, dy in self.shape]
        tray = self.tray
        return Held(
            cell, tuple((x + dx, y + dy) for dx, dy in self.shape), tray.tone if tray else "plain", fits,
            "" if fits else self._fault(covered),
        )  # fmt: skip

    def places(self) -> list[Point]:
        """Where the held piece would hang wherever it fits."""
        left, top, wide, high = _box(self.shape)
        corners = (self._corners.get(cell) for cell in following(self.choices, self.path))
        return [(x + left + wide / 2, y + top + high / 2) for x, y in filter(None, corners)]

    def _hung(self, at: Point) -> Point:
        """Where the chosen cell of the shape is that hangs from its middle at a point: at the nearest place
        where it fits, if there is one close by."""
        left, top, wide, high = _box(self.shape)
        x, y = at[0] - wide / 2 - left, at[1] - high / 2 - top
        fitting = following(self.choices, self.path)
        near = [
            (math.dist((x, y), corner), corner)
            for cell in fitting
            if (corner := self._corners.get(cell)) and math.dist((x, y), corner) <= SNAP
        ]
        if near:
            return min(near)[1]
        return (
            max(-left, min(self.board.width - wide - left, round(x))),
            max(-top, min(self.board.height - high - top, round(y))),
        )

    def _fault(self, covered: list[str]) -> Words:
        own = self.scene.trays.index(self.tray) if self.tray else -1
        for limit in self.scene.limits:
            if limit.tray in (-1, own) and _broken(limit, covered):
                return limit.why
        return ""


def _broken(limit: Limit, covered: list[str]) -> bool:
    within = any(cell in limit.cells for cell in covered)
    return within if limit.kind == "none" else not within


def _box(shape: tuple[Point, ...]) -> tuple[float, float, float, float]:
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    return left, top, max(x for x, _ in shape) - left + 1, max(y for _, y in shape) - top + 1
