"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    op.create_table(
        "accounts",
        sa.Column("login", sa.String(length=80), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("password_hash", sa.String(length=200), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_accounts_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("login", name=op.f("pk_accounts")),
        sa.UniqueConstraint("guest", name=op.f("uq_accounts_guest")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("overlay", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("same_screen", sa.Boolean(), nullable=False),
        sa.Column("offer", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("progress", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.Column("updated", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name=op.f("fk_games_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index("ix_games_status", ["status", "updated"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_sessions_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_chat_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_chat_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("ix_chat_game", ["game", "id"], unique=False)

    op.create_table(
        "journal",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(length=120), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_journal_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_journal")),
    )
    op.create_table(
        "keys",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_keys_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_keys_guest")),
        sa.PrimaryKeyConstraint("game", "guest", "key", name=op.f("pk_keys")),
    )
    op.create_table(
        "notes",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_notes_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_notes_guest")),
        sa.PrimaryKeyConstraint("game", "guest", name=op.f("pk_notes")),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=False),
        sa.Column("link", sa.String(length=80), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name=op.f("fk_seats_owner")),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("ix_seats_owner", ["owner"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_snapshots_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "version", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("ix_seats_owner")

    op.drop_table("seats")
    op.drop_table("notes")
    op.drop_table("keys")
    op.drop_table("journal")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index("ix_chat_game")

    op.drop_table("chat")
    op.drop_table("sessions")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index("ix_games_status")

    op.drop_table("games")
    op.drop_table("accounts")
    op.drop_table("guests")
