"""What every table needs, wherever it stands: a board nobody has seen yet, and names for its bots."""

import secrets
from collections.abc import Collection, Mapping, Sequence

from boardloom.core.game import Game
from boardloom.core.options import GameConfig
from boardloom.match.seat import Seat

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


def fewest_players(game: Game) -> int:
    """With how many a game can be played at least, as its form says."""
    about = game.config.model_json_schema()["properties"]["players"]
    return int(about.get("minimum", 1))


def options_for_one(game: Game, options: Mapping[str, object]) -> Mapping[str, object]:
    """Options for one person against as few bots as these rules allow; a preset may ask for more."""
    fewest = {**options, "players": fewest_players(game)}
    by_preset = "players" in game.config.make(options).model_fields_set
    return options if by_preset or game.config.problems(fewest) else fewest


def usual_seats(game: Game, config: GameConfig) -> list[Seat]:
    """Who sits where unless somebody says otherwise: the people a preset is made for, else one person against
    bots, or everybody at one device in games that bots play no better than dice do."""
    people = config.people_of_preset or (1 if game.levels else config.players)
    return [Seat() if seat < people else Seat(kind="bot") for seat in range(config.players)]


def with_bot_names(seats: Sequence[tuple[str, bool]]) -> list[str]:
    """The name of every seat, given the one typed for it, which may be empty, and whether a bot sits there.

    Bots get names where none was typed; people then have none.

    >>> with_bot_names([("Ada", False), ("", False), ("", True)])
    ['Ada', '', 'Bruno']
    """
    names = [typed for typed, _ in seats]
    for number, (typed, bot) in enumerate(seats):
        if bot and not typed:
            names[number] = bot_name(names)
    return names


def bot_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has; empty once there is none left."""
    used = {name.casefold() for name in taken}
    return next((name for name in BOT_NAMES if name.casefold() not in used), "")
