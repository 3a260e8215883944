"""17  Set-up: seats, placing, armies; 19 nothing hidden; 18.0 the switches."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.snapshot import checksum
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import POWER, POWER_COUNT, SWITCH_IDS
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.phases.set_up import SetUp
from hatalom.games.great_war.position import GreatWar
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule


def fresh(players: int = 7, **options: str) -> Scene:
    scene = Scene(players=players)
    scene.pos = GAME.set_up(players, options, CONTENT)
    scene.pos.log = []
    return scene


@rule("17.2", "5.6")
@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, ["germany austria turkey", "britain france usa russia italy serbia"]),
        (3, ["germany austria turkey", "britain france usa", "russia italy serbia"]),
        (4, ["germany", "austria turkey", "britain france usa", "russia italy serbia"]),
        (5, ["germany", "austria", "turkey", "britain france usa", "russia italy serbia"]),
        (6, ["germany", "austria", "turkey", "britain", "france usa", "russia italy serbia"]),
        (7, ["germany", "austria", "turkey", "britain", "france usa", "russia", "italy serbia"]),
    ],
)
def test_the_seats(players: int, seats: list[str]) -> None:
    scene = fresh(players)
    found = [{POWER.ids[p] for p in range(POWER_COUNT) if scene.pos.runner[p] == seat} for seat in range(players)]
    assert found == [set(names.split()) for names in seats]
    assert len(GAME.seat_ids(players)) == players


@rule("R109")
def test_turkey_with_four_players() -> None:
    assert fresh(4, turkey="germany").pos.runner[power("turkey")] == 0
    assert fresh(4).pos.runner[power("turkey")] == 1


@rule("17.1", "18.0", "R112")
def test_the_switches_of_the_advanced_game() -> None:
    assert fresh().pos.switches == 0
    assert fresh(form="advanced").pos.switches == (1 << len(SWITCH_IDS)) - 1
    assert fresh(suez="on").pos.switches == 1 << SWITCH_IDS.index("suez")
    assert fresh(form="advanced", aid="off").pos.switches == (1 << SWITCH_IDS.index("aid")) - 1


@rule("17.3", "R110", "17.8")
def test_the_powers_place_one_after_the_other_on_core_provinces() -> None:
    scene = fresh()
    asked = []
    for name in ("germany", "britain", "france", "russia", "austria", "serbia"):
        asked.append(scene.asked()[1])
        if name == "serbia":
            assert scene.why_not("place sofia") == "not-core"
        scene.play(name, "ready_made")
    assert asked == ["germany", "britain", "france", "russia", "austria", "serbia"]
    assert scene.count("serbia", "belgrade", "infantry") == 6
    assert scene.count("germany", "kiel", "battleship") == 2
    assert not scene.said("turn-begun") or scene.said("turn-begun") == [[0]]


@rule("17.3", "R110")
def test_ships_are_placed_in_core_ports() -> None:
    scene = fresh()
    placement = Placement(power("germany"), [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], 8, True)
    scene.pos.stack = [placement]
    assert scene.offers("place kiel")
    assert not scene.offers("place berlin")
    assert scene.why_not("place berlin") == "no-port-there"


@rule("17.5", "17.6", "17.7", "R111")
def test_armies_of_at_most_eight_and_a_general_for_six() -> None:
    scene = fresh()
    scene.pos.stack = [Placement(power("austria"), [5, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0], 8, True)]
    scene.play("austria", "place_all sarajevo", "place sarajevo", "place sarajevo")
    scene.play("austria", "place sarajevo")
    assert scene.why_not("place sarajevo") == "army-full"
    assert not scene.offers("place sarajevo")
    scene.play("austria", "place krakau")
    assert scene.asked() == ("ask-general", "austria")
    assert set(scene.options()) == {"general hotzendorf", "general straussenburg"}
    scene.play("austria", "general straussenburg")
    assert scene.pos.general_at[5] == 72


@rule("R111")
def test_surplus_stays_on_the_card() -> None:
    scene = fresh()
    serbia = power("serbia")
    before = scene.pos.card[11 * serbia]
    scene.pos.stack = [Placement(serbia, [40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 8, True)]
    rng = Seeded(3)
    while questions := settle_by(scene.pos, rng):
        step(scene.pos, questions[0].seat, questions[0].options[rng.below(len(questions[0].options))])
    assert scene.pos.card[11 * serbia] == before + 8


@rule("17.4", "11.3")
def test_the_rows_of_1914_lie_on_the_cards() -> None:
    scene = fresh()
    assert scene.pos.card[0] == 10
    assert scene.pos.card[11 * power("austria") + 2] == 1
    assert scene.pos.ip[power("germany")] == 18
    assert scene.pos.ip[power("serbia")] == sum(CONTENT.industry[p] for p in CONTENT.core[power("serbia")])


@rule("5.7", "R32")
def test_italy_enters_with_two_armies_of_eight() -> None:
    scene = Scene("1915_spring", war="italy")
    scene.pos.stack = [Placement(power("italy"), [14, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0], 25, False)]
    for _ in range(11):
        scene.play("italy", "place venezia")
    assert not scene.offers("place venezia")
    assert scene.why_not("place venezia") == "italy-needs-two-armies"
    scene.play("italy", "place udine")
    assert not scene.offers("place roma")
    scene.play("italy", "general cadorna")
    assert scene.pos.land_units(place("udine")) == 8
    assert scene.pos.general_at[15] >= 0
    assert scene.pos.general_at[16] >= 0
    early = Scene(war="italy")
    early.pos.stack = [Placement(power("italy"), [12, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0], 25, False)]
    for _ in range(8):
        early.play("italy", "place venezia")
    assert not early.offers("place venezia")


@rule("19.1", "19.2", "19.3")
def test_nothing_is_hidden_from_anybody() -> None:
    scene = fresh(3)
    for name in ("germany", "britain", "france", "russia", "austria", "serbia"):
        scene.play(name, "ready_made")
    views = [GAME.view(scene.pos, viewer) for viewer in (0, 1, 2, -2)]
    for seen in views:
        seen.viewer = 0
        restored = GAME.determinize(seen, Seeded(1), CONTENT)
        assert checksum(restored) == checksum(scene.pos)
    assert views[0] == views[1] == views[2] == views[3]


@rule("21.5")
def test_set_up_has_no_chance() -> None:
    pos = GAME.set_up(2, {}, CONTENT)
    assert isinstance(pos, GreatWar)
    assert isinstance(pos.stack[0], SetUp)
    scene = fresh(2)
    question = scene.question()
    assert question is not None
    assert question.seat == 0
