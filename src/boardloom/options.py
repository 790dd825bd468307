"""Configs: what a person may choose about a game, checked, with messages that name the rule."""

import json
from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ValidationError,
    model_validator,
)
from pydantic_core import CoreSchema, core_schema

from boardloom.errors import BadOptions

Model = TypeVar("Model", bound=BaseModel)


class GameConfig(BaseModel):
    """The options of a game; each game has a subclass with its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    preset: str | None = None
    players: int

    @abstractmethod
    def setup(self) -> Any:
        """What the rules need to know, as a NamedTuple of integers and int32 arrays."""

    @model_validator(mode="before")
    @classmethod
    def _fill_in_preset(cls, given: Any) -> Any:
        name = given.get("preset") if isinstance(given, dict) else None
        if not isinstance(name, str):
            return given
        if name not in cls.presets:
            raise ValueError(f"preset: {name!r} is unknown; choose one of {', '.join(cls.presets)}")
        return {**cls.presets[name], **given}

    @classmethod
    def make(cls, options: Mapping[str, Any]) -> Self:
        """A config from a person's options; `BadOptions` says all that is wrong in one line."""
        return checked(cls, options)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, GameConfig) and type(self) is type(other) and self._values() == other._values()
        )

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[Any, ...]:
        """The options alone: what is worked out from them is kept beside them."""
        return tuple(getattr(self, name) for name in type(self).model_fields)

    def chosen(self) -> dict[str, Any]:
        """The shortest options that make this config again, ready for JSON."""
        base = type(self)(preset=self.preset) if self.preset else type(self)()  # type: ignore[call-arg]
        mine, usual = self.model_dump(mode="json"), base.model_dump(mode="json")
        return {k: v for k, v in mine.items() if v != usual[k] or (k == "preset" and v)}


def checked(model: type[Model], data: Mapping[str, Any]) -> Model:
    """A model from data; `BadOptions` says all that is wrong in one line."""
    try:
        return model.model_validate(dict(data))
    except ValidationError as error:
        raise BadOptions("; ".join(_sentence(model, e) for e in error.errors())) from None


class OneOf:
    """Marks a config field whose value is one of several names, asked for anew each time.

    `choices` gives the names with a sentence each; strategies may be registered at any time.
    """

    def __init__(self, choices: Callable[[], dict[str, str]]) -> None:
        self.choices = choices

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._check, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        choices = [{"const": name, "description": sentence} for name, sentence in self.choices().items()]
        return {**handler(schema), "oneOf": choices}

    def _check(self, name: str) -> str:
        if name not in self.choices():
            raise ValueError(f"{name!r} is unknown; choose one of {', '.join(self.choices())}")
        return name


def parse(assignments: list[str]) -> dict[str, Any]:
    """Options from a command line: `name=value`, the value as JSON or as a plain word.

    >>> parse(["side=12", "killing=both", "special_rolls=[1, 6]"])
    {'side': 12, 'killing': 'both', 'special_rolls': [1, 6]}
    """
    options: dict[str, Any] = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals or not name:
            raise BadOptions(f"{assignment!r} is not an option; write name=value")
        try:
            options[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):
            if value.lstrip()[:1] in ("[", "{", '"'):
                raise BadOptions(f"{name}: {_short(value)} is not valid JSON") from None
            options[name.strip()] = value.strip()
    return options


def read(file: Path) -> dict[str, Any]:
    """Options from a JSON file."""
    try:
        options = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadOptions(f"{file} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadOptions(f"{file} is not JSON: {error}") from None
    if not isinstance(options, dict):
        raise BadOptions(f"{file} should hold one JSON object of options")
    return options


def _sentence(model: type[BaseModel], error: Any) -> str:
    where = ".".join(str(part) for part in error["loc"])
    if error["type"] == "extra_forbidden":
        known = f"; the options are {', '.join(model.model_fields)}" if len(error["loc"]) == 1 else ""
        return f"{where}: there is no such option{known}"
    message = error["msg"].removeprefix("Value error, ").replace("a valid tuple", "a list such as [1, 2]")
    if error["type"] == "value_error":
        return f"{where}: {message}" if where else message
    got = "" if error["type"] == "missing" else f" (got {_short(error['input'])})"
    return f"{where}: {message[0].lower()}{message[1:]}{got}"


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
