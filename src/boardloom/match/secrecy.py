"""What each player may know of what happened."""

from boardloom.core.game import Position
from boardloom.core.message import Series
from boardloom.match.history import Step, happened


def concealed(before: Position, action: int, after: Position, seat: int) -> bool:
    """Whether this seat cannot tell this action from another one that leads elsewhere."""
    if before.game.hide is None:
        return False
    seen = after.seen_by(seat)
    for other in before.choices():
        if other != action:
            elsewhere = before.after(other)
            if elsewhere.state != after.state and elsewhere.seen_by(seat).state == seen.state:
                return True
    return False


def dealt_face_down(before: Position) -> bool:
    """Whether chance deals something here that not everybody may see."""
    if before.game.hide is None:
        return False
    afters = [before.after(action) for action in before.choices()]
    different = len({after.state for after in afters})
    return any(
        len({after.seen_by(seat).state for after in afters}) < different
        for seat in range(-1, before.config.players)
    )


def visible_story(step: Step, seat: int) -> Series | None:
    """What a step did, as far as `seat` may know: what is hidden is told only if the same would be said
    whatever it was."""
    before, action, after = step
    seen = before.seen_by(seat)
    story = happened(seen, action, after.seen_by(seat))
    if not concealed(before, action, after, seat):
        return story
    others = (happened(seen, other, before.after(other).seen_by(seat)) for other in before.choices())
    return story if all(other == story for other in others) else None
