"""The client without its server: what was seen before can be opened, and a new build replaces the old one."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server, fresh_folder, quiet_port
from tests.web.conftest import OpenPage
from tests.web.table import until
from tests.web.test_house import finished

NO_NETWORK = "net::ERR"
"""What browsers print of a request without an answer."""
ALLOWED: dict[str, Any] = {"service_workers": "allow", "expected": NO_NETWORK}
KEPT = "(async () => (await (await caches.open('seen-1')).keys()).filter((each) => {}).length)()"
RULES = KEPT.format("each.url.includes('/check')")
NEEDS_SERVER = "to play, the server is needed"


def kept_for_later(page: Page) -> Page:
    """Once the rules of all games are kept: they come last."""
    until(page, f"{RULES}.then((rules) => rules >= 5)")
    return page


def test_the_manifest_makes_it_installable(server: Server) -> None:
    page = server.ask("GET", "/").body.decode()
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    manifest = server.ask("GET", "/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    shown = manifest.json()
    assert (shown["start_url"], shown["display"]) == ("/", "standalone")
    assert {icon["sizes"] for icon in shown["icons"]} >= {"192x192", "512x512"}
    for icon in shown["icons"]:
        assert server.ask("GET", icon["src"]).headers["content-type"] == icon["type"]


def test_without_a_network_it_opens_with_what_was_seen(server: Server, open_page: OpenPage) -> None:
    match, other = finished(server, "snakes"), finished(server, "ludo")
    page = kept_for_later(open_page("/", **ALLOWED))
    page.goto(f"/games/{match}")
    expect(page.get_by_role("heading", name="A game of Snakes & Ladders")).to_be_visible()
    until(page, KEPT.format(f"each.url.includes('{match}/scenes')") + ".then((replays) => replays > 0)")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("article .board svg").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=NEEDS_SERVER)).to_be_visible()
    page.goto("/rules/blokus")
    expect(page.get_by_role("heading", name="Rules of Blokus")).to_be_visible()
    page.goto(f"/games/{match}")
    expect(page.get_by_role("heading", name="A game of Snakes & Ladders")).to_be_visible()
    page.goto(f"/games/{other}")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="A game of Ludo")).to_be_visible()
    expect(page.get_by_text(NEEDS_SERVER)).to_have_count(0)


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server with a copy of the client, which can be built anew."""
    folder = fresh_folder()
    built = Path(__file__).parent.parent.parent / "src/boardloom/server/web"
    shutil.copytree(built, folder / "web")
    port = ("--port", str(quiet_port()))  # it is started on it again
    with Server(folder, *port, own_games=False, web=str(folder / "web")) as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


def test_without_its_server_the_page_says_so_until_it_is_back(
    own_server: Server, open_page: OpenPage
) -> None:
    page = kept_for_later(open_page("/", base_url=own_server.url, **ALLOWED))
    port = own_server.url.rpartition(":")[2]
    own_server.stop()
    page.goto("/rules/ludo")
    expect(page.get_by_role("heading", name="Rules of Ludo")).to_be_visible()
    expect(page.get_by_text(NEEDS_SERVER)).to_be_visible()
    with Server(own_server.folder, "--port", port, own_games=False):
        expect(page.get_by_text(NEEDS_SERVER)).to_have_count(0)


NEWER = "index-N3W.js"


def built_anew(server: Server, *names: str) -> str:
    """The script gets another name, and the files named speak of it; answers with the port."""
    server.stop()
    web = server.folder / "web"
    script = next((web / "assets").glob("index-*.js"))
    script.rename(web / "assets" / NEWER)
    for name in names:
        text = (web / name).read_text().replace(script.name, NEWER)
        (web / name).write_text(re.sub(r"shell-[0-9a-f]+", "shell-new", text))
    return server.url.rpartition(":")[2]


def has_the_newer_script(page: Page) -> bool:
    return page.locator("script[src]").get_attribute("src") == f"/assets/{NEWER}"


def test_what_is_kept_holds_no_new_page_back(own_server: Server, open_page: OpenPage) -> None:
    page = kept_for_later(open_page("/", base_url=own_server.url, **ALLOWED))
    port = built_anew(own_server, "index.html")
    with Server(own_server.folder, "--port", port, own_games=False, web=str(own_server.folder / "web")):
        page.goto("/rules/ludo")
        assert has_the_newer_script(page)
        expect(page.get_by_role("heading", name="Rules of Ludo")).to_be_visible()


def test_a_new_build_replaces_the_old_one(own_server: Server, open_page: OpenPage) -> None:
    page = kept_for_later(open_page("/", base_url=own_server.url, **ALLOWED))
    port = built_anew(own_server, "index.html", "sw.js")
    with Server(own_server.folder, "--port", port, own_games=False, web=str(own_server.folder / "web")):
        # From a page that asks for nothing else: Chromium does not replace a worker that a debugger looks at,
        # such as Playwright, while it answers.
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => 1)"
        )
        shells = "caches.keys().then((names) => names.filter((name) => name.startsWith('shell-')).join())"
        until(page, f"{shells}.then((names) => names === 'shell-new')")
    page.goto("/rules/ludo")
    assert has_the_newer_script(page)
    expect(page.get_by_role("heading", name="Rules of Ludo")).to_be_visible()


def test_nothing_secret_is_kept(server: Server, open_page: OpenPage) -> None:
    made = server.make("snakes", "here:Ann", "here:Bo")
    page = kept_for_later(open_page("/", **ALLOWED))
    page.goto(f"/m/{made.match}#{made.host}")
    expect(page.locator(".roll")).to_be_visible()
    urls = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((each) => each.url)))).flat()"
    )
    assert not [url for url in urls if made.match in url or made.host in url]
