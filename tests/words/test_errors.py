"""What libraries and the system find wrong is said in our words: a made-up language leaves no English."""

import errno
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError
from pydantic_core import ErrorDetails
from pydantic_core.core_schema import ErrorType

from boardloom.cli.commands import app
from boardloom.cli.misuse import UsageError, explained
from boardloom.core.message import Arg, Message, Series
from boardloom.core.mistakes import CHOICES, KINDS, LENGTHS, LIMITS, mistake
from boardloom.core.options import complained, read
from boardloom.core.reasons import reason_of
from boardloom.games import HOUSE_GAMES, find
from boardloom.games.dice.faces import CURSE, FACES, GIFT, NOTHING
from boardloom.match import verify, verify_dice
from boardloom.server.errors import Refusal
from boardloom.server.http.forms import MatchForm
from boardloom.server.ws import wire
from boardloom.words import english, spoken
from tests.terminal.test_pseudo import left_in_english

ENTITY = {"kind": "?", "from": "?", "to": 1.5, "name": "", "hit": -(10**30)}
FACE_NAMES = [face.name.casefold() for face in (*FACES, NOTHING, GIFT, CURSE)]
BAD: list[object] = [
    None, True, 3.5, -(10**30), 10**30, float("nan"), float("inf"), "", "7", "?", "?" * 99, "1" * 5000,
    b"\xff", [], [None], [-3], ["?"], [[1]], {}, {"?": 1}, [{}], [{"?": 1}], [ENTITY], {1, 2}, [True] * 3,
]  # fmt: skip
"""Values of every kind; hardly any field can have one of them."""


@pytest.fixture(autouse=True)
def made_up_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", "pseudo")
    monkeypatch.setenv("BOARDLOOM_PSEUDO", "1")


def names(schema: object) -> Iterator[str]:
    """What the options of a schema, and their choices, are called: the same in every language."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        yield from (str(value) for value in (*schema.get("enum", ()), schema.get("const", "")))
        for part in schema.values():
            yield from names(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from names(part)


def ids(words: Arg) -> Iterator[str]:
    """The ids of a message and of all that are arguments of it."""
    if isinstance(words, Message):
        yield words.id
        for arg in words.args.values():
            yield from ids(arg)
    elif isinstance(words, Series):
        for item in words.items:
            yield from ids(item)


def found_wrong(model: Any, field: str, value: object) -> list[ErrorDetails]:
    try:
        model.model_validate({field: value})
    except ValidationError as error:
        return error.errors()
    return []


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_options_of_every_kind(game: str) -> None:
    config = find(game).config
    known = [*names(config.model_json_schema()), *config.presets, *FACE_NAMES]
    kinds: set[str] = set()
    for field in config.model_fields:
        for value in BAD:
            errors = found_wrong(config, field, value)
            said = complained(errors, config)
            kinds |= {error["type"] for error in errors}
            assert left_in_english(spoken(said), [*known, repr(value)]) == set(), (field, value)
            assert "option-mistaken" not in set(ids(said)), (field, errors)
    assert len(kinds) >= 8


@pytest.mark.parametrize("kind", get_args(ErrorType))
def test_all_that_pydantic_may_find(kind: str) -> None:
    """Also what none of our options is checked for, such as dates, which guests' options may be."""
    limits = dict.fromkeys(("ge", "gt", "le", "lt", "min_length", "max_length"), 3)
    error = ErrorDetails(
        type=kind, loc=("?", 2), msg="In English", input=7, ctx={**limits, "expected": "'?' or 3"}
    )
    assert left_in_english(spoken(mistake(error))) == set()


def test_the_kinds_of_mistakes_are_pydantics() -> None:
    own = {"path_type"}  # of pydantic's Python part, not of its core
    assert {*KINDS, *LIMITS, *LENGTHS, *CHOICES} - own < set(get_args(ErrorType))


def test_choices_are_told_as_a_list() -> None:
    (error,) = found_wrong(find("snakes").config, "turn_order", "x")
    assert mistake(error).args["choices"] == Series(("'random'", "'fixed'"), "or")


def test_forms_of_the_rest_interface() -> None:
    known = [*names(MatchForm.model_json_schema()), "body"]
    for field in MatchForm.model_fields:
        for value in (*BAD, [{"colour": "?", "commit": "?", "kind": "?", "name": "?" * 99}], [{}] * 65):
            said = complained(found_wrong(MatchForm, field, value))
            assert left_in_english(spoken(said), [*known, repr(value)]) == set(), (field, value)
            assert "option-mistaken" not in set(ids(said)), (field, value)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("sim snakes --games 0", "Invalid value for '--games': input should be greater than or equal to 1"),
        ("sim snakes --games x", "Invalid value for '--games': input should be a valid integer (got 'x')"),
        ("arena custom roll --seconds x", "Invalid value for '--seconds': input should be a valid number"),
        ("perft snakes", "Missing: 'DEPTH'"),
        ("perft snakes 3 4 5", "Unexpected arguments: '4', '5'"),
        ("dance", "No such command: 'dance'"),
        ("gams", "No such command: 'gams'; did you mean 'games'?"),
        ("store chek", "No such command: 'chek'; did you mean 'check'?"),
        ("store", "A command is missing: check, export or backup"),
        ("sim snakes --games", "'--games' needs a value"),
        ("sim snakes --json=3", "'--json' takes no value"),
        ("--no-browser=3", "'--no-browser' takes no value"),
        ("store check --databas x", "No such option: --databas; did you mean --database?"),
    ],
)
def test_a_command_line_that_is_wrong(args: str, said: str) -> None:
    with pytest.raises(UsageError) as refused:
        app(args.split(), standalone_mode=False)
    words = explained(refused.value)
    assert english(words).startswith(said)
    commands = ["games check export backup database DEPTH help", refused.value.ctx.command_path]
    assert left_in_english(spoken(words), [args, *commands]) == set()


def test_what_typer_does_not_explain() -> None:
    words = explained(UsageError("Something else is wrong."))
    assert left_in_english(spoken(words), ["help"]) == set()


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_every_error_of_the_system(number: int) -> None:
    said = spoken(reason_of(OSError(number, os.strerror(number))))
    assert left_in_english(said, [errno.errorcode[number]]) == set()


def test_errors_of_the_database(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("these are not games " * 100)
    for file, said in (("notes", "it is not a database"), ("new", "it is a database of something else")):
        connection = sqlite3.connect(tmp_path / file)
        with pytest.raises(sqlite3.Error) as refused:
            connection.execute("select * from matches")
        connection.close()
        assert english(reason_of(refused.value)) == said
        assert left_in_english(spoken(reason_of(refused.value))) == set()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'{"a":\n  oops}', "it is not JSON (line 2, column 3)"),
        (b"\xff", "it is not text"),
        (b"[" * 100_000, "it is nested too deeply"),
    ],
)
def test_files_that_are_no_json(content: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    for reader in (read, lambda file: list(verify.verify(file))):
        with pytest.raises(ValueError, match="cannot be read") as refused:
            reader(file)
        assert str(refused.value).endswith(said)
        assert left_in_english(spoken(refused.value.words), [str(file), "JSON"]) == set()  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", verify_dice.WRONG)
def test_what_is_unfair_is_said_as_the_verifier_says_it(kind: str) -> None:
    details = {"found": 1, "expected": 2, "step": 3, "roll": 4, "seat": 5, "steps": 6, "to": 7, "round": 8}
    used = {name: value for name, value in details.items() if f"{{{name}}}" in verify_dice.WRONG[kind]}
    error = verify_dice.Unfair(kind, **used)
    assert english(verify.unfair(error)) == str(error)
    assert left_in_english(spoken(verify.unfair(error))) == set()


@pytest.mark.parametrize("content", [[], {}, {"record": "boardloom dice 1"}, {"record": 1}])
def test_what_is_no_dice_record(content: object, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(content))
    with pytest.raises(verify.BadRecord) as refused:
        list(verify.verify(file))
    known = [str(file), "boardloom dice record seats match TypeError"]
    assert left_in_english(spoken(refused.value.words), known) == set()


@pytest.mark.parametrize(
    ("received", "said"),
    [
        ("oops", "it is not JSON"),
        ("[]", "it should be a JSON object"),
        ("{}", "the field do is missing"),
        ('{"do": "dance"}', "the field do is not what it should be (got 'dance')"),
        ('{"do": ["sync"]}', "the field do is not what it should be (got ['sync'])"),
        ('{"do": "sync", "x": 1}', "there is no field 'x'"),
        ('{"do": "move", "id": "1", "action": 3}', "the field expect_seq is missing"),
        ('{"do": "move", "id": "1", "expect_seq": -1, "action": 3}', "expect_seq is not what it should be"),
        ('{"do": "join", "id": "1", "colour": "url(x)"}', "colour is not what it should be (got 'url(x)')"),
    ],
)
def test_messages_of_the_live_path(received: str, said: str) -> None:
    with pytest.raises(Refusal, match="not understood: ") as refused:
        wire.read(received)
    assert said in str(refused.value)
    assert bool(refused.value.detail) == (received != "oops")
    known = [received, "JSON expect_seq do colour"]
    assert left_in_english(spoken(refused.value.words), known) == set()
