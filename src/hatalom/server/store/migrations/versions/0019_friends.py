"""Friends, people from whom somebody wants to hear nothing, who may see what; by whom a player was nudged"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("privacy", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("nudges", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("by", sa.String(length=32), nullable=False, server_default=""))
    for table in ("friends", "blocks"):
        op.create_table(
            table,
            sa.Column("person_id", sa.String(length=32), nullable=False),
            sa.Column("other", sa.String(length=32), nullable=False),
            sa.Column("at", sa.String(length=32), nullable=False),
            sa.ForeignKeyConstraint(["other"], ["people.id"], name=f"fk_{table}_other", ondelete="CASCADE"),
            sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{table}_person_id", ondelete="CASCADE"),
            sa.PrimaryKeyConstraint("person_id", "other", name=f"pk_{table}"),
        )
        op.create_index(f"ix_{table}_other", table, ["other"], unique=False)


def downgrade() -> None:
    for table in ("blocks", "friends"):
        op.drop_table(table)
    with op.batch_alter_table("nudges", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("by")
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("privacy")
