"""Writes the reference for authors of games, docs/reference.md, from the docstrings of what it describes:
.venv/bin/python scripts/generate_reference.py

With `--check` it only says whether the file is what it would write.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "boardloom"
PAGE = ROOT / "docs" / "reference.md"
HEAD = """# Reference for authors of games

Written by `scripts/generate_reference.py` from the docstrings in the code: change those instead.
How to begin is told in [A game in six steps](tutorial.md); what a rule may be written in, in
[What the rules may do](adding-a-game.md#what-the-rules-may-do).
"""
DESCRIBED = {
    "core/game.py": ("Game", "Position"),
    "core/options.py": ("GameConfig",),
    "core/protocols.py": ("Rules", "Messages", "Policy", "Level", "Stats", "View"),
    "view.py": ("BoardView", "Piece", "()"),
    "games/without_chance.py": ("()",),
    "games/one_die.py": ("()",),
    "games/secret_choices.py": ("()",),
    "games/hidden_cards.py": ("()",),
    "games/tricks.py": ("()",),
    "games/bitset.py": ("()",),
    "core/scene.py": (),
    "core/happening.py": (),
}
"""By file: the classes described, all of them where none is named; "()" for the functions it offers."""
WHOLE = ("Game", "Position", "GameConfig", "Rules", "Messages", "Policy", "Level", "BoardView", "Piece")
"""Classes of which every field must be explained."""


class Undescribed(Exception):
    """Something that nothing is said of."""


def page() -> str:
    parts = [HEAD]
    for file, names in DESCRIBED.items():
        module = ast.parse((SOURCE / file).read_text("utf-8"))
        classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
        for name in names or classes:
            if name == "()":
                parts.append(_helpers(module, file))
            else:
                parts.append(_class(classes[name], file))
    return "\n".join(parts)


def _class(node: ast.ClassDef, file: str) -> str:
    lines = [f"## `{node.name}`\n", f"`{_module(file)}.{node.name}`: {_text(ast.get_docstring(node))}\n"]
    return "\n".join([*lines, *_members(node)]) + "\n"


def _helpers(module: ast.Module, file: str) -> str:
    """What is said of a module as a whole, word for word, and its functions."""
    said = (ast.get_docstring(module) or "").split(">>>")[0].strip()
    return "\n".join([f"## Helpers of `{_module(file)}`\n", f"{said}\n", *_functions(module)]) + "\n"


def _module(file: str) -> str:
    return f"boardloom.{file.removesuffix('.py').replace('/', '.')}"


def _members(node: ast.ClassDef) -> Iterator[str]:
    for place, part in enumerate(node.body):
        following = node.body[place + 1] if place + 1 < len(node.body) else None
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            said = following.value if isinstance(following, ast.Expr) else None
            text = said.value if isinstance(said, ast.Constant) and isinstance(said.value, str) else None
            # A call, such as `field(init=False)`, says how a field is made, not what it is.
            default = f" = {_code(part.value)}" if part.value and not isinstance(part.value, ast.Call) else ""
            yield _entry(node, part.target.id, f"{part.target.id}: {_code(part.annotation)}{default}", text)
        elif isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            yield _entry(node, part.name, _signature(part), ast.get_docstring(part))


def _entry(node: ast.ClassDef, name: str, code: str, text: str | None) -> str:
    if not text and node.name in WHOLE:
        raise Undescribed(f"{node.name}.{name} has no docstring")
    return f"- `{code}`" + (f": {_text(text)}" if text else "")


def _signature(function: ast.FunctionDef) -> str:
    """A property as the field or the function that it is."""
    decorators = {_code(each) for each in function.decorator_list}
    returns = _code(function.returns) if function.returns else "None"
    if decorators & {"property", "cached_property"}:
        return f"{function.name}: {returns}"
    arguments = re.sub(r"^(self|cls)(, )?", "", _code(function.args))
    return f"{function.name}({arguments}) -> {returns}"


def _functions(module: ast.Module) -> Iterator[str]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                raise Undescribed(f"{node.name} has no docstring")
            yield f"- `{_signature(node)}`: {_text(ast.get_docstring(node))}"


def _code(node: ast.AST) -> str:
    """As it is written, without the quotes around types that are looked up later."""
    text = ast.unparse(node)
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        text = node.value
    return re.sub(r"'(\w+\[.*?\])'", r"\1", text).replace("_contra", "")


def _text(docstring: str | None) -> str:
    """The words of a docstring in one paragraph, without its examples."""
    said = (docstring or "").split(">>>")[0]
    words = re.sub(r"\s+", " ", said).strip()
    return words.replace("|", "\\|")


def main() -> None:
    try:
        made = page()
    except Undescribed as error:
        sys.exit(str(error))
    if "--check" in sys.argv:
        if not PAGE.is_file() or PAGE.read_text("utf-8") != made:
            sys.exit(f"{PAGE.name} is not what the docstrings say; run scripts/generate_reference.py")
        return
    PAGE.write_text(made, "utf-8")


if __name__ == "__main__":
    main()
