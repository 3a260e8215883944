"""Stored games and other versions of the rules: what goes on, what can only be looked at, and what is said of it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatalom import games
from hatalom.core import journal as journals
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.event import EVERYBODY
from hatalom.core.journal import Journal
from hatalom.core.match import Match
from hatalom.core.question import SPECTATOR, Question
from hatalom.core.replay import retrace, verify
from hatalom.table import keep
from hatalom.table.log import ViewerLog
from hatalom.table.reload import NOT_REPLAYED, OTHER_RULES, Finding, StoredGame, Verdict, play_again, reload
from hatalom.table.show import result_of
from hatalom.table.table import Table
from hatalom.texts import LANGS, load_texts
from tests.core.ambush import BURY, PARRY, Ambush, AmbushGame, Parry, Turn, Use
from tests.core.ambush import GAME as AMBUSH
from tests.table.tables import SECRET, ambush, do, human

OLD = Path(__file__).parent / "old"
"""Journals of games that were played by version 1 of the rules, as they were written then."""


class NewRules(AmbushGame):
    rules_version = 2


NEW = NewRules()


def sit(match: Match) -> Table:
    return Table(match, [human(f"player {seat}") for seat in range(match.seats)])


def played(plies: int, snapshot_at: int = 0) -> tuple[Table, bytes | None]:
    """A game of Ambush after so many answers, with a snapshot after some of them."""
    table, data = ambush(), None
    for number in range(plies):
        if number >= snapshot_at > 0 and data is None and keep.may_snapshot(table):
            data = keep.take_snapshot(table)
        questions = table.match.questions()
        if not questions:
            break
        do(table, table.game.verbs.text(questions[0].options[0]))
    return table, data


def stored(table: Table, game: AmbushGame, snapshot: bytes | None = None, **change: Any) -> StoredGame:
    result = table.match.result()
    facts = {
        "game": game,
        "head": table.match.journal.head,
        "content": None,
        "rows": [keep.store_row(row, AMBUSH) for row in table.match.journal.rows],
        "snapshot": snapshot,
        "secret": SECRET,
        "result": msgspec.json.encode(result_of(result, table.seat_ids)).decode() if result is not None else "",
        "waiting": [table.seat_ids[seat] for seat in table.asked()],
    }
    return StoredGame(**{**facts, **change})


def test_a_game_of_the_same_rules_goes_on_from_its_snapshot() -> None:
    table, data = played(20, 10)
    again, finding = reload(stored(table, AMBUSH, data), sit)
    assert finding.verdict == Verdict.SAME
    assert again.match.checksum() == table.match.checksum()
    assert [again.state(seat) for seat in (0, 1)] == [table.state(seat) for seat in (0, 1)]


def test_a_game_of_other_rules_that_agree_goes_on_by_the_new_ones() -> None:
    table, data = played(20, 10)
    again, finding = reload(stored(table, NEW, data), sit)
    assert finding == Finding(Verdict.SAME)
    assert again.match.checksum() == table.match.checksum()
    assert again.match.journal.head.rules_version == 2
    again.match.chance = table.match.chance
    seat = again.asked()[0]
    again.act(seat, AMBUSH.verbs.text(again.match.questions()[0].options[0]), again.match.version_for(seat))


def test_a_finished_game_keeps_the_version_it_was_played_by() -> None:
    table, _ = played(200)
    assert table.is_over()
    again, finding = reload(stored(table, NEW), sit)
    assert finding.verdict == Verdict.SAME
    assert again.match.journal.head.rules_version == 1
    assert again.match.result() == table.match.result() or again.state(0).result == table.state(0).result


class TestOtherRulesThatDoNotAgree:
    """Each of them changes one thing of the toy game; the stored games were played before that."""

    @pytest.fixture
    def without_attacks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Use.ask

        def ask(self: Use, pos: Ambush) -> list[Question]:
            return [Question(q.seat, q.prompt, [BURY()], q.args) for q in honest(self, pos)]

        monkeypatch.setattr(Use, "ask", ask)

    @pytest.fixture
    def with_other_scores(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Parry.apply

        def apply(self: Parry, pos: Ambush, seat: int, action: int) -> None:
            honest(self, pos, seat, action)
            if not PARRY.has(action):
                pos.points[self.seat] += 1

        monkeypatch.setattr(Parry, "apply", apply)

    @pytest.fixture
    def with_another_order(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only who is asked last is different, and only if nobody plays on."""
        honest = Parry.ask

        def ask(self: Parry, pos: Ambush) -> list[Question]:
            return [Question(self.seat, q.prompt, q.options, q.args) for q in honest(self, pos)]

        monkeypatch.setattr(Parry, "ask", ask)

    def closed(self, game: StoredGame, verdict: Verdict, message: object = OTHER_RULES) -> tuple[Table, Finding]:
        table, finding = reload(game, sit)
        assert finding.verdict == verdict
        assert finding.why
        result = table.match.result()
        assert result is not None
        assert result.reason.message is message
        assert table.asked() == []
        with pytest.raises(IllegalAction) as refused:
            table.act(0, "attack", table.match.version)
        assert refused.value.code == "over"
        for viewer in (0, 1, SPECTATOR):
            assert table.state(viewer).result is not None
            entries = ViewerLog(table.match, viewer, table.cuts).entries
            assert bool(entries) == bool(table.match.plies)
        return table, finding

    def test_a_row_that_is_not_legal_any_more(self, request: pytest.FixtureRequest) -> None:
        table, data = played(20, 10)
        game = stored(table, NEW, data)
        request.getfixturevalue("without_attacks")
        again, finding = self.closed(game, Verdict.BREAKS)
        assert again.match.version == finding.row - 1
        assert game.rows[finding.row - 1].what == "attack"
        assert "version 1 of the rules, and this program plays version 2" in finding.why

    def test_a_row_that_nobody_knows_any_more(self) -> None:
        table, _ = played(12)
        game = stored(table, NEW)
        game.rows[9] = keep.StoredRow("step", 0, "dance")
        again, finding = self.closed(game, Verdict.BREAKS)
        assert (finding.row, again.match.version) == (10, 9)
        assert "row 10: 'dance' is not an action of ambush" in finding.why

    def test_a_draw_that_would_have_been_another(self) -> None:
        table, _ = played(12)
        _, finding = self.closed(stored(table, NEW, secret=bytes(32)), Verdict.BREAKS)
        assert "committed stream" in finding.why

    def test_a_position_that_is_another_at_the_snapshot(self, request: pytest.FixtureRequest) -> None:
        table, data = played(20, 16)
        game = stored(table, NEW, data)
        request.getfixturevalue("with_other_scores")
        _, finding = self.closed(game, Verdict.DIFFERS)
        whole = keep.read_snapshot(data)
        assert whole is not None
        assert finding.row == whole.version
        assert finding.why == f"after row {whole.version} the position is another one: points"

    def test_an_end_that_is_another(self, request: pytest.FixtureRequest) -> None:
        table, _ = played(200)
        game = stored(table, NEW)
        request.getfixturevalue("with_other_scores")
        again, finding = self.closed(game, Verdict.DIFFERS)
        assert finding.why == "the game ends otherwise"
        result, before = again.match.result(), table.match.result()
        assert result is not None
        assert before is not None
        assert result.seats == before.seats  # a game that was over keeps its ranks

    def test_another_seat_that_is_asked(self, request: pytest.FixtureRequest) -> None:
        table, _ = played(2)
        assert table.match.questions()[0].prompt.key == "ask-parry"
        game = stored(table, NEW)
        request.getfixturevalue("with_another_order")
        _, finding = self.closed(game, Verdict.DIFFERS)
        assert finding.why == "other seats are asked now"

    def test_the_same_rules_with_a_journal_that_does_not_fit(self, request: pytest.FixtureRequest) -> None:
        """Somebody forgot to raise the version: then the table says so, and everything else goes on."""
        table, _ = played(20)
        game = stored(table, AMBUSH)
        request.getfixturevalue("without_attacks")
        self.closed(game, Verdict.BREAKS, NOT_REPLAYED)

    def test_a_comparison_looks_at_games_of_the_same_version_too(self, request: pytest.FixtureRequest) -> None:
        table, data = played(20, 16)
        game = stored(table, AMBUSH, data)
        assert play_again(game, sit)[1].verdict == Verdict.SAME
        request.getfixturevalue("with_other_scores")
        assert play_again(game, sit)[1].verdict == Verdict.DIFFERS


class TestPositionsThatAreWrittenDifferently:
    """A field got another name: the checksums say nothing then, and what was told is compared."""

    @pytest.fixture
    def renamed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Ambush, "FIELDS", (*Ambush.FIELDS[:-1], "score"))
        monkeypatch.setattr(Ambush, "score", property(lambda self: self.points), raising=False)

    def test_the_same_was_told(self, request: pytest.FixtureRequest) -> None:
        table, data = played(20, 16)
        game = stored(table, NEW, data)
        request.getfixturevalue("renamed")
        assert reload(game, sit)[1].verdict == Verdict.SAME

    def test_something_else_was_told(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
        table, data = played(20, 16)
        game = stored(table, NEW, data)
        request.getfixturevalue("renamed")
        honest: Any = Ambush.tell

        def tell(self: Ambush, message: Any, *args: int, audience: int = EVERYBODY) -> None:
            honest(self, message, *(arg + (message.key == "scored") for arg in args), audience=audience)

        monkeypatch.setattr(Ambush, "tell", tell)
        finding = reload(game, sit)[1]
        assert finding.verdict == Verdict.DIFFERS
        assert finding.why.startswith("what was told up to row ")

    def test_a_phase_with_other_fields(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table, data = played(20, 16)
        whole = keep.read_snapshot(data)
        assert whole is not None
        assert keep.is_written_alike(table.match, whole)
        monkeypatch.setattr(Turn, "FIELDS", ("seat", "is_used"))
        assert not keep.is_written_alike(table.match, whole)
        whole.position["stack"][0]["phase"] = "Dance"
        assert not keep.is_written_alike(table.match, whole)

    @pytest.mark.parametrize("data", [b"{", b"[]", b'{"version": 3}'])
    def test_a_snapshot_in_another_form_is_left_alone(self, data: bytes) -> None:
        table, _ = played(20)
        for game in (AMBUSH, NEW):
            assert reload(stored(table, game, data), sit)[1].verdict == Verdict.SAME


def test_the_closing_sentences_are_said_in_both_languages() -> None:
    game = games.load("power_and_weakness")
    for lang in LANGS:
        texts = load_texts(game, lang)
        said = texts.text(OTHER_RULES.key, {"played": 1, "plays": 2})
        assert "1" in said
        assert "2" in said
        assert texts.text(NOT_REPLAYED.key)


# -- real games of version 1 ---------------------------------------------------------------------------------------

JOURNALS = sorted(OLD.glob("*.journal"))
each = pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)


def read_old(file: Path) -> tuple[Any, Journal]:
    text = file.read_text(encoding="utf-8")
    head = journals.read_head(text)
    assert head.rules_version == 1
    game = games.load(head.game)
    return game, journals.read(text, game)


@each
def test_an_old_game_verifies_or_says_why_not(file: Path) -> None:
    game, journal = read_old(file)
    fault = retrace(game, journal, game.load_content()).fault
    if fault is None:
        verify(game, journal, game.load_content())
        return
    assert game.rules_version > 1, f"{file.name} breaks, but {game.name} still plays version 1: {fault.why}"
    with pytest.raises(BadFile, match=f"version 1 of the rules, and this program plays version {game.rules_version}"):
        verify(game, journal, game.load_content())


@each
def test_an_old_game_that_was_stored_can_be_looked_at(file: Path) -> None:
    game, journal = read_old(file)
    rows = old_rows(file, journal, game)
    content = game.load_content()
    table, finding = reload(StoredGame(game, journal.head, content, rows, None, journal.secret or b"", "", []), sit)
    assert len(table.match.journal.rows) <= len(rows)
    if finding.verdict == Verdict.BREAKS:
        assert len(table.match.journal.rows) == finding.row - 1
    for viewer in (*range(table.match.seats), SPECTATOR):
        assert table.state(viewer).result is not None
        assert ViewerLog(table.match, viewer, table.cuts).entries


def old_rows(file: Path, journal: Journal, game: Any) -> list[keep.StoredRow]:
    """The rows as the database holds them, those included that this version does not know any more."""
    lines = file.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    seats = {name: number for number, name in enumerate(game.seat_ids(len(journal.head.seats)))} | {"nature": -1}
    rows = []
    for line in lines:
        mark, _, rest = line.partition(" ")
        who, _, what = rest.partition(" ")
        if mark[:-1].isdigit():
            rows.append(keep.StoredRow("auto" if mark.endswith("=") else "step", seats[who], what))
    return rows
