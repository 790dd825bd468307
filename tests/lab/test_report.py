"""Reports, charts and tables of what the lab found."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from boardloom import lab
from boardloom.core.errors import BadOptions
from boardloom.lab import extra as extras
from boardloom.lab.experiment import Question, experiment, save
from boardloom.lab.pages import Report, reported
from tests.test_cli import run
from tests.words import in_english

BASE = lab.Design("snakes", turn_order="fixed")
MISSING = "pip install 'boardloom[lab]'"


class Page(HTMLParser):
    """What a page is made of: its elements, and what is between them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.opened.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src") and tag != "use"]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def compared() -> Any:
    return lab.compare(BASE, BASE.but(third_six="to-start"), games=60)


def test_a_report_begins_with_a_sentence_and_needs_nothing_from_elsewhere() -> None:
    made = lab.report(BASE, lab.measure(BASE, games=60), compared())
    assert made.headline.startswith("With third_six=to-start: longer by exactly ")
    page = Page(made.html)
    assert made.headline in page.words
    assert page.opened.index("h1") < page.opened.index("section")
    assert page.opened.count("section") == 3
    assert page.opened.count("svg") > 12
    assert "script" not in page.opened
    assert page.links == []
    assert "@media print" in made.html
    assert not re.search(r"url\((?!#)", made.html)


def test_a_sweep_and_a_search_are_reported(tmp_path: Path) -> None:
    swept = lab.sweep(BASE, games=60, third_six=..., killing=["opponent"])
    made = lab.report(swept)
    assert re.match(r"Of \d changes killing=opponent does most to the length: longer by", made.headline)
    assert made.html.count('class="forest"') == 2
    found = lab.find(BASE, "entities", maximise="lead_changes", where={"rounds": (5, 60)}, tries=4)
    shown = lab.report(found)
    assert re.match(r"Snakes & Ladders: [\d.]+ rounds; the first place wins", shown.headline)
    assert shown.html.count('class="board"') == 1 + min(6, len(found.gallery))
    file = tmp_path / "found.json"
    save(file, json.loads(json.dumps(found.to_dict())))
    kept = reported(json.loads(file.read_text()))
    assert kept.html == shown.html


def test_what_people_typed_is_no_markup() -> None:
    with pytest.raises(BadOptions):
        _ = Report([BASE.to_dict() | {"bots": ["<b>"]}]).html
    assert "Snakes &amp; Ladders" in lab.report(BASE).html


def test_nothing_makes_no_report() -> None:
    with pytest.raises(BadOptions) as refused:
        lab.report()
    assert "takes something to tell" in in_english(refused.value.words)


def test_the_command_writes_a_page_beside_an_experiment(tmp_path: Path) -> None:
    question = Question("compare", [BASE, BASE.but(third_six="to-start")])
    study = question.study()
    for _ in study.play(60, True):
        pass
    file = tmp_path / "experiment.json"
    save(file, experiment(question, study))
    told = run("lab", "report", str(file))
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("With third_six=to-start: longer by exactly")
    page = (tmp_path / "experiment.html").read_text("utf-8")
    assert told.stdout.splitlines()[0] in page
    file.write_text(file.read_text().replace('"results"', '"result"'))
    refused = run("lab", "report", str(file))
    assert refused.returncode == 2
    assert "is no experiment of this lab" in refused.stderr


def test_charts_are_drawn_by_altair() -> None:
    chart = compared().chart().to_dict()
    rows = chart["data"]["values"]
    rounds = next(row for row in rows if row["figure"] == "rounds")
    assert rounds["sure"]
    assert rounds["low"] == rounds["value"] == rounds["high"] > 0
    swept = lab.sweep(BASE, games=60, third_six=...).chart().to_dict()
    assert {row["figure"] for row in swept["data"]["values"]} == {"edge", "rounds"}
    found = lab.find(BASE, "entities", maximise="lead_changes", where={"rounds": (5, 60)}, tries=4)
    boards = found.chart().to_dict()["data"]["values"]
    assert len(boards) == len(found.gallery)


def test_a_chart_is_saved_as_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "chart.png"
    compared().chart().save(file)
    assert file.read_bytes().startswith(b"\x89PNG")


def test_games_are_written_as_a_table_that_others_read(tmp_path: Path) -> None:
    import polars

    games = BASE.games(20)
    games.to_parquet(tmp_path / "games.parquet")
    read = polars.read_parquet(tmp_path / "games.parquet")
    assert read.columns == list(games)
    assert read["rounds"].to_list() == games["rounds"].tolist()


@pytest.mark.parametrize("package", ["altair", "polars"])
def test_what_is_missing_is_named_with_how_to_install_it(
    package: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", missing)
    with pytest.raises(BadOptions) as refused:
        compared().chart() if package == "altair" else BASE.games(2).to_parquet(tmp_path / "x.parquet")
    said = in_english(refused.value.words)
    assert package in said
    assert MISSING in said
