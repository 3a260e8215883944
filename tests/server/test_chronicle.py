"""Chronicles: who may read one, consent, notes, branches, the card, and what a link says of itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.card import COLOURS, colours_of
from hatalom.server.chroniclers import Chroniclers, write_story
from hatalom.server.services.annotations import MOST_ANNOTATIONS
from hatalom.server.settings import Settings
from tests.server.conftest import HOSTS, AtOnce, Json, Person, create_app, database_of

PEOPLE = ("nobody", "stranger", "host", "player", "left")
PLAYERS = frozenset({"host", "player"})
OPEN = frozenset(PEOPLE)


class WrittenHere(Chroniclers):
    """Writes in this process, and counts."""

    written = 0

    async def write(self, draft: bytes) -> bytes | None:
        self.written += 1
        return write_story(draft)


CHRONICLERS = WrittenHere()


@pytest.fixture(scope="module")
def client(
    kind_of_database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[TestClient[App]]:
    folder = tmp_path_factory.mktemp("chronicle")
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<html>\n  <head>\n  </head>\n</html>", encoding="utf-8")
    with database_of(kind_of_database, folder, request) as address:
        settings = Settings(address, pace=0, window_delay=(0, 0), static=static, rate_limits=False, hosts=HOSTS)
        app = create_app(settings, AtOnce(1, 10), CHRONICLERS)
        with TestClient(app, base_url="https://table.local") as running:
            yield running


class Finished:
    """A game of two people that is over: somebody left it before, one looks on, and one is unknown."""

    def __init__(self, client: TestClient[App]) -> None:
        self.people = {name: Person(client, name) for name in PEOPLE if name != "nobody"} | {"nobody": Person(client)}
        self.host, self.player = self.people["host"], self.people["player"]
        self.id = self.host.open("me", "open")
        for name in ("left", "player"):
            assert self.people[name].post(f"/api/tables/{self.id}/join", {"seat": "white"}).status_code == 200
            if name == "left":
                assert self.people[name].menu(self.id, "white", "abandon").status_code == 200
        self.at = f"/api/tables/{self.id}"

    def end(self) -> "Finished":
        assert self.player.menu(self.id, "white", "resign").status_code == 200
        return self

    def consent(self, who: str, agree: bool, named: bool = False) -> int:
        person = self.people[who]
        person.client.cookies.clear()
        body = {"agree": agree, "named": named}
        return int(person.client.put(f"{self.at}/consent", json=body, headers=person.headers).status_code)

    def remove(self, who: str, number: int) -> int:
        person = self.people[who]
        person.client.cookies.clear()
        return int(person.client.delete(f"{self.at}/annotations/{number}", headers=person.headers).status_code)

    def chronicle(self, who: str) -> Json:
        found: Json = self.people[who].get(f"{self.at}/chronicle").json()
        return found


@pytest.fixture
def table(client: TestClient[App]) -> Finished:
    return Finished(client)


READS = ("chronicle", "card.png")
A_NOTE = {"seat": "white", "ply": 3, "text": "Here I counted wrong."}


@pytest.mark.parametrize("who", PEOPLE)
def test_nobody_reads_the_chronicle_of_a_running_game(table: Finished, who: str) -> None:
    person = table.people[who]
    assert {person.get(f"{table.at}/{call}").status_code for call in (*READS, "annotations")} == {403}
    assert person.post(f"{table.at}/annotations", A_NOTE).status_code == 403
    assert table.consent(who, True) == 403


def test_only_its_players_read_it_until_all_of_them_agree(table: Finished) -> None:
    def readers(call: str) -> frozenset[str]:
        answers = {who: table.people[who].get(f"{table.at}/{call}").status_code for who in PEOPLE}
        assert set(answers.values()) <= {200, 403}
        return frozenset(who for who, status in answers.items() if status == 200)

    def shown_notes() -> frozenset[str]:
        return frozenset(who for who in PEOPLE if table.people[who].get(f"{table.at}/annotations").json())

    table.end()
    assert table.player.post(f"{table.at}/annotations", A_NOTE).status_code == 201
    assert {readers(call) for call in READS} == {PLAYERS}
    assert shown_notes() == PLAYERS
    assert table.consent("host", True) == 204
    assert {readers(call) for call in READS} == {PLAYERS}
    assert table.consent("player", True, named=True) == 204
    assert {readers(call) for call in READS} == {OPEN}
    assert shown_notes() == OPEN
    assert table.consent("host", False) == 204
    assert {readers(call) for call in READS} == {PLAYERS}


@pytest.mark.parametrize("who", PEOPLE)
def test_only_its_players_consent_write_and_remove_their_own_notes(table: Finished, who: str) -> None:
    table.end()
    person = table.people[who]
    assert table.consent(who, True) == (204 if who in PLAYERS else 403)
    assert person.post(f"{table.at}/annotations", A_NOTE).status_code == (201 if who == "player" else 403)
    number = table.player.post(f"{table.at}/annotations", A_NOTE).json()["id"]
    assert table.remove(who, number) == (204 if who == "player" else 403)
    assert table.remove(who, 10**30) in (400, 403, 404)


def test_the_result_is_addressed_to_the_reader_and_names_are_told_by_consent(table: Finished) -> None:
    table.end()
    assert table.consent("host", True) == 204
    assert table.consent("player", True, named=True) == 204
    verdicts = {who: table.chronicle(who)["verdict"]["key"] for who in ("host", "player", "stranger")}
    assert verdicts == {"host": "ending-you-won", "player": "ending-you-lost", "stranger": "ending-won"}
    assert [seat["name"] for seat in table.chronicle("player")["cast"]] == ["host", "player"]
    assert [seat["name"] for seat in table.chronicle("stranger")["cast"]] == [None, "player"]
    assert [seat["agreed"] for seat in table.chronicle("stranger")["cast"]] == [None, None]


def test_a_story_is_written_once(table: Finished) -> None:
    table.end()
    before = CHRONICLERS.written
    first = table.chronicle("host")
    assert table.chronicle("player")["story"] == first["story"]
    assert CHRONICLERS.written == before + 1
    assert first["story"]["seats"] == ["orange", "white"]
    assert len(first["story"]["curve"]["values"][0]) == first["story"]["plies"] + 1


def test_notes_have_limits(table: Finished) -> None:
    table.end()

    def add(**more: object) -> int:
        return int(table.player.post(f"{table.at}/annotations", {**A_NOTE, **more}).status_code)

    arrow = {"start": "region.kent", "goal": "region.essex"}
    assert add(arrows=[arrow], text="") == 201
    assert add(text="", arrows=[]) == 400
    assert add(text="x" * 501) == 400
    assert add(arrows=[arrow] * 7) == 400
    assert add(arrows=[{"start": "region.kent", "goal": "region.atlantis"}]) == 400
    assert add(ply=100_000) == 409
    assert add(seat="orange") == 403
    for _ in range(MOST_ANNOTATIONS - 1):
        assert add() == 201
    assert add() == 429
    found = table.host.get(f"{table.at}/annotations").json()
    assert len(found) == MOST_ANNOTATIONS
    assert {note["mine"] for note in found} == {False}


def test_a_study_is_a_chronicle_with_the_branches_of_its_players(table: Finished) -> None:
    table.end()
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "me"}]
    branches = {who: table.people[who].post(f"{table.at}/branch", {"ply": 4, "seats": seats}) for who in OPEN}
    own = branches["player"].json()["id"]
    assert [branch["id"] for branch in table.chronicle("player")["branches"]] == [own]
    assert table.chronicle("player")["branches"][0]["ply"] == 4
    assert own not in [branch["id"] for branch in table.chronicle("host")["branches"]]
    assert table.player.menu(own, "white", "resign").status_code == 200
    note = table.player.post(f"/api/tables/{own}/annotations", {**A_NOTE, "text": "Better so."})
    assert note.status_code == 201, note.text
    shown = {branch["id"]: branch for branch in table.chronicle("host")["branches"]}
    assert [note["text"] for note in shown[own]["notes"]] == ["Better so."]
    assert branches["stranger"].json()["id"] not in shown


def test_the_card_is_a_picture_in_both_languages(table: Finished) -> None:
    table.end()
    for lang in ("en", "hu"):
        card = table.host.get(f"{table.at}/card.png?lang={lang}")
        assert card.status_code == 200
        assert card.headers["content-type"] == "image/png"
        assert card.content.startswith(b"\x89PNG")
    assert table.host.get(f"{table.at}/card.png?lang=xx").status_code == 404


def test_a_link_says_what_it_is_only_where_it_is_public(table: Finished) -> None:
    table.end()
    page = f"/tables/{table.id}/chronicle"
    table.chronicle("host")
    assert "og:title" not in table.people["nobody"].get(page).text
    assert table.consent("host", True) == 204
    assert table.consent("player", True) == 204
    text = table.people["nobody"].get(f"{page}?lang=hu").text
    assert f"/api/tables/{table.id}/card.png?lang=hu" in text
    assert "Narancs győzött." in text
    assert "og:title" not in table.people["nobody"].get("/tables/nowhere/chronicle").text


def test_seats_have_the_colours_of_the_client_on_the_card(tmp_path: Path) -> None:
    """A game that the client does not know has colours too, and so has every game where the client is not built."""
    (tmp_path / COLOURS).write_text('{"hannibal": {"rome": "#8a151d", "carthage": "#1b3264"}}')
    assert colours_of("hannibal", ["carthage", "rome"], tmp_path) == ["#1b3264", "#8a151d"]
    assert len(set(colours_of("nim", ["first", "second", "third"], tmp_path))) == 3
    assert len(set(colours_of("hannibal", ["rome", "carthage"], tmp_path / "nowhere"))) == 2
