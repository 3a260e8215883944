"""Boxes that people have corrected and keep in their accounts"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("is_shared", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("updated", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_boxes_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_boxes"),
    )
    op.create_index("ix_boxes_person_id", "boxes", ["person_id"], unique=False)


def downgrade() -> None:
    op.drop_table("boxes")
