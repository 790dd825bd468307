"""The words of Boardloom: one catalogue for each language, made of Fluent files.

The house's own words lie here, a folder for each language; a game's lie in its own folder. Adding a
language takes files only: a folder here with a `house.ftl` that names the language and its direction, and
a file in the folder `words` of each game.
"""

from boardloom.words.catalogue import ENGLISH, Catalogue, catalogue, english, first_known, languages

__all__ = ["ENGLISH", "Catalogue", "catalogue", "english", "first_known", "languages"]
