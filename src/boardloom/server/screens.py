"""What screens are shown of a position, through whatever eyes it was seen by."""

from collections.abc import Iterator, Sequence

from boardloom.game import CHANCE, Game, Position
from boardloom.options import GameConfig
from boardloom.parts import View
from boardloom.scene import Board, Choices, Editor, Happening, Scene, Section, Tree


def view_of(game: Game) -> View | None:
    return game.view


def board(config: GameConfig, game: Game) -> Board | None:
    shown = view_of(game)
    return shown.board(config) if shown else None


def scene(seen: Position, names: Sequence[str]) -> Scene | None:
    shown = view_of(seen.game)
    return shown.scene(seen, names) if shown else None


def choices(seen: Position, names: Sequence[str]) -> Choices:
    """What may be done, as steps; of what a person's own dice may show, each outcome is one."""
    shown = view_of(seen.game)
    if shown is None or seen.mover == CHANCE:
        return Choices(kinds=("choice",), tree={seen.name(action): action for action in seen.choices()})
    return shown.choices(seen, names)


def happening(before: Position, action: int, after: Position) -> Happening | None:
    shown = view_of(before.game)
    return shown.happening(before, action, after) if shown else None


def editors(config: GameConfig, game: Game) -> tuple[Editor, ...]:
    shown = view_of(game)
    return shown.editors(config) if shown else ()


def guide(config: GameConfig, game: Game) -> tuple[Section, ...]:
    return game.guide(config) if game.guide else ()


def paths(tree: Tree, taken: tuple[str, ...] = ()) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Each action of a tree of choices, with the steps that lead to it."""
    for step, to in tree.items():
        if isinstance(to, int):
            yield to, (*taken, step)
        else:
            yield from paths(to, (*taken, step))
