"""The messages of DO or DICE: names of choices, prompts, events, the ranking, refusals."""

import re
from collections.abc import Iterator
from functools import reduce
from itertools import pairwise

from boardloom.core.game import CHANCE
from boardloom.core.message import Message, Series, Who, Words, message
from boardloom.core.picture import cut
from boardloom.games.bitset import has
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.faces import FACES, SHADOWS, Face, Shadow
from boardloom.games.dice.goals import goal
from boardloom.games.dice.rules import crowned, is_ahead, last_hp
from boardloom.games.dice.seats import effect_of, fallen, goal_of, ranked, seats_in
from boardloom.games.dice.state import (
    ANYONE,
    DEAL,
    FINAL,
    GAIN,
    HP,
    KEEP,
    LOTS,
    REROLL,
    TAKE_VP,
    TURN,
    VP,
    State,
)

ALONE = {TAKE_VP: "gain", KEEP: "keep", REROLL: "reroll"}
"""Choices without a target."""
VERBS = ("hit", "steal", "give", "take", *ALONE.values())
POINTS = ("hp", "vp")
LONGEST = 12
"""Digits of a number that are repeated to whoever typed it."""

HOUSE = {effect.name: effect.name.casefold().replace(" ", "-") for effect in (*FACES, *SHADOWS)}
"""Names of effects that the catalogues have words for."""

Asks = dict[tuple[int, ...], str]
"""By the kinds of effect that a roll lets a player choose from: how the id of the question ends."""
ASKS_LIVING: Asks = {
    (HP,): "hit",
    (VP,): "steal",
    (GAIN,): "gain",
    (HP, VP): "hit-steal",
    (HP, GAIN): "hit-gain",
    (VP, GAIN): "steal-gain",
    (HP, VP, GAIN): "hit-steal-gain",
}
ASKS_GIVING: Asks = {(HP,): "give-hp", (VP,): "give-vp", (HP, VP): "give-hp-vp"}
ASKS_TAKING: Asks = {(HP,): "take-hp", (VP,): "take-vp", (HP, VP): "take-hp-vp"}


# --- names -------------------------------------------------------------------------------------


def name(p: DicePosition, action: int) -> str:
    s = p.state
    if p.mover != CHANCE:
        return _choice(p, action)
    if s.stage == DEAL:
        return p.config.goals[action - 1]
    return f"seat {action}" if s.stage == LOTS else str(action)


def outcome(p: DicePosition, action: int) -> Words:
    return Series((Who(action - 1),)) if p.state.stage == LOTS else name(p, action)


def _choice(p: DicePosition, action: int) -> str:
    """A choice as a player types it: what to do, and the number of the target's seat."""
    if action in ALONE:
        return ALONE[action]
    s = p.state
    kind, target = divmod(action, ANYONE)
    if not fallen(p, s.seat):
        return f"{'hit' if kind == HP else 'steal'} {target + 1}"
    shadow = p.config.shadows[s.number - 1]
    change = shadow.hp if kind == HP else shadow.vp
    return f"{'give' if change > 0 else 'take'} {'hp' if kind == HP else 'vp'} {target + 1}"


def called(effect: Face | Shadow) -> Message | str:
    """What an effect is called; a name that somebody made up is the same in every language."""
    return message(f"dice-effect-{HOUSE[effect.name]}") if effect.name in HOUSE else effect.name


def in_words(effect: Face | Shadow) -> Message | str:
    """An effect in as few words as possible: "Power Move: hit 6 or +3 VP"."""
    ways = ways_of(effect)
    return message("dice-effect", called=called(effect), ways=ways) if ways else called(effect)


def ways_of(effect: Face | Shadow) -> Message | Series | str:
    """What an effect can do: "hit 6 or +3 VP"."""
    ways: list[Message | Series] = list(_ways(effect))
    # In pairs, so that three are told as "hit 1 or steal 1 VP or +1 VP", without a comma.
    return reduce(lambda one, other: Series((one, other), "or"), ways) if ways else ""


def _ways(effect: Face | Shadow) -> Iterator[Message]:
    """What an effect can do, of which the player chooses one."""
    if isinstance(effect, Shadow):
        yield from _change_of_hp(effect.hp)
        yield from _change_of_vp(effect.vp)
        return
    yield from _change_of_hp(effect.self_hp)
    if effect.hit:
        yield message("dice-way-hit", hp=effect.hit)
    if effect.steal:
        yield message("dice-way-steal", vp=effect.steal)
    yield from _change_of_vp(effect.gain)


def _change_of_hp(hp: int) -> Iterator[Message]:
    if hp:
        yield message("dice-way-more-hp" if hp > 0 else "dice-way-less-hp", hp=abs(hp))


def _change_of_vp(vp: int) -> Iterator[Message]:
    if vp:
        yield message("dice-way-more-vp" if vp > 0 else "dice-way-less-vp", vp=abs(vp))


def goal_in_words(name: str) -> Message | str:
    """What a secret goal asks for, without a full stop; of a goal that somebody added, their sentence."""
    return goal.options[name].sentence or message(f"dice-goal-{name}")


def goal_sentence(name: str) -> Message | str:
    """The same as a sentence."""
    return goal.options[name].sentence or message("dice-goal", goal=goal_in_words(name))


# --- questions ---------------------------------------------------------------------------------


def prompt(p: DicePosition) -> Message:
    s = p.state
    if s.stage == DEAL:
        return message("dice-ask-deal")
    if s.stage == LOTS:
        return message("dice-ask-lots")
    if s.stage == FINAL:
        return message("dice-ask-final")
    if p.mover != CHANCE:
        return _question(p)
    return message("dice-ask-shadow" if fallen(p, s.seat) else "ask-roll")


def _question(p: DicePosition) -> Message:
    """What the roll lets the player choose, after its name."""
    effect = effect_of(p, p.state.seat, p.state.number)
    asked = question(p)
    if not asked:
        return message("dice-ask-keep", called=called(effect))
    return message("dice-ask", called=called(effect), question=asked)


def question(p: DicePosition) -> Message | None:
    """What the roll lets the player choose; nothing where it is only whether to keep it."""
    s = p.state
    effect = effect_of(p, s.seat, s.number)
    kinds = tuple(sorted({action // ANYONE for action in p.choices() if action <= TAKE_VP}))
    if not kinds:
        return None
    if isinstance(effect, Face):
        amounts = {HP: ("hit", effect.hit), VP: ("steal", effect.steal), GAIN: ("gain", effect.gain)}
        asks = ASKS_LIVING
    else:
        amounts = {HP: ("hp", abs(effect.hp)), VP: ("vp", abs(effect.vp))}
        asks = ASKS_GIVING if effect.hp > 0 or effect.vp > 0 else ASKS_TAKING
    return message(f"dice-choose-{asks[kinds]}", **dict(amounts[kind] for kind in kinds))


# --- what happened -----------------------------------------------------------------------------


def events(before: DicePosition, action: int, after: DicePosition) -> Iterator[Message]:
    old, new = before.state, after.state
    who = Who(old.seat)
    if old.stage == DEAL:
        yield message("dice-dealt", who=who)
    elif old.stage == LOTS:
        yield message("dice-lots-drawn", who=Who(action - 1))
    elif old.stage == FINAL:
        yield message("dice-rolls-final", who=who, number=action)
    else:
        yield _act(before, action, after)
        yield from _consequences(before, after)
    if new.stage == FINAL and new.tied and new.todo == new.tied:
        yield message("dice-equal", players=_players(seats_in(after, new.tied)))
    if after.over:
        yield message("wins", who=Who(ranked(after)[0]))


def _players(seats: list[int]) -> Series:
    return Series(tuple(Who(seat) for seat in seats))


def _act(before: DicePosition, action: int, after: DicePosition) -> Message:
    """The roll or the choice, and what it does to whom."""
    old, new = before.state, after.state
    who = Who(old.seat)
    if action == REROLL and before.mover != CHANCE:
        return message("dice-uses-token", who=who)
    number = action if before.mover == CHANCE else old.number
    effect = effect_of(before, old.seat, number)
    done = _alone(before, new, effect) if new.effect else None
    if before.mover == CHANCE:
        rolled = message("dice-rolls", who=who, number=number, called=called(effect))
        return message("dice-rolls-and", **rolled.args, done=done) if done else rolled
    if action == KEEP:
        return message("dice-keeps-and", who=who, done=done) if done else message("dice-keeps", who=who)
    if action == TAKE_VP:
        return message("dice-gains", who=who, vp=new.moved, called=called(effect))
    kind, target = divmod(action, ANYONE)
    did = _on_hp(old, new, effect, target) if kind == HP else _on_vp(new, effect)
    return message(did.id, **did.args, who=who, other=Who(target), called=called(effect))


def _alone(before: DicePosition, new: State, effect: Face | Shadow) -> Message | None:
    """What a roll without a choice did to the player."""
    seat = before.state.seat
    if isinstance(effect, Shadow):
        return message("dice-nobody-to-affect") if effect.hp or effect.vp else None
    if effect.hit or effect.steal:
        return message("dice-nobody-to-affect")
    change, now = new.hp[seat] - before.state.hp[seat], max(0, new.hp[seat])
    if change:
        return message("dice-hp-lost" if change < 0 else "dice-hp-gained", hp=abs(change), now=now)
    return message("dice-no-hp-to-gain") if effect.self_hp else None


def _on_hp(old: State, new: State, effect: Face | Shadow, target: int) -> Message:
    """What a choice did to a target's HP."""
    hp, now = abs(new.hp[target] - old.hp[target]), max(0, new.hp[target])
    if isinstance(effect, Face):
        return message("dice-hits", hp=hp, now=now)
    return message("dice-gives-hp" if effect.hp > 0 else "dice-takes-hp", hp=hp, now=now)


def _on_vp(new: State, effect: Face | Shadow) -> Message:
    """What a choice did to a target's VP."""
    vp = abs(new.moved)
    if isinstance(effect, Face):
        return message("dice-steals", vp=vp) if vp else message("dice-steals-nothing")
    if effect.vp > 0:
        return message("dice-gives-vp", vp=vp)
    return message("dice-takes-vp", vp=vp) if vp else message("dice-takes-nothing")


def _consequences(before: DicePosition, after: DicePosition) -> Iterator[Message]:
    """Who fell, and what the end of a round brought."""
    old, new, b = before.state, after.state, before.setup
    if new.felled >= 0:
        who = Who(new.felled)
        earns = new.felled != old.seat and (b.fallen_earn or not fallen(before, old.seat))
        if earns and b.elimination_vp:
            yield message("dice-falls-to", who=who, vp=b.elimination_vp, other=Who(old.seat))
        else:
            yield message("dice-falls", who=who)
    if new.round > old.round or new.stage == FINAL:
        yield from _end_of_round(old.round, after)


def _end_of_round(round: int, after: DicePosition) -> Iterator[Message]:
    s, b = after.state, after.setup
    living = seats_in(after, s.alive)
    if not living:
        yield message("dice-round-over-nobody", round=round)
    elif len(living) == b.seats:
        yield message("dice-round-over-everybody", round=round, vp=b.survival_vp)
    else:
        yield message("dice-round-over", round=round, vp=b.survival_vp, players=_players(living))
    if s.stage != FINAL:
        most = max(s.vp.tolist()[: b.seats])
        leaders = [seat for seat in range(b.seats) if s.vp[seat] == most]
        yield message("dice-most-vp", players=_players(leaders), vp=most)
    elif len(b.goals):
        yield _goals(after)


def _goals(after: DicePosition) -> Message:
    """The secret goals, once they are open."""
    met = [
        message("dice-goal-met-by", who=Who(seat), goal=goal_in_words(goal_of(after, seat)))
        for seat in seats_in(after, after.state.met)
    ]
    if not met:
        return message("dice-goals-nobody")
    return message("dice-goals-met", vp=after.setup.goal_vp, met=Series(tuple(met), "parts"))


# --- the ranking -------------------------------------------------------------------------------


def standing(p: DicePosition) -> Series:
    """The first three, and below them why, wherever VP alone did not decide."""
    first, second, *rest = (Who(seat) for seat in ranked(p))
    podium = message("dice-podium-of-two", first=first, second=second)
    if rest:
        podium = message("dice-podium", **podium.args, third=rest[0])
    return Series((podium, *reasons(p)), "lines")


def reasons(p: DicePosition) -> tuple[Message, ...]:
    """Why some come before others who have no fewer VP."""
    found = (_reason(p, ahead, behind) for ahead, behind in pairwise(ranked(p)))
    return tuple(reason for reason in found if reason)


def _reason(p: DicePosition, ahead: int, behind: int) -> Message | None:
    s, b = p.state, p.setup
    who, other = Who(ahead), Who(behind)
    ours = is_ahead(s, b, crowned(s, b), ahead, behind)  # a ranking of somebody's own has reasons of its own
    if s.vp[ahead] > s.vp[behind] or not ours:
        return None
    if s.vp[ahead] < s.vp[behind]:
        return message("dice-ahead-alive", who=who, other=other)
    more, less = last_hp(s, b, ahead), last_hp(s, b, behind)
    if more != less:
        return message("dice-ahead-by-hp", who=who, other=other, more=more, less=less)
    if s.fell[ahead] != s.fell[behind]:
        return message("dice-ahead-by-rounds", who=who, other=other)
    return message("dice-ahead-by-die", who=who, other=other)


# --- refusals ----------------------------------------------------------------------------------


def refusal(p: DicePosition, asked: str) -> Words:
    """The rule that forbids what was asked for; nothing if it is not understood."""
    s = p.state
    words = asked.casefold().split()
    verb = words[0] if words and words[0] in VERBS else ""
    if p.mover == CHANCE:
        return message("dice-refusal-roll-first") if s.stage == TURN and verb else ""
    if "reroll" in words:
        return message("dice-refusal-no-token")
    open = [p.name(action) for action in p.choices()]
    if verb in open:
        return message("dice-refusal-nothing-more", typed=verb)
    start = " ".join(word for word in words if word in VERBS or word in POINTS)
    if verb and not any(each.startswith(start) for each in open):
        return message("dice-refusal-not-this-roll")
    targets = [word for word in words if re.fullmatch(r"[+-]?\d+", word)]
    if targets and (reason := _bad_target(p, targets[0])):
        return reason
    return message("dice-refusal-needs-target") if verb else ""


def _bad_target(p: DicePosition, number: str) -> Message | None:
    s = p.state
    if number not in map(str, range(1, p.config.players + 1)):
        return message("dice-refusal-no-seat", seat=cut(number, LONGEST))
    target = int(number) - 1
    if target == s.seat:
        return message("dice-refusal-self")
    if any(p.name(action).endswith(f" {target + 1}") for action in p.choices()):
        return None
    if fallen(p, target):
        return message("dice-refusal-fallen", player=target + 1)
    if has(s.barred[s.seat], target):
        return message("dice-refusal-twice", player=target + 1)
    return message("dice-refusal-no-target")
