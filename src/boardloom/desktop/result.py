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
    for i, column in enumerate(summary.columns):
        if i:
            x = left + room * NAME_SHARE + wide * i
            screen.write(surface, said(column), x, y, px(SMALL), "soft", room=wide * 0.95, anchor="end")
    y += px(12)
    ranked = sorted(range(len(summary.places)), key=lambda seat: summary.places[seat])
    for number, cells in enumerate(summary.rows):
        middle = y + row / 2
        seat = ranked[number] if number < len(ranked) else number
        pygame.draw.line(surface, brush.colour("line"), (left, int(y)), (left + room, int(y)))
        place = str(summary.places[seat]) if summary.places else ""
        screen.write(surface, place, left, middle, row * 0.5, "accent-ink", weight=700, display=True)
        first = said(cells[0]) if cells else ""
        screen.write(
            surface, first, left + px(36), middle, row * 0.42, room=room * NAME_SHARE - px(40), weight=700
        )
        for i, cell in enumerate(cells[1:], 1):
            x = left + room * NAME_SHARE + wide * i
            screen.write(surface, said(cell), x, middle, row * 0.4, room=wide * 0.95, anchor="end")
        y += row
    y += px(14)
    for line in notes:
        screen.write(surface, line, sheet.centerx, y + px(10), px(16), "soft", room=room, anchor="middle")
        y += px(24)
