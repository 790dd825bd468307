"""The web client's files, as the server gives them out."""

import gzip
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardloom.server.ops.settings import WEB
from tests.server.running import Server, fresh_folder

PAGE = b"<!doctype html><title>Boardloom</title>"
SCRIPT = b"export const ready = true\n" * 50


@pytest.fixture(scope="module")
def web() -> Iterator[Server]:
    """A server with a small client of its own."""
    folder = fresh_folder()
    built = folder / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(PAGE)
    (built / "assets/index-C0ffee.js").write_bytes(SCRIPT)
    (built / "icon.svg").write_bytes(b"<svg/>")
    (built / "secret.key").write_bytes(b"hush")
    with Server(folder, web=str(built)) as server:
        yield server
    shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.parametrize(
    "path", ["/", "/play/snakes", "/m/0123", "/games/0123", "/set-up/ludo", "/rules/dice", "/leaders", "/x/y"]
)
def test_every_page_is_the_clients(web: Server, path: str) -> None:
    reply = web.ask("GET", path)
    assert (reply.status, reply.body) == (200, PAGE)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert "script-src 'self'; style-src 'self'" in reply.headers["content-security-policy"]
    assert web.ask("HEAD", path).headers["content-length"] == str(len(PAGE))


@pytest.mark.parametrize(
    "path",
    ["/assets/old-1.js", "/api/x", "/live", "/secret.key", "/../errors.py", "/%2e%2e/errors.py", "/a/b.css"],
)
def test_what_is_not_there_is_not_there(web: Server, path: str) -> None:
    assert web.ask("GET", path).status == 404


@pytest.mark.parametrize(("accepts", "packed"), [("gzip, br", True), ("identity", False)])
def test_files_with_a_hash_in_their_name_last_and_are_packed(web: Server, accepts: str, packed: bool) -> None:
    reply = web.ask("GET", "/assets/index-C0ffee.js", headers={"Accept-Encoding": accepts})
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["vary"] == "Accept-Encoding"
    assert (reply.headers.get("content-encoding") == "gzip") is packed
    assert (gzip.decompress(reply.body) if packed else reply.body) == SCRIPT
    assert (len(reply.body) < len(SCRIPT)) is packed


def test_a_client_that_is_not_built_says_how(tmp_path: Path) -> None:
    with Server(tmp_path, web=str(tmp_path / "nothing")) as server:
        reply = server.ask("GET", "/")
        assert reply.status == 503
        assert b"npm run build" in reply.body
        assert b"\n" not in reply.body


def test_the_built_client_needs_nothing_from_elsewhere(server: Server) -> None:
    assert WEB.is_dir(), "the web client is not built: run ./test"
    text = server.ask("GET", "/").body.decode()
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", text)
    asked = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert asked
    for path in asked:
        assert path.startswith("/")
        assert server.ask("GET", path).status == 200
