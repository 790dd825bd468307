"""DO or DICE in words."""

from collections.abc import Sequence

from boardloom.core.game import CHANCE, Position
from boardloom.games.dice.picture import picture
from boardloom.games.dice.reading import config_of, effect_name, fallen, goal_sentence, ranked, state_of, turn
from boardloom.games.dice.state import ANYONE, DEAL, FINAL, HP, KEEP, LOTS, REROLL, TAKE_VP, State
from boardloom.games.dice.words import choice, joined, question

__all__ = ["ask", "describe", "name", "picture", "turn"]


def name(p: Position, action: int) -> str:
    s = state_of(p)
    if p.mover != CHANCE:
        return choice(p, action)
    if s.stage == DEAL:
        return config_of(p).goals[action - 1]
    return f"seat {action}" if s.stage == LOTS else str(action)


def ask(p: Position) -> str:
    s = state_of(p)
    if s.stage == DEAL:
        return "secret goals are dealt"
    if s.stage == LOTS:
        return "lots decide who begins"
    if s.stage == FINAL:
        return "roll the final die"
    if p.mover != CHANCE:
        return question(p)
    return "roll as a shadow" if fallen(p, s.seat) else "roll the die"


def describe(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    old, new = state_of(before), state_of(after)
    who = names[old.seat]
    if old.stage == DEAL:
        return f"{who} is dealt a secret goal."
    if old.stage == LOTS:
        return f"Lots are drawn: {names[action - 1]} begins."
    if old.stage == FINAL:
        story = [f"{who} rolls {action} in the final die."]
    else:
        story = [_act(before, action, after, names), *_consequences(before, after, names)]
    if new.stage == FINAL and new.todo == new.tied:
        story.append(_final_die(new, names))
    if after.over:
        story.append(f"{names[ranked(after)[0]]} wins!")
    return " ".join(filter(None, story))


def _act(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    """The roll or the choice, and what it does to whom."""
    old, new = state_of(before), state_of(after)
    who = names[old.seat]
    if action == REROLL and before.mover != CHANCE:
        return f"{who} uses a reroll token."
    number = action if before.mover == CHANCE else old.number
    called = effect_name(before, old.seat, number)
    if before.mover == CHANCE:
        rolled = f"{who} rolls {number}, {called}"
        return f"{rolled}." if new.effect == 0 else f"{rolled}{_alone(before, new, number)}."
    if action == KEEP:
        return f"{who} keeps the roll{_alone(before, new, number)}."
    if action == TAKE_VP:
        return f"{who} takes {new.moved} VP ({called})."
    kind, target = divmod(action, ANYONE)
    return f"{who} {_on_target(before, new, kind, target, names[target])} ({called})."


def _alone(before: Position, new: State, number: int) -> str:
    """What a roll without a choice did to the player."""
    seat = state_of(before).seat
    if fallen(before, seat):
        offers = config_of(before).shadows[number - 1]
        return ": nobody to affect" if offers.hp or offers.vp else ""
    face = config_of(before).faces[number - 1]
    if face.hit or face.steal:
        return ": nobody to affect"
    change = new.hp[seat] - state_of(before).hp[seat]
    if change < 0:
        return f": {-change} HP lost, {max(0, new.hp[seat])} left"
    return (
        f": {change} HP gained, {new.hp[seat]} now" if change else ": no HP to gain" if face.self_hp else ""
    )


def _on_target(before: Position, new: State, kind: int, target: int, other: str) -> str:
    old = state_of(before)
    if kind == HP:
        change, now = new.hp[target] - old.hp[target], max(0, new.hp[target])
        if not fallen(before, old.seat):
            return f"hits {other}: {-change} HP lost, {now} left"
        if config_of(before).shadows[old.number - 1].hp > 0:
            return f"gives {other} {change} HP: {now} now"
        return f"takes {-change} HP from {other}: {now} left"
    change = new.moved
    if not fallen(before, old.seat):
        return f"steals {-change} VP from {other}" if change else f"finds nothing to steal from {other}"
    if config_of(before).shadows[old.number - 1].vp > 0:
        return f"gives {other} {change} VP"
    return f"takes {-change} VP from {other}" if change else f"finds no VP to take from {other}"


def _consequences(before: Position, after: Position, names: Sequence[str]) -> list[str]:
    """Who fell, and what the end of a round brought."""
    old, new, b = state_of(before), state_of(after), before.setup
    story = []
    if new.felled >= 0:
        earns = new.felled != old.seat and (b.fallen_earn or not fallen(before, old.seat))
        bonus = f", +{b.elimination_vp} VP for {names[old.seat]}" if earns and b.elimination_vp else ""
        story.append(f"{names[new.felled]} falls{bonus}.")
    if new.round > old.round or new.stage == FINAL:
        story += _end_of_round(before, after, names)
    return story


def _end_of_round(before: Position, after: Position, names: Sequence[str]) -> list[str]:
    old, new, b = state_of(before), state_of(after), before.setup
    living = [name for seat, name in enumerate(names) if new.alive >> seat & 1]
    story = [f"Round {old.round} is over"]
    if not living:
        story[0] += ": nobody is left alive."
    else:
        whose = "everybody" if len(living) == len(names) else joined(living)
        story[0] += f": +{b.survival_vp} VP for {whose}."
    if new.stage != FINAL:
        most = max(new.vp.tolist()[: len(names)])
        leaders = [name for seat, name in enumerate(names) if new.vp[seat] == most]
        story.append(f"Most VP: {joined(leaders)}, {most}.")
    elif len(b.goals):
        story.append(_goals(after, names))
    return story


def _goals(after: Position, names: Sequence[str]) -> str:
    """The secret goals, once they are open."""
    s = state_of(after)
    met = [f"{n} ({goal_sentence(after, i).rstrip('.')})" for i, n in enumerate(names) if s.met >> i & 1]
    if not met:
        return "Nobody met their secret goal."
    return f"Secret goals met, +{after.setup.goal_vp} VP: {'; '.join(met)}."


def _final_die(new: State, names: Sequence[str]) -> str:
    tied = [name for seat, name in enumerate(names) if new.tied >> seat & 1]
    return f"{joined(tied)} are equal: the final die decides." if tied else ""
