"""Sprites: how nodes look, as SVG around the origin in board units, without words, place and tone.

Every painter draws the same ones: pictures for notebooks and cards (`boardloom.svg.paint`), the browser by
`<use>`. Colours are CSS variables: `--t` is the tone of the node, `--t-hi`, `--t-lo`, … are its shades,
others are of the theme (`boardloom.svg.palette`). Slots say where words go. A piece's origin is the top left
corner of the box around it, wherever it lies, so that all that lie alike share a sprite.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2s

from msgspec import json
from msgspec.structs import replace

from boardloom.core.happening import Happening
from boardloom.core.scene import Board, Editor, Node, Point, Scene
from boardloom.core.sprite import Slot, Sprite
from boardloom.svg import cells, dice, links, pieces, tokens
from boardloom.svg.frame import frame, rim
from boardloom.svg.icons import emblem, icon
from boardloom.svg.portraits import PORTRAITS, portrait

Painter = Callable[[Node], tuple[str, tuple[Slot, ...]]]
PAINTERS: Mapping[str, Painter] = {
    "cell": cells.cell,
    "token": tokens.token,
    "piece": pieces.piece,
    "link": links.link,
    "die": dice.die,
    "text": cells.words,
    "icon": cells.icon_alone,
}


ENDING = ("meeple", "crown", "trophy", "coffee-cup")
"""The icons that every game ends with: who stands on the podium, praise and comfort."""


def origin(node: Node) -> Point:
    """Where on the board the origin of a node's sprite is."""
    if node.kind == "piece" and node.points:
        return min(x for x, _ in node.points), min(y for _, y in node.points)
    return node.x, node.y


def sprite_of(node: Node) -> tuple[str, Sprite]:
    """The sprite of a node, and its key."""
    x, y = origin(node)
    alike = replace(
        node, id="", x=0.0, y=0.0, label="", row=-1, col=-1, sprite="",
        tone=_sort_of(node.tone), pattern="" if node.kind == "piece" else node.pattern,
        points=tuple((round(a - x, 3), round(b - y, 3)) for a, b in node.points),
        text=node.text and "-", caption=node.caption and "-", note=node.note and "-",
        mark=node.mark if node.kind == "die" else node.mark and "-",
        badge=node.badge if node.kind == "die" else node.badge and "-",
    )  # fmt: skip
    return _sprite(alike)


def _sort_of(tone: str) -> str:
    """Nodes of these sorts of tones are drawn in different ways."""
    if tone == "plain":
        return tone
    return "hue" if tone.startswith("hue") else "t"


@lru_cache(maxsize=4096)
def _sprite(alike: Node) -> tuple[str, Sprite]:
    return _keyed(*PAINTERS[alike.kind](alike))


def _keyed(svg: str, slots: tuple[Slot, ...] = ()) -> tuple[str, Sprite]:
    drawn = Sprite(svg, slots)
    return blake2s(json.encode(drawn), digest_size=6).hexdigest(), drawn


def dressed_board(board: Board, first: Scene) -> Board:
    """A board with its sprites, and those that the first scene needs."""
    nodes, sprites = _nodes(board.nodes)
    details, more = _nodes(board.details)
    sprites |= more
    shapes = {step: _keyed(pieces.body(at_origin(squares))) for step, squares in board.shapes.items()}
    frames = {
        step: _keyed(pieces.dashes(at_origin(squares), "var(--rim)", "var(--dash)"))
        for step, squares in board.shapes.items()
    }
    backdrop = _keyed(frame(board))
    faces = {mark: _keyed(dice.face(mark)) for mark in ("", *dice.PIPS)}
    if board.faces:
        faces[""] = _keyed(dice.pictured())
    faces |= {mark: _keyed(dice.face(mark, side.icon, side.number)) for mark, side in board.faces.items()}
    sprites |= dict((backdrop, *shapes.values(), *frames.values(), *faces.values()))
    sprites |= _icons([*(side.icon for side in board.faces.values()), *(sign.icon for sign in board.legend)])
    if board.seating == "around":
        sprites |= {f"portrait-{shape}": Sprite(portrait(shape)) for shape in PORTRAITS}
    return replace(
        board,
        nodes=nodes,
        details=details,
        backdrop=backdrop[0],
        rim=rim(board),
        sprites=sprites | dressed(first).sprites,
        shape_sprites={step: key for step, (key, _) in shapes.items()},
        frame_sprites={step: key for step, (key, _) in frames.items()},
        face_sprites={mark: key for mark, (key, _) in faces.items()},
    )


def dressed(scene: Scene, known: Container[str] = ()) -> Scene:
    """A scene with its emblems and its sprites, but for those that are known."""
    scene = with_emblems(scene)
    nodes, sprites = _nodes(scene.nodes)
    figures = [*scene.facts, *(figure for player in scene.players for figure in player.figures)]
    icons = [*(player.icon for player in scene.players), *(figure.icon for figure in figures)]
    sprites |= _icons([*icons, scene.moment.icon if scene.moment else ""])
    sprites |= _icons(ENDING if scene.summary else ())
    return replace(
        scene, nodes=nodes, sprites={key: sprite for key, sprite in sprites.items() if key not in known}
    )


def dressed_happening(happening: Happening, known: Container[str] = ()) -> Happening:
    """What happens with the sprites of its icons, but for those that are known."""
    card = happening.card
    moment = happening.moment
    named = [*(effect.icon for effect in happening.effects), happening.icon]
    icons = _icons([*named, card.icon if card else "", moment.icon if moment else ""])
    return replace(happening, sprites={key: icons[key] for key in icons if key not in known})


def dressed_editor(editor: Editor) -> Editor:
    """An editor with the sprites of what its brushes put on the board."""
    sprites: dict[str, Sprite] = {}
    brushes = []
    for brush in editor.brushes:
        if brush.node:
            bare = replace(brush.node, text="", caption="", note="")
            (node, alone), drawn = _nodes([brush.node, bare])
            sprites |= drawn
            brush = replace(brush, node=node, sprite=alone.sprite)
        brushes.append(brush)
    return replace(editor, brushes=tuple(brushes), sprites=sprites)


def with_emblems(scene: Scene) -> Scene:
    """The same with an emblem for every player, and on the tokens that bear a player's tone and mark."""
    players = tuple(
        player if player.icon else replace(player, icon=emblem(seat))
        for seat, player in enumerate(scene.players)
    )
    emblems = {(player.tone, player.mark): player.icon for player in players}
    nodes = tuple(
        replace(node, icon=emblems.get((node.tone, node.mark), ""))
        if node.kind == "token" and not node.icon and node.mark and "marked" not in node.flags
        else node
        for node in scene.nodes
    )
    return replace(scene, players=players, nodes=nodes)


def _nodes(nodes: Iterable[Node]) -> tuple[tuple[Node, ...], dict[str, Sprite]]:
    found = [(node, *sprite_of(node)) for node in nodes]
    named = tuple(replace(node, sprite=key) for node, key, _ in found)
    return named, {key: sprite for _, key, sprite in found}


def _icons(names: Iterable[str]) -> dict[str, Sprite]:
    return {f"icon-{name}": Sprite(icon(name, 0, 0, 1, "currentColor")) for name in names if name}


def at_origin(squares: Sequence[Point]) -> list[Point]:
    """The same shape with no square left of or above (0, 0)."""
    if not squares:
        return []
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return [(x - left, y - top) for x, y in squares]
