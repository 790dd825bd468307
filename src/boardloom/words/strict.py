"""A catalogue that passes over nothing: no message without words, no gap in a sentence that is not filled."""

from collections.abc import Sequence

from boardloom.core.message import Message, message
from boardloom.words.catalogues import Catalogue


class Unsaid(Exception):
    """Something that cannot be said."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem)
        self.problem = problem


class Strict(Catalogue):
    """The words of a language; what it cannot say raises `Unsaid`."""

    def _pattern(self, id: str, args: dict[str, str | int | float]) -> str:
        name, _, attribute = id.partition(".")
        if not self.has(id):
            raise Unsaid(message("words-none", id=id))
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        shown, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise Unsaid(message("words-gap", id=id, reason=str(errors[0])))
        return str(shown)

    def _said(self, said: Message, names: Sequence[str], simply: bool) -> str:
        if not self.has(said.id):
            raise Unsaid(message("words-none", id=said.id))
        return super()._said(said, names, simply)
