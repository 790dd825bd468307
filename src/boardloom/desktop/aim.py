"""What leads where, shown before anything is chosen: brackets around the place, a dotted line to it from what
is pointed at, and beside it what would come of that."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pygame

from boardloom.core.choice_tree import following
from boardloom.core.message import Words
from boardloom.core.scene import Ahead, Scene
from boardloom.desktop.hand import Hand
from boardloom.desktop.screen import Screen

PlaceOf = Callable[[str], "pygame.Rect | None"]


class Aim(NamedTuple):
    """One step, and where it leads."""

    start: str
    end: str
    outcome: Words
    tone: str
    near: bool
    """Whether the step is pointed at or chosen already."""


def aims(hand: Hand, scene: Scene, looked: str, actor: int) -> Iterator[Aim]:
    """Of the steps that are open, those that lead somewhere, the one that is looked at last."""
    after = following(hand.choices, hand.path)
    tones = {node.id: node.tone for node in scene.nodes}
    found = []
    for step in hand.next_steps():
        known = hand.step(step)
        same = step == looked or (isinstance(after.get(step), int) and after.get(step) == after.get(looked))
        near = same or step == hand.aimed()
        if known.leads and not (same and step != looked and hand.step(looked).leads):
            found.append(Aim(step, known.leads, known.outcome, tones.get(step, "plain"), near))
        elif "aim" in known.flags and near and step != f"seat{actor}":
            found.append(Aim(f"seat{actor}", step, known.outcome, scene.players[actor].tone, True))
    yield from sorted(found, key=lambda aim: aim.near)


def draw_aims(screen: Screen, surface: pygame.Surface, shown: Iterable[Aim], place_of: PlaceOf) -> None:
    for aim in shown:
        start, end = place_of(aim.start), place_of(aim.end)
        if end is None:
            continue
        brush = screen.window.brush
        _brackets(
            surface, end, brush.colour("accent") if aim.near else brush.palette.tone(aim.tone),
            screen.px(5 if aim.near else 3),
        )  # fmt: skip
        if aim.near and start is not None:
            _dotted(surface, start, end, brush.colour("accent"), screen.px(4))
        if aim.near:
            _sheet(screen, surface, end, screen.say(aim.outcome))


def draw_ahead(screen: Screen, surface: pygame.Surface, ahead: Iterable[Ahead], place_of: PlaceOf) -> None:
    """At each place what a die has to show for it, in the colour of what it is like there."""
    faces: dict[str, list[Ahead]] = {}
    for each in ahead:
        faces.setdefault(each.node, []).append(each)
    brush, size = screen.window.brush, screen.px(14)
    for node, listed in faces.items():
        if (place := place_of(node)) is None:
            continue
        tone = next((each.tone for each in listed if each.tone in ("good", "bad")), "")
        colour = brush.colour(tone or "soft")
        _brackets(surface, place, colour, screen.px(3))
        label = " ".join(each.face for each in listed)
        wide = max(2 * size, size * (len(label) + 1))
        badge = pygame.Rect(0, 0, wide, 2 * size)
        badge.center = place.midbottom
        radius = size
        pygame.draw.rect(surface, brush.colour("surface"), badge, border_radius=radius)
        pygame.draw.rect(surface, colour, badge, max(2, screen.px(2)), border_radius=radius)
        screen.write(surface, label, badge.centerx, badge.centery, size, anchor="middle", weight=700)


def _brackets(surface: pygame.Surface, at: pygame.Rect, colour: str, width: int) -> None:
    side = min(at.width, at.height)
    box = pygame.Rect(0, 0, side, side)
    box.center = at.center
    arm = max(4, int(side * 0.28))
    for (x, y), (dx, dy) in zip(
        (box.topleft, box.topright, box.bottomright, box.bottomleft),
        ((1, 1), (-1, 1), (-1, -1), (1, -1)),
        strict=True,
    ):
        pygame.draw.lines(surface, colour, False, [(x + dx * arm, y), (x, y), (x, y + dy * arm)], width)


def _dotted(surface: pygame.Surface, start: pygame.Rect, end: pygame.Rect, colour: str, radius: int) -> None:
    """Dots from place to place, with a point at its end."""
    begin, to = pygame.Vector2(start.center), pygame.Vector2(end.center)
    long = (to - begin).length()
    if long < 3 * radius:
        return
    way = (to - begin) / long
    steps = int(long / (4 * radius))
    for i in range(1, steps):
        pygame.draw.circle(surface, colour, begin + way * (i * 4 * radius), radius)
    across = pygame.Vector2(-way.y, way.x) * radius * 2.2
    tail = to - way * radius * 4
    pygame.draw.polygon(surface, colour, [to, tail + across, tail - across])


def _sheet(screen: Screen, surface: pygame.Surface, at: pygame.Rect, words: str) -> None:
    """A few words above a place, or below it where there is no room."""
    if not words:
        return
    size = screen.px(16)
    drawn = screen.window.brush.words(words, size, screen.window.brush.colour("ink"), weight=700)
    sheet = pygame.Rect(0, 0, drawn.surface.get_width() + size, int(size * 1.7))
    sheet.midbottom = (at.centerx, at.top - screen.px(4))
    if sheet.top < 0:
        sheet.midtop = (at.centerx, at.bottom + screen.px(4))
    sheet.clamp_ip(surface.get_rect())
    pygame.draw.rect(surface, screen.window.brush.colour("surface"), sheet, border_radius=size // 2)
    pygame.draw.rect(
        surface, screen.window.brush.colour("accent"), sheet, screen.px(2), border_radius=size // 2
    )
    screen.write(surface, words, sheet.centerx, sheet.centery, size, anchor="middle", weight=700)
