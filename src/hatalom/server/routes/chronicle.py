"""Chronicles of finished games: the page, its card, consent, and what players add."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from hatalom.server.routes.given import OfTable, TheAnnotations, TheCards, TheChronicleDesk, ThePerson
from hatalom.server.security.tokens import require
from hatalom.server.wire.chronicle import AnnotationWire, ChronicleWire, ConsentWire, NewAnnotationWire

InLanguage = Annotated[str, QueryParameter(name="lang", max_length=2, description="In which language.")]
FOR_A_WHILE = "private, max-age=300"


@get("/api/tables/{table:str}/chronicle", summary="The chronicle of a finished game, for one who may read it")
async def get_chronicle(desk: TheChronicleDesk, person: ThePerson, table: OfTable) -> ChronicleWire:
    return await desk.read(person, table)


@put("/api/tables/{table:str}/consent", status_code=204, summary="Agree that everybody may read the chronicle, or not")
async def put_consent(desk: TheChronicleDesk, person: ThePerson, table: OfTable, data: JSONBody[ConsentWire]) -> None:
    await desk.consent(require(person), table, data)


@get("/api/tables/{table:str}/card.png", summary="A picture of the chronicle, for links to it", media_type="image/png")
async def get_card(cards: TheCards, person: ThePerson, table: OfTable, lang: InLanguage = "en") -> Response[bytes]:
    picture = await cards.card(person, table, lang)
    return Response(picture, media_type="image/png", headers={"Cache-Control": FOR_A_WHILE})


@get("/api/tables/{table:str}/annotations", summary="What the players of a finished game have added to it")
async def get_annotations(annotations: TheAnnotations, person: ThePerson, table: OfTable) -> list[AnnotationWire]:
    return await annotations.all(person, table)


@post("/api/tables/{table:str}/annotations", status_code=201, summary="Add a note or arrows to a moment of my game")
async def add_annotation(
    annotations: TheAnnotations, person: ThePerson, table: OfTable, data: JSONBody[NewAnnotationWire]
) -> AnnotationWire:
    return await annotations.add(require(person), table, data)


@delete("/api/tables/{table:str}/annotations/{number:int}", status_code=204, summary="Remove a note of mine")
async def remove_annotation(
    annotations: TheAnnotations, person: ThePerson, table: OfTable, number: FromPath[int]
) -> None:
    await annotations.remove(require(person), table, number)


handlers = [get_chronicle, put_consent, get_card, get_annotations, add_annotation, remove_annotation]
