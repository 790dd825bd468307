"""Texts of `--help`, which must be there at once: read without Fluent, whose libraries take long to load.

They are the messages of `cli.ftl` whose ids begin with `help-`. These are plain texts, without arguments; the
checker of catalogues sees to that.
"""

import re
from functools import cache

from boardloom.words.languages import ENGLISH, HOUSE, PSEUDO, language_of_environment

FILE = "cli.ftl"
HELP = "help-"
TEXT = re.compile(rf"^({HELP}[\w-]+) = (.+(?:\n +.+)*)", re.MULTILINE)


def help_text(id: str) -> str:
    """What it says in the language of the environment; in English where that has no words for it."""
    return _texts(language_of_environment()).get(id) or _texts(ENGLISH)[id]


@cache
def _texts(language: str) -> dict[str, str]:
    if language == PSEUDO:
        from boardloom.words.pseudo import accented  # for tests, which can wait

        return {id: f"[{accented(text)}]" for id, text in _texts(ENGLISH).items()}
    file = HOUSE / language / FILE
    found = TEXT.findall(file.read_text("utf-8")) if file.is_file() else []
    return {id: " ".join(text.split()) for id, text in found}
