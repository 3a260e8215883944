"""Leagues: events over weeks, their entrants, rounds and pairings"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("system", sa.String(length=10), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("maker", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("starts", sa.String(length=32), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["maker"], ["people.id"], name="fk_leagues_maker"),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
    )
    op.create_index("ix_leagues_maker", "leagues", ["maker"], unique=False)
    op.create_index("ix_leagues_status", "leagues", ["status"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("league_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("joined", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, server_default="-1"),
        sa.Column("away", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("left_after", sa.Integer(), nullable=False, server_default="-1"),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_entrants_league_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_entrants_person_id"),
        sa.PrimaryKeyConstraint("league_id", "person_id", name="pk_entrants"),
    )
    op.create_index("ix_entrants_person_id", "entrants", ["person_id"], unique=False)
    op.create_table(
        "rounds",
        sa.Column("league_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("begun", sa.String(length=32), nullable=False),
        sa.Column("ends", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_rounds_league_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("league_id", "number", name="pk_rounds"),
    )
    op.create_table(
        "pairings",
        sa.Column("league_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=False, server_default=""),
        sa.Column("outcome", sa.String(length=10), nullable=False, server_default=""),
        sa.Column("how", sa.String(length=12), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_pairings_league_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("league_id", "round", "board", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"], unique=False)


def downgrade() -> None:
    for table in ("pairings", "rounds", "entrants", "leagues"):
        op.drop_table(table)
