"""A share card: a board, what it is and who plays, as one picture of the size that chats show."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from boardloom.core.message import Wording
from boardloom.core.scene import Board, Player, Scene
from boardloom.svg import Theme, paint
from boardloom.svg.icons import icon
from boardloom.svg.logo import SIDE as LOGO_SIDE
from boardloom.svg.logo import logo
from boardloom.svg.markup import LETTER, Value, fitting, tag, text, to_the_left
from boardloom.svg.materials import GRADIENTS, shaded
from boardloom.svg.palette import Palette, ink_on
from boardloom.svg.panel import wrapped
from boardloom.svg.pen import FONTS
from boardloom.svg.sprites import with_emblems

WIDTH, HEIGHT = 1200.0, 630.0
EDGE = 24.0
TABLE = HEIGHT
"""How wide the felt is that the board lies on."""
RAIL = 12.0
LEFT = TABLE + RAIL + 40.0
ROOM = WIDTH - LEFT - 44.0
"""Where words begin, and how wide they may be."""
TITLE, NOTE, NAME, BRAND, MARK = 60.0, 30.0, 30.0, 32.0, 46.0
"""Heights, in pixels."""
MOST_PLAYERS, MOST_LINES = 5, 3
BOLD = LETTER * 1.04
"""The width of a letter of the title."""
SANS = "'Nunito Sans', sans-serif"
SIZE = re.compile(r'viewBox="0 0 ([0-9]+) ([0-9]+)"')


@dataclass(frozen=True)
class Card:
    """What a card says beside its board."""

    title: str
    note: str = ""
    names: Sequence[str] = ()
    """Of the players, by seat; none are named where nobody sits yet."""
    colours: Sequence[str] = ()
    right_to_left: bool = False


def share_card(board: Board, scene: Scene, card: Card, words: Wording, theme: Theme = "light") -> str:
    palette = Palette(theme, tuple(card.colours))
    picture = paint(board, scene, words=words, theme=theme, colours=card.colours, panel=False, ground=False)
    column = _Column(card, palette)
    column.fill(with_emblems(scene).players if card.names else ())
    return tag(
        "svg",
        tag("defs", *(palette.resolved(gradient, "plain") for gradient in GRADIENTS)),
        tag("rect", width=WIDTH, height=HEIGHT, fill=palette.part("page")),
        tag("rect", width=TABLE, height=HEIGHT, fill=shaded("felt")),
        tag("rect", x=TABLE, width=RAIL, height=HEIGHT, fill=shaded("wood")),
        _placed(picture, TABLE - 2 * EDGE),
        *column.parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        width=WIDTH,
        height=HEIGHT,
        font_family=SANS,
    )


def _placed(picture: str, side: float) -> str:
    """A picture in the middle of the felt."""
    size = SIZE.search(picture)
    wide, high = (float(size[1]), float(size[2])) if size else (side, side)
    scale = side / max(wide, high)
    x, y = (TABLE - wide * scale) / 2, (HEIGHT - high * scale) / 2
    return tag("g", picture, transform=f"translate({x:.1f} {y:.1f}) scale({scale:.4f})")


class _Column:
    """The words beside the board, filled from above, and from the right where the language runs so."""

    def __init__(self, card: Card, palette: Palette) -> None:
        self.card = card
        self.palette = palette
        self.y = 52.0
        self.parts: list[str] = []

    def fill(self, players: Sequence[Player]) -> None:
        display, card = FONTS["display"], self.card
        mark = tag("g", logo(), transform=self._move(0, MARK, f"scale({MARK / LOGO_SIDE:.4f})", -10))
        self.parts.append(mark)
        self._words("Boardloom", BRAND, "ink", MARK + 14, self.y + 13, font_family=display)
        self.y += 96
        for line in wrapped([card.title], ROOM / (BOLD * TITLE))[:MOST_LINES]:
            self._words(line, TITLE, "ink", 0, self.y, font_family=display)
            self.y += TITLE * 1.12
        self.y += 6
        for line in wrapped([card.note], ROOM / (LETTER * NOTE))[:MOST_LINES]:
            self._words(line, NOTE, "soft", 0, self.y)
            self.y += NOTE * 1.32
        self.y += 28
        for player, name in list(zip(players, card.names, strict=False))[:MOST_PLAYERS]:
            if self.y > HEIGHT - 30:
                break
            self._player(player, name)

    def _player(self, player: Player, name: str) -> None:
        """Who plays, with colour and emblem."""
        tone = self.palette.tone(player.tone)
        self.parts.append(
            tag(
                "g",
                tag("rect", width=42.0, height=42.0, rx=12.0, fill=tone),
                icon(player.icon, 21, 21, 30, ink_on(tone)),
                transform=self._move(0, 42, "", -21),
            )
        )
        self._words(name, NAME, "ink", 60, self.y)
        self.y += 52

    def _move(self, x: float, wide: float, more: str, up: float) -> str:
        """Where something of that width begins, so far from where the words begin."""
        at = LEFT + ROOM - x - wide if self.card.right_to_left else LEFT + x
        return f"translate({at:g} {self.y + up:g}) {more}".strip()

    def _words(self, words: str, size: float, part: str, x: float, y: float, **more: Value) -> None:
        shown, size = fitting(words, size, (ROOM - x) / 1.04)
        ink = self.palette.part(part)
        if self.card.right_to_left:
            shown = to_the_left(shown)
            self.parts.append(text(shown, LEFT + ROOM - x, y, size, ink, "end", **more))
        else:
            self.parts.append(text(shown, LEFT + x, y, size, ink, "start", **more))
