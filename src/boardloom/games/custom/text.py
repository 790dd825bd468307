"""The custom board in words."""

from collections.abc import Sequence

from boardloom.core.game import CHANCE, Position
from boardloom.games.custom.picture import picture
from boardloom.games.custom.reading import config_of, state_of, turn
from boardloom.games.custom.rules import dice_of
from boardloom.games.custom.squares import KINDS
from boardloom.games.custom.state import DICE, END, GO, MISSED, ROLL, SKIP, SURPRISE, TURN
from boardloom.games.custom.stats import TYPES

__all__ = ["ask", "describe", "name", "picture", "turn"]

MOVING = ("LUCKY", "UNLUCKY", "REVERSE")
"""Squares that move a player, unless there is a reason not to."""
LUCKY_ROLL = 7
"""Sums from here on are called lucky, the others unlucky; they change nothing."""


def name(p: Position, action: int) -> str:
    if p.mover != CHANCE:
        if action >= GO:
            return f"go {action - GO}" if action - GO <= p.setup.last else "go past the end"
        return {ROLL: "roll", SKIP: "skip", END: "end game"}[action]
    if state_of(p).stage == DICE:
        first, second = dice_of(action)
        return f"{first}+{second}"
    return TYPES[action - 1] if state_of(p).stage == SURPRISE else "miss a turn"


def ask(p: Position) -> str:
    s = state_of(p)
    if s.stage == MISSED or (p.mover != CHANCE and s.skip_turn[s.seat]):
        return "in prison: miss this turn"
    if s.stage == SURPRISE:
        return "a surprise: draw your new type"
    return "roll the dice"


def describe(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    old, new = state_of(before), state_of(after)
    if before.mover != CHANCE and action == ROLL and not old.skip_turn[old.seat]:
        return ""  # the dice will tell
    story = [_act(before, action, after, names[old.seat]), *_effects(before, after, names)]
    if after.over:
        how = "wins!" if action != END or before.mover == CHANCE else "is furthest ahead and wins."
        story.append(f"{names[new.winner]} {how}")
    elif new.seat == old.seat and not _still_on(before, action, after):
        story.append("Extra turn.")
    return " ".join(story)


def _still_on(before: Position, action: int, after: Position) -> bool:
    """Whether the turn goes on: dice to be thrown, or a surprise to be drawn."""
    return state_of(after).stage == SURPRISE or (state_of(before).stage == TURN and action == ROLL)


def _act(before: Position, action: int, after: Position, who: str) -> str:
    old, new = state_of(before), state_of(after)
    passed = new.landed >= 0 and new.effects == 0  # no square was met: the end was passed
    if before.mover != CHANCE:
        if action >= GO:
            return f"{who} goes {'past the end' if passed else f'to square {new.landed}'} (debug)."
        if action == ROLL:
            return f"{who} misses this turn (prison)."
        return f"{who} skips the turn." if action == SKIP else f"{who} ends the game."
    if old.stage == SURPRISE:
        return f"{who} is now {TYPES[action - 1]}."
    if old.stage == MISSED:
        return f"{who} misses this turn (prison)."
    first, second = dice_of(action)
    luck = "lucky" if first + second >= LUCKY_ROLL else "unlucky"
    double = ", a double" if first == second else ""
    way = "passes the end" if passed else f"lands on square {new.landed}"
    return f"{who} rolls {first} and {second} ({luck} roll{double}) and {way}."


def _effects(before: Position, after: Position, names: Sequence[str]) -> list[str]:
    """What the square did, and where everybody is because of it."""
    old, new = state_of(before), state_of(after)
    if new.landed < 0 or new.effects == 0:
        return []
    seat = old.seat
    kind = KINDS[config_of(before).board.squares[new.landed]]
    story = [f"{kind.name}: {kind.sentence[0].lower()}{kind.sentence[1:]}"] if kind.name != "SIMPLE" else []
    if new.effects > 1:
        story.append(f"A chain of {new.effects} squares.")
    if coins := new.coins[seat] - old.coins[seat]:
        story.append(f"{names[seat]} gets {'a coin' if coins == 1 else f'{coins} coins'}.")
    places = [new.landed if p == seat else old.position[p] for p in range(len(names))]
    moved = [p for p in range(len(names)) if new.position[p] != places[p]]
    story += [f"{names[p]} is on square {new.position[p]} now." for p in moved]
    if kind.name in MOVING and not moved:
        story.append(f"{names[seat]} stays.")
    return story
