"""Hints: whether a table allows them, and how often each seat has asked"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("hints")
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("hints")
