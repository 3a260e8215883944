"""The schema brought up to date by Alembic.  A start on a database that is up to date goes without it."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from hatalom.server.store.engine import MIGRATIONS


def upgrade(connection: Connection) -> None:
    command.upgrade(migrations_on(connection), "head")


def migrations_on(connection: Connection) -> Config:
    """The migrations, to be run on this connection."""
    config = _config()
    config.attributes["connection"] = connection
    return config


def known_revisions() -> set[str]:
    """The schemas that this program knows, old and new."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
