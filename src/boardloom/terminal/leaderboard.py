"""The leaderboard for the eye, or as JSON."""

import json

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from boardloom.core import paths
from boardloom.core.message import Message, Words, message
from boardloom.match import saved
from boardloom.match.leaderboard import Row, leaderboard
from boardloom.terminal.paint import style
from boardloom.terminal.talk import say
from boardloom.words import english, local, spoken


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
    for bots, heading in ((False, message("leaderboard-people")), (True, message("leaderboard-bots"))):
        rows = [row for row in board.rows if row.bot == bots]
        if rows:
            console.print(_table(heading, rows))
    if board.games:
        say(console, spoken(message("leaderboard-from", games=board.games)))
    else:
        command = f"{paths.command()} play {game or 'GAME'}"
        say(console, spoken(message("leaderboard-none", command=command)))
    for why in board.skipped:
        say(console, Text(spoken(message("leaderboard-skipped", why=why)), style("bad")))


def _table(heading: Message, rows: list[Row]) -> Table:
    table = Table(title=escape(spoken(heading)), title_justify="left")
    table.add_column(Text(spoken(message("column-player"))))
    ranked = any(row.ranked for row in rows)
    places = [message("place", place=place) for place in (2, 3) if ranked]
    columns: list[Words] = [message("column-games"), message("column-wins"), message("column-share")]
    for column in (*columns, *places, message("column-last-played")):
        table.add_column(Text(spoken(column)), justify="right")
    for row in rows:
        counted = [spoken(n) if row.ranked else "-" for n in row.places[1:]] if ranked else []
        share, played = local().percent(row.share), local().moment(row.last_played)
        table.add_row(Text(row.player), spoken(row.games), spoken(row.wins), share, *counted, played)
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
