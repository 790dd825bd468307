"""Plain pages without any script: the front door, a replay, the REST interface in words."""

from html import escape
from typing import Any

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


def front(games: list[dict[str, Any]]) -> str:
    rows = "".join(
        f'<li><a href="/games/{game["match"]}">{escape(game["game"])}</a>: '
        f"{escape(', '.join(player['name'] for player in game['players']))}; "
        f"{escape(' and '.join(game['winners']))} won after {game['moves']} moves</li>"
        for game in games
    )
    listed = f"<h2>Finished games</h2><ul>{rows}</ul>" if rows else "<p>No game has been finished yet.</p>"
    return _page("Boardloom", f'<p>A match server. <a href="/docs">Its interface</a>.</p>{listed}')


def match() -> str:
    return _page(
        "Boardloom: a match",
        "<p>This link is a seat at a table, or a place to watch from: keep it to yourself. "
        "Programs take the seat by WebSocket at <code>/live</code>.</p>",
    )


def replay(game: dict[str, Any]) -> str:
    moves = "".join(f"<li>{escape(move['story'])}</li>" for move in game["moves"] if move["story"])
    base = f"/api/finished/{game['match']}"
    return _page(
        f"{game['game']}: {', '.join(seat['name'] for seat in game['seats'])}",
        f"<p>Won by {escape(' and '.join(game['winners']))}. "
        f'<a href="{base}/transcript">Transcript</a>, <a href="{base}/dice">dice record</a>, '
        f'<a href="/verify_dice.py">the program that checks it</a>.</p><ol>{moves}</ol>',
    )


def docs(schema: dict[str, Any]) -> str:
    rows = []
    for path, verbs in schema["paths"].items():
        for verb, about in verbs.items():
            said = escape(about.get("description", ""))
            rows.append(f"<li><code>{verb.upper()} {escape(path)}</code><br>{said}</li>")
    return _page(
        "Boardloom: the REST interface",
        f'<p>In full: <a href="/openapi.json">openapi.json</a>. Moves travel by WebSocket at '
        f"<code>/live</code>.</p><ul>{''.join(rows)}</ul>",
    )
