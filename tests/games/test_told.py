"""Games that computers played, told in moments: every sentence in both languages, and nothing from beyond the log."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatalom import games
from hatalom.core import journal
from hatalom.core.event import Event
from hatalom.core.match import Match
from hatalom.core.moment import TOLD, Line
from hatalom.core.plies import Plies, Ply
from hatalom.core.question import SPECTATOR
from hatalom.core.replay import replay
from hatalom.games.great_war import events as war
from hatalom.games.maria import events
from hatalom.games.maria.names import TOWN
from hatalom.games.power_and_weakness.events import UNIT_PLACED
from hatalom.table.moments import MISSED, RECENT, ViewerMoments
from hatalom.table.wire import MessageWire, MomentWire
from hatalom.texts import LANGS, load_texts
from hatalom.texts.bundle import Bundle, strictly

FOLDER = Path(__file__).parent / "told"
KINDS = {
    "march", "battle", "siege", "gain", "card", "vote", "auction", "purchase", "scoring", "loss", "war", "end",
}  # fmt: skip
each_game = pytest.mark.parametrize("name", games.NAMES)


@cache
def played(name: str) -> Match:
    game = games.load(name)
    stored = journal.read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"), game)
    return replay(game, stored, game.load_content())


def viewers(match: Match) -> list[int]:
    return [*range(match.seats), SPECTATOR]


def words_in(moment: MomentWire) -> list[MessageWire]:
    """Everything that is said of a moment."""
    said = [moment.text, *(term.label for term in moment.terms)]
    if moment.verdict is not None:
        verdict = moment.verdict
        said += [verdict.title, *verdict.follows, *(odds.label for odds in verdict.odds)]
        said += [*(card.label for card in verdict.cards), *(row.label for row in verdict.rows)]
        said += [verdict.why] if verdict.why is not None else []
    return said


def sentence(texts: Bundle, said: MessageWire) -> str:
    return texts.text(said.key, said.args)


@each_game
def test_a_whole_game_is_told_in_both_languages(name: str) -> None:
    match = played(name)
    for lang in LANGS:
        texts = load_texts(match.game, lang, missing=strictly)
        for viewer in viewers(match):
            moments = ViewerMoments(match, viewer, []).moments
            assert len(moments) > 10
            for moment in moments:
                assert all(sentence(texts, said) for said in words_in(moment))


@each_game
def test_no_sentence_is_said_three_times_in_a_row(name: str) -> None:
    match = played(name)
    for lang in LANGS:
        texts = load_texts(match.game, lang)
        for viewer in viewers(match):
            said = [sentence(texts, moment.text) for moment in ViewerMoments(match, viewer, []).moments]
            assert not [one for one, two, three in zip(said, said[1:], said[2:], strict=False) if one == two == three]


@each_game
def test_moments_keep_the_order_of_play_and_name_things_that_exist(name: str) -> None:
    match = played(name)
    things = {f"{kind.name}.{id_}" for kind in match.game.kinds for id_ in kind.ids}
    moments = ViewerMoments(match, SPECTATOR, []).moments
    assert [moment.ply for moment in moments] == sorted(moment.ply for moment in moments)
    for moment in moments:
        assert moment.kind in KINDS
        assert 1 <= moment.start <= moment.ply <= len(match.plies)
        places = [*moment.places, *(arrow.goal for arrow in moment.arrows), *(arrow.start for arrow in moment.arrows)]
        owners = [moment.who, *(arrow.who for arrow in moment.arrows), *(term.who for term in moment.terms)]
        sides = moment.verdict.sides if moment.verdict is not None else []
        assert {*places, *owners, *sides} - {""} <= things


@each_game
def test_moments_are_made_of_the_lines_that_the_viewer_was_told_and_of_nothing_else(name: str) -> None:
    """Somebody from whom everything else was taken away is told the same, byte for byte."""
    match = played(name)
    for viewer in viewers(match):
        told = msgspec.json.encode(ViewerMoments(match, viewer, []).moments)
        assert msgspec.json.encode(ViewerMoments(narrowed(match, viewer), viewer, []).moments) == told


def narrowed(match: Match, viewer: int) -> Match:
    """The match with no line but the viewer's own, and without its position."""
    other = Match(match.game, match.journal.head, match.content, None)
    own = ((ply, [event for event in ply.events if event.is_for(viewer)]) for ply in match.plies)
    other.plies = Plies(Ply(ply.step, events, ply.revealed) for ply, events in own)
    other._shared_plies = len(other.plies)
    return other


@each_game
def test_moments_found_step_by_step_are_those_found_at_once(name: str) -> None:
    match = played(name)
    part = narrowed(match, SPECTATOR)
    plies, part.plies = part.plies, Plies()
    slow = ViewerMoments(part, SPECTATOR, [])
    found: list[MomentWire] = []
    for number in range(0, len(plies), 7):
        part.plies = Plies(plies[: number + 7])
        found += slow.catch_up(part, [])
    assert found == ViewerMoments(match, SPECTATOR, []).moments


def test_what_waits_for_more_of_its_kind_is_told_when_the_viewer_is_asked() -> None:
    teller = games.load("power_and_weakness").teller(2, {}, None)
    assert teller is not None
    teller.read(Line(1, UNIT_PLACED, {"seat": 1, "unit": 0, "region": 0}))
    teller.rest(1)
    assert teller.found == []
    teller.settle()
    assert [moment.kind for moment in teller.found] == ["march"]


def test_what_concerns_the_viewer_weighs_more() -> None:
    match = played("maria")
    own, other = (ViewerMoments(match, viewer, []).moments for viewer in (0, SPECTATOR))
    heavier = [mine for mine, theirs in zip(own, other, strict=True) if mine.weight > theirs.weight]
    assert heavier
    assert all("maria" in moment.seats for moment in heavier)


def test_the_table_comes_with_the_last_moments_and_the_weightiest_of_those_missed() -> None:
    moments = ViewerMoments(played("hannibal"), 0, [])
    assert moments.recent(None) == moments.moments[-RECENT:]
    back = moments.recent(0)
    assert len(back) == MISSED + RECENT
    missed = moments.moments[:-RECENT]
    assert min(moment.weight for moment in back[:MISSED]) == sorted(moment.weight for moment in missed)[-MISSED]


def a_combat(*lines: tuple[Any, list[int]]) -> list[MomentWire]:
    match = Match(games.load("maria"), played("maria").journal.head, played("maria").content, None)
    match.plies = Plies(Ply(played("maria").plies[0].step, [Event(*line, -1)], False) for line in lines)
    match._shared_plies = len(match.plies)
    return ViewerMoments(match, SPECTATOR, []).moments


def test_a_combat_of_maria_is_one_moment_from_its_announcement_to_the_retreat() -> None:
    combat = a_combat(
        (events.COMBAT_BEGUN, [0, 8, 10, 11, 4, 2]),
        (events.CARD_PLAYED, [5, 7, 6]),
        (events.COMBAT_WON, [8, 0, 3]),
        (events.VP_WON, [5, 1]),
        (events.RETREATED, [0, 12, 3]),
    )
    assert [(moment.kind, moment.start, moment.ply) for moment in combat] == [("battle", 1, 5)]
    assert combat[0].arrows[-1].what == "retreat"


def test_a_combat_says_whether_troops_or_cards_decided_it() -> None:
    """11.1.5  Four against two; the score of three behind is known after the card."""
    begun = (events.COMBAT_BEGUN, [0, 8, 10, 11, 4, 2])
    won = a_combat(begun, (events.COMBAT_WON, [0, 8, 2]), (events.RETREATED, [8, 12, 2]))
    card, lost = (events.CARD_PLAYED, [5, 7, 3]), (events.COMBAT_WON, [8, 0, 3])
    turned = a_combat(begun, card, lost, (events.RETREATED, [0, 12, 3]))
    verdicts = [moment.verdict for moment in [*won, *turned] if moment.verdict is not None]
    assert [verdict.why.key for verdict in verdicts if verdict.why] == ["why-ahead", "why-turned"]
    assert [verdict.title.args["n"] for verdict in verdicts] == [2, 3]


def test_an_army_that_is_gone_is_told_with_all_the_troops_it_had() -> None:
    """11.2.5  Two are lost in the combat, the others because there is no way out."""
    begun, won = (events.COMBAT_BEGUN, [0, 8, 10, 11, 8, 6]), (events.COMBAT_WON, [0, 8, 2])
    (combat,) = a_combat(begun, won, (events.NO_RETREAT, [8]))
    assert (combat.text.key, combat.text.args["n"]) == ("told-broken", 6)


def test_a_combat_that_leaves_nobody_is_over_without_a_retreat() -> None:
    combat = a_combat((events.COMBAT_BEGUN, [0, 8, 10, 11, 4, 2]), (events.COMBAT_WON, [0, 8, 2]))
    assert [(moment.kind, moment.start, moment.ply) for moment in combat] == [("battle", 1, 2)]


def test_an_attack_of_great_war_says_why_it_came_out_so() -> None:
    """7.18, 7.26, 7.32  Nobody left, gave way, broken off, spent, not enough."""
    match = played("great_war")
    place, piece = 3, 0

    def whys(*acts: tuple[Any, dict[str, int]]) -> list[str]:
        teller = match.game.teller(match.seats, match.journal.head.options, match.content)
        assert teller is not None
        declared = (war.ATTACK_DECLARED, {"power": 0, "place": place, "n": 5})
        for ply, (message, args) in enumerate([declared, *acts], start=1):
            teller.read(Line(ply, message, args))
        teller.rest(len(acts) + 1)
        verdicts = [moment.verdict for moment in teller.found if moment.verdict is not None]
        return [verdict.why.message.key for verdict in verdicts if verdict.why is not None]

    assault = (war.ASSAULT_BEGUN, {"place": place, "n": 1})
    lost = (war.UNIT_LOST, {"piece": piece})
    fled = (war.RETREATED, {"piece": piece, "n": 2, "place": 4})
    off = (war.BROKEN_OFF, {"power": 0, "place": place})
    won, failed = ((message, {"power": 0, "place": place}) for message in (war.ATTACK_WON, war.ATTACK_FAILED))
    taken = (war.OCCUPIED, {"power": 0, "place": place})
    assert whys(assault, lost, won, taken) == ["why-nobody-left"]
    assert whys(assault, fled, won, taken) == ["why-gave-way"]
    assert whys(assault, fled, assault, lost, won, taken) == ["why-nobody-left"]
    assert whys(assault, lost, off, failed) == ["why-broken-off"]
    assert whys(assault, lost, failed) == ["why-spent"]
    assert whys(assault, lost, assault, failed) == ["why-not-enough"]


def test_a_supply_train_that_goes_alone_is_a_sentence_for_a_plan_and_no_news() -> None:
    """10.1.3"""
    match = played("maria")
    teller = match.game.teller(match.seats, match.journal.head.options, match.content)
    assert teller is not None
    teller.read(Line(1, events.TRAIN_MOVED, {"power": 0, "town": 10}))
    teller.settle()
    assert [moment.text.message.key for moment in teller.found] == ["told-train"]
    assert all(moment.weight < TOLD for moment in teller.found)


def test_a_march_of_maria_joins_what_one_power_moves_on_one_map() -> None:
    match = played("maria")
    board = match.content.board
    marches = [moment for moment in ViewerMoments(match, SPECTATOR, []).moments if moment.kind == "march"]
    assert len(marches) > 5
    for march in marches:
        assert {arrow.who for arrow in march.arrows} == {march.who}
        towns = [TOWN.ids.index(arrow.goal.removeprefix("town.")) for arrow in march.arrows]
        assert len({board.map_of[town] for town in towns}) == 1
