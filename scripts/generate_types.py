"""Writes what the web client shares with Python: the types of what the server says, the colours and gradients
that sprites are drawn with, the mark of the house. .venv/bin/python scripts/generate_types.py

With `--check` it only says whether the files are what it would write.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from msgspec import UNSET, Struct
from msgspec.json import schema_components
from msgspec.structs import fields
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from boardloom import core
from boardloom.core.message import Arg, Words
from boardloom.core.scene import Board, Editor, Scene, Section
from boardloom.server.http import forms, games_api, lab_api
from boardloom.server.ws import wire
from boardloom.svg import palette
from boardloom.svg.logo import icon_file
from boardloom.svg.materials import GRADIENTS

WEB = Path(__file__).parent.parent / "web"
GENERATED = WEB / "src" / "api" / "generated"
ICON = WEB / "public" / "icon.svg"
HEAD = "/** Written by scripts/generate_types.py: change the Python classes instead. */\n"
REF = "#/components/schemas/{name}"

FROM_SERVER = (
    wire.Welcome, wire.Snapshot, wire.News, wire.Answer, wire.Hinted, wire.Presence, wire.Bye,
)  # fmt: skip
FROM_CLIENT = get_args(wire.Anything)
SHOWN = (Board, Scene, Editor, Section)

Schema = Mapping[str, Any]


def struct_types() -> tuple[str, str]:
    """What is shown of a game, and what travels: over the WebSocket, and as larger answers over REST."""
    kinds = [*FROM_SERVER, *FROM_CLIENT, *SHOWN, *games_api.ANSWERS, *lab_api.ANSWERS]
    (*_, words, arg), schemas = schema_components([*kinds, Words, Arg], ref_template=REF)
    shown = {}
    for struct in _structs(Struct):
        if struct.__name__ not in schemas:
            continue
        if not issubclass(struct, wire.ClientMessage):
            schemas[struct.__name__]["required"] = _always_sent(struct, schemas[struct.__name__])
        if struct.__module__.startswith(f"{core.__name__}."):
            shown[struct.__name__] = schemas.pop(struct.__name__)
    scene = "\n".join([HEAD, *_declared(shown), "export type Tree = { [step: string]: number | Tree }\n"])
    travels = "\n".join(_declared(schemas))
    for name, union in (("Arg", arg), ("Words", words)):  # the larger union first: it contains the other
        travels = travels.replace(_type(union), name)
        scene = scene.replace(_type(union), name) + f"\nexport type {name} = {_type(union)}\n"
    for name, structs in (("ServerMessage", FROM_SERVER), ("ClientMessage", FROM_CLIENT)):
        travels += f"\nexport type {name} = {' | '.join(struct.__name__ for struct in structs)}\n"
    used = [name for name in sorted({*shown, "Arg", "Words"}) if re.search(rf"\b{name}\b", travels)]
    return scene, f"{HEAD}import type {{ {', '.join(used)} }} from './scene'\n\n{travels}"


def _structs(kind: type[Struct]) -> Iterator[type[Struct]]:
    """Every struct there is that is such a one."""
    for struct in kind.__subclasses__():
        yield struct
        yield from _structs(struct)


def _always_sent(struct: type[Struct], schema: Schema) -> list[str]:
    """What a message of ours is never without; msgspec tells only what has no default."""
    required: list[str] = list(schema.get("required", []))
    if not struct.__struct_config__.omit_defaults:
        required += [field.name for field in fields(struct) if field.default is not UNSET]
    return required


def rest_types() -> str:
    """Models: the forms and the smaller answers of the REST interface."""
    models = [
        value
        for value in vars(forms).values()
        if isinstance(value, type) and issubclass(value, BaseModel) and value.__module__ == forms.__name__
    ]
    _, schema = models_json_schema(
        [(model, "serialization") for model in models], ref_template=REF.replace("name", "model")
    )
    return "\n".join([HEAD, *_declared(schema["$defs"])])


def _declared(schemas: Mapping[str, Schema]) -> Iterator[str]:
    for name in sorted(schemas):
        yield from _interface(name, schemas[name])


def _interface(name: str, schema: Schema) -> Iterator[str]:
    if "properties" not in schema:
        yield f"export type {name} = {_type(schema)}\n"
        return
    required = schema.get("required", [])
    yield f"export interface {name} {{"
    for field, about in schema["properties"].items():
        yield f"  {field}{'' if field in required else '?'}: {_type(about)}"
    yield "}\n"


def _type(schema: Schema) -> str:
    """The TypeScript for a JSON schema."""
    if "$ref" in schema:  # also where a schema was given by hand, beside what msgspec says itself
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "allOf" in schema:
        return " & ".join(_type(part) for part in schema["allOf"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        items = _type(schema.get("items", {}))
        return f"({items})[]" if " " in items else f"{items}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    if kind == "integer":
        return "number"
    return str(kind) if kind in ("number", "string", "boolean", "null") else "unknown"


def _literal(value: object) -> str:
    return json.dumps(value).replace('"', "'")


def main() -> None:
    scene, travels = struct_types()
    texts = {
        "scene.ts": scene,
        "wire.ts": travels,
        "rest.ts": rest_types(),
        "palette.css": f"/* Written by scripts/generate_types.py. */\n{palette.css()}",
        "gradients.ts": f"{HEAD}export default {json.dumps(''.join(GRADIENTS))}\n",
    }
    files = {GENERATED / name: text for name, text in texts.items()} | {ICON: f"{icon_file()}\n"}
    if "--check" in sys.argv:
        stale = [path.name for path, text in files.items() if not path.is_file() or path.read_text() != text]
        if stale:
            sys.exit(f"{', '.join(stale)}: not what the Python classes say; run scripts/generate_types.py")
        return
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
