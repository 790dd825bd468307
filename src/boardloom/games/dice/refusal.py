"""Why something a player asks for is not possible, in the player's words."""

import re

from boardloom.game import CHANCE, Position
from boardloom.games.dice.reading import fallen, state_of
from boardloom.games.dice.state import TURN

VERBS = ("hit", "steal", "give", "take", "gain", "keep", "reroll")


def refusal(p: Position, asked: str) -> str:
    """The rule that forbids what was asked for; nothing if it is not understood."""
    s = state_of(p)
    words = asked.casefold().split()
    numbers = [int(word) for word in words if re.fullmatch(r"\d{1,3}", word)]
    if p.mover == CHANCE:
        return "first comes the roll" if s.stage == TURN and words and words[0] in VERBS else ""
    if "reroll" in words:
        return "there is no reroll token left"
    if numbers and (reason := _bad_target(p, numbers[0] - 1)):
        return reason
    if words and words[0] in VERBS:
        if not numbers and any(p.name(a).split()[0] == words[0] for a in p.choices()):
            return "it needs a target: add the number of a seat"
        return "the roll does not allow it"
    return ""


def _bad_target(p: Position, target: int) -> str:
    s = state_of(p)
    if not 0 <= target < p.config.players:
        return f"there is no seat {target + 1}"
    if target == s.seat:
        return "nobody can choose themselves"
    if any(p.name(action).endswith(f" {target + 1}") for action in p.choices()):
        return ""
    if fallen(p, target):
        return f"player {target + 1} has fallen; only the living can be chosen"
    if s.barred[s.seat] >> target & 1:
        return f"player {target + 1} was affected in the last round; nobody is affected twice in a row"
    return "the roll has no target"
