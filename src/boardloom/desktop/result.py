"""How a game ended: a sheet over the board with the podium, and everybody's place and figures."""

from collections.abc import Sequence

import pygame

from boardloom.core.scene import Summary
from boardloom.desktop.podium import draw_podium
from boardloom.desktop.tabletop import Tabletop
from boardloom.svg.markup import width_of

ROW, TITLE, SMALL = 44.0, 38.0, 14.0
"""Of the design: the height of a row, of the headline's letters, of the headings'."""
PODIUM = 250.0
"""The height of the podium, where there is room for it."""
NAME_SHARE = 0.42
"""How much of a row the name takes, where the figures need no more than the rest."""
BETWEEN = 14.0
"""Between two columns, at least."""


def widths(needed: Sequence[float], room: float) -> list[float]:
    """Of the columns, the first of which has the names: the others alike, or as wide as each needs where that
    is too little, or narrower where there is no room for that.

    >>> widths([40, 20, 50], 200), widths([30, 20, 50], 100), widths([30, 60, 80], 100)
    ([84.0, 58.0, 58.0], [30, 20.0, 50.0], [30, 30.0, 40.0])
    """
    name, alike = room * NAME_SHARE, (room - room * NAME_SHARE) / max(1, len(needed) - 1)
    if max(needed[1:], default=0) <= alike:
        return [name, *[alike] * (len(needed) - 1)]
    name = min(name, needed[0])
    left, wanted = room - name, sum(needed[1:])
    spare = max(0.0, left - wanted) / (len(needed) - 1)
    return [name, *(each * min(1.0, left / wanted) + spare for each in needed[1:])]


def draw_result(screen: Tabletop, surface: pygame.Surface, summary: Summary, area: pygame.Rect) -> None:
    """The headline, a row for each player, and what else is worth knowing."""
    px, said, brush = screen.px, screen.said, screen.window.brush
    notes = [line for note in summary.notes for line in screen.lines(said(note), px(16), area.width * 0.8)]
    title = screen.lines(said(summary.headline), px(TITLE), area.width * 0.8)[:2]
    high = px(48) * len(title) + px(ROW) * len(summary.rows) + px(64) + px(24) * len(notes) + px(24)
    row = min(
        px(ROW),
        max(px(18), (area.height - (high - px(ROW) * len(summary.rows))) // max(1, len(summary.rows))),
    )
    high = high - (px(ROW) - row) * len(summary.rows)
    podium = px(PODIUM) if summary.places and high + px(PODIUM) <= area.height else 0
    high = min(area.height, high + podium)
    sheet = pygame.Rect(0, 0, min(area.width, px(680)), high)
    sheet.center = area.center
    shadow = pygame.Surface(sheet.inflate(px(24), px(24)).size, pygame.SRCALPHA)
    for inset in range(px(12)):
        box = shadow.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(shadow, (0, 0, 0, 6 * (inset + 1) * 12 // px(12)), box, border_radius=px(24))
    surface.blit(shadow, shadow.get_rect(center=(sheet.centerx, sheet.centery + px(4))))
    surface.blit(
        brush.box(
            sheet.width, sheet.height, brush.colour("surface"), brush.colour("line"), 0, 18 * screen.scale
        ),
        sheet.topleft,
    )
    y = float(sheet.top + px(20))
    for line in title:
        screen.write(
            surface, line, sheet.centerx, y + px(24), px(TITLE), room=sheet.width * 0.9, anchor="middle",
            weight=700, display=True,
        )  # fmt: skip
        y += px(48)
    if podium:
        stands = pygame.Rect(sheet.left, int(y) + px(12), sheet.width, podium - px(16))
        draw_podium(screen, surface, summary, stands)
        y += podium
    left, room = sheet.left + px(28), sheet.width - px(56)
    table = [[said(cell) for cell in cells] for cells in summary.rows]
    headings = [said(column) for column in summary.columns]
    needed = [
        px(BETWEEN)
        + max(
            width_of(heading, px(SMALL)),
            *(width_of(cells[i], row * 0.4) for cells in table if i < len(cells)),
            0.0,
        )
        for i, heading in enumerate(headings)
    ]
    wide = widths([needed[0] + px(40), *needed[1:]], room)
    ends = [left + sum(wide[: i + 1]) for i in range(len(wide))]
    y += px(16)

    def put(words: str, x: float, y: float, size: float, part: str = "ink", of: float = 0.0) -> None:
        """Words that end at x, in a sheet that begins at its left or at its right."""
        at = 2 * sheet.centerx - x if screen.mirrored else x
        screen.write(surface, words, at, y, size, part, room=of, anchor="end")

    for i, heading in enumerate(headings):
        if i:
            put(heading, ends[i], y, px(SMALL), "soft", wide[i] - px(BETWEEN) / 2)
    y += px(12)
    ranked = sorted(range(len(summary.places)), key=lambda seat: summary.places[seat])
    for number, cells in enumerate(table):
        middle = y + row / 2
        seat = ranked[number] if number < len(ranked) else number
        pygame.draw.line(surface, brush.colour("line"), (left, int(y)), (left + room, int(y)))
        place = str(summary.places[seat]) if summary.places else ""
        mark = left + room if screen.mirrored else left
        screen.write(surface, place, mark, middle, row * 0.5, "accent-ink", weight=700, display=True)
        first, across = cells[0] if cells else "", wide[0] - px(40)
        begin = left + room - px(36) - across if screen.mirrored else left + px(36)
        screen.write(surface, first, begin, middle, row * 0.42, room=across, weight=700)
        for i, cell in enumerate(cells[1:], 1):
            put(cell, ends[i], middle, row * 0.4, of=wide[i] - px(BETWEEN) / 2)
        y += row
    y += px(14)
    for line in notes:
        screen.write(surface, line, sheet.centerx, y + px(10), px(16), "soft", room=room, anchor="middle")
        y += px(24)
