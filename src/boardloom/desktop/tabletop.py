"""A table in the window, for playing and for watching: header, board, panel, what just happened."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from boardloom.core.game import WATCHER, Position
from boardloom.core.happening import Effect
from boardloom.core.message import Arg, message
from boardloom.core.scene import Scene
from boardloom.desktop.board_view import BoardView, Moving, random_face
from boardloom.desktop.hand import Held
from boardloom.desktop.screen import Button, Screen
from boardloom.desktop.side_panel import SidePanel, dice_beside
from boardloom.desktop.stage import Stage
from boardloom.match.match import Match
from boardloom.match.plain_view import safe_view
from boardloom.svg.icons import icon

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

HEADER, EDGE, PANEL, PLAYERS = 56.0, 16.0, 340.0, 240.0
LOG = 3
"""Lines of what happened that stay in sight."""
LATELY = 8
"""How many actions back the last throw is looked for."""


class Tabletop(Screen, ABC):
    """The table of a match after some of its moves, as one pair of eyes sees it."""

    most_asked, asked_size, asked_part = 3, 15.0, "soft"
    """How many lines there are below the headline, and their size and colour."""

    def __init__(self, window: "Window", match: Match) -> None:
        super().__init__(window)
        chosen = [seat.colour for seat in match.seats]
        window.wear(chosen if any(chosen) else ())
        self.match = match
        self.view = safe_view(match.game)
        self.viewer: int | None = None
        """The seat that looks; None sees everything."""
        self.at = len(match.actions)
        """After how many actions."""
        self.stage: Stage | None = None
        self.names = window.words.names(match.names)
        self.board = self.view.board(match.config)
        self.dress()
        self.column = pygame.Rect(0, 0, 1, 1)
        self.players: pygame.Rect | None = None
        """Where the players are, if not above the pieces in hand."""
        self.rows = 0
        """Pixels at the bottom of the column that buttons take."""
        window.title(self.said(match.game.called))

    def dress(self) -> None:
        """Take on the window's colours and language."""
        window = self.window
        self.names = window.words.names(self.match.names)
        settings = window.settings
        self.board_view = BoardView(
            window.brush, self.said, self.board, self.names, settings.details, settings.patterns
        )
        self.panel = SidePanel(
            window.brush, self.said, self.board, self.names, settings.patterns, self.mirrored
        )
        bare = replace(self.board, legend=())
        self.left_panel = SidePanel(window.brush, self.said, bare, self.names, mirrored=self.mirrored)
        """The players, where the pieces in hand take all the room at the right."""
        self.refresh()

    def said(self, words: Arg) -> str:
        """Words with the names of the players; squares and pieces are named only where the board does."""
        return self.window.words.format(words, self.match.names, simply=not self.window.settings.details)

    # --- what is seen ------------------------------------------------------------------------------

    def seen(self, at: int) -> Position:
        position = self.match.history.at(at)
        return position if self.viewer is None else position.seen_by(self.viewer)

    def refresh(self) -> None:
        """Work out the scene anew."""
        self.scene = self.view.scene(self.seen(self.at))
        self.faces = self._thrown()

    def _thrown(self) -> dict[str, str]:
        """What dice show: what they showed when they were thrown last."""
        for move in reversed(range(max(0, self.at - LATELY), self.at)):
            shows = self.view.happening(self.seen(move), self.match.actions[move], self.seen(move + 1))
            if shows.rolled:
                return dict(zip(shows.rolled, shows.faces, strict=False))
        return {}

    def advance(self) -> None:
        """Show the next action that has been played."""
        before, after = self.seen(self.at), self.seen(self.at + 1)
        shows = self.view.happening(before, self.match.actions[self.at], after)
        old = self.scene
        self.at += 1
        self.refresh()
        self.stage = Stage(shows, old, self.scene, self.window.settings.pace, self.window.play)

    def update(self, now: float) -> bool:
        if self.stage is None:
            return False
        self.stage.update(now)
        if self.stage.over:
            self.stage = None
        return True

    def heard(self, event: pygame.event.Event) -> bool:
        """The wheel beside the board goes through the players, where there are many."""
        if event.type != pygame.MOUSEWHEEL or self.board_view.area.collidepoint(self.pointed):
            return False
        return (self.left_panel if self.players else self.panel).scroll(-event.y)

    def happened(self) -> list[str]:
        """The last sentences of the story, the newest last."""
        told = (self.said(self.match.events(index)) for index in range(max(0, self.at - 2 * LOG), self.at))
        return [line for line in told if line][-LOG:]

    # --- drawing -----------------------------------------------------------------------------------

    def header(self) -> list[Button]:
        """The quiet buttons above the board."""
        return []

    def layout(self) -> None:
        wide, high = self.window.size
        edge, top = self.px(EDGE), self.px(HEADER)
        across = min(self.px(PANEL), int(wide * 0.4))
        self.column = pygame.Rect(wide - across - edge, top, across, high - top - edge)
        beside = self.px(PLAYERS) + edge if self.scene.trays and wide > high * 1.4 else 0
        self.players = (
            pygame.Rect(edge, top + self.px(8), beside - edge, high - top - edge) if beside else None
        )
        room = wide - across - 3 * edge - beside
        self.board_view.put(pygame.Rect(edge + beside, top, room, high - top - edge))
        x = wide - edge
        self.buttons = []
        for button in self.header():
            drawn = self.window.brush.words(button.label, self.px(16), "#000000", weight=700)
            room = drawn.surface.get_width() + self.px(28)
            x -= room
            button.rect = pygame.Rect(x, self.px(8), room, self.px(40))
            self.buttons.append(button)
            x -= self.px(6)

    def mirror(self) -> None:
        super().mirror()
        self.column = self.flip(self.column)
        self.players = self.flip(self.players) if self.players else None
        self.board_view.put(self.flip(self.board_view.area))

    @abstractmethod
    def headline(self) -> tuple[str, str]:
        """In large letters, and what is asked below it."""

    def draw(self, surface: pygame.Surface) -> None:
        stage, moving = self.stage, Moving()
        scene = self.scene
        if stage:
            scene, moving = stage.scene, stage.moving
        thrown = {**self.faces} if not moving.dice else {}
        self.write(
            surface, self.said(self.match.game.called), self.onwards(self.px(EDGE)), self.px(HEADER / 2),
            self.px(24), display=True, weight=700,
        )  # fmt: skip
        self.board_view.show(scene, thrown)
        self.board_view.draw(surface, self.open_nodes(), self.near(), self.held(), moving)
        self._draw_column(surface, scene, moving, thrown)
        if stage and stage.card:
            self._draw_card(surface, stage)
        for effect in stage.effects if stage else ():
            self._draw_effect(surface, effect, stage.part if stage else 1.0)

    def open_nodes(self) -> Collection[str]:
        return ()

    def near(self) -> str:
        return ""

    def held(self) -> Held | None:
        return None

    def _draw_column(
        self, surface: pygame.Surface, scene: Scene, moving: Moving, thrown: dict[str, str]
    ) -> None:
        column, y = self.column, float(self.column.top)
        large, small = self.px(27), self.px(15)
        title, asked = self.headline()
        moment = (self.stage and self.stage.moment) or (scene.moment if not scene.summary else None)
        if moment and self.stage:
            title = self.said(moment.title)
        for line in self.lines(title, large, column.width)[:2]:
            y += large * 0.65
            self.write(surface, line, column.left, y, large, room=column.width, weight=700, display=True)
            y += large * 0.6
        size, part = self.px(self.asked_size), self.asked_part
        question = self.lines(asked, size, column.width)[: self.most_asked]
        for line in question:
            y += size * 0.7
            self.write(surface, line, column.left, y, size, part, room=column.width)
            y += size * 0.6
        if scene.trays:  # pieces stay where they are when a second line is said
            y += size * 1.3 * max(0, 2 - len(question))
        y += self.px(10)
        told: list[tuple[str, bool]] = []
        for age, sentence in enumerate(reversed(self.happened())):
            lines = [(line, age == 0) for line in self.lines(sentence, small, column.width)]
            if told and len(told) + len(lines) > LOG + 1:
                break  # a sentence that would be cut off is left out
            told += lines[: LOG + 1]
        bottom = column.bottom - self.rows - (LOG + 1) * small * 1.35 - self.px(14)
        area = pygame.Rect(column.left, int(y), column.width, max(10, int(bottom - y)))
        beside = scene
        if self.players:
            self.left_panel.draw(surface, self.players, self.scale, replace(scene, trays=()), thrown)
            beside = replace(scene, players=(), facts=())
        self.panel.draw(surface, area, self.scale, beside, thrown)
        for die in dice_beside(scene):
            if die.id in moving.dice and (box := self.panel.boxes.get(die.id)):
                mark = random_face(self.board, scene)
                tumbling = self.panel.die(die, mark, int(box.width * 1.15))
                turned = pygame.transform.rotate(tumbling, pygame.time.get_ticks() / 2 % 360)
                surface.blit(turned, turned.get_rect(center=box.center))
        y = bottom + self.px(8)
        for line, newest in told:
            y += small * 0.68
            self.write(surface, line, column.left, y, small, "ink" if newest else "soft", room=column.width)
            y += small * 0.67

    def _draw_card(self, surface: pygame.Surface, stage: Stage) -> None:
        """A card that is turned over, in the middle of the board."""
        card = stage.card
        assert card is not None
        wide, high = self.px(300), self.px(210)
        opened = min(1.0, stage.part * 6)
        brush = self.window.brush
        face = pygame.Surface((wide, high), pygame.SRCALPHA)
        tone = brush.palette.tone(card.tone)
        face.blit(brush.box(wide, high, brush.colour("surface"), tone, 4, 14 * self.scale), (0, 0))
        side = self.px(64)
        if card.icon:
            drawn = brush.picture(icon(card.icon, side / 2, side / 2, side, tone), side, side)
            face.blit(drawn, ((wide - side) // 2, self.px(12)))
        middle, room = wide / 2, wide - self.px(24)
        self.write(
            face, self.said(card.title), middle, self.px(98), self.px(24), room=room, anchor="middle",
            weight=700, display=True,
        )  # fmt: skip
        y = float(self.px(130))
        for line in self.lines(self.said(card.text), self.px(15), room)[:2]:
            self.write(face, line, middle, y, self.px(15), "soft", room=room, anchor="middle")
            y += self.px(20)
        self.write(
            face,
            self.said(card.note),
            middle,
            y + self.px(6),
            self.px(20),
            room=room,
            anchor="middle",
            weight=700,
        )
        turned = pygame.transform.smoothscale(face, (max(1, int(wide * opened)), high))
        surface.blit(turned, turned.get_rect(center=self.board_view.area.center))

    def place_of(self, id: str) -> pygame.Rect | None:
        """Where something is that may be pointed at: on the board, or in the panel."""
        return self.board_view.place_of(id) or self.panel.boxes.get(id) or self.left_panel.boxes.get(id)

    def _draw_effect(self, surface: pygame.Surface, effect: Effect, part: float) -> None:
        at, to = self.place_of(effect.at), self.place_of(effect.to) if effect.to else None
        if at is None:
            return
        tone = self.window.brush.palette.tone(effect.tone)
        centre = pygame.Vector2(at.center)
        if effect.kind == "flash" and part < 0.6:
            pygame.draw.rect(surface, tone, at.inflate(10, 10), 4, border_radius=10)
        elif effect.kind == "shake" and part < 0.4:
            shift = self.px(5) * (1 if int(part * 50) % 2 else -1)
            pygame.draw.rect(surface, tone, at.move(shift, 0), 3, border_radius=10)
        elif effect.kind == "strike" and to is not None:
            centre = centre.lerp(pygame.Vector2(to.center), min(1.0, part / 0.45))
            side = self.px(44)
            drawn = self.window.brush.picture(icon(effect.icon, side / 2, side / 2, side, tone), side, side)
            surface.blit(drawn, drawn.get_rect(center=centre))
        elif effect.kind == "float":
            up = self.px(46) * part
            self.write(
                surface, self.said(effect.text), centre.x, centre.y - up, self.px(26), tone, anchor="middle",
                weight=800,
            )  # fmt: skip

    def turn_words(self) -> tuple[str, str]:
        """Whose turn it is, and what is asked."""
        position = self.match.history.at(self.at)
        if position.over:
            return "", ""
        asked = self.said(self.match.game.messages.prompt(position))
        asked = asked[:1].upper() + asked[1:]
        if position.turn < 0:
            return asked, ""
        return self.said(message("web-play-turn", name=self.names[position.turn])), asked


def secret_of(match: Match, seat: int) -> bool:
    """Whether somebody sees at this seat what others may not."""
    position = match.position
    return bool(position.seen_by(seat).state != position.seen_by(WATCHER).state)
