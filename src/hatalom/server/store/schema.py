"""The schema of the database.  Lists are answered from columns; a game's inside is in the journal and snapshots."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
    true,
)

from hatalom.server.store.schema_base import metadata
from hatalom.server.store.schema_leagues import entrants, leagues, pairings, rounds
from hatalom.server.store.schema_people import (
    accounts,
    blocks,
    boxes,
    codes,
    complaints,
    friends,
    notices,
    nudges,
    passkeys,
    people,
    sessions,
    tickets,
    vault,
    ways,
)

__all__ = [
    "accounts",
    "annotations",
    "blocks",
    "boxes",
    "chat",
    "codes",
    "complaints",
    "consents",
    "deeds",
    "entrants",
    "friends",
    "journal",
    "keepers",
    "keys",
    "leagues",
    "lessons",
    "load",
    "logbook",
    "metadata",
    "notes",
    "notices",
    "nudges",
    "pairings",
    "passkeys",
    "people",
    "presence",
    "processes",
    "reports",
    "rounds",
    "seats",
    "sessions",
    "snapshots",
    "stories",
    "tables",
    "tickets",
    "uptime",
    "vault",
    "visits",
    "ways",
]

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    # the name of the game that is played there
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("overlay", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("same_screen", Boolean, nullable=False),
    Column("offer", Text, nullable=False),
    # a branch has taken over so many rows of the game with this commitment; an imported game was played elsewhere;
    # a game from which somebody branched off while it was running does not count
    Column("given", Integer, nullable=False, server_default="0"),
    Column("origin", String(64), nullable=False, server_default=""),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("branched", Boolean, nullable=False, server_default=false()),
    # nor does one in which somebody knows what two seats know
    Column("shared", Boolean, nullable=False, server_default=false()),
    # before that nobody sees more than a spectator
    Column("begun", Boolean, nullable=False, server_default=true()),
    # no list shows it to others
    Column("private", Boolean, nullable=False, server_default=false()),
    # whether its people have agreed that it changes their ratings
    Column("rated", Boolean, nullable=False, server_default=false()),
    # the table at which the same people play once more
    Column("rematch", String(32), nullable=False, server_default=""),
    # how many minutes later spectators see the game
    Column("delay", Integer, nullable=False, server_default="0"),
    # whether the computer may be asked for advice
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("deadline", BigInteger, nullable=True),
    # what lists show
    Column("clock", Text, nullable=False, server_default=""),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    # counts everything that is changed about the table; whoever has it in memory knows by it whether that is the newest
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("waiting", Text, nullable=False),
    Column("progress", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Index("ix_tables_status", "status", "updated"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_origin", "origin"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("link", String(80), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("orders", Text, nullable=False, server_default="{}"),
    # how often advice was asked for, and about which version last
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("hinted_at", Integer, nullable=False, server_default="-1"),
    # who sat here before, as JSON; what the reader of its link does; for whom it is kept
    Column("known", Text, nullable=False, server_default="[]"),
    Column("reader", String(10), nullable=False, server_default=""),
    Column("invited", String(32), nullable=True, index=True),
    # who takes a lesson before he sits down, and until when the seat waits for him, by the time that clocks go by
    Column("held", String(32), nullable=False, server_default=""),
    Column("held_until", BigInteger, nullable=False, server_default="0"),
    Index("ix_seats_owner", "owner"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", String(120), nullable=False),
    # by the time that clocks go by
    Column("at", BigInteger, nullable=False, server_default="0"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("seat", String(40), nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    # the seat to which alone it was said; nobody's where everybody heard it
    Column("recipient", String(40), nullable=True),
    # the last ply that everybody had been told of
    Column("ply", Integer, nullable=False, server_default="0"),
    Index("ix_chat_table_id", "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ms", BigInteger, nullable=False),
    # by the clock of the database, where several processes share it
    Column("at", BigInteger, nullable=False, server_default="0"),
)

# Lessons, where several processes teach: each does again what was done in another.  A person has one at a time.
lessons = Table(
    "lessons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("lesson", String(80), nullable=False),
    Column("secret", LargeBinary, nullable=False),
)

deeds = Table(
    "deeds",
    metadata,
    Column("lesson_id", ForeignKey("lessons.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", String(160), nullable=False),
)

# The processes of a server that share this database.  Whatever belongs to one that has died goes with it.
processes = Table(
    "processes",
    metadata,
    Column("id", String(80), primary_key=True),
    # when it last said that it is alive, by the clock of the database
    Column("beat", BigInteger, nullable=False),
    # what it has counted, as JSON
    Column("figures", Text, nullable=False, server_default=""),
)

# Which process lets computers think at a table and obeys its players' standing orders.
keepers = Table(
    "keepers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process_id", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Who is connected to a table by which process; all spectators together are nobody.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process_id", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("person_id", String(32), primary_key=True),
    Column("connections", Integer, nullable=False),
)

# What the processes did in the last day, a row for each of them every few minutes.
load = Table(
    "load",
    metadata,
    Column("at", String(32), primary_key=True),
    Column("process_id", String(80), primary_key=True),
    Column("seconds", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    # how long the acts took, as JSON
    Column("acts", Text, nullable=False),
)

# What was done to the server as a whole: rows are only ever added.
logbook = Table(
    "logbook",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", String(32), nullable=False),
    Column("what", String(20), nullable=False),
    Column("words", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("seat", String(40), nullable=True),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", String(32), nullable=False),
    # when a moderator has answered it
    Column("closed", String(32), nullable=False, server_default=""),
    Index("ix_reports_table_id", "table_id"),
)

# The story of a finished game, as its chronicle tells it: compressed, and written anew when it would be told otherwise.
stories = Table(
    "stories",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("format", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Who wants the chronicle of a table to be read by everybody, and whether his name may stand in it.
consents = Table(
    "consents",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("named", Boolean, nullable=False),
    Column("at", String(32), nullable=False),
)

annotations = Table(
    "annotations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("arrows", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Index("ix_annotations_table_id", "table_id", "ply"),
)
