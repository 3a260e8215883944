"""Nights and holidays: when somebody rests"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("rest", sa.Text(), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("rest_changed", sa.String(length=32), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("rest_changed")
        batch_op.drop_column("rest")
