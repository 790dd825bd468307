"""Lessons and puzzles over REST. The server remembers nothing of them: a screen says what was done so far."""

from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response
from msgspec import json

from boardloom.games import find
from boardloom.match.guided import LessonWalk, PuzzleTry, puzzles_of
from boardloom.server.http.forms import GuidedForm
from boardloom.server.http.games_api import answer, answers
from boardloom.server.http.turns import Turns
from boardloom.server.session import guided
from boardloom.server.session.guided import GuidedView, PuzzleList


def build(turns: Turns) -> APIRouter:
    api = APIRouter()

    @api.post("/api/games/{game}/lesson", tags=["learning"], responses=answers(GuidedView, 422))
    @turns.taken
    def lesson(game: str, form: GuidedForm, request: Request) -> Response:
        """A guided first game, after the steps taken so far."""
        walk = LessonWalk(find(game))
        return answer(json.encode(guided.shown(walk, form.done, form.whole)), request)

    @api.get("/api/games/{game}/puzzles", tags=["learning"], responses=answers(PuzzleList, 422))
    @turns.taken
    def puzzles(game: str, request: Request) -> Response:
        """The puzzles of a game, as pictures."""
        return answer(_pictures(find(game).name), request)

    @api.post("/api/games/{game}/puzzles/{number}", tags=["learning"], responses=answers(GuidedView, 422))
    @turns.taken
    def puzzle(game: str, number: int, form: GuidedForm, request: Request) -> Response:
        """A puzzle, counted from 1 on, and what comes of a move."""
        tried = PuzzleTry(find(game), number)
        return answer(json.encode(guided.shown(tried, form.done, form.whole)), request)

    return api


@lru_cache(maxsize=64)
def _pictures(name: str) -> bytes:
    game = find(name)
    count = len(puzzles_of(game).puzzles)
    return json.encode(guided.listed([PuzzleTry(game, number) for number in range(1, count + 1)]))
