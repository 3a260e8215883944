"""Spectators some minutes behind, and where in the game something was said"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("journal", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))
    with op.batch_alter_table("chat", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("ply", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("ply")
    with op.batch_alter_table("journal", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("at")
    with op.batch_alter_table("games", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("delay")
