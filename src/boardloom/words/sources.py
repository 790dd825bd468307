"""Where the words of a game come from: its catalogues, and what it says of itself in English in passing.

A game of somebody's own, or a strategy added to a game of the house, need not bring a catalogue: the title
of a game, the descriptions of its options and the sentences of its strategies, presets and policies make one.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from boardloom.core.game import Game
from boardloom.games import find, names

ENGLISH = "en"
IDS = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Entry(NamedTuple):
    """A message of a catalogue, with its attribute `help` where there is more to say."""

    id: str
    text: str
    help: str = ""


def game_words(name: str, language: str) -> str:
    """The words of a game in a language, as Fluent text; nothing where there are none, or no such game."""
    if name not in names():
        return ""
    game = find(name)
    if isinstance(game.words, Path):
        file = game.words / f"{language}.ftl"
        text = file.read_text("utf-8") if file.is_file() else ""
    else:
        text = game.words if language == ENGLISH else ""
    if language != ENGLISH:
        return text
    known = set(IDS.findall(text))
    return "\n".join([text, *(_fluent(entry) for entry in in_passing(game) if entry.id not in known)])


def slug(name: str) -> str:
    """A name as part of an id.

    >>> slug("power move"), slug("LUCKY")
    ('power-move', 'LUCKY')
    """
    return re.sub(r"[^a-zA-Z0-9_-]+", "-", name)


def plain(name: str) -> str:
    """The name of an option as a person would write it.

    >>> plain("third_six"), plain("lose-next-turn")
    ('Third six', 'Lose next turn')
    """
    words = re.sub(r"[_-]+", " ", name)
    return words[:1].upper() + words[1:]


def in_passing(game: Game) -> Iterator[Entry]:
    """What a game says of itself in English, outside of any catalogue."""
    yield Entry(f"{game.name}-title", game.title or plain(game.name))
    yield Entry(f"{game.name}-summary", game.summary)
    schema = game.config.model_json_schema()
    for option, about in schema["properties"].items():
        id = f"{game.name}-option-{option}"
        asked = about.get("ask")
        label = asked if isinstance(asked, str) else plain(option)
        yield Entry(id, label, about.get("description", ""))
        for choice in _choices(about):
            name = str(choice["const"])
            yield Entry(f"{id}-{slug(name)}", plain(name), choice.get("description", ""))
    for preset in game.config.presets:
        about_it = game.config.sentences.get(preset, "")
        yield Entry(f"{game.name}-preset-{slug(preset)}", plain(preset), about_it)
    for policy in game.policies:
        yield Entry(f"{game.name}-policy-{slug(policy.name)}", policy.name, policy.sentence)


def _choices(about: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What may be chosen for an option, or for each part of a list, by its schema.

    >>> row = {"type": "array", "items": {"oneOf": [{"const": "LUCKY"}]}}
    >>> list(_choices({"anyOf": [row, {"type": "null"}]}))
    [{'const': 'LUCKY'}]
    """
    yield from (choice for choice in about.get("oneOf", []) if "const" in choice)
    for part in (*about.get("anyOf", []), *([about["items"]] if "items" in about else [])):
        yield from _choices(part)


def _fluent(entry: Entry) -> str:
    text = f"{entry.id} = {_escaped(entry.text)}"
    return text + (f"\n    .help = {_escaped(entry.help)}" if entry.help else "")


def _escaped(text: str) -> str:
    """A text in which nothing means anything to Fluent.

    >>> _escaped('{ "x" } and\\n[more]')
    '{"{"} "x" {"}"} and [more]'
    """
    shown = re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', " ".join(text.split()))
    return shown if shown and shown[0] not in "[*." else f'{{"{shown[:1]}"}}{shown[1:]}'
