"""The examiner finds nothing wrong with an honest game, and catches every way of breaking the contract."""

from typing import Any

import pytest

from hatalom.core import journal as journals
from hatalom.core.chance import Seeded
from hatalom.core.conform import Report, examine, examine_game, variants
from hatalom.core.event import EVERYBODY
from hatalom.core.position import Kept
from hatalom.core.question import Question
from hatalom.core.replay import replay
from tests.core import ambush
from tests.core.ambush import ASK_CARD, DRAWN, GAME, Ambush, AmbushGame, Deal, Parry, Turn, Use, View


def checks_broken(game: AmbushGame, games: int = 24) -> set[str]:
    return {violation.check for violation in examine(game, games).violations}


def test_an_honest_game_has_no_violations() -> None:
    report = examine(GAME, 40)
    assert (report.games, report.violations) == (40, [])
    assert report.plies > 1000


def test_every_player_count_and_every_option_is_examined() -> None:
    assert variants(GAME) == [
        (2, {"length": "long"}),
        (3, {"length": "long"}),
        (2, {"length": "short"}),
        (3, {"length": "short"}),
    ]


def test_a_field_forgotten_in_copy_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Ambush.copy

    def forgetful(self: Ambush) -> Ambush:
        other = honest(self)
        other.points = [0] * self.seats
        return other

    monkeypatch.setattr(Ambush, "copy", forgetful)
    assert "copy" in checks_broken(GAME)


def test_a_list_shared_by_a_copy_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Ambush.copy

    def sharing(self: Ambush) -> Ambush:
        other = honest(self)
        other.hands = self.hands
        return other

    monkeypatch.setattr(Ambush, "copy", sharing)
    assert checks_broken(GAME) & {"copy", "stable", "notation"}


def test_a_view_that_shows_another_hand_is_caught() -> None:
    class Leaky(AmbushGame):
        def view(self, pos: Ambush, viewer: int) -> View:
            seen = super().view(pos, viewer)
            seen.pile = pos.pile[0]
            return seen

    assert "secrets" in checks_broken(Leaky())


def test_an_event_told_to_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(self: Use, pos: Ambush, seat: int, action: int) -> None:
        pos.hands[seat][self.card] -= 1
        pos.buried[seat][self.card] += 1
        pos.tell(DRAWN, seat, size_of_first_other_hand(pos, seat), audience=EVERYBODY)
        pos.pop()

    monkeypatch.setattr(Use, "apply", loud)
    assert "secrets" in checks_broken(GAME)


def size_of_first_other_hand(pos: Ambush, seat: int) -> int:
    return min(5, pos.hands[(seat + 1) % pos.seats][0])


def test_a_half_prepared_move_told_to_the_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.apply

    def chatty(self: Turn, pos: Ambush, seat: int, action: int) -> None:
        if seat >= 0:
            pos.tell(ambush.BURIED, seat)
        honest(self, pos, seat, action)

    monkeypatch.setattr(Turn, "apply", chatty)
    assert "private" in checks_broken(GAME)


def test_asking_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Parry.ask

    def meddling(self: Parry, pos: Ambush) -> list[Question]:
        pos.points[0] += 1
        return honest(self, pos)

    monkeypatch.setattr(Parry, "ask", meddling)
    assert checks_broken(GAME) & {"pure", "copy", "notation"}


def test_an_answer_that_depends_on_what_was_kept_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    ask, apply = Use.ask, Use.apply

    def keeping(self: Use, pos: Ambush) -> list[Question]:
        pos.kept = Kept(self)
        return ask(self, pos)

    def relying(self: Use, pos: Ambush, seat: int, action: int) -> None:
        if pos.kept_by(self) is None:
            pos.points[seat] += 1
        apply(self, pos, seat, action)

    monkeypatch.setattr(Use, "ask", keeping)
    assert examine(GAME, 24).violations == []
    monkeypatch.setattr(Use, "apply", relying)
    assert "kept" in checks_broken(GAME)


def test_options_offered_twice_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Use, "ask", lambda self, pos: [Question(self.seat, ASK_CARD, [3, 3])])
    assert "options" in checks_broken(GAME)


def test_nothing_to_choose_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Use, "ask", lambda self, pos: [Question(self.seat, ASK_CARD, [])])
    assert checks_broken(GAME) & {"options", "exception"}


def test_a_notation_that_loses_something_is_caught() -> None:
    class Lossy(AmbushGame):
        def read(self, text: str, content: Any) -> Ambush:
            pos = super().read(text, content)
            pos.points = [0] * pos.seats
            return pos

    assert "notation" in checks_broken(Lossy())


def test_a_phase_that_forgets_a_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "copy", lambda self: Turn(self.seat, False))
    assert checks_broken(GAME) & {"copy", "exception"}


def test_a_broken_invariant_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Deal.apply

    def generous(self: Deal, pos: Ambush, seat: int, action: int) -> None:
        honest(self, pos, seat, action)
        pos.hands[0][0] += 1

    monkeypatch.setattr(Deal, "apply", generous)
    assert "invariant" in checks_broken(GAME)


def test_a_determinization_that_forgets_what_the_viewer_knows_is_caught() -> None:
    class Forgetful(AmbushGame):
        def determinize(self, view: View, rng: Seeded, content: Any) -> Ambush:
            pos = super().determinize(view, rng, content)
            pos.points = [0] * pos.seats
            return pos

    assert "determinize" in checks_broken(Forgetful())


def test_a_world_drawn_from_the_position_that_is_not_the_one_made_from_the_view_is_caught() -> None:
    class Swapping(AmbushGame):
        def resample(self, pos: Ambush, viewer: int, rng: Seeded) -> Ambush:
            return super().resample(pos, viewer, Seeded(rng.below(99)))

    class Wasteful(AmbushGame):
        def determinize(self, view: View, rng: Seeded, content: Any) -> Ambush:
            pos = super().determinize(view, rng, content)
            rng.draw()
            return pos

    for game, detail in ((Swapping(), "is not the one made"), (Wasteful(), "takes other chance")):
        found = examine(game, 24).violations
        assert {violation.check for violation in found} == {"determinize"}
        assert any(detail in violation.detail for violation in found)


def test_the_journal_of_a_violation_replays_to_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(AmbushGame, "broken_invariant", lambda self, pos: "too long" if pos.points[0] > 4 else None)
        violation = examine(GAME, 10).violations[0]
    match = replay(GAME, journals.read(violation.journal, GAME), None)
    assert len(match.plies) == violation.ply
    assert match.pos.points[0] > 4  # type: ignore[attr-defined]


def test_a_crash_is_a_violation_not_the_end_of_the_examination(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: Use, pos: Ambush, seat: int, action: int) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr(Use, "apply", crash)
    report = Report()
    examine_game(GAME, 2, {}, 1, None, report)
    assert [violation.check for violation in report.violations] == ["exception"]
