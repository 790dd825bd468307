"""A design: a game with its options, and the bots that play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boardloom.core.arguments import check_texts
from boardloom.core.errors import BadOptions
from boardloom.core.game import Game, Position
from boardloom.core.message import message
from boardloom.games import find
from boardloom.lab.games import Games
from boardloom.lab.own_figures import own_figures
from boardloom.lab.race import race_of
from boardloom.lab.rows import record, recorder
from boardloom.lab.tension import FIGURES
from boardloom.lab.thinking import seated
from boardloom.lab.trust import trust


@dataclass(frozen=True, init=False)
class Design:
    """Rules to be measured.

    >>> base = Design("snakes", players=4, turn_order="fixed")
    >>> base.but(killing="both")
    Design('snakes', players=4, turn_order='fixed', killing='both')
    """

    name: str
    options: Mapping[str, object] = field(hash=False)
    bots: tuple[str, ...]

    def __init__(self, name: str, bots: str | tuple[str, ...] | list[str] = (), **options: object) -> None:
        listed = (bots,) if isinstance(bots, str) else tuple(bots)
        check_texts("bots", listed)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "options", dict(options))
        object.__setattr__(self, "bots", listed)
        _ = self.policies  # what is wrong is said at once

    def but(self, **changes: object) -> "Design":
        """The same with other options; `bots` may be one of them."""
        bots = changes.pop("bots", self.bots)
        return Design(self.name, bots, **{**self.options, **changes})  # type: ignore[arg-type]

    @property
    def game(self) -> Game:
        return find(self.name)

    @cached_property
    def position(self) -> Position:
        """Where its games begin."""
        return Position.first(self.game, self.game.config.make(self.options))

    @cached_property
    def policies(self) -> tuple[str, ...]:
        """What decides in each seat. Bots that search play too few games to be measured: `simulate` takes
        them."""
        named, policies = seated(self.position, self.bots)
        if not policies:
            raise BadOptions(message("lab-bot-searches", bot=repr(named[0])))
        trust(self.position, policies)
        return policies

    @property
    def players(self) -> int:
        return self.position.config.players

    def games(self, number: int, seed: int = 0) -> Games:
        """So many games as columns, a row for each: scores and places by seat, rounds, events of each kind,
        and how the chances moved. They are the games that `measure` counts.

        >>> games = Design("snakes", turn_order="fixed").games(100)
        >>> games["winner"].shape, int(games["place_0"][0])
        ((100,), 0)
        """
        race = race_of(self.position)
        rows = record(recorder(self.position, self.policies, race=race), seed, 0, number, True)
        alone = rows.finished & (rows.shares.max(axis=1, initial=0) == 1)
        columns: dict[str, NDArray[Any]] = {
            "game": np.arange(number), "winner": np.where(alone, rows.shares.argmax(axis=1), -1),
            "rounds": rows.course.rounds, "moves": np.abs(rows.moves), "finished": rows.finished,
            "rolls": rows.rolls, "decisions": rows.decisions,
        }  # fmt: skip
        for seat in range(self.players):
            columns[f"score_{seat}"] = rows.scores[:, seat]
            columns[f"place_{seat}"] = rows.course.places[:, seat]
        figures = zip(FIGURES, rows.tension.T, strict=True)
        columns |= {name: column for name, column in figures if race or name != "suspense"}
        columns |= {own.name: rows.own[:, i] for i, own in enumerate(own_figures(self.name))}
        return Games(columns)

    def __reduce__(self) -> tuple[Callable[..., "Design"], tuple[object, ...]]:
        """Pickled without its tables, which follow from the options."""
        return _remade, (self.name, self.bots, dict(self.options))

    def to_dict(self) -> dict[str, object]:
        """Ready for JSON."""
        return {"game": self.name, "options": self.position.config.chosen(), "bots": list(self.bots)}

    def __repr__(self) -> str:
        bots = {"bots": self.bots} if self.bots else {}
        told = "".join(f", {name}={value!r}" for name, value in (bots | dict(self.options)).items())
        return f"Design({self.name!r}{told})"


def _remade(name: str, bots: tuple[str, ...], options: dict[str, object]) -> Design:
    return Design(name, bots, **options)
