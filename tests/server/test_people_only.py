"""A game that computers do not know: the server offers none, and says why it refuses one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hatalom import games
from hatalom.cli import app
from hatalom.core.errors import BadFile
from hatalom.lab.simulate import plan_of
from hatalom.server import library
from tests.server.conftest import GAME, Json, Person

SENTENCE = f"no computer knows how to play {GAME}: it is played by people only"


@pytest.fixture(autouse=True)
def _unknown_to_computers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(type(games.load(GAME)), "knowledge", lambda self: None)
    library.all_games.cache_clear()
    yield
    library.all_games.cache_clear()


def wish(**more: Any) -> Json:
    return {"game": GAME, "seats": [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}], **more}


def test_the_lobby_is_told_of_no_levels(anna: Person) -> None:
    levels = {game["name"]: game["levels"] for game in anna.get("/api/games").json()}
    assert levels[GAME] == []
    assert levels["maria"] == ["novice", "squire", "captain", "marshal"]


@pytest.mark.parametrize("level", ["random", "novice", "squire", "captain", "marshal"])
def test_no_computer_sits_down(anna: Person, level: str) -> None:
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": level}]
    answer = anna.post("/api/tables", wish(seats=seats))
    assert (answer.status_code, answer.json()["message"]) == (400, SENTENCE)


def test_people_play_without_hints_and_without_stand_ins(anna: Person, bela: Person) -> None:
    table = anna.post("/api/tables", wish(clock="live", time_out="computer")).json()["id"]
    assert bela.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
    whole = anna.table(table)
    assert whole["hints"] is False
    assert whole["clock"]["time_out"] == "players"
    hint = anna.hint(table, "orange", whole["state"]["version"])
    assert (hint.status_code, hint.json()["message"]) == (
        403,
        "no computer knows how to play this game: none can give advice",
    )
    handed = anna.menu(table, "orange", "hand_to_computer", level="squire")
    assert (handed.status_code, handed.json()["message"]) == (400, SENTENCE)
    assert anna.menu(table, "orange", "hand_to_computer").json()["error"] == "forbidden"


def test_the_terminal_says_so_and_asks_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(folder, str(tmp_path / folder))
    monkeypatch.setenv("COLUMNS", "250")
    run = CliRunner().invoke
    line = next(line for line in run(app, ["games", "--lang", "en"]).stdout.splitlines() if line.startswith(GAME))
    assert "people only" in line
    file = tmp_path / "a.journal"
    assert run(app, ["play", GAME, "--lang", "en", "--file", str(file)], input="quit\n").exit_code == 0
    assert "seat white: player\n" in file.read_text(encoding="utf-8")
    refused = run(app, ["play", GAME, "--bots", "novice", "--file", str(tmp_path / "b.journal")])
    assert refused.exit_code == 1
    assert SENTENCE in refused.stderr


def test_the_laboratory_says_so_before_it_begins() -> None:
    with pytest.raises(BadFile, match=SENTENCE):
        plan_of(GAME, bot_names=["novice"])
    assert plan_of(GAME, bot_names=["random"]).bots == ("random", "random")
