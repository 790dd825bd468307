"""What a roll of DO or DICE lets a player choose, as steps: whom, and where there are both, HP or VP."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.scene import Choices, Step
from boardloom.games.dice.picture import in_words
from boardloom.games.dice.reading import config_of, fallen, state_of
from boardloom.games.dice.state import ANYONE, GAIN, HP, KEEP, REROLL, TAKE_VP
from boardloom.games.dice.words import ALONE
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, several, tree_of


def choices(p: Position, names: Sequence[str]) -> Choices:
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    aimed = [action for action in p.choices() if action < GAIN * ANYONE]
    both = len({action // ANYONE for action in aimed}) > 1
    paths, steps = [], {}
    for action in p.choices():
        path = _path(action, both)
        paths.append((path, action))
        steps[path[-1]] = _step(p, action, names)
        if len(path) > 1:
            steps[path[0]] = Step(names[action % ANYONE])
    return Choices(kinds=("target", "HP or VP"), tree=tree_of(paths), steps=steps)


def _path(action: int, both: bool) -> tuple[str, ...]:
    """The steps to an action; where HP and VP can be chosen, the target comes first."""
    if action in ALONE:
        return (ALONE[action],)
    kind, target = divmod(action, ANYONE)
    return (f"seat{target}", f"{'hp' if kind == HP else 'vp'}-{target}") if both else (f"seat{target}",)


def _step(p: Position, action: int, names: Sequence[str]) -> Step:
    s = state_of(p)
    if action == REROLL:
        left = several(s.tokens[s.seat] - 1, "reroll token")
        return Step("Reroll", "r", f"Roll once more; {left} left then.")
    effects = config_of(p).shadows if fallen(p, s.seat) else config_of(p).faces
    sentence = in_words(effects[s.number - 1])
    if action == KEEP:
        return Step("Keep the roll", "k", sentence, ("main",))
    after = state_of(p.after(action))
    if action == TAKE_VP:
        return Step(f"Gain {after.moved} VP", "g", sentence)
    kind, target = divmod(action, ANYONE)
    change = after.hp[target] - s.hp[target] if kind == HP else after.moved
    return Step(_words(p, kind, change, names[target], after.hp[target]), sentence=sentence)


def _words(p: Position, kind: int, change: int, other: str, hp: int) -> str:
    """What a choice does to whom: "hit Cara: 5 HP left"."""
    living = not fallen(p, state_of(p).seat)
    if kind != HP:
        if living:
            return f"steal {-change} VP from {other}"
        return f"take {-change} VP from {other}" if change <= 0 else f"give {other} {change} VP"
    left = f"{hp} HP left" if hp > 0 else f"{other} falls"
    if living:
        return f"hit {other}: {left}"
    return f"take {-change} HP from {other}: {left}" if change < 0 else f"give {other} {change} HP: {hp} then"
