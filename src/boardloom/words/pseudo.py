"""A made-up language for tests: English in accented letters and brackets.

Whatever is shown in plain letters does not come from a catalogue, a sentence in several pairs of brackets is
glued together, and one without its last bracket is cut off.
"""

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ACCENTED = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž",
)
FOR_PROGRAMS = ("language-direction",)
"""What nobody reads."""


class _Accents(Visitor):
    """Changes the texts of a pattern, and nothing that Fluent understands."""

    def __init__(self) -> None:
        self.found = False

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        changed = accented(node.value)
        self.found |= changed != node.value
        node.value = changed

    def visit_Placeable(self, node: ftl.Placeable) -> None:
        """Quoted texts are read too, such as one that begins with a comma; arguments of functions are not."""
        if isinstance(node.expression, ftl.StringLiteral) and "\\" not in node.expression.value:
            node.expression.value = accented(node.expression.value)
        self.generic_visit(node)


def accented(text: str) -> str:
    return text.translate(ACCENTED)


def pseudo(words: str) -> str:
    """A catalogue in the made-up language.

    >>> print(pseudo("rolls = { $who } rolls\\n    .help = Dice"), end="")
    rolls = { "[" }{ $who } ŕöļļš]
        .help = { "[" }Ðîçé]
    """
    resource = FluentParser(with_spans=False).parse(words)
    for entry in resource.body:
        if isinstance(entry, ftl.Term) or (
            isinstance(entry, ftl.Message) and entry.id.name not in FOR_PROGRAMS
        ):
            if entry.value:
                _change(entry.value)
            for attribute in entry.attributes:
                _change(attribute.value)
    return FluentSerializer().serialize(resource)


def _change(pattern: ftl.Pattern) -> None:
    """Patterns without letters, such as those that join others, are no texts of their own."""
    accents = _Accents()
    accents.visit(pattern)
    if accents.found:
        # At the beginning of a line, a bare bracket would begin a variant.
        opening = ftl.Placeable(ftl.StringLiteral("["))
        pattern.elements = [opening, *pattern.elements, ftl.TextElement("]")]
