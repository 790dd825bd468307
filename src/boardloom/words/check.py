"""What is wrong with the catalogues: python -m boardloom.words.check

Every language is compared with English, the house's words and those of each game apart; English is compared
with the code that speaks. Each problem is a line; a language that has only begun has many.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from boardloom.games import HOUSE_GAMES, find
from boardloom.words.help_texts import FILE, HELP
from boardloom.words.languages import ENGLISH, HOUSE
from boardloom.words.mentions import Mentions
from boardloom.words.sources import in_passing

PACKAGE = HOUSE.parent
WEB = PACKAGE.parent.parent / "web" / "src"
"""The sources of the web client, where this is a checkout."""
PATTERNS = (r"level-\w+",)
"""Ids made of names that stand above this module, besides those `in_passing` knows."""
NEEDLESS = re.compile(r"-option-preset$|-[A-Z]$")
"""Ids for which a game needs no words: what is chosen first of all, and letters, alike in every language."""
WEB_CALL = re.compile(r"""\bt\(\s*(['"])([a-z0-9]+(?:-[\w-]+)+(?:\.\w+)?)\1""")
WEB_LITERAL = re.compile(r"""'([\w.-]+)'|"([\w.-]+)"|`((?:[\w.-]|\$\{[^}]*\})+)`""")
TELLING = 3
"""Letters that the fixed part of an id made by code has at least: less would fit everything."""
PLURAL = re.compile(r"\w{3,}s")
"""Names of arguments that may tell how many there are of something."""
NEVER_ONE = "always more than one"
"""What comments say of such an argument that needs no choice between one and more."""

Parts = dict[str, frozenset[str]]
"""The arguments of a message by its attributes; of the message itself under an empty name."""


class Words(NamedTuple):
    """What one catalogue holds."""

    messages: dict[str, Parts]
    mentioned: set[str]
    """The messages and terms that others refer to."""
    terms: set[str]
    problems: list[str]


class Uses(NamedTuple):
    """The ids in some code."""

    said: dict[str, str]
    """Those that certainly are ids, with the place where each is said."""
    texts: set[str]
    """All texts that could be ids."""
    patterns: list[re.Pattern[str]]
    """Texts that are put together while the code runs."""

    def mentions(self, id: str) -> bool:
        return id in self.texts or any(pattern.fullmatch(id) for pattern in self.patterns)


def main() -> int:
    found = list(problems())
    for problem in found:
        print(problem)
    return 1 if found else 0


def problems() -> Iterator[str]:
    """Everything that is wrong with the words of the house and of its games."""
    known: dict[str, Parts] = {}
    mentioned: set[str] = set()
    catalogues = {"house": HOUSE, **{game: _folder(game) for game in HOUSE_GAMES}}
    for name, folder in catalogues.items():
        english = read(_files(name, folder, ENGLISH))
        yield from english.problems
        known |= english.messages
        mentioned |= english.mentioned
        for language in languages():
            if language != ENGLISH:
                other = read(_files(name, folder, language))
                yield from other.problems
                yield from differences(f"{language}, {name}", english, other)
    yield from unsaid(known, mentioned)


def languages() -> list[str]:
    """All languages of which there is anything, be it one file."""
    files = [*HOUSE.glob("*/*.ftl"), *(file for game in HOUSE_GAMES for file in _folder(game).glob("*.ftl"))]
    return sorted({file.parent.name if file.is_relative_to(HOUSE) else file.stem for file in files})


def read(files: Iterable[Path]) -> Words:
    """The words of one catalogue, which may be several files."""
    words = Words({}, set(), set(), [])
    for file in files:
        if not file.is_file():
            continue
        text = file.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            match entry:
                case ftl.Junk():
                    line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                    words.problems.append(f"{_short(file)}, line {line}: {entry.annotations[0].message}")
                case ftl.Term():
                    words.terms.add(f"-{entry.id.name}")
                    words.mentioned.update(Mentions(entry).others)
                case ftl.Message():
                    if entry.id.name in words.messages:
                        words.problems.append(f"{_short(file)}: {entry.id.name} stands there twice")
                    if file.name == FILE and entry.id.name.startswith(HELP) and not _is_plain(entry):
                        words.problems.append(f"{_short(file)}: {entry.id.name} is more than a plain text")
                    words.problems.extend(f"{_short(file)}: {problem}" for problem in uncounted(entry))
                    words.messages[entry.id.name] = _parts(entry)
                    words.mentioned.update(Mentions(entry).others)
    for name in sorted(words.mentioned - words.messages.keys() - words.terms):
        words.problems.append(f"{name} is referred to, but there are no words for it")
    return words


def uncounted(entry: ftl.Message) -> Iterator[str]:
    """Numbers before the noun they are named by, `{ $games } games`, outside of a choice by the number.

    A comment may say that such a number is never one."""
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    comment = (entry.comment and entry.comment.content) or ""
    for name in (name for pattern in patterns if pattern for name in _before_nouns(pattern, frozenset())):
        if not re.search(rf"\${name}\b.*{NEVER_ONE}", comment):
            yield f"{entry.id.name} says ${name} before a noun without choosing between one and more"


def _before_nouns(pattern: ftl.Pattern, chosen_by: frozenset[str | None]) -> Iterator[str]:
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        if isinstance(element.expression, ftl.SelectExpression):
            by = chosen_by | {_argument(element.expression.selector)}
            for variant in element.expression.variants:
                yield from _before_nouns(variant.value, by)
            continue
        name = _argument(element.expression)
        follows = after.value if isinstance(after, ftl.TextElement) else ""
        # One word may stand between: "20 simulated games". A rate, "20 games/s", is a unit.
        if name and name not in chosen_by and PLURAL.fullmatch(name):
            if re.match(rf" (\w+ )?{name}\b(?![/=])", follows, re.IGNORECASE):
                yield name


def _argument(node: ftl.BaseNode) -> str | None:
    """The argument it shows or chooses by, perhaps as `NUMBER($games)`."""
    match node:
        case ftl.FunctionReference(arguments=ftl.CallArguments(positional=[shown, *_])):
            return _argument(shown)
        case ftl.VariableReference():
            return str(node.id.name)
    return None


def differences(where: str, english: Words, other: Words) -> Iterator[str]:
    """How a language differs from English in more than its words."""
    for id, parts in english.messages.items():
        theirs = other.messages.get(id)
        if theirs is None:
            yield f"{where}: {id} is missing"
            continue
        for part in sorted(parts.keys() | theirs.keys()):
            called = f"{id}.{part}" if part else id
            if part not in theirs:
                yield f"{where}: {called} is missing"
            elif part not in parts:
                yield f"{where}: {called} is unknown in English"
            elif parts[part] != theirs[part]:
                found, expected = _listed(theirs[part]), _listed(parts[part])
                yield f"{where}: {called} has the arguments {found}, not {expected}"
    for id in other.messages.keys() - english.messages.keys():
        yield f"{where}: {id} is unknown in English"


def unsaid(known: dict[str, Parts], mentioned: set[str]) -> Iterator[str]:
    """What the code says without words for it, and words that nothing says."""
    python, web = python_uses(PACKAGE), web_uses(WEB)
    for id, place in {**python.said, **web.said}.items():
        name, _, attribute = id.partition(".")
        if attribute not in known.get(name, {}):
            yield f"{place}: there are no words for {id}"
    expected = {entry.id for game in HOUSE_GAMES for entry in in_passing(find(game))}
    for id in sorted(expected - known.keys()):
        if not NEEDLESS.search(id):
            yield f"there are no words for {id}"
    patterns = [re.compile(pattern) for pattern in PATTERNS]
    for id, parts in known.items():
        called = [f"{id}.{part}" if part else id for part in parts]
        if id in mentioned or id in expected or any(pattern.fullmatch(id) for pattern in patterns):
            continue
        if not any(uses.mentions(one) for uses in (python, web) for one in called):
            yield f"nothing says {id}"


def python_uses(folder: Path) -> Uses:
    uses = Uses({}, set(), [])
    for file in sorted(folder.rglob("*.py")):
        if file == Path(__file__):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="message" | "help_text"), args=[ast.Constant(value=str(id)), *_]
                ):
                    uses.said[id] = f"{_short(file)}, line {node.lineno}"
                case ast.Constant(value=str(text)):
                    uses.texts.add(text)
                case ast.JoinedStr(values=pieces):
                    _add_pattern(uses, [_constant(piece) for piece in pieces])
    return uses


def web_uses(folder: Path) -> Uses:
    uses = Uses({}, set(), [])
    for file in sorted((*folder.rglob("*.ts"), *folder.rglob("*.svelte"))):
        text = file.read_text("utf-8")
        for call in WEB_CALL.finditer(text):
            uses.said[call[2]] = f"{_short(file)}, line {text.count(chr(10), 0, call.start()) + 1}"
        for found in WEB_LITERAL.finditer(text):
            if found[3]:
                _add_pattern(uses, [piece or None for piece in re.split(r"\$\{[^}]*\}", found[3])])
            else:
                uses.texts.add(found[1] or found[2])
    return uses


def _add_pattern(uses: Uses, pieces: list[str | None]) -> None:
    """Note a text some of whose pieces, those that are None, are only known while the code runs."""
    fixed = [piece for piece in pieces if piece]
    if all(re.fullmatch(r"[\w.-]+", piece) for piece in fixed) and any(
        len(piece.strip("-.")) >= TELLING and ("-" in piece or "." in piece) for piece in fixed
    ):
        uses.patterns.append(re.compile(r"[\w.-]*".join(re.escape(piece or "") for piece in pieces)))


def _constant(piece: ast.expr) -> str | None:
    return piece.value if isinstance(piece, ast.Constant) and isinstance(piece.value, str) else None


def _folder(game: str) -> Path:
    words = find(game).words
    assert isinstance(words, Path), f"the words of {game} are not in files"
    return words


def _files(name: str, folder: Path, language: str) -> list[Path]:
    return sorted((folder / language).glob("*.ftl")) if name == "house" else [folder / f"{language}.ftl"]


def _parts(entry: ftl.Message) -> Parts:
    parts = {attribute.id.name: frozenset(Mentions(attribute).arguments) for attribute in entry.attributes}
    return parts if entry.value is None else {"": frozenset(Mentions(entry.value).arguments), **parts}


def _is_plain(entry: ftl.Message) -> bool:
    """Whether it can be read without Fluent, as `--help` does."""
    value = entry.value
    return (
        not entry.attributes
        and value is not None
        and all(isinstance(element, ftl.TextElement) for element in value.elements)
    )


def _listed(arguments: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(arguments)) or "(none)"


def _short(file: Path) -> str:
    root = PACKAGE.parent.parent
    return str(file.relative_to(root) if file.is_relative_to(root) else file)


if __name__ == "__main__":
    sys.exit(main())
