"""Learning a game: its lessons, their words, and a table for each."""

from litestar import Response, get, post
from litestar.params import FromPath

from hatalom.server import library
from hatalom.server.asked import Asked
from hatalom.server.routes.given import OfTable, ThePerson, TheReception, TheTeacher
from hatalom.server.security.tokens import require
from hatalom.server.wire.games import TextsWire
from hatalom.server.wire.opening import NewTableAnswer
from hatalom.server.wire.play import DoneWire
from hatalom.server.wire.tables import TableWire


@get("/api/games/{game:str}/lessons/texts/{lang:str}", summary="The words of a game's lessons in one language")
async def get_lesson_texts(game: FromPath[str], lang: FromPath[str]) -> TextsWire:
    return library.texts_of_lessons(game, lang)


@get("/api/games/{game:str}/examples/{lesson:str}/{step:int}", summary="The board as it stands at a step of a lesson")
async def get_example(
    teacher: TheTeacher, game: FromPath[str], lesson: FromPath[str], step: FromPath[int]
) -> TableWire:
    return await teacher.show(game, lesson, step)


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=201, summary="Begin a lesson: a table that is not kept")
async def open_lesson(
    request: Asked,
    teacher: TheTeacher,
    reception: TheReception,
    person: ThePerson,
    game: FromPath[str],
    lesson: FromPath[str],
) -> Response[NewTableAnswer]:
    person, cookies = await reception.welcome(request, person)
    return Response(NewTableAnswer(await teacher.open(person, game, lesson)), cookies=cookies)


@post("/api/lessons/{table:str}/next", status_code=200, summary="I have read this step")
async def next_step(teacher: TheTeacher, person: ThePerson, table: OfTable) -> DoneWire:
    return await teacher.next(require(person), table)


@post("/api/lessons/{table:str}/again", status_code=200, summary="The exercise, or the lesson, from the beginning")
async def again(teacher: TheTeacher, person: ThePerson, table: OfTable) -> DoneWire:
    return await teacher.again(require(person), table)


handlers = [get_lesson_texts, get_example, open_lesson, next_step, again]
