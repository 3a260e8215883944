"""What the log says: every line names the right powers, pieces, places and numbers."""

from hatalom.games.maria.names import (
    IN_BOX,
    ITALY_TRACK,
    MARIA,
    NO_SEAT,
    REMOVED,
    RUSSIA_TRACK,
)
from hatalom.games.maria.phases.changes.annexation import Annexation
from hatalom.games.maria.phases.changes.objectives import Objectives
from hatalom.games.maria.phases.changes.saxony import SaxonyMarker
from hatalom.games.maria.phases.course import BEGIN, CARDS, COMBAT, MOVEMENT, SUPPLY, CourseOfPlay
from hatalom.games.maria.phases.hussars import Hussars
from hatalom.games.maria.phases.negotiation import negotiation_of
from hatalom.games.maria.phases.politics.election import Election
from hatalom.games.maria.phases.politics.execution import CardText, Discarding, Execution
from hatalom.games.maria.phases.politics.expeditions import CallBack, Expedition
from hatalom.games.maria.phases.winter.muster import Muster
from hatalom.games.maria.phases.winter.winter import Recruiting
from hatalom.games.maria.rules.conquest import check_questions, conquer, count_electors
from hatalom.games.maria.rules.decks import renew_deck
from hatalom.games.maria.rules.objectives import after_conquest, after_move
from hatalom.games.maria.rules.tracks import move_marker
from hatalom.games.maria.rules.victory import BY_DRAW, BY_POOL, finish, lose_points, win_points
from tests.games.maria.court import Court
from tests.games.maria.ids import log_of, the_fort, the_general, the_pc, the_piece, the_power
from tests.games.maria.scenario import Scene
from tests.rules import rule


@rule("5.1", "5.2")
def test_turns_and_stages_begin() -> None:
    scene = Scene(turn=4)
    scene.pos.stack = [CourseOfPlay(BEGIN)]
    scene.questions()
    assert log_of(scene.pos)[0] == "turn-begun 4"
    scene.stage("prussia_saxony", CARDS)
    assert "stage-begun prussia_saxony" in log_of(scene.pos)


@rule("7.2", "7.3", "7.4")
def test_hussars() -> None:
    court = Court()
    court.put("karl", "prag")
    court.begin(Hussars(0))
    court.play("place_hussar melnik", "leave_hussar second")
    court.begin(Hussars(0))
    court.play("leave_hussar first", "place_hussar kolin")
    court.begin(Hussars(0))
    court.play("remove_hussar first", "leave_hussar second")
    court.pos.put(the_piece("austria_1"), court.pos.hussar[1])
    assert log_of(court.pos) == [
        "hussar-placed melnik",
        "hussar-left melnik",
        "hussar-placed kolin",
        "hussar-taken-off melnik",
        "hussar-left kolin",
        "hussar-driven-off kolin",
    ]


@rule("8.1", "8.2", "8.3")
def test_cards_and_subsidies() -> None:
    scene = Scene(turn=4)
    scene.pos.subsidy[0][1] = 0
    scene.stage("france_bavaria", CARDS)
    scene.act("keep_subsidy")
    assert log_of(scene.pos)[-3:] == ["subsidy-kept france bavaria", "cards-drawn france 5", "cards-drawn bavaria 1"]
    paid = Scene(turn=4)
    paid.pos.subsidy[0][1] = 0
    paid.marker("dresden", "austria")
    paid.stage("france_bavaria", CARDS)
    paid.act("pay_subsidy")
    assert "subsidy-paid france bavaria" in log_of(paid.pos)
    assert "cards-drawn france 4" in log_of(paid.pos)
    paid.draw("clubs_2")
    assert "card-drawn france clubs_2" in log_of(paid.pos)
    robbed = Scene(turn=4)
    robbed.marker("dresden", "austria")
    robbed.stage("prussia_saxony", CARDS)
    assert "no-cards-without saxony dresden" in log_of(robbed.pos)
    assert not any(line.startswith("cards-drawn saxony") for line in log_of(robbed.pos))


@rule("8.6", "8.6r1")
def test_decks() -> None:
    court = Court()
    assert renew_deck(court.pos)
    assert (log_of(court.pos), court.pos.drawing) == (["deck-opened 2"], 0b10)
    court.pos.decks_opened = 4
    court.pos.draw_pile = [0] * 148
    court.pos.discard[3], court.pos.discard[7], court.pos.discard[1] = 1, 1, 1
    assert renew_deck(court.pos)
    assert log_of(court.pos)[-1] == "piles-joined 4 2"
    assert court.pos.drawing == 0b1010
    assert [card for card in range(148) if court.pos.draw_pile[card]] == [1, 3, 7]
    court.pos.draw_pile = [0] * 148
    court.pos.discard[2] = 1
    assert renew_deck(court.pos)
    assert (log_of(court.pos)[-1], court.pos.drawing) == ("piles-joined 3 3", 0b100)


@rule("9.4", "6.6", "16.3")
def test_supply() -> None:
    scene = Scene()
    scene.general("belle_isle", "linz", 3, face_down=True)
    scene.train("france_1", "wels")
    scene.general("broglie", "komorn", 3)
    scene.general("maillebois", "raab", 2, face_down=True)
    scene.stage("france_bavaria", SUPPLY)
    assert log_of(scene.pos)[:5] == [
        "supplied belle_isle",
        "unsupplied broglie 1",
        "unsupplied maillebois 2",
        "general-lost maillebois",
        "vp-lost france 1",
    ]


@rule("9.6", "9.7")
def test_supply_that_is_paid_for() -> None:
    scene = Scene()
    scene.general("belle_isle", "linz", 3)
    scene.train("france_1", "wels")
    scene.hussars("wels")
    scene.hand("france", "clubs_2")
    scene.stage("france_bavaria", SUPPLY)
    assert log_of(scene.pos)[:2] == ["card-paid france clubs_2", "supply-paid belle_isle 1"]


@rule("10.1.1", "10.1.3", "10.1.8", "10.1.10", "10.1.12")
def test_moves() -> None:
    scene = Scene()
    scene.general("moritz", "lille", 5)
    scene.train("pragmatic_1", "tournai")
    scene.train("france_1", "paris")
    scene.general("noailles", "paris", 3)
    scene.general("maillebois", "amiens", 2)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general moritz", "move_to tournai", "stop")
    assert log_of(scene.pos)[-2:] == ["train-eliminated pragmatic tournai", "moved moritz tournai"]


@rule("10.2.1", "10.2.2")
def test_a_train_re_enters_for_four_points() -> None:
    scene = Scene()
    scene.hand("prussia", "clubs_5")
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("reenter prussia_1", "reenter_at berlin")
    assert log_of(scene.pos)[-2:] == ["card-paid prussia clubs_5", "train-reentered prussia berlin"]


@rule("10.3.2", "10.3.5", "12.1")
def test_conquests() -> None:
    scene = Scene()
    scene.general("belle_isle", "prag", 5)
    scene.general("karl", "kolin", 3)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general belle_isle")
    scene.act(f"move_to {sorted(scene.targets('move_to'))[0]}")
    assert "questioned france prag" in log_of(scene.pos)
    pos = scene.pos.copy()
    pos.log = []
    check_questions(pos)
    assert log_of(pos) == ["question-gone prag"]
    scene.pos.at[the_general("karl")] = REMOVED
    check_questions(scene.pos)
    assert log_of(scene.pos)[-1] == "conquered-later france prag"
    assert scene.marked("prag") == "france"


@rule("16.6", "10.3.8")
def test_three_electors() -> None:
    court = Court()
    court.pos.marker[the_fort("mainz")] = the_power("france")
    count_electors(court.pos)
    assert log_of(court.pos) == ["electors-won france"]
    conquer(court.pos, the_power("pragmatic"), the_fort("mainz"))
    assert log_of(court.pos) == ["electors-won france", "electors-lost france"]
    conquer(court.pos, the_power("austria"), the_fort("koeln"))
    assert log_of(court.pos)[-1] == "electors-won pragmatic"
    assert court.box("three_electors") == "pragmatic"


@rule("11.1.5", "11.1.6", "11.1.8", "11.2.1", "16.2")
def test_a_combat() -> None:
    scene = Scene()
    scene.general("karl", "trautenau", 8)
    scene.general("friedrich", "landeshut", 4)
    scene.hand("austria", "diamonds_2")
    scene.hand("prussia", "spades_3 reserve")
    scene.stage("austria_pragmatic", COMBAT)
    assert log_of(scene.pos)[-1] == "combat-begun karl friedrich trautenau landeshut 8 4"
    scene.act("play_reserve 1")
    assert log_of(scene.pos)[-1] == "reserve-played prussia 1 -3"
    scene.act("concede")
    lines = log_of(scene.pos)
    assert "combat-won karl friedrich 3" in lines
    assert lines.index("vp-won austria 1") < lines.index("vp-lost prussia 1")


@rule("11.1.9")
def test_a_drawn_combat() -> None:
    scene = Scene()
    scene.general("karl", "trautenau", 4)
    scene.general("friedrich", "landeshut", 4)
    scene.stage("austria_pragmatic", COMBAT)
    scene.act("concede")
    assert "combat-drawn karl friedrich" in log_of(scene.pos)


@rule("13.1", "13.4", "13.7")
def test_winter() -> None:
    court = Court()
    court.hold("austria", "clubs_4 clubs_5")
    court.put("prussia_1", "wien")
    court.begin(Recruiting(the_power("austria")))
    court.play("recruit 2", "pay clubs_5", "pay clubs_4", "return karl", "return_at wien", "give_troop karl")
    assert log_of(court.pos) == [
        "recruited austria 2",
        "card-paid austria clubs_5",
        "card-paid austria clubs_4",
        "train-eliminated prussia wien",
        "general-returned karl wien",
        "troop-given karl",
    ]


@rule("17.5.10r1")
def test_troops_without_a_general_are_lost() -> None:
    court = Court()
    towns = {"moritz": "paris", "belle_isle": "lille", "broglie": "amiens", "maillebois": "reims", "noailles": "metz"}
    for name, town in towns.items():
        court.put(name, town, 8)
    court.begin(Muster(the_power("france"), 2))
    assert court.asks() == ""
    assert log_of(court.pos) == ["troops-unclaimed france 2"]


@rule("17.5.9r1", "17.5.9")
def test_expeditions() -> None:
    court = Court()
    court.begin(Expedition(the_power("pragmatic")))
    assert court.asks() == ""
    assert log_of(court.pos) == ["expedition-owed pragmatic"]
    court.put("stair", "utrecht", 3)
    court.begin(Expedition(the_power("pragmatic")))
    court.play("send stair")
    assert (log_of(court.pos)[-1], court.where("stair")) == ("expedition-sent stair", str(IN_BOX))
    raised = Court()
    raised.hold("france", "clubs_8")
    raised.begin(Expedition(the_power("france")))
    raised.play("send moritz", "pay clubs_8")
    assert log_of(raised.pos) == ["expedition-raised moritz", "card-paid france clubs_8"]
    assert raised.troops("moritz") == 2
    owing = Court()
    owing.pos.expedition_until[the_power("austria")] = 9
    owing.begin(Muster(the_power("austria"), 1))
    owing.play("return karl")
    assert log_of(owing.pos) == ["returned-to-box karl"]
    assert (owing.troops("karl"), owing.where("karl")) == (1, str(IN_BOX))


@rule("17.5.11", "17.5.11r1")
def test_the_way_back() -> None:
    court = Court()
    court.pos.at[the_general("dessauer")] = IN_BOX
    court.pos.troops[the_general("dessauer")] = 6
    arrow = court.pos.content.arrow_town[the_power("prussia")]
    court.pos.at[the_piece("prussia_1")] = arrow
    court.begin(CallBack(the_general("dessauer")))
    aside = sorted(court.options())[0]
    court.play(aside)
    there = aside.split()[1]
    name = court.where("dessauer")
    assert log_of(court.pos) == [f"stepped-aside {name} {there}", f"called-back dessauer {name}"]


@rule("16.8", "17.5.8", "17.5.9")
def test_the_tracks() -> None:
    court = Court()
    move_marker(court.pos, RUSSIA_TRACK, 1)
    assert log_of(court.pos) == [f"track-moved russia {court.track('russia')}"]
    move_marker(court.pos, ITALY_TRACK, 9)
    assert log_of(court.pos)[-2:] == [f"track-moved italy {court.track('italy')}", "italy-won austria"]
    move_marker(court.pos, ITALY_TRACK, -9)
    assert log_of(court.pos)[-3:] == ["track-moved italy 1", "italy-lost austria", "italy-won france"]
    lines = log_of(court.pos)
    move_marker(court.pos, ITALY_TRACK, -1)
    assert log_of(court.pos) == lines


@rule("17.5.6", "17.5.7", "17.5.8", "24.4r1")
def test_political_cards_executed() -> None:
    court = Court()
    court.begin(Execution(the_power("prussia"), the_pc("convention_of_klein_schnellendorf")))
    court.play("marker_right saxony", "marker_left russia")
    assert log_of(court.pos) == ["arrow-noted-right prussia saxony", "arrow-noted-left prussia russia"]
    assert court.pos.noted == [1, -1, 0]
    court.begin(Execution(the_power("prussia"), the_pc("convention_of_klein_schnellendorf")))
    court.play("finish")
    assert log_of(court.pos)[-1] == "pc-discarded prussia convention_of_klein_schnellendorf"
    two = Court(seats=2)
    two.pos.executed = 1 << MARIA
    two.begin(Execution(the_power("austria"), the_pc("convention_of_turin")))
    assert two.asks() == ""
    assert log_of(two.pos) == ["pc-must-be-discarded austria convention_of_turin"]


@rule("X.1", "X.2", "X.3", "X.4")
def test_texts_of_political_cards() -> None:
    court = Court()
    court.hold("prussia", "clubs_2 clubs_3 spades_5")
    court.begin(CardText(the_power("austria"), the_pc("pandours_and_croats")))
    court.play("draw hearts_2_1", "name_enemy prussia", "discard clubs_3")
    assert log_of(court.pos) == [
        "text-draws austria 1",
        "card-drawn austria hearts_2",
        "enemy-named austria prussia",
        "card-discarded prussia clubs_3",
    ]
    assert court.hand("prussia") == ["clubs_2", "spades_5"]
    troops = Court()
    troops.put("karl", "wien", 3)
    troops.begin(CardText(the_power("austria"), the_pc("the_diet_at_pressburg")))
    troops.play("give_troop karl")
    assert log_of(troops.pos)[0] == "text-troops austria 2"
    many = Court()
    many.hold("austria", "clubs_2 clubs_3 spades_5")
    many.begin(Discarding(the_power("austria"), 2))
    many.play("discard clubs_2", "discard clubs_3")
    assert many.asks() == ""
    assert many.hand("austria") == ["spades_5"]


@rule("18.4", "18.5", "18.7")
def test_the_election() -> None:
    court = Court()
    court.begin(Election(0))
    while court.asks():
        court.play(sorted(court.options())[-1])
    lines = log_of(court.pos)
    assert lines[0] == "voted austria 0 3"
    assert "voted france 2 0" in lines
    assert "voted prussia 1 0" in lines
    assert lines[-1] == "emperor-elected charles france"


@rule("19.1.1", "19.1.4", "19.1.6", "19.1.7r1")
def test_the_peace_of_silesia() -> None:
    court = Court(turn=5)
    court.mark("prussia", "breslau", "brieg", "neisse", "glatz", "cosel", "prag", "wien")
    court.mark("austria", "berlin")
    court.begin(Annexation(0))
    court.play("offer_peace", "decline_peace")
    assert log_of(court.pos) == ["peace-offered", "peace-declined"]
    court.begin(Annexation(0))
    court.play("offer_peace", "accept_peace", "place_train berlin")
    lines = log_of(court.pos)
    assert lines[2:4] == ["peace-offered", "peace-made"]
    assert "markers-taken-back austria berlin" in lines
    assert "prussian-markers-off 2 1" in lines
    assert lines[-1] == "second-train berlin"


@rule("19.2.1", "19.2.2", "19.1.8")
def test_objectives_and_markers_set_aside() -> None:
    court = Court()
    court.mark("france", "prag", "eger", "linz")
    court.begin(Objectives())
    court.play("reduce")
    assert log_of(court.pos) == ["objectives-reduced 3 1"]
    after_conquest(court.pos, the_power("bavaria"), court.pos.content.board.fort_town[the_fort("linz")])
    assert log_of(court.pos)[-1] == "set-aside-returned france 1"
    court.pos.set_aside[the_power("prussia")] = 2
    court.put("friedrich", "prag", 3)
    after_move(court.pos, the_general("friedrich"))
    assert log_of(court.pos)[-1] == "set-aside-returned prussia 2"


@rule("19.3.1", "19.3.4")
def test_saxony_defects() -> None:
    court = Court()
    court.mark("prussia", "leipzig")
    court.put("france_1", "dresden")
    court.put("friedrich", "chemnitz", 3)
    court.begin(SaxonyMarker(2))
    assert court.question().args == [2]
    assert court.options() == {"move_saxony 0", "move_saxony 1", "move_saxony 2"}
    court.set_track("saxony", 2)
    court.play("move_saxony 1")
    while court.asks():
        court.play(sorted(court.options())[0])
    lines = log_of(court.pos)
    assert lines[:2] == ["saxony-moved 3", "saxony-stands neutral"]
    assert f"train-displaced france_1 {court.where('france_1')}" in lines
    assert f"general-displaced friedrich {court.where('friedrich')}" in lines
    assert lines[-1] == "markers-taken-back prussia leipzig"


@rule("21.1", "20.2")
def test_offers_and_clauses() -> None:
    court = Court(turn=4)
    court.begin(negotiation_of(court.pos))
    court.play("talk_to louis")
    assert court.asks() == "ask-clause maria"
    court.play("clause_vote", "clause_power france", "clause_candidate francis")
    court.play("clause_stay_out", "clause_power austria", "clause_region france", "clause_turns 2", "send_offer")
    court.play("accept_offer")
    assert log_of(court.pos) == [
        "offer-made maria louis",
        "agreed-vote france francis",
        "agreed-stay-out austria france 5",
        "offer-accepted louis maria",
    ]


@rule("16.4")
def test_no_points_say_nothing() -> None:
    court = Court()
    win_points(court.pos, the_power("austria"), 0)
    lose_points(court.pos, the_power("austria"), 0)
    assert log_of(court.pos) == []


@rule("23.1", "24.1")
def test_the_end() -> None:
    won, drawn = Court(), Court()
    finish(won.pos, MARIA, BY_POOL)
    finish(drawn.pos, NO_SEAT, BY_DRAW)
    assert (log_of(won.pos), log_of(drawn.pos)) == (["won-by-pool maria"], ["drawn"])
