"""Writes the icons that games use, from npm's @iconify-json/game-icons: scripts/gather_icons.py [NAME ...]

Names are added to those in src/boardloom/svg/icons.json. The icons are of https://game-icons.net (CC BY 3.0).
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ICONS = ROOT / "src" / "boardloom" / "svg" / "icons.json"
SOURCE = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


def main() -> None:
    known: dict[str, str] = json.loads(ICONS.read_text()) if ICONS.exists() else {}
    bodies = json.loads(SOURCE.read_text())["icons"]
    for name in sys.argv[1:]:
        if name not in bodies:
            near = ", ".join(other for other in bodies if name in other or other in name)
            sys.exit(f"there is no icon {name!r} at game-icons.net; similar: {near or 'none'}")
        known[name] = "".join(re.findall(r'\bd="([^"]+)"', bodies[name]["body"]))
    ICONS.write_text(json.dumps(dict(sorted(known.items())), indent=0) + "\n")


if __name__ == "__main__":
    main()
