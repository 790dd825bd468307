"""How a game ended: a sheet over the board with the podium, and everybody's place and figures."""

import pygame

from boardloom.core.scene import Summary
from boardloom.desktop.podium import draw_podium
from boardloom.desktop.tabletop import Tabletop

ROW, TITLE, SMALL = 44.0, 38.0, 14.0
"""Of the design: the height of a row, of the headline's letters, of the headings'."""
PODIUM = 250.0
"""The height of the podium, where there is room for it."""
NAME_SHARE = 0.42
"""How much of a row the name takes."""


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
    columns = len(summary.columns)
    wide = room * (1 - NAME_SHARE) / max(1, columns - 1)
    y += px(16)

    def put(words: str, x: float, y: float, size: float, part: str = "ink", of: float = 0.0) -> None:
        """Words that end at x, in a sheet that begins at its left or at its right."""
        at = 2 * sheet.centerx - x if screen.mirrored else x
        screen.write(surface, words, at, y, size, part, room=of, anchor="end")

    for i, column in enumerate(summary.columns):
        if i:
            put(said(column), left + room * NAME_SHARE + wide * i, y, px(SMALL), "soft", wide * 0.95)
    y += px(12)
    ranked = sorted(range(len(summary.places)), key=lambda seat: summary.places[seat])
    for number, cells in enumerate(summary.rows):
        middle = y + row / 2
        seat = ranked[number] if number < len(ranked) else number
        pygame.draw.line(surface, brush.colour("line"), (left, int(y)), (left + room, int(y)))
        place = str(summary.places[seat]) if summary.places else ""
        mark = left + room if screen.mirrored else left
        screen.write(surface, place, mark, middle, row * 0.5, "accent-ink", weight=700, display=True)
        first, across = said(cells[0]) if cells else "", room * NAME_SHARE - px(40)
        begin = left + room - px(36) - across if screen.mirrored else left + px(36)
        screen.write(surface, first, begin, middle, row * 0.42, room=across, weight=700)
        for i, cell in enumerate(cells[1:], 1):
            put(said(cell), left + room * NAME_SHARE + wide * i, middle, row * 0.4, of=wide * 0.95)
        y += row
    y += px(14)
    for line in notes:
        screen.write(surface, line, sheet.centerx, y + px(10), px(16), "soft", room=room, anchor="middle")
        y += px(24)
