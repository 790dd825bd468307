"""What people call games and presets, which commands take by their names."""

from boardloom.core.game import Game
from boardloom.core.message import Words
from boardloom.games import find, names
from boardloom.words import first_known
from boardloom.words.sources import slug


def game_title(name: str) -> Words:
    """The title of the game; its name where nobody here knows it."""
    return find(name).called if name in names() else name


def preset_title(game: Game, preset: str) -> Words:
    return first_known(f"{game.name}-preset-{slug(preset)}") or preset
