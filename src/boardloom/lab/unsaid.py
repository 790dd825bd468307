"""Ids of messages in the source of somebody's own game: each has words, though it may rarely be said."""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from boardloom.core.game import Game
from boardloom.core.message import Message, message
from boardloom.games import HOUSE_GAMES
from boardloom.games.guest_faults import is_own
from boardloom.words import ENGLISH
from boardloom.words.catalogues import Catalogue
from boardloom.words.guest_words import ids

SAYING = ("message", "Message")
"""What makes a message of an id."""


def unsaid(game: Game) -> Iterator[Message]:
    """Ids without words, with their lines; and words whose ids are not the game's."""
    if game.name in HOUSE_GAMES:  # whose catalogues are held to more than this by their tests
        return
    known = Catalogue(ENGLISH)
    for id, (file, line) in ids_in_source(game).items():
        if not known.has(id):
            yield placed(file, line, message("words-none", id=id))
    for id in ids(game):
        if not id.removeprefix("-").startswith(f"{game.name}-"):
            yield message("check-prefix", id=repr(id), game=game.name)


def ids_in_source(game: Game) -> dict[str, tuple[str, int]]:
    """By id, where it is first written as it is."""
    found: dict[str, tuple[str, int]] = {}
    for module in _modules(game):
        try:
            tree = ast.parse(inspect.getsource(module))
        except (OSError, TypeError, SyntaxError):  # its file is not there any more, or was no text
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                for id in _texts(node.args[0] if node.args else node):
                    found.setdefault(id, (str(module.__file__), node.lineno))
    return found


def placed(file: str, line: int, problem: Message) -> Message:
    """The problem, with its line."""
    return message("file-line-problem", file=Path(file).name, line=str(line), problem=problem)


def _modules(game: Game) -> Iterator[ModuleType]:
    """The files that a game is made of, as far as its parts tell."""
    messages = getattr(game.messages, "own", game.messages)
    view = getattr(game.view, "own", game.view)
    parts = (game.rules, messages, view, type(view), game.config, game.guide, game.standing)
    seen: set[str] = set()
    for part in parts:
        name = part.__name__ if isinstance(part, ModuleType) else getattr(part, "__module__", "")
        module = None if name in seen else sys.modules.get(name)
        seen.add(name)
        file = getattr(module, "__file__", None)
        if module and file and is_own(file):
            yield module


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to, where it says so itself."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
