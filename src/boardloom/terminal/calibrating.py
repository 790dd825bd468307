"""Finding the levels of a game, with a progress bar; and what they are, for the eye or as JSON."""

import json

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from boardloom.bots.registry import LEVELS, bot_title
from boardloom.core.message import message
from boardloom.lab.calibrate import Calibration
from boardloom.terminal.talk import progress, say
from boardloom.words import local, spoken


def show(calibration: Calibration, processes: int | None, console: Console, as_json: bool) -> None:
    """Let the candidates play; Ctrl-C keeps what was found until then, and the next run goes on."""
    interrupted = False
    with progress() as bar:
        task = bar.add_task(spoken(message("progress-ready")), total=None)

        def started() -> None:
            bar.update(task, description=spoken(message("progress-playing")))

        playing = calibration.play(processes, started)
        try:
            for done, total in playing:
                bar.update(task, completed=done, total=total)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            playing.close()
    if as_json:
        print(json.dumps(_report(calibration, interrupted), indent=2))
    elif calibration.played:
        _table(calibration, console)
    if interrupted:
        raise KeyboardInterrupt


def _report(calibration: Calibration, interrupted: bool) -> dict[str, object]:
    beaten = [None, *(calibration.duel(pair)._asdict() for pair in calibration.pairs())]
    levels = [
        {"level": level, "iterations": iterations, "below": duel}
        for level, iterations, duel in zip(LEVELS, calibration.levels(), beaten, strict=False)
    ]
    game, games = calibration.first.game.name, calibration.played
    return {"game": game, "games": games, "interrupted": interrupted, "levels": levels}


def _table(calibration: Calibration, console: Console) -> None:
    game, percent = calibration.first.game, local().percent
    title = spoken(message("calibrate-title", game=game.called, games=calibration.played))
    table = Table(title=escape(title), title_justify="left")
    table.add_column(Text(spoken(message("column-level"))), no_wrap=True)
    for heading in ("iterations", "games", "below", "interval"):
        table.add_column(Text(spoken(message(f"column-{heading}"))), justify="right")
    weakest, *others = calibration.levels()
    table.add_row(Text(spoken(bot_title(game, LEVELS[0]))), spoken(weakest))
    close = []
    for level, iterations, pair in zip(LEVELS[1:], others, calibration.pairs(), strict=False):
        duel, named = calibration.duel(pair), bot_title(game, level)
        low, high = duel.interval
        interval = message("report-interval", low=percent(low, 1), high=percent(high, 1))
        table.add_row(
            Text(spoken(named)),
            spoken(iterations),
            spoken(duel.games),
            percent(duel.share, 1),
            spoken(interval),
        )
        if low <= 0.5:
            close.append(named)
    console.print(table)
    for named in close:
        say(console, spoken(message("calibrate-close", level=named)))
    say(console, spoken(message("calibrate-kept", game=game.called)))
