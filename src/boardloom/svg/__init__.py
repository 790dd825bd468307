"""A painter of scenes: any game's position as a picture (SVG) for notebooks, pages and cards.

It knows no game. A picture is one string without scripts, fonts or anything else from outside; its ids are
its own, so that many can stand in one page.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2s

from boardloom.core.choice_tree import ghost, open_steps
from boardloom.core.message import Wording
from boardloom.core.scene import Board, Choices, Scene
from boardloom.svg.around import table
from boardloom.svg.dice import is_beside
from boardloom.svg.frame import frame, rim
from boardloom.svg.markup import escaped, tag
from boardloom.svg.materials import GRADIENTS, PREFIX
from boardloom.svg.palette import Palette, Theme
from boardloom.svg.panel import Panel
from boardloom.svg.pen import Pen
from boardloom.svg.sprites import with_emblems

__all__ = ["Theme", "lying", "paint"]

SIDE = 640.0
"""Pixels of the longer side of a board."""
MARGIN = 20.0
FONTS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def paint(
    board: Board,
    scene: Scene,
    *,
    words: Wording,
    names: Sequence[str] = (),
    theme: Theme = "light",
    colours: Sequence[str] = (),
    panel: bool = True,
    title: str = "",
    faces: Mapping[str, str] | None = None,
    choices: Choices | None = None,
    taken: Sequence[str] = (),
    details: bool = False,
    ground: bool = True,
    patterns: bool = False,
) -> str:
    """The board and, unless `panel` is off, the dice, the players and what is in their hands beside it.

    `words` says what the scene says, as `boardloom.words.english` does. `names` and `colours` (#rrggbb) are
    the players', by seat. `faces` are what dice show that have no mark. With `choices`, what may follow the
    steps `taken` is ringed, and a piece held over a cell is shown there. `details` are words that most
    people do without, such as what squares are called. Without `ground` nothing lies under the board; with
    `patterns` pieces wear theirs.
    """
    scene = with_emblems(scene)
    unit = SIDE / max(board.width, board.height)
    palette = Palette(theme, tuple(colours))
    open_ = open_steps(choices, taken) if choices else frozenset[str]()
    pen = Pen(unit, palette, words, faces or {}, board.faces, open_, details, patterns)
    around = rim(board) * unit
    drawn = lying(pen, board)
    drawn += [pen.draw(node) + "".join(pen.print(node)) for node in scene.nodes if not is_beside(node)]
    if board.seating == "around":
        drawn += table(pen, board, scene, names)
    held = ghost(board, scene, choices, taken) if choices else None
    if held:
        drawn.append(pen.ghost(held.squares, held.tone, held.fits))
    edge = MARGIN + around
    placed = tag("g", *drawn, transform=f"translate({edge:.2f} {edge:.2f})")
    wide, high = board.width * unit + 2 * edge, board.height * unit + 2 * edge
    beside = Panel(pen, board, left=wide, y=MARGIN, bottom=high - MARGIN)
    if panel and scene.players:
        beside.fill(scene, names)
        wide, high = beside.right + MARGIN, max(high, beside.lowest + MARGIN)
    label = words(board.label)
    return _with_own_ids(
        tag(
            "svg",
            tag("title", escaped(title or label)),
            tag("desc", escaped(described(scene, names, words))),
            tag("defs", *(palette.resolved(gradient, "plain") for gradient in GRADIENTS)),
            *([tag("rect", width=wide, height=high, fill=palette.part("page"), rx=12)] if ground else []),
            placed,
            tag("g", *beside.parts),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {wide:.0f} {high:.0f}",
            width=f"{wide:.0f}",
            height=f"{high:.0f}",
            role="img",
            aria_label=title or label,
            font_family=FONTS,
        )
    )


def lying(pen: Pen, board: Board) -> list[str]:
    """What stays as it is for a whole match: the frame, the ground, and all that belongs to the board."""
    drawn = [pen.palette.resolved(tag("g", frame(board), transform=f"scale({pen.unit:.3f})"), "plain")]
    drawn += [pen.draw(node) for node in board.nodes]
    drawn += [word for node in board.nodes for word in pen.print(node)]
    return drawn


def _with_own_ids(picture: str) -> str:
    """The same with ids that no other picture has: a page may hold many, and the first may be hidden."""
    own = blake2s(picture.encode(errors="replace"), digest_size=5).hexdigest()
    return picture.replace(f'id="{PREFIX}', f'id="{PREFIX}{own}-').replace(
        f"url(#{PREFIX}", f"url(#{PREFIX}{own}-"
    )


def described(scene: Scene, names: Sequence[str], words: Wording) -> str:
    """The position in words, for whoever cannot see it."""
    parts = [words(scene.summary.headline)] if scene.summary else []
    for seat, player in enumerate(scene.players):
        name = names[seat] if seat < len(names) else player.mark
        figures = [f"{words(f.label)} {words(f.value)}" for f in player.figures]
        parts.append(f"{name}: {', '.join(filter(None, [*figures, words(player.note)]))}.")
    parts += [words(node.label) + "." for node in scene.nodes if node.kind in ("token", "die") and node.label]
    return " ".join(parts)
