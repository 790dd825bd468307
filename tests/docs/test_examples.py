"""Every example in the README and the guides runs. (`>>>` examples run as doctests.)"""

import re
import shlex
from pathlib import Path

import pytest

from tests.processes import boardloom

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """What stands between the fences; a line that ends with a backslash goes on in the next."""
    found = re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    return [re.sub(r" \\\n +", " ", block) for block in found]


OWN_FILE = re.compile(r"(?:[Ss]ave this as|[Aa]dd this to)\s+`([\w.]+)`.*?```python\n(.*?)```", re.DOTALL)


def own_files(page: Path) -> dict[str, str]:
    """Files a page tells its reader to save: ``Save this as `x.py` `` or ``Add this to `x.py` ``, and the
    block that follows."""
    files: dict[str, str] = {}
    for name, block in OWN_FILE.findall(page.read_text("utf-8")):
        files[name] = files.get(name, "") + block
    return files


def commands() -> list[object]:
    return [
        pytest.param(line, id=f"{page.stem}: {line}")
        for page in PAGES
        for block in blocks(page, "sh")
        for line in block.splitlines()
        if re.match(r"(\./play|boardloom) \w", line)
    ]


@pytest.mark.parametrize("line", commands())
def test_commands_work(line: str, tmp_path: Path) -> None:
    for guide in PAGES:  # one guide uses what another tells to save
        for name, content in own_files(guide).items():
            (tmp_path / name).write_text(content)
    for earlier in saving(line):
        assert boardloom(*words_of(earlier), cwd=tmp_path).returncode == 0
    done = boardloom(*words_of(line), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def words_of(line: str) -> list[str]:
    # A hundred games tell as well as a million whether a command works; what they come to, other tests say.
    return shlex.split(re.sub(r"(--games [1-9]\d\d)\d+", r"\1", line), comments=True)[1:]


def saving(line: str) -> list[str]:
    """The commands of the guides that save a file which this one reads."""
    saved = re.compile(r"--save (\S+)")
    lines = [other for page in PAGES for block in blocks(page, "sh") for other in block.splitlines()]
    return [
        other
        for other in lines
        if other != line and any(name in words_of(line) for name in saved.findall(other))
    ]


def test_there_are_commands_for_everybody() -> None:
    assert len(commands()) >= 6


def test_all_code_can_be_run() -> None:
    """As a doctest, or as a file that a command loads."""
    run = "\n".join(block for page in PAGES for block in blocks(page, "sh"))
    for page in PAGES:
        saved = {block: name for name, block in OWN_FILE.findall(page.read_text("utf-8"))}
        for block in blocks(page, "python"):
            assert block.startswith(">>>") or saved[block] in run, f"{page.name}:\n{block}"


def test_links_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
