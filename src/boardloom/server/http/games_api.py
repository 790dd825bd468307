"""What screens ask for over REST: games, options while they are chosen, finished games as scenes."""

import gzip
from collections.abc import Container
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from msgspec import UNSET, Struct, UnsetType, json

from boardloom import bots
from boardloom.bots.registry import levels
from boardloom.core.game import WATCHER, Game, Position
from boardloom.core.happening import Happening
from boardloom.core.message import Series, Words, sentences
from boardloom.core.options import Complaint
from boardloom.core.scene import Board, Editor, Scene, Section
from boardloom.games import find, names
from boardloom.match.guided import puzzles_of
from boardloom.match.history import History, happened
from boardloom.match.match import Match
from boardloom.match.plain_view import safe_view
from boardloom.match.seat import Seat
from boardloom.match.seating import live_config
from boardloom.server.http.forms import CheckForm, MatchId, Problem, Responses, TableForm, described, problems
from boardloom.server.http.turns import Turns, address_of
from boardloom.server.log.events import Chair, JsonObject
from boardloom.server.session import finished
from boardloom.server.session.dice_record import DiceRecord, dice_record
from boardloom.server.session.eligibility import Wishes, why_unrated_if_made
from boardloom.server.session.finished import MoveList
from boardloom.server.session.guided import GuidedView, PuzzleList
from boardloom.server.session.room import Room
from boardloom.server.session.service import MatchService
from boardloom.server.session.view import board, guide, scene_at
from boardloom.server.session.win_chances import WinGraph
from boardloom.svg.sprites import dressed, dressed_editor, dressed_happening
from boardloom.words import first_known
from boardloom.words.sources import slug

SAMPLE_SEED, SAMPLE_SHARE, SAMPLE_MOVES = 7, 0.6, 16
"""How a sample is played, how much of it is the picture, and how many more actions can be watched."""
USUAL_STEPS, MOST_STEPS = 1000, 2000
Start = Annotated[int, Query(ge=0, description="The first step wanted.")]
Limit = Annotated[int, Query(ge=1, le=MOST_STEPS)]
SMALL = 2000
"""Bytes of an answer that is not worth packing."""


class Named(Struct):
    """A preset or a bot; its label is in the game's catalogue."""

    name: str
    help: Words


class PlayerCount(Struct):
    """How many can play a game."""

    least: int
    most: int


class GameInfo(Struct):
    """A game of the house."""

    name: str
    players: PlayerCount
    presets: list[Named]
    bots: list[Named]
    """The first is the usual one."""
    levels: list[str]
    """Of the bots, from the weakest up; none where nothing is decided."""
    chance: bool
    """Whether chance ever moves."""
    lesson: bool
    """Whether it has a guided first game."""
    puzzles: int
    """How many puzzles it has."""


class Sample(Struct):
    """A game under way."""

    board: Board
    scene: Scene


class SampleMove(Struct):
    """What a sample looks like after the next action, and how it gets there."""

    scene: Scene
    happening: Happening


class Checked(Struct):
    """What is wrong with options; where nothing is, what they make."""

    ok: bool
    problems: list[Complaint]
    options: JsonObject | UnsetType = UNSET
    """The shortest that mean the same."""
    values: JsonObject | UnsetType = UNSET
    """All of them."""
    board: Board | UnsetType = UNSET
    scene: Scene | UnsetType = UNSET
    editors: tuple[Editor, ...] | UnsetType = UNSET
    guide: tuple[Section, ...] | UnsetType = UNSET
    tones: tuple[str, ...] | UnsetType = UNSET
    """Of the seats, in games whose players have colours of their own."""
    people: int | UnsetType = UNSET
    """How many of the players are people, where the preset is made for that many; the others are bots."""


class Eligibility(Struct):
    """Whether a game would count for the leaderboard."""

    rated: bool
    unrated: Words | None
    """Why it would not."""


class ReplayStep(Struct, omit_defaults=True):
    """A position, and the action that led to it."""

    seat: int
    name: str
    story: Series
    at_ms: int
    scene: Scene
    happening: Happening | None = None


class Replay(Struct):
    board: Board
    seats: list[Chair]
    guide: tuple[Section, ...]
    chance: bool
    """Whether chance ever moves in this game."""
    total: int
    """How many steps there are, the first position included."""
    steps: list[ReplayStep]


ANSWERS = (
    GameInfo,
    Sample,
    SampleMove,
    Checked,
    Eligibility,
    MoveList,
    DiceRecord,
    Replay,
    WinGraph,
    Problem,
    GuidedView,
    PuzzleList,
)
"""Whose schemas the OpenAPI file needs."""


def answers(kind: type[Struct], *codes: int, several: bool = False) -> Responses:
    return {200: described(kind, several), **problems(*codes)}


def build(service: MatchService, turns: Turns) -> APIRouter:
    api = APIRouter()

    @api.get("/api/games", tags=["games"], responses=answers(GameInfo, several=True))
    @turns.taken
    def games(request: Request) -> Response:
        """The games of the house. What they and their options are called is in their catalogues."""
        return answer(json.encode([_info(find(name)) for name in names()]), request)

    @api.get("/api/games/{game}/schema", tags=["games"], responses=problems(422))
    @turns.taken
    def schema(game: str, request: Request) -> dict[str, object]:
        """The JSON schema of a game's options."""
        return find(game).config.model_json_schema()

    @api.get("/api/games/{game}/sample", tags=["games"], responses=answers(Sample, 422))
    @turns.taken
    def sample(game: str, request: Request) -> Response:
        """The board and a scene of a game under way, for a picture."""
        return answer(_sample(find(game).name), request)

    @api.get(
        "/api/games/{game}/sample/moves", tags=["games"], responses=answers(SampleMove, 422, several=True)
    )
    @turns.taken
    def sample_moves(game: str, request: Request) -> Response:
        """How the game of the sample goes on, to be watched."""
        return answer(_sample_moves(find(game).name), request)

    @api.post("/api/games/{game}/check", tags=["games"], responses=answers(Checked, 422))
    @turns.taken
    def check(game: str, form: CheckForm, request: Request) -> Response:
        """All that is wrong with options; where nothing is, what they make."""
        return answer(json.encode(_checked(find(game), form.options)), request)

    @api.post("/api/games/{game}/eligibility", tags=["games"], responses=answers(Eligibility, 422))
    @turns.taken
    def eligibility(game: str, form: TableForm, request: Request) -> Response:
        """Whether a match at this table would count for the leaderboard, and if not, why."""
        seats = [Seat(seat.name.strip(), seat.kind, seat.bot) for seat in form.seats]
        unrated = why_unrated_if_made(find(game), Wishes(form.rated, form.listed, form.own_dice), seats)
        return answer(json.encode(Eligibility(unrated is None, unrated)), request)

    @api.get("/api/finished/{match}/replay", tags=["finished games"], responses=answers(MoveList, 404, 422))
    @turns.taken
    def replay(match: MatchId, request: Request, start: Start = 0, limit: Limit = USUAL_STEPS) -> Response:
        """Moves and rolls, each with its time and what it did."""
        room = finished.load(service.store, match)
        return answer(json.encode(finished.move_list(room, start, limit)), request)

    @api.get("/api/finished/{match}/dice", tags=["finished games"], responses=answers(DiceRecord, 404, 422))
    @turns.taken
    def dice(match: MatchId, request: Request) -> Response:
        """All that is needed to check the dice; see /verify_dice.py."""
        room = finished.load(service.store, match)
        return answer(json.encode(dice_record(room, service.store.lines(match))), request)

    @api.get("/api/finished/{match}/scenes", tags=["finished games"], responses=answers(Replay, 404, 422))
    @turns.taken
    def scenes(match: MatchId, request: Request, start: Start = 0, limit: Limit = USUAL_STEPS) -> Response:
        """A finished game as scenes: before the first action and after each."""
        return answer(json.encode(_replay(finished.load(service.store, match), start, limit)), request)

    @api.get(
        "/api/finished/{match}/win_chances",
        tags=["finished games"],
        responses=answers(WinGraph, 404, 422, 429),
    )
    async def win_chances(match: MatchId, request: Request) -> Response:
        """The chances to win along a finished game; they are worked out once somebody asks."""
        known = service.win_chances.kept.get(match)
        if known is None:
            room = await turns.run(request, lambda: finished.load(service.store, match))
            known = service.win_chances.ask(room, address_of(request))
        return answer(json.encode(known), request)

    return api


def answer(body: bytes, request: Request) -> Response:
    """Packed, where it is large and whoever asks can unpack it."""
    if len(body) < SMALL or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json")
    packed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(body, 5), headers=packed, media_type="application/json")


def _info(game: Game) -> GameInfo:
    about = game.config.model_json_schema()["properties"]["players"]
    return GameInfo(
        name=game.name,
        players=PlayerCount(about.get("minimum", 1), about.get("maximum", 64)),
        presets=[
            Named(name, _preset_help(game, name))
            for name, changes in game.config.presets.items()
            if changes  # the others are what is usual anyway
        ],
        bots=[Named(name, help) for name, help in bots.names(game).items()],
        levels=list(levels(game)),
        chance=game.chance,
        lesson=game.lesson is not None,
        puzzles=len(puzzles_of(game).puzzles) if game.puzzles else 0,
    )


def _preset_help(game: Game, name: str) -> Words:
    return first_known(f"{game.name}-preset-{slug(name)}.help") or game.config.about_preset(name)


@lru_cache(maxsize=64)
def sample_match(name: str) -> tuple[Match, int]:
    """One game, always the same, and where it is stopped."""
    game = find(name)
    config = live_config(game, game.config.sample)
    match = Match(game, config, (Seat(),) * config.players, SAMPLE_SEED, "sample", "")
    while not match.position.over:
        match.play(match.draw())
    return match, int(len(match.actions) * SAMPLE_SHARE)


@lru_cache(maxsize=64)
def _sample(name: str) -> bytes:
    match, stop = sample_match(name)
    return json.encode(Sample(*_shown(match.positions[0], match.positions[stop].seen_by(WATCHER))))


@lru_cache(maxsize=64)
def _sample_moves(name: str) -> bytes:
    match, stop = sample_match(name)
    known, view = board(match.positions[0]).sprites, safe_view(match.game)
    moves = []
    for index in range(stop, min(stop + SAMPLE_MOVES, len(match.actions))):
        before, after = (match.positions[i].seen_by(WATCHER) for i in (index, index + 1))
        looks = view.happening(before, match.actions[index], after)
        moves.append(SampleMove(dressed(view.scene(after), known), dressed_happening(looks, known)))
    return json.encode(moves)


def _shown(first: Position, seen: Position) -> tuple[Board, Scene]:
    """The board and a scene, with their sprites."""
    shown = board(first)
    return shown, dressed(safe_view(first.game).scene(seen), shown.sprites)


def _checked(game: Game, options: dict[str, object]) -> Checked:
    if wrong := game.config.problems(options):
        return Checked(ok=False, problems=wrong)
    config = live_config(game, options)
    default = live_config(game, {"preset": config.preset} if config.preset else {})
    first, view = Position.first(game, config).seen_by(WATCHER), safe_view(game)
    shown, scene = _shown(first, first)
    return Checked(
        ok=True,
        problems=[],
        options=config.chosen(default),
        values=config.model_dump(mode="json"),
        board=shown,
        scene=scene,
        editors=tuple(dressed_editor(editor) for editor in view.editors(config)),
        guide=guide(game, config),
        tones=tuple(game.tones(config)) if game.tones else (),
        people=config.people_of_preset or UNSET,
    )


def _replay(room: Room, start: int, limit: int) -> Replay:
    config, total = room.first.config, len(room.history.positions)
    shown = board(room.first)
    return Replay(
        board=shown,
        seats=room.chairs,
        guide=guide(room.game, config),
        chance=room.game.chance,
        total=total,
        steps=[_step(room, index, shown.sprites) for index in range(total)[start : start + limit]],
    )


def _step(room: Room, index: int, known: Container[str]) -> ReplayStep:
    if index == 0:
        return step_of(room.history, 0, known, -1, room.created)
    played = room.played[index - 1]
    return step_of(room.history, index, known, played.seat, played.at)


def step_of(history: History, index: int, known: Container[str], seat: int, at: int) -> ReplayStep:
    """One step of a game that is watched; somebody on a seat did it at some time."""
    after, view = history.at(index), safe_view(history.first.game)
    scene = dressed(scene_at(history, index), known)
    if index == 0:
        return ReplayStep(seat, "", sentences(), at, scene)
    before, action = history.at(index - 1), history.actions[index - 1]
    story, looks = happened(before, action, after), view.happening(before, action, after)
    return ReplayStep(seat, before.name(action), story, at, scene, dressed_happening(looks, known))
