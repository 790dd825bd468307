"""Catalogues over REST: whatever is said in the browser comes from here, guests' games included."""

import gzip
from typing import Any

import pytest

from tests.server.running import Server


@pytest.fixture
def languages(server: Server) -> dict[str, dict[str, Any]]:
    reply = server.ask("GET", "/api/words").json()
    return {language["code"]: language for language in reply["languages"]}


def test_the_made_up_language_is_only_for_tests(languages: dict[str, dict[str, Any]]) -> None:
    assert "pseudo" not in languages


def test_english_is_the_first_of_several(languages: dict[str, dict[str, Any]]) -> None:
    assert next(iter(languages)) == "en"
    assert (languages["de"]["name"], languages["de"]["direction"]) == ("Deutsch", "ltr")


def test_a_catalogue_lasts_and_is_packed(server: Server, languages: dict[str, dict[str, Any]]) -> None:
    for address in (languages["de"]["house"], languages["de"]["games"]["ludo"]):
        reply = server.ask("GET", address, headers={"Accept-Encoding": "gzip"})
        assert (reply.status, reply.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert "immutable" in reply.headers["cache-control"]
        assert "würfel" in gzip.decompress(reply.body).decode().casefold()


def test_the_house_says_nothing_that_only_terminals_say(
    server: Server, languages: dict[str, dict[str, Any]]
) -> None:
    house = server.ask("GET", languages["en"]["house"]).body.decode()
    assert "\nweb-home-title = Five tabletop games.\n" in house
    assert "\nbye-restart = " in house
    assert "\nterminal-" not in house


def test_a_guest_speaks_without_a_catalogue(server: Server, languages: dict[str, dict[str, Any]]) -> None:
    words = server.ask("GET", languages["en"]["games"]["cards"]).body.decode()
    assert "\ncards-title = " in words


def test_an_address_of_another_version_does_not_last(
    server: Server, languages: dict[str, dict[str, Any]]
) -> None:
    now = server.ask("GET", languages["de"]["games"]["ludo"])
    old = server.ask("GET", "/api/words/de/ludo-0123456789abcdef.ftl")
    assert (old.status, old.body, old.headers["cache-control"]) == (200, now.body, "no-cache")


@pytest.mark.parametrize("path", ["xx/house-1.ftl", "en/chess-1.ftl", "en/..%2fhouse.ftl", "en/house.ftl"])
def test_other_addresses_lead_nowhere(server: Server, path: str) -> None:
    assert server.ask("GET", f"/api/words/{path}").status == 404
