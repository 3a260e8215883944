"""Seats held: who takes a lesson before he sits down, and until when the seat waits for him"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("held", sa.String(length=32), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("held_until", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("held_until")
        batch_op.drop_column("held")
