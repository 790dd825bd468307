"""The game with a secret many times over, each time with another fault in its view or its messages.

It is loaded with `--use`, as guests' own games would be. The name of a game says what is wrong with it.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from inspect import getsourcelines
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace as altered

from boardloom.core.happening import Happening, Motion
from boardloom.core.message import Message, Who, message
from boardloom.core.scene import Board, Choices, Figure, Scene, Section, Summary
from boardloom.games import register
from tests.server import hidden_card_game as cards

VIEW_FAULTS: dict[str, str] = {}
"""By name of a game: the function of its view that is wrong."""
MESSAGE_FAULTS: dict[str, str] = {}
"""Likewise, of its messages and of all else it says."""
LINES: dict[str, int] = {}
"""By name of a game: the line in this file that the log is to name."""

Asked = Callable[..., Any]
CHANGES: dict[str, Asked] = {}
NO_NAMES: dict[int, str] = {}


def fault(kinds: dict[str, str], of: str) -> Callable[[Asked], Asked]:
    """Marks a function that stands in a faulty game for the one called `of`."""

    def mark(function: Asked) -> Asked:
        name = function.__name__
        kinds[name], CHANGES[name] = of, function
        lines, first = getsourcelines(function)
        wrong = [n for n, line in enumerate(lines) if "# the error" in line]
        LINES[name] = first + min(wrong or [n for n, line in enumerate(lines) if line.startswith("def ")])
        return function

    return mark


def nodes(p: cards.CardsPosition, **changes: Any) -> Scene:
    scene = cards.scene(p)
    return altered(scene, nodes=(altered(scene.nodes[0], **changes), *scene.nodes[1:]))


@fault(VIEW_FAULTS, "scene")
def x_is_a_text(p: cards.CardsPosition) -> Scene:
    return nodes(p, x="left")


@fault(VIEW_FAULTS, "scene")
def x_is_no_number(p: cards.CardsPosition) -> Scene:
    return nodes(p, x=float("nan"))


@fault(VIEW_FAULTS, "scene")
def row_is_of_numpy(p: cards.CardsPosition) -> Scene:
    return nodes(p, row=np.int32(1))


@fault(VIEW_FAULTS, "scene")
def kind_is_unknown(p: cards.CardsPosition) -> Scene:
    return nodes(p, kind="blob")


@fault(VIEW_FAULTS, "scene")
def ids_are_alike(p: cards.CardsPosition) -> Scene:
    return nodes(p, id="card1")


@fault(VIEW_FAULTS, "scene")
def players_are_none(p: cards.CardsPosition) -> Scene:
    return altered(cards.scene(p), players=None)


@fault(VIEW_FAULTS, "scene")
def players_are_few(p: cards.CardsPosition) -> Scene:
    return altered(cards.scene(p), players=())


@fault(VIEW_FAULTS, "scene")
def figure_is_a_dict(p: cards.CardsPosition) -> Scene:
    return altered(cards.scene(p), facts=({"coins": 12},))


@fault(VIEW_FAULTS, "scene")
def figure_is_half_a_number(p: cards.CardsPosition) -> Scene:
    return altered(cards.scene(p), facts=(Figure("coins", 0.5),))  # type: ignore[arg-type]


@fault(VIEW_FAULTS, "scene")
def summary_has_no_places(p: cards.CardsPosition) -> Scene:
    return altered(cards.scene(p), summary=Summary("over", (), ("player",), ((Who(0),),)))


@fault(VIEW_FAULTS, "scene")
def the_program_is_left(p: cards.CardsPosition) -> Scene:
    return sys.exit("a view that ends the program")  # the error


@fault(VIEW_FAULTS, "scene")
def scene_of_no_move(p: cards.CardsPosition) -> Scene:
    return cards.scene(p.after(99))  # the error


@fault(VIEW_FAULTS, "board")
def legend_is_of_texts(config: cards.Config) -> Board:
    return altered(cards.board(config), legend=["a sign"])


@fault(VIEW_FAULTS, "board")
def board_is_flat(config: cards.Config) -> Board:
    return altered(cards.board(config), height=0)


@fault(VIEW_FAULTS, "choices")
def tree_lacks_an_action(p: cards.CardsPosition) -> Choices:
    return Choices(kinds=("deed",), tree={"mark": 2, "throw": 3})


@fault(VIEW_FAULTS, "choices")
def tree_has_an_unknown_action(p: cards.CardsPosition) -> Choices:
    return Choices(kinds=("deed",), tree={"end turn": 1, "mark": 2, "throw": 3, "win": 99})


@fault(VIEW_FAULTS, "choices")
def tree_has_a_text(p: cards.CardsPosition) -> Choices:
    return Choices(kinds=("deed",), tree={"end turn": "1", "mark": 2, "throw": 3})  # type: ignore[dict-item]


@fault(VIEW_FAULTS, "happening")
def motion_has_no_points(before: cards.CardsPosition, action: int, after: cards.CardsPosition) -> Happening:
    return Happening(motions=(Motion("card0", None),))  # type: ignore[arg-type]


@fault(VIEW_FAULTS, "editors")
def editor_of_nothing(config: cards.Config) -> Any:
    return (altered(cards.editors(config)[0], field="no_option"),)


@fault(MESSAGE_FAULTS, "events")
def events_are_none(before: cards.CardsPosition, action: int, after: cards.CardsPosition) -> None:
    return None


@fault(MESSAGE_FAULTS, "events")
def events_are_one_text(before: cards.CardsPosition, action: int, after: cards.CardsPosition) -> str:
    return "Somebody did something."


@fault(MESSAGE_FAULTS, "events")
def events_end_halfway(
    before: cards.CardsPosition, action: int, after: cards.CardsPosition
) -> Iterator[Message]:
    yield message("cards-marks", who=Who(0))
    yield from [cards.events][action](before, action, after)  # the error


@fault(MESSAGE_FAULTS, "events")
def events_never_end(
    before: cards.CardsPosition, action: int, after: cards.CardsPosition
) -> Iterator[Message]:
    while True:
        yield message("cards-marks", who=Who(0))


@fault(MESSAGE_FAULTS, "events")
def events_hold_an_object(before: cards.CardsPosition, action: int, after: cards.CardsPosition) -> Any:
    return [message("cards-marks", who=object())]  # type: ignore[arg-type]


@fault(MESSAGE_FAULTS, "prompt")
def prompt_is_none(p: cards.CardsPosition) -> None:
    return None


@fault(MESSAGE_FAULTS, "prompt")
def prompt_is_a_number(p: cards.CardsPosition) -> int:
    return 4


@fault(MESSAGE_FAULTS, "name")
def name_is_none(p: cards.CardsPosition, action: int) -> None:
    return None


@fault(MESSAGE_FAULTS, "name")
def name_is_missing(p: cards.CardsPosition, action: int) -> str:
    return NO_NAMES[action]  # the error


@fault(MESSAGE_FAULTS, "name")
def name_has_lines(p: cards.CardsPosition, action: int) -> str:
    return f"{action}\n; the end"


@fault(MESSAGE_FAULTS, "name")
def names_are_alike(p: cards.CardsPosition, action: int) -> str:
    return "this one"


@fault(MESSAGE_FAULTS, "outcome")
def outcome_is_an_object(p: cards.CardsPosition, action: int) -> object:
    return object()


@fault(MESSAGE_FAULTS, "guide")
def guide_divides_by_zero(config: cards.Config) -> tuple[Section, ...]:
    return (Section("Turns", (f"{config.turns // 0}",)),)  # the error


@fault(MESSAGE_FAULTS, "guide")
def guide_is_of_texts(config: cards.Config) -> Sequence[str]:
    return ["Everybody has three turns."]


@fault(MESSAGE_FAULTS, "standing")
def standing_is_a_list(p: cards.CardsPosition) -> list[int]:
    return p.scores()


@fault(MESSAGE_FAULTS, "tones")
def tones_are_few(config: cards.Config) -> Sequence[str]:
    return ("seat0",)


def told_in_lines(before: cards.CardsPosition, action: int, after: cards.CardsPosition) -> Iterator[Message]:
    """Not wrong, but longer than a line."""
    yield message("told_in_lines-tells", action=action)


def hides_badly(s: cards.State, b: cards.Setup, seat: int) -> None:
    """Fails while the file is there."""
    if Path(os.environ["BOARDLOOM_HOME"], "hides-badly").exists():
        raise RuntimeError("nothing can be hidden")
    cards.hide(s, b, seat)


def _register() -> None:
    view = {name: getattr(cards, name) for name in ("board", "scene", "choices", "happening", "editors")}
    words = {name: getattr(cards, name) for name in ("name", "prompt", "events")}
    for name, of in (VIEW_FAULTS | MESSAGE_FAULTS).items():
        changed = replace(cards.game(), name=name, title=name, words="")
        if of in view:
            changed = replace(changed, view=_made_of({**view, of: CHANGES[name]}))
        elif of in ("guide", "standing", "tones"):
            own: dict[str, Any] = {of: CHANGES[name]}
            changed = replace(changed, **own)
        else:
            changed = replace(changed, messages=_made_of({**words, of: CHANGES[name]}))
        register(changed)
    register(replace(cards.game(), name="hides_badly", words="", hide=hides_badly))
    lines = _made_of({**words, "events": told_in_lines})
    english = "told_in_lines-tells =\n    { $action }\n    is what somebody did.\n"
    register(replace(cards.game(), name="told_in_lines", messages=lines, words=english))


def _made_of(functions: dict[str, Asked]) -> Any:
    return type("Made", (), {name: staticmethod(function) for name, function in functions.items()})


if __name__ != "tests.server.faulty_guests":  # loaded as a file of one's own
    _register()
