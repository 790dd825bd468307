"""The leaderboard for the eye, or as JSON."""

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boardloom.core import paths
from boardloom.match import saved
from boardloom.match.leaderboard import Row, leaderboard
from boardloom.terminal.paint import style
from boardloom.terminal.talk import say
from boardloom.words import english


def show(game: str, console: Console, as_json: bool) -> None:
    """The players of all finished games, or of those of one game."""
    board = leaderboard(saved.finished(), game)
    if as_json:
        print(
            json.dumps(
                {
                    "players": [_row(n) for n in board.rows],
                    "skipped": [english(why) for why in board.skipped],
                },
                indent=2,
            )
        )
        return
    for bots, heading in ((False, "People"), (True, "Bots")):
        rows = [row for row in board.rows if row.bot == bots]
        if rows:
            console.print(_table(heading, rows))
    if board.games:
        say(console, f"From {board.games:,} finished {'game' if board.games == 1 else 'games'}.")
    else:
        say(console, f"No finished games yet. Play one: {paths.command()} play {game or 'GAME'}")
    for why in board.skipped:
        say(console, Text(f"Skipped {english(why)}", style("bad")))


def _table(heading: str, rows: list[Row]) -> Table:
    table = Table(title=heading, title_justify="left")
    table.add_column("player")
    ranked = any(row.ranked for row in rows)
    for column in ("games", "wins", "share", *(("2nd", "3rd") if ranked else ()), "last played"):
        table.add_column(column, justify="right")
    for row in rows:
        places = [str(n) if row.ranked else "-" for n in row.places[1:]] if ranked else []
        played = row.last_played[:16].replace("T", " ")
        table.add_row(Text(row.player), str(row.games), str(row.wins), f"{row.share:.0%}", *places, played)
    return table


def _row(row: Row) -> dict[str, object]:
    return {
        "player": row.player,
        "bot": row.bot,
        "games": row.games,
        "wins": row.wins,
        "share": row.share,
        "second": row.places[1] if row.ranked else None,
        "third": row.places[2] if row.ranked else None,
        "last_played": row.last_played,
    }
