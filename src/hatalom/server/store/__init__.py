"""The store: everything that is read from and written to the database, by subject."""

from sqlalchemy.ext.asyncio import AsyncEngine

from hatalom.server.store.accounts import Accounts
from hatalom.server.store.boxes import Boxes
from hatalom.server.store.chronicles import Chronicles
from hatalom.server.store.database import Database
from hatalom.server.store.estate import Estate
from hatalom.server.store.finished import Finished
from hatalom.server.store.friends import Friends
from hatalom.server.store.leagues import Leagues
from hatalom.server.store.lessons import Lessons
from hatalom.server.store.lists import Lists
from hatalom.server.store.load import Loads
from hatalom.server.store.logbook import Logbook
from hatalom.server.store.moderation import Moderation
from hatalom.server.store.notices import Notices
from hatalom.server.store.outcomes import Outcomes
from hatalom.server.store.people import People
from hatalom.server.store.played import Played
from hatalom.server.store.processes import Processes
from hatalom.server.store.reports import Reports
from hatalom.server.store.tables import Tables
from hatalom.server.store.talk import Talk
from hatalom.server.store.uptime import StoredUptime
from hatalom.server.store.ways import Ways
from hatalom.server.store.writer import Writer


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        database = Database(engine)
        self.engine = engine
        self.is_shared = database.is_postgresql
        """Whether other processes may read and write here too; an SQLite file has one server at a time."""
        self.people = People(database)
        self.tables = Tables(database)
        self.lists = Lists(database)
        self.finished = Finished(database)
        self.talk = Talk(database)
        self.reports = Reports(database)
        self.chronicles = Chronicles(database)
        self.uptime = StoredUptime(database)
        self.lessons = Lessons(database)
        self.processes = Processes(database)
        self.loads = Loads(database)
        self.logbook = Logbook(database)
        self.accounts = Accounts(database)
        self.estate = Estate(database)
        self.outcomes = Outcomes(database)
        self.played = Played(database)
        self.moderation = Moderation(database)
        self.friends = Friends(database)
        self.boxes = Boxes(database)
        self.leagues = Leagues(database)
        self.ways = Ways(database)
        self.notices = Notices(database)
        self.writer = Writer(database)
