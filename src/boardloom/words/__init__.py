"""The words of Boardloom: one catalogue for each language, made of Fluent files.

The house's own words lie here, a folder for each language; a game's lie in its own folder. Adding a
language takes files only: a folder here with a `house.ftl` that names the language and its direction, and
a file in the folder `words` of each game.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boardloom.words.languages import ENGLISH, language_of_environment, languages

if TYPE_CHECKING:
    from boardloom.words.catalogues import Catalogue, catalogue, english, first_known, local, spoken

__all__ = [
    "ENGLISH",
    "Catalogue",
    "catalogue",
    "english",
    "first_known",
    "language_of_environment",
    "languages",
    "local",
    "spoken",
]


def __getattr__(name: str) -> Any:
    """Load catalogues when they are first wanted: `boardloom --help` does without Fluent."""
    if name not in __all__:
        raise AttributeError(f"module 'boardloom.words' has no attribute {name!r}")
    return getattr(import_module("boardloom.words.catalogues"), name)
