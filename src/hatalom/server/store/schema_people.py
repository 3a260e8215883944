"""The tables about people: how they come back and are told things, what is between them."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, String, Table, Text, false

from hatalom.server.store.schema_base import metadata

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

# Boxes that people have corrected, as files.  One that is shared is seen by whoever has its link.
boxes = Table(
    "boxes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("digest", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("is_shared", Boolean, nullable=False, server_default=false()),
    Column("updated", String(32), nullable=False),
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
