"""Whether a game counts for the leaderboard is said before, while and after it is played."""

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import finish, make, settled

UNDO = "This game does not count for the leaderboard: a move was taken back."


def test_the_set_up_says_beside_the_box_whether_a_game_would_count(open_page: OpenPage) -> None:
    page = open_page("/set-up/ludo")
    page.locator("summary", has_text="At the table").click()
    said = page.locator("details").get_by_role("status").filter(has_text="leaderboard")
    expect(said).to_contain_text("does not count for the leaderboard: Player 1 has no name yet")
    page.get_by_label("Name of Player 1").fill("Ann")
    expect(said).to_have_text("This game counts for the leaderboard.")
    page.get_by_role("button", name="Add a player").click()
    expect(said).to_contain_text("two bots have the same level (medium)")
    page.get_by_label("Who plays for Player 3").select_option("bot:hard")
    expect(said).to_have_text("This game counts for the leaderboard.")
    page.get_by_role("checkbox", name="Our own dice").check()
    expect(said).to_contain_text("their own dice")
    page.get_by_role("checkbox", name="Our own dice").uncheck()
    page.get_by_role("checkbox", name="Rated").uncheck()
    expect(said).to_contain_text("did not want it rated")


def test_the_lobby_says_it_too(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here link", names=("", ""))
    expect(open_page(made.host).get_by_text("Player 1 has no name yet")).to_be_visible()


def test_after_a_take_back_a_game_does_not_count_and_everybody_is_told(
    server: Server, open_page: OpenPage
) -> None:
    made = make(server, "custom", "here here", {"size": 60, "controls": False})  # no roll ends it
    page, watcher = open_page(made.host), open_page(made.watch)
    expect(watcher.get_by_role("application")).to_be_visible()
    settled(page, page.get_by_role("button", name="Roll").click)
    settled(page, page.get_by_role("button", name="Undo").click)
    expect(page.locator(".strip").get_by_text(UNDO)).to_be_visible()
    expect(watcher.locator(".strip").get_by_text(UNDO)).to_be_visible()
    finish(page)
    expect(page.locator("section:has(#over)").get_by_text(UNDO)).to_be_visible()
    assert server.ask("GET", f"/api/finished/{made.match}").json()["rated"] is False


def test_a_game_without_help_counts(server: Server, open_page: OpenPage) -> None:
    made = make(server, "custom", "here here", {"size": 12})
    page = open_page(made.host)
    finish(page)
    expect(page.locator("section:has(#over)").get_by_text("This game counts")).to_be_visible()
    assert server.ask("GET", f"/api/finished/{made.match}").json()["rated"] is True


def test_a_rating_may_fall(open_page: OpenPage) -> None:
    page = open_page("/leaders/ludo")
    expect(page.get_by_text("falls with bad ones")).to_be_visible()
