"""A position as rows of coloured text: the game's view, painted in words of a language."""

from collections.abc import Mapping, Sequence

from boardloom.core.game import Position, View
from boardloom.core.picture import Picture
from boardloom.core.scene import Scene
from boardloom.games.guest_faults import report
from boardloom.match.plain_view import PlainView, noted, safe_view
from boardloom.terminal.scene_painter import least_height, paint
from boardloom.words import Catalogue, local

PAGE = 60
"""Rows of a picture that no terminal cuts off."""


def picture_of(
    position: Position,
    names: Sequence[str],
    width: int,
    height: int,
    taken: Sequence[str] = (),
    faces: Mapping[str, str] | None = None,
    words: Catalogue | None = None,
) -> Picture:
    """The table in at most so many columns and rows, with the steps taken towards a choice; in the words of
    whoever sits at this terminal, unless others are given.

    What cannot be painted, because a game's own view is wrong somewhere, is shown plainly."""
    view, words = safe_view(position.game), words or local()
    try:
        return _painted(view, view.scene(position), position, names, width, height, words, taken, faces)
    except Exception as error:  # whatever a guest's view makes a painter stumble over
        report(position.game.name, "view", error)
    plain = PlainView(position.game)
    return _painted(plain, noted(plain.scene(position)), position, names, width, height, words)


def fewest_rows(position: Position, names: Sequence[str], width: int) -> int:
    """In which the whole board can be shown with all players; 0 where it cannot."""
    view = safe_view(position.game)
    try:
        return least_height(
            view.board(position.config),
            view.scene(position),
            width=width,
            words=lambda said: local().format(said, names),
            names=local().names(names),
        )
    except Exception as error:  # as above
        report(position.game.name, "view", error)
        return 0


def plain_text(position: Position, width: int) -> str:
    """The table of people without names, without colours: what Python prints of a position."""
    return picture_of(position, [""] * position.config.players, width, PAGE, words=local()).plain()


def _painted(
    view: View,
    scene: Scene,
    position: Position,
    names: Sequence[str],
    width: int,
    height: int,
    words: Catalogue,
    taken: Sequence[str] = (),
    faces: Mapping[str, str] | None = None,
) -> Picture:
    return paint(
        view.board(position.config),
        scene,
        width=width,
        height=height,
        words=lambda said: words.format(said, names),
        names=words.names(names),
        choices=view.choices(position) if position.mover >= 0 else None,
        taken=taken,
        faces=faces,
    )
