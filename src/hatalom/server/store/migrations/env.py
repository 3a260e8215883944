"""Alembic's way in: the connection comes from the server that starts.

A table that others point to is altered with `recreate="never"`: SQLite would drop the old one, and with it, by the
cascade of its foreign keys, every seat and journal.
"""

from alembic import context

from hatalom.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
