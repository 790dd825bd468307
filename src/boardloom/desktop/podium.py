"""The best of a finished game on a podium: the first in the middle, each as high as the place."""

import pygame

from boardloom.core.message import Who
from boardloom.core.scene import Summary
from boardloom.desktop.tabletop import Tabletop
from boardloom.svg.icons import icon
from boardloom.svg.palette import mix

MOST = 5
"""More would be too narrow for their names."""
STEPS, LOWEST = (1.0, 0.8, 0.62, 0.5, 0.42), 0.36
"""How high the block of each place is."""
HEAD, PLATE = 62.0, 46.0
"""Of the design: the room for who stands on a block, and for the name below it."""
GOLD, GOLD_RIM = "#ffc928", "#8a6200"


def standing(places: tuple[int, ...]) -> list[int]:
    """The seats as they stand from left to right.

    >>> standing((3, 1, 2, 4))
    [2, 1, 0, 3]
    """
    best = sorted(range(len(places)), key=lambda seat: (places[seat], seat))[:MOST]
    return [*best[1:2], *best[:1], *best[2:]]


def draw_podium(screen: Tabletop, surface: pygame.Surface, summary: Summary, area: pygame.Rect) -> None:
    brush, px = screen.window.brush, screen.px
    seats = standing(summary.places)
    wide = min(px(150), area.width // max(1, len(seats)))
    left = area.centerx - wide * len(seats) // 2
    room = area.height - px(HEAD) - px(PLATE)
    for number, seat in enumerate(seats):
        place = summary.places[seat]
        player = screen.scene.players[seat]
        tone = brush.palette.tone(player.tone)
        high = int(room * (STEPS[place - 1] if place <= len(STEPS) else LOWEST))
        block = pygame.Rect(left + number * wide + px(4), area.bottom - px(PLATE) - high, wide - px(8), high)
        surface.blit(brush.box(block.width, block.height, tone, "", 0, 6 * screen.scale), block.topleft)
        side = px(HEAD if place == 1 else HEAD - 8)
        standing_on = pygame.Rect(0, 0, side, side)
        standing_on.midbottom = (block.centerx, block.top + px(4))
        meeple = icon("meeple", side / 2, side / 2, side, tone, rim=mix(tone, 0.6, "#000000"))
        surface.blit(brush.picture(meeple, side, side), standing_on.topleft)
        if place == 1:
            crown = px(30)
            drawn = brush.picture(
                icon("crown", crown / 2, crown / 2, crown, GOLD, rim=GOLD_RIM), crown, crown
            )
            surface.blit(drawn, drawn.get_rect(midbottom=(block.centerx, standing_on.top + px(12))))
        size = min(px(26), int(high * 0.6))
        ink = brush.ink_on(tone)
        screen.write(
            surface, str(place), block.centerx, block.centery, size, ink, anchor="middle", weight=700
        )
        middle, across = block.centerx, wide - px(12)
        y = area.bottom - px(PLATE) + px(14)
        screen.write(surface, screen.names[seat], middle, y, px(16), room=across, anchor="middle", weight=700)
        if figure := _deciding(screen, summary, seat):
            screen.write(surface, figure, middle, y + px(20), px(13), "soft", room=across, anchor="middle")


def _deciding(screen: Tabletop, summary: Summary, seat: int) -> str:
    """What decided, as the player has it."""
    row = next((row for row in summary.rows if row and row[0] == Who(seat)), ())
    if not 0 < summary.deciding < len(row):
        return ""
    return f"{screen.said(summary.columns[summary.deciding])} {screen.said(row[summary.deciding])}"
