"""Packages of the extra `lab`, which are asked for when they are first wanted."""

from importlib import import_module
from types import ModuleType

from boardloom.core.errors import BadOptions
from boardloom.core.message import message


def extra(name: str, of: str = "lab") -> ModuleType:
    """A module of an extra; `BadOptions` says how to install what is missing."""
    try:
        return import_module(name)
    except ImportError:
        wanted = f"pip install 'boardloom[{of}]'"
        raise BadOptions(
            message("lab-extra-missing", package=name.partition(".")[0], command=wanted)
        ) from None
