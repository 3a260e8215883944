"""What was done before and can be done again with one click: attacks and purchases (chapter 20)."""

from hatalom.core.numbers import numbers_of
from hatalom.core.question import Seat
from hatalom.core.snapshot import plain
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import TURN, Place, Power, Unit
from hatalom.games.great_war.units import count_of, troops_of
from hatalom.games.great_war.verbs import VERBS
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule


def bought(scene: Scene) -> list[list[int]]:
    return scene.said("bought")


def shopping() -> Scene:
    """Germany has bought three infantry and an artillery in the round before this one."""
    scene = Scene().ip(germany=9).on_card("germany", infantry=9, artillery=2).factory("berlin")
    scene.purchase("germany").play("germany", "buy infantry", "at koln", "repeat_purchase", "buy infantry", "at metz")
    scene.play("germany", "buy artillery", "at berlin", "end_purchase")
    return scene


@rule("11.1")
def test_a_whole_round_is_bought_again_with_one_click() -> None:
    scene = shopping()
    first = bought(scene)
    scene.pos.raised = numbers_of([0] * len(scene.pos.raised))
    scene.pos.log = []
    scene.ip(germany=9).purchase("germany")
    assert scene.offers("buy_as_before")
    scene.play("germany", "buy_as_before")
    assert bought(scene) == first
    assert not scene.offers("buy_as_before")
    assert scene.count("germany", "koln", "infantry") == 4


@rule("11.1")
def test_what_cannot_be_paid_is_left_out() -> None:
    scene = shopping()
    scene.pos.log = []
    scene.ip(germany=2).purchase("germany").play("germany", "buy_as_before")
    assert [args[1] for args in bought(scene)] == [0, 0]
    assert scene.pos.ip[power("germany")] == 0


def test_nothing_to_repeat_where_nothing_was_bought() -> None:
    scene = shopping()
    scene.ip(france=9).on_card("france", infantry=9).purchase("france")
    assert scene.offers("buy infantry")
    assert not scene.offers("buy_as_before")


def stuck(spare: int = 1) -> Scene:
    """Germany has attacked Verdun from Metz with three infantry and an artillery and was beaten back."""
    scene = (
        Scene().units("germany", "metz", infantry=3 + spare, artillery=1 + spare).units("france", "verdun", infantry=2)
    )
    scene.battles("germany")
    scene.play("germany", "attack verdun", "origin metz", *["commit infantry"] * 3, "commit artillery")
    scene.play("germany", *["origin_done"] * spare, "fight").roll(1).roll(6, 1).play(
        "germany", "lose germany_infantry", "break_off"
    )
    return scene


@rule("7.3")
def test_an_attack_is_put_together_as_before() -> None:
    scene = stuck()
    scene.pos.turn += 1
    for where, entries in enumerate(scene.pos.units):
        scene.pos.set_units(Place(where), troops_of([]))
        for entry in entries:
            scene.pos.raise_unit(Place(where), Power(entry >> 23 & 31), Unit(entry >> 19 & 15), count_of(entry))
    scene.battles("germany")
    scene.play("germany", "attack verdun")
    before = GAME.forecast(scene.pos, Seat(0), VERBS.parse("commit_as_before"))
    scene.play("germany", "commit_as_before")
    assert scene.prompt() == "ask-assemble"
    assert sorted(count_of(entry) for entry in scene.pos.force) == [1, 3]
    assert not scene.offers("commit_as_before")
    after = GAME.forecast(scene.pos, Seat(0), VERBS.parse("fight"))
    assert before is not None
    assert after is not None
    assert before.total == after.total


def test_units_that_have_attacked_this_turn_do_not_do_it_again() -> None:
    scene = stuck(spare=0).units("germany", "strassburg", infantry=1).units("germany", "metz", cavalry=1)
    scene.battles("germany").play("germany", "attack verdun")
    assert scene.offers("all_in")
    assert not scene.offers("commit_as_before")


def test_the_memory_is_written_down_and_read() -> None:
    scene = stuck()
    assert scene.pos.attacks
    read = GAME.read(GAME.write(scene.pos), CONTENT)
    assert plain(read.attacks) == plain(scene.pos.attacks)
    assert plain(read.purchases) == plain(scene.pos.purchases)
    assert read.turn == TURN.numbers["1914_summer"]


@rule("R131")
def test_an_attack_is_not_repeated_by_units_that_no_longer_reach_the_place() -> None:
    """Cavalry of Berlin rode through Posen; when Posen is lost it cannot go that way again."""
    scene = Scene().units("germany", "berlin", cavalry=4)
    scene.units("russia", "lodz", infantry=1).battles("germany")
    scene.play("germany", "attack lodz", "origin berlin", "commit_all", "fight")
    scene.roll(6, 1).play("germany", "advance_done").hold("russia", "lodz")
    for again in (True, False):
        scene.pos.set_units(place("berlin"), troops_of([]))
        scene.units("germany", "berlin", cavalry=4).units("germany", "krakau", infantry=1)
        scene.battles("germany").play("germany", "attack lodz")
        assert scene.offers("commit_as_before") == again
        scene.play("germany", "cancel").hold("russia", "posen", "breslau")
