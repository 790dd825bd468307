"""The words of DO or DICE that names, questions and stories share."""

from boardloom.core.game import Position
from boardloom.games.dice.reading import config_of, effect_name, fallen, state_of
from boardloom.games.dice.state import ANYONE, GAIN, HP, KEEP, REROLL, TAKE_VP, VP

ALONE = {TAKE_VP: "gain", KEEP: "keep", REROLL: "reroll"}
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def choice(p: Position, action: int) -> str:
    """A choice as a player types it: what to do, and the number of the target's seat."""
    if action in ALONE:
        return ALONE[action]
    s = state_of(p)
    kind, target = divmod(action, ANYONE)
    if not fallen(p, s.seat):
        return f"{'hit' if kind == HP else 'steal'} {target + 1}"
    shadow = config_of(p).shadows[s.number - 1]
    change = shadow.hp if kind == HP else shadow.vp
    return f"{'give' if change > 0 else 'take'} {'hp' if kind == HP else 'vp'} {target + 1}"


def question(p: Position) -> str:
    """What the roll lets the player choose."""
    s, config = state_of(p), config_of(p)
    kinds = {action // ANYONE for action in p.choices() if action <= TAKE_VP}
    called = effect_name(p, s.seat, s.number)
    if not kinds:
        return f"{called}: keep it, or use a reroll token"
    if fallen(p, s.seat):
        shadow = config.shadows[s.number - 1]
        amounts = {HP: f"{abs(shadow.hp)} HP", VP: f"{abs(shadow.vp)} VP"}
        what = " or ".join(words for kind, words in amounts.items() if kind in kinds)
        gives = shadow.hp > 0 or shadow.vp > 0
        return f"{called}: {'give' if gives else 'take'} {what} {'to' if gives else 'from'} whom"
    face = config.faces[s.number - 1]
    ways = {
        HP: f"whom to hit for {face.hit} HP",
        VP: f"from whom to steal {face.steal} VP",
        GAIN: f"gain {face.gain} VP",
    }
    return f"{called}: {', or '.join(words for kind, words in ways.items() if kind in kinds)}"


def joined(names: list[str]) -> str:
    """Names in a row.

    >>> joined(["Ann", "Bo", "Cy"])
    'Ann, Bo and Cy'
    """
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
