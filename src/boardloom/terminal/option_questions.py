"""The options that a game's form asks for, one question each, whatever kind of value they have."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from boardloom.core.errors import BadOptions
from boardloom.core.game import Game
from boardloom.core.message import Message, Words, message
from boardloom.core.options import Options, listed
from boardloom.core.scene import Editor
from boardloom.match.plain_view import safe_view
from boardloom.terminal.paint import style
from boardloom.terminal.questions import ask
from boardloom.terminal.talk import say
from boardloom.words import first_known, spoken
from boardloom.words.sources import slug

YES, NO = ("y", "yes"), ("n", "no")
Read = Callable[[str], object]
"""Makes a value of what was typed; `BadOptions` says why it is none."""
LEFT_ALONE = object()
"""Read where Enter leaves an option as it is."""


def choose_options(console: Console, game: Game, options: dict[str, object]) -> dict[str, object]:
    """The options with how many play, and all else that the form asks for and the preset leaves open."""
    by_preset = game.config.make(options).model_fields_set
    about = game.config.model_json_schema()["properties"]
    options = _choose(console, game, options, "players", about["players"], message("menu-players"))
    for name, schema in about.items():
        if (schema.get("ask") or schema.get("menu")) and name not in by_preset:
            question = message("menu-option", option=message(f"{game.name}-option-{name}"))
            options = _choose(console, game, options, name, schema, question)
    return options


def _choose(
    console: Console, game: Game, options: Options, name: str, schema: Mapping[str, Any], question: Words
) -> dict[str, object]:
    """The options with one more, which the config accepts."""
    default, read, hint = _kind(game, options, name, schema)
    if hint:
        say(console, Text(spoken(hint), style("faint")))

    def understood(typed: str) -> dict[str, object]:
        value = read(typed)
        if value is LEFT_ALONE:
            return dict(options)
        wanted = {**options, name: value}
        game.config.make(wanted)
        return wanted

    return ask(console, question, default, understood)


def _kind(game: Game, options: Options, name: str, schema: Mapping[str, Any]) -> tuple[str, Read, Words]:
    """What Enter takes, how an answer is read, and what to say above the question."""
    config = game.config.make(options)
    value = getattr(config, name)
    if schema.get("type") == "boolean":
        return (YES if value else NO)[1], _truth, ""
    if schema.get("type") in ("integer", "number"):
        return str(value), _number, ""
    if names := _names(schema):
        return str(value), _one_of(names), _choices(game, name, names)
    usual = spoken(message("menu-usual"))
    painted = [e for e in safe_view(game).editors(config) if e.field == name and e.kind == "paint"]
    if painted:
        cells = message(
            "menu-cells",
            first=painted[0].first,
            last=painted[0].first + len(painted[0].cells) - 1,
            names=_known(game, name, [brush.value for brush in painted[0].brushes]),
        )
        return usual, lambda typed: LEFT_ALONE if typed == usual else _painted(painted[0], typed), cells
    within = _names(schema.get("items", {}))
    read = _one_of(within) if within else str
    several = message("menu-each" if schema.get("each") == "player" else "menu-list")
    hint = message("menu-list-of", how=several, names=_known(game, name, within)) if within else several

    def parts(typed: str) -> object:
        return LEFT_ALONE if typed == usual else [read(part.strip()) for part in typed.split(",")]

    return usual, parts, hint


def _truth(typed: str) -> bool:
    if typed.casefold() in (*YES, *NO):
        return typed.casefold() in YES
    raise BadOptions(message("menu-no-truth", typed=repr(typed)))


def _number(typed: str) -> float:
    """A whole number, or a decimal one; whether it fits is the config's to say."""
    for kind in (int, float):
        try:
            return kind(typed)
        except ValueError:
            continue
    raise BadOptions(message("menu-no-number", typed=repr(typed)))


def _names(schema: Mapping[str, Any]) -> list[str]:
    """The values of an option that has only some, by name."""
    return [*schema.get("enum", ()), *(choice["const"] for choice in schema.get("oneOf", ()))]


def _one_of(names: list[str]) -> Read:
    called = {name.casefold(): name for name in names}

    def read(typed: str) -> str:
        if typed.casefold() in called:
            return called[typed.casefold()]
        raise BadOptions(message("option-choice", given=repr(typed), choices=listed(names)))

    return read


def _choices(game: Game, name: str, names: list[str]) -> Message:
    return message("menu-choices", names=_known(game, name, names))


def _known(game: Game, option: str, names: list[str]) -> Words:
    """What may be typed, each with its meaning where the reader's language has another word for it."""
    said = []
    for name in names:
        words = first_known(f"{game.name}-option-{option}-{slug(name)}")
        other = words and spoken(words).casefold() != name.casefold()
        said.append(spoken(message("choice-in-words", typed=name, label=words)) if words and other else name)
    return listed(said)


def _painted(editor: Editor, typed: str) -> list[str]:
    """All cells as the first brush leaves them, but for those that are named: `3=PRISON, 7=LUCKY`."""
    read = _one_of([brush.value for brush in editor.brushes])
    values = [editor.brushes[0].value] * len(editor.cells)
    for part in typed.split(","):
        where, equals, what = part.partition("=")
        place = where.strip()
        if not equals or not place.isdecimal() or not 0 <= int(place) - editor.first < len(values):
            last = editor.first + len(values) - 1
            raise BadOptions(message("menu-no-cell", typed=repr(part.strip()), first=editor.first, last=last))
        values[int(place) - editor.first] = str(read(what.strip()))
    return values
