"""The view of Ludo: scene, choices, animation."""

from boardloom.core.game import CHANCE
from boardloom.core.message import Arg, Cell, Message, Piece, Series, Who, message
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
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, Spot, middle
from boardloom.games.ludo import layout
from boardloom.games.ludo.board import TOKENS
from boardloom.games.ludo.config import Config, LudoPosition
from boardloom.games.ludo.messages import journey
from boardloom.games.ludo.state import END, NONE, READY, YARD
from boardloom.games.ludo.tokens import kicked, steps_of, where

__all__ = ["board", "choices", "editors", "happening", "scene"]


AT = {YARD: "ludo-at-yard", READY: "ludo-at-ready", END: "ludo-at-end"}


def board(config: Config) -> Board:
    return layout.board(config)


def scene(p: LudoPosition) -> Scene:
    s, spots = p.state, layout.spots(p)
    tokens = [
        _token(p, seat, token, spots)
        for seat in range(p.config.players)
        for token in reversed(range(p.config.tokens))
    ]
    return Scene(
        nodes=(*tokens, layout.die(s.roll)),
        players=tuple(_player(p, seat) for seat in range(p.config.players)),
        facts=(Figure(message("figure-roll"), s.roll),) if s.roll else (),
        summary=_summary(p) if p.over else None,
    )


def _token(p: LudoPosition, seat: int, token: int, spots: dict[str, Spot]) -> Node:
    id = layout.token_id(p.config.letters[seat], token)
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
        label=message("ludo-token", piece=Piece(TOKENS[token]), who=Who(seat), place=_place(p, seat, token)),
        row=int(y),
        col=int(x),
        flags=("faint",) if steps == END and not p.over and p.state.place[seat] else (),
    )


def _place(p: LudoPosition, seat: int, token: int) -> Message:
    """Where a token is: "ready", "21 (step 7)"."""
    steps = steps_of(p, seat)[token]
    if steps in AT:
        return message(AT[steps])
    return message("ludo-at", space=Cell(where(p, seat, token)), steps=steps)


def _player(p: LudoPosition, seat: int) -> Player:
    s, config = p.state, p.config
    place = s.place[seat]
    ended = steps_of(p, seat).count(END)
    again = p.turn == seat and s.bonus and p.mover == CHANCE
    flags = {"turn": p.turn == seat, "done": place > 1 and ended == config.tokens, "winner": place == 1}
    return Player(
        tone=f"seat{seat}",
        mark=config.letters[seat],
        figures=(
            Figure(message("ludo-figure-end"), ended, most=config.tokens),
            *(Figure(Piece(TOKENS[token]), _place(p, seat, token)) for token in range(config.tokens)),
        ),
        note=message("place", place=place) if place else message("ludo-note-again") if again else "",
        flags=tuple(flag for flag, holds in flags.items() if holds),
    )


def _summary(p: LudoPosition) -> Summary:
    places = p.state.place.tolist()[: p.config.players]
    order = sorted(range(p.config.players), key=lambda seat: places[seat])
    tokens = [message("ludo-column-token", piece=Piece(token)) for token in TOKENS[: p.config.tokens]]
    return Summary(
        headline=message("wins", who=Who(order[0])),
        places=tuple(places),
        columns=(message("column-player"), message("column-place"), message("ludo-figure-end"), *tokens),
        rows=tuple(_results(p, seat) for seat in order),
    )


def _results(p: LudoPosition, seat: int) -> tuple[Arg, ...]:
    """A player's row of the results."""
    return (
        Who(seat),
        message("place", place=p.state.place[seat]),
        steps_of(p, seat).count(END),
        *(_place(p, seat, token) for token in range(p.config.tokens)),
    )


def choices(p: LudoPosition) -> Choices:
    """One of the tokens that the roll can move."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    letter = p.config.letters[p.mover]
    return Choices(
        kinds=("token",),
        tree={layout.token_id(letter, token): token for token in p.choices()},
        steps={layout.token_id(letter, token): _step(p, token) for token in p.choices()},
    )


def _step(p: LudoPosition, token: int) -> Step:
    after = p.after(token)
    way = journey(p, p.state.roll, after)
    met = tuple(Who(seat) for seat in kicked(after))
    return Step(message("ludo-kicks", way=way, whom=Series(met)) if met else way, key=TOKENS[token])


def happening(before: LudoPosition, action: int, after: LudoPosition) -> Happening:
    rolls = before.mover == CHANCE
    return Happening(
        motions=tuple(_motions(before, after, action if rolls else before.state.roll)),
        rolled=("die",) if rolls else (),
        faces=(str(action),) if rolls else (),
        sound=_sound(before, after),
    )


def _motions(before: LudoPosition, after: LudoPosition, roll: int) -> list[Motion]:
    """The token step by step, a stack as one; then the kicked tokens to their yards."""
    token, seat = after.state.moved, before.state.seat
    if token == NONE:
        return []
    letter = before.config.letters[seat]
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


def _moved(before: LudoPosition, after: LudoPosition, seat: int) -> list[str]:
    """The tokens of a seat that are elsewhere now."""
    letter = before.config.letters[seat]
    steps = zip(steps_of(before, seat), steps_of(after, seat), strict=True)
    return [layout.token_id(letter, token) for token, (here, there) in enumerate(steps) if here != there]


def _sound(before: LudoPosition, after: LudoPosition) -> Sound:
    seat, token = before.state.seat, after.state.moved
    if token == NONE:
        return ""
    if after.state.place[seat]:
        return "win"
    if kicked(after):
        return "bad"
    return "good" if steps_of(after, seat)[token] in (READY, END) else "step"


def editors(config: Config) -> tuple[Editor, ...]:
    return ()
