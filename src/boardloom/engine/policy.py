"""Policies: the ways to decide that a game brings, and the random one that every game has."""

from array import array
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from boardloom.core.errors import BadOptions
from boardloom.core.game import RANDOM, Game, Policy, Position, Progress
from boardloom.core.message import Arg, message
from boardloom.core.options import listed
from boardloom.core.record import Ints, rule
from boardloom.core.slot import Slot
from boardloom.engine.kernel import GameState, Setup
from boardloom.engine.random import below

Policies = Slot[[GameState, Setup, Ints, int, int], int]
"""Several policies as one function; its first argument says which of them decides."""


@cache
def policies(game: Game) -> dict[str, Policy]:
    """Every policy of the game by name; the first is the default.

    >>> from boardloom.games import find
    >>> list(policies(find("custom")))
    ['roll', 'random']
    """
    legal = game.rules.legal

    @rule
    def any_of_them(s: GameState, b: Setup, actions: Ints, key: int, draw: int) -> int:
        return actions[below(key, draw, legal(s, b, actions))]

    common = Policy(RANDOM, any_of_them)
    own = {policy.name: policy for policy in game.policies}
    return own | {RANDOM: own.get(RANDOM, common)}


def named(game: Game, name: str) -> str:
    """The name of a policy of this game; the default for no name."""
    known = policies(game)
    if name and name not in known:
        args: dict[str, Arg] = {"game": game.called, "bot": repr(name), "choices": listed(known)}
        unknown = message("bot-unknown-policy", **args) if game.levels else message("bot-unknown", **args)
        raise BadOptions(unknown)
    return name or next(iter(known))


def check_able(position: Position, names: Sequence[str]) -> None:
    """Refuse policies that cannot play the game with these options."""
    for policy in _of(position.game, names):
        if policy.refuses and (reason := policy.refuses(position)):
            raise BadOptions(message("bot-unable", bot=repr(policy.name), reason=reason))


def is_able(position: Position, name: str) -> bool:
    """Whether this policy can play the game with these options."""
    refuses = policies(position.game)[name].refuses
    return not (refuses and refuses(position))


def prepared(position: Position, names: Sequence[str], progress: Progress | None = None) -> Position:
    """The position with all tables in its setup that these policies look things up in."""
    check_able(position, names)
    for policy in _of(position.game, names):
        if policy.prepare:
            position = replace(position, setup=policy.prepare(position, progress))
    return position


def _of(game: Game, names: Sequence[str]) -> list[Policy]:
    """The policies of these names, each once."""
    return [policies(game)[name] for name in dict.fromkeys(named(game, name) for name in names)]


def per_seat(game: Game, players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A policy for every seat, given one for each, one for all, or none for the default."""
    if len(bots) > 1 and len(bots) != players:
        raise BadOptions(message("bots-per-seat", bots=len(bots), players=players))
    return tuple(named(game, name) for name in (bots or [""])) * (players if len(bots) < 2 else 1)


def decide(position: Position, name: str, key: int, draw: int) -> int:
    """The action that the mover takes by this policy, given only what its seat may see."""
    known = prepared(position.seen_by(position.mover), [name])
    buffer = array("i", bytes(4 * position.game.rules.MAX_ACTIONS))
    return int(policies(position.game)[name].decide(known.state.copy(), known.b, buffer, key, draw))


def by_number(game: Game, names: Sequence[str]) -> Policies:
    """The policies of these names as one function; its first argument is a place in this order."""
    table: Policies = Slot("policy", per_game=False)
    for name in names:
        table.option(name, policies(game)[name].sentence)(policies(game)[name].decide)
    return table
