"""The rules of Ludo, for players."""

from boardloom.core.scene import Section
from boardloom.games.layout_helpers import several
from boardloom.games.ludo.board import START, ring_space
from boardloom.games.ludo.config import Config
from boardloom.games.ludo.state import LAST_RING


def guide(config: Config) -> tuple[Section, ...]:
    spaces = [
        f"{letter} enters the ring on space {START[letter]} and leaves it after space "
        f"{ring_space(START[letter], LAST_RING)}."
        for letter in config.letters
    ]
    return (
        Section("The aim", _aim(config)),
        Section("The way", (
            "From the yard (H) to the ready place (R), clockwise around the ring, "
            "then over your own six home squares to the end (E).",
            *spaces,
        )),
        Section("Your turn", tuple(filter(None, _turn(config)))),
        Section("Meeting others", tuple(filter(None, (
            "If you land on a space of the ring where others stand, their tokens go back to their yards.",
            "Nobody is sent back from the four start spaces." if config.safe_starts else "",
            "Sending somebody back gives you another roll." if config.kick_bonus else "",
            "The yard, the ready place, the home squares and the end are always safe.",
            "Tokens of yours on one space are a stack: they move, and are sent back, together. "
            "At the ready place they do not stack." if config.tokens > 1 else "",
            "Two tokens of one player on a space stop everybody else: nobody passes or lands there."
            if config.blockades else "",
        )))),
    )  # fmt: skip


def _aim(config: Config) -> tuple[str, ...]:
    token = "your token" if config.tokens == 1 else f"all your {several(config.tokens, 'token')}"
    goes_on = "The others play on until one is left." if config.players > 2 else ""
    return tuple(filter(None, (f"Be the first to bring {token} to the end.", goes_on)))


def _turn(config: Config) -> tuple[str, ...]:
    return (
        "Roll the die. A 6 takes a token from the yard to the ready place; nothing else does.",
        "A token that is out moves on by the roll." + (" You choose which." if config.tokens > 1 else ""),
        "Your first 6 of a turn gives you another roll." if config.bonus_roll else "",
        "The end must be reached exactly: what is too much is counted back."
        if config.bounce
        else "The end must be reached exactly: a token cannot use a roll that is too much.",
        "A roll that no token can use is lost.",
    )
