"""What the bots of Great War understand: walk into what is empty, call allies, leave bad attacks alone."""

import pytest

from hatalom.bots import Budget, make
from hatalom.bots.commanders import Captain, Commander
from hatalom.core.chance import Seeded
from hatalom.core.question import Seat
from hatalom.games.great_war.bots.evaluate import EVALUATOR
from hatalom.games.great_war.bots.novice import appeal
from hatalom.games.great_war.bots.outlook import front_distance, threat, wants_card
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import DEFENCE_LINE, INFANTRY, Alliance, Item
from hatalom.games.great_war.phases.purchase.slot import PurchaseSlot
from hatalom.games.great_war.verbs import VERBS
from tests.games.great_war.scenario import CONTENT, Scene, place, power


def squires_choice(scene: Scene) -> str:
    question = scene.question()
    assert question is not None
    return VERBS.text(make("squire", GAME, CONTENT).choose(GAME.view(scene.pos, question.seat), question, Seeded(1)))


def novices_choice(scene: Scene) -> str:
    question = scene.question()
    assert question is not None
    return VERBS.text(max(question.options, key=lambda action: appeal(scene.pos, question.seat, action)))


def test_both_walk_into_an_empty_province() -> None:
    scene = Scene("1915_spring").units("germany", "konigsberg", infantry=3).units("germany", "posen", infantry=2)
    scene.units("russia", "warsaw", infantry=9).battles("germany")
    assert novices_choice(scene).startswith("attack ")
    assert novices_choice(scene) != "attack warsaw"
    assert squires_choice(scene).startswith("attack ")
    assert squires_choice(scene) != "attack warsaw"


def test_a_captain_compares_attacks_and_nothing_else_by_what_follows() -> None:
    scene = Scene("1915_spring").units("germany", "konigsberg", infantry=3).units("germany", "posen", infantry=2)
    scene.units("russia", "warsaw", infantry=9).battles("germany")
    question = scene.question()
    assert question is not None
    captain = make("captain", GAME, CONTENT, Budget(positions=800))
    assert isinstance(captain, Captain)
    answer = VERBS.text(captain.choose(GAME.view(scene.pos, question.seat), question, Seeded(1)))
    assert captain.search.worlds > 0
    assert answer.startswith("attack ")
    assert answer != "attack warsaw"
    scene.play("germany", answer)
    question = scene.question()
    assert question is not None
    captain.choose(GAME.view(scene.pos, question.seat), question, Seeded(1))
    assert (captain.search.worlds, captain.search.ranking) == (0, [])


def test_a_marshal_compares_moves_too() -> None:
    scene = Scene("1915_spring").units("germany", "konigsberg", infantry=3).units("germany", "berlin", infantry=1)
    scene.units("russia", "warsaw", infantry=9).moves("germany")
    question = scene.question()
    assert question is not None
    worlds = []
    for level in ("captain", "marshal"):
        bot = make(level, GAME, CONTENT, Budget(positions=8000))
        assert isinstance(bot, Commander)
        bot.choose(GAME.view(scene.pos, question.seat), question, Seeded(1))
        worlds.append(bot.search.worlds)
    assert worlds[0] == 0
    assert worlds[1] > 0


def test_an_act_is_his_whose_power_acts_and_nobodys_between_acts() -> None:
    scene = Scene("1915_spring").battles("germany")
    scene.question()
    german, russian = scene.pos.seat_of(power("germany")), scene.pos.seat_of(power("russia"))
    assert EVALUATOR.is_acting(scene.pos, german)
    assert not EVALUATOR.is_acting(scene.pos, russian)
    between = Scene("1915_spring").pos
    assert not any(EVALUATOR.is_acting(between, Seat(seat)) for seat in range(between.seats))


def test_who_is_attacked_reacts_to_the_act_of_another() -> None:
    scene = Scene("1915_spring").units("germany", "konigsberg", infantry=9).units("russia", "plock", infantry=2)
    scene.battles("germany").play("germany", "attack plock")
    scene.question()
    assert EVALUATOR.is_acting(scene.pos, scene.pos.seat_of(power("germany")))
    assert not EVALUATOR.is_acting(scene.pos, scene.pos.seat_of(power("russia")))


@pytest.mark.parametrize(("players", "is_duel"), [(2, True), (3, False), (7, False)])
def test_a_marshal_searches_own_acts_that_follow_and_the_opponents_in_a_duel_where_an_attack_is_chosen(
    players: int, is_duel: bool
) -> None:
    ahead, answers = EVALUATOR.far_ahead(), EVALUATOR.answer_ahead()
    assert ahead.own_looks > 0
    assert ahead.others_looks > 0
    assert (answers.own_looks, answers.others_looks) == (0, 0)
    battles = Scene("1915_spring", players=players).units("germany", "konigsberg", infantry=9).battles("germany")
    moves = Scene("1915_spring", players=players).units("germany", "berlin", infantry=9).moves("germany")
    assert battles.question() is not None
    assert moves.question() is not None
    assert EVALUATOR.searches_others(battles.pos) == is_duel
    assert not EVALUATOR.searches_others(moves.pos)


def test_a_span_is_a_step_of_a_season() -> None:
    battles = EVALUATOR.span_of(Scene("1915_spring").battles("germany").pos)
    assert battles == EVALUATOR.span_of(Scene("1915_spring").battles("russia").pos)
    assert battles != EVALUATOR.span_of(Scene("1915_spring").slot("germany").pos)
    assert battles != EVALUATOR.span_of(Scene("1915_summer").battles("germany").pos)


def test_both_call_an_ally() -> None:
    scene = Scene("1914_autumn").cards(germany=1).slot("germany")
    assert novices_choice(scene) == "call turkey"
    assert squires_choice(scene) == "call turkey"


def test_a_card_is_wanted_in_time_for_an_ally() -> None:
    assert wants_card(Scene("1914_summer").pos, power("germany"))
    assert not wants_card(Scene("1914_summer").pos, power("britain"))
    assert not wants_card(Scene("1914_summer").cards(germany=1).pos, power("germany"))


def test_fronts_and_threats() -> None:
    scene = Scene().units("russia", "warsaw", infantry=4)
    assert front_distance(scene.pos, place("posen"), Alliance(1)) == 1
    assert front_distance(scene.pos, place("berlin"), Alliance(1)) == 2
    assert threat(scene.pos, place("lodz"), Alliance(1)) == 8


def test_a_defence_line_is_not_bought_again_as_if_it_were_infantry() -> None:
    scene = Scene("1914_autumn")
    again = VERBS.parse("repeat_purchase")
    berlin = place("berlin")
    scene.pos.push(PurchaseSlot(power("germany"), last=DEFENCE_LINE, last_place=berlin))
    assert appeal(scene.pos, Seat(0), again) < 0
    scene.pos.replace(PurchaseSlot(power("germany"), last=Item(INFANTRY), last_place=berlin))
    assert appeal(scene.pos, Seat(0), again) > 0


def test_a_squire_who_has_put_to_sea_may_come_back() -> None:
    scene = Scene("1914_autumn").units("germany", "nss", submarine=1).units("germany", "berlin", infantry=1)
    scene.moves("germany").play("germany", "from nss")
    options = [VERBS.text(action) for action in scene.question().options]  # type: ignore[union-attr]
    assert "to kiel" in options
    assert squires_choice(scene) in options
