"""The tables about leagues: events over weeks, whose games the server lays round by round."""

from sqlalchemy import Boolean, Column, ForeignKey, Integer, String, Table, false

from hatalom.server.store.schema_base import metadata

# Leagues: events over weeks.  Their tables are made by the server, round by round.
leagues = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    # how many sit at a table
    Column("seats", Integer, nullable=False, server_default="2"),
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

# The games of a league by round and board; the table has its id before it is opened.  Players stand by their numbers in
# the order of their seats, with spaces between them; so do the halves of points that they got.
pairings = Table(
    "pairings",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("players", String(40), nullable=False),
    Column("table_id", String(32), nullable=False, server_default="", index=True),
    Column("points", String(40), nullable=False, server_default=""),
    Column("how", String(12), nullable=False, server_default=""),
)
