"""The study board with a position set up by hand: what can be is looked at, what cannot be is refused with a reason."""

import msgspec
import pytest
from litestar.testing import TestClient

from hatalom import games
from hatalom.core.errors import BrokenRule
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.server.app import App
from hatalom.server.by_hand import HandMade, Looked, look_at
from hatalom.server.history import Refusal
from hatalom.table.wire import StateWire
from tests.bots.positions import questions
from tests.server.conftest import Person
from tests.server.test_past import imported

WRONG = {
    "power_and_weakness": ("orange vp", "orange vp 1 points 0 reserve 17m0k tiles strength"),
    "heads_of_state": ("display", "display gold*99"),
    "hannibal": ("general hannibal", "general hannibal wien"),
    "maria": ("decks", "decks 9 drawing 9"),
    "great_war": ("war", "war germany=1 germany=1"),
}
"""A line of each game, and what it cannot be."""


def text_of(name: str) -> tuple[str, int]:
    """A position of a game in which somebody has a choice, and who."""
    game = games.load(name)
    pos, question = questions(game, 1, 60)[-1]
    return game.write(pos), question.seat


def looked_at(name: str, text: str) -> Looked | Refusal:
    game = games.load(name)
    ids = tuple(game.seat_ids(game.seat_counts[0]))
    return look_at(HandMade(Head(name, game.rules_version, ids, game.default_options()), "", text))


def with_line(text: str, start: str, line: str) -> str:
    """The text with another line instead of the one that begins so."""
    return "\n".join(line if old.startswith(start) else old for old in text.splitlines())


@pytest.mark.parametrize("name", games.NAMES)
def test_a_position_of_each_game_is_seen_by_who_chooses_there(name: str) -> None:
    text, seat = text_of(name)
    looked = looked_at(name, text)
    assert isinstance(looked, Looked)
    assert looked.seat == seat
    state = msgspec.json.decode(looked.state, type=StateWire)
    assert state.viewer == games.load(name).seat_ids(games.load(name).seat_counts[0])[seat]
    assert state.question is None, "it is looked at, not played"


@pytest.mark.parametrize("name", games.NAMES)
def test_what_cannot_be_is_refused_with_a_reason(name: str) -> None:
    text, _ = text_of(name)
    start, line = WRONG[name]
    assert with_line(text, start, line) != text
    for wrong in (with_line(text, start, line), with_line(text, "stack", "stack Nothing[]"), text + "\nwhat is this"):
        refused = looked_at(name, wrong)
        assert isinstance(refused, Refusal), wrong
        assert refused.code == "bad-request"
        assert refused.why


NOWHERE = {
    "power_and_weakness": ("Turn[", "Turn[9"),
    "heads_of_state": ("Taking[", "Taking[4"),
}
"""Phases of which the text can say that somebody has his turn who is not there."""


@pytest.mark.parametrize("name", NOWHERE)
def test_a_text_that_reads_well_and_leads_nowhere_is_refused(name: str) -> None:
    game, (phase, nobody) = games.load(name), NOWHERE[name]
    texts = [game.write(pos) for pos, _ in questions(game, 1, 60)]
    refused = looked_at(name, next(text for text in texts if phase in text).replace(phase, nobody))
    assert isinstance(refused, Refusal)
    assert "the rules cannot go on" in refused.why


@pytest.mark.parametrize("mistake", [TypeError("None"), BrokenRule("nothing is asked any more")])
def test_a_mistake_of_the_rules_is_not_blamed_on_the_text(mistake: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(match: Match) -> None:
        raise mistake

    monkeypatch.setattr(Match, "run", fail)
    with pytest.raises(type(mistake)):
        looked_at("power_and_weakness", text_of("power_and_weakness")[0])


def test_a_changed_position_is_another_one() -> None:
    text, _ = text_of("power_and_weakness")
    line = next(line for line in text.splitlines() if line.startswith("orange vp"))
    looked = looked_at("power_and_weakness", with_line(text, "orange vp", line.replace("vp ", "vp 1", 1)))
    assert isinstance(looked, Looked)
    state = msgspec.json.decode(looked.state, type=StateWire)
    seats = {seat["id"]: seat for seat in state.view["seats"]}
    assert seats["orange"]["vp"] == int("1" + line.split()[2])


def test_a_game_of_another_number_of_players_or_one_that_is_over_is_refused() -> None:
    text, _ = text_of("heads_of_state")
    more = looked_at("heads_of_state", text.replace("players 2", "players 3"))
    over = looked_at("power_and_weakness", with_line(text_of("power_and_weakness")[0], "stack", "stack"))
    assert isinstance(more, Refusal)
    assert "2 players" in more.why
    assert isinstance(over, Refusal)
    assert "over" in over.why


def test_the_best_turns_come_for_a_position_set_up_by_hand(anna: Person) -> None:
    table = imported(anna)
    ply = anna.get(f"/api/tables/{table}/study/0").json()["ply"]
    text = anna.get(f"/api/tables/{table}/position/{ply}").json()["text"]
    found = anna.post(f"/api/tables/{table}/position", {"text": text}).json()
    assert found["state"]["viewer"] == found["seat"]
    assert found["level"] == "sovereign"
    assert 1 <= len(found["turns"]) <= 3
    assert all(turn["reasons"] for turn in found["turns"])
    refused = anna.post(f"/api/tables/{table}/position", {"text": text + "atlantis -"})
    assert refused.status_code == 400
    assert "atlantis" in refused.json()["message"]
    assert anna.get(f"/api/tables/{table}/position/99999").json()["error"] == "no-such-ply"


def test_a_running_game_is_not_told_as_text(anna: Person, client: TestClient[App]) -> None:
    table = anna.open("me", "novice")
    assert anna.get(f"/api/tables/{table}/position/0").json()["error"] == "forbidden"
    assert anna.post(f"/api/tables/{table}/position", {"text": ""}).json()["error"] == "forbidden"
