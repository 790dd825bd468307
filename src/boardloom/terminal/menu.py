"""The front door: choose a game, sit down, play. Enter alone leads to a game."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from boardloom.errors import BadInput, BadOptions
from boardloom.game import Game
from boardloom.games import find, names
from boardloom.play import shelf
from boardloom.play.match import Match, Seat
from boardloom.play.transcript import Summary
from boardloom.terminal.paint import style
from boardloom.terminal.seating import fresh_config, rematch, spare_name
from boardloom.terminal.table import Ending, sit_down
from boardloom.terminal.talk import hear, prepare, say

UNFINISHED = 5
"""How many games to resume are offered, the newest first."""

Answer = TypeVar("Answer")


class _Quit(Exception):
    """Somebody typed q."""


def run(console: Console, fast: bool = False) -> None:
    """Offer the games, and play, until the person leaves."""
    prepare(console)
    say(console, Text("Boardloom", Style(bold=True)).append("  a house of tabletop games", style("faint")))
    say(console, "Enter takes what stands in [brackets]; q leaves.", "dim")
    try:
        while True:
            match = _choose_match(console)
            ending = sit_down(match, console, fast)
            while ending is Ending.REMATCH:
                match = rematch(match)
                ending = sit_down(match, console, fast)
            if ending is Ending.LEFT:
                return
    except _Quit:
        say(console, "Goodbye.")
    except (KeyboardInterrupt, EOFError):
        say(console, "\nGoodbye.")


def _choose_match(console: Console) -> Match:
    """A new match, or one left unfinished."""
    offered = [find(name) for name in names()]
    left = [(path, told) for path, told in shelf.summaries(shelf.running()) if told.game in names()]
    _list_games(console, offered, left[:UNFINISHED])

    def chosen(typed: str) -> Match | Game:
        called = {name.casefold(): game for game in offered for name in (game.name, game.title)}
        number = _number(typed)
        if typed.casefold() in called:
            return called[typed.casefold()]
        if 1 <= number <= len(offered):
            return offered[number - 1]
        if number <= len(offered) + len(left[:UNFINISHED]) and number > 0:
            return shelf.load(left[number - len(offered) - 1][0])
        raise BadOptions(f"{typed!r} is not in the list; type a number from it, or a game's name")

    choice = _ask(console, "Which one?", offered[0].title, chosen)
    return choice if isinstance(choice, Match) else _set_the_table(console, choice)


def _list_games(console: Console, offered: Sequence[Game], left: Sequence[tuple[Path, Summary]]) -> None:
    titles = {game.name: game.title for game in offered}
    rows = [(game.title, game.summary) for game in offered]
    rows += [
        (
            titles[told.game],
            f"go on: {', '.join(told.players)}, {told.moves} moves, begun {_day(told.started)}",
        )
        for _, told in left
    ]
    say(console, "")
    _list(console, rows)


def _set_the_table(console: Console, game: Game) -> Match:
    """Rules, players, seats: a match about to begin."""
    options: dict[str, Any] = _choose_preset(console, game)
    usual = game.config.make(options)

    def players(typed: str) -> dict[str, Any]:
        if not typed.isdecimal():
            raise BadOptions(f"{typed!r} is not a number of players")
        wanted = {**options, "players": int(typed)}
        game.config.make(wanted)
        return wanted

    config = fresh_config(game, _ask(console, "How many play?", str(usual.players), players))
    say(console, "\nWho sits where? A name is a person; `bot`, or `bot` and a name, is a bot.")
    seats: list[Seat] = []
    for number in range(config.players):
        seats.append(_choose_seat(console, number, seats))
    return Match.new(game, config, seats)


def _choose_preset(console: Console, game: Game) -> dict[str, Any]:
    presets = game.config.presets
    if not presets:
        return {}
    say(console, "\nWhich rules?")
    _list(console, [(name, _in_words(options)) for name, options in presets.items()])

    def chosen(typed: str) -> dict[str, Any]:
        number = _number(typed)
        if typed == USUAL:
            return {}
        if typed.casefold() in presets:
            return {"preset": typed.casefold()}
        if 1 <= number <= len(presets):
            return {"preset": list(presets)[number - 1]}
        raise BadOptions(f"{typed!r} is not in the list; type a number or a name from it")

    return _ask(console, "Rules?", USUAL, chosen)


USUAL = "the usual"


def _choose_seat(console: Console, number: int, seated: Sequence[Seat]) -> Seat:
    taken = [seat.name for seat in seated]

    def chosen(typed: str) -> Seat:
        first, _, rest = typed.partition(" ")
        bot = first.casefold() == "bot"
        name = (rest.strip() or spare_name(number, True, taken)) if bot else typed
        if name.casefold() in (other.casefold() for other in taken):
            raise BadOptions(f"{name} already sits at the table")
        return Seat(name, "bot" if bot else "human")

    usual = f"bot {spare_name(number, True, taken)}" if number else spare_name(number, False, taken)
    return _ask(console, f"Seat {number + 1}?", usual, chosen)


def _ask(console: Console, question: str, usual: str, understood: Callable[[str], Answer]) -> Answer:
    """Ask until the answer is one; Enter alone gives the usual one."""
    while True:
        typed = hear(console, Text(f"{question} ", Style(bold=True)).append(f"[{usual}] ", style("faint")))
        if typed.casefold() in ("q", "quit"):
            raise _Quit
        try:
            return understood(typed or usual)
        except BadInput as error:
            say(console, Text(str(error), style("bad")))


def _list(console: Console, rows: Sequence[tuple[str, str]]) -> None:
    """A numbered list of names with a few words each."""
    table = Table.grid(padding=(0, 2))
    for number, (name, words) in enumerate(rows, 1):
        table.add_row(
            Text(f"{number:>3}", style("good")), Text(name, Style(bold=True)), Text(words, style("faint"))
        )
    console.print(table)


def _in_words(options: Mapping[str, Any]) -> str:
    """What a preset changes, in a few words.

    >>> _in_words({"density": 0.3, "third_six": "to-start", "entities": [1, 2], "as_printed": True})
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


def _number(typed: str) -> int:
    """The number typed, or 0."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else 0


def _day(started: str) -> str:
    return started[:16].replace("T", " ")
