"""What screens are shown of a position, through whatever eyes it was seen by."""

from collections.abc import Iterator

from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.options import GameConfig
from boardloom.core.scene import Board, Choices, Editor, Happening, Scene, Section, Step, Tree
from boardloom.match.plain_view import safe_view


def board(config: GameConfig, game: Game) -> Board:
    return safe_view(game).board(config)


def scene(seen: Position) -> Scene:
    return safe_view(seen.game).scene(seen)


def choices(seen: Position) -> Choices:
    """What may be done, as steps; of what a person's own dice may show, each outcome is one."""
    if seen.mover != CHANCE:
        return safe_view(seen.game).choices(seen)
    tree: Tree = {seen.name(action): action for action in seen.choices()}
    steps = {seen.name(action): Step(seen.outcome(action)) for action in seen.choices()}
    return Choices(kinds=("roll",), tree=tree, steps=steps)


def happening(before: Position, action: int, after: Position) -> Happening:
    return safe_view(before.game).happening(before, action, after)


def editors(config: GameConfig, game: Game) -> tuple[Editor, ...]:
    return safe_view(game).editors(config)


def guide(config: GameConfig, game: Game) -> tuple[Section, ...]:
    return game.guide(config) if game.guide else ()


def paths(tree: Tree, taken: tuple[str, ...] = ()) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Each action of a tree of choices, with the steps that lead to it."""
    for step, to in tree.items():
        if isinstance(to, int):
            yield to, (*taken, step)
        else:
            yield from paths(to, (*taken, step))
