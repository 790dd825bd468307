"""What a check of a game found, for the eye."""

from rich.console import Console
from rich.text import Text

from boardloom.core.game import Game, Position
from boardloom.core.message import message
from boardloom.lab.check import check
from boardloom.lab.speed import speed
from boardloom.terminal.talk import say
from boardloom.words import local, spoken


def show(game: Game, options: dict[str, object] | None, with_speed: bool, console: Console) -> bool:
    """Check a game and tell what is wrong with it; whether nothing is."""
    findings = check(game, options)
    for fault in findings.faults:
        say(console, Text(spoken(fault)))
    for doubt in findings.doubts:
        say(console, Text(spoken(message("check-doubt", problem=doubt))))
    came_to = "check-faults" if findings.faults else "check-fine"
    verdict = message(came_to, game=game.called, faults=len(findings.faults), configs=findings.configs)
    say(console, Text(spoken(verdict), "bold"))
    if with_speed and not findings.faults:
        config = game.config.make(options or {})
        found = speed(Position.first(game, config))
        for way, rate in found._asdict().items():
            times = local().decimal(rate / found.plain, 1)
            say(console, spoken(message(f"check-speed-{way}", games=round(rate), times=times)))
    return not findings.faults
