"""Any game on a screen: its own view, or else a table made of its words alone, with a button for each choice.

An error in a game's own view never stops a match: the plain table is shown instead, with a note.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from boardloom.core.game import Game, Position, View
from boardloom.core.happening import Happening
from boardloom.core.message import Series, Who, message
from boardloom.core.options import GameConfig
from boardloom.core.scene import Board, Choices, Editor, Figure, Node, Player, Scene, Summary
from boardloom.games import HOUSE_GAMES
from boardloom.games.guest_faults import WrongData, tried
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, places
from boardloom.match.view_checks import (
    checked_board,
    checked_choices,
    checked_editors,
    checked_happening,
    checked_scene,
)

WIDTH, HEIGHT = 12.0, 3.0
"""Of the plain table: room for the game's name."""

Shown = TypeVar("Shown")


def view_of(game: Game) -> View:
    """The game's own view, or the plain one."""
    return game.view or PlainView(game)


def safe_view(game: Game) -> View:
    """The same, but what the game's own view cannot show the plain one does."""
    return SafeView(game, game.view) if game.view else PlainView(game)


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
        asked = () if p.over else (Figure(message("plain-prompt"), self.game.messages.prompt(p)),)
        return Scene(nodes=(), players=self.players(p), facts=asked, summary=self.summary(p))

    def players(self, p: Position) -> tuple[Player, ...]:
        """The players with their scores."""
        scores = p.scores()
        return tuple(self._player(p, seat, scores) for seat in range(p.config.players))

    def summary(self, p: Position) -> Summary | None:
        """Who won, once the game is over."""
        return _summary(p.scores()) if p.over else None

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
    """A game's own view, with the plain one behind it.

    What a guest's view returns is looked through to the last field, so that no screen stumbles over it."""

    game: Game
    own: View

    @property
    def plain(self) -> PlainView:
        return PlainView(self.game)

    @property
    def trusted(self) -> bool:
        """Whether it is enough to look at the kind of what is returned: the views of the house are proved by
        its tests, and looking through large ones takes time."""
        return self.game.name in HOUSE_GAMES

    def board(self, config: GameConfig) -> Board:
        return self._own_board(config) or self.plain.board(config)

    def scene(self, p: Position) -> Scene:
        def plain() -> Scene:
            return noted(self.plain.scene(p))

        if self.trusted:
            return self._tried("scene", (p,), partial(_only_kind, Scene), plain)
        board = self._own_board(p.config)
        if board is None:  # what lies on the game's own board would lie beside any other
            return plain()
        return self._tried("scene", (p,), partial(checked_scene, p, board), plain)

    def choices(self, p: Position) -> Choices:
        check = partial(_only_kind, Choices) if self.trusted else partial(checked_choices, p)
        return self._tried("choices", (p,), check, lambda: self.plain.choices(p))

    def happening(self, before: Position, action: int, after: Position) -> Happening:
        check = partial(_only_kind, Happening) if self.trusted else checked_happening
        args = before, action, after
        return self._tried("happening", args, check, lambda: self.plain.happening(*args))

    def editors(self, config: GameConfig) -> tuple[Editor, ...]:
        check = partial(_only_kind, tuple) if self.trusted else partial(checked_editors, config)
        return self._tried("editors", (config,), check, lambda: self.plain.editors(config))

    def _own_board(self, config: GameConfig) -> Board | None:
        check = partial(_only_kind, Board) if self.trusted else checked_board
        return self._tried("board", (config,), check, lambda: None)

    def _tried(
        self,
        name: str,
        args: tuple[Any, ...],
        check: Callable[[object], Shown],
        plain: Callable[[], Shown],
    ) -> Shown:
        return tried(self.game.name, "view", lambda: getattr(self.own, name), args, check, plain)


def _only_kind(kind: type[Shown], returned: object) -> Shown:
    if not isinstance(returned, kind):
        raise WrongData(f"{kind.__name__} wanted, not {type(returned).__name__}")
    return returned


def noted(scene: Scene) -> Scene:
    """The plain scene where a game's own could not be shown, and a word about it."""
    return replace(scene, facts=(Figure(message("view-note"), message("view-failed")), *scene.facts))


def _summary(scores: Sequence[int]) -> Summary:
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    winners = tuple(Who(seat) for seat in order if scores[seat] == scores[order[0]])
    return Summary(
        headline=message("winners", winners=Series(winners), count=len(winners)),
        places=places(scores),
        columns=(message("column-player"), message("figure-score")),
        rows=tuple((Who(seat), scores[seat]) for seat in order),
    )
