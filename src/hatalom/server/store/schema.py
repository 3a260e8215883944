"""The schema of the database.  Lists are answered from columns; a game's inside is in the journal and snapshots."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    # when he rests, as JSON; and when he last changed his nights
    Column("rest", Text, nullable=False, server_default=""),
    Column("rest_changed", String(32), nullable=False, server_default=""),
    # of what he wants to be told by which way, as JSON
    Column("wishes", Text, nullable=False, server_default=""),
    # until when a moderator has silenced him, or keeps him out
    Column("muted_until", String(32), nullable=False, server_default=""),
    Column("banned_until", String(32), nullable=False, server_default=""),
    # who may see what of him, as JSON
    Column("privacy", Text, nullable=False, server_default=""),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
    # when its owner was last here, to a few minutes; and by which browser
    Column("seen", String(32), nullable=False, server_default=""),
    Column("name", String(80), nullable=False, server_default=""),
)

accounts = Table(
    "accounts",
    metadata,
    Column("login", String(80), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("password_hash", String(200), nullable=False),
    Column("created", String(32), nullable=False),
)

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

# How somebody who is away is told: an address, or the keys of a browser.  Until the proof is given it is not used.
ways = Table(
    "ways",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("name", String(80), nullable=False),
    # the hash of what was sent to the address; empty once that came back
    Column("proof", String(64), nullable=False),
    Column("is_off", Boolean, nullable=False, server_default=false()),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("sent", String(32), nullable=False, server_default=""),
    Column("created", String(32), nullable=False),
)

# What somebody is to be told by one of his ways: a row for each matter, for as long as the matter stands.
# Whoever sends it takes it first; a row that was taken and never told is taken again.
notices = Table(
    "notices",
    metadata,
    Column("way_id", ForeignKey("ways.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(10), primary_key=True),
    # which turn it is, where that can change
    Column("key", String(20), nullable=False),
    Column("since", String(32), nullable=False),
    Column("taken", String(32), nullable=False, server_default=""),
    Column("told", String(32), nullable=False, server_default=""),
)

# When a player was last nudged at a table, and by whom.
nudges = Table(
    "nudges",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", String(32), nullable=False),
    Column("by", String(32), nullable=False, server_default=""),
)

# What this house keeps for itself, such as the key by which it signs messages to devices.
vault = Table(
    "vault",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

# Keys by which somebody comes back without a password.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("used", String(32), nullable=False),
)

# The hashes of codes that open an account once, each.
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

# What was begun and waits for its other half for some minutes: the link of a mail, the answer of a passkey.
tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
    Column("value", Text, nullable=False),
    Column("until", String(32), nullable=False, index=True),
)

# Leagues: events over weeks.  Their tables are made by the server, round by round.
leagues = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    # everybody meets everybody ("robin"), or those who stand close to each other do ("swiss")
    Column("system", String(10), nullable=False),
    # how many rounds are wanted at most, and how many days each of them lasts at most
    Column("rounds", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    # no list shows it to others; whoever has its address may join
    Column("private", Boolean, nullable=False),
    Column("maker", ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False, index=True),
    Column("starts", String(32), nullable=False),
    Column("created", String(32), nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True, index=True),
    Column("joined", String(32), nullable=False),
    # his number from the beginning of the league on, in the order of joining
    Column("number", Integer, nullable=False, server_default="-1"),
    # whether he does not want to be paired in the next round; after which round he has left, -1 for who has not
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("left_after", Integer, nullable=False, server_default="-1"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("begun", String(32), nullable=False),
    Column("ends", String(32), nullable=False),
)

# The games of a league by round and board; players by their numbers.  The table has its id before it is opened.
pairings = Table(
    "pairings",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=True),
    Column("table_id", String(32), nullable=False, server_default="", index=True),
    Column("outcome", String(10), nullable=False, server_default=""),
    Column("how", String(12), nullable=False, server_default=""),
)

# What people report of each other.  `line` is the number of what was said, 0 where it is not about that.
complaints = Table(
    "complaints",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("about", ForeignKey("people.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("line", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("closed", String(32), nullable=False, server_default="", index=True),
)

# Whoever wants somebody for a friend; friends are those who both do.
friends = Table(
    "friends",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", String(32), nullable=False),
)

# From whom somebody wants to hear nothing.  The other one is told nothing of it.
blocks = Table(
    "blocks",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", String(32), nullable=False),
)
