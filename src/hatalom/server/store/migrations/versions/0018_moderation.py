"""Moderation: complaints about people, who is silenced or kept out, which reports are answered"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("muted_until", sa.String(length=32), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("banned_until", sa.String(length=32), nullable=False, server_default=""))
    with op.batch_alter_table("reports", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("closed", sa.String(length=32), nullable=False, server_default=""))
    op.create_table(
        "complaints",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.Column("closed", sa.String(length=32), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name="fk_complaints_about"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_complaints_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_complaints_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
    )
    op.create_index("ix_complaints_person_id", "complaints", ["person_id"], unique=False)
    op.create_index("ix_complaints_closed", "complaints", ["closed"], unique=False)


def downgrade() -> None:
    op.drop_table("complaints")
    with op.batch_alter_table("reports", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("closed")
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("banned_until")
        batch_op.drop_column("muted_until")
