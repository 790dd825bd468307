"""Lessons and puzzles for screens. They are matches that nobody keeps: whoever asks says what they have done
so far, and is told how the table looks now, in the messages of the live path."""

from collections.abc import Sequence

from msgspec import Raw, Struct

from boardloom.core.game import CHANCE
from boardloom.core.scene import Board, Scene
from boardloom.match.guided import Coach, Guided
from boardloom.match.history import Step
from boardloom.match.lessons import Played
from boardloom.match.seating import with_bot_names
from boardloom.server.log.events import Chair, Header, Moved, Rolled, Started
from boardloom.server.session.room import Room, Secrets
from boardloom.server.session.view import board, choices, event, guide, scene_at, table, view
from boardloom.server.ws import wire
from boardloom.svg.sprites import dressed

NO_MATCH = "0" * 20
NO_KEY = "00"


class GuidedView(Struct):
    """Where somebody stands in a lesson or a puzzle."""

    coach: Coach
    seat: int
    """Whose part they play."""
    news: wire.News | None
    """What their last step led to, to be shown step by step; null where nothing moved, or all is wanted."""
    snapshot: wire.Snapshot | None


class PuzzleShown(Struct):
    """A puzzle in a list."""

    scene: Scene
    seat: int
    """Who is to move."""


class PuzzleList(Struct):
    """The puzzles of a game, from the easiest to the hardest."""

    board: Board
    puzzles: list[PuzzleShown]


def shown(guided: Guided, done: Sequence[int | None], whole: bool) -> GuidedView:
    """How it looks after the steps that somebody has taken; `whole`: also what never changes."""
    room = _room(guided)
    for played in guided.before:
        _play(room, played)
    lately: list[wire.Event] = []
    first = board(room.first)
    eyes = guided.seat if room.game.hide else -1
    for action in done:
        lately = []
        for played in guided.take(action):
            logged = _play(room, played)
            step = Step(played.before, played.action, played.after)
            lately.append(event(room, room.seq, logged, step, eyes, True, first.sprites))
    coach, seen = guided.coach, view(room.history, eyes, True, first.sprites)
    seen.undo = bool(done)
    if seen.roll:
        seen.roll = coach.wait == "roll"
    if coach.wait == "choice":
        seen.choices = choices(room.position, eyes, True)
    laid = table(room)
    laid.hints = False
    if lately and not whole:
        news = wire.News(seq=room.seq, events=lately, view=seen, table=laid)
        return GuidedView(coach, guided.seat, news, None)
    snapshot = wire.Snapshot(seq=room.seq, table=laid, view=seen)
    if whole:
        snapshot.board = Raw(wire.encode(first))
        snapshot.guide = Raw(wire.encode(guide(room.game, room.first.config)))
    return GuidedView(coach, guided.seat, None, snapshot)


def _room(guided: Guided) -> Room:
    """A table that is in no store."""
    game, config = guided.first.game, guided.first.config
    names = with_bot_names([("", seat != guided.seat) for seat in range(config.players)])
    chairs = [
        Chair(name, "here" if seat == guided.seat else "bot", joined=True) for seat, name in enumerate(names)
    ]
    header = Header(
        game=game.name,
        version=game.version,
        options=config.chosen(),
        seats=chairs,
        root="",
        deals="",
        links=0,
        rated=False,
        listed=False,
    )
    room = Room(NO_MATCH, header, Secrets(b"", b""), 0)
    room.apply(Started(NO_KEY), 0)
    return room


def _play(room: Room, played: Played) -> Moved | Rolled:
    before, action, after = played
    rolled = before.mover == CHANCE
    logged = Rolled(before.turn, action, "") if rolled else Moved(before.turn, action, "")
    room.apply(logged, 0, after=after)
    return logged


def listed(tries: Sequence[Guided]) -> PuzzleList:
    """All puzzles of a game as pictures."""
    pictures, known = list[PuzzleShown](), board(tries[0].first)
    for guided in tries:
        room = _room(guided)
        for played in guided.before:
            _play(room, played)
        scene = scene_at(room.history, len(room.history.actions))
        pictures.append(PuzzleShown(dressed(scene, known.sprites), guided.seat))
    return PuzzleList(known, pictures)
