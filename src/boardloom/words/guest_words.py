"""What is wrong with the words of somebody's own game, found when it is registered.

Fluent skips what it cannot read and leaves out what it does not know, so that a slip would only show in the
middle of a match: as an id, or as a gap in a sentence.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from boardloom.core.game import Game
from boardloom.core.message import Message, message
from boardloom.words.languages import ENGLISH, HOUSE
from boardloom.words.mentions import Mentions
from boardloom.words.sources import in_passing

ID = re.compile(r"-?[a-zA-Z][\w-]*")
INLINE = "words"
"""Where words stand that are given to `Game` itself."""


def faults(game: Game) -> Iterator[Message]:
    """Each fault of what a game says of itself: of its catalogues, and of texts outside of these."""
    yield from _texts(game)
    yield from _unsaid(game)
    if isinstance(game.words, str):
        yield from _faults(INLINE, game.words)
        return
    english = game.words / f"{ENGLISH}.ftl"
    if not english.is_file():
        yield message("file-unreadable", file=str(english), reason=message("reason-no-file"))
    for file in sorted(game.words.glob("*.ftl")):
        try:
            yield from _faults(str(file), file.read_text("utf-8"))
        except UnicodeDecodeError:
            yield message("file-unreadable", file=str(file), reason=message("reason-not-text"))


def ids(game: Game) -> Iterator[str]:
    """The messages and terms that it has English words for."""
    yield from _ids(game.words if isinstance(game.words, str) else _text(game.words / f"{ENGLISH}.ftl"))


def _texts(game: Game) -> Iterator[Message]:
    """What should be a text and is none: a title, a description of an option, a sentence about a preset."""
    for entry in in_passing(game):
        for part, text in ((entry.id, entry.text), (f"{entry.id}.help", entry.help)):
            if not isinstance(text, str):
                yield message("argument-text", argument=part, given=repr(text))


def _unsaid(game: Game) -> Iterator[Message]:
    """Steps of its lesson that nobody has written words for."""
    known = {*ids(game), *_house()}
    for number, step in enumerate(game.lesson.steps if game.lesson else (), 1):
        if step.says not in known:
            yield message("lesson-no-words", step=number, id=step.says)


def _faults(file: str, text: str) -> Iterator[Message]:
    """What Fluent would pass over in silence in one catalogue."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(text).body:
        line = str(text.count("\n", 0, entry.span.start if entry.span else 0) + 1)
        problem = None
        if isinstance(entry, ftl.Junk):
            begins = ID.search((entry.content or "").partition("\n")[0])
            reason = entry.annotations[0].message or ""
            problem = message("words-junk", id=begins[0] if begins else "?", reason=reason)
        elif isinstance(entry, ftl.Message | ftl.Term):
            id = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            problem = message("words-twice", id=id) if id in found else None
            found[id] = Mentions(entry)
        if problem:
            yield message("file-line-problem", file=file, line=line, problem=problem)
    for id, mentions in found.items():
        unknown = {*(mentions.others - found.keys() - _house()), *(mentions.functions - BUILTINS.keys())}
        for other in sorted(unknown):
            problem = message("words-unknown", id=id, other=other)
            yield message("file-problem", file=file, problem=problem)
    patterns = dict(_patterns(text))
    for part in patterns:
        if _leads_to(part, part, patterns, set()):
            yield message("file-problem", file=file, problem=message("words-circle", id=part))


def _patterns(text: str) -> Iterator[tuple[str, set[str]]]:
    """By id, of messages, terms and their attributes (`id.help`): what the pattern refers to."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            id = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            if entry.value:
                yield id, Mentions(entry.value).patterns
            for attribute in entry.attributes:
                yield f"{id}.{attribute.id.name}", Mentions(attribute.value).patterns


def _leads_to(end: str, part: str, patterns: Mapping[str, set[str]], seen: set[str]) -> bool:
    """Whether a pattern refers to another, at once or through others."""
    for other in patterns.get(part, set()) - seen:
        seen.add(other)
        if other == end or _leads_to(end, other, patterns, seen):
            return True
    return False


def _house() -> set[str]:
    """The messages and terms that any game may refer to."""
    return {id for file in (HOUSE / ENGLISH).glob("*.ftl") for id in _ids(_text(file))}


def _ids(text: str) -> Iterator[str]:
    return (found[1] for found in re.finditer(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE))


def _text(file: Path) -> str:
    """What a file holds; nothing where it cannot be read, which is told elsewhere."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
