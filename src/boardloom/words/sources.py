"""Where the words of a game come from."""

from pathlib import Path

from boardloom.games import find, names


def game_words(game: str, language: str) -> str:
    """The words of a game in a language; nothing where it has none, or where there is no such game."""
    if game not in names():
        return ""
    words = find(game).words
    if isinstance(words, Path):
        file = words / f"{language}.ftl"
        return file.read_text("utf-8") if file.is_file() else ""
    return words if language == "en" else ""
