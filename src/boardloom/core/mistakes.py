"""What pydantic finds wrong with a value, as a message: its own sentences are English only."""

import json
import re
from collections.abc import Mapping

from pydantic import BaseModel
from pydantic_core import ErrorDetails

from boardloom.core.arguments import shown
from boardloom.core.message import Arg, Message, Series, message

LIMITS = {"greater_than_equal": "ge", "greater_than": "gt", "less_than_equal": "le", "less_than": "lt"}
"""Mistakes about the size of a number, and what pydantic calls the limit."""
LENGTHS = {
    "string_too_short": "min_length",
    "string_too_long": "max_length",
    "too_short": "min_length",
    "too_long": "max_length",
}
"""Mistakes about the length of a text or a list, likewise."""
CHOICES = ("literal_error", "enum")
"""Mistakes where one of a few values is expected."""
KINDS = {
    "bool_parsing": "option-bool",
    "bool_type": "option-bool",
    "dict_type": "option-object",
    "finite_number": "option-finite",
    "float_parsing": "option-number",
    "float_type": "option-number",
    "int_from_float": "option-whole",
    "int_parsing": "option-whole",
    "int_parsing_size": "option-huge",
    "int_type": "option-whole",
    "list_type": "option-list",
    "model_attributes_type": "option-object",
    "model_type": "option-object",
    "path_type": "option-path",
    "string_pattern_mismatch": "option-pattern",
    "string_type": "option-text",
    "string_unicode": "option-text",
    "tuple_type": "option-list",
}
"""Mistakes about the kind of a value."""
VALUE = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|-?[0-9.]+|True|False|None")


def mistake(error: ErrorDetails, model: type[BaseModel] | None = None) -> Message:
    """What should have been given; a model that is known helps to give an example."""
    kind, given = error["type"], shown(error["input"])
    context: Mapping[str, object] = error.get("ctx", {})
    if kind == "json_invalid":
        return message("option-json", position=_position(error))
    if model and kind == "tuple_type" and (example := _example(model, error["loc"])):
        return message("option-list-such-as", example=example, given=given)
    if kind in LIMITS:
        limit = context[LIMITS[kind]]
        assert isinstance(limit, int | float)
        return message(f"option-{kind.replace('_', '-')}", limit=limit, given=given)
    if kind in LENGTHS:
        length = context[LENGTHS[kind]]
        assert isinstance(length, int)
        return message(f"option-{kind.replace('_', '-')}", limit=length, given=given)
    if kind in CHOICES:
        # The values are told in one text only: 'random' or 'fixed'.
        values: tuple[Arg, ...] = tuple(VALUE.findall(str(context["expected"])))
        return message("option-one-of", choices=Series(values, "or"), given=given)
    return message(KINDS.get(kind, "option-mistaken"), given=given)


def _position(error: ErrorDetails) -> int:
    """Where JSON goes wrong, counted from one."""
    *_, place = error["loc"]
    return place + 1 if isinstance(place, int) else 1


def _example(model: type[BaseModel], place: tuple[str | int, ...]) -> str:
    """What a list of such things looks like; empty where nothing is known of them."""
    items = model.model_json_schema()["properties"].get(place[0], {}).get("items", {})
    named = items.get("enum") or [choice["const"] for choice in items.get("oneOf", []) if "const" in choice]
    some = named[:2] or ([1, 2] if items.get("type") == "integer" else [])
    return json.dumps(some) if some and len(place) == 1 else ""
