"""What a match looks like on a terminal: the picture, the last of the story, and what is asked."""

import re
from collections.abc import Sequence
from itertools import islice
from math import ceil

from rich.console import Console
from rich.style import Style
from rich.text import Text

from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Series, Who, Words, message, sentences
from boardloom.core.picture import Picture
from boardloom.lab.judge import Judgement
from boardloom.match.history import Step
from boardloom.match.match import Match
from boardloom.match.plain_view import safe_view
from boardloom.match.secrecy import visible_story
from boardloom.terminal.choice_list import numbered
from boardloom.terminal.paint import paint, style
from boardloom.terminal.position_picture import fewest_rows, picture_of
from boardloom.terminal.steps import Steps
from boardloom.words import local, spoken

STORY = 4
"""Lines of the story under the picture; a whole round where more than four play, up to twice that."""
ADVISED = 3
"""Moves a hint names."""
LOWEST = 6
"""Rows of a table that is hard to read as it is; on a terminal with fewer its top scrolls away."""
LATELY = 10
"""Moves after which dice are put away."""


def draw(
    console: Console, match: Match, viewer: int | None, below: Text, taken: tuple[str, ...] = ()
) -> None:
    """Clear the terminal and draw the table as `viewer` may see it, the last of the story, and `below`.

    On a low terminal the story gets shorter, and the table is painted in what room there is.
    """
    needed = fewest_rows(seen(match, viewer), match.names, console.width)
    for lines in (max(STORY, min(len(match.seats), 2 * STORY)), min(STORY, len(match.seats)), 1):
        events = story(match, lines, viewer)
        room = console.height - _height(console, events) - _height(console, below)
        if needed <= room:
            break
    shown = picture(match, viewer, console.width, max(LOWEST, room), taken)
    console.clear()
    console.print(paint(shown))
    if events and len(shown.rows) < room:
        console.print()
    for part in (events, below):
        console.print(part, end="", highlight=False)


def picture(
    match: Match, viewer: int | None, width: int, height: int, taken: tuple[str, ...] = ()
) -> Picture:
    """The table as `viewer` may see it, with the steps taken towards a choice."""
    return picture_of(seen(match, viewer), match.names, width, height, taken, thrown(match, viewer))


def seen(match: Match, viewer: int | None, moves: int | None = None) -> Position:
    """The position after so many moves, or the last one; without a viewer with all its secrets."""
    position = match.position if moves is None else match.positions[moves]
    return position if viewer is None else position.seen_by(viewer)


def thrown(match: Match, viewer: int | None) -> dict[str, str]:
    """What dice show: what they showed when they were thrown last."""
    view = safe_view(match.game)
    for move in reversed(range(max(0, len(match.actions) - LATELY), len(match.actions))):
        before, after = (seen(match, viewer, moves) for moves in (move, move + 1))
        looks = view.happening(before, match.actions[move], after)
        if looks.rolled:
            return dict(zip(looks.rolled, looks.faces, strict=False))
    return {}


def story(match: Match, lines: int, viewer: int | None) -> Text:
    """The last lines of the story as `viewer` may know it, the newest bright."""
    latest = (step_text(match, index, viewer) for index in reversed(range(len(match.actions))))
    newest = list(islice(filter(None, latest), lines))
    events = Text()
    for age, sentence in reversed(list(enumerate(newest))):
        events.append(f"{sentence}\n", style("faint" if age else "plain"))
    return in_colours(events, match)


def step_text(match: Match, index: int, viewer: int | None = None) -> str:
    """What action number `index` did, as far as `viewer` may know; without a viewer all of it."""
    if viewer is None or match.game.hide is None:
        return spoken(match.events(index), match.names)
    step = Step(match.positions[index], match.actions[index], match.positions[index + 1])
    return spoken(visible_story(step, viewer) or "", match.names)


def in_colours(text: Text, match: Match) -> Text:
    """The same text with every player's name in the player's colour."""
    own = match.game.tones
    tones = own(match.config) if own else [f"seat{seat}" for seat in range(len(match.seats))]
    for tone, name in zip(tones, local().names(match.names), strict=True):
        colour = style(tone) + Style(bold=True, dim=False)
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", colour)
    return text


def order(match: Match) -> str:
    """Who is to do what: "Ann: roll the die"."""
    asked = match.game.messages.prompt(match.position)
    if match.turn:
        return spoken(message("table-order", who=Who(match.position.turn), what=asked), match.names)
    what = spoken(asked, match.names)
    return what[:1].upper() + what[1:]


def prompt(match: Match, how: Words = "") -> Text:
    """The question to the person whose turn it is, and how to answer it."""
    answer = message("table-answer", how=how or _how_to_answer(match))
    asked = in_colours(Text(order(match)), match)
    return asked.append(f" {spoken(answer)} ", style("faint"))


def _how_to_answer(match: Match) -> Words:
    if match.position.mover == CHANCE:
        return message("table-how-roll")
    if numbered(match.position):
        return message("table-how-enter-number") if match.game.enter else message("table-how-number")
    return message("table-how-enter-name") if match.game.enter else message("table-how-name")


def advice(judged: Judgement, match: Match) -> str:
    """A hint in words: the best moves, and everybody's chances."""
    everybody = enumerate(zip(judged.wins, judged.margin, strict=True))
    of_each = (
        message("hint-of-player", who=Who(seat), chance=chance(win, margin))
        for seat, (win, margin) in everybody
    )
    chances = Series(tuple(of_each), "list")
    shown_chances = message("hint-chances", chances=chances)
    if judged.games:
        shown_chances = message("hint-chances-simulated", chances=chances, games=judged.games)
    if not judged.moves:
        return spoken(shown_chances, match.names)
    seat, steps = match.position.mover, Steps.of(match.position, match.names)
    best = (
        message(
            "hint-move", move=steps.in_words(move.action), chance=chance(move.wins[seat], move.margin[seat])
        )
        for move in judged.moves[:ADVISED]
    )
    best_moves = message("hint-best", moves=Series(tuple(best), "parts"))
    return spoken(sentences(best_moves, shown_chances), match.names)


def chance(win: float, margin: float) -> Words:
    """A chance to win, and how far off it may be unless it is exact.

    >>> from boardloom.words import english
    >>> english(chance(0.561, 0.024)), chance(0.5, 0)
    ('56% ± 3', '50%')
    """
    about = local().percent(win)
    return message("hint-about", chance=about, margin=ceil(100 * margin)) if margin else about


def called(position: Position, typed: str, names: Sequence[str]) -> list[int]:
    """The choices in whose names all the words typed stand: `3` may be enough for `hit 3`, and so may the
    name of the player in seat 3."""
    asked = typed.casefold()
    for seat, name in enumerate(local().names(names), 1):
        asked = re.sub(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", str(seat), asked)
    wanted = set(asked.split())
    return [a for a in position.choices() if wanted <= set(position.name(a).casefold().split())]


def _height(console: Console, text: Text) -> int:
    """Terminal lines the text takes; one that does not end its line still has it."""
    if not text:
        return 0
    lines = len(text.wrap(console, console.width))
    return lines - 1 if text.plain.endswith("\n") else lines
