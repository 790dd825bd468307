"""What painters rely on, in the view of somebody's own game: every field has its kind of value, what belongs
together fits together, and the steps lead to all that may be done and to nothing else.

The views of the house's games are held to the same by the laws in the tests.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from boardloom.core.game import Position
from boardloom.core.happening import Happening
from boardloom.core.message import Who
from boardloom.core.options import GameConfig
from boardloom.core.scene import Board, Choices, Editor, Node, Scene, Summary, Tree
from boardloom.games.guest_faults import WrongData, as_sent
from boardloom.svg.icons import is_known, names

LOOKS = {
    "cell": ("flat", "tile", "card", "tray", "glow", "well", "socket", "groove", "dot", "none"),
    "token": ("disc", "pawn", "peg", "medal"),
    "link": ("arrow", "ladder", "snake", "road"),
    "die": ("beside", "table"),
    "text": ("plain", "title"),
}
"""By kind of a node, the looks that painters know; `Node` says what they are."""


def checked_board(returned: object) -> Board:
    board: Board = as_sent(returned, Board)
    if board.width <= 0 or board.height <= 0:
        raise WrongData(f"width and height are {board.width} and {board.height}")
    _each_once("nodes", (node.id for node in (*board.nodes, *board.details)))
    _are_drawn("nodes[...].icon", (node.icon for node in board.nodes if node.kind != "link"))
    _are_looks(board.nodes)
    for step, turns in board.turns.items():
        _each_once(f"turns[{step!r}]", (turn.key for turn in turns))
    return board


def checked_scene(p: Position, board: Board, returned: object) -> Scene:
    scene: Scene = as_sent(returned, Scene)
    players = p.config.players
    if len(scene.players) != players:
        raise WrongData(f"players are {len(scene.players)}, not {players}")
    _each_once("nodes", (node.id for node in (*board.nodes, *scene.nodes)))
    _are_drawn("nodes[...].icon", (node.icon for node in scene.nodes if node.kind != "link"))
    _are_looks(scene.nodes)
    figures = [figure.icon for player in scene.players for figure in player.figures]
    _are_drawn("players[...].figures[...].icon", figures)
    _each_once("trays", (f"{tray.seat} {tray.tone}" for tray in scene.trays))
    for tray in scene.trays:
        _each_once("trays[...].items", (item.step for item in tray.items))
        for item in tray.items:
            if item.shape not in board.shapes:
                raise WrongData(f"trays[...].items[...].shape {item.shape!r} is none of the board's shapes")
    for limit in scene.limits:
        if not -1 <= limit.tray < len(scene.trays):
            raise WrongData(f"limits[...].tray {limit.tray} is none of the trays")
    if scene.summary:
        _check_summary(scene.summary, players)
    return scene


def checked_choices(p: Position, returned: object) -> Choices:
    choices: Choices = as_sent(returned, Choices)
    wanted, found = set(p.choices()) if p.mover >= 0 else set(), set(_leaves(choices.tree))
    if missing := wanted - found:
        raise WrongData(f"tree does not lead to {_some(missing)}, which may be done")
    if closed := found - wanted:
        raise WrongData(f"tree leads to {_some(closed)}, which may not be done")
    for step, begins in choices.begin.items():
        below = choices.tree.get(step)
        if not isinstance(below, dict) or begins not in below:
            raise WrongData(f"begin[{step!r}] is {begins!r}, which does not follow that step in the tree")
    return choices


def checked_happening(returned: object) -> Happening:
    happening: Happening = as_sent(returned, Happening)
    return happening


def checked_editors(config: GameConfig, returned: object) -> tuple[Editor, ...]:
    editors: tuple[Editor, ...] = as_sent(returned, tuple[Editor, ...])
    for editor in editors:
        if editor.field not in type(config).model_fields:
            raise WrongData(f"field {editor.field!r} is none of the game's options")
    return editors


def _check_summary(summary: Summary, players: int) -> None:
    if len(summary.places) != players:
        raise WrongData(f"summary.places are {len(summary.places)}, not {players}")
    for row in summary.rows:
        if len(row) != len(summary.columns):
            raise WrongData(f"summary.rows[...] has {len(row)} values for {len(summary.columns)} columns")
        if not row or not isinstance(row[0], Who) or not 0 <= row[0].seat < players:
            raise WrongData("summary.rows[...] does not begin with a player")


def _leaves(tree: Tree) -> Iterator[int]:
    """All actions of a tree."""
    for step, below in tree.items():
        if isinstance(below, dict) and below:
            yield from _leaves(below)
        elif isinstance(below, int) and not isinstance(below, bool):
            yield below
        else:
            raise WrongData(f"tree: {step!r} leads to {below!r}, neither an action nor further steps")


def _each_once(field: str, names: Iterable[str]) -> None:
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise WrongData(f"{field}: several are called {twice[0]!r}")


def _are_drawn(field: str, icons: Iterable[str]) -> None:
    for icon in icons:
        if icon and not is_known(icon):
            like = get_close_matches(icon, names())
            raise WrongData(f"{field} {icon!r} is no icon" + (f"; did you mean {like[0]!r}?" if like else ""))


def _are_looks(nodes: Iterable[Node]) -> None:
    for node in nodes:
        if node.look and node.look not in LOOKS.get(node.kind, ()):
            known = ", ".join(LOOKS.get(node.kind, ())) or "no others"
            raise WrongData(f"nodes[...].look {node.look!r} is none of a {node.kind}, which are {known}")


def _some(actions: set[int]) -> str:
    return ", ".join(map(str, sorted(actions)[:5])) + (", …" if len(actions) > 5 else "")
