"""Work in batches of a few seconds, on this machine's processes or on a Ray cluster, with the same results everywhere.

A plan is cut into batches of game numbers.  Which process plays a batch, how long the batches are and in which order
they end changes nothing: what they bring is handed out in the order of the games.  A process that dies costs the batch
it was playing, and that batch is played again.
"""

import logging
import os
import pickle
import socket
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import urlsplit

from hatalom.core.errors import BadFile
from hatalom.lab.children import end_with_the_parent

R_co = TypeVar("R_co", covariant=True)
R = TypeVar("R")

SECONDS_PER_BATCH = 3.0
MOST_PER_BATCH = 2_000
AHEAD = 2
"""How many batches wait for each process, so that none is idle."""
HERE = "auto"
"""The Ray cluster that this machine belongs to, or one that is started on it."""
SECONDS_TO_ANSWER = 5
TRIES = 3
"""How often a batch is played before its loss is the batch's own fault."""


class Player(Protocol[R_co]):
    """Plays the games of one plan; each process has one."""

    def play_batch(self, first: int, end: int) -> R_co:
        """Plays the games `first` to `end` - 1."""


class Plan(Protocol[R_co]):
    """What is played.  It travels to other processes, so it is plain data."""

    def player(self) -> Player[R_co]:
        """Somebody who plays this plan; made once in each process."""


@dataclass(frozen=True)
class Batch(Generic[R]):
    """The games `first` to `end` - 1 and what they brought."""

    first: int
    end: int
    result: R


@lru_cache(maxsize=1)
def _player(plan: bytes) -> Player[Any]:
    made: Player[Any] = pickle.loads(plan).player()  # nosec B301: our own process has packed it
    return made


def _play(plan: bytes, first: int, end: int) -> tuple[Any, float]:
    """In another process: plays a batch; how long it took decides how long later ones are."""
    player = _player(plan)
    started = time.perf_counter()
    return player.play_batch(first, end), time.perf_counter() - started


class Crew(Protocol):
    """Those who play: processes of this machine, or of a cluster."""

    size: int

    def send(self, plan: bytes, first: int, end: int) -> Any:
        """Hands a batch over; returns what `done` will return again when the batch has been played."""

    def done(self, sent: list[Any]) -> dict[Any, tuple[Any, float] | None]:
        """Waits until some of the batches have ended; None for one that was lost with its process."""

    def close(self) -> None:
        """Ends what still plays."""


class LocalCrew:
    """A pool of processes; it is built anew when one of them dies."""

    def __init__(self, workers: int) -> None:
        self.size = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, get_context("spawn"), initializer=end_with_the_parent)

    def send(self, plan: bytes, first: int, end: int) -> Any:
        try:
            return self._pool.submit(_play, plan, first, end)
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return self._pool.submit(_play, plan, first, end)

    def done(self, sent: list[Any]) -> dict[Any, tuple[Any, float] | None]:
        return {future: _outcome(future) for future in wait(sent, return_when=FIRST_COMPLETED).done}

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _outcome(future: Future[tuple[Any, float]]) -> tuple[Any, float] | None:
    try:
        return future.result()
    except BrokenProcessPool:
        return None


def check_address(address: str) -> None:
    """Refuses an address where no cluster answers: Ray itself would try for many minutes."""
    if address == HERE:
        return
    found = urlsplit(address if "://" in address else f"//{address}")
    try:
        host, port = found.hostname, found.port
    except ValueError:
        host, port = None, None
    if host is None or port is None:
        raise BadFile(f"--ray {address!r} is neither {HERE!r} nor an address such as 192.168.1.10:6379")
    try:
        socket.create_connection((host, port), timeout=SECONDS_TO_ANSWER).close()
    except OSError as error:
        raise BadFile(f"no Ray cluster answers at {address} ({error}); start one with: ray start --head") from None


class RayCrew:
    """The processes of a Ray cluster.  `auto` joins the cluster this machine belongs to, or starts one here."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise BadFile("Ray is not installed; get it with: pip install 'hatalom[ray]'") from None
        check_address(address)
        self._ray: Any = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            self._join(address, workers)
        self.size = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        # A lost process is our own affair: Ray would play the batch again without telling the others.
        self._remote = ray.remote(max_retries=0)(_play)

    def _join(self, address: str, workers: int | None) -> None:
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except ConnectionError:
            if address != HERE:
                raise BadFile(f"there is no Ray cluster at {address}; start one with: ray start --head") from None
            self._start_here(workers)

    def _start_here(self, workers: int | None) -> None:
        try:
            self._ray.init(num_cpus=workers, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
        except Exception as error:  # Ray raises nothing more special where a machine is too busy for it
            raise BadFile(f"Ray does not start on this machine; try again when it is less busy ({error})") from error

    def send(self, plan: bytes, first: int, end: int) -> Any:
        return self._remote.remote(plan, first, end)

    def done(self, sent: list[Any]) -> dict[Any, tuple[Any, float] | None]:
        ended, _ = self._ray.wait(sent, num_returns=1)
        return {reference: self._outcome(reference) for reference in ended}

    def _outcome(self, reference: Any) -> tuple[Any, float] | None:
        try:
            found: tuple[Any, float] = self._ray.get(reference)
            return found
        except self._ray.exceptions.RayTaskError:
            raise  # it was played, and a mistake came up
        except self._ray.exceptions.RayError:
            return None  # its process or its machine was lost

    def close(self) -> None:
        if self._is_ours:
            self._ray.shutdown()


def crew_of(workers: int | None, ray: str = "") -> Crew | None:
    """Who plays; None where this process plays alone.

    Unless it is said how many processes, there is one for each core: of the whole cluster, or of this machine.
    """
    if ray:
        return RayCrew(ray, workers)
    count = workers or os.cpu_count() or 1
    return LocalCrew(count) if count > 1 else None


def end_of(minutes: float | None) -> float | None:
    """The moment so many minutes from now, as `play_in_batches` wants it; None where there is no hurry."""
    return None if minutes is None else time.monotonic() + 60 * minutes


def share_of_time(until: float | None, parts: int) -> float | None:
    """The end of the first of so many parts of equal length that are left until then."""
    now = time.monotonic()
    return None if until is None else now + max(0.0, until - now) / parts


def play_in_batches(
    plan: Plan[R], games: int, crew: Crew | None, multiple: int = 1, first: int = 0, until: float | None = None
) -> Iterator[Batch[R]]:
    """What the games of a plan from number `first` on bring, batch by batch, in their order.

    Every batch holds a multiple of `multiple` games.  Whoever has seen enough stops asking: what is still being played
    is thrown away.  From the moment `until` (of `time.monotonic`) on no batch is begun; those that were are finished.
    """
    if crew is None:
        yield from _alone(plan, games, multiple, first, until)
    else:
        yield from _Dispatch(plan, games, crew, multiple, first, until).run()


def is_over(until: float | None) -> bool:
    """Whether this moment (of `time.monotonic`) has passed."""
    return until is not None and time.monotonic() >= until


def _alone(plan: Plan[R], games: int, multiple: int, first: int, until: float | None) -> Iterator[Batch[R]]:
    player = plan.player()
    pace = _Pace(multiple)
    while first < games and not is_over(until):
        end = min(games, first + pace.next_size(SECONDS_PER_BATCH / 10))
        started = time.perf_counter()
        result = player.play_batch(first, end)
        pace.learn(end - first, time.perf_counter() - started)
        yield Batch(first, end, result)
        first = end


class _Pace:
    """How many games fill a batch, from how long the last ones took."""

    def __init__(self, multiple: int) -> None:
        self.multiple = multiple
        self.seconds_per_game = 0.0

    def learn(self, games: int, seconds: float) -> None:
        self.seconds_per_game = max(seconds, 1e-6) / games

    def next_size(self, seconds: float) -> int:
        if self.seconds_per_game == 0:
            return self.multiple
        wanted = min(MOST_PER_BATCH, int(seconds / self.seconds_per_game))
        return max(1, wanted // self.multiple) * self.multiple


class _Dispatch(Generic[R]):
    """Hands out batches, gets their results in any order, and passes them on in the order of the games."""

    def __init__(self, plan: Plan[R], games: int, crew: Crew, multiple: int, first: int, until: float | None) -> None:
        self.plan = pickle.dumps(plan)
        self.games = games
        self.crew = crew
        self.until = until
        self.ahead = AHEAD if until is None else 1  # what waits would still be played after time is up
        self.pace = _Pace(multiple)
        self.first_unsent = first
        self.due = first  # the first game whose result has not been passed on
        self.again: deque[tuple[int, int]] = deque()  # lost batches
        self.tries: dict[int, int] = {}  # by the first game of the batch
        self.sent: dict[Any, tuple[int, int]] = {}
        self.ready: dict[int, Batch[R]] = {}

    def run(self) -> Iterator[Batch[R]]:
        try:
            while self.due < self.games:
                self._send()
                if not self.sent:
                    return  # time is up
                self._receive()
                while self.due in self.ready:
                    batch = self.ready.pop(self.due)
                    self.due = batch.end
                    yield batch
        finally:
            self.crew.close()

    def _send(self) -> None:
        while len(self.sent) < self.ahead * self.crew.size:
            if self.again:
                first, end = self.again.popleft()
            elif self.first_unsent < self.games and not is_over(self.until):
                first = self.first_unsent
                end = min(self.games, first + self.pace.next_size(SECONDS_PER_BATCH))
                self.first_unsent = end
            else:
                return
            self.tries[first] = self.tries.get(first, 0) + 1
            self.sent[self.crew.send(self.plan, first, end)] = (first, end)

    def _receive(self) -> None:
        for key, outcome in self.crew.done(list(self.sent)).items():
            first, end = self.sent.pop(key)
            if outcome is None:
                self._lose(first, end)
                continue
            result, seconds = outcome
            self.pace.learn(end - first, seconds)
            self.ready[first] = Batch(first, end, result)

    def _lose(self, first: int, end: int) -> None:
        if self.tries[first] >= TRIES:
            raise BadFile(
                f"the process that plays games {first} to {end - 1} died {TRIES} times; "
                "the machine may be out of memory: try fewer workers"
            )
        self.again.append((first, end))
