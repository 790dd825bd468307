"""The words of the web client over REST: a catalogue of the house and one of each game, in every language."""

from functools import cache
from hashlib import sha256

from fastapi import APIRouter, Request
from fastapi.responses import Response

from boardloom.core.message import message
from boardloom.games import names
from boardloom.server.errors import Refusal
from boardloom.server.http.forms import Language, Languages, problems
from boardloom.server.http.web_client import FRESH, LASTING, File, answer, file_of
from boardloom.words import catalogue
from boardloom.words.languages import ENGLISH, HOUSE, PSEUDO, languages
from boardloom.words.pseudo import pseudo
from boardloom.words.sources import game_words

HOUSE_WORDS = "house"
ELSEWHERE = ("cli.ftl", "desktop.ftl", "terminal.ftl")
"""Words of the house that browsers never show."""
HASH_LETTERS = 16


def build(with_pseudo: bool) -> APIRouter:
    api = APIRouter()
    spoken = (*languages(), PSEUDO) if with_pseudo else languages()

    @api.get("/api/words", tags=["words"])
    def all_languages() -> Languages:
        """The languages there are, and where their words are."""
        return Languages(languages=[_language(code) for code in spoken])

    @api.get("/api/words/{language}/{file}", tags=["words"], responses=problems(404))
    def words(language: str, file: str, request: Request) -> Response:
        """A catalogue as Fluent text. Its address changes with its content, so it may be kept for ever."""
        name = file.rpartition("-")[0]
        if language not in spoken or name not in (HOUSE_WORDS, *names()):
            raise Refusal("unknown", message("refusal-nothing-here"))
        found = _file(language, name)
        # An address of another version gets today's words, but not for ever.
        lasting = file == _address(language, name).rpartition("/")[2]
        return answer(found if lasting else found._replace(cache=FRESH), request)

    return api


def _language(code: str) -> Language:
    words = catalogue(ENGLISH if code == PSEUDO else code)
    return Language(
        code=code,
        name=code if code == PSEUDO else words.name,
        direction="rtl" if words.right_to_left else "ltr",
        house=_address(code, HOUSE_WORDS),
        games={game: _address(code, game) for game in names()},
    )


def _address(language: str, name: str) -> str:
    digest = sha256(_file(language, name).body).hexdigest()[:HASH_LETTERS]
    return f"/api/words/{language}/{name}-{digest}.ftl"


@cache
def _file(language: str, name: str) -> File:
    return file_of(_text(language, name).encode(), "text/plain", LASTING)


def _text(language: str, name: str) -> str:
    if language == PSEUDO:
        return pseudo(_text(ENGLISH, name))
    return _house(language) if name == HOUSE_WORDS else game_words(name, language)


def _house(language: str) -> str:
    files = sorted(file for file in (HOUSE / language).glob("*.ftl") if file.name not in ELSEWHERE)
    return "\n".join(file.read_text("utf-8") for file in files)
