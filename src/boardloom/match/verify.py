"""Checking a game by its dice record: the dice by arithmetic alone, then the moves by the rules."""

import json
from collections.abc import Iterator
from pathlib import Path

from boardloom.core.errors import BadInput
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Arg, Message, Words, message
from boardloom.core.reasons import reason_of
from boardloom.games import find
from boardloom.match import verify_dice
from boardloom.match.history import History


class BadRecord(BadInput):
    """A dice record that is damaged, or of an unfair game."""


def verify(file: Path) -> Iterator[Words]:
    """Sentences about what was checked; `BadRecord` if anything is wrong."""
    try:
        record = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadRecord(message("file-unreadable", file=str(file), reason=reason_of(error))) from None
    try:
        checked, own, face_down = verify_dice.verify(record)
        moves = replay(record)
    except verify_dice.Unfair as error:
        raise BadRecord(message("record-unfair", file=str(file), reason=unfair(error))) from None
    except BadInput as error:
        raise BadRecord(message("file-problem", file=str(file), problem=error.words)) from None
    except verify_dice.MALFORMED as error:
        lacks = message("record-lacks", field=str(error)) if isinstance(error, KeyError) else reason_of(error)
        raise BadRecord(message("record-malformed", file=str(file), reason=lacks)) from None
    yield message("record-fair", rolls=checked)
    if own:
        yield message("record-own", rolls=own)
    if face_down:
        yield message("record-face-down", deals=face_down)
    yield message("record-legal", moves=moves, game=find(record["game"]).called)


def unfair(error: verify_dice.Unfair) -> Message:
    """What does not add up, for people; the stand-alone verifier says it in English only."""
    steps = error.details.get("steps")
    details: dict[str, Arg] = {name: str(detail) for name, detail in error.details.items()}
    if isinstance(steps, int):
        details["steps"] = steps
    return message(f"unfair-{error.kind}", **details)


def replay(record: verify_dice.DiceRecord) -> int:
    """Play the record by the rules; how many steps it has."""
    newest = find(record["game"])
    game = newest.of_version(record["version"])
    if game is None:
        played, ours = str(record["version"]), str(newest.version)
        raise BadRecord(message("record-version", game=newest.name, played=played, ours=ours))
    history = History(Position.first(game, game.config.make(record["options"])))
    for number, step in enumerate(record["played"], 1):
        if "undo" in step:
            history.undo(step["undo"])
            continue
        position = history.position
        chance = position.mover == CHANCE
        if chance != ("roll" in step):
            missing = message("record-roll-expected") if chance else message("record-choice-expected")
            raise BadRecord(_at(number, missing))
        if step["seat"] != position.turn:
            seat, turn = repr(step["seat"]), str(position.turn)
            out_of_turn = message("record-out-of-turn", seat=seat, turn=turn)
            nobodys = message("record-nobodys-turn", seat=seat)
            raise BadRecord(_at(number, out_of_turn if position.turn >= 0 else nobodys))
        if chance and [list(pair) for pair in position.choices().items()] != step["outcomes"]:
            raise BadRecord(_at(number, message("record-outcomes")))
        history.play(step["action"])
    if history.position.over and not record["deal_secret"]:
        raise BadRecord(message("record-no-secret"))
    return len(record["played"])


def _at(step: int, problem: Words) -> Words:
    return message("record-step", step=str(step), problem=problem)
