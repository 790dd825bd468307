"""The game with a secret once more, under another name and with an error in its view."""

import sys
from dataclasses import replace

from boardloom.core.game import Position
from boardloom.core.scene import Scene
from boardloom.games import register
from tests.server import hidden_card_game
from tests.server.hidden_card_game import board, choices, editors, happening

__all__ = ["board", "choices", "editors", "happening", "scene"]


def scene(p: Position) -> Scene:
    scenes: dict[str, Scene] = {}
    return scenes["no such scene"]  # the error


if __name__ != "tests.server.failing_view_game":  # loaded as a file of one's own
    register(replace(hidden_card_game.game(), name="torn", title="Torn", view=sys.modules[__name__]))
