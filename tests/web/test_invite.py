"""Invitations: links as QR codes, and how to open a server that only this computer reaches."""

from pathlib import Path

from playwright.sync_api import expect

from boardloom.server.ops.reach import own_address
from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import make


def kept(server: Server, kinds: str = "here link") -> tuple[str, str]:
    """The path of a match whose host made it in this browser, and what the browser keeps of it."""
    made = make(server, "snakes", kinds)
    link = f"{server.url}{made.seats[1]}"
    secret = made.host.partition("#")[2]
    entry = (
        f'[{{"match":"{made.match}","secret":"{secret}","game":"snakes","names":[],"role":"host","at":1,'
        f'"over":false,"links":{{"1":"{link}"}}}}]'
    )
    return made.host, entry


def test_an_invitation_has_a_qr_code_and_says_how_to_let_others_in(
    server: Server, open_page: OpenPage
) -> None:
    host, entry = kept(server)
    page = open_page("/leaders")
    page.evaluate("(entry) => { localStorage['boardloom.matches'] = entry }", entry)
    page.goto(host)
    expect(page.get_by_label("Command", exact=True)).to_have_value("boardloom --lan")
    expect(page.get_by_text("and nothing else of this computer")).to_be_visible()
    code = page.get_by_role("img", name="QR code: Link for Bob")
    expect(code).to_have_count(0)
    page.get_by_role("button", name="QR code: Link for Bob").click()
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box
    assert box["width"] == box["height"] >= 200
    assert (code.locator("path").get_attribute("d") or "").count("M") > 300


def test_links_of_an_open_server_carry_the_address_for_others(
    tmp_path: Path, built: Path, open_page: OpenPage
) -> None:
    with Server(tmp_path, "--host", "0.0.0.0", own_games=False) as server:
        port = server.url.rpartition(":")[2]
        server.url = f"http://127.0.0.1:{port}"
        host, entry = kept(server)
        page = open_page("/leaders", base_url=server.url)
        page.evaluate("(entry) => { localStorage['boardloom.matches'] = entry }", entry)
        page.goto(host)
        link = page.get_by_label("Link for Bob", exact=True)
        expect(link).to_have_value(
            f"http://{own_address() or '127.0.0.1'}:{port}" + entry.split(port)[1].split('"')[0]
        )
        expect(page.get_by_label("Command", exact=True)).to_have_count(int(not own_address()))
