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
Schema = dict[str, Any]
"""As pydantic writes it."""
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

    >>> plain("third_six")
    'Third six'
    """
    words = worded(name)
    return words[:1].upper() + words[1:]


def worded(name: str) -> str:
    """The name of a choice as a person would write it.

    >>> worded("lose-next-turn")
    'lose next turn'
    """
    return re.sub(r"[_-]+", " ", name)


def in_passing(game: Game) -> Iterator[Entry]:
    """What a game says of itself in English, outside of any catalogue."""
    yield Entry(f"{game.name}-title", game.title or plain(game.name))
    yield Entry(f"{game.name}-summary", game.summary)
    schema = game.config.model_json_schema()
    yield from _options(f"{game.name}-option", schema, schema.get("$defs", {}))
    for preset in game.config.presets:
        about_it = game.config.sentences.get(preset, "")
        yield Entry(f"{game.name}-preset-{slug(preset)}", worded(preset), about_it)
    for policy in game.policies:
        yield Entry(f"{game.name}-policy-{slug(policy.name)}", policy.name, policy.sentence)


def _options(id: str, schema: Schema, parts: Schema) -> Iterator[Entry]:
    """What a JSON schema says of the options it has."""
    for option, about in schema.get("properties", {}).items():
        asked = about.get("ask")
        label = asked if isinstance(asked, str) else plain(option)
        yield Entry(f"{id}-{option}", label, about.get("description", ""))
        yield from _choices(f"{id}-{option}", about, parts)


def _choices(id: str, about: Schema, parts: Schema) -> Iterator[Entry]:
    """What may be chosen for an option, or for each entry of a list; and the options such an entry has.

    >>> row = {"type": "array", "items": {"oneOf": [{"const": "LUCKY"}]}}
    >>> [entry.id for entry in _choices("own-option-row", {"anyOf": [row, {"type": "null"}]}, {})]
    ['own-option-row-LUCKY']
    """
    if "$ref" in about:
        about = parts[about["$ref"].removeprefix("#/$defs/")]
    named = about.get("oneOf") or [{"const": name} for name in about.get("enum", [])]
    for choice in (choice for choice in named if "const" in choice):
        name = str(choice["const"])
        yield Entry(f"{id}-{slug(name)}", worded(name), choice.get("description", ""))
    yield from _options(id, about, parts)
    for part in (*about.get("anyOf", []), *([about["items"]] if "items" in about else [])):
        yield from _choices(id, part, parts)


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
