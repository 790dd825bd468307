"""Boards that differ a little from one another: what a search for better ones tries.

Which options are boards, and what can be put where, is what the game tells screens that edit them
(`View.editors`). Whether a board may be played is asked of the game's options: no board is tried that they
refuse.
"""

from collections.abc import Callable, Sequence
from typing import Any

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.core.scene import Editor
from boardloom.lab.design import Design
from boardloom.match.plain_view import safe_view

TRIES = 200
"""Changes that are tried before a board counts as one that cannot be changed."""
NEAR = 10
"""How far an end of a link is moved, if it is not moved anywhere."""
Element = Any
"""A brush's value, or a link as a dictionary: what a game's option takes."""


def is_board(design: Design, option: str) -> bool:
    """Whether an option is a board that screens edit."""
    editors = safe_view(design.game).editors(design.position.config)
    return any(editor.field == option and editor.kind in ("links", "paint") for editor in editors)


class Boards:
    """The boards of one design: drawn anew, or from another by a change."""

    def __init__(self, base: Design, option: str) -> None:
        editors = safe_view(base.game).editors(base.position.config)
        found = next((e for e in editors if e.field == option and e.kind in ("links", "paint")), None)
        if found is None:
            boards = [editor.field for editor in editors if editor.kind in ("links", "paint")]
            raise BadOptions(message("lab-no-board", option=option, choices=", ".join(boards) or "–"))
        self.base, self.option, self.editor = base, option, found

    def drawn(self, number: int) -> Design | None:
        """A board as the computer draws it, where the game does so: with another number another one."""
        if not self.editor.seed:
            return None
        free = {name: value for name, value in self.base.options.items() if name != self.option}
        drawn = Design(self.base.name, self.base.bots, **{**free, self.editor.seed: number})
        return self._made(self.elements(drawn))

    def elements(self, design: Design) -> list[Element]:
        """What is on a board."""
        editors = safe_view(design.game).editors(design.position.config)
        return list(next(editor.value for editor in editors if editor.field == self.option))

    def changed(self, design: Design, draw: Callable[[int], int]) -> Design:
        """Another board: one change, or a few. `draw` gives a number below another one."""
        elements = self.elements(design)
        change = _change_links if self.editor.kind == "links" else _repaint
        for _ in range(TRIES):
            new = list(elements)
            for _ in range(1 + draw(2) * (1 + draw(3))):
                new = change(new, self.editor, draw)
            if new != elements and (made := self._made(new)):
                return made
        raise BadOptions(message("lab-board-fixed", option=self.option))

    def _made(self, elements: Sequence[Element]) -> Design | None:
        """The design with this board; None where the game's rules refuse it."""
        try:
            return self.base.but(**{self.option: list(elements)})
        except BadOptions:
            return None


def _repaint(cells: list[Element], editor: Editor, draw: Callable[[int], int]) -> list[Element]:
    """Another square, or two that change places."""
    free = [i for i, cell in enumerate(editor.cells) if cell not in editor.fixed]
    i = free[draw(len(free))]
    if draw(2):
        cells[i] = editor.brushes[draw(len(editor.brushes))].value
    else:
        j = free[draw(len(free))]
        cells[i], cells[j] = cells[j], cells[i]
    return cells


def _change_links(links: list[Element], editor: Editor, draw: Callable[[int], int]) -> list[Element]:
    """A link moved, turned round, put there or taken away."""
    taken = {end for link in links for end in (link["from"], link.get("to"))}
    cells = [i for i in range(editor.first, editor.first + len(editor.cells)) if i not in taken]
    what = draw(8)
    if not links or (what == 0 and cells):
        return [*links, _link(links, editor, cells, draw)]
    i = draw(len(links))
    if what == 1:
        return [*links[:i], *links[i + 1 :]]
    if what == 2:
        return [*links[:i], _turned(links[i], editor, draw), *links[i + 1 :]]
    end = "to" if links[i].get("to") is not None and draw(2) else "from"
    near = [cell for cell in cells if abs(cell - links[i][end]) <= NEAR]
    room = near if near and draw(2) else cells
    return [*links[:i], {**links[i], end: room[draw(len(room))]}, *links[i + 1 :]] if room else links


def _link(
    links: Sequence[Element], editor: Editor, cells: list[int], draw: Callable[[int], int]
) -> dict[str, Any]:
    """A new one, of a kind that is on the board already."""
    kinds = {link["kind"] for link in links}
    brushes = [brush for brush in editor.brushes if brush.value in kinds or not kinds]
    brush = brushes[draw(len(brushes))]
    link = {"kind": brush.value, "from": cells[draw(len(cells))]}
    return {**link, "to": cells[draw(len(cells))]} if brush.ends == 2 else link


def _turned(link: dict[str, Any], editor: Editor, draw: Callable[[int], int]) -> dict[str, Any]:
    """The same place, another kind: a ladder becomes a snake."""
    ends = 2 if link.get("to") is not None else 1
    kinds = [brush.value for brush in editor.brushes if brush.ends == ends]
    turned = {**link, "kind": kinds[draw(len(kinds))]}
    return turned if ends == 1 else {**turned, "from": link["to"], "to": link["from"]}
