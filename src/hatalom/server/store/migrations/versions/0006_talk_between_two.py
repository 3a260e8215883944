"""Talk between two players"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("recipient", sa.String(40), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("recipient")
