"""For whoever runs the server: is it alive, is it ready, and how does it fare?"""

import asyncio
from importlib import metadata

from litestar import Response, get
from sqlalchemy import text

from hatalom.core.errors import HatalomError
from hatalom.server.asked import Asked
from hatalom.server.routes.given import TheOperator, TheSteward, TheStore
from hatalom.server.store import Store
from hatalom.server.watch.figures import exposition
from hatalom.server.wire.operator import HealthWire, OperatorWire

READY_SECONDS = 3.0
UNWATCHED = ("/healthz", "/readyz")
"""Asked by machines, again and again and by whatever name: nobody is looked up, and nothing is counted against them."""


@get("/healthz", summary="Whether this process is alive")
async def healthz() -> HealthWire:
    return HealthWire("ok", metadata.version("hatalom"))


@get("/readyz", summary="Whether this process can serve people: its database answers")
async def readyz(store: TheStore) -> Response[HealthWire]:
    version = metadata.version("hatalom")
    try:
        await asyncio.wait_for(_ask(store), READY_SECONDS)
    except Exception as error:  # whatever it is, nobody should be sent here
        why = str(error) if isinstance(error, HatalomError) else "the database does not answer"
        return Response(HealthWire(why, version), status_code=503)
    return Response(HealthWire("ok", version))


async def _ask(store: Store) -> None:
    async with store.engine.execution_options(reading=True).connect() as connection:
        await connection.execute(text("SELECT 1"))


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Asked, operator: TheOperator, steward: TheSteward) -> str:
    operator.check_for_figures(request)
    return exposition(await steward.figures(), await steward.facts())


@get("/api/operator", summary="How the server fares; for its operator alone")
async def get_operator(request: Asked, operator: TheOperator, steward: TheSteward) -> OperatorWire:
    operator.check(request)
    return await steward.report()


handlers = [healthz, readyz, metrics, get_operator]
