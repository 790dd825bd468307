"""Players without a name have none: until now an English one was kept for them.

In a rematch everybody sits one seat on, with the name of the seat before.
"""

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from boardloom.match.old_names import BEGINNING, name_read

revision = "0002"
down_revision = "0001"

AFFECTED = """
SELECT id, header FROM matches
WHERE header LIKE :some OR id IN (SELECT match FROM events WHERE body LIKE :some)
"""
SOME = f'%"{BEGINNING}%'
"""What has such a name, or one like it."""


def upgrade() -> None:
    connection = op.get_bind()
    for match, header in connection.execute(sa.text(AFFECTED), {"some": SOME}).all():
        try:
            header_fields: dict[str, Any] = json.loads(header)
        except ValueError:
            continue  # damaged before; the check of the store says so
        _rename(header_fields.get("seats", []), header_fields)
        _rename_joined(connection, match, header_fields)
        _rename_finished(connection, match, header_fields)
        change = sa.text("UPDATE matches SET header = :header WHERE id = :match")
        connection.execute(change, {"header": _compact(header_fields), "match": match})


def _rename(players: list[dict[str, Any]], header: dict[str, Any]) -> None:
    for seat, player in enumerate(players):
        player["name"] = name_read(player["name"], *_seats_before(seat, header))


def _seats_before(seat: int, header: dict[str, Any]) -> Sequence[int]:
    """Where somebody may have sat who has a seat in this match."""
    return range(len(header["seats"])) if header.get("previous") else (seat,)


def _rename_joined(connection: sa.Connection, match: str, header: dict[str, Any]) -> None:
    joined = sa.text("SELECT seq, body FROM events WHERE match = :match AND body LIKE :some")
    change = sa.text("UPDATE events SET body = :body WHERE match = :match AND seq = :seq")
    for seq, body in connection.execute(joined, {"match": match, "some": SOME}).all():
        event = json.loads(body)
        if event["kind"] == "joined":
            event["name"] = name_read(event["name"], *_seats_before(event["seat"], header))
            connection.execute(change, {"body": _compact(event), "match": match, "seq": seq})


def _rename_finished(connection: sa.Connection, match: str, header: dict[str, Any]) -> None:
    finished = sa.text("SELECT players, rated FROM finished WHERE match = :match")
    change = sa.text("UPDATE finished SET players = :players WHERE match = :match")
    for kept, rated in connection.execute(finished, {"match": match}).all():
        players = json.loads(kept)
        _rename(players, header)
        connection.execute(change, {"players": json.dumps(players), "match": match})
        if not rated:
            header["rated"] = False  # whoever typed a name like these was not rated, and still is not


def _compact(header_fields: object) -> str:
    return json.dumps(header_fields, ensure_ascii=False, separators=(",", ":"))
