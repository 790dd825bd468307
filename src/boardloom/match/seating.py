"""What every table needs, wherever it stands: a board nobody has seen yet, and names for its seats."""

import secrets
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import chain, count

from boardloom.core.game import Game, seat_name
from boardloom.core.options import GameConfig

BOT_NAMES = (
    "Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo",
    "Ines", "Jonas", "Kaya", "Leo", "Mina", "Nils", "Olga", "Pavel",
)  # fmt: skip
FRESH = 2**31


def live_config(game: Game, options: Mapping[str, object]) -> GameConfig:
    """A config for people: options the person or the preset left alone may have another value for them."""
    return game.config.make({**options, **_left_alone(game, options, "live")})


def fresh_config(game: Game, options: Mapping[str, object]) -> GameConfig:
    """A config for live play, with what the person or the preset left to be drawn."""
    drawn = {name: secrets.randbelow(FRESH) for name in _left_alone(game, options, "fresh")}
    return live_config(game, {**options, **drawn})


def _left_alone(game: Game, options: Mapping[str, object], hint: str) -> dict[str, object]:
    """What a hint says of the options that nobody chose."""
    chosen = game.config.make(options).model_fields_set
    hints = {name: field.json_schema_extra for name, field in game.config.model_fields.items()}
    return {
        name: about[hint]
        for name, about in hints.items()
        if name not in chosen and isinstance(about, dict) and hint in about
    }


def full_names(seats: Sequence[tuple[str, bool]], person: Callable[[int], str] = seat_name) -> list[str]:
    """A name for every seat, given the one typed for it, which may be empty, and whether a bot sits there.

    `person` says what people without a name are called."""
    names = [typed for typed, _ in seats]
    for number, (_, bot) in enumerate(seats):
        names[number] = names[number] or spare_name(number, bot, names, person)
    return names


def spare_name(
    number: int, bot: bool, taken: Collection[str], person: Callable[[int], str] = seat_name
) -> str:
    """A name for seat `number` that nobody at the table has."""
    used = {name.casefold() for name in taken}
    wanted: Iterator[str] = map(person, count(number))
    names = chain(BOT_NAMES, wanted) if bot else wanted
    return next(name for name in names if name.casefold() not in used)
