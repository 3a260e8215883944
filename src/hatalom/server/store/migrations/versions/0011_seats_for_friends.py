"""Seats for friends: who has sat where, whom a seat is kept for, tables that have not begun, private ones, rematches"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("begun", sa.Boolean(), nullable=False, server_default=sa.true()))
        batch_op.add_column(sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("rematch", sa.String(length=32), nullable=False, server_default=""))
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("known", sa.Text(), nullable=False, server_default="[]"))
        batch_op.add_column(sa.Column("reader", sa.String(length=10), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("invited", sa.String(length=32), nullable=True))
        batch_op.create_index("ix_seats_invited", ["invited"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_index("ix_seats_invited")
        batch_op.drop_column("invited")
        batch_op.drop_column("reader")
        batch_op.drop_column("known")
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("rematch")
        batch_op.drop_column("private")
        batch_op.drop_column("begun")
        batch_op.drop_column("shared")
