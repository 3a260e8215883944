"""Notices: the ways by which people who are away are told, what they are to be told, nudges; when sessions were seen"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("wishes", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("sessions", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("seen", sa.String(length=32), nullable=False, server_default=""))
        batch_op.create_index("ix_sessions_person_id", ["person_id"], unique=False)
    op.execute("UPDATE sessions SET seen = created")
    op.create_table(
        "ways",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("proof", sa.String(length=64), nullable=False),
        sa.Column("is_off", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("sent", sa.String(length=32), nullable=False, server_default=""),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_ways_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
    )
    op.create_index("ix_ways_person_id", "ways", ["person_id"], unique=False)
    op.create_table(
        "notices",
        sa.Column("way_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("key", sa.String(length=20), nullable=False),
        sa.Column("since", sa.String(length=32), nullable=False),
        sa.Column("taken", sa.String(length=32), nullable=False, server_default=""),
        sa.Column("told", sa.String(length=32), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["way_id"], ["ways.id"], name="fk_notices_way_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("way_id", "table_id", "kind", name="pk_notices"),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"], unique=False)
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_nudges_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_nudges_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_nudges"),
    )
    op.create_table(
        "vault",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_vault"),
    )


def downgrade() -> None:
    for table in ("vault", "nudges", "notices", "ways"):
        op.drop_table(table)
    with op.batch_alter_table("sessions", schema=None, recreate="never") as batch_op:
        batch_op.drop_index("ix_sessions_person_id")
        batch_op.drop_column("seen")
    with op.batch_alter_table("people", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("wishes")
