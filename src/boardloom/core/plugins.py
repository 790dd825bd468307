"""Rules and games from files of one's own."""

import os
import sys
import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.message import Message, message

loaded: list[Path] = []
"""The files in use, in the order they were loaded; whole paths, by which Python names them in errors."""


def load(file: Path) -> None:
    """Run a Python file that registers strategies, entities or games."""
    if not file.is_file():
        raise BadOptions(message("file-unreadable", file=str(file), reason=message("reason-no-file")))
    file = Path(os.path.abspath(file))
    spec = spec_from_file_location(f"boardloom_own_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise BadOptions(message("file-not-python", file=str(file)))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    loaded.append(file)
    try:
        spec.loader.exec_module(module)
    except BadInput:
        raise
    except SyntaxError as error:
        where = error.filename or str(file)
        raise BadOptions(_at(where, error.lineno, f"SyntaxError: {error.msg}")) from error
    except (Exception, SystemExit) as error:
        why = message("file-problem", file=str(file), problem=f"{type(error).__name__}: {error}")
        raise BadOptions(blame(error) or why) from error


def blame(error: BaseException) -> Message | None:
    """Where in a person's own file an error arose, in one line; None if it is not theirs."""
    files = {str(file) for file in loaded}
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if frame.filename in files:
            return _at(frame.filename, frame.lineno, f"{type(error).__name__}: {error}")
    return None


def _at(file: str, line: int | None, problem: str) -> Message:
    return message("file-line-problem", file=file, line=str(line), problem=problem)
