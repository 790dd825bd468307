"""Any game on a screen: its own view, or else a table made of its words alone, with a button for each choice.

An error in a game's own view never stops a match: the plain table is shown instead, with a note.
"""

import logging
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from msgspec.structs import replace

from boardloom.core.game import Game, Position, View
from boardloom.core.message import Series, Who, message
from boardloom.core.options import GameConfig
from boardloom.core.scene import Board, Choices, Editor, Figure, Happening, Node, Player, Scene, Summary
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, places

log = logging.getLogger("boardloom.view")

WIDTH, HEIGHT = 12.0, 3.0
"""Of the plain table: room for the game's name."""

Shown = TypeVar("Shown")


def view_of(game: Game) -> View:
    """The game's own view, or the plain one."""
    return game.view or PlainView(game)


def safe_view(game: Game) -> View:
    """The same, but what the game's own view cannot show the plain one does."""
    return SafeView(game, view_of(game))


@dataclass(frozen=True)
class PlainView:
    """What a game without a view looks like: the players with their scores, and what is asked of them."""

    game: Game

    def board(self, config: GameConfig) -> Board:
        title = Node(
            id="title",
            kind="text",
            x=WIDTH / 2,
            y=HEIGHT / 2,
            w=WIDTH,
            tone="faint",
            text=self.game.called,
        )
        label = message("plain-board", game=self.game.called)
        return Board(width=WIDTH, height=HEIGHT, label=label, nodes=(title,))

    def scene(self, p: Position) -> Scene:
        scores = p.scores()
        asked = () if p.over else (Figure(message("plain-prompt"), self.game.messages.prompt(p)),)
        return Scene(
            nodes=(),
            players=tuple(self._player(p, seat, scores) for seat in range(p.config.players)),
            facts=asked,
            summary=_summary(scores) if p.over else None,
        )

    def choices(self, p: Position) -> Choices:
        if p.mover < 0:
            return NOTHING_TO_CHOOSE
        return Choices(kinds=("choice",), tree={p.name(action): action for action in p.choices()})

    def happening(self, before: Position, action: int, after: Position) -> Happening:
        return Happening(sound="win" if after.over else "step")

    def editors(self, config: GameConfig) -> tuple[Editor, ...]:
        return ()

    def _player(self, p: Position, seat: int, scores: Sequence[int]) -> Player:
        flags = {
            "turn": p.turn == seat,
            "winner": p.over and scores[seat] == max(scores),
        }
        tones = self.game.tones(p.config) if self.game.tones else ()
        return Player(
            tone=tones[seat] if tones else f"seat{seat}",
            mark=str(seat + 1),
            figures=(Figure(message("figure-score"), scores[seat]),),
            flags=tuple(flag for flag, holds in flags.items() if holds),
        )


@dataclass(frozen=True)
class SafeView:
    """A game's own view, with the plain one behind it."""

    game: Game
    own: View

    @property
    def plain(self) -> PlainView:
        return PlainView(self.game)

    def board(self, config: GameConfig) -> Board:
        return self._tried(lambda: self.own.board(config), lambda: self.plain.board(config), Board)

    def scene(self, p: Position) -> Scene:
        return self._tried(lambda: self.own.scene(p), lambda: noted(self.plain.scene(p)), Scene)

    def choices(self, p: Position) -> Choices:
        return self._tried(lambda: self.own.choices(p), lambda: self.plain.choices(p), Choices)

    def happening(self, before: Position, action: int, after: Position) -> Happening:
        return self._tried(
            lambda: self.own.happening(before, action, after),
            lambda: self.plain.happening(before, action, after),
            Happening,
        )

    def editors(self, config: GameConfig) -> tuple[Editor, ...]:
        return self._tried(lambda: self.own.editors(config), lambda: self.plain.editors(config), tuple)

    def _tried(self, own: Callable[[], Shown], plain: Callable[[], Shown], kind: type) -> Shown:
        try:
            shown = own()
            if not isinstance(shown, kind):
                raise TypeError(f"{kind.__name__} wanted, not {type(shown).__name__}")
        except Exception as error:  # whatever a guest's code does wrong
            report(self.game, error)
            return plain()
        return shown


def noted(scene: Scene) -> Scene:
    """The plain scene where a game's own could not be shown, and a word about it."""
    return replace(scene, facts=(Figure(message("view-note"), message("view-failed")), *scene.facts))


_reported: set[tuple[str, str, int | None]] = set()


def report(game: Game, error: Exception) -> None:
    """Tell the log where a game's view went wrong; once for each place, as it is asked again and again."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = game.name, last.filename, last.lineno
    if place in _reported:
        return
    _reported.add(place)
    log.error(
        "the view of %s failed: %s, line %s, in %s: %s: %s",
        game.name, last.filename, last.lineno, last.name, type(error).__name__, error,
    )  # fmt: skip


def _summary(scores: Sequence[int]) -> Summary:
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    winners = tuple(Who(seat) for seat in order if scores[seat] == scores[order[0]])
    return Summary(
        headline=message("winners", winners=Series(winners), count=len(winners)),
        places=places(scores),
        columns=(message("column-player"), message("figure-score")),
        rows=tuple((Who(seat), scores[seat]) for seat in order),
    )
