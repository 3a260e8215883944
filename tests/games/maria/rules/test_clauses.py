"""Clauses that whole games seldom come to, one by one."""

import pytest

from hatalom.core.driver import settle
from hatalom.games.maria.names import (
    AUSTRIA,
    BAVARIA,
    CARDS,
    CLUBS,
    DECKS,
    FRANCE,
    FRENCH_STAGE,
    IN_BOX,
    PRUSSIAN_STAGE,
    REMOVED,
    RUTOWSKI,
    SAXONY_NEUTRAL,
    TOWN,
)
from hatalom.games.maria.phases.changes.displaced import displace
from hatalom.games.maria.phases.combat.combat import Combat, Pair
from hatalom.games.maria.phases.course import COMBAT
from hatalom.games.maria.phases.politics.expeditions import CallBack
from hatalom.games.maria.phases.politics.politics import TRUMP, Politics
from hatalom.games.maria.phases.tactical_cards import TacticalCards
from hatalom.games.maria.rules.combat import points_after_loss
from hatalom.games.maria.rules.conquest import check_questions, conquer
from hatalom.games.maria.rules.displacement import ANYWHERE, HOME, may_stand
from hatalom.games.maria.rules.expeditions import rooms_beside
from hatalom.games.maria.rules.saxony import neutral_space
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT, the_fort, the_general, the_piece, the_power, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule


@rule("19.2.3r1")
def test_france_may_reduce_its_objectives_before_a_combat() -> None:
    scene = Scene()
    for town in ("prag", "pilsen", "tabor", "budweis"):
        scene.marker(town, "france")
    scene.general("broglie", "muenchen", 4)
    scene.general("karl", "haag", 4)
    scene.stage("france_bavaria", COMBAT)
    scene.act("reduce")
    assert scene.pos.set_aside[FRANCE] == 2
    assert scene.marked("prag") is None
    assert "reduce" not in scene.options()


@rule("19.3.2r1")
@pytest.mark.parametrize("role", ["attacker", "defender"])
@pytest.mark.parametrize(("here", "there"), [("berlin", "freiberg"), ("teplitz", "berlin")])
def test_the_prussian_whom_the_saxon_commander_leaves_fights_alone(role: str, here: str, there: str) -> None:
    scene = Scene()
    scene.general("rutowski", here, 5)
    scene.general("schwerin", here, 4)
    scene.general("karl", TOWN.ids[CONTENT.board.neighbours[the_town(here)][1]], 6)
    where = list(scene.pos.at[:20])
    scene.pos.at[RUTOWSKI] = the_town(there)
    scene.pos.track[0] = 4
    pair = Pair(RUTOWSKI, the_general("karl")) if role == "attacker" else Pair(the_general("karl"), RUTOWSKI)
    combat = Combat(PRUSSIAN_STAGE, [pair], where)
    scene.pos.stack = [combat]
    scene.pos.saxony_left = True
    assert combat.ask(scene.pos) == []
    combat.advance(scene.pos)
    found = combat.pairs[0]
    schwerin, karl = the_general("schwerin"), the_general("karl")
    assert (found.attacker, found.defender) == ((schwerin, karl) if role == "attacker" else (karl, schwerin))
    scene.pos.saxony_left = False
    assert combat.ask(scene.pos) != []


@rule("11.2.2")
def test_a_copy_of_a_retreat_asks_the_same() -> None:
    scene = Scene()
    scene.general("friedrich", "landeshut", 4)
    scene.general("karl", "trautenau", 7)
    scene.stage("austria_pragmatic", COMBAT)
    scene.act("concede")
    copied = settle(scene.pos.copy())
    assert [(q.seat, q.options, q.args) for q in copied] == [(q.seat, q.options, q.args) for q in scene.questions()]
    assert copied[0].prompt.key == "ask-retreat"


@rule("17.5.11", "17.5.11r1")
def test_a_piece_that_cannot_step_aside_keeps_the_general_away() -> None:
    court = Court()
    court.pos.at[the_general("noailles")] = IN_BOX
    court.pos.troops[the_general("noailles")] = 3
    court.put("france_1", "auxerre")
    beside = [TOWN.ids[town] for town in CONTENT.board.neighbours[the_town("auxerre")]]
    for piece, town in zip(("moritz", "broglie", "bavaria_1"), beside, strict=True):
        court.put(piece, town)
    court.begin(CallBack(the_general("noailles")))
    assert court.asks() == ""
    assert court.pos.at[the_general("noailles")] == IN_BOX
    assert court.told() == ["no-way-back"]
    court.pos.at[the_general("broglie")] = REMOVED
    court.begin(CallBack(the_general("noailles")))
    court.play(f"step_aside {beside[1]}")
    assert (court.where("noailles"), court.where("france_1")) == ("auxerre", beside[1])


@rule("17.5.11r1", "10.1.4", "19.4.1")
def test_a_piece_steps_aside_to_empty_cities_that_are_open_to_it() -> None:
    court = Court()
    court.put("karl", "teplitz")
    beside = set(CONTENT.board.neighbours[the_town("teplitz")])
    assert set(rooms_beside(court.pos, the_general("karl"))) == beside
    court.put("traun", TOWN.ids[min(beside)])
    assert set(rooms_beside(court.pos, the_general("karl"))) == beside - {min(beside)}
    court.pos.at[the_general("traun")] = REMOVED
    court.set_track("saxony", 3)
    saxon = {town for town in beside if CONTENT.board.home[town] == the_power("saxony")}
    assert set(rooms_beside(court.pos, the_general("karl"))) == beside - saxon
    assert saxon
    border = next(
        (one, other)
        for one in range(len(TOWN.ids))
        for other in CONTENT.board.neighbours[one]
        if CONTENT.board.map_of[one] != CONTENT.board.map_of[other]
    )
    for piece, may in (("moritz", True), ("karl", True), ("friedrich", False)):
        court = Court()
        court.put(piece, TOWN.ids[border[0]])
        assert (border[1] in rooms_beside(court.pos, the_piece(piece))) == may


@rule("17.2.2", "8.6r1")
def test_without_any_card_to_turn_up_clubs_are_trump() -> None:
    court = Court()
    court.pos.draw_pile = [0] * CARDS
    court.pos.decks_opened = DECKS
    court.begin(Politics(TRUMP))
    assert court.asks().startswith("ask-lay")
    assert court.pos.trump == CLUBS


@rule("8.2", "8.3", "8.3r1")
def test_nobody_is_asked_for_a_subsidy_that_bavaria_cannot_receive() -> None:
    for is_taken in (False, True):
        court = Court(turn=5)
        court.pos.subsidy[FRANCE][BAVARIA] = 0
        if is_taken:
            court.mark("austria", "muenchen")
        court.begin(TacticalCards(FRENCH_STAGE))
        assert (court.asks() == "ask-subsidy louis") == (not is_taken)


@rule("16.2")
def test_a_drawn_combat_brings_no_points() -> None:
    scene = Scene()
    scene.general("friedrich", "landeshut", 4)
    scene.general("karl", "trautenau", 4)
    friedrich, karl = the_general("friedrich"), the_general("karl")
    assert [points_after_loss(scene.pos, friedrich, karl, loss) for loss in (0, 1, 2, 3, 4)] == [0, 0, 0, 1, 1]


@rule("16.2", "16.5r1", "11.2.7")
@pytest.mark.parametrize(("is_cut_off", "points"), [(False, 0), (True, 3)])
def test_all_troops_count_where_a_retreat_would_be_cut_off(is_cut_off: bool, points: int) -> None:
    """Karl and Traun have 10 troops and would lose one of them; a way out is left only over Schweidnitz."""
    scene = Scene()
    scene.general("karl", "landeshut", 5)
    scene.general("traun", "landeshut", 5)
    scene.general("toerring", "trautenau", 8)
    scene.general("friedrich", "hirschberg", 2)
    scene.general("schwerin", "striegau", 2)
    if is_cut_off:
        scene.general("leopold", "schweidnitz", 2)
    assert points_after_loss(scene.pos, the_general("karl"), the_general("toerring"), 1) == points


@rule("16.6")
def test_the_electors_box_changes_hands_only_with_the_majority() -> None:
    court = Court()
    assert court.box("three_electors") == ""
    conquer(court.pos, FRANCE, the_fort("mainz"))
    assert (court.box("three_electors"), court.told()) == ("france", ["electors-won"])
    pool = court.pool("france")
    conquer(court.pos, FRANCE, the_fort("trier"))
    assert (court.told(), court.pool("france")) == (["electors-won"], pool)
    conquer(court.pos, AUSTRIA, the_fort("trier"))
    assert court.told() == ["electors-won"]
    conquer(court.pos, AUSTRIA, the_fort("mainz"))
    assert (court.told(), court.pool("france")) == (["electors-won", "electors-lost"], pool + 1)
    conquer(court.pos, AUSTRIA, the_fort("koeln"))
    assert court.box("three_electors") == "pragmatic"


@rule("14.3", "14.3r1")
def test_after_the_deciding_conquest_no_further_question_mark_is_looked_at() -> None:
    court = Court(form="introductory")
    austrian = [fort for fort in CONTENT.board.forts if CONTENT.board.in_core_austria[CONTENT.board.fort_town[fort]]]
    for fort in austrian[:8]:
        court.pos.marker[fort] = FRANCE
    for fort in austrian[8:10]:
        court.pos.question[fort] = FRANCE
    check_questions(court.pos)
    assert court.pos.is_over()
    assert [court.pos.marker[fort] for fort in austrian[8:10]] == [FRANCE, -1]
    assert court.pos.question[austrian[9]] == FRANCE


@rule("19.4.1", "19.1.5r1")
def test_no_displaced_piece_stands_in_neutral_land_of_others() -> None:
    court = Court()
    assert may_stand(court.pos, the_general("karl"), the_town("leipzig"), ANYWHERE)
    court.set_track("saxony", 3)
    assert not may_stand(court.pos, the_general("karl"), the_town("leipzig"), ANYWHERE)
    assert may_stand(court.pos, the_general("rutowski"), the_town("leipzig"), HOME)


@rule("19.1.3")
def test_the_space_s_is_the_first_neutral_one() -> None:
    space = neutral_space(Court().pos)
    assert CONTENT.politics.status[space] == SAXONY_NEUTRAL
    assert SAXONY_NEUTRAL not in CONTENT.politics.status[:space]


@rule("6.2", "19.3.4r1")
@pytest.mark.parametrize("leader", ["friedrich", "rutowski"])
@pytest.mark.parametrize("goes", ["friedrich", "rutowski"])
def test_a_stack_that_is_parted_has_no_commander_any_more(leader: str, goes: str) -> None:
    court = Court()
    court.put("friedrich", "dresden")
    court.put("rutowski", "dresden")
    stranger = 1 << the_general("moritz")
    court.pos.leads = stranger | 1 << the_general(leader)
    displace(court.pos, the_general(goes), the_town("leipzig"))
    assert court.pos.leads == stranger
    assert court.where(goes) == "leipzig"


@rule("19.3.4")
def test_a_general_who_is_displaced_alone_leaves_others_in_command() -> None:
    court = Court()
    court.put("friedrich", "dresden")
    others = 1 << the_general("moritz") | 1 << the_general("karl") | 1 << the_general("george")
    court.pos.leads = others
    displace(court.pos, the_general("friedrich"), the_town("leipzig"))
    assert court.pos.leads == others
