"""Running the house: the figures of every process, the load of the last day, and a logbook of what was done"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("processes", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("figures", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "load",
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.Column("process_id", sa.String(length=80), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("acts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("at", "process_id", name=op.f("pk_load")),
    )
    op.create_table(
        "logbook",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_logbook")),
    )


def downgrade() -> None:
    op.drop_table("logbook")
    op.drop_table("load")
    with op.batch_alter_table("processes", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("figures")
