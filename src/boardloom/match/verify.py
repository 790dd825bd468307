"""Checking a game by its dice record: the dice by arithmetic alone, then the moves by the rules."""

import json
from collections.abc import Iterator
from pathlib import Path

from boardloom.core.errors import BadInput
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Arg, Message, Series, Words, message
from boardloom.core.reasons import reason_of
from boardloom.games import find
from boardloom.match import verify_dice
from boardloom.match.history import History
from boardloom.match.secrecy import dealt_face_down

BY_RULES = ("dealt", "outcomes", "complete")
"""What the dice alone do not tell, and the rules do."""


class BadRecord(BadInput):
    """A dice record that is damaged, or of an unfair game."""


def verify(file: Path) -> Iterator[Words]:
    """Sentences about what was checked, and what not; `BadRecord` if anything is wrong."""
    try:
        given = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadRecord(message("file-unreadable", file=str(file), reason=reason_of(error))) from None
    try:
        verdict = verify_dice.verify(given)
        record = verify_dice.read(given)
        moves = replay(record)
    except verify_dice.Unfair as error:
        raise BadRecord(message("record-unfair", file=str(file), reason=unfair(error))) from None
    except verify_dice.Malformed as error:
        lacks = message("record-lacks", field=repr(str(error)))
        raise BadRecord(message("record-malformed", file=str(file), reason=lacks)) from None
    except BadInput as error:
        raise BadRecord(message("file-problem", file=str(file), problem=error.words)) from None
    yield message("record-fair", rolls=verdict.rolls)
    if verdict.nonces:
        yield message("record-nonces", seats=_seats(verdict.nonces))
    if verdict.round:
        yield message("record-round", round=str(verdict.round))
    yield message("record-legal", moves=moves, game=find(record.game).called)
    known = BY_RULES[record.first :]  # where a chain of unknown length ends, the rules do not tell either
    unsure = [note for note in verdict.notes if note.kind not in known]
    if unsure:
        yield message("record-unsure")
    for note in unsure:
        yield message(f"record-note-{note.kind}", seats=_seats(note.seats), many=note.many)


def _seats(seats: tuple[int, ...]) -> Series:
    return Series(tuple(map(str, seats)), "list")


def unfair(error: verify_dice.Unfair) -> Message:
    """What does not add up, for people; the stand-alone verifier says it in English only."""
    steps = error.details.get("steps")
    details: dict[str, Arg] = {name: str(detail) for name, detail in error.details.items()}
    if isinstance(steps, int):
        details["steps"] = steps
    return message(f"unfair-{error.kind}", **details)


def replay(record: verify_dice.Record) -> int:
    """Play the record by the rules; how many steps it has."""
    newest = find(record.game)
    game = newest.of_version(record.version)
    if game is None:
        played, ours = str(record.version), str(newest.version)
        raise BadRecord(message("record-version", game=newest.name, played=played, ours=ours))
    history = History(Position.first(game, game.config.kept(record.options)))
    for number, step in enumerate(record.played, 1):
        if step.undo is not None:
            history.undo(step.undo)
            continue
        if problem := _against_the_rules(history.position, step, record):
            raise BadRecord(message("record-step", step=str(number), problem=problem))
        history.play(step.action)
    over = history.position.over
    if over and not record.deal_secret:
        raise BadRecord(message("unfair-no-secret"))
    if record.over and not over:
        raise BadRecord(message("record-cut"))
    return len(record.played)


def _against_the_rules(
    position: Position, step: verify_dice.Step, record: verify_dice.Record
) -> Words | None:
    """What the rules have against this step, besides that nobody may act so."""
    chance = position.mover == CHANCE
    if chance != (step.roll is not None):
        return message("record-roll-expected") if chance else message("record-choice-expected")
    if step.seat != position.turn:
        seat, turn = str(step.seat), str(position.turn)
        out_of_turn = message("record-out-of-turn", seat=seat, turn=turn)
        return out_of_turn if position.turn >= 0 else message("record-nobodys-turn", seat=seat)
    if chance and tuple(position.choices().items()) != step.outcomes:
        return message("record-outcomes")
    if step.roll and not record.first and step.roll <= record.links:
        if step.hidden != dealt_face_down(position):
            return message("record-hidden") if step.hidden else message("record-shown")
    return None
