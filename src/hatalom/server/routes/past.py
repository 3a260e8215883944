"""Looking back: any ply of a table, play from there, journals from elsewhere, the analysis, reports."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from hatalom.server.routes.given import Asked, TheArchive, TheGuest, TheReception
from hatalom.server.routes.tables import SeenAs
from hatalom.server.security import require
from hatalom.server.wire import BranchWire, JournalWire, NewTableAnswer, ReportWire
from hatalom.table.wire import AnalysisWire, StateWire

MOST_JOURNAL_BYTES = 1_000_000


@get("/api/tables/{table:str}/at/{ply:int}", summary="The table after so many plies, as this viewer was shown it")
async def get_past(
    archive: TheArchive, guest: TheGuest, table: FromPath[str], ply: FromPath[int], seen_as: SeenAs = None
) -> StateWire:
    return await archive.at(guest, table, ply, seen_as)


@get("/api/tables/{table:str}/analysis", summary="The look back on a finished game: curves, luck, turning points")
async def get_analysis(archive: TheArchive, guest: TheGuest, table: FromPath[str]) -> AnalysisWire:
    return await archive.analysis(table)


@post(
    "/api/tables/{table:str}/branch", status_code=201, summary="Play from a ply of this game, alone or with computers"
)
async def branch(
    request: Asked,
    archive: TheArchive,
    reception: TheReception,
    guest: TheGuest,
    table: FromPath[str],
    data: JSONBody[BranchWire],
) -> Response[NewTableAnswer]:
    guest, cookies = await reception.welcome(request, guest)
    return Response(NewTableAnswer(await archive.branch(guest, table, data)), cookies=cookies)


@post(
    "/api/journals",
    status_code=201,
    request_max_body_size=MOST_JOURNAL_BYTES,
    summary="Bring the journal of a finished game from elsewhere; it is checked against the rules",
)
async def import_journal(
    request: Asked, archive: TheArchive, reception: TheReception, guest: TheGuest, data: JSONBody[JournalWire]
) -> Response[NewTableAnswer]:
    reception.knock(request)  # playing a whole game through is work
    guest, cookies = await reception.welcome(request, guest)
    return Response(NewTableAnswer(await archive.import_journal(guest, data)), cookies=cookies)


@post("/api/tables/{table:str}/report", status_code=204, summary="Report that something is wrong by the rules here")
async def report(archive: TheArchive, guest: TheGuest, table: FromPath[str], data: JSONBody[ReportWire]) -> None:
    await archive.report(require(guest), table, data)


handlers = [get_past, get_analysis, branch, import_journal, report]
