"""The view of Ludo: scene, choices, animation."""

from collections.abc import Iterator

from boardloom.core.game import CHANCE
from boardloom.core.happening import Effect, Happening, Motion, Sound
from boardloom.core.message import Arg, Cell, Message, Piece, Series, Who, message
from boardloom.core.scene import SHORTCUT, Board, Choices, Editor, Figure, Node, Player, Scene, Step, Summary
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE
from boardloom.games.ludo import layout
from boardloom.games.ludo.board import TOKENS
from boardloom.games.ludo.config import Config, LudoPosition
from boardloom.games.ludo.messages import journey, way_of, which
from boardloom.games.ludo.policy import by_priorities
from boardloom.games.ludo.state import END, NONE, READY, YARD
from boardloom.games.ludo.tokens import kicked, steps_of, where

__all__ = ["board", "choices", "editors", "happening", "scene"]


AUTO = "auto"
"""The step that leaves the choice to the priorities."""
AT = {YARD: "ludo-at-yard", READY: "ludo-at-ready", END: "ludo-at-end"}


def board(config: Config) -> Board:
    return layout.board(config)


def scene(p: LudoPosition) -> Scene:
    s, config, spots = p.state, p.config, layout.spots(p)
    tokens = {
        layout.token_id(letter, token): (seat, token)
        for seat, letter in enumerate(config.letters)
        for token in range(config.tokens)
    }
    glow = [] if p.over else [layout.tray(config, config.letters[p.turn], "turn", "glow")]
    return Scene(
        nodes=(*glow, *(_token(p, *tokens[id], spot) for id, spot in spots.items()), layout.die(s.roll)),
        players=tuple(_player(p, seat) for seat in range(config.players)),
        facts=(Figure(message("figure-roll"), s.roll, look="detail"),) if s.roll else (),
        summary=_summary(p) if p.over else None,
    )


def _token(p: LudoPosition, seat: int, token: int, spot: layout.Spot) -> Node:
    id = layout.token_id(p.config.letters[seat], token)
    steps = steps_of(p, seat)
    here = steps[token]
    stack = steps.count(here) if READY < here < END and steps.index(here) == token else 0
    x, y = spot.at
    return Node(
        id=id,
        kind="token",
        look="medal" if here == END else "peg",
        x=x,
        y=y,
        w=spot.wide,
        h=spot.wide,
        tone=f"seat{seat}",
        mark=id,
        icon=layout.EMBLEMS[seat],
        badge=str(stack) if stack > 1 else "",
        label=message("ludo-token", piece=Piece(TOKENS[token]), who=Who(seat), place=_place(p, seat, token)),
        row=int(spot.foot),
        col=int(x),
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
        icon=layout.EMBLEMS[seat],
        figures=(
            Figure(message("ludo-figure-end"), ended, config.tokens, "pips", layout.EMBLEMS[seat]),
            *(
                Figure(Piece(TOKENS[token]), _place(p, seat, token), look="detail")
                for token in range(config.tokens)
            ),
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
        deciding=2,
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
    """One of the tokens that the roll can move, or whichever the priorities choose."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    letter, wanted = p.config.letters[p.mover], by_priorities(p)
    return Choices(
        kinds=("token",),
        tree={**{layout.token_id(letter, token): token for token in p.choices()}, AUTO: wanted},
        steps={
            **{layout.token_id(letter, token): _step(p, token) for token in p.choices()},
            AUTO: Step(
                message("ludo-by-priorities"),
                key="a",
                sentence=message("ludo-policy-priority.help"),
                flags=(SHORTCUT,),
                outcome=way_of(p, wanted),
            ),
        },
    )


def _step(p: LudoPosition, token: int) -> Step:
    after, seat = p.after(token), p.mover
    way = journey(p, p.state.roll, after)
    there = steps_of(after, seat)[token]
    met = Series(tuple(Who(other) for other in kicked(after)))
    ends = Cell(where(p, seat, token)), Cell(where(after, seat, token))
    how = "out" if there == READY else "home" if there == END else "on"
    outcome = message("ludo-outcome", start=ends[0], end=ends[1], steps=p.state.roll, how=how)
    done = message("ludo-kicks", way=way, whom=met) if met.items else way
    return Step(
        message("ludo-step", done=done, token=which(p, seat, token)),
        key=TOKENS[token],
        outcome=message("ludo-outcome-kicks", whom=met) if met.items else outcome,
        leads=layout.node_at(p.config.letters[seat], there),
    )


def happening(before: LudoPosition, action: int, after: LudoPosition) -> Happening:
    rolls = before.mover == CHANCE
    return Happening(
        motions=tuple(_motions(before, after, action if rolls else before.state.roll)),
        rolled=("die",) if rolls else (),
        faces=(str(action),) if rolls else (),
        sound=_sound(before, after),
        effects=tuple(_effects(before, after)),
    )


def _motions(before: LudoPosition, after: LudoPosition, roll: int) -> Iterator[Motion]:
    """Step by step, a stack together; who is kicked flies home, and who has arrived to its medal."""
    token, seat = after.state.moved, before.state.seat
    if token == NONE:
        return
    letter = before.config.letters[seat]
    was, now = layout.spots(before), layout.spots(after)
    here, there = steps_of(before, seat)[token], steps_of(after, seat)[token]
    way = [] if here == YARD else layout.way(letter, here, there, roll)[:-1]
    first = layout.token_id(letter, token)
    start, end = was[first].at, now[first].at
    together = tuple(id for id in _moved(before, after, seat) if id != first)
    if there == END:
        way.append(layout.CENTRE)
    if there == END and not together:
        yield Motion(first, (start, *way), style="hop")
        yield Motion(first, (layout.CENTRE, end), style="fly")
    else:
        yield Motion(first, (start, *way, end), together, "hop")
    for other in kicked(after):
        for id in _moved(before, after, other):
            yield Motion(id, (was[id].at, now[id].at), style="fly")


def _effects(before: LudoPosition, after: LudoPosition) -> Iterator[Effect]:
    """What is worth seeing: somebody is kicked, or a token arrives."""
    token, seat = after.state.moved, before.state.seat
    if token == NONE:
        return
    there = steps_of(after, seat)[token]
    place = layout.node_at(before.config.letters[seat], there)
    if there == END:
        yield Effect("flash", at=place, tone="good")
        yield Effect("float", at=place, text=message("ludo-arrived"), icon="star", tone="good")
    for other in kicked(after):
        yield Effect("flash", at=place, tone="bad")
        yield Effect("shake", at=f"seat{other}", tone="bad")


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
