"""1 to 3  The map, the powers, the turn and its order."""

import pytest

from hatalom.core.driver import step
from hatalom.games.great_war.names import AUTUMN, CENTRAL, ENTENTE, PLACE, POWER, PROVINCE_COUNT, SEASONS, TURN
from hatalom.games.great_war.phases.turn import STAGE_OF, STEP_BEGIN, stage_of
from hatalom.games.great_war.verbs import VERBS
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule


@rule("1.1", "1.6", "20.1")
def test_the_size_of_the_map() -> None:
    playable = [p for p in range(PROVINCE_COUNT) if CONTENT.is_open[p] and not CONTENT.is_america[p]]
    assert len(playable) == 154
    assert len(PLACE.ids) - PROVINCE_COUNT == 37
    assert sum(len(near) for near in CONTENT.near[:PROVINCE_COUNT]) == 2 * 314
    assert sum(not CONTENT.is_coastal[zone] for zone in range(PROVINCE_COUNT, len(PLACE.ids))) == 3


@rule("1.3", "3.1", "R12")
def test_eighteen_turns() -> None:
    assert TURN.ids[0] == "1914_summer"
    assert TURN.ids[-1] == "1918_autumn"
    assert [CONTENT.season[n] for n in range(2, 6)] == [0, 1, 2, 3]
    assert [TURN.ids[n] for n in range(18) if CONTENT.has_new_rows[n]] == [
        "1915_winter",
        "1916_winter",
        "1917_winter",
        "1918_winter",
    ]
    assert all(CONTENT.season[n] == AUTUMN for n in range(18) if CONTENT.has_year_end[n])
    assert all(SEASONS[CONTENT.season[n]] == "winter" for n in range(18) if CONTENT.has_new_rows[n])


@rule("1.9", "R11")
def test_core_and_european_core() -> None:
    assert CONTENT.country[place("konigsberg")] == power("germany")
    assert CONTENT.industry[place("konigsberg")] == 1
    colonies = {PLACE.ids[p] for p in range(PROVINCE_COUNT) if CONTENT.is_colony[p]}
    assert {"casablanca", "algiers", "tunis", "cairo", "kuwait", "gibraltar", "malta", "cyprus", "tripoli"} <= colonies
    assert place("algiers") in CONTENT.core[power("france")]


@rule("2.1")
@pytest.mark.parametrize(
    ("name", "capital", "factories", "turn", "alliance"),
    [
        ("france", "paris", {"paris", "lyon"}, "1914_summer", ENTENTE),
        ("britain", "london", {"manchester", "london"}, "1914_summer", ENTENTE),
        ("russia", "petersburg", {"moscow", "petersburg", "kharkov"}, "1914_summer", ENTENTE),
        ("italy", "roma", {"milano"}, "1915_spring", ENTENTE),
        ("turkey", "istanbul", set(), "1914_autumn", CENTRAL),
        ("germany", "berlin", {"breslau", "koln"}, "1914_summer", CENTRAL),
        ("austria", "wien", {"prag", "wien"}, "1914_summer", CENTRAL),
    ],
)
def test_the_great_powers(name: str, capital: str, factories: set[str], turn: str, alliance: int) -> None:
    number = power(name)
    assert PLACE.ids[CONTENT.capital[number]] == capital
    assert {PLACE.ids[p] for p in CONTENT.first_factories[number]} == factories
    assert TURN.ids[CONTENT.entry_turn[number]] == turn
    assert CONTENT.camp[number] == alliance


@rule("2.1", "2.2", "2.3")
def test_the_usa_serbia_and_the_minor_powers() -> None:
    assert TURN.ids[CONTENT.entry_turn[power("usa")]] == "1917_winter"
    assert CONTENT.capital[power("usa")] == -1
    scene = Scene()
    assert scene.pos.in_war(power("serbia"))
    assert CONTENT.camp[power("bulgaria")] == CENTRAL
    assert CONTENT.camp[power("romania")] == ENTENTE
    assert CONTENT.camp[power("belgium")] == CONTENT.camp[power("spain")] == -1
    assert not CONTENT.is_open[place("bern")]
    assert not CONTENT.is_open[place("luxembourg")]


@rule("3.2", "3.3", "3.5", "R13a")
def test_the_five_phases_follow_each_other() -> None:
    assert sorted(STAGE_OF) == STAGE_OF
    scene = Scene().units("germany", "konigsberg", infantry=3).units("russia", "plock", infantry=1)
    scene.begin(step_=3)
    assert stage_of(scene.pos) == 0
    assert scene.asked() == ("ask-battle", "germany")
    assert stage_of(scene.pos) == 1


@rule("3.5", "R13a", "4.1")
def test_a_turn_in_one_list() -> None:
    """Winter 1917: whatever can happen in it happens in the order of the list."""
    scene = Scene("1917_winter", war="turkey", advanced="rebellion submarines").cards(germany=1).ip(britain=9)
    scene.units("russia", "moscow", infantry=1).units("germany", "atm", submarine=1)
    scene.pos.pending, scene.pos.due[power("greece")] = [power("greece")], scene.pos.turn
    scene.hold("germany", "lodz").units("germany", "lodz", infantry=1).units("austria", "lodz", infantry=2)
    scene.units("germany", "hannover", infantry=6)
    scene.step(STEP_BEGIN)
    told: list[str] = []
    while "turn-begun" not in told[1:]:
        answer(scene)
        told = [event.message.key for event in scene.pos.log or []]
    expected = [
        "turn-begun",
        "entered",
        "revolution-took",
        "rebellion-incited",
        "occupation-passed",
        "row-laid",
        "submarines-sank",
        "rebellion-won",
        "general-assigned",
        "transported",
    ]
    assert [key for key in told if key in expected][: len(expected)] == expected
    stages = [args[0] for args in scene.said("stage-begun")]
    assert stages == [0, 1, 2, 3, 4]


def answer(scene: Scene) -> None:
    """What makes something happen where the turn's list has something, and nothing elsewhere."""
    question = scene.question()
    assert question is not None
    options = scene.options()
    wanted = (
        "place",
        "revolution_at",
        "rebellion dublin",
        "general",
        "transport lodz",
        "unit",
        "to berlin",
        "keep",
        "end",
        "pass_all",
        "pass",
        "stop",
    )
    choice = next(o for word in wanted for o in options if o.startswith(word))
    step(scene.pos, question.seat, VERBS.parse(choice))


@rule("3.4", "R13")
def test_the_general_order() -> None:
    scene = Scene()
    assert scene.order() == ["germany", "britain", "france", "russia", "austria", "serbia"]
    scene.join("portugal").join("italy").join("bulgaria").join("turkey").join("usa")
    assert scene.order() == [
        "germany",
        "britain",
        "france",
        "usa",
        "russia",
        "austria",
        "turkey",
        "italy",
        "serbia",
        "portugal",
        "bulgaria",
    ]


@rule("1.5", "1.2")
def test_the_seas_are_places_without_owner() -> None:
    scene = Scene()
    assert scene.pos.side(place("nss")) == -1
    scene.units("britain", "nss", cruiser=1)
    assert scene.pos.side(place("nss")) == ENTENTE
    assert POWER.ids[:8] == ["germany", "britain", "france", "usa", "russia", "austria", "turkey", "italy"]
