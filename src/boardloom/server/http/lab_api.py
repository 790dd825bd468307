"""The lab over REST: what a rule does, and better boards. Whoever watches asks again and again; each answer
is a little sharper than the one before."""

from collections.abc import Mapping
from functools import partial
from math import inf

from fastapi import APIRouter, Request
from fastapi.responses import Response
from msgspec import Struct, json

from boardloom.core.game import CHANCE, Position
from boardloom.core.scene import Board
from boardloom.games import find
from boardloom.lab.live import Question, look, watch
from boardloom.lab.live_find import FindView, Wanted, look_for
from boardloom.lab.live_view import LabView
from boardloom.match.history import History
from boardloom.match.seating import live_config
from boardloom.server.http.forms import FindForm, LabForm, LabGameForm
from boardloom.server.http.games_api import ReplayStep, answer, answers, step_of
from boardloom.server.http.turns import Turns, address_of
from boardloom.server.session.service import MatchService
from boardloom.server.session.view import board

GLANCE = 0.4
"""Seconds that one answer takes."""
LONGEST = 2000
"""Steps of a game that are shown."""


class LabGame(Struct):
    """One game of a design, to be watched."""

    board: Board
    steps: list[ReplayStep]
    shares: list[list[float]]
    """The chance of each seat to win: before the first step, then after each."""


ANSWERS: tuple[type[Struct], ...] = (LabView, FindView, LabGame)
"""Whose schemas the OpenAPI file needs."""


def build(service: MatchService, turns: Turns) -> APIRouter:
    api = APIRouter()

    @api.post("/api/games/{game}/lab", tags=["lab"], responses=answers(LabView, 422, 429, 503))
    async def measure(game: str, form: LabForm, request: Request) -> Response:
        """What is known of a design, and how it differs from a pinned one."""
        question = await turns.run(request, partial(_question, game, form))
        known, seconds = await service.lab.ask(address_of(request), question.key, look, question, GLANCE)
        return answer(json.encode(known or LabView("preparing", seconds)), request)

    @api.post("/api/games/{game}/lab/game", tags=["lab"], responses=answers(LabGame, 422, 429, 503))
    async def played(game: str, form: LabGameForm, request: Request) -> Response:
        """One of the games that were played for a design; nothing while it is being looked for."""
        question = await turns.run(request, partial(_question, game, form))
        key = f"{form.number} {question.key}"
        known, _ = await service.lab.ask(address_of(request), key, watch, question, form.number, GLANCE)
        found = await turns.run(request, partial(_watched, question, *known)) if known else None
        return answer(json.encode(found), request)

    @api.post("/api/games/{game}/lab/find", tags=["lab"], responses=answers(FindView, 422, 429, 503))
    async def search(game: str, form: FindForm, request: Request) -> Response:
        """What a search for boards has found by now."""
        wanted = await turns.run(request, partial(_wanted, game, form))
        key = f"{form.finish} {wanted.key}"
        work = service.lab.ask(address_of(request), key, look_for, wanted, GLANCE, form.finish)
        known, seconds = await work
        return answer(json.encode(known or FindView("preparing", seconds)), request)

    return api


def _question(game: str, form: LabForm) -> Question:
    """What is asked; options that cannot be are refused before the lab hears of them."""
    pinned = None if form.pinned is None else _chosen(game, form.pinned)
    chosen = _chosen(game, form.options)
    return Question(find(game).name, chosen, None if pinned == chosen else pinned)


def _chosen(game: str, options: Mapping[str, object]) -> dict[str, object]:
    """Options as people play by them, in the one way that means them."""
    return live_config(find(game), options).chosen()


def _wanted(game: str, form: FindForm) -> Wanted:
    ends = {
        name: (-inf if low is None else low, inf if high is None else high)
        for name, (low, high) in form.where.items()
    }
    options = {name: value for name, value in _chosen(game, form.options).items() if name != form.over}
    return Wanted(
        find(game).name, options, form.over, form.figure, form.maximise, ends, form.seconds, form.seed
    )


def _watched(question: Question, actions: list[int], shares: list[list[float]]) -> LabGame:
    game = find(question.game)
    first = Position.first(game, live_config(game, question.options))
    history = History(first)
    movers = [-1]
    for action in actions[:LONGEST]:
        mover = history.position.mover
        movers.append(-1 if mover == CHANCE else mover)
        history.play(action)
    shown = board(first)
    steps = [step_of(history, index, shown.sprites, seat, 0) for index, seat in enumerate(movers)]
    return LabGame(shown, steps, shares[: len(steps)])
