"""19, 16.9  Political changes: the annexation of Silesia, French objectives, Saxony, neutrality."""

import pytest

from hatalom.games.maria.names import (
    ALL_TOWNS,
    AUSTRIAN_STAGE,
    IN_BOX,
    MARIA,
    NOBODY,
    PIECES,
    POWER,
    PRUSSIA,
    PRUSSIAN_STAGE,
    REMOVED,
    SAXONY,
    TOWN,
    Town,
)
from hatalom.games.maria.phases.changes.annexation import Annexation
from hatalom.games.maria.phases.changes.displaced import Displaced
from hatalom.games.maria.phases.changes.objectives import Objectives
from hatalom.games.maria.phases.changes.saxony import SaxonyMarker, move_saxony
from hatalom.games.maria.phases.combat.retreat import Retreat
from hatalom.games.maria.phases.course import POLITICS, CourseOfPlay
from hatalom.games.maria.rules.annexation import end_neutrality, may_annex, pieces_in_the_way, train_towns
from hatalom.games.maria.rules.conquest import conquer
from hatalom.games.maria.rules.displacement import HOME, START, may_stand
from hatalom.games.maria.rules.objectives import after_move, may_reduce, reduce
from hatalom.games.maria.rules.protection import is_protected
from hatalom.games.maria.rules.victory import saxony_steps
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT, log_of, the_fort, the_general, the_pc, the_piece, the_power, the_town
from tests.rules import rule

SILESIAN = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "glatz", "cosel")


def silesia(turn: int = 5) -> Court:
    court = Court(turn=turn)
    court.mark("prussia", *(town for town in SILESIAN if court.marker(town) != "prussia"))
    return court


def make_peace(court: Court) -> None:
    court.begin(Annexation(0))
    court.play("offer_peace", "accept_peace")


def nearest(start: str, land: str) -> set[str]:
    """The cities of a home country with the fewest roads from a town, ring by ring, as the actions that lead there."""
    ring, seen = {the_town(start)}, set[Town]()
    while ring:
        found = {f"displace_to {TOWN.ids[town]}" for town in ring if CONTENT.board.home[town] == the_power(land)}
        if found:
            return found
        seen |= ring
        ring = {other for town in ring for other in CONTENT.board.neighbours[town]} - seen
    return set()


# -- 19.1 -------------------------------------------------------------------------------------------------------


@rule("19.1.1", "19.1.1r1")
def test_peace_is_offered_only_with_all_seven_fortresses_and_accepted_once() -> None:
    court = Court()
    court.begin(Annexation(0))
    assert court.asks() == ""
    court = silesia()
    court.begin(Annexation(0))
    assert court.asks() == "ask-offer-peace frederick"
    court.play("offer_peace")
    assert court.asks() == "ask-accept-peace maria"
    court.play("decline_peace")
    assert may_annex(court.pos)
    make_peace(court)
    assert not may_annex(court.pos)


@rule("19.1.1")
def test_prussia_need_not_offer() -> None:
    court = silesia()
    court.begin(Annexation(0))
    court.play("offer_no_peace")
    assert not court.pos.annexed


@rule("19.1.2", "3.7", "13.5r1")
def test_silesia_becomes_prussian_home_country() -> None:
    court = silesia()
    assert court.pos.home_of(the_town("breslau")) == NOBODY
    make_peace(court)
    assert court.pos.home_of(the_town("breslau")) == PRUSSIA


@rule("19.1.3", "19.3.1")
def test_an_allied_saxony_becomes_neutral() -> None:
    court = silesia()
    court.mark("austria", "leipzig")
    pool = court.pool("austria")
    court.put("rutowski", "breslau", 5)
    make_peace(court)
    assert court.track("saxony") == 3
    assert court.where("rutowski") == "freiberg"
    assert (court.marker("leipzig"), court.pool("austria")) == ("", pool + 1)


@rule("19.1.3r1")
def test_a_saxony_that_has_left_is_not_touched() -> None:
    court = silesia()
    court.set_track("saxony", 5)
    court.pos.saxony_left = True
    make_peace(court)
    assert court.track("saxony") == 5


@rule("19.1.4", "19.1.4r1")
@pytest.mark.parametrize(("round_up", "aside"), [(False, 1), (True, 2)])
def test_half_of_the_prussian_markers_in_austria_is_set_aside(round_up: bool, aside: int) -> None:
    court = silesia()
    court.pos.round_up = round_up
    court.mark("prussia", "prag", "olmuetz", "bruenn")
    court.mark("austria", "berlin")
    pools = court.pool("prussia"), court.pool("austria")
    make_peace(court)
    court.play("place_train berlin")
    assert court.pos.set_aside[PRUSSIA] == aside
    assert court.pool("prussia") == pools[0] + 3 - aside - 1  # one marker goes to the box "Silesia"
    assert court.pool("austria") == pools[1] + 1
    assert [court.marker(town) for town in ("prag", "berlin", "breslau")] == ["", "", "prussia"]


@rule("19.1.5", "19.1.5r1")
def test_pieces_go_to_the_nearest_city_of_their_own() -> None:
    court = silesia()
    court.put("neipperg", "breslau", 3)
    court.put("karl", "lissa", 3)
    court.put("friedrich", "prag", 3)
    court.put("prussia_1", "prag")
    court.put("broglie", "glogau", 3)
    court.pos.at[the_general("dessauer")] = IN_BOX
    court.begin(Annexation(0))
    court.play("offer_peace", "accept_peace")
    while "displace" in court.asks():
        court.play(sorted(court.options())[0])
    home = {name: court.pos.home_of(court.pos.at[the_piece(name)]) for name in ("neipperg", "karl", "friedrich")}
    assert home == {"neipperg": the_power("austria"), "karl": the_power("austria"), "friedrich": PRUSSIA}
    assert court.pos.home_of(court.pos.at[the_general("broglie")]) in (the_power("france"), the_power("bavaria"))
    assert court.pos.at[the_general("dessauer")] == IN_BOX
    assert court.where("prussia_1") != court.where("friedrich")


@rule("19.1.5r1")
def test_others_in_poland_stay() -> None:
    court = silesia()
    court.put("broglie", "lissa", 3)
    make_peace(court)
    assert court.where("broglie") == "lissa"


@rule("19.1.6", "16.9", "19.1.9")
def test_prussia_gets_the_box_silesia_and_its_second_train() -> None:
    court = silesia()
    court.pos.at[the_piece("prussia_2")] = IN_BOX
    pool = court.pool("prussia")
    make_peace(court)
    assert "place_train breslau" in court.options()
    court.play("place_train breslau")
    assert (court.box("silesia"), court.pool("prussia"), court.where("prussia_2")) == ("prussia", pool - 1, "breslau")


@rule("19.1.6r1")
def test_without_a_free_fortress_the_train_counts_as_eliminated() -> None:
    court = silesia()
    court.pos.at[the_piece("prussia_2")] = IN_BOX
    court.pos.annexed = True
    towns = [TOWN.ids[town] for town in train_towns(court.pos)]
    court.pos.annexed = False
    for name, town in zip(("friedrich", "schwerin", "leopold", "dessauer", "prussia_1"), towns, strict=False):
        court.put(name, town, 1)
    make_peace(court)
    assert court.where("prussia_2") == "-1"


@rule("19.1.7", "19.1.7r1", "19.4.1", "1.7")
def test_the_peace_lasts_until_the_prussian_stage_after_the_next() -> None:
    court = silesia(turn=5)
    make_peace(court)
    court.play("place_train berlin")
    pos = court.pos
    for turn in (5, 6):
        pos.turn = turn
        end_neutrality(pos) if turn == 6 else None
        assert not pos.is_enemy(PRUSSIA, the_power("austria"))
        assert not pos.is_friend(PRUSSIA, the_power("france"))
    pos.turn = 7
    assert not pos.may_enter(the_power("france"), the_town("breslau"))
    end_neutrality(pos)
    assert pos.is_enemy(PRUSSIA, the_power("austria"))
    assert pos.is_friend(PRUSSIA, the_power("france"))


@rule("19.1.8", "19.1.8r1")
def test_a_prussian_piece_abroad_costs_the_markers_set_aside() -> None:
    court = silesia()
    court.mark("prussia", "prag", "olmuetz")
    make_peace(court)
    court.play("place_train berlin")
    pool = court.pool("prussia")
    court.put("friedrich", "breslau", 3)
    after_move(court.pos, the_general("friedrich"))
    assert court.pool("prussia") == pool
    court.pos.at[the_general("schwerin")] = IN_BOX
    after_move(court.pos, the_general("schwerin"))
    assert court.pool("prussia") == pool
    court.put("friedrich", "prag", 3)
    after_move(court.pos, the_general("friedrich"))
    assert (court.pool("prussia"), court.pos.set_aside[PRUSSIA]) == (pool + 1, 0)


@rule("19.1.8", "19.1.8r1", "11.2.1")
@pytest.mark.parametrize("leader", ["friedrich", "rutowski"])
def test_a_retreat_out_of_prussia_counts_for_both_generals_of_a_stack(leader: str) -> None:
    """Every road from Halle leads out of Prussia; the Prussian may command the stack or go along with the Saxon."""
    court = Court()
    court.put("friedrich", "halle", 3)
    court.put("rutowski", "halle", 3)
    court.put("karl", "merseburg", 7)
    court.pos.leads = 1 << the_general(leader)
    court.pos.set_aside[PRUSSIA] = 1
    pool = court.pool("prussia")
    court.begin(Retreat(the_general(leader), the_general("karl"), 1))
    court.play(min(court.options()))
    assert court.where("friedrich") == court.where("rutowski") != "halle"
    assert (court.pool("prussia"), court.pos.set_aside[PRUSSIA]) == (pool + 1, 0)


# -- 19.2 -------------------------------------------------------------------------------------------------------


def objectives() -> Court:
    court = Court(turn=6)
    court.mark("france", "prag", "linz", "budweis", "pilsen", "eger")
    return court


@rule("19.2.1", "19.2.2", "19.2.3r1")
def test_five_markers_leave_and_a_bavarian_conquest_brings_the_two_back() -> None:
    court = objectives()
    court.put("toerring", "linz", 4)
    pool = court.pool("france")
    court.begin(Objectives())
    court.play("reduce")
    assert (court.pos.set_aside[the_power("france")], court.pool("france")) == (2, pool + 3)
    assert court.marker("prag") == ""
    conquer(court.pos, the_power("bavaria"), the_fort("linz"))
    assert (court.pos.set_aside[the_power("france")], court.pool("france")) == (0, pool + 4)
    assert court.marker("linz") == "france"


@rule("19.2.1", "19.2.3")
def test_a_french_general_in_core_austria_or_an_earlier_reduction_forbids_it() -> None:
    court = objectives()
    assert may_reduce(court.pos)
    court.put("broglie", "tabor", 3)
    assert not may_reduce(court.pos)
    court.put("broglie", "muenchen", 3)
    reduce(court.pos)
    court.mark("france", "prag")
    assert not may_reduce(court.pos)


@rule("19.2.3r1")
def test_louis_may_keep_his_objectives_and_needs_markers_to_reduce() -> None:
    court = objectives()
    court.begin(Objectives())
    assert court.asks() == "ask-reduce louis"
    court.play("keep_objectives")
    assert court.marker("prag") == "france"
    assert not may_reduce(Court().pos)
    single = Court()
    single.mark("france", "prag")
    reduce(single.pos)
    assert single.pos.set_aside[the_power("france")] == 0
    single.mark("france", "linz")
    assert not may_reduce(single.pos)


@rule("19.2.3r1", "23.1")
def test_the_reduction_may_be_declared_at_the_end_of_the_politics_stage() -> None:
    court = objectives()
    court.put("broglie", "tabor", 3)
    court.pos.open_pcs = [the_pc("treaty_of_nymphenburg"), the_pc("the_diet_at_pressburg")]
    court.pos.last_winner = MARIA
    court.begin(CourseOfPlay(POLITICS))
    court.play("name_trump clubs", *["lay_nothing"] * 3)
    court.pos.at[the_general("broglie")] = IN_BOX
    court.play("lay_nothing")
    assert court.asks() == "ask-reduce louis"


@rule("19.2.2")
def test_a_conquest_in_flanders_does_not_end_the_reduction() -> None:
    court = objectives()
    reduce(court.pos)
    conquer(court.pos, the_power("france"), the_fort("tournai"))
    assert court.pos.set_aside[the_power("france")] == 2


@rule("19.2.2")
@pytest.mark.parametrize(
    ("power", "aside"), [("prussia", 2), ("saxony", 2), ("austria", 2), ("france", 0), ("bavaria", 0)]
)
def test_only_a_french_or_bavarian_conquest_ends_the_reduction(power: str, aside: int) -> None:
    court = objectives()
    reduce(court.pos)
    if power == "austria":
        court.mark("france", "muenchen")
    conquer(court.pos, the_power(power), the_fort("muenchen" if power == "austria" else "budweis"))
    assert court.pos.set_aside[the_power("france")] == aside


@rule("19.2.2")
def test_markers_set_aside_return_once() -> None:
    court = objectives()
    reduce(court.pos)
    conquer(court.pos, the_power("france"), the_fort("budweis"))
    pool = court.pool("france")
    conquer(court.pos, the_power("france"), the_fort("pilsen"))
    assert court.pool("france") == pool - 1
    assert court.told().count("set-aside-returned") == 1


# -- 19.3 -------------------------------------------------------------------------------------------------------


@rule("19.3.1", "19.3.1r1", "24.5", "24.5r1")
def test_which_losses_move_the_marker() -> None:
    prag, lille = the_town("prag"), the_town("lille")
    three, two = Court().pos, Court(seats=2).pos
    for name in ("prussia", "saxony"):
        assert saxony_steps(three, the_power(name), 2, prag) == 2
    for name in ("france", "bavaria"):
        assert saxony_steps(three, the_power(name), 2, prag) == 0
        assert saxony_steps(two, the_power(name), 2, prag) == 2
    assert saxony_steps(two, the_power("france"), 2, lille) == 0


@rule("19.3.1", "19.3.1r1")
def test_austria_decides_how_many_of_the_spaces() -> None:
    court = Court()
    court.begin(SaxonyMarker(2))
    assert court.asks() == "ask-saxony maria"
    assert court.options() == {"move_saxony 0", "move_saxony 1", "move_saxony 2"}
    court.play("move_saxony 0")
    assert court.track("saxony") == 1


@rule("19.3.2", "19.3.5", "19.3.3")
def test_saxony_may_jump_from_prussia_to_austria() -> None:
    court = Court()
    court.set_track("saxony", 2)
    court.put("rutowski", "trautenau", 5)
    court.mark("prussia", "leipzig")
    court.begin(SaxonyMarker(3))
    court.play("move_saxony 3")
    assert court.track("saxony") == 5
    assert court.where("rutowski") == "trautenau"
    assert court.marker("leipzig") == "prussia"
    assert court.pos.seat_of(SAXONY) == MARIA
    assert court.pos.co_operate(SAXONY, the_power("austria"))
    assert court.pos.is_enemy(SAXONY, PRUSSIA)
    assert court.pos.major_of(SAXONY) == the_power("austria")


@rule("19.3.4", "19.3.4r1")
def test_neutral_saxony_sends_everybody_home() -> None:
    court = Court()
    court.set_track("saxony", 2)
    court.put("rutowski", "trautenau", 5)
    court.put("saxony_1", "trautenau")
    court.put("friedrich", "dresden", 4)
    court.put("belle_isle", "leipzig", 4)
    court.mark("prussia", "leipzig")
    pool = court.pool("prussia")
    court.begin(SaxonyMarker(3))
    court.play("move_saxony 1")
    while "displace" in court.asks():
        court.play(sorted(court.options())[0])
    assert court.where("rutowski") == "freiberg"
    assert court.where("saxony_1") == "zwickau"
    assert court.pos.home_of(court.pos.at[the_general("friedrich")]) == PRUSSIA
    assert court.pos.home_of(court.pos.at[the_general("belle_isle")]) in (the_power("france"), the_power("bavaria"))
    assert (court.marker("leipzig"), court.pool("prussia"), court.troops("rutowski")) == ("", pool + 1, 5)


@rule("19.3.4r1")
def test_between_two_neutral_spaces_nothing_happens() -> None:
    court = Court()
    court.set_track("saxony", 3)
    court.pos.saxony_left = True
    court.put("saxony_1", "dresden")
    move_saxony(court.pos, 1)
    court.questions()
    assert (court.track("saxony"), court.where("saxony_1")) == (4, "dresden")


@rule("19.3.4", "19.3.4r1")
def test_the_saxons_change_places_where_one_stands_in_the_others_starting_city() -> None:
    court = Court()
    court.put("saxony_1", "freiberg")
    court.put("rutowski", "zwickau", 5)
    court.set_track("saxony", 2)
    move_saxony(court.pos, 1)
    court.questions()
    assert (court.where("rutowski"), court.where("saxony_1")) == ("freiberg", "zwickau")


@rule("19.3.4r1")
def test_an_occupied_starting_city_sends_the_saxons_nearby() -> None:
    court = Court()
    court.put("saxony_1", "freiberg")
    court.put("rutowski", "leipzig", 5)
    court.begin(Displaced([the_general("rutowski")], START))
    near = {f"displace_to {TOWN.ids[town]}" for town in CONTENT.board.neighbours[the_town("freiberg")]}
    saxon = {text for text in near if CONTENT.board.home[TOWN.numbers[text.split()[1]]] == SAXONY}
    assert court.options() == saxon


@rule("19.1.5", "19.1.5r1")
def test_a_displaced_stack_stays_together_where_a_city_takes_both() -> None:
    court = silesia()
    court.put("karl", "breslau", 3)
    court.put("traun", "breslau", 4)
    court.begin(Displaced([the_general("karl"), the_general("traun")], HOME))
    first = min(court.options())
    assert first in nearest("breslau", "austria")
    court.play(first)
    assert court.where("karl") == court.where("traun") == first.split()[1]
    split = silesia()
    split.put("friedrich", "dresden", 3)
    split.put("broglie", "dresden", 3)
    split.begin(Displaced([the_general("friedrich"), the_general("broglie")], HOME))
    while split.asks():
        split.play(min(split.options() & nearest("dresden", "bavaria") or split.options()))
    homes = [split.pos.home_of(split.pos.at[the_piece(name)]) for name in ("friedrich", "broglie")]
    assert homes == [PRUSSIA, the_power("bavaria")]


@rule("19.3.4")
@pytest.mark.parametrize("piece", ["belle_isle", "france_1"])
def test_french_pieces_may_go_to_bavaria_but_need_not(piece: str) -> None:
    court = Court()
    court.set_track("saxony", 2)
    court.put(piece, "leipzig")
    court.begin(SaxonyMarker(1))
    court.play("move_saxony 1")
    assert court.asks() == f"{'ask-displace' if piece == 'belle_isle' else 'ask-displace-train'} louis"
    assert court.options() == nearest("leipzig", "france") | nearest("leipzig", "bavaria")
    for land in ("france", "bavaria"):
        assert len(nearest("leipzig", land)) > 0
    home = min(nearest("leipzig", "france"))
    court.play(home)
    assert court.where(piece) == home.split()[1]


@rule("19.1.5r1")
def test_at_the_annexation_too_each_french_piece_has_the_choice() -> None:
    court = silesia()
    court.put("moritz", "berlin", 3)
    court.put("broglie", "glogau", 3)
    court.put("toerring", "cottbus", 3)
    make_peace(court)
    assert court.options() == nearest("berlin", "france") | nearest("berlin", "bavaria")
    court.play(min(nearest("berlin", "france")))
    assert court.options() == nearest("glogau", "france") | nearest("glogau", "bavaria")
    court.play(min(nearest("glogau", "bavaria")))
    if court.asks() == "ask-displace louis":
        court.play(min(court.options()))
    assert f"displace_to {court.where('toerring')}" in nearest("cottbus", "bavaria")


@rule("19.1.5r1")
def test_a_french_stack_goes_to_either_land_as_one() -> None:
    court = Court()
    court.put("moritz", "dresden", 3)
    court.put("broglie", "dresden", 4)
    court.begin(Displaced([the_general("moritz"), the_general("broglie")], HOME))
    assert court.options() == nearest("dresden", "france") | nearest("dresden", "bavaria")
    chosen = min(nearest("dresden", "france"))
    court.play(chosen)
    assert court.where("moritz") == court.where("broglie") == chosen.split()[1]


@rule("19.1.5r1", "19.3.4")
def test_the_french_general_of_a_mixed_stack_may_leave_it_for_france() -> None:
    for land, are_together in (("bavaria", True), ("france", False)):
        court = Court()
        court.put("broglie", "dresden", 4)
        court.put("toerring", "dresden", 3)
        court.begin(Displaced([the_general("broglie"), the_general("toerring")], HOME))
        assert court.options() == nearest("dresden", "france") | nearest("dresden", "bavaria")
        court.play(min(nearest("dresden", land)))
        if not are_together and court.asks():
            assert court.options() == nearest("dresden", "bavaria")
            court.play(min(court.options()))
        assert (court.where("broglie") == court.where("toerring")) == are_together
        assert court.pos.home_of(court.pos.at[the_general("toerring")]) == the_power("bavaria")
        assert court.pos.home_of(court.pos.at[the_general("broglie")]) == the_power(land)


@rule("6.2", "6.2r1", "19.1.5")
def test_generals_of_equal_rank_who_are_put_together_get_a_commander() -> None:
    court = silesia()
    court.put("karl", "dresden", 3)
    court.set_track("saxony", 5)
    court.pos.saxony_left = True
    court.put("rutowski", "teplitz", 5)
    court.begin(Displaced([the_general("karl")], HOME))
    court.play("displace_to teplitz")
    assert court.asks() == "ask-command maria"
    court.play("command karl")
    assert court.pos.commander(the_general("rutowski")) == the_general("karl")


@rule("19.3.2r1")
def test_the_question_mark_of_a_saxon_general_lapses() -> None:
    court = Court()
    fort = the_fort("prag")
    court.pos.question[fort] = SAXONY
    court.set_track("saxony", 2)
    move_saxony(court.pos, 3)
    assert court.pos.question[fort] == NOBODY


@rule("19.3.3", "19.3.3r1")
def test_saxony_then_acts_with_austria() -> None:
    court = Court()
    assert court.pos.is_active(SAXONY, PRUSSIAN_STAGE)
    assert not court.pos.is_active(SAXONY, AUSTRIAN_STAGE)
    court.set_track("saxony", 2)
    move_saxony(court.pos, 1)
    assert court.pos.is_active(SAXONY, AUSTRIAN_STAGE)
    assert not court.pos.is_active(SAXONY, PRUSSIAN_STAGE)


@rule("19.3.5")
def test_the_saxon_general_leaves_a_mixed_stack_with_a_prussian() -> None:
    court = Court()
    court.put("rutowski", "trautenau", 5)
    court.put("friedrich", "trautenau", 4)
    court.set_track("saxony", 2)
    move_saxony(court.pos, 3)
    assert court.asks() == "ask-displace maria"
    court.play(sorted(court.options())[0])
    town = court.pos.at[the_general("rutowski")]
    assert CONTENT.board.distance(town, the_town("trautenau")) == 1
    assert court.where("friedrich") == "trautenau"


@rule("19.3.5", "19.3.5r1")
def test_a_removed_saxon_general_may_return_at_once() -> None:
    court = Court()
    court.set_track("saxony", 4)
    court.pos.saxony_left = True
    court.hold("saxony", "clubs_9")
    move_saxony(court.pos, 1)
    assert court.asks() == "ask-recruit maria"
    court.play("recruit 2", "pay clubs_9", "return rutowski", "return_at dresden", "give_troop rutowski")
    assert (court.where("rutowski"), court.troops("rutowski")) == ("dresden", 2)
    closed = Court()
    closed.mark("prussia", "dresden")
    closed.set_track("saxony", 4)
    closed.hold("saxony", "clubs_9")
    move_saxony(closed.pos, 1)
    assert closed.asks() == ""


@rule("19.3.5")
def test_saxony_gets_two_cards_a_turn_from_austria() -> None:
    court = Court()
    court.set_track("saxony", 5)
    assert court.pos.content.income[SAXONY] + court.pos.icon_income(SAXONY) == 2


@rule("19.3.5r2")
def test_markers_placed_for_saxony_stay_prussian() -> None:
    court = Court()
    court.mark("prussia", "prag")
    court.set_track("saxony", 2)
    move_saxony(court.pos, 3)
    assert court.marker("prag") == "prussia"


@rule("19.3.5r3")
def test_saxony_never_returns_to_prussia_but_may_become_neutral_again() -> None:
    court = Court()
    court.set_track("saxony", 2)
    move_saxony(court.pos, -1)
    assert court.track("saxony") == 1
    move_saxony(court.pos, 4)
    court.questions()
    court.put("rutowski", "prag", 5)
    move_saxony(court.pos, -1)
    court.questions()
    assert (court.track("saxony"), court.where("rutowski")) == (4, "freiberg")
    move_saxony(court.pos, -3)
    assert court.track("saxony") == 3


@rule("19.3.3r1", "20.3r1")
def test_saxonys_contracts_with_former_friends_end() -> None:
    court = Court()
    court.pos.subsidy[the_power("france")][SAXONY] = 3
    court.set_track("saxony", 2)
    move_saxony(court.pos, 1)
    assert court.pos.subsidy[the_power("france")][SAXONY] == 0
    assert "contract-over" in court.told()


# -- 19.4 -------------------------------------------------------------------------------------------------------


@rule("19.4.1", "19.4.1r1", "3.10r1")
def test_neutral_land_is_closed_and_its_fortresses_are_nobodys_enemies() -> None:
    court = Court()
    court.set_track("saxony", 3)
    dresden, prag = the_town("dresden"), the_town("prag")
    for name in ("austria", "prussia", "france"):
        assert not court.pos.may_enter(the_power(name), dresden)
        assert not court.pos.is_enemy(the_power(name), SAXONY)
        assert not court.pos.holds(the_power(name), dresden)
    assert court.pos.may_enter(SAXONY, dresden)
    assert not court.pos.may_enter(SAXONY, prag)


@rule("10.3.3r1", "19.4.1")
def test_a_neutral_general_protects_no_former_friend() -> None:
    court = Court()
    fort = the_fort("straubing")
    near = [t for t in ALL_TOWNS if CONTENT.board.distance(t, the_town("straubing")) == 3]
    court.put("friedrich", TOWN.ids[near[0]], 4)
    assert is_protected(court.pos, fort)
    court.pos.neutral_until = 7
    assert not is_protected(court.pos, fort)


@rule("19.2.1")
def test_a_french_general_outside_core_austria_does_not_hinder_the_reduction() -> None:
    court = Court()
    court.mark("france", "prag")
    court.put("moritz", "paris", 3)
    assert may_reduce(court.pos)
    court.put("moritz", "linz", 3)
    assert not may_reduce(court.pos)


@rule("19.2.3r1")
def test_louis_is_asked_even_where_it_would_tell_nothing() -> None:
    court = Court()
    court.mark("france", "prag")
    court.begin(Objectives())
    question = court.question()
    assert question.window
    assert question.args == [1]
    court.play("keep_objectives")
    assert may_reduce(court.pos)


@rule("19.3.1", "19.3.5r3")
def test_the_marker_of_saxony_stops_at_the_end_of_its_track() -> None:
    court = Court()
    court.set_track("saxony", 4)
    court.pos.saxony_left = True
    court.begin(SaxonyMarker(3))
    assert court.options() == {"move_saxony 0", "move_saxony 1"}
    court.play("move_saxony 0")
    assert (court.track("saxony"), log_of(court.pos)) == (4, [])
    last = Court()
    last.set_track("saxony", 5)
    last.pos.saxony_left = True
    last.begin(SaxonyMarker(3))
    assert last.asks() == ""


@rule("19.1.5", "19.1.5r1")
def test_only_austrias_pieces_on_the_map_leave_poland() -> None:
    court = silesia()
    court.put("karl", "lissa", 3)
    court.pos.at[the_general("traun")] = REMOVED
    assert the_general("karl") in pieces_in_the_way(court.pos)
    assert the_general("traun") not in pieces_in_the_way(court.pos)


@rule("19.1.5r1")
def test_a_stack_in_which_one_need_not_leave_is_parted() -> None:
    court = Court()
    court.put("karl", "dresden", 3)
    court.put("traun", "dresden", 3)
    court.begin(Displaced([the_general("karl")], HOME))
    while court.asks():
        court.play(min(court.options()))
    assert court.where("traun") == "dresden"
    assert court.where("karl") != "dresden"


@rule("6.1", "19.1.5r1")
@pytest.mark.parametrize("there", [("bavaria_1",), ("broglie", "toerring"), ("schwerin",)])
def test_a_displaced_general_joins_no_train_no_stack_and_no_stranger(there: tuple[str, ...]) -> None:
    court = Court()
    court.put("belle_isle", "dresden", 3)
    home = min(nearest("dresden", "bavaria"))
    for piece in there:
        court.put(piece, home.split()[1])
    court.begin(Displaced([the_general("belle_isle")], HOME))
    assert home not in court.options()


@rule("6.1", "10.1.5", "19.1.5r1")
def test_a_displaced_general_joins_a_friend_of_his_own_player_without_asking() -> None:
    court = Court()
    court.put("belle_isle", "dresden", 3)
    home = min(nearest("dresden", "bavaria"))
    court.put("toerring", home.split()[1], 3)
    court.begin(Displaced([the_general("belle_isle")], HOME))
    court.play(home)
    assert court.where("belle_isle") == court.where("toerring")
    stranger = Court()
    stranger.put("george", "bruegge", 3)
    stranger.put("arenberg", "gent", 3)
    assert not may_stand(stranger.pos, the_general("george"), the_town("gent"), HOME)
    assert not may_stand(court.pos, the_piece("france_1"), the_town(home.split()[1]), HOME)


@rule("19.1.5", "19.3.4")
def test_pieces_in_berlin_have_to_leave_it_too() -> None:
    court = silesia()
    court.put("karl", "berlin", 3)
    court.put("france_2", "brandenburg")
    court.put("schwerin", "cottbus", 3)
    assert pieces_in_the_way(court.pos) == [the_general("karl"), the_piece("france_2")]


@rule("19.1.5r1")
def test_every_country_has_more_cities_than_there_are_pieces_that_can_fill_it() -> None:
    """So a stack that has to leave always finds an empty city for both; Prussia's is left by all others first."""
    for power in (name for name in POWER.ids if name != "prussia"):
        assert sum(home == the_power(power) for home in CONTENT.board.home) > PIECES
    mine = len(CONTENT.power_generals[PRUSSIA]) + len(CONTENT.power_trains[PRUSSIA])
    assert sum(home == PRUSSIA for home in CONTENT.board.home) > mine
