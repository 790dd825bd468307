"""Choosing step by step with typed words, along the tree of choices that a game's view gives."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from boardloom.core.choice_tree import Taken, following, is_shortcut
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Arg, Series, Words, message
from boardloom.core.scene import Board, Choices, Step, Tree, Turn
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE
from boardloom.match.plain_view import safe_view
from boardloom.words import first_known, spoken
from boardloom.words.sources import slug

Route = tuple[str, ...]
"""The steps taken so far."""

ARROWS = {"A": "ArrowUp", "B": "ArrowDown", "C": "ArrowRight", "D": "ArrowLeft"}
BEGIN = ("\x1b[", "\x1bO")
ARROW = re.compile(r"\x1b[\[O]([ABCD])")
"""What terminals send for arrow keys."""
LISTED = 12
"""Steps told when another one was typed."""
FEW = 30
"""Choices that are listed rather than chosen step by step."""
LIST = "list"
"""What asks for the list of every move."""
NAMING = message("key-choice")
"""Help on choices that are listed."""
ENTER = message("key-enter")
WORD = re.compile(r"[^\W\d_]{2,}")
"""A word in the name of an action, which is English; single letters are notation."""


class Label(NamedTuple):
    """A choice in the reader's own words."""

    own: str
    """Empty where the name that is typed says it all."""
    above: str
    """What the choice and its neighbours are choices of, where it has no words of its own."""


@dataclass(frozen=True)
class Steps:
    """The ways to the choices of a position."""

    position: Position
    board: Board
    choices: Choices
    names: Sequence[str] = field(default=())
    """The players', for the words of steps."""

    @classmethod
    def of(cls, position: Position, names: Sequence[str] = ()) -> "Steps":
        view = safe_view(position.game)
        asked = position.mover != CHANCE and not position.over
        choices = view.choices(position) if asked else NOTHING_TO_CHOOSE
        return cls(position, view.board(position.config), choices, names)

    @cached_property
    def stepwise(self) -> bool:
        """Whether choices are too many to list, or pieces to be turned before they are placed."""
        deep = any(isinstance(below, dict) for below in self.choices.tree.values())
        return deep and (bool(self.choices.begin) or len(self.position.choices()) > FEW)

    @cached_property
    def labels(self) -> dict[int, Label]:
        """What choices, or outcomes of chance, are in words, for those whose names are no mere notation."""
        position = self.position
        if position.mover == CHANCE:
            named = [action for action in position.choices() if WORD.search(position.name(action))]
            return {action: self._label_of(action, position.outcome(action)) for action in named}
        return dict(self._labels(self.choices.tree, ""))

    def _labels(self, tree: Tree, above: str) -> Iterator[tuple[int, Label]]:
        for id, below in tree.items():
            if is_shortcut(self.choices, id):
                continue
            said = self._known(id).label
            if isinstance(below, dict):
                yield from self._labels(below, self._said(said))
            elif WORD.search(self.position.name(below)):
                yield below, self._label_of(below, said, above)

    def _label_of(self, action: int, words: Words, above: str = "") -> Label:
        said = self._said(words)
        same = said.casefold() == self.position.name(action).casefold()
        return Label("" if same else said, "" if said else above)

    @cached_property
    def shortcuts(self) -> dict[str, str]:
        """What may be typed instead of a choice, and what it does in words."""
        steps = [step for step in self.choices.tree if is_shortcut(self.choices, step)]
        return {step: self._said(self._known(step).label) for step in steps}

    def in_words(self, action: int) -> Words:
        """A choice by the name to be typed and, where that alone says too little, in words."""
        name, label = self.position.name(action), self.labels.get(action)
        return message("choice-in-words", typed=name, label=label.own) if label and label.own else name

    def options(self, taken: Taken) -> list[str]:
        """What may be chosen next, and leads further or all the way."""
        return list(following(self.choices, taken))

    def turns(self, taken: Taken) -> tuple[Turn, ...]:
        """How the step taken last may be changed."""
        return self.board.turns.get(taken[-1], ()) if taken else ()

    def quick_keys(self, taken: Taken) -> frozenset[str]:
        """What terminals send for the arrow keys that turn something now: they need no Enter. Letters do, as
        names of cells begin with them."""
        keys = {turn.key for turn in self.turns(taken)}
        return frozenset(begin + sign for sign, key in ARROWS.items() if key in keys for begin in BEGIN)

    def onward(self, taken: Route, typed: str) -> Route | None:
        """The steps taken once this is typed: one more, one changed, or back; None if it is no step."""
        if not typed:
            return () if taken else None
        if pressed := ARROW.findall(typed):
            for sign in pressed:
                turned = {turn.key: turn.to for turn in self.turns(taken)}
                taken = (*taken[:-1], turned[ARROWS[sign]]) if ARROWS[sign] in turned else taken
            return taken
        for turn in self.turns(taken):
            if typed.casefold() in (turn.letter, turn.key.casefold()):
                return (*taken[:-1], turn.to)
        step = self._meant(taken, typed)
        if not step:
            return None
        begun = self.choices.begin.get(step)
        return (*taken, step, begun) if begun else (*taken, step)

    def _meant(self, taken: Taken, typed: str) -> str:
        """The step of this name, with this key or label, or of this number where steps are numbered."""
        options = self.options(taken)
        wanted = typed.casefold()
        by_number = taken and self._known(taken[-1]).by_number
        if by_number and options and typed.removeprefix("-").isdecimal():
            beyond = len(options) - 1
            return options[max(0, min(int(typed[:12]), beyond))]
        for called in (str.casefold, self._key, self._label):
            if found := [step for step in options if called(step) == wanted]:
                return found[0]
        return ""

    def _known(self, step: str) -> Step:
        return self.choices.steps.get(step) or Step("")

    def _key(self, step: str) -> str:
        return self._known(step).key

    def _label(self, step: str) -> str:
        return self._said(self._known(step).label).casefold()

    def _said(self, words: Words) -> str:
        return spoken(words, self.names)

    def is_step(self, taken: Route, typed: str) -> bool:
        """Whether this is such a step as comes next, though not after those taken: it is no whole move then.

        The first step is told from a whole move by its capitals: I4 is a piece, i4 a cell."""
        if not self.stepwise and not taken:
            return False
        if not taken:
            return typed in self._pieces
        return typed.casefold() in {step.casefold() for step in self._at_depth(len(taken))}

    @cached_property
    def _pieces(self) -> set[str]:
        """All that lay in somebody's tray when the game began."""
        first = Position.first(self.position.game, self.position.config)
        trays = safe_view(first.game).scene(first).trays
        return {item.step for tray in trays for item in tray.items}

    def _at_depth(self, depth: int) -> set[str]:
        """Steps that may come after so many others, whichever these are."""
        trees = [self.choices.tree]
        for _ in range(depth):
            trees = [below for tree in trees for below in tree.values() if isinstance(below, dict)]
        return {step for tree in trees for step in tree}

    def offered(self, taken: Route, typed: str) -> Words:
        """That something else may be chosen next; empty where this is no step."""
        if not (taken or self.is_step(taken, typed)):
            return ""
        names = [step for step in self.options(taken) if taken or isinstance(self.choices.tree[step], dict)]
        some: Arg = Series(tuple(names[:LISTED]), "list") if names else message("steps-nothing")
        if len(names) > LISTED:
            some = message("steps-some", names=some, more=len(names) - LISTED)
        args = {"typed": repr(typed), "kind": self._kind(taken), "some": some}
        if taken:
            return message("steps-none-such-for", piece=taken[0], **args)
        return message("steps-none-such", **args)

    def _kind(self, taken: Taken, one: str = "") -> Words:
        """What comes next: the word alone, or `.one` of them; as a guest calls it where we have no word."""
        kinds = self.choices.kinds
        kind = kinds[len(taken)] if len(taken) < len(kinds) else "choice"
        return first_known(f"steps-kind-{slug(kind)}{one}") or kind

    def reached(self, taken: Route) -> int | None:
        """The action these steps lead to, if they lead all the way."""
        action = following(self.choices, taken[:-1]).get(taken[-1]) if taken else None
        return action if isinstance(action, int) else None

    def hint(self, taken: Route) -> Words:
        """How to answer now; empty where choices are listed."""
        if not self.stepwise and not taken:
            return ""
        kind = self._kind(taken, ".one")
        letters = [turn.letter for turn in self.turns(taken) if turn.letter]
        if letters:
            return message("steps-how-turn", kind=kind, letters=" ".join(letters))
        if taken:
            return message("steps-how-back", kind=kind)
        enter = self.position.game.enter
        return message("steps-how-enter", kind=kind) if enter else message("steps-how-move", kind=kind)

    def help(self, taken: Route, commands: Mapping[str, str]) -> dict[str, str]:
        """What may be typed, and what it does; on the way to a choice some of the usual means something
        else."""
        if not self.hint(taken):
            return {**self._labelled(taken), **commands}
        others = [step for step in self.options(taken) if not self._known(step).label]
        there = Series(tuple(others), "list") if others else message("steps-help-none")
        lines = {self._said(self._kind(taken, ".one")): self._said(there)}
        lines |= self._labelled(taken)
        lines |= {turn.letter or turn.key: self._said(turn.label) for turn in self.turns(taken)}
        if taken:
            lines[spoken(ENTER)] = spoken(message("steps-help-back"))
        else:
            lines[LIST] = spoken(message("steps-help-list"))
            lines[self.position.name(max(self.position.choices()))] = spoken(message("steps-help-move"))
        return lines | {
            key: what for key, what in commands.items() if key not in lines and key != spoken(NAMING)
        }

    def _labelled(self, taken: Taken) -> dict[str, str]:
        """Steps that have words of their own, by what may be typed for them."""
        lines = {}
        for id, below in following(self.choices, taken).items():
            step = self._known(id)
            called = id
            if isinstance(below, int) and not is_shortcut(self.choices, id):
                called = self.position.name(below)
            if step.label:
                typed = dict.fromkeys(filter(None, (called, step.key)))
                lines[", ".join(typed)] = self._said(step.sentence or step.label)
        return lines
