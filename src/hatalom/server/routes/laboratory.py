"""The laboratory: experiments are begun, watched, stopped and fetched."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from hatalom.server import library
from hatalom.server.asked import Asked
from hatalom.server.ids import ExperimentId
from hatalom.server.routes.given import TheLaboratory, ThePerson, TheReception
from hatalom.server.security.tokens import require
from hatalom.server.wire.laboratory import BalancesWire, ExperimentWire, LaboratoryWire, NewExperimentWire

MEDIA = {".json": "application/json", ".csv": "text/csv", ".parquet": "application/vnd.apache.parquet"}
OfExperiment = FromPath[ExperimentId]


@get("/api/laboratory", summary="Whether there is a laboratory, its limits, my experiments")
async def get_laboratory(laboratory: TheLaboratory, person: ThePerson) -> LaboratoryWire:
    return laboratory.about(person)


@get("/api/balance", summary="How often each side wins: the balance reports that came with the games")
async def get_balances() -> BalancesWire:
    return BalancesWire(await asyncio.to_thread(library.balances))


@post("/api/laboratory", status_code=201, summary="Begin an experiment")
async def begin(
    request: Asked,
    laboratory: TheLaboratory,
    reception: TheReception,
    person: ThePerson,
    data: JSONBody[NewExperimentWire],
) -> Response[ExperimentWire]:
    laboratory.check_open()
    person, cookies = await reception.welcome(request, person)
    return Response(await laboratory.begin(person, data), cookies=cookies)


@get("/api/laboratory/{experiment:str}", summary="An experiment and what it has found so far")
async def get_experiment(laboratory: TheLaboratory, person: ThePerson, experiment: OfExperiment) -> ExperimentWire:
    return await laboratory.show(person, experiment)


@post("/api/laboratory/{experiment:str}/stop", status_code=200, summary="Stop an experiment of mine")
async def stop(laboratory: TheLaboratory, person: ThePerson, experiment: OfExperiment) -> ExperimentWire:
    return await laboratory.stop(require(person), experiment)


@post("/api/laboratory/{experiment:str}/go-on", status_code=200, summary="Go on with one that was stopped")
async def go_on(laboratory: TheLaboratory, person: ThePerson, experiment: OfExperiment) -> ExperimentWire:
    return await laboratory.go_on(require(person), experiment)


@get("/api/laboratory/{experiment:str}/{name:str}", summary="report.json, games.csv or games.parquet")
async def get_file(laboratory: TheLaboratory, experiment: OfExperiment, name: FromPath[str]) -> Response[bytes]:
    file = laboratory.file(experiment, name)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await asyncio.to_thread(file.read_bytes), media_type=MEDIA[file.suffix], headers=headers)


handlers = [get_laboratory, get_balances, begin, get_experiment, stop, go_on, get_file]
