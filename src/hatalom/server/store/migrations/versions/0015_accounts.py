"""Accounts: passkeys, codes that open an account once, links of mails; by which browser a session was begun"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("sessions", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("name", sa.String(length=80), nullable=False, server_default=""))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.Column("used", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_passkeys_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"], unique=False)
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_codes_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
    )
    op.create_index("ix_codes_person_id", "codes", ["person_id"], unique=False)
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("until", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_tickets_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_tickets"),
    )
    op.create_index("ix_tickets_until", "tickets", ["until"], unique=False)


def downgrade() -> None:
    for table in ("tickets", "codes", "passkeys"):
        op.drop_table(table)
    with op.batch_alter_table("sessions", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("name")
