"""The games of this server: what they need, their words, their rules."""

from litestar import get
from litestar.params import FromPath

from hatalom.server import library
from hatalom.server.routes.given import OfTable, TheAlmanac, TheHub
from hatalom.server.wire.almanac import AlmanacWire
from hatalom.server.wire.games import (
    BlockWire,
    ChapterWire,
    DecisionWire,
    ExampleWire,
    GameWire,
    TextsWire,
)
from hatalom.table.table import overlay_table


@get("/api/games", summary="All games: seats, options, computer levels")
async def get_games() -> list[GameWire]:
    return library.all_games()


@get("/api/games/{game:str}/texts/{lang:str}", summary="The words of a game in one language")
async def get_texts(game: FromPath[str], lang: FromPath[str]) -> TextsWire:
    return library.texts_of(library.game_of(game), lang)


@get("/api/games/{game:str}/rules/{lang:str}", summary="The rules of a game as chapters of numbered items")
async def get_rules(game: FromPath[str], lang: FromPath[str]) -> list[ChapterWire]:
    return library.rules_of(game, lang)


@get("/api/games/{game:str}/decisions", summary="Why unclear rules were read as they were")
async def get_decisions(game: FromPath[str]) -> list[DecisionWire]:
    return library.decisions_of(game)


@get("/api/games/{game:str}/examples", summary="The rules that a position of the lessons shows")
async def get_examples(game: FromPath[str]) -> list[ExampleWire]:
    return library.shown_rules(game)


@get("/api/games/{game:str}/almanac", summary="What everybody has played of a game: results, lengths, records")
async def get_almanac(almanac: TheAlmanac, game: FromPath[str]) -> AlmanacWire:
    return await almanac.of(game)


@get("/api/games/{game:str}/box", summary="What is in the box of a game, and where it comes from")
async def get_box(game: FromPath[str]) -> list[BlockWire]:
    return library.box_of(game)


@get("/api/tables/{table:str}/texts/{lang:str}", summary="The words at a table, with the names its overlay gives")
async def get_table_texts(hub: TheHub, table: OfTable, lang: FromPath[str]) -> TextsWire:
    room = await hub.rooms.room(table)
    return library.texts_of(room.table.game, lang, overlay_table(room.info.overlay))


handlers = [
    get_games,
    get_texts,
    get_rules,
    get_decisions,
    get_examples,
    get_almanac,
    get_box,
    get_table_texts,
]
