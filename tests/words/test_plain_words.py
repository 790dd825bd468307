"""People read the words of players, not those of programmers."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from boardloom.games import HOUSE_GAMES
from boardloom.words.languages import HOUSE

FOREIGN = re.compile(
    r"\bentit(y|ies)\b|side [x×] side|PLAYAGAIN|\bcontrary\b|\bdebug|débogage|depuración|调试", re.IGNORECASE
)
LANGUAGES = sorted(folder.name for folder in HOUSE.iterdir() if (folder / "web.ftl").is_file())


def said(text: str) -> list[str]:
    """Every text that people may read, without the ids and arguments of messages."""
    serializer, found = FluentSerializer(), []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            values = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found += [
                serializer.serialize_entry(ast.Message(ast.Identifier("x"), value))
                for value in values
                if value
            ]
    return [re.sub(r"\{[^{}]*\}|\[[^\]]*\]|\$\w+", "", each) for each in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_programmers_is_read_by_players(language: str) -> None:
    games = HOUSE.parent / "games"
    files = [
        *(HOUSE / language).glob("web*.ftl"),
        HOUSE / language / "terminal.ftl",
        *(games / game / "words" / f"{language}.ftl" for game in HOUSE_GAMES),
    ]
    found = [each for file in files for each in said(file.read_text("utf-8")) if FOREIGN.search(each)]
    assert found == []
    assert len(files) > len(HOUSE_GAMES)
