"""Leagues whose tables have three or more seats: players and points of a game stand in lists"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

POINTS = {"first": "2 0", "second": "0 2", "draw": "1 1", "none": "0 0"}
ALONE = {"first": "2", "draw": "1", "none": "0"}


def upgrade() -> None:
    op.add_column("leagues", sa.Column("seats", sa.Integer(), nullable=False, server_default="2"))
    with op.batch_alter_table("pairings") as pairings:
        pairings.add_column(sa.Column("players", sa.String(length=40), nullable=False, server_default=""))
        pairings.add_column(sa.Column("points", sa.String(length=40), nullable=False, server_default=""))
    op.execute("UPDATE pairings SET players = CAST(first AS VARCHAR)")
    op.execute("UPDATE pairings SET players = players || ' ' || CAST(second AS VARCHAR) WHERE second IS NOT NULL")
    rows = sa.table("pairings", *map(sa.column, ("points", "second", "outcome")))
    for table, these in ((ALONE, rows.c.second.is_(None)), (POINTS, rows.c.second.is_not(None))):
        for outcome, points in table.items():
            op.execute(rows.update().where(these, rows.c.outcome == outcome).values(points=points))
    with op.batch_alter_table("pairings") as pairings:
        pairings.alter_column("players", server_default=None)
        pairings.drop_column("first")
        pairings.drop_column("second")
        pairings.drop_column("outcome")


def downgrade() -> None:
    """Leagues with more than two at a table cannot be kept."""
    op.execute("DELETE FROM leagues WHERE seats <> 2")
    op.execute("DELETE FROM pairings WHERE league_id NOT IN (SELECT id FROM leagues)")
    op.execute("DELETE FROM rounds WHERE league_id NOT IN (SELECT id FROM leagues)")
    op.execute("DELETE FROM entrants WHERE league_id NOT IN (SELECT id FROM leagues)")
    with op.batch_alter_table("pairings") as pairings:
        pairings.add_column(sa.Column("first", sa.Integer(), nullable=False, server_default="0"))
        pairings.add_column(sa.Column("second", sa.Integer(), nullable=True))
        pairings.add_column(sa.Column("outcome", sa.String(length=10), nullable=False, server_default=""))
    pairings_of_two = sa.table("pairings", *map(sa.column, ("players", "points", "first", "second", "outcome")))
    outcomes = {points: outcome for table in (POINTS, ALONE) for outcome, points in table.items()}
    bind = op.get_bind()
    for players, points in bind.execute(
        sa.select(pairings_of_two.c.players, pairings_of_two.c.points).distinct()
    ).all():
        first, *rest = map(int, players.split())
        same = sa.and_(pairings_of_two.c.players == players, pairings_of_two.c.points == points)
        values = {"first": first, "second": rest[0] if rest else None, "outcome": outcomes.get(points, "")}
        bind.execute(pairings_of_two.update().where(same).values(values))
    with op.batch_alter_table("pairings") as pairings:
        pairings.alter_column("first", server_default=None)
        pairings.drop_column("points")
        pairings.drop_column("players")
    op.drop_column("leagues", "seats")
