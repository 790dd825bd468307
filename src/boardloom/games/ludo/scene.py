"""Ludo for screens."""

from collections.abc import Sequence

from boardloom.core.game import CHANCE, Position
from boardloom.core.options import GameConfig
from boardloom.core.record import held
from boardloom.core.scene import (
    Board,
    Choices,
    Editor,
    Figure,
    Happening,
    Motion,
    Node,
    Player,
    Scene,
    Sound,
    Step,
    Summary,
)
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, Spot, listed, middle
from boardloom.games.ludo import layout
from boardloom.games.ludo.board import TOKENS
from boardloom.games.ludo.config import Config
from boardloom.games.ludo.picture import ORDINALS
from boardloom.games.ludo.reading import config_of, kicked, state_of, steps_of, turn, where
from boardloom.games.ludo.state import END, NONE, READY, YARD
from boardloom.games.ludo.text import journey

__all__ = ["board", "choices", "editors", "happening", "scene"]


def board(config: GameConfig) -> Board:
    return layout.board(held(config, Config))


def scene(p: Position, names: Sequence[str]) -> Scene:
    s, spots = state_of(p), layout.spots(p)
    tokens = [
        _token(p, seat, token, names[seat], spots)
        for seat in range(len(names))
        for token in reversed(range(config_of(p).tokens))
    ]
    return Scene(
        nodes=(*tokens, layout.die(s.roll)),
        players=tuple(_player(p, seat) for seat in range(len(names))),
        facts=(Figure("roll", s.roll),) if s.roll else (),
        summary=_summary(p, names) if p.over else None,
    )


def _token(p: Position, seat: int, token: int, name: str, spots: dict[str, Spot]) -> Node:
    id = layout.token_id(config_of(p).letters[seat], token)
    x, y, wide = spots[id]
    steps = steps_of(p, seat)[token]
    return Node(
        id=id,
        kind="token",
        x=x,
        y=y,
        w=wide,
        h=wide,
        tone=f"seat{seat}",
        mark=id,
        label=f"{TOKENS[token]} of {name}, {_place(p, seat, token)}",
        row=int(y),
        col=int(x),
        flags=("faint",) if steps == END and not p.over and state_of(p).place[seat] else (),
    )


def _place(p: Position, seat: int, token: int) -> str:
    """Where a token is, in words: "ready", "21 (step 7)"."""
    steps = steps_of(p, seat)[token]
    words = {YARD: "yard", READY: "ready", END: "end"}
    return words.get(steps) or f"{where(p, seat, token)} (step {steps})"


def _player(p: Position, seat: int) -> Player:
    s, config = state_of(p), config_of(p)
    place = s.place[seat]
    ended = steps_of(p, seat).count(END)
    again = turn(p) == seat and s.bonus and p.mover == CHANCE
    flags = {"turn": turn(p) == seat, "done": place > 1 and ended == config.tokens, "winner": place == 1}
    return Player(
        tone=f"seat{seat}",
        mark=config.letters[seat],
        figures=(
            Figure("at the end", ended, most=config.tokens),
            *(Figure(TOKENS[token], _place(p, seat, token)) for token in range(config.tokens)),
        ),
        note=ORDINALS[place - 1] if place else "rolls again" if again else "",
        flags=tuple(flag for flag, holds in flags.items() if holds),
    )


def _summary(p: Position, names: Sequence[str]) -> Summary:
    places = state_of(p).place.tolist()[: len(names)]
    order = sorted(range(len(names)), key=lambda seat: places[seat])
    letters = [f"token {letter}" for letter in TOKENS[: config_of(p).tokens]]
    return Summary(
        headline=f"{names[order[0]]} wins!",
        places=tuple(places),
        columns=("player", "place", "at the end", *letters),
        rows=tuple(
            (
                names[seat],
                ORDINALS[places[seat] - 1],
                steps_of(p, seat).count(END),
                *(_place(p, seat, token) for token in range(config_of(p).tokens)),
            )
            for seat in order
        ),
    )


def choices(p: Position, names: Sequence[str]) -> Choices:
    """One of the tokens that the roll can move."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    letter = config_of(p).letters[p.mover]
    return Choices(
        kinds=("token",),
        tree={layout.token_id(letter, token): token for token in p.choices()},
        steps={layout.token_id(letter, token): _step(p, token, names) for token in p.choices()},
    )


def _step(p: Position, token: int, names: Sequence[str]) -> Step:
    after = p.after(token)
    met = [names[seat] for seat in kicked(after)]
    kicks = f", kicks {listed(met)}" if met else ""
    return Step(journey(p, state_of(p).roll, after) + kicks, key=TOKENS[token])


def happening(before: Position, action: int, after: Position) -> Happening:
    rolls = before.mover == CHANCE
    return Happening(
        motions=tuple(_motions(before, after, action if rolls else state_of(before).roll)),
        rolled=("die",) if rolls else (),
        faces=(str(action),) if rolls else (),
        sound=_sound(before, after),
    )


def _motions(before: Position, after: Position, roll: int) -> list[Motion]:
    """Step by step, a stack together; those who are kicked go home."""
    token, seat = state_of(after).moved, state_of(before).seat
    if token == NONE:
        return []
    letter = config_of(before).letters[seat]
    was, now = layout.spots(before), layout.spots(after)
    here, there = steps_of(before, seat)[token], steps_of(after, seat)[token]
    way = [] if here == YARD else layout.way(letter, here, there, roll)[:-1]
    first = layout.token_id(letter, token)
    together = tuple(id for id in _moved(before, after, seat) if id != first)
    home = [id for other in kicked(after) for id in _moved(before, after, other)]
    return [
        Motion(first, (middle(was[first]), *way, middle(now[first])), together),
        *(Motion(id, (middle(was[id]), middle(now[id]))) for id in home),
    ]


def _moved(before: Position, after: Position, seat: int) -> list[str]:
    """The tokens of a seat that are elsewhere now."""
    letter = config_of(before).letters[seat]
    steps = zip(steps_of(before, seat), steps_of(after, seat), strict=True)
    return [layout.token_id(letter, token) for token, (here, there) in enumerate(steps) if here != there]


def _sound(before: Position, after: Position) -> Sound:
    seat, token = state_of(before).seat, state_of(after).moved
    if token == NONE:
        return ""
    if state_of(after).place[seat]:
        return "win"
    if kicked(after):
        return "bad"
    return "good" if steps_of(after, seat)[token] in (READY, END) else "step"


def editors(config: GameConfig) -> tuple[Editor, ...]:
    return ()
