"""Steps towards a choice, as painters show them: what may be chosen next, and what is held."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from boardloom.core.scene import SHORTCUT, Board, Choices, Point, Scene, Tree

Taken = Sequence[str]
"""The steps taken so far."""


@dataclass(frozen=True)
class Ghost:
    """A piece held over the board."""

    squares: tuple[Point, ...]
    """Their top left corners."""
    tone: str
    fits: bool
    """Whether it may be placed there."""


def following(choices: Choices, taken: Taken) -> Tree:
    """What may follow these steps; nothing where they lead nowhere, or all the way."""
    tree = choices.tree
    for step in taken:
        below = tree.get(step)
        if not isinstance(below, dict):
            return {}
        tree = below
    return tree


def paths(choices: Choices) -> dict[int, tuple[str, ...]]:
    """Each action that may be chosen, with the steps that lead to it; shortcuts to it are left out."""
    return dict(_paths(choices, choices.tree, ()))


def _paths(choices: Choices, tree: Tree, taken: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    for step, to in tree.items():
        if is_shortcut(choices, step):
            continue
        if isinstance(to, int):
            yield to, (*taken, step)
        else:
            yield from _paths(choices, to, (*taken, step))


def is_shortcut(choices: Choices, step: str) -> bool:
    """Whether other steps lead to the same action, so that this one need not be taken."""
    return step in choices.steps and SHORTCUT in choices.steps[step].flags


def open_steps(choices: Choices, taken: Taken) -> frozenset[str]:
    """What may be chosen now: what follows, or what stands beside a last step that leads no further, such as
    the cell over which a piece is held."""
    steps = following(choices, taken) or following(choices, taken[:-1])
    return frozenset(steps)


def held_shape(board: Board, taken: Taken) -> str:
    """The step taken last that has a shape; empty if there is none."""
    return next((step for step in reversed(taken) if step in board.shapes), "")


def active_tone(scene: Scene) -> str:
    """The colour of whoever is to choose."""
    trays = [tray.tone for tray in scene.trays if tray.active]
    turns = [player.tone for player in scene.players if "turn" in player.flags]
    return next(iter([*trays, *turns]), "plain")


def ghost(board: Board, scene: Scene, choices: Choices, taken: Taken) -> Ghost | None:
    """The piece held, where the last step is a cell it is held over."""
    shape = held_shape(board, taken[:-1])
    cell = next((node for node in board.nodes if taken and node.id == taken[-1]), None)
    if not shape or cell is None:
        return None
    squares = tuple((cell.x - 0.5 + x, cell.y - 0.5 + y) for x, y in board.shapes[shape])
    return Ghost(squares, active_tone(scene), taken[-1] in following(choices, taken[:-1]))


def reach_of_smallest(board: Board, choices: Choices) -> set[Point]:
    """Before a piece is taken up: the top left corners of what the smallest one can cover, which shows where
    there is a place to go on. Nothing where steps have no shapes."""
    ways = [
        (shape, below)
        for tree in choices.tree.values()
        if isinstance(tree, dict)
        for shape, below in tree.items()
        if shape in board.shapes and isinstance(below, dict) and below
    ]
    if not ways:
        return set()
    least = min(len(board.shapes[shape]) for shape, _ in ways)
    corner = {node.id: (node.x - 0.5, node.y - 0.5) for node in board.nodes if node.kind == "cell"}
    return {
        (corner[cell][0] + x, corner[cell][1] + y)
        for shape, cells in ways
        if len(board.shapes[shape]) == least
        for cell in cells
        if cell in corner
        for x, y in board.shapes[shape]
    }
