"""Looking back: branches, imported games, visits, reports"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("given", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("origin", sa.String(length=64), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("branched", sa.Boolean(), nullable=False, server_default=sa.false()))

    op.create_table(
        "visits",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_visits_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_visits_guest")),
        sa.PrimaryKeyConstraint("game", "guest", name=op.f("pk_visits")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reports_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_reports_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index("ix_reports_game", ["game"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.drop_index("ix_reports_game")

    op.drop_table("reports")
    op.drop_table("visits")
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        for column in ("branched", "imported", "origin", "given"):
            batch_op.drop_column(column)
