"""Rules and games from files of one's own."""

import sys
import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from boardloom.errors import BadOptions


def load(file: Path) -> None:
    """Run a Python file that registers strategies, entities or games."""
    if not file.is_file():
        raise BadOptions(f"{file} cannot be read: there is no such file")
    spec = spec_from_file_location(f"boardloom_own_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise BadOptions(f"{file} is not a Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        line = error.lineno if isinstance(error, SyntaxError) else last.lineno
        raise BadOptions(f"{file}, line {line}: {type(error).__name__}: {error}") from error
