"""Batches: the same results in the same order, whoever plays them and whoever dies over it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from hatalom.core.errors import BadFile
from hatalom.lab.batches import Batch, Crew, LocalCrew, check_address, end_of, play_in_batches, share_of_time

GAMES = 23


@dataclass(frozen=True)
class Squares:
    """A plan whose games are square numbers; game 11 kills its process as long as the file is there."""

    poison: str = ""

    def player(self) -> "Squares":
        return self

    def play_batch(self, first: int, end: int) -> list[int]:
        if self.poison and first <= 11 < end and Path(self.poison).exists():
            Path(self.poison).unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return [number * number for number in range(first, end)]


@dataclass(frozen=True)
class Slow:
    """A plan whose games take their time."""

    def player(self) -> "Slow":
        return self

    def play_batch(self, first: int, end: int) -> list[int]:
        time.sleep(0.01 * (end - first))
        return list(range(first, end))


@dataclass(frozen=True)
class Deadly:
    def player(self) -> "Deadly":
        return self

    def play_batch(self, first: int, end: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


@dataclass(frozen=True)
class Naming:
    """A plan whose game names the process that plays it, and takes long."""

    file: str

    def player(self) -> "Naming":
        return self

    def play_batch(self, first: int, end: int) -> int:
        Path(self.file).write_text(str(os.getpid()))
        time.sleep(600)
        return 0


def joined(plan: Squares, crew: Crew | None, first: int = 0, multiple: int = 1) -> list[int]:
    return [n for batch in play_in_batches(plan, GAMES, crew, multiple, first) for n in batch.result]


def test_everybody_gets_the_same_in_the_same_order() -> None:
    wanted = [number * number for number in range(GAMES)]
    assert joined(Squares(), None) == joined(Squares(), LocalCrew(2)) == wanted


def test_a_run_goes_on_where_another_one_ended() -> None:
    assert joined(Squares(), LocalCrew(2), first=20) == joined(Squares(), None, first=20) == [400, 441, 484]


@pytest.mark.parametrize("workers", [0, 2])
def test_batches_hold_whole_rounds(workers: int) -> None:
    crew = LocalCrew(workers) if workers else None
    ends = [batch.end for batch in play_in_batches(Squares(), GAMES, crew, multiple=5)]
    assert ends[-1] == GAMES
    assert all(end % 5 == 0 for end in ends[:-1])


def test_a_killed_process_costs_nothing_but_its_batch(tmp_path: Path) -> None:
    poison = tmp_path / "poison"
    poison.touch()
    assert joined(Squares(str(poison)), LocalCrew(2)) == [number * number for number in range(GAMES)]
    assert not poison.exists()


def test_who_is_killed_takes_the_processes_along(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    program = (
        "from hatalom.lab.batches import LocalCrew, play_in_batches; from tests.lab.test_batches import Naming;"
        f"list(play_in_batches(Naming({str(file)!r}), 1, LocalCrew(1)))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    parent = subprocess.Popen([sys.executable, "-c", program], env=environment)
    assert comes_true(lambda: file.exists() and bool(file.read_text()))
    parent.kill()
    parent.wait()
    assert comes_true(lambda: not is_alive(int(file.read_text())))


def comes_true(condition: Callable[[], bool]) -> bool:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if condition():
            return True
        time.sleep(0.05)
    return False


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_batch_that_kills_every_process_is_given_up_with_a_reason() -> None:
    with pytest.raises(BadFile, match="died 3 times"):
        list(play_in_batches(Deadly(), 4, LocalCrew(1)))


@pytest.mark.parametrize("workers", [0, 2])
def test_when_time_is_up_no_batch_is_begun_and_those_begun_are_finished(workers: int) -> None:
    def crew() -> Crew | None:
        return LocalCrew(workers) if workers else None

    assert list(play_in_batches(Slow(), GAMES, crew(), until=end_of(0))) == []
    played = [n for batch in play_in_batches(Slow(), 10**6, crew(), until=end_of(0.005)) for n in batch.result]
    assert played == list(range(len(played))), "no game is missing between others"
    assert 0 < len(played) < 10**6


def test_time_is_shared_between_what_is_left() -> None:
    assert end_of(None) is None
    assert share_of_time(None, 3) is None
    now = time.monotonic()
    share = share_of_time(now + 3600, 3)
    assert share is not None
    assert now + 1200 <= share < now + 3600
    late = share_of_time(now - 5, 3)
    assert late is not None
    assert now <= late <= time.monotonic(), "who is late has nothing left, and no less than that"


def test_who_has_seen_enough_stops() -> None:
    first: Batch[list[int]] = next(iter(play_in_batches(Squares(), GAMES, LocalCrew(2))))
    assert first.first == 0


def test_an_address_is_tried_before_ray_waits_for_it() -> None:
    check_address("auto")
    for wrong in ("192.168.1.10", "somewhere", "host:port", "", "host:99999999"):
        with pytest.raises(BadFile, match="neither 'auto' nor an address"):
            check_address(wrong)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        check_address(f"127.0.0.1:{port}")
        check_address(f"ray://127.0.0.1:{port}")
    with pytest.raises(BadFile, match="no Ray cluster answers"):
        check_address(f"127.0.0.1:{port}")
