"""Why something a player asks for is not possible, in the player's words."""

import re

from boardloom.core.game import CHANCE, Position
from boardloom.core.picture import cut
from boardloom.games.dice.reading import fallen, state_of
from boardloom.games.dice.state import TURN

LONGEST = 12
"""Digits of a number that are repeated to whoever typed it."""
VERBS = ("hit", "steal", "give", "take", "gain", "keep", "reroll")
POINTS = ("hp", "vp")


def refusal(p: Position, asked: str) -> str:
    """The rule that forbids what was asked for; nothing if it is not understood."""
    s = state_of(p)
    words = asked.casefold().split()
    targets = [word for word in words if re.fullmatch(r"[+-]?\d+", word)]
    if p.mover == CHANCE:
        return "first comes the roll" if s.stage == TURN and words and words[0] in VERBS else ""
    if "reroll" in words:
        return "there is no reroll token left"
    if words and words[0] in (p.name(action) for action in p.choices()):
        return f"it takes nothing more: type {words[0]}"
    verb = " ".join(word for word in words if word in VERBS or word in POINTS)
    if words and words[0] in VERBS and not any(p.name(action).startswith(verb) for action in p.choices()):
        return "the roll does not allow it"
    if targets and (reason := _bad_target(p, targets[0])):
        return reason
    return "it needs one target: add the number of a seat" if words and words[0] in VERBS else ""


def _bad_target(p: Position, number: str) -> str:
    s = state_of(p)
    if number not in map(str, range(1, p.config.players + 1)):
        return f"there is no seat {cut(number, LONGEST)}"
    target = int(number) - 1
    if target == s.seat:
        return "nobody can choose themselves"
    if any(p.name(action).endswith(f" {target + 1}") for action in p.choices()):
        return ""
    if fallen(p, target):
        return f"player {target + 1} has fallen; only the living can be chosen"
    if s.barred[s.seat] >> target & 1:
        return f"player {target + 1} was affected in the last round; nobody is affected twice in a row"
    return "the roll has no target"
