"""Configs: what a person may choose about a game, checked, with messages that name the rule."""

import json
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, get_args

from msgspec import Struct
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    JsonValue,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import CoreSchema, ErrorDetails, InitErrorDetails, PydanticCustomError, core_schema

from boardloom.core.arguments import shown
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.message import Message, Series, Words, message
from boardloom.core.mistakes import mistake
from boardloom.core.reasons import reason_of

Model = TypeVar("Model", bound=BaseModel)
Options = Mapping[str, object]
"""What a person chose about a game, not checked yet."""


class Complaint(Struct, frozen=True):
    """Something that is wrong with a person's options."""

    field: str
    """The option it is about, and the place in it: `entities.3.to`; empty where it is about none."""
    text: Words

    @property
    def words(self) -> Words:
        """With the option's name."""
        if not self.field:
            return self.text
        return message("option-problem", option=self.field, problem=self.text)


class Fault(NamedTuple):
    """Options that do not fit together, each fine for itself."""

    field: str
    words: Words
    alone: bool = False
    """Whether the words say enough without the option's name before them."""
    at_start: bool = False
    """Whether only matches that begin are refused: others began when this was not a fault, and go on."""


def fault(field: str, words: Words, alone: bool = False, at_start: bool = False) -> PydanticCustomError:
    """What a validator raises to say which option is wrong, where pydantic cannot know."""
    return PydanticCustomError("fault", "fault", {"fault": Fault(field, words, alone, at_start)})


class GameConfig(BaseModel):
    """The options of a game; each game has a subclass with its own."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)
    presets: ClassVar[Mapping[str, Options]] = {}
    """Sets of options with a name."""
    sentences: ClassVar[Mapping[str, str]] = {}
    """What presets are like, for the person choosing one."""
    preset_people: ClassVar[Mapping[str, int]] = {}
    """By preset: how many people sit down, where it is made for that many; bots take the other seats."""
    sample: ClassVar[Options] = {}
    """Options of the game that pictures of it show, such as those on a first page."""

    preset: str | None = None
    """The preset that was chosen; what is given besides goes before it."""
    players: int
    """How many play. `Field(2, ge=2, le=4)` says between which numbers that may be chosen; `players: int = 2`
    is a game for two."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        players = cls.model_fields["players"]
        free = players.metadata or players.json_schema_extra  # the game says itself who may play
        if players.annotation is int and not free and isinstance(players.default, int):
            players.metadata = [*Field(ge=players.default, le=players.default).metadata]
            cls.model_rebuild(force=True)

    @abstractmethod
    def setup(self) -> Any:
        """What the rules need to know, as a NamedTuple of integers and int32 arrays."""

    @model_validator(mode="before")
    @classmethod
    def _fill_in_preset(cls, given: object) -> object:
        if not isinstance(given, dict):
            return given
        if not isinstance(name := given.get("preset"), str):
            return cls.completed(given)
        if name not in cls.presets:
            raise fault("preset", message("option-choice", given=repr(name), choices=listed(cls.presets)))
        return cls.completed({**cls.presets[name], **given})

    @classmethod
    def completed(cls, given: Options) -> Options:
        """The options given, those of a preset included, with what follows from them; not checked yet."""
        return given

    @field_validator("*")
    @classmethod
    def _can_be_shown(cls, value: object, info: ValidationInfo) -> object:
        if info.context is SHOWN and (wrong := cls._too_large_to_show(info.field_name or "", value)):
            raise BadOptions(wrong)
        return value

    @classmethod
    def _too_large_to_show(cls, option: str, value: object) -> Message | None:
        hints = cls.model_fields[option].json_schema_extra
        most = hints.get("largest_shown") if isinstance(hints, dict) else None
        if isinstance(most, int) and isinstance(value, int) and value > most:
            return message("option-too-large-to-show", most=most)
        return None

    def check_shown(self) -> None:
        """Refuse what is too large for a screen, such as a match begun at the terminal."""
        for option in type(self).model_fields:
            if wrong := self._too_large_to_show(option, getattr(self, option)):
                raise BadOptions(message("option-problem", option=option, problem=wrong))

    def faults(self) -> Iterator[Fault]:
        """What does not fit together; nothing, unless a game says so."""
        yield from ()

    @model_validator(mode="after")
    def _fits_together(self, info: ValidationInfo) -> Self:
        faults = (found for found in self.faults() if not (found.at_start and info.context is KEPT))
        wrong = [InitErrorDetails(type=fault(*found), input=None) for found in faults]
        if wrong:
            raise ValidationError.from_exception_data(type(self).__name__, wrong)
        return self

    @classmethod
    def about_preset(cls, name: str) -> str:
        """What a preset is like, or else what it changes."""
        return cls.sentences.get(name) or in_words(cls.presets[name])

    @property
    def people_of_preset(self) -> int | None:
        """How many people sit down unless they say otherwise; none where the preset leaves that open."""
        return self.preset_people.get(self.preset or "")

    @property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody with these options; asked of games that can hide things."""
        return True

    @classmethod
    def make(cls, options: Options) -> Self:
        """A config from a person's options; `BadOptions` says all that is wrong in one line."""
        return checked(cls, options)

    @classmethod
    def kept(cls, options: Options) -> Self:
        """The same of a match that has begun, maybe when less was refused."""
        return checked(cls, options, KEPT)

    @classmethod
    def problems(cls, options: Options) -> list[Complaint]:
        """All that is wrong with a person's options, what is too large for a screen included."""
        try:
            cls.model_validate(dict(options), context=SHOWN)
        except ValidationError as error:
            return [_complaint(cls, e) for e in _own_mistakes(error.errors())]
        return []

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, GameConfig) and type(self) is type(other) and self._values() == other._values()
        )

    def __hash__(self) -> int:
        return hash(self._values())

    def __getstate__(self) -> dict[Any, Any]:
        """Pickled without what was worked out from the options: its arrays could be written to again."""
        state = super().__getstate__()
        fields = type(self).model_fields
        return {**state, "__dict__": {k: v for k, v in state["__dict__"].items() if k in fields}}

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Self:
        """Itself, as it cannot be changed."""
        return self

    def _values(self) -> tuple[object, ...]:
        """The options alone: what is worked out from them is kept beside them."""
        return tuple(getattr(self, name) for name in type(self).model_fields)

    def chosen(self, base: "GameConfig | None" = None) -> dict[str, object]:
        """The shortest options that make this config again, ready for JSON; no options make `base`."""
        if base is None:
            base = type(self)(preset=self.preset) if self.preset else type(self)()  # type: ignore[call-arg]
        mine, default = self.model_dump(mode="json"), base.model_dump(mode="json")
        return {k: v for k, v in mine.items() if v != default[k] or (k == "preset" and v)}


LEAST, MOST = "because_least", "because"
"""The hints with which a field says why its limits are there, each the id of a message."""
SIDES_OF_LIMITS = {
    **dict.fromkeys(("less_than_equal", "less_than", "too_long", "string_too_long"), MOST),
    **dict.fromkeys(("greater_than_equal", "greater_than", "too_short", "string_too_short"), LEAST),
}
"""Which of them is asked for, by how pydantic calls the mistake."""
USUAL_LEAST = {0: "limit-none", 1: "limit-one"}
"""Why there cannot be less than so many, where a field has no reason of its own."""


def because(most: str = "", least: str = "") -> dict[str, JsonValue]:
    """Hints of a field: why it cannot be more, and why it cannot be less."""
    return {name: id for name, id in ((MOST, most), (LEAST, least)) if id}


SHOWN, KEPT = {"shown": True}, {"kept": True}
"""Marks the checking of options for screens, and of options of matches that have begun."""


def checked(model: type[Model], data: Options, context: object = None) -> Model:
    """A model from data; `BadOptions` says all that is wrong in one line."""
    try:
        return model.model_validate(dict(data), context=context)
    except ValidationError as error:
        raise BadOptions(complained(_own_mistakes(error.errors()), model)) from None


def complained(errors: Iterable[ErrorDetails], model: type[BaseModel] | None = None) -> Series:
    """All that pydantic found wrong, in one line; a model that is known helps to say what would be right."""
    return Series(tuple(_said(model, error) for error in errors), "parts")


class OneOf:
    """Marks a config field whose value is one of several names, asked for anew each time.

    `choices` gives the names with a sentence each; strategies may be registered at any time.
    """

    def __init__(self, choices: Callable[[], dict[str, str]]) -> None:
        self.choices = choices

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._check, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, object]:
        choices = [{"const": name, "description": sentence} for name, sentence in self.choices().items()]
        return {**handler(schema), "oneOf": choices}

    def _check(self, name: str) -> str:
        if name not in self.choices():
            raise BadOptions(message("option-choice", given=repr(name), choices=listed(self.choices())))
        return name


def parse(assignments: list[str]) -> dict[str, object]:
    """Options from a command line: `name=value`, the value as JSON, a plain word, or several between commas.

    >>> parse(["side=12", "killing=both", "special_rolls=[1, 6]", "positions=A,C"])
    {'side': 12, 'killing': 'both', 'special_rolls': [1, 6], 'positions': ['A', 'C']}
    """
    options: dict[str, object] = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals or not name:
            raise BadOptions(message("option-assignment", given=repr(assignment)))
        several = "," in value and not _is_json(value)
        parts = [_value(name, part) for part in (value.split(",") if several else [value])]
        options[name.strip()] = parts if several else parts[0]
    return options


def _value(name: str, written: str) -> object:
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        if _is_json(written):
            raise BadOptions(message("option-not-json", option=name, given=shown(written))) from None
        return written.strip()


def _is_json(written: str) -> bool:
    """Whether it is more than a number or a word."""
    return written.lstrip()[:1] in ("[", "{", '"')


def read(file: Path) -> dict[str, object]:
    """Options from a JSON file."""
    try:
        options = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadOptions(message("file-unreadable", file=str(file), reason=reason_of(error))) from None
    if not isinstance(options, dict):
        raise BadOptions(message("file-no-options", file=str(file)))
    return options


def in_words(options: Options) -> str:
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


def listed(names: Iterable[str]) -> Series:
    """Names to choose from."""
    return Series(tuple(names), "list")


def _said(model: type[BaseModel] | None, error: ErrorDetails) -> Words:
    """What is wrong, where it is not shown beside the option."""
    found: Fault | None = error.get("ctx", {}).get("fault")
    return found.words if found and found.alone else _complaint(model, error).words


def _own_mistakes(errors: Sequence[ErrorDetails]) -> list[ErrorDetails]:
    """Without lists that are too short only because something in them is wrong, which is told anyway."""

    def follows(error: ErrorDetails) -> bool:
        where = error["loc"]
        inside = (other for other in errors if other["loc"][: len(where)] == where and other is not error)
        return error["type"] == "too_short" and any(inside)

    return [error for error in errors if not follows(error)]


def _complaint(model: type[BaseModel] | None, error: ErrorDetails) -> Complaint:
    where = ".".join(str(part) for part in error["loc"])
    context = error.get("ctx", {})
    if error["type"] == "fault":
        fault: Fault = context["fault"]
        return Complaint(fault.field, fault.words)
    if error["type"] == "extra_forbidden":
        if model is None or len(error["loc"]) > 1:
            return Complaint(where, message("option-none"))
        return Complaint(where, message("option-unknown", options=listed(model.model_fields)))
    if error["type"] == "value_error":
        wrong = context["error"]
        return Complaint(where, wrong.words if isinstance(wrong, BadInput) else str(wrong))
    if error["type"] == "missing":
        return Complaint(where, message("option-missing"))
    if error["type"] == "json_invalid":
        return Complaint(str(error["loc"][0]), mistake(error))
    return Complaint(where, _with_reason(mistake(error, model), model, error))


def _with_reason(problem: Words, model: type[BaseModel] | None, error: ErrorDetails) -> Words:
    """A limit that was passed, with its reason where the option's hints give one."""
    side = SIDES_OF_LIMITS.get(error["type"], "")
    why = _hints(model, error["loc"]).get(side)
    if side == LEAST and why is None:
        why = USUAL_LEAST.get(error.get("ctx", {}).get("ge", -1))
    if not isinstance(why, str):
        return problem
    return message("option-because", problem=problem, reason=message(why))


def _hints(model: type[BaseModel] | None, place: tuple[str | int, ...]) -> Mapping[str, object]:
    """What a field says of itself in its schema; `faces.3.hit` is a field of what a list holds."""
    if not model or not place or place[0] not in model.model_fields:
        return {}
    field = model.model_fields[str(place[0])]
    within = next((at for at, part in enumerate(place[1:], 1) if isinstance(part, str)), None)
    if within is not None:
        return _hints(_model_in(field.annotation), place[within:])
    return field.json_schema_extra if isinstance(field.json_schema_extra, dict) else {}


def _model_in(annotation: object) -> type[BaseModel] | None:
    """The kind of thing that a list of such a type holds, if it has options of its own."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return next(filter(None, map(_model_in, get_args(annotation))), None)
