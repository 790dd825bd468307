"""The rows of a set-up form: one for every value that may be chosen in a menu or typed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from boardloom.core.game import Game
from boardloom.core.message import Arg, message
from boardloom.core.options import GameConfig
from boardloom.words import first_known
from boardloom.words.sources import slug

MENU = 17
"""As many numbers at most are listed in a menu; more are typed."""
Field = Mapping[str, Any]
"""An option as the JSON schema describes it."""
SIGNS = str.maketrans(";，،", ",,,")


class Row(NamedTuple):
    """One value of an option, as the form shows it."""

    option: str
    title: str
    menu: dict[str, object]
    """What may be chosen, by what it is called; nothing where it is typed."""
    now: str
    value: Callable[[object], object]
    """The whole option, given what was chosen or typed here."""


class Form:
    """The options of a game as rows, in the words of a language."""

    def __init__(
        self, game: Game, config: GameConfig, say: Callable[[Arg], str], names: Sequence[str]
    ) -> None:
        self.game, self.config, self.say, self.names = game, config, say, names

    def rows(self) -> Iterator[Row]:
        if self.game.config.presets:
            yield self._preset()
        for name, field in self.game.config.model_json_schema()["properties"].items():
            if name != "preset" and not field.get("fresh") and field.get("screen") is not False:
                yield from self._option(name, _plain(field))

    def _option(self, name: str, field: Field) -> Iterator[Row]:
        now = getattr(self.config, name)
        title = self._named(f"{self.game.name}-option-{slug(name)}", field.get("title", name))
        within = _plain(field.get("items", {}))
        if field.get("each") == "player":
            yield from self._for_each_player(name, title, now, _listed(within))
        elif field.get("uniqueItems") and _listed(within):
            for each in _listed(within):
                part = message("desktop-option-of", option=title, part=self._called(name, each))
                now_on = self._truth(each in now)
                yield Row(name, self.say(part), self._truths(), now_on, partial(_with, tuple(now), each))
        elif within.get("type") == "integer":
            typed = ", ".join(map(str, now or ()))
            yield Row(name, title, {}, typed, partial(_numbers, optional=field["optional"]))
        elif field.get("type") == "boolean":
            yield Row(name, title, self._truths(), self._truth(now), _itself)
        elif choices := _listed(field):
            menu: dict[str, object] = {self._called(name, each): each for each in choices}
            yield Row(name, title, menu, self._called(name, now), _itself)
        elif field.get("type") in ("integer", "number"):
            least, most = field.get("minimum", 0), field.get("maximum", MENU + field.get("minimum", 0))
            few = field["type"] == "integer" and most - least < MENU and not field["optional"]
            listed: dict[str, object] = {self.say(n): n for n in range(least, most + 1)} if few else {}
            shown = self.say(now) if few else "" if now is None else str(now)
            yield Row(name, title, listed, shown, _itself if few else partial(_number, field["optional"]))

    def _preset(self) -> Row:
        usual = self.say(message("web-setup-default"))
        known = self.game.config.presets
        called = {name: self._named(f"{self.game.name}-preset-{slug(name)}", name) for name in known}
        menu: dict[str, object] = {usual: None, **{title: name for name, title in called.items()}}
        now = called.get(self.config.preset or "", usual)
        return Row("preset", self.say(message("web-setup-presets")), menu, now, _itself)

    def _for_each_player(
        self, name: str, title: str, now: Sequence[object], choices: Sequence[object]
    ) -> Iterator[Row]:
        """A row for each player; all leave it to the game until one of them is chosen."""
        alone = self.say(message("web-option-automatic"))
        menu: dict[str, object] = {alone: None, **{self._called(name, each): each for each in choices}}
        given = tuple(now) or for_players(choices, self.config.players)
        for seat, player in enumerate(self.names):
            part = self.say(message("desktop-option-of", option=title, part=player))
            shown = self._called(name, now[seat]) if seat < len(now) else alone
            yield Row(name, part, menu, shown, partial(_at, given, seat))

    def _called(self, option: str, choice: object) -> str:
        return self._named(f"{self.game.name}-option-{slug(option)}-{slug(str(choice))}", str(choice))

    def _truths(self) -> dict[str, object]:
        return {self._truth(on): on for on in (True, False)}

    def _truth(self, on: bool) -> str:
        return self.say(message(f"web-option-{'on' if on else 'off'}"))

    def _named(self, id: str, plain: str) -> str:
        return self.say(first_known(id) or plain)


def for_players(choices: Sequence[object], players: int) -> tuple[object, ...]:
    """One of the choices for each player, in turn.

    >>> for_players(["lucky", "normal"], 3)
    ('lucky', 'normal', 'lucky')
    """
    return tuple(choices[seat % len(choices)] for seat in range(players)) if choices else ()


def seated(options: Mapping[str, object], game: Game, players: int) -> dict[str, object]:
    """The options with one value for each of so many players, where there is one for each player."""
    fitted = dict(options)
    for name, field in game.config.model_json_schema()["properties"].items():
        given = options.get(name)
        if field.get("each") == "player" and isinstance(given, list | tuple) and given:
            more = for_players(_listed(_plain(field.get("items", {}))), players)
            fitted[name] = [*given, *more[len(given) :]][:players]
    return fitted


def _plain(field: Field) -> Field:
    """A field of a schema without its alternative of being nothing."""
    kinds = [each for each in field.get("anyOf", ()) if each.get("type") != "null"]
    return {**(kinds[0] if len(kinds) == 1 else {}), **field, "optional": bool(kinds)}


def _listed(field: Field) -> list[object]:
    """The values of a field that has only some."""
    return [*field.get("enum", ()), *(each["const"] for each in field.get("oneOf", ()))]


def _itself(chosen: object) -> object:
    return chosen


def _at(given: tuple[object, ...], seat: int, chosen: object) -> object:
    return () if chosen is None else tuple(chosen if n == seat else each for n, each in enumerate(given))


def _with(now: tuple[object, ...], each: object, on: object) -> object:
    return (*now, each) if on else tuple(other for other in now if other != each)


def _number(optional: bool, typed: object) -> object:
    """A number where one was typed; anything else is for the options to refuse."""
    text = str(typed).strip()
    if not text and optional:
        return None
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _numbers(typed: object, optional: bool) -> object:
    """
    >>> _numbers("1, 6", optional=False), _numbers("", optional=True), _numbers("six", optional=False)
    ([1, 6], None, ['six'])
    """
    parts = [part for part in str(typed).translate(SIGNS).replace(",", " ").split() if part]
    return [_number(False, part) for part in parts] if parts or not optional else None
