"""Looking back: any ply of a table, play from there, journals from elsewhere, the analysis, reports."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from hatalom.server.asked import Asked
from hatalom.server.routes.given import (
    OfTable,
    SeenAs,
    TheArchive,
    TheBranches,
    TheImports,
    ThePerson,
    TheReception,
)
from hatalom.server.security.connection import address_of
from hatalom.server.security.tokens import require
from hatalom.server.wire.opening import NewTableAnswer
from hatalom.server.wire.past import BranchWire, HandStudyWire, JournalWire, PositionWire, ReportWire, StudyWire
from hatalom.table.wire import AnalysisWire, StateWire

MOST_JOURNAL_BYTES = 1_000_000


@get("/api/tables/{table:str}/at/{ply:int}", summary="The table after so many plies, as this viewer was shown it")
async def get_past(
    archive: TheArchive, person: ThePerson, table: OfTable, ply: FromPath[int], seen_as: SeenAs = None
) -> StateWire:
    return await archive.at(person, table, ply, seen_as)


@get("/api/tables/{table:str}/analysis", summary="The look back on a finished game: curves, luck, turning points")
async def get_analysis(archive: TheArchive, table: OfTable) -> AnalysisWire:
    return await archive.analysis(table)


@get("/api/tables/{table:str}/study/{ply:int}", summary="The three best turns after so many plies of a finished game")
async def get_study(
    request: Asked, archive: TheArchive, person: ThePerson, table: OfTable, ply: FromPath[int]
) -> StudyWire:
    return await archive.study(person.id if person is not None else address_of(request), table, ply)


@get("/api/tables/{table:str}/position/{ply:int}", summary="The position at a ply of a finished game, as text")
async def get_position(archive: TheArchive, table: OfTable, ply: FromPath[int]) -> PositionWire:
    return await archive.position(table, ply)


@post(
    "/api/tables/{table:str}/position",
    status_code=200,
    summary="The three best turns in a position set up by hand, at the table of a finished game",
)
async def study_by_hand(
    request: Asked, archive: TheArchive, person: ThePerson, table: OfTable, data: JSONBody[PositionWire]
) -> HandStudyWire:
    return await archive.study_by_hand(person.id if person is not None else address_of(request), table, data)


@post(
    "/api/tables/{table:str}/branch", status_code=201, summary="Play from a ply of this game, alone or with computers"
)
async def branch(
    request: Asked,
    branches: TheBranches,
    reception: TheReception,
    person: ThePerson,
    table: OfTable,
    data: JSONBody[BranchWire],
) -> Response[NewTableAnswer]:
    person, cookies = await reception.welcome(request, person)
    return Response(NewTableAnswer(await branches.branch(person, table, data)), cookies=cookies)


@post(
    "/api/journals",
    status_code=201,
    request_max_body_size=MOST_JOURNAL_BYTES,
    summary="Bring the journal of a finished game from elsewhere; it is checked against the rules",
)
async def import_journal(
    request: Asked, imports: TheImports, reception: TheReception, person: ThePerson, data: JSONBody[JournalWire]
) -> Response[NewTableAnswer]:
    reception.knock(request)  # playing a whole game through is work
    person, cookies = await reception.welcome(request, person)
    return Response(NewTableAnswer(await imports.bring(person, data)), cookies=cookies)


@post("/api/tables/{table:str}/report", status_code=204, summary="Report that something is wrong by the rules here")
async def report(archive: TheArchive, person: ThePerson, table: OfTable, data: JSONBody[ReportWire]) -> None:
    await archive.report(require(person), table, data)


handlers = [get_past, get_analysis, get_study, get_position, study_by_hand, branch, import_journal, report]
