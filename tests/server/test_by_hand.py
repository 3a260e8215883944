"""The study board with a position set up by hand: what can be is looked at, what cannot be is refused with a reason."""

import msgspec
import pytest
from litestar.testing import TestClient

from hatalom import games
from hatalom.core.errors import BrokenRule
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.message import Message
from hatalom.core.positionfaults import PositionFault
from hatalom.core.question import NATURE, Question
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


def fault_of(refused: Looked | Refusal) -> PositionFault:
    assert isinstance(refused, Refusal)
    assert refused.fault is not None
    return refused.fault


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
        assert refused.fault is not None
        assert refused.fault.english == refused.why != ""
    assert fault_of(refused).name == "word"
    assert fault_of(refused).args == {"number": len(wrong.splitlines()), "line": "what is this", "word": "what"}


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
    assert (fault_of(refused).name, fault_of(refused).args) == ("stuck", {})
    assert fault_of(refused).detail in refused.why


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
    assert (fault_of(more).name, fault_of(more).args) == ("players", {"wanted": 2, "found": 3})
    assert isinstance(over, Refusal)
    assert "over" in over.why
    assert (fault_of(over).name, fault_of(over).args) == ("over", {})


def test_a_position_in_which_chance_comes_next_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "questions", lambda _: [Question(NATURE, Message("ask"), [0, 1])])
    assert fault_of(looked_at("power_and_weakness", text_of("power_and_weakness")[0])).name == "chance"


@pytest.mark.parametrize(
    ("said", "name", "args", "detail"),
    [
        ("3.9: two owners", "rule", {"rule": "3.9"}, "two owners"),
        ("3.8r1: seat 0 has 17 units: too many", "rule", {"rule": "3.8"}, "seat 0 has 17 units: too many"),
        ("11.2.1r1: no square", "rule", {"rule": "11.2.1"}, "no square"),
        ("entries are not in order", "rules", {}, "entries are not in order"),
    ],
)
def test_the_rule_that_a_position_is_against_is_named(
    said: str, name: str, args: dict[str, str], detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(games.load("maria")), "broken_invariant", lambda _, pos: said)
    fault = fault_of(looked_at("maria", text_of("maria")[0]))
    assert (fault.name, fault.args, fault.detail, fault.english) == (name, args, detail, said)


@pytest.mark.parametrize("name", ["power_and_weakness", "heads_of_state"])
def test_more_than_is_in_the_box_is_refused(name: str) -> None:
    start, line = WRONG[name]
    assert fault_of(looked_at(name, with_line(text_of(name)[0], start, line))).name == "box"


def test_a_card_that_is_in_two_places_is_named() -> None:
    text = text_of("hannibal")[0]
    removed = next(line for line in text.splitlines() if line.startswith("removed"))
    card = next(line for line in text.splitlines() if line.startswith("rome ")).split()[2].removesuffix("*")
    fault = fault_of(looked_at("hannibal", with_line(text, "removed", f"{removed} {card}")))
    assert (fault.name, fault.args) == ("twice", {"thing": card})


@pytest.mark.parametrize("name", ["great_war", "heads_of_state", "maria"])
def test_a_text_without_its_first_line_is_told_what_that_is_like(name: str) -> None:
    fault = fault_of(looked_at(name, "stack"))
    assert fault.name == "first-line"
    assert str(fault.args["example"]).startswith("players ")
    assert fault.english == f"the first line should be like: {fault.args['example']}"


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
    told = refused.json()["position"]
    assert told["name"] == "word"
    assert told["args"] == {"number": len(text.splitlines()) + 1, "line": "atlantis -", "word": "atlantis"}
    assert told["english"] == refused.json()["message"]
    assert refused.json()["fault"] is None, "that is for boxes"
    assert anna.get(f"/api/tables/{table}/position/99999").json()["error"] == "no-such-ply"


def test_a_running_game_is_not_told_as_text(anna: Person, client: TestClient[App]) -> None:
    table = anna.open("me", "novice")
    assert anna.get(f"/api/tables/{table}/position/0").json()["error"] == "forbidden"
    assert anna.post(f"/api/tables/{table}/position", {"text": ""}).json()["error"] == "forbidden"
