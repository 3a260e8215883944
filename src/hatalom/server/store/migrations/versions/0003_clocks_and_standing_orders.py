"""Clocks and standing orders"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("clock", sa.Text(), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("deadline", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("orders", sa.Text(), nullable=False, server_default="{}"))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("orders")
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("deadline")
        batch_op.drop_column("clock")
    op.drop_table("uptime")
