"""What may be chosen in DO or DICE, and what would come of it."""

from boardloom.core.message import Message, Series, Who, message
from boardloom.core.scene import Change, Choices, Step
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.messages import ALONE, HOUSE, in_words
from boardloom.games.dice.seats import effect_of, fallen
from boardloom.games.dice.state import ANYONE, GAIN, HP, KEEP, REROLL, TAKE_VP, State
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, tree_of

HP_FIGURE, VP_FIGURE = 0, 1
"""The places of HP and VP among the figures of a player."""


def choices(p: DicePosition) -> Choices:
    """The target, and whether to change its HP or its VP where both are possible."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    aimed = [action for action in p.choices() if action < GAIN * ANYONE]
    both = len({action // ANYONE for action in aimed}) > 1
    paths, steps = [], {}
    for action in p.choices():
        path = _path(action, both)
        paths.append((path, action))
        steps[path[-1]] = _step(p, action, both)
        if len(path) > 1:
            steps[path[0]] = Step(Series((Who(action % ANYONE),)))
    return Choices(kinds=("target", "HP or VP"), tree=tree_of(paths), steps=steps)


def _path(action: int, both: bool) -> tuple[str, ...]:
    """The steps to an action; where HP and VP can be chosen, the target comes first."""
    if action in ALONE:
        return (ALONE[action],)
    kind, target = divmod(action, ANYONE)
    return (f"seat{target}", f"{'hp' if kind == HP else 'vp'}-{target}") if both else (f"seat{target}",)


def _step(p: DicePosition, action: int, both: bool) -> Step:
    s = p.state
    if action == REROLL:
        left = s.tokens[s.seat] - 1
        return Step(message("dice-do-reroll"), "r", message("dice-do-reroll.help", count=left))
    sentence = in_words(effect_of(p, s.seat, s.number))
    if action == KEEP:
        return Step(message("dice-do-keep"), "k", sentence, ("main",))
    after = p.after(action).state
    if action == TAKE_VP:
        vp = s.vp[s.seat]
        return Step(
            message("dice-do-gain", vp=after.moved),
            "g",
            sentence,
            ("aim",),
            outcome=message("dice-outcome-vp", before=vp, now=vp + after.moved),
            short=message("dice-way-more-vp", vp=after.moved),
            icon="coins",
            changes=(Change(f"seat{s.seat}", VP_FIGURE, vp + after.moved),),
        )
    kind, target = divmod(action, ANYONE)
    # Where HP and VP can be chosen, the second choice is made at once: the first was the aim.
    aim = () if both else ("aim",)
    return (_on_hp if kind == HP else _on_vp)(p, after, target, sentence, aim)


def _on_hp(
    p: DicePosition, after: State, target: int, sentence: Message | str, flags: tuple[str, ...]
) -> Step:
    """A choice that changes a target's HP: "hit Cara: 5 HP left"."""
    s = p.state
    before, now, who = s.hp[target], max(0, after.hp[target]), Who(target)
    change = after.hp[target] - before
    if not fallen(p, s.seat):
        label = message("dice-do-hit", who=who, now=now) if now else message("dice-do-hit-falls", who=who)
        face = HOUSE.get(effect_of(p, s.seat, s.number).name, "")
        short = message("dice-short-hit", face=face, who=who)
    elif change >= 0:
        label = message("dice-do-give-hp", who=who, hp=change, now=now)
        short = message("dice-way-more-hp", hp=change)
    else:
        short = message("dice-way-less-hp", hp=-change)
        if now:
            label = message("dice-do-take-hp", who=who, hp=-change, now=now)
        else:
            label = message("dice-do-take-hp-falls", who=who, hp=-change)
    return Step(
        label,
        sentence=sentence,
        flags=flags,
        outcome=message("dice-outcome-hp", before=before, now=now),
        short=short,
        badge="" if now else message("dice-badge-falls"),
        changes=(Change(f"seat{target}", HP_FIGURE, now),),
    )


def _on_vp(
    p: DicePosition, after: State, target: int, sentence: Message | str, flags: tuple[str, ...]
) -> Step:
    """A choice that changes a target's VP. Taking VP from who has none is allowed, and does nothing."""
    s = p.state
    moved, who = after.moved, Who(target)
    now = s.vp[target] + moved
    changes = [Change(f"seat{target}", VP_FIGURE, now)]
    if not fallen(p, s.seat):
        vp = -moved
        label = message("dice-do-steal", who=who, vp=vp) if vp else message("dice-do-steal-nothing", who=who)
        short = message("dice-short-steal", who=who)
        changes.append(Change(f"seat{s.seat}", VP_FIGURE, s.vp[s.seat] + vp))
    elif moved > 0:
        label = message("dice-do-give-vp", who=who, vp=moved)
        short = message("dice-way-more-vp", vp=moved)
    else:
        vp = -moved
        label = message("dice-do-take-vp", who=who, vp=vp) if vp else message("dice-do-take-nothing", who=who)
        short = message("dice-way-less-vp", vp=vp)
    if not moved:
        return Step(
            label,
            sentence=sentence,
            flags=(*flags, "void"),
            outcome=message("dice-outcome-nothing"),
            short=short,
        )
    return Step(
        label,
        sentence=sentence,
        flags=flags,
        outcome=message("dice-outcome-vp", before=s.vp[target], now=now),
        short=short,
        changes=tuple(changes),
    )
