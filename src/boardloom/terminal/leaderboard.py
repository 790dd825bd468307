"""The leaderboard for the eye, or as JSON."""

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boardloom import home
from boardloom.play import shelf
from boardloom.play.leaderboard import Line, leaderboard
from boardloom.terminal.paint import style
from boardloom.terminal.talk import say


def show(game: str, console: Console, as_json: bool) -> None:
    """The players of all finished games, or of those of one game."""
    board = leaderboard(shelf.finished(), game)
    if as_json:
        print(json.dumps({"players": [_row(n) for n in board.lines], "skipped": board.skipped}, indent=2))
        return
    for bots, heading in ((False, "People"), (True, "Bots")):
        lines = [line for line in board.lines if line.bot == bots]
        if lines:
            console.print(_table(heading, lines))
    if board.games:
        say(console, f"From {board.games:,} finished {'game' if board.games == 1 else 'games'}.")
    else:
        say(console, f"No finished games yet. Play one: {home.command()} play {game or 'GAME'}")
    for reason in board.skipped:
        say(console, Text(f"Skipped {reason}", style("bad")))


def _table(heading: str, lines: list[Line]) -> Table:
    table = Table(title=heading, title_justify="left")
    table.add_column("player")
    ranked = any(line.ranked for line in lines)
    for column in ("games", "wins", "share", *(("2nd", "3rd") if ranked else ()), "last played"):
        table.add_column(column, justify="right")
    for line in lines:
        places = [str(n) if line.ranked else "-" for n in line.places[1:]] if ranked else []
        played = line.last_played[:16].replace("T", " ")
        table.add_row(
            Text(line.player), str(line.games), str(line.wins), f"{line.share:.0%}", *places, played
        )
    return table


def _row(line: Line) -> dict[str, object]:
    return {
        "player": line.player,
        "bot": line.bot,
        "games": line.games,
        "wins": line.wins,
        "share": line.share,
        "second": line.places[1] if line.ranked else None,
        "third": line.places[2] if line.ranked else None,
        "last_played": line.last_played,
    }
