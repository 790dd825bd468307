"""The rules of the custom board, for players."""

from boardloom.core.scene import Section
from boardloom.games.custom.config import Config
from boardloom.games.custom.squares import KINDS
from boardloom.games.layout_helpers import several


def guide(config: Config) -> tuple[Section, ...]:
    last = config.size - 1
    return (
        Section("The aim", (f"Be the first to reach square {last}, or to pass it.",)),
        Section(
            "Your turn",
            (
                "Roll two dice and move forward by their sum. Then the square you land on acts.",
                "A double gives you another turn.",
                "In prison you miss your next turn, and are free again.",
                *_controls(config),
            ),
        ),
        Section("The squares", tuple(_squares(config))),
        Section(
            "Players and coins",
            (
                "Every player is lucky, unlucky or normal, which matters on some squares.",
                "Simple squares give a coin" + (", and so do special ones." if config.special_coins else "."),
                "Coins are for pride: only the place on the board decides.",
            ),
        ),
    )


def _squares(config: Config) -> list[str]:
    found = set(config.board.squares)
    swap = "the player furthest back" if config.reverse == "position" else "the last player of the list"
    words = {"REVERSE": f"You swap places with {swap}, unless that is you."}
    lines = [
        f"{kind.mark} {kind.name.capitalize()}: {words.get(kind.name, kind.sentence)}"
        for kind in KINDS.values()
        if kind.name in found
    ]
    if config.chain:
        more = several(config.chain, "more square")
        return [*lines, f"If a square moves you, the one you come to acts too: at most {more} in a turn."]
    return [*lines, "If a square moves you, the one you come to does not act."]


def _controls(config: Config) -> list[str]:
    lines = []
    if config.controls:
        lines.append("You may skip your turn; it counts as a move.")
        lines.append("You may end the game: whoever is furthest ahead wins.")
    if config.debug:
        lines.append("You may go to any square instead of rolling (debug mode).")
    return lines
