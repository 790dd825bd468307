"""What an action looks and sounds like in DO or DICE: blows fly, numbers float, who is hit shakes."""

from boardloom.core.game import CHANCE
from boardloom.core.happening import Effect, Happening, Sound
from boardloom.core.message import Words, message
from boardloom.core.scene import Moment
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.messages import called
from boardloom.games.dice.pictures import mark_of, picture
from boardloom.games.dice.seats import effect_of
from boardloom.games.dice.state import ANYONE, FINAL, GAIN, KEEP, REROLL, TURN


def happening(before: DicePosition, action: int, after: DicePosition) -> Happening:
    chance = before.mover == CHANCE
    rolls = chance and before.state.stage in (TURN, FINAL)
    told = _told(before, action, after) if before.state.stage == TURN else Happening()
    return Happening(
        rolled=("die",) if rolls else (),
        faces=(mark_of(before, action),) if rolls else (),
        sound=_sound(before, after),
        effects=told.effects,
        moment=told.moment,
        icon=told.icon,
        note=told.note,
    )


def _told(before: DicePosition, action: int, after: DicePosition) -> Happening:
    """What a roll or a choice does to whom."""
    old, new = before.state, after.state
    number = action if before.mover == CHANCE else old.number
    effect = effect_of(before, old.seat, number)
    icon = picture(effect)
    if not new.effect:
        return Happening(icon="" if action == REROLL and before.mover != CHANCE else icon)
    aimed = before.mover != CHANCE and action < GAIN * ANYONE
    target = action % ANYONE if aimed else old.seat
    effects = _blow(old.seat, target, icon, effect) if aimed else ()
    hp, moved = new.hp[target] - old.hp[target], new.moved
    note: Words = ""
    if hp:
        note = message("dice-outcome-hp", before=old.hp[target], now=max(0, new.hp[target]))
        effects += _changed(target, hp, "hearts")
    if moved:
        note = _points(abs(moved) if not aimed or isinstance(effect, Face) else moved)
        effects += _changed(target, moved, "coins")
        if aimed and isinstance(effect, Face):
            effects += _changed(old.seat, -moved, "coins")
    if new.felled >= 0:
        effects += (Effect("flash", f"seat{new.felled}", tone="plain"),)
    # A roll that asks for nothing is over before anybody could read what it was.
    at_once = before.mover == CHANCE or action == KEEP
    return Happening(
        effects=effects,
        moment=Moment(called(effect), note, icon) if at_once else None,
        icon=icon,
        note=note,
    )


def _blow(seat: int, target: int, icon: str, effect: Face | Shadow) -> tuple[Effect, ...]:
    """It flies from one to the other."""
    kind = isinstance(effect, Shadow) and (effect.hp > 0 or effect.vp > 0)
    return (Effect("strike", f"seat{seat}", f"seat{target}", icon=icon, tone="good" if kind else "bad"),)


def _changed(seat: int, change: int, icon: str) -> tuple[Effect, ...]:
    """A number rises from a player; who lost something shakes."""
    at, tone = f"seat{seat}", "good" if change > 0 else "bad"
    number = Effect("float", at, text=f"+{change}" if change > 0 else f"−{-change}", icon=icon, tone=tone)
    return number, Effect("flash" if change > 0 else "shake", at, tone=tone)


def _points(vp: int) -> Words:
    return message("dice-way-more-vp" if vp > 0 else "dice-way-less-vp", vp=abs(vp))


def _sound(before: DicePosition, after: DicePosition) -> Sound:
    old, new = before.state, after.state
    if after.over:
        return "win"
    if new.felled >= 0 or any(new.hp[p] < old.hp[p] for p in range(after.config.players)):
        return "bad"
    if new.effect == 0:
        return ""
    better = new.moved or any(new.hp[p] > old.hp[p] for p in range(after.config.players))
    return "good" if better else "step"
