"""Checking a game by its dice record: the dice by arithmetic alone, then the moves by the rules."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardloom.core.errors import BadInput
from boardloom.core.game import CHANCE, Position
from boardloom.games import find
from boardloom.match import verify_dice


class BadRecord(BadInput):
    """A dice record that is damaged, or of an unfair game."""


def verify(file: Path) -> Iterator[str]:
    """Sentences about what was checked; `BadRecord` if anything is wrong."""
    try:
        record = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadRecord(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    try:
        checked, own, face_down = verify_dice.verify(record)
        moves = replay(record)
    except verify_dice.Unfair as reason:
        raise BadRecord(f"{file} is NOT fair: {reason}") from None
    except BadInput as reason:
        raise BadRecord(f"{file}: {reason}") from None
    except verify_dice.MALFORMED as error:
        raise BadRecord(f"{file} is not a dice record: {verify_dice.said(error)}") from None
    yield f"Fair: {checked} rolls follow from what was published before the game."
    if own:
        yield f"{own} rolls were thrown by people and typed in; nobody can check those."
    if face_down:
        yield f"{face_down} deals are still face down."
    yield f"Legal: all {moves} moves and rolls keep to the rules of {find(record['game']).title}."


def replay(record: dict[str, Any]) -> int:
    """Play the record by the rules; how many steps it has."""
    game = find(record["game"])
    if game.version != record["version"]:
        raise BadRecord(f"{game.name} version {record['version']} was played; this is version {game.version}")
    line = [Position.first(game, game.config.make(record["options"]))]
    for number, step in enumerate(record["played"], 1):
        if "undo" in step:
            del line[step["undo"] + 1 :]
            continue
        position = line[-1]
        chance = position.mover == CHANCE
        if chance != ("roll" in step):
            raise BadRecord(f"step {number}: {'a roll' if chance else 'a choice'} should stand here")
        if step["seat"] != position.turn:
            turn = f"seat {position.turn}'s" if position.turn >= 0 else "nobody's"
            raise BadRecord(f"step {number}: seat {step['seat']!r} acts where it is {turn} turn")
        if chance and [list(pair) for pair in position.choices().items()] != step["outcomes"]:
            raise BadRecord(f"step {number}: these are not the outcomes the rules list")
        line.append(position.after(step["action"]))
    if line[-1].over and not record["deal_secret"]:
        raise BadRecord("the game is over, but the secret of what was dealt face down is missing")
    return len(record["played"])
