"""Rules and games from files of one's own."""

import sys
import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from boardloom.core.errors import BadInput, BadOptions

loaded: list[Path] = []
"""The files in use, in the order they were loaded."""


def load(file: Path) -> None:
    """Run a Python file that registers strategies, entities or games."""
    if not file.is_file():
        raise BadOptions(f"{file} cannot be read: it is not a file")
    spec = spec_from_file_location(f"boardloom_own_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise BadOptions(f"{file} is not a Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    loaded.append(file)
    try:
        spec.loader.exec_module(module)
    except BadInput:
        raise
    except SyntaxError as error:
        raise BadOptions(f"{file}, line {error.lineno}: SyntaxError: {error.msg}") from error
    except (Exception, SystemExit) as error:
        raise BadOptions(blame(error) or f"{file}: {type(error).__name__}: {error}") from error


def blame(error: BaseException) -> str | None:
    """Where in a person's own file an error arose, in one line; None if it is not theirs."""
    files = {str(file) for file in loaded}
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if frame.filename in files:
            return f"{frame.filename}, line {frame.lineno}: {type(error).__name__}: {error}"
    return None
