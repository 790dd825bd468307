"""The REST interface in words: a plain page without any script."""

from collections.abc import Mapping
from html import escape
from typing import TypedDict

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
code { background: #8882; padding: 0 .2rem; } li { margin: .2rem 0; } time, small { color: #888; }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #ddd; } a { color: #8bf; } }
"""


def _page(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"></head>'
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )


class Operation(TypedDict, total=False):
    """What an OpenAPI file says of one verb at one path."""

    description: str


def docs(paths: Mapping[str, Mapping[str, Operation]]) -> str:
    """The page that lists every path of the interface."""
    rows = []
    for path, verbs in paths.items():
        for verb, about in verbs.items():
            said = escape(about.get("description", ""))
            rows.append(f"<li><code>{verb.upper()} {escape(path)}</code><br>{said}</li>")
    return _page(
        "Boardloom: the REST interface",
        f'<p>In full: <a href="/openapi.json">openapi.json</a>. Moves travel by WebSocket at '
        f"<code>/live</code>.</p><ul>{''.join(rows)}</ul>",
    )
