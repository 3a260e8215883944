"""5  Entry of countries: rows, IP, who runs them, Italy's armies, the USA."""

from hatalom.games.great_war.names import CENTRAL, ENTENTE, UNIT_COUNT, Alliance
from hatalom.games.great_war.phases.diplomacy.entries import enter_war
from hatalom.games.great_war.rules.purchase.new_rows import lay_new_rows
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def settle_down(scene: Scene, nation: str) -> None:
    """All units of each kind where the first option says."""
    while scene.prompt() in ("ask-place", "ask-general"):
        choices = scene.options()
        scene.play(nation, next((o for o in choices if o.startswith("place_all")), choices[0]))


def all_units(scene: Scene, nation: str) -> list[int]:
    totals = [0] * UNIT_COUNT
    for entries in scene.pos.units:
        for entry in entries:
            if entry >> 23 & 31 == power(nation):
                totals[entry >> 19 & 15] += entry & 255
    return totals


def enter(scene: Scene, nation: str, alliance: Alliance) -> None:
    scene.begin()
    enter_war(scene.pos, power(nation), alliance)


@rule("5.1", "5.2", "5.3", "R28", "R29")
def test_turkey_in_spring_1915_sets_up_its_start_and_1914_and_may_buy_1915() -> None:
    scene = Scene("1915_spring")
    enter(scene, "turkey", CENTRAL)
    settle_down(scene, "turkey")
    units = all_units(scene, "turkey")
    assert units[:3] == [14, 4, 1]
    assert units[7:9] == [1, 1]
    assert list(scene.pos.card[UNIT_COUNT * power("turkey") : UNIT_COUNT * power("turkey") + 3]) == [6, 1, 1]
    assert scene.pos.ip[power("turkey")] == 10


@rule("R29")
def test_a_lost_province_is_missing_in_the_first_ip() -> None:
    scene = Scene("1915_spring").hold("britain", "basra")
    printed = scene.pos.content.industry[place("basra")]
    enter(scene, "turkey", CENTRAL)
    assert scene.pos.ip[power("turkey")] == 10 - printed


@rule("R28", "13.9")
def test_more_than_five_units_get_a_general_at_once() -> None:
    scene = Scene("1914_autumn")
    enter(scene, "turkey", CENTRAL)
    settle_down(scene, "turkey")
    assert [g for g in range(18) if scene.pos.general_at[g] >= 0] == [6]


@rule("R29")
def test_ships_without_a_port_stay_on_the_card() -> None:
    scene = Scene("1914_autumn")
    ports = [p for p in scene.pos.content.core[power("turkey")] if scene.pos.content.is_port[p]]
    for port in ports:
        scene.pos.controller[port] = power("britain")
    enter(scene, "turkey", CENTRAL)
    settle_down(scene, "turkey")
    assert all_units(scene, "turkey")[7:10] == [0, 0, 0]
    assert scene.pos.card[UNIT_COUNT * power("turkey") + 7] == 1


@rule("5.4", "R30", "5.5")
def test_grey_countries_have_ip_minus_one_infantry_and_a_cavalry() -> None:
    for nation, infantry in (("netherlands", 3), ("albania", 0), ("spain", 3)):
        scene = Scene()
        enter(scene, nation, ENTENTE)
        settle_down(scene, "britain")
        assert all_units(scene, nation)[:3] == [infantry, 1, 0]


@rule("5.4", "R30")
def test_belgium_uses_its_table() -> None:
    scene = Scene()
    enter(scene, "belgium", ENTENTE)
    settle_down(scene, "france")
    assert all_units(scene, "belgium")[:2] == [4, 1]
    assert scene.pos.card[UNIT_COUNT * power("belgium")] == 1
    assert scene.pos.ip[power("belgium")] == 3


@rule("5.6", "R31")
def test_the_caller_runs_a_minor_power_and_the_seat_table_a_great_one() -> None:
    scene = Scene("1915_autumn", war="turkey").cards(turkey=1)
    scene.slot("turkey").play("turkey", "call bulgaria")
    assert scene.pos.runner[power("bulgaria")] == scene.pos.runner[power("turkey")]
    scene = Scene("1915_spring").cards(france=1)
    seat = scene.pos.runner[power("italy")]
    scene.slot("france").play("france", "call italy")
    assert scene.pos.runner[power("italy")] == seat != scene.pos.runner[power("france")]


@rule("R31", "14.4")
def test_a_minor_power_gets_another_runner_when_its_own_leaves_the_game() -> None:
    from hatalom.games.great_war.rules.elimination import eliminate

    scene = Scene("1916_spring")
    scene.join("belgium", ENTENTE, patron="france")
    eliminate(scene.pos, power("france"))
    assert scene.pos.patron[power("belgium")] == power("britain")
    assert scene.pos.runner[power("belgium")] == scene.pos.runner[power("britain")]


@rule("5.7", "R32")
def test_italy_sets_up_two_armies_of_eight() -> None:
    scene = Scene("1915_spring")
    enter(scene, "italy", ENTENTE)
    scene.play("italy", *["place venezia"] * 11)
    assert not scene.offers("place venezia")
    assert scene.why_not("place venezia") == "italy-needs-two-armies"
    scene.play("italy", "place milano")
    settle_down(scene, "italy")
    assert scene.pos.land_units(place("venezia")) == 11
    assert scene.pos.land_units(place("milano")) == 8
    assert sorted(scene.pos.general_at[15:17]) == sorted([place("venezia"), place("milano")])


@rule("5.7", "R32")
def test_italy_attacked_in_1914_stands_eight_and_eight() -> None:
    scene = Scene("1914_summer").slot("austria").play("austria", "declare_war italy")
    scene.play("italy", *["place venezia"] * 8)
    assert not scene.offers("place venezia")
    settle_down(scene, "italy")
    assert scene.pos.land_units(place("venezia")) == 8


@rule("5.8", "R33")
def test_the_usa_is_set_up_in_america_without_a_general() -> None:
    scene = Scene("1917_winter").cards(britain=1)
    scene.slot("britain").play("britain", "call usa")
    assert {option.split()[1] for option in scene.options()} == {"new_york", "boston", "norfolk"}
    settle_down(scene, "usa")
    assert all(scene.pos.general_at[g] < 0 for g in range(17, 18))
    boxes = [place(box) for box in ("new_york", "boston", "norfolk")]
    assert sum(scene.pos.land_units(box) for box in boxes) == sum(all_units(scene, "usa")[:7])


@rule("11.18", "R86")
def test_the_rows_of_a_minor_power_come_at_entry_and_in_the_next_winter() -> None:
    scene = Scene("1915_autumn").cards(germany=1)
    scene.slot("germany").play("germany", "call bulgaria")
    settle_down(scene, "bulgaria")
    on_card = UNIT_COUNT * power("bulgaria")
    assert scene.pos.card[on_card] == 2
    lay_new_rows(scene.pos)
    assert scene.pos.card[on_card] == 2
    scene.pos.turn += 1
    lay_new_rows(scene.pos)
    assert scene.pos.card[on_card] == 4
    scene.pos.turn += 4
    lay_new_rows(scene.pos)
    assert scene.pos.card[on_card] == 4


@rule("11.15", "R86")
def test_who_enters_in_winter_gets_the_second_row_a_year_later() -> None:
    scene = Scene("1916_winter").cards(germany=1)
    scene.slot("germany").play("germany", "call bulgaria")
    settle_down(scene, "bulgaria")
    on_card = UNIT_COUNT * power("bulgaria")
    lay_new_rows(scene.pos)
    assert scene.pos.card[on_card] == 2
    scene.pos.turn += 4
    lay_new_rows(scene.pos)
    assert scene.pos.card[on_card] == 4
