"""What a person is shown of a match. The one place where a game becomes a message."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from boardloom.core.game import CHANCE, WATCHER, Position
from boardloom.server.log.events import Any_Event, Moved, Rolled
from boardloom.server.session import scenes
from boardloom.server.session.room import Recent, Room, check, concealed


def view(position: Position, seat: int, names: Sequence[str], screen: bool) -> dict[str, Any]:
    """The position as `seat` sees it (-1: nobody's eyes)."""
    seen = position.seen_by(seat)
    shown: dict[str, Any] = {
        "mover": position.mover,
        "turn": position.turn,
        "over": position.over,
        "scores": seen.scores(),
        "state": dict(seen.state.fields()),
        "hash": check(seen),
    }
    if screen:
        shown["scene"] = scenes.scene(seen, names)
        shown["secret"] = seen.state != position.seen_by(WATCHER).state
    if position.over:
        scores = position.scores()
        shown["winners"] = [s for s, score in enumerate(scores) if score == max(scores)]
        if position.game.standing:
            shown["standing"] = position.game.standing(position, names)
        return shown
    shown["ask"] = position.game.text.ask(seen)
    if position.mover == CHANCE:
        shown["roll"] = position.turn >= 0
    return shown


def choices(position: Position, seat: int, names: Sequence[str], screen: bool) -> Any:
    """What may be chosen, as `seat` sees it."""
    seen = position.seen_by(seat)
    if screen:
        return scenes.choices(seen, names)
    return [[action, seen.name(action)] for action in seen.choices()]


def told(step: Recent, seat: int, names: Sequence[str]) -> str:
    """What a step did, in words, as far as `seat` may know: what is hidden is told only in words that would
    be the same whatever it was."""
    before, action, after = step
    seen = before.seen_by(seat)
    describe = before.game.text.describe
    story = describe(seen, action, after.seen_by(seat), names)
    if not concealed(before, action, after, seat):
        return story
    others = (describe(seen, other, before.after(other).seen_by(seat), names) for other in before.choices())
    return story if all(other == story for other in others) else ""


def happened(
    room: Room, seq: int, event: Any_Event, step: Recent | None, seat: int, screen: bool = False
) -> dict[str, Any]:
    """One event as `seat` may see it."""
    if not isinstance(event, Moved | Rolled) or step is None:
        return {"seq": seq, **to_builtins(event)}
    shown: dict[str, Any] = {"seq": seq, "kind": "moved" if isinstance(event, Moved) else "rolled"}
    shown["seat"] = event.seat
    if isinstance(event, Moved) and event.bot:
        shown["bot"] = event.bot
    hidden = concealed(step.before, event.action, step.after, seat)
    story = told(step, seat, room.names)
    if story or not hidden:
        shown["story"] = story
    if not hidden:
        shown["action"], shown["name"] = event.action, step.before.name(event.action)
        if screen:
            before, after = step.before.seen_by(seat), step.after.seen_by(seat)
            shown["happening"] = scenes.happening(before, event.action, after)
    if isinstance(event, Rolled):
        shown["draw"] = event.draw
        if event.draw and not event.hidden:
            shown["link"] = room.chain.link(event.draw).hex()
            if screen:
                shown["outcomes"] = list(step.before.choices().items())
    return shown


def table(room: Room) -> dict[str, Any]:
    """Everything about a match but the position."""
    header = room.header
    return {
        "match": room.id,
        "game": header.game,
        "title": room.game.title,
        "chance": room.game.chance,
        "options": header.options,
        "phase": room.phase,
        "seats": [
            {
                "kind": chair.kind,
                "name": chair.name,
                "colour": chair.colour,
                "bot": chair.bot if chair.kind == "bot" else "",
                "away": chair.away,
                "joined": chair.joined,
                "commit": chair.commit,
                "nonce": chair.nonce,
            }
            for chair in room.chairs
        ],
        "dice": {
            "root": header.root,
            "deals": header.deals,
            "key": room.key.hex() if room.key is not None else "",
            "own": header.own_dice,
            "left": max(0, header.links - room.draws),
        },
        "grace": header.grace,
        "rated": header.rated,
        "hints": bool(room.game.levels),
        "watchable": room.watchable,
        "undo": None if room.asked is None else {"seat": room.asked.seat, "agreed": sorted(room.agreed)},
        "rematch": room.rematch,
    }
