"""The table of DO or DICE: everybody's HP and VP as bars, and what the numbers mean."""

from collections.abc import Sequence

from boardloom.core.game import CHANCE, Position
from boardloom.core.picture import Picture, Span, columns_of, cut, fitted
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.goals import goal
from boardloom.games.dice.reading import effects_shown, fallen, goal_of, ranked, state_of
from boardloom.games.dice.state import DEAL, FINAL, LOTS

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
GOALS = {
    "eight": "Finish with 8 or more VP.",
    "healthy": "Finish with 15 or more HP.",
    "brink": "Finish alive with 5 HP or less.",
    "hunter": "Eliminate somebody.",
    "gentle": "Be alive in the end, and eliminate nobody.",
    "unhaunted": "Be the target of no shadow.",
    "martyr": "Be the first to fall.",
    "steady": "Do not be the first to fall.",
}
WIDE = 80
LONGEST = 12
"""Letters of a name, where there is room."""
FEW_HP = 6
"""HP that one roll can take: shown as danger."""
FULL_VP = 12
"""VP that fill a bar, unless somebody has more."""


def picture(p: Position, names: Sequence[str], width: int) -> Picture:
    drawn = Picture()
    drawn.add(Span(_title(p), "special"))
    drawn.add()
    longest = min(max(map(columns_of, names)), LONGEST if width >= WIDE else 6)
    seats = ranked(p) if p.over else range(len(names))
    for seat in seats:
        _draw_player(drawn, p, seat, fitted(names[seat], longest), width)
    for seat, player in enumerate(names):
        if (name := goal_of(p, seat)) and state_of(p).stage != FINAL:
            sentence = goal.options[name].sentence or GOALS[name]
            drawn.add(Span(cut(f"    Secret goal of {player}: {sentence}", width), "special"))
    if not p.over:
        drawn.add()
        _draw_numbers(drawn, p, width)
    return drawn


def _title(p: Position) -> str:
    s = state_of(p)
    if p.over:
        return f"DO or DICE, over after round {s.round}"
    if s.stage == FINAL:
        return "DO or DICE, the final die"
    return f"DO or DICE, round {s.round} of {p.setup.rounds}"


def _draw_player(drawn: Picture, p: Position, seat: int, player: str, width: int) -> None:
    s = state_of(p)
    long_hp, long_vp = (20, 16) if width >= WIDE else (10, 6)
    full_vp = max(FULL_VP, *s.vp.tolist()[: p.config.players])
    hp, dead = max(0, s.hp[seat]), fallen(p, seat)
    tone = "faint" if dead else "bad" if hp <= FEW_HP else "good"
    drawn.add(
        Span("► " if p.turn == seat or (p.over and ranked(p)[0] == seat) else "  "),
        Span(str(seat + 1), f"token{seat}"),
        Span(f" {player} "),
        *_bar("HP", hp, p.setup.hp_cap, long_hp, tone, "░"),
        *_bar("VP", s.vp[seat], full_vp, long_vp, f"seat{seat}", "·"),
        Span(f" {_note(p, seat)}", "faint" if dead else "plain"),
    )


def _bar(what: str, amount: int, full: int, long: int, tone: str, rest: str) -> list[Span]:
    filled = -(-amount * long // full)
    return [
        Span(f" {what} "),
        Span("█" * filled, tone),
        Span(rest * (long - filled), "faint"),
        Span(f"{amount:>3}"),
    ]


def _note(p: Position, seat: int) -> str:
    """What else there is to know of a player."""
    s = state_of(p)
    if p.over:
        return ORDINALS[ranked(p).index(seat)] + (" fallen" if fallen(p, seat) else "")
    if s.stage in (DEAL, LOTS):
        return ""
    notes = ["fallen"] if fallen(p, seat) else []
    if s.stage == FINAL:
        notes += [f"die {s.thrown[seat]}"] if s.thrown[seat] else []
    elif seat != s.seat and not s.todo >> seat & 1:
        notes.append("✓")
    notes += [f"↻{s.tokens[seat]}"] if s.tokens[seat] else []
    return " ".join(notes)


def _draw_numbers(drawn: Picture, p: Position, width: int) -> None:
    """What the six numbers do for the player whose turn it is."""
    if state_of(p).stage == FINAL:
        drawn.add(Span("    The highest roll is ahead; equal rolls are rolled again.", "faint"))
        return
    words = [f"{number} {_in_words(effect)}" for number, effect in enumerate(effects_shown(p), 1)]
    for row in _in_columns(words, width - 4):
        drawn.add(Span("    "), *(Span(cell, "special" if _chosen(p, cell) else "faint") for cell in row))


def _chosen(p: Position, cell: str) -> bool:
    return p.mover != CHANCE and cell.startswith(f"{state_of(p).number} ")


def _in_columns(words: list[str], width: int) -> list[list[str]]:
    """The words in rows of three, two or one, padded to columns and cut where even one is too wide."""
    for across in (3, 2, 1):
        widths = [max(map(len, words[column::across])) + 3 for column in range(across)]
        if sum(widths) - 3 <= width:
            break
    cells = [word.ljust(widths[i % across])[:width] for i, word in enumerate(words)]
    return [cells[start : start + across] for start in range(0, len(cells), across)]


def _in_words(effect: Face | Shadow) -> str:
    """An effect in as few words as possible.

    >>> _in_words(Face(name="Power Move", hit=6, gain=3))
    'Power Move: hit 6 or +3 VP'
    """
    if isinstance(effect, Shadow):
        ways = [f"{amount:+} {what}" for amount, what in ((effect.hp, "HP"), (effect.vp, "VP")) if amount]
    else:
        ways = [f"{effect.self_hp:+} HP"] if effect.self_hp else []
        ways += [f"hit {effect.hit}"] if effect.hit else []
        ways += [f"steal {effect.steal} VP"] if effect.steal else []
        ways += [f"+{effect.gain} VP"] if effect.gain else []
    return f"{effect.name}: {' or '.join(ways)}" if ways else effect.name
