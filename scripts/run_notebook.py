"""Runs the cells of a notebook and keeps in it what they print: python scripts/run_notebook.py FILE"""

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any


def run(notebook: dict[str, Any], namespace: dict[str, Any]) -> None:
    """Run all cells of code in order, and note what each prints."""
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        number += 1
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), namespace)
        text = printed.getvalue().splitlines(keepends=True)
        cell["execution_count"] = number
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": text}] if text else []


def main() -> None:
    file = Path(sys.argv[1])
    notebook = json.loads(file.read_text("utf-8"))
    run(notebook, {"__name__": "__main__"})
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
