"""The verifier of one file and that of the web client share no code, and say the same of every record."""

import json

import pytest

from boardloom.match import verify_dice
from tests.match.records import disagreements, in_python, in_typescript, samples


def test_records_of_every_kind_are_found_fair_by_both() -> None:
    ours = [in_python(record) for record in samples()]
    assert in_typescript(map(json.dumps, samples())) == ours
    assert [found.get("unfair") or found.get("malformed") for found in ours] == [None] * len(ours)
    noted = {note["kind"] for found in ours for note in found["notes"]}
    assert noted == verify_dice.NOTES.keys() - {"beacon-unchecked"}


@pytest.mark.parametrize("seed", range(2))
def test_both_say_the_same_of_records_that_were_tampered_with(seed: int) -> None:
    differ, kinds = disagreements(600, seed)
    assert differ == []
    assert len(kinds) > 8
