"""Configs: what a person may choose about a game, checked, with messages that name the rule."""

import json
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from msgspec import Struct
from pydantic import (
    BaseModel,
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError, core_schema

from boardloom.core.errors import BadOptions

Model = TypeVar("Model", bound=BaseModel)


class Complaint(Struct, frozen=True):
    """Something that is wrong with a person's options."""

    field: str
    """The option it is about, and the place in it: `entities.3.to`; empty where it is about none."""
    text: str

    def __str__(self) -> str:
        return f"{self.field}: {self.text}" if self.field else self.text


class Fault(NamedTuple):
    """Options that do not fit together, each fine for itself."""

    field: str
    sentence: str


class GameConfig(BaseModel):
    """The options of a game; each game has a subclass with its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    sentences: ClassVar[Mapping[str, str]] = {}
    """What presets are like, for the person choosing one."""

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

    @field_validator("*")
    @classmethod
    def _can_be_shown(cls, value: Any, info: ValidationInfo) -> Any:
        hints = cls.model_fields[info.field_name or ""].json_schema_extra
        most = hints.get("largest_shown") if isinstance(hints, dict) else None
        if info.context is SHOWN and isinstance(most, int) and value > most:
            raise ValueError(
                f"at most {most} can be shown; larger boards are for the terminal and for simulations"
            )
        return value

    def faults(self) -> Iterator[Fault]:
        """What does not fit together; nothing, unless a game says so."""
        yield from ()

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        wrong = [
            InitErrorDetails(type=PydanticCustomError("fault", "{sentence}", fault._asdict()), input=None)
            for fault in self.faults()
        ]
        if wrong:
            raise ValidationError.from_exception_data(type(self).__name__, wrong)
        return self

    @classmethod
    def about_preset(cls, name: str) -> str:
        """What a preset is like, or else what it changes."""
        return cls.sentences.get(name) or in_words(cls.presets[name])

    @classmethod
    def make(cls, options: Mapping[str, Any]) -> Self:
        """A config from a person's options; `BadOptions` says all that is wrong in one line."""
        return checked(cls, options)

    @classmethod
    def problems(cls, options: Mapping[str, Any]) -> list[Complaint]:
        """All that is wrong with a person's options, what is too large for a screen included."""
        try:
            cls.model_validate(dict(options), context=SHOWN)
        except ValidationError as error:
            return [_complaint(cls, e) for e in error.errors()]
        return []

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, GameConfig) and type(self) is type(other) and self._values() == other._values()
        )

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[Any, ...]:
        """The options alone: what is worked out from them is kept beside them."""
        return tuple(getattr(self, name) for name in type(self).model_fields)

    def chosen(self, base: "GameConfig | None" = None) -> dict[str, Any]:
        """The shortest options that make this config again, ready for JSON; no options make `base`."""
        if base is None:
            base = type(self)(preset=self.preset) if self.preset else type(self)()  # type: ignore[call-arg]
        mine, usual = self.model_dump(mode="json"), base.model_dump(mode="json")
        return {k: v for k, v in mine.items() if v != usual[k] or (k == "preset" and v)}


SHOWN = {"shown": True}
"""Marks the checking of options for screens."""


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
    """Options from a command line: `name=value`, the value as JSON, a plain word, or several between commas.

    >>> parse(["side=12", "killing=both", "special_rolls=[1, 6]", "positions=A,C"])
    {'side': 12, 'killing': 'both', 'special_rolls': [1, 6], 'positions': ['A', 'C']}
    """
    options: dict[str, Any] = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals or not name:
            raise BadOptions(f"{assignment!r} is not an option; write name=value")
        several = "," in value and not _is_json(value)
        parts = [_value(name, part) for part in (value.split(",") if several else [value])]
        options[name.strip()] = parts if several else parts[0]
    return options


def _value(name: str, written: str) -> Any:
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        if _is_json(written):
            raise BadOptions(f"{name}: {_short(written)} is not valid JSON") from None
        return written.strip()


def _is_json(written: str) -> bool:
    """Whether it is more than a number or a word."""
    return written.lstrip()[:1] in ("[", "{", '"')


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


def in_words(options: Mapping[str, Any]) -> str:
    """What a preset changes, in a few words.

    >>> in_words({"density": 0.3, "third_six": "to-start", "entities": [1, 2], "as_printed": True})
    'density 0.3, third six to-start, 2 entities, as printed'
    """
    words = []
    for name, value in options.items():
        plain = name.replace("_", " ")
        if isinstance(value, list | tuple):
            words.append(f"{len(value)} {plain}")
        else:
            words.append(plain if value is True else f"{plain} {value}")
    return ", ".join(words) or "nothing changed"


def _complaint(model: type[BaseModel], error: Any) -> Complaint:
    sentence = _sentence(model, error)
    named = sentence.partition(":")[0]
    field = (
        _where(error) or error.get("ctx", {}).get("field") or (named if named in model.model_fields else "")
    )
    return Complaint(field, sentence.removeprefix(f"{field}: "))


def _where(error: Any) -> str:
    return ".".join(str(part) for part in error["loc"])


def _sentence(model: type[BaseModel], error: Any) -> str:
    where = _where(error)
    if error["type"] == "fault":
        return str(error["msg"])
    if error["type"] == "extra_forbidden":
        known = f"; the options are {', '.join(model.model_fields)}" if len(error["loc"]) == 1 else ""
        return f"{where}: there is no such option{known}"
    message = error["msg"].removeprefix("Value error, ")
    if error["type"] == "tuple_type":
        message = message.replace("a valid tuple", f"a list{_example(model, error['loc'])}")
    if error["type"] == "value_error":
        return f"{where}: {message}" if where else message
    got = "" if error["type"] == "missing" else f" (got {_short(error['input'])})"
    return f"{where}: {message[0].lower()}{message[1:]}{got}"


def _example(model: type[BaseModel], place: tuple[str | int, ...]) -> str:
    """What a list of such things looks like."""
    items = model.model_json_schema()["properties"].get(place[0], {}).get("items", {})
    named = items.get("enum") or [choice["const"] for choice in items.get("oneOf", []) if "const" in choice]
    some = named[:2] or ([1, 2] if items.get("type") == "integer" else [])
    return f" such as {json.dumps(some)}" if some and len(place) == 1 else ""


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
