"""What the rules keep from somebody."""

from boardloom.core.game import Position


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
