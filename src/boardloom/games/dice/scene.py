"""DO or DICE for screens."""

from collections.abc import Sequence

from boardloom.core.game import CHANCE, Position
from boardloom.core.options import GameConfig
from boardloom.core.record import held
from boardloom.core.scene import Board, Editor, Figure, Happening, Player, Scene, Sound, Summary
from boardloom.games.dice import layout
from boardloom.games.dice.choosing import choices
from boardloom.games.dice.config import Config
from boardloom.games.dice.reading import fallen, goal_sentence, ranked, state_of, turn
from boardloom.games.dice.standing import standing
from boardloom.games.dice.state import FINAL, TURN
from boardloom.games.dice.words import ORDINALS

__all__ = ["board", "choices", "editors", "happening", "scene"]


def board(config: GameConfig) -> Board:
    return layout.board(held(config, Config))


def scene(p: Position, names: Sequence[str]) -> Scene:
    s = state_of(p)
    return Scene(
        nodes=(*layout.seats(p, names), *layout.middle(p)),
        players=tuple(_player(p, seat) for seat in range(len(names))),
        facts=(Figure("round", s.round, most=p.setup.rounds),),
        summary=_summary(p, names) if p.over else None,
    )


def _player(p: Position, seat: int) -> Player:
    s, b = state_of(p), p.setup
    figures = [Figure("HP", max(0, s.hp[seat]), most=b.hp_cap), Figure("VP", s.vp[seat])]
    if b.rerolls:
        figures.append(Figure("rerolls", s.tokens[seat]))
    if sentence := goal_sentence(p, seat):
        met = " Met!" if s.met >> seat & 1 else ""
        figures.append(Figure("secret goal", sentence + met))
    first = p.over and ranked(p)[0] == seat
    flags = {"turn": turn(p) == seat, "out": fallen(p, seat), "winner": first}
    return Player(
        tone=f"seat{seat}",
        mark=str(seat + 1),
        figures=tuple(figures),
        note=_note(p, seat),
        flags=tuple(flag for flag, holds in flags.items() if holds),
    )


def _note(p: Position, seat: int) -> str:
    s = state_of(p)
    notes = [ORDINALS[ranked(p).index(seat)]] if p.over else []
    notes += [f"fallen in round {s.fell[seat]}"] if fallen(p, seat) else []
    if s.stage == FINAL and s.thrown[seat]:
        notes.append(f"final die {s.thrown[seat]}")
    elif s.stage == TURN and not p.over and seat != s.seat and not s.todo >> seat & 1:
        notes.append("has rolled")
    return ", ".join(notes)


def _summary(p: Position, names: Sequence[str]) -> Summary:
    s, order = state_of(p), ranked(p)
    goals = ("secret goal",) if any(goal_sentence(p, seat) for seat in order) else ()
    rows = []
    for place, seat in enumerate(order):
        fell = f"round {s.fell[seat]}" if fallen(p, seat) else "alive"
        goal = (("met: " if s.met >> seat & 1 else "missed: ") + goal_sentence(p, seat),) if goals else ()
        rows.append((names[seat], ORDINALS[place], s.vp[seat], max(0, s.hp[seat]), fell, *goal))
    return Summary(
        headline=f"{names[order[0]]} wins!",
        places=tuple(1 + order.index(seat) for seat in range(len(names))),
        columns=("player", "place", "VP", "HP", "fell", *goals),
        rows=tuple(rows),
        notes=tuple(standing(p, names).splitlines()[1:]),
        podium=True,
    )


def happening(before: Position, action: int, after: Position) -> Happening:
    rolls = before.mover == CHANCE and state_of(before).stage in (TURN, FINAL)
    return Happening(
        rolled=("die",) if rolls else (),
        faces=(str(action),) if rolls else (),
        sound=_sound(before, after),
    )


def _sound(before: Position, after: Position) -> Sound:
    old, new = state_of(before), state_of(after)
    if after.over:
        return "win"
    if new.felled >= 0 or any(new.hp[p] < old.hp[p] for p in range(after.config.players)):
        return "bad"
    if new.effect == 0:
        return ""
    better = new.moved or any(new.hp[p] > old.hp[p] for p in range(after.config.players))
    return "good" if better else "step"


def editors(config: GameConfig) -> tuple[Editor, ...]:
    chosen = held(config, Config)
    tables = {"faces": chosen.faces, "shadows": chosen.shadows}
    return tuple(
        Editor(field=field, kind="table", value=[effect.model_dump(mode="json") for effect in effects])
        for field, effects in tables.items()
    )
