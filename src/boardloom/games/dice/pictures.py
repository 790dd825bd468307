"""Pictures of DO or DICE: what stands for the sides of the die, and for the seats."""

from collections.abc import Sequence

from boardloom.core.scene import Face as Side
from boardloom.games.dice.config import Config, DicePosition
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.messages import called, ways_of
from boardloom.games.dice.seats import fallen
from boardloom.games.dice.state import FINAL

ANIMALS = ("fox-head", "bear-face", "barn-owl", "deer-head", "ram-profile", "lion", "eagle-head", "boar")
"""The emblems of the seats."""
HARD = 3
"""From so many HP on a hit is one with swords rather than with the fist."""


def sides(config: Config) -> dict[str, Side]:
    """The sides of the die by mark, of the living and of the fallen."""
    sorts: dict[str, Sequence[Face | Shadow]] = {"face": config.faces, "shadow": config.shadows}
    return {
        f"{sort}{number}": Side(picture(effect), called(effect), ways_of(effect), str(number))
        for sort, effects in sorts.items()
        for number, effect in enumerate(effects, 1)
    }


def mark_of(p: DicePosition, number: int) -> str:
    """The mark of what the die shows; the final die has pips."""
    if not number or p.state.stage == FINAL:
        return str(number or "")
    return f"{'shadow' if fallen(p, p.state.seat) else 'face'}{number}"


def marks_now(p: DicePosition) -> tuple[str, ...]:
    """The marks of the sides that the player whose turn it is may roll."""
    if p.over or p.state.stage == FINAL:
        return ()
    sort = "shadow" if p.turn >= 0 and fallen(p, p.state.seat) else "face"
    return tuple(f"{sort}{number}" for number in range(1, len(p.config.faces) + 1))


def picture(effect: Face | Shadow) -> str:
    """The icon of an effect, by what it does."""
    if isinstance(effect, Shadow):
        if effect.hp > 0 or effect.vp > 0:
            return "present"
        return "ghost" if effect.hp or effect.vp else "moon"
    if effect.self_hp:
        return "heart-plus" if effect.self_hp > 0 else "fire-bomb"
    if effect.gain:
        return "lightning-trio" if effect.hit or effect.steal else "coins"
    if effect.hit:
        return "crossed-swords" if effect.hit > HARD else "punch-blast"
    return "snatch" if effect.steal else "moon"
