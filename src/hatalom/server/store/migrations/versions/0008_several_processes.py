"""Several processes on one database: a count of each table's changes, who is running and keeps what, shared lessons"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
        batch_op.create_index("ix_tables_deadline", ["deadline"], unique=False)
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("hinted_at", sa.Integer(), nullable=False, server_default="-1"))
    with op.batch_alter_table("uptime", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "keepers",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("process_id", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(
            ["process_id"], ["processes.id"], name=op.f("fk_keepers_process_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_keepers")),
    )
    op.create_index("ix_keepers_process_id", "keepers", ["process_id"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("process_id", sa.String(length=80), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("connections", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["process_id"], ["processes.id"], name=op.f("fk_presence_process_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "process_id", "person_id", name=op.f("pk_presence")),
    )
    op.create_index("ix_presence_process_id", "presence", ["process_id"])

    op.create_table(
        "lessons",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=80), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_lessons_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lessons")),
    )
    op.create_index("ix_lessons_person_id", "lessons", ["person_id"])
    op.create_table(
        "deeds",
        sa.Column("lesson_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(length=160), nullable=False),
        sa.ForeignKeyConstraint(["lesson_id"], ["lessons.id"], name=op.f("fk_deeds_lesson_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("lesson_id", "number", name=op.f("pk_deeds")),
    )


def downgrade() -> None:
    op.drop_table("deeds")
    op.drop_table("lessons")
    op.drop_table("presence")
    op.drop_table("keepers")
    op.drop_table("processes")
    with op.batch_alter_table("uptime", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("at")
    with op.batch_alter_table("seats", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("hinted_at")
    with op.batch_alter_table("tables", schema=None, recreate="never") as batch_op:
        batch_op.drop_index("ix_tables_deadline")
        batch_op.drop_column("revision")
