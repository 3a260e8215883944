"""Leagues in the database: who has entered, which rounds have begun, who met whom."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hatalom.server.ids import LeagueId, PersonId, TableId
from hatalom.server.leagues.standings import Game, How, System
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database, rows_of
from hatalom.server.store.lists import LIST_COLUMNS, readable, seats_of
from hatalom.server.store.notices import Around
from hatalom.server.store.rows import now

STAYS = -1


class League(msgspec.Struct, frozen=True, kw_only=True):
    """What its maker has settled, and how far it is: "open" for entrants, "running" or "over"."""

    id: LeagueId
    name: str
    game: str
    seats: int
    system: System
    rounds: int
    days: int
    is_rated: bool
    is_private: bool
    maker: PersonId
    status: str
    starts: str


class Entrant(msgspec.Struct, frozen=True):
    """`left_after` so many rounds, `STAYS` for who has not left; `name` is empty for somebody who has gone for good."""

    person: PersonId
    name: str
    number: int
    is_away: bool
    left_after: int

    @property
    def has_left(self) -> bool:
        return self.left_after != STAYS


class Round(msgspec.Struct, frozen=True):
    number: int
    begun: str
    ends: str


class Pairing(msgspec.Struct, frozen=True):
    """A game with its place in the league, and the table at which it is played; none for a free round."""

    board: int
    table: TableId
    game: Game


class Event(msgspec.Struct, frozen=True):
    """A league with everything that belongs to it; entrants in the order in which they have joined."""

    league: League
    entrants: list[Entrant]
    rounds: list[Round]
    pairings: list[Pairing]

    @property
    def games(self) -> list[Game]:
        return [pairing.game for pairing in self.pairings]


class Leagues:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, league: League) -> None:
        columns = {**msgspec.structs.asdict(league), "created": now()}
        columns |= {"rated": columns.pop("is_rated"), "private": columns.pop("is_private")}
        async with self.database.writing() as connection:
            await connection.execute(insert(t.leagues).values(columns))

    async def remove(self, league: LeagueId) -> bool:
        """As long as it has not begun."""
        one = delete(t.leagues).where(t.leagues.c.id == league, t.leagues.c.status == "open")
        async with self.database.writing() as connection:
            return (await connection.execute(one)).rowcount > 0

    async def get(self, league: str) -> Event | None:
        id_ = league.replace("\0", "")
        async with self.database.reading() as connection:
            found = await rows_of(connection, select(t.leagues).where(t.leagues.c.id == id_))
            if not found:
                return None
            entrants = select(t.entrants, t.people.c.name).join(t.people).where(t.entrants.c.league_id == id_)
            rounds = select(t.rounds).where(t.rounds.c.league_id == id_).order_by(t.rounds.c.number)
            pairings = select(t.pairings).where(t.pairings.c.league_id == id_)
            order = (t.entrants.c.number, t.entrants.c.joined, t.entrants.c.person_id)
            return Event(
                _league(found[0]),
                [_entrant(row) for row in await rows_of(connection, entrants.order_by(*order))],
                [Round(row["number"], row["begun"], row["ends"]) for row in await rows_of(connection, rounds)],
                [
                    _pairing(row)
                    for row in await rows_of(connection, pairings.order_by(t.pairings.c.round, t.pairings.c.board))
                ],
            )

    async def listed(self, person: PersonId, most: int) -> list[tuple[League, int, bool]]:
        """Public leagues and those of a person, each with the number of its entrants and whether he is one of them."""
        mine = exists().where(t.entrants.c.league_id == t.leagues.c.id, t.entrants.c.person_id == person)
        count = select(func.count()).where(t.entrants.c.league_id == t.leagues.c.id).scalar_subquery()
        query = select(t.leagues, count.label("count"), mine.label("mine"))
        query = query.where(or_(~t.leagues.c.private, mine, t.leagues.c.maker == person))
        rows = await self.database.rows(query.order_by(t.leagues.c.created.desc(), t.leagues.c.id).limit(most))
        return [(_league(row), row["count"], bool(row["mine"])) for row in rows]

    async def unfinished(self) -> list[LeagueId]:
        rows = await self.database.rows(select(t.leagues.c.id).where(t.leagues.c.status != "over"))
        return [LeagueId(row["id"]) for row in rows]

    async def count_made(self, maker: PersonId) -> int:
        """Those that are not over."""
        return await self.database.count(t.leagues, and_(t.leagues.c.maker == maker, t.leagues.c.status != "over"))

    async def join(self, league: LeagueId, person: PersonId, most: int) -> bool:
        """False if there is no room, or the league has begun; whoever is in already stays in."""
        try:
            async with self.database.writing() as connection:
                open_ = select(t.leagues.c.id).where(t.leagues.c.id == league, t.leagues.c.status == "open")
                found = (await connection.execute(open_.with_for_update())).first()
                count = select(func.count()).where(t.entrants.c.league_id == league)
                if found is None or int((await connection.execute(count)).scalar_one()) >= most:
                    return False
                columns = {"league_id": league, "person_id": person, "joined": now()}
                await connection.execute(insert(t.entrants).values(columns))
        except IntegrityError:  # he is in already
            return True
        return True

    async def leave(self, league: LeagueId, person: PersonId) -> None:
        """Before it begins without a trace, afterwards with one."""
        one = and_(t.entrants.c.league_id == league, t.entrants.c.person_id == person)
        rounds = select(func.count()).where(t.rounds.c.league_id == league).scalar_subquery()
        async with self.database.writing() as connection:
            await connection.execute(delete(t.entrants).where(one, t.entrants.c.number < 0))
            gone = update(t.entrants).where(one, t.entrants.c.left_after == STAYS)
            await connection.execute(gone.values(left_after=rounds))

    async def set_away(self, league: LeagueId, person: PersonId, is_away: bool) -> None:
        one = and_(t.entrants.c.league_id == league, t.entrants.c.person_id == person)
        async with self.database.writing() as connection:
            await connection.execute(update(t.entrants).where(one).values(away=is_away))

    async def begin(self, event: Event) -> bool:
        """Entrants get their numbers; False if another process was faster, or it has begun already."""
        league = event.league.id
        first = update(t.leagues).where(t.leagues.c.id == league, t.leagues.c.status == "open")
        async with self.database.writing() as connection:
            if (await connection.execute(first.values(status="running"))).rowcount == 0:
                return False
            joined = select(t.entrants.c.person_id).where(t.entrants.c.league_id == league)
            order = joined.order_by(t.entrants.c.joined, t.entrants.c.person_id)
            for number, row in enumerate(await rows_of(connection, order)):
                one = and_(t.entrants.c.league_id == league, t.entrants.c.person_id == row["person_id"])
                await connection.execute(update(t.entrants).where(one).values(number=number))
            return True

    async def add_round(self, league: LeagueId, begun: Round, pairings: Sequence[Pairing]) -> None:
        """A round with its games; nothing happens if there is one of this number.  Who was away is back."""
        rows: list[dict[str, Any]] = [
            {
                "league_id": league,
                "board": pairing.board,
                "table_id": pairing.table,
                "round": pairing.game.round,
                "players": _line(pairing.game.players),
                "points": _line(pairing.game.points),
                "how": pairing.game.how,
            }
            for pairing in pairings
        ]
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(t.rounds).values(league_id=league, **msgspec.structs.asdict(begun)))
                if rows:
                    await connection.execute(insert(t.pairings), rows)
                await connection.execute(update(t.entrants).where(t.entrants.c.league_id == league).values(away=False))
        except IntegrityError:  # another process has begun it
            pass

    async def set_points(self, league: LeagueId, pairing: Pairing, points: Sequence[int], how: How) -> None:
        one = and_(
            t.pairings.c.league_id == league,
            t.pairings.c.round == pairing.game.round,
            t.pairings.c.board == pairing.board,
        )
        async with self.database.writing() as connection:
            await connection.execute(update(t.pairings).where(one).values(points=_line(points), how=how))

    async def tables(self, ids: Sequence[TableId]) -> dict[TableId, Around]:
        """Of these tables those that are there."""
        query = select(*LIST_COLUMNS, t.tables.c.host, t.tables.c.result).where(t.tables.c.id.in_(ids))
        rows = await self.database.rows(query)
        seats = await seats_of(self.database, [row["id"] for row in rows])
        return {
            listed.id: Around(listed, PersonId(row["host"]), row["result"])
            for row in rows
            for listed in readable(row, seats[row["id"]])
        }

    async def end(self, league: LeagueId) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(t.leagues).where(t.leagues.c.id == league).values(status="over"))


def _league(row: RowMapping) -> League:
    return League(
        id=LeagueId(row["id"]),
        name=row["name"],
        game=row["game"],
        seats=row["seats"],
        system=row["system"],
        rounds=row["rounds"],
        days=row["days"],
        is_rated=row["rated"],
        is_private=row["private"],
        maker=PersonId(row["maker"]),
        status=row["status"],
        starts=row["starts"],
    )


def _entrant(row: RowMapping) -> Entrant:
    return Entrant(PersonId(row["person_id"]), row["name"], row["number"], row["away"], row["left_after"])


def _pairing(row: RowMapping) -> Pairing:
    game = Game(row["round"], _numbers(row["players"]), _numbers(row["points"]), row["how"])
    return Pairing(row["board"], TableId(row["table_id"]), game)


def _line(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _numbers(line: str) -> tuple[int, ...]:
    return tuple(map(int, line.split()))
