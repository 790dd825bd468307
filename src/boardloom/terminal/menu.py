"""The menu: choose a game, sit down, play. Enter alone leads to a game."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boardloom import bots
from boardloom.bots.registry import bot_title
from boardloom.bots.seating import rematch
from boardloom.core.errors import BadOptions
from boardloom.core.game import Game, Position
from boardloom.core.message import Series, Who, Words, message
from boardloom.games import find, names
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import bot_name, fresh_config
from boardloom.match.transcript import Summary
from boardloom.terminal.option_questions import choose_options
from boardloom.terminal.paint import style
from boardloom.terminal.questions import BOLD, ask, show_list
from boardloom.terminal.table import Ending, sit_down
from boardloom.terminal.talk import Leave, number, prepare, say
from boardloom.terminal.titles import preset_title
from boardloom.words import english, first_known, local, spoken
from boardloom.words.sources import slug

UNFINISHED = 5
"""How many games to resume are offered, the newest first."""


def run(console: Console, fast: bool = False) -> None:
    """Offer the games, and play, until the person leaves."""
    prepare(console)
    title = spoken(message("menu-title"))
    say(console, Text.assemble(("Boardloom", BOLD), (f"  {title}", style("faint"))))
    say(console, Text(spoken(message("menu-how")), style("faint")))
    try:
        while True:
            match = _choose_match(console)
            ending = sit_down(match, console, fast)
            while ending is Ending.REMATCH:
                match = rematch(match)
                ending = sit_down(match, console, fast)
            if ending is Ending.LEFT:
                return
    except (KeyboardInterrupt, EOFError) as how:
        _say_goodbye(console, how)


CALLED_ALSO = {"window": "desktop"}
"""What else is typed for a screen."""


def choose_screen(console: Console, offered: Sequence[str]) -> str:
    """Where to play, by the name of a screen; empty where somebody leaves instead."""
    prepare(console)
    titles = {screen: spoken(message(f"screen-{screen}")) for screen in offered}
    say(console, Text("Boardloom", BOLD))
    show_list(console, list(titles.items()))

    def chosen(typed: str) -> str:
        name = CALLED_ALSO.get(typed.casefold(), typed.casefold())
        if name in titles:
            return name
        if 1 <= number(typed) <= len(offered):
            return offered[number(typed) - 1]
        raise BadOptions(message("menu-no-preset", typed=repr(typed)))

    try:
        return ask(console, message("menu-screen"), offered[0], chosen)
    except (KeyboardInterrupt, EOFError) as how:
        _say_goodbye(console, how)
        return ""


def _say_goodbye(console: Console, how: BaseException) -> None:
    """On a line of its own, which Ctrl-C does not begin."""
    goodbye = spoken(message("menu-goodbye"))
    say(console, goodbye if isinstance(how, Leave) else f"\n{goodbye}")


def _choose_match(console: Console) -> Match:
    """A new match, or one left unfinished."""
    offered = [find(name) for name in names()]
    left = [(path, summary) for path, summary in saved.summaries(saved.running()) if summary.game in names()]
    left = left[:UNFINISHED]
    _list_games(console, offered, left)

    def chosen(typed: str) -> Match | Game:
        called = {
            name.casefold(): game
            for game in offered
            for name in (game.name, english(game.called), spoken(game.called))
        }
        if typed.casefold() in called:
            return called[typed.casefold()]
        place = number(typed)
        if 1 <= place <= len(offered):
            return offered[place - 1]
        if len(offered) < place <= len(offered) + len(left):
            return saved.load(left[place - len(offered) - 1][0])
        raise BadOptions(message("menu-no-game", typed=repr(typed)))

    choice = ask(console, message("menu-which"), spoken(offered[0].called), chosen)
    return choice if isinstance(choice, Match) else _set_the_table(console, choice)


def _list_games(console: Console, offered: Sequence[Game], left: Sequence[tuple[Path, Summary]]) -> None:
    titles = {game.name: spoken(game.called) for game in offered}
    rows = [(titles[game.name], spoken(message(f"{game.name}-summary"))) for game in offered]
    for _, summary in left:
        players = Series(tuple(map(Who, range(len(summary.players)))), "list")
        begun = local().moment(summary.started)
        go_on = message("menu-unfinished", players=players, moves=summary.moves, begun=begun)
        rows.append((titles[summary.game], spoken(go_on, summary.players)))
    say(console, "")
    show_list(console, rows)


def _set_the_table(console: Console, game: Game) -> Match:
    """Rules, players, seats: a match about to begin."""
    options = choose_options(console, game, _choose_preset(console, game))
    config = fresh_config(game, options)
    say(console, f"\n{spoken(message('menu-seats'))}")
    first = Position.first(game, config)
    if len(bots.able(first)) > 1:
        say(console, Text(spoken(message("menu-which-bot")), style("faint")))
        show_list(console, [(name, _about_bot(game, name, help)) for name, help in bots.able(first).items()])
    seats: list[Seat] = []
    for place in range(config.players):
        seats.append(_choose_seat(console, first, place, seats))
    return Match.new(game, config, seats)


def _choose_preset(console: Console, game: Game) -> dict[str, object]:
    presets = game.config.presets
    if not presets:
        return {}
    default = spoken(message("menu-default-rules"))
    say(console, f"\n{spoken(message('menu-which-rules'))}")
    titles = {name: preset_title(game, name) for name in presets}
    show_list(console, [(spoken(title), _about_preset(game, name)) for name, title in titles.items()])
    called = {
        spelled.casefold(): name
        for name, title in titles.items()
        for spelled in (english(title), spoken(title), name)
    }

    def chosen(typed: str) -> dict[str, object]:
        if typed == default:
            return {}
        if typed.casefold() in called:
            return {"preset": called[typed.casefold()]}
        if 1 <= number(typed) <= len(presets):
            return {"preset": list(presets)[number(typed) - 1]}
        raise BadOptions(message("menu-no-preset", typed=repr(typed)))

    return ask(console, message("menu-rules"), default, chosen)


def _about_bot(game: Game, name: str, help: Words) -> str:
    """What it is called, where that is not the name to be typed, and what it does."""
    title = bot_title(game, name)
    if spoken(title).casefold() == name.casefold():
        return spoken(help)
    return spoken(message("menu-bot", title=title, help=help))


def _about_preset(game: Game, name: str) -> str:
    help = first_known(f"{game.name}-preset-{slug(name)}.help")
    return spoken(help or game.config.about_preset(name))


def _choose_seat(console: Console, origin: Position, place: int, seated: Sequence[Seat]) -> Seat:
    taken = [seat.name for seat in seated]

    def chosen(typed: str) -> Seat:
        first, _, rest = typed.partition(" ")
        kind, _, which = first.casefold().partition(":")
        bot = kind == "bot"
        name = (rest.strip() or bot_name(taken)) if bot else typed
        if name and name.casefold() in (other.casefold() for other in taken):
            raise BadOptions(message("menu-name-taken", name=name))
        return Seat(name, "bot", which and bots.check(origin, which)) if bot else Seat(name)

    question = message("menu-seat", seat=place + 1)
    if place < (origin.config.people_of_preset or 1):
        return ask(console, question, "", chosen, shown=spoken(Who(place)))
    return ask(console, question, f"bot {bot_name(taken)}".strip(), chosen)
