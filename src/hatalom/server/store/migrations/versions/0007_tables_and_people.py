"""What was called a game is a table, and a guest is a person: everything keeps its rows under its right name

PostgreSQL renames the constraints too.  SQLite cannot do that: there all but one keep the names they were made with.
That one is compared by its name when somebody looks for differences, and its table is small: it is made anew.
"""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

OF_A_TABLE = ("seats", "journal", "snapshots", "chat", "notes", "keys", "visits", "reports")
OF_A_PERSON = ("sessions", "accounts", "chat", "notes", "keys", "visits", "reports")
CONSTRAINTS = [
    ("tables", "pk_games", "pk_tables"),
    ("tables", "fk_games_host", "fk_tables_host"),
    ("people", "pk_guests", "pk_people"),
    *((name, f"fk_{name}_game", f"fk_{name}_table_id") for name in OF_A_TABLE),
    *((name, f"fk_{name}_guest", f"fk_{name}_person_id") for name in OF_A_PERSON),
]


def upgrade() -> None:
    op.drop_index("ix_games_status", "games")
    op.drop_index("ix_chat_game", "chat")
    op.drop_index("ix_reports_game", "reports")
    op.rename_table("games", "tables")
    op.rename_table("guests", "people")
    for name in OF_A_TABLE:
        op.alter_column(name, "game", new_column_name="table_id")
    for name in OF_A_PERSON:
        op.alter_column(name, "guest", new_column_name="person_id")
    op.create_index("ix_tables_status", "tables", ["status", "updated"])
    op.create_index("ix_chat_table_id", "chat", ["table_id", "id"])
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    for table, old, new in CONSTRAINTS:
        rename_constraint(table, old, new)
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_constraint("uq_accounts_guest", type_="unique")
        accounts.create_unique_constraint("uq_accounts_person_id", ["person_id"])


def downgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_constraint("uq_accounts_person_id", type_="unique")
        accounts.create_unique_constraint("uq_accounts_guest", ["person_id"])
    for table, old, new in CONSTRAINTS:
        rename_constraint(table, new, old)
    op.drop_index("ix_reports_table_id", "reports")
    op.drop_index("ix_chat_table_id", "chat")
    op.drop_index("ix_tables_status", "tables")
    for name in OF_A_PERSON:
        op.alter_column(name, "person_id", new_column_name="guest")
    for name in OF_A_TABLE:
        op.alter_column(name, "table_id", new_column_name="game")
    op.rename_table("people", "guests")
    op.rename_table("tables", "games")
    op.create_index("ix_reports_game", "reports", ["game"])
    op.create_index("ix_chat_game", "chat", ["game", "id"])
    op.create_index("ix_games_status", "games", ["status", "updated"])


def rename_constraint(table: str, old: str, new: str) -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER TABLE {table} RENAME CONSTRAINT {old} TO {new}")
