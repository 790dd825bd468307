"""The final ranking in words, with the reason for every place that VP alone did not decide."""

from collections.abc import Sequence
from itertools import pairwise

from boardloom.core.game import Position
from boardloom.games.dice.ranking import last_hp
from boardloom.games.dice.reading import ranked, state_of
from boardloom.games.dice.words import ORDINALS


def standing(p: Position, names: Sequence[str]) -> str:
    places = ranked(p)
    podium = ", ".join(f"{ORDINALS[i]} {names[seat]}" for i, seat in enumerate(places[:3]))
    reasons = filter(None, (_reason(p, ahead, behind, names) for ahead, behind in pairwise(places)))
    return "\n".join([f"{podium}.", *reasons])


def _reason(p: Position, ahead: int, behind: int, names: Sequence[str]) -> str:
    """Why one comes before the other, where it was not for more VP."""
    s, b = state_of(p), p.setup
    who = f"{names[ahead]} before {names[behind]}:"
    if s.vp[ahead] > s.vp[behind]:
        return ""
    if s.vp[ahead] < s.vp[behind]:
        return f"{who} only the living can be first."
    if last_hp(s, b, ahead) != last_hp(s, b, behind):
        return f"{who} same VP, more HP ({last_hp(s, b, ahead)} against {last_hp(s, b, behind)})."
    if s.fell[ahead] != s.fell[behind]:
        return f"{who} same VP and HP, fewer rounds fallen."
    return f"{who} the final die."
