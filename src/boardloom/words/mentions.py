"""What the words of a message refer to: arguments, other messages, functions."""

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Mentions(Visitor):
    """Gathers what a part of a catalogue refers to."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.arguments: set[str] = set()
        self.others: set[str] = set()
        """Messages, and terms with their dash."""
        self.patterns: set[str] = set()
        """The same, with the attribute that is meant: `id.help`."""
        self.functions: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.others.add(node.id.name)
        self._add_pattern(node.id.name, node)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.others.add(f"-{node.id.name}")
        self._add_pattern(f"-{node.id.name}", node)
        self.generic_visit(node)

    def _add_pattern(self, id: str, node: ftl.MessageReference | ftl.TermReference) -> None:
        self.patterns.add(f"{id}.{node.attribute.name}" if node.attribute else id)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)
