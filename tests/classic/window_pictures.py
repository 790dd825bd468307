"""Pictures of the custom board's window for docs/images: `python -m tests.classic.window_pictures`."""

from PIL import ImageGrab

from tests.classic.test_window_game import STATUS
from tests.classic.test_window_setup import BUTTONS, DEBUG, PLAYERS, ROLL, SIZE, START
from tests.classic.window_driver import ROOT, WindowDriver, screen, wait

IMAGES = ROOT / "docs" / "images"
QUALITY = 85


def take(window: WindowDriver, name: str) -> None:
    window.ask("update")
    left, top, width, height = map(
        int, window.ask("list [winfo rootx .] [winfo rooty .] [winfo width .] [winfo height .]").split()
    )
    picture = ImageGrab.grab((left, top, left + width, top + height), xdisplay=window.env["DISPLAY"])
    picture.save(IMAGES / f"{name}.webp", quality=QUALITY, method=6)


def main() -> None:
    with screen() as env:
        window = WindowDriver(env, seed=5)
        for seat, name in enumerate(("Alice", "Bob", "Carla")):
            window.type(f"{PLAYERS}.name{seat}", name)
        window.type(SIZE, "32")
        window.click(f"{BUTTONS}.auto_fill")
        window.click(DEBUG)
        take(window, "custom-window-setup")
        window.click(START)
        window.wait_for(ROLL)
        for played in range(1, 4):
            window.click(ROLL)
            wait("a turn", lambda played=played: window.text(STATUS) == f"Total moves: {played}")  # type: ignore[misc]
        take(window, "custom-window")
        window.close()


if __name__ == "__main__":
    main()
