"""13  Winter: scoring, recruiting, returning generals."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import FRANCE, FREDERICK, IN_BOX, MARIA, NOBODY, PRUSSIA, REGION, REMOVED, TOWN
from hatalom.games.maria.phases.course import WINTER, CourseOfPlay
from hatalom.games.maria.phases.winter.muster import Muster
from hatalom.games.maria.phases.winter.winter import Recruiting, Winter
from hatalom.games.maria.rules.recruits import places_to_return, recruiting_order, return_towns, room_for_troops
from hatalom.games.maria.rules.victory import last_turn_is_over
from tests.games.maria.court import Court
from tests.games.maria.ids import the_general, the_piece, the_power, the_town
from tests.rules import rule

AUSTRIA = the_power("austria")


@rule("13.1", "5.5")
@pytest.mark.parametrize("turn", range(1, 13))
def test_winter_follows_every_third_turn(turn: int) -> None:
    court = Court(turn=turn)
    court.begin(CourseOfPlay(WINTER))
    court.pos.stack[-1].advance(court.pos)
    assert isinstance(court.pos.stack[-1], Winter) == (turn in (3, 6, 9, 12))


@rule("5.5", "13.9")
def test_recruiting_goes_by_the_order_of_the_action_stages() -> None:
    names = ["france", "bavaria", "prussia", "saxony", "austria", "pragmatic"]
    assert recruiting_order(Court().pos) == [the_power(name) for name in names]


@rule("13.2", "13.4", "13.3")
def test_two_cards_pay_three_troops_and_a_general_returns() -> None:
    court = Court(turn=6)
    court.put("karl", "olmuetz", 4)
    court.hold("austria", "spades_10 diamonds_3 clubs_2")
    court.begin(Recruiting(AUSTRIA))
    assert court.options() == {"recruit 0", "recruit 1", "recruit 2", "recruit 3"}
    court.play("recruit 3")
    assert "ask-pay-troops" in court.asks()
    court.play("pay spades_10", "pay diamonds_3")
    assert court.hand("austria") == ["clubs_2"]
    court.play("return traun", "return_at wien", "give_troop karl", "give_troop karl")
    assert (court.troops("traun"), court.troops("karl"), court.where("traun")) == (1, 6, "wien")
    told = court.told(FREDERICK)
    assert "recruited" in told
    assert "general-returned" in told
    assert "troop-given" not in told
    assert "troop-given" in court.told(MARIA)


@rule("13.2")
def test_troops_that_cannot_be_paid_or_led_are_refused() -> None:
    court = Court()
    court.put("karl", "olmuetz", 7)
    court.put("traun", "bruenn", 8)
    for general in ("khevenhueller", "batthyany", "neipperg", "arenberg"):
        court.pos.at[the_piece(general)] = IN_BOX
    court.hold("austria", "spades_10")
    court.begin(Recruiting(AUSTRIA))
    assert court.options() == {"recruit 0", "recruit 1"}
    assert court.refusal("recruit 3") == "cannot-pay-troops"
    assert court.refusal("recruit 2") == "no-room-for-troops"


@rule("13.4r1", "3.14r1")
def test_limits_hold_and_generals_in_boxes_get_nothing() -> None:
    court = Court()
    court.put("friedrich", "breslau", 7)
    court.put("schwerin", "glogau", 8)
    court.pos.at[the_general("dessauer")] = IN_BOX
    court.pos.at[the_general("leopold")] = IN_BOX
    assert room_for_troops(court.pos, PRUSSIA) == 1
    court.begin(Muster(PRUSSIA, 2))
    assert court.options() == {"give_troop friedrich"}
    assert court.refusal("give_troop schwerin") == "has-most-troops"
    court.play("give_troop friedrich")
    assert "troops-unclaimed" in court.told()


@rule("13.4r1", "13.5r1")
def test_troops_are_recruited_only_for_generals_who_find_a_place() -> None:
    """All Austrian major fortresses but Wien are lost; two of five removed generals may return there."""
    court = Court()
    lost = [town for town in towns_for(court, "traun") if town != "wien"]
    court.mark("prussia", *lost)
    court.pos.at[the_general("arenberg")] = IN_BOX
    assert places_to_return(court.pos, AUSTRIA) == 2
    assert room_for_troops(court.pos, AUSTRIA) == 16
    court.pos.at[the_general("arenberg")] = REMOVED  # Dutch fortresses are open to him
    assert places_to_return(court.pos, AUSTRIA) == 3
    court.put("karl", "wien", 5)
    assert room_for_troops(court.pos, AUSTRIA) == 3 + 16


@rule("13.4")
def test_without_cards_nobody_is_asked_and_the_window_hides_a_poor_hand() -> None:
    court = Court()
    court.put("karl", "olmuetz", 4)
    court.begin(Recruiting(AUSTRIA))
    assert court.asks() == ""
    court.hold("austria", "clubs_3")
    court.begin(Recruiting(AUSTRIA))
    assert court.options() == {"recruit 0"}
    assert court.question().window


def towns_for(court: Court, general: str) -> set[str]:
    return {TOWN.ids[town] for town in return_towns(court.pos, the_general(general))}


@rule("13.5", "13.5r1", "13.7r1")
def test_a_general_returns_on_a_free_major_fortress_at_home() -> None:
    court = Court()
    everywhere = towns_for(court, "traun")
    assert {"wien", "prag", "olmuetz", "bruenn", "bruessel", "luxemburg"} <= everywhere
    court.put("austria_2", "olmuetz")
    court.put("karl", "wien", 3)
    court.put("neipperg", "wien", 3)
    enemies = [town for town in ("prag", "linz", "bruenn", "pressburg") if town in everywhere]
    court.mark("prussia", *enemies)
    left = towns_for(court, "traun")
    assert {"bruessel", "luxemburg"} <= left
    assert left == everywhere - {"olmuetz", "wien", *enemies}


@rule("13.5r1", "6.1")
def test_a_legal_stack_may_result_and_two_may_return_to_one_fortress() -> None:
    court = Court()
    court.put("karl", "wien", 3)
    assert "wien" in towns_for(court, "traun")
    court.begin(Muster(AUSTRIA, 1))
    court.play("return traun", "return_at wien")
    assert court.where("traun") == court.where("karl") == "wien"
    court.put("belle_isle", "bruenn", 3)
    assert "bruenn" not in towns_for(court, "neipperg")


@rule("13.5r1", "10.1.5")
def test_austrian_and_pragmatic_generals_stack_on_return_only_by_consent() -> None:
    court = Court()
    court.put("stair", "bruessel", 3)
    court.begin(Muster(AUSTRIA, 2))
    court.play("return traun", "return_at bruessel")
    assert court.asks() == "ask-consent frederick"
    court.play("refuse")
    court.play("return traun")
    assert "return_at bruessel" not in court.options()
    court.play("return_at wien")
    assert court.where("traun") == "wien"
    other = Court()
    other.put("stair", "bruessel", 3)
    other.begin(Muster(AUSTRIA, 1))
    other.play("return traun", "return_at bruessel", "consent")
    assert other.where("traun") == other.where("stair") == "bruessel"


@rule("6.2", "6.2r1", "13.5r1")
def test_a_returning_general_of_equal_rank_brings_the_question_who_commands() -> None:
    court = Court()
    court.put("friedrich", "dresden", 3)
    court.begin(Muster(the_power("saxony"), 1))
    court.play("return rutowski", "return_at dresden")
    assert court.asks() == "ask-command frederick"
    court.play("command rutowski")
    assert court.pos.commander(the_general("friedrich")) == the_general("rutowski")
    other = Court()
    other.put("cumberland", "bruessel", 3)
    other.begin(Muster(AUSTRIA, 1))
    other.play("return traun", "return_at bruessel", "command traun")
    assert other.asks() == "ask-consent frederick"
    other.play("consent")
    assert other.pos.commander(the_general("cumberland")) == the_general("traun")


@rule("13.5", "8.3")
def test_a_minor_power_returns_only_where_no_enemy_controls() -> None:
    court = Court()
    assert towns_for(court, "rutowski") == {"dresden"}
    court.mark("austria", "dresden")
    assert towns_for(court, "rutowski") == set()
    court.begin(Muster(the_power("saxony"), 1))
    assert court.asks() == ""
    assert "troops-unclaimed" in court.told()


@rule("13.5", "13.6")
def test_french_generals_use_munich_in_the_introductory_game_only() -> None:
    assert "muenchen" not in towns_for(Court(), "belle_isle")
    court = Court("introductory")
    assert towns_for(court, "belle_isle") == {"muenchen"}
    court.mark("austria", "muenchen")
    assert towns_for(court, "belle_isle") == set()


@rule("13.7", "13.7r1")
def test_an_enemy_train_there_is_eliminated_and_a_hussar_removed() -> None:
    court = Court()
    court.put("prussia_1", "prag")
    court.pos.face_down = 0
    court.begin(Muster(AUSTRIA, 1))
    court.play("return traun", "return_at prag")
    assert court.where("prussia_1") == "-1"
    assert court.where("traun") == "prag"
    assert not court.pos.is_face_down(the_general("traun"))
    assert "train-eliminated" in court.told()
    other = Court()
    other.put("belle_isle", "prag", 1)
    assert "prag" not in towns_for(other, "traun")
    other.pos.hussar[0] = other.pos.at[the_general("belle_isle")]
    other.pos.at[the_general("belle_isle")] = REMOVED
    other.begin(Muster(AUSTRIA, 1))
    other.play("return traun", "return_at prag")
    assert other.pos.hussar[0] == NOBODY


@rule("13.8", "13.8r1", "13.9r1")
def test_each_winter_scores_the_markers_left_in_the_pools() -> None:
    court = Court(turn=3)
    court.begin(Winter(0))
    court.questions()
    assert court.pos.winters == [court.pos.pool]
    assert court.pos.winters[0][FRANCE] == 11
    assert court.told().count("winter-scored") == 1


@rule("13.8", "13.8r1", "23.4")
def test_the_log_repeats_no_winter_score_before_the_end() -> None:
    court = Court(turn=12)
    court.pos.winters = [court.pos.pool] * 3
    court.begin(Winter(0))
    court.questions()
    assert [event.args for event in court.pos.log or [] if event.message.key == "winter-scored"] == [[]]
    assert "winters-added" not in court.told()
    revealed = court.pos.reveals
    last_turn_is_over(court.pos)
    assert court.pos.reveals > revealed  # nobody takes back what opened the sheet
    sums = [event.args for event in court.pos.log or [] if event.message.key == "winters-added"]
    assert sums == [[FRANCE, 44], [PRUSSIA, 44], [the_power("pragmatic"), 32], [AUSTRIA, 12]]


@rule("13.9r1")
def test_after_the_last_turn_there_is_only_the_scoring() -> None:
    court = Court(turn=12)
    court.put("karl", "wien", 3)
    court.hold("austria", "spades_10")
    court.begin(Winter(0))
    assert court.asks() == ""
    assert len(court.pos.winters) == 1


@rule("13.8")
def test_the_introductory_game_has_no_winter_scoring() -> None:
    court = Court("introductory", turn=3)
    court.begin(Winter(0))
    court.questions()
    assert court.pos.winters == []


@rule("22.1", "22.1r1")
def test_arenberg_returns_on_dutch_major_fortresses_too() -> None:
    court = Court()
    dutch = towns_for(court, "arenberg") - towns_for(court, "traun")
    board = court.pos.content.board
    assert dutch
    assert {REGION.ids[board.region[the_town(town)]] for town in dutch} == {"netherlands"}
    assert "hannover" not in dutch


@rule("13.4r1", "17.5.9r1", "6.3")
def test_the_general_who_is_owed_to_an_expedition_takes_one_troop() -> None:
    court = Court()
    assert room_for_troops(court.pos, the_power("bavaria")) == 8
    court.pos.expedition_until[the_power("bavaria")] = 9
    assert room_for_troops(court.pos, the_power("bavaria")) == 1
    court.put("toerring", "muenchen", 5)
    assert room_for_troops(court.pos, the_power("bavaria")) == 3


@rule("13.4r1")
@pytest.mark.parametrize("seed", range(20))
def test_whoever_bought_troops_has_room_for_them_in_every_world(seed: int) -> None:
    court = Court(turn=6)
    court.put("friedrich", "berlin", 6)
    court.put("schwerin", "breslau", 6)
    for general in court.pos.content.power_generals[PRUSSIA]:
        if court.pos.at[general] < 0:
            court.pos.at[general], court.pos.troops[general] = IN_BOX, court.pos.content.most_troops
    court.begin(Winter(1))
    court.pos.push(Muster(PRUSSIA, 4))
    seen = GAME.view(court.pos, MARIA)
    others = [
        GAME.resample(court.pos, MARIA, Seeded(seed)),
        GAME.determinize(seen, Seeded(seed), court.pos.content),
    ]
    assert [room_for_troops(other, PRUSSIA) for other in others] == [4, 4]
