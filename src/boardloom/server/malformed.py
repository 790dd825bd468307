"""Which part of a JSON text keeps it from being what is expected: msgspec says so in English only."""

from collections.abc import Mapping
from types import UnionType
from typing import get_args

from msgspec import Struct, ValidationError, convert, json
from msgspec.structs import fields

from boardloom.core.arguments import shown
from boardloom.core.message import Message, message


def malformed(text: str | bytes, expected: type[Struct] | UnionType) -> Message:
    """What is wrong with a text that msgspec did not take for such a struct, or for one of several."""
    try:
        given = json.decode(text)
    except (ValueError, RecursionError):
        return message("reason-not-json")
    if not isinstance(given, dict):
        return message("malformed-no-object")
    kinds: dict[object, type[Struct]] = {
        kind.__struct_config__.tag: kind for kind in get_args(expected) or (expected,)
    }
    kind = next(iter(kinds.values()))
    if field := kind.__struct_config__.tag_field:
        if field not in given:
            return message("malformed-missing", field=field)
        tag = given.pop(field)
        if not isinstance(tag, str) or tag not in kinds:
            return _unfit(field, tag)
        kind = kinds[tag]
    return _wrong_field(given, kind)


def _wrong_field(given: Mapping[str, object], kind: type[Struct]) -> Message:
    known = {field.encode_name: field for field in fields(kind)}
    for name, field in known.items():
        if name in given:
            try:
                convert(given[name], field.type)
            except ValidationError:
                return _unfit(name, given[name])
        elif field.required:
            return message("malformed-missing", field=name)
    unknown = [name for name in given if name not in known]
    return message("malformed-unknown", field=shown(unknown[0])) if unknown else message("malformed")


def _unfit(field: str, value: object) -> Message:
    return message("malformed-value", field=field, given=shown(value))
