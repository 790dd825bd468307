"""Sums over rows, to find bits that turned over on the disk. What is in the store now is taken as it is."""

from itertools import groupby

import sqlalchemy as sa
from alembic import op

from boardloom.server.log import sums

revision = "0003"
down_revision = "0002"

AT_ONCE = 1000
SEATS = "SELECT match, seat, secret_hash FROM seats"
RATINGS = "SELECT game, player, bot, mu, sigma, games, wins FROM ratings"


def upgrade() -> None:
    for table in ("matches", "seats", "events", "ratings"):
        empty = sa.text("x''")
        op.add_column(table, sa.Column("sum", sa.LargeBinary, nullable=False, server_default=empty))
    connection = op.get_bind()
    for row in connection.execute(sa.text("SELECT * FROM matches")).all():
        change = sa.text("UPDATE matches SET sum = :sum WHERE id = :id")
        connection.execute(change, {"sum": sums.of_match(row), "id": row.id})
    for row in connection.execute(sa.text(SEATS)).all():
        change = sa.text("UPDATE seats SET sum = :sum WHERE match = :match AND seat = :seat")
        connection.execute(change, {"sum": sums.of_row(*row), "match": row.match, "seat": row.seat})
    for row in connection.execute(sa.text(RATINGS)).all():
        change = sa.text(
            "UPDATE ratings SET sum = :sum WHERE game = :game AND player = :player AND bot = :bot"
        )
        sum = sums.of_row(row.game, row.player, bool(row.bot), *row[3:])
        connection.execute(change, {"sum": sum, **{name: getattr(row, name) for name in row._fields[:3]}})
    _chain(connection)


def _chain(connection: sa.Connection) -> None:
    matches = connection.execute(sa.text("SELECT DISTINCT match FROM events")).scalars().all()
    wanted = sa.text("SELECT seq, command_id, at, body FROM events WHERE match = :match ORDER BY seq")
    change = sa.text("UPDATE events SET sum = :sum WHERE match = :match AND seq = :seq")
    for match in matches:
        rows = [tuple(row) for row in connection.execute(wanted, {"match": match})]
        chained = enumerate(zip(rows, sums.chain(match, rows), strict=True))
        for _, part in groupby(chained, lambda each: each[0] // AT_ONCE):
            values = [{"sum": sum, "match": match, "seq": row[0]} for _, (row, sum) in part]
            connection.execute(change, values)
