"""A board with a game under way, as a picture of the game."""

from typing import TYPE_CHECKING

import pygame

from boardloom.core.game import Game
from boardloom.desktop.board_view import BoardView, Moving
from boardloom.match.match import Match
from boardloom.match.plain_view import safe_view
from boardloom.match.seat import Seat
from boardloom.match.seating import live_config

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

MOVES, SEED = 24, 5


def sample(window: "Window", game: Game, size: tuple[int, int]) -> pygame.Surface:
    """A picture of that size; the same game every time."""
    config = live_config(game, {})
    match = Match.new(game, config, [Seat() for _ in range(config.players)], SEED)
    for _ in range(MOVES):
        if not match.position.over:
            match.play(match.draw())
    view = safe_view(game)
    names = window.words.names(match.names)
    drawn = BoardView(window.brush, lambda words: window.words.format(words), view.board(config), names)
    drawn.put(pygame.Rect((0, 0), size))
    drawn.show(view.scene(match.position), {})
    picture = pygame.Surface(size, pygame.SRCALPHA)
    drawn.draw(picture, (), "", None, Moving())
    return picture
