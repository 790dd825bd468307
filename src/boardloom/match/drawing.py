"""A position as a drawing (SVG): for notebooks, documents and cards."""

from collections.abc import Mapping, Sequence

from boardloom import svg
from boardloom.core.game import Position
from boardloom.core.message import Arg
from boardloom.match.plain_view import safe_view
from boardloom.words import ENGLISH, catalogue


def draw(
    position: Position,
    names: Sequence[str] = (),
    *,
    language: str = ENGLISH,
    theme: svg.Theme = "light",
    faces: Mapping[str, str] | None = None,
    taken: Sequence[str] = (),
    panel: bool = True,
) -> str:
    """The table as it stands, with the players' names, in the words of a language; without `panel` the board
    alone.

    `faces` are what dice show that were thrown last. With steps `taken` towards a choice, it shows what may
    follow them.
    """
    view, spoken = safe_view(position.game), catalogue(language)

    def words(said: Arg) -> str:
        return spoken.format(said, names)

    return svg.paint(
        view.board(position.config),
        view.scene(position),
        words=words,
        names=spoken.names(names or [""] * position.config.players),
        theme=theme,
        faces=faces,
        choices=view.choices(position) if taken else None,
        taken=taken,
        panel=panel,
    )
