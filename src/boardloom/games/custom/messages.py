"""The messages of the custom board: names of actions, prompts, events."""

import re
from collections.abc import Iterator

from boardloom.core.game import CHANCE
from boardloom.core.message import Cell, Message, Who, Words, message
from boardloom.games.custom.config import CustomPosition
from boardloom.games.custom.rules import dice_of
from boardloom.games.custom.squares import KINDS
from boardloom.games.custom.state import DICE, END, GO, MISSED, ROLL, SKIP, SURPRISE
from boardloom.games.custom.stats import TYPES

MOVING = ("LUCKY", "UNLUCKY", "REVERSE")
"""Squares that usually move a player."""
DESTINATION = re.compile(r"(go )?(-?\d{1,12})", re.ASCII)
LUCKY_ROLL = 7
"""Sums from here on are called lucky, others unlucky; this has no effect on the game."""


def parse(p: CustomPosition, text: str) -> int | None:
    """`go -3` and `go 99` as the rule text takes destinations: below 0 is 0, and beyond the end wins. Without
    `go` only what is not the number of a choice in a list."""
    asked = DESTINATION.fullmatch(text)
    if not asked or not p.setup.debug:
        return None
    square, listed = int(asked[2]), len(p.choices())
    if not asked[1] and 0 <= square <= listed:
        return None
    return int(GO + max(0, min(square, p.setup.last + 1)))


def name(p: CustomPosition, action: int) -> str:
    if p.mover != CHANCE:
        if action >= GO:
            return f"go {action - GO}" if action - GO <= p.setup.last else "go past the end"
        return {ROLL: "roll", SKIP: "skip", END: "end game"}[action]
    if p.state.stage == DICE:
        first, second = dice_of(action)
        return f"{first}+{second}"
    return TYPES[action - 1] if p.state.stage == SURPRISE else "miss a turn"


def outcome(p: CustomPosition, action: int) -> Words:
    stage = p.state.stage
    if stage == DICE:
        return name(p, action)
    return message(f"custom-option-types-{name(p, action)}" if stage == SURPRISE else "custom-step-miss")


def prompt(p: CustomPosition) -> Message:
    s = p.state
    if s.stage == MISSED or (p.mover != CHANCE and s.skip_turn[s.seat]):
        return message("custom-ask-miss")
    return message("custom-ask-surprise" if s.stage == SURPRISE else "custom-ask-roll")


def events(before: CustomPosition, action: int, after: CustomPosition) -> Iterator[Message]:
    if after.at_once:
        return  # the roll that follows is told instead
    old, new = before.state, after.state
    yield _act(before, action, after)
    yield from _effects(before, after)
    if after.over:
        ended = before.mover != CHANCE and action == END
        yield message("custom-furthest-wins" if ended else "wins", who=Who(new.winner))
    elif new.seat == old.seat and new.stage != SURPRISE:
        yield message("custom-extra-turn")


def _act(before: CustomPosition, action: int, after: CustomPosition) -> Message:
    """What the player did, or what chance did for them."""
    old = before.state
    who = Who(old.seat)
    if before.mover == CHANCE and old.stage == DICE:
        return _throw(before, action, after)
    if before.mover == CHANCE and old.stage == SURPRISE:
        return message(f"custom-is-now-{TYPES[action - 1]}", who=who)
    if before.mover == CHANCE or action == ROLL:
        return message("custom-misses", who=who)
    if action >= GO:
        if _passed(after):
            return message("custom-goes-past", who=who)
        return message("custom-goes", who=who, square=Cell(str(after.state.landed)))
    return message("custom-skips" if action == SKIP else "custom-ends", who=who)


def _throw(before: CustomPosition, throw: int, after: CustomPosition) -> Message:
    first, second = dice_of(throw)
    who = Who(before.state.seat)
    kind = "lucky" if first + second >= LUCKY_ROLL else "unlucky"
    luck = message(f"custom-roll-{kind}-double" if first == second else f"custom-roll-{kind}")
    if _passed(after):
        return message("custom-rolls-past", who=who, first=first, second=second, luck=luck)
    square = Cell(str(after.state.landed))
    return message("custom-rolls", who=who, first=first, second=second, luck=luck, square=square)


def _passed(after: CustomPosition) -> bool:
    """Whether the move led past the end, so that no square acted."""
    return after.state.landed >= 0 and after.state.effects == 0


def _effects(before: CustomPosition, after: CustomPosition) -> Iterator[Message]:
    """What the square did, and who stands elsewhere because of it."""
    old, new = before.state, after.state
    if new.landed < 0 or new.effects == 0:
        return
    seat = old.seat
    kind = KINDS[before.config.board.squares[new.landed]]
    if kind.name != "SIMPLE":
        yield kind.acts
    if new.effects > 1:
        yield message("custom-chain", count=new.effects)
    if coins := new.coins[seat] - old.coins[seat]:
        yield message("custom-coins", who=Who(seat), count=coins)
    places = [new.landed if p == seat else old.position[p] for p in range(before.config.players)]
    moved = [p for p, place in enumerate(places) if new.position[p] != place]
    for p in moved:
        yield message("custom-is-on", who=Who(p), square=Cell(str(new.position[p])))
    if kind.name in MOVING and not moved:
        yield message("custom-stays", who=Who(seat))
