"""The rules pages in both languages: the same items, and the numbers of the content files."""

import re
from pathlib import Path

import pytest

from hatalom.games.power_and_weakness.load import FILES
from hatalom.games.power_and_weakness.names import TILE
from tests.games.power_and_weakness.scenario import CONTENT
from tools.rule_coverage import read_items

DOCS = Path(__file__).resolve().parents[3] / "docs/games/power_and_weakness"
PAGES = {language: (DOCS / f"rules.{language}.md").read_text(encoding="utf-8") for language in ("en", "hu")}
LANGUAGES = pytest.mark.parametrize("language", ["en", "hu"])
TABLE = FILES.load()
COUNTS = dict(zip(TILE.ids, CONTENT.tile_count, strict=True))

WORDS = {
    "en": ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "hu": ["nincs", "egy", "két", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc", "tíz"],
}

STEMS = {"egy": r"egy(?:etlen)?\b", "két": "két|kett", "hét": "hét|het", "három": "három|hárm"}


def item(language: str, number: str) -> str:
    found = re.search(rf"^(?:- )?\*\*{re.escape(number)}\*\* (.*)$", PAGES[language], re.MULTILINE)
    assert found, f"rules.{language}.md has no item {number}"
    return found[1]


def says(language: str, number: str, value: int) -> bool:
    """The item gives this number, in digits or as a word (with a Hungarian suffix)."""
    word = WORDS[language][value] if value <= 10 else str(value)
    return re.search(rf"\b({value}|(?i:{STEMS.get(word, word)}))", item(language, number)) is not None


def test_both_pages_have_the_same_items_in_the_same_order() -> None:
    english, hungarian = (
        [(entry.number, *entry.other_names) for entry in read_items(PAGES[language])] for language in ("en", "hu")
    )
    assert english == hungarian


@LANGUAGES
def test_2_4_counts_of_action_tiles(language: str) -> None:
    """40; 16 influence (4 each), 8 strength (2 each), then the others in the order of the page."""
    numbers = [int(number) for number in re.findall(r"\b\d+", item(language, "2.4"))]
    influence = [count for tile, count in COUNTS.items() if tile.startswith("influence")]
    strength = [count for tile, count in COUNTS.items() if tile.startswith("strength")]
    others = ["move", "ship", "merlin", "snake", "victory_point", "revolt", "marker_exchange"]
    assert numbers == [
        sum(COUNTS.values()),
        sum(influence),
        influence[0],
        sum(strength),
        2 * strength[0],
        *(COUNTS[tile] for tile in others),
    ]
    assert len(set(influence)) == len(set(strength)) == 1
    assert TABLE["totals"]["action_tiles"] == numbers[0]


@LANGUAGES
def test_2_5_counts_of_region_markers(language: str) -> None:
    numbers = [int(number) for number in re.findall(r"\b\d+", item(language, "2.5"))]
    assert numbers == [sum(CONTENT.marker_count), *CONTENT.marker_count]
    assert TABLE["region_markers"]["total"] == numbers[0]


@LANGUAGES
def test_2_7_counts_of_time_tiles(language: str) -> None:
    text = item(language, "2.7")
    words = WORDS[language]
    pairs = re.findall(rf"\b({'|'.join(words)}) (\d)", text)
    assert {int(value): words.index(word) for word, value in pairs} == {
        value: count for value, count in enumerate(CONTENT.time_count) if count
    }
    assert str(sum(CONTENT.time_count)) in text


@LANGUAGES
def test_14_1r1_inland_regions(language: str) -> None:
    names = {region["id"]: region["name"] for region in TABLE["map"]["regions"]}
    inland = {names[region["id"]] for region in TABLE["map"]["regions"] if not region["coastal"]}
    assert {name for name in names.values() if name in item(language, "14.1r1")} == inland


RECRUITS = {
    "en": {
        (1, 1): "A move or ship tile brings one knight and one mage",
        (0, 2): "brings two knights",
        (2, 0): "two mages",
    },
    "hu": {
        (1, 1): "A mozgás- és a hajózáslapka egy lovagot és egy mágust hoz",
        (0, 2): "két lovagot",
        (2, 0): "két mágust",
    },
}


@LANGUAGES
def test_15_3r2_units_on_the_lower_edge(language: str) -> None:
    """Mages and knights of each tile in the files, and the sentence that says so."""
    shown = {tile: tuple(CONTENT.recruit[number]) for number, tile in enumerate(TILE.ids)}
    assert shown["move"] == shown["ship"] == (1, 1)
    for tile in TILE.ids:
        if tile.startswith("strength"):
            assert shown[tile] == ((0, 2) if tile.endswith("knights") else (2, 0))
    for sentence in RECRUITS[language].values():
        assert sentence in item(language, "15.3r2")


@LANGUAGES
@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("2.1", len(TABLE["map"]["regions"])),
        ("2.2", CONTENT.units_each),
        ("2.3", TABLE["grey_cubes"]["hourglass"]),
        ("2.3r1", TABLE["grey_cubes"]["total"]),
        ("3.8r1", CONTENT.units_each),
        ("4.1", len(TABLE["map"]["regions"])),
        ("4.2", TABLE["region_markers"]["set_aside"]),
        ("4.3", CONTENT.start_mages),
        ("4.3", CONTENT.units_each - CONTENT.start_knights),
        ("4.4", CONTENT.first_display),
        ("4.6", CONTENT.first_cycle_cubes),
        ("5.1", CONTENT.reinforcement),
        ("5.4", CONTENT.start_mages + CONTENT.reinforcement),
        ("6.1", TABLE["time_tiles"]["min"]),
        ("6.1", TABLE["time_tiles"]["max"]),
        ("6.2r1", sum(CONTENT.time_count)),
        ("7.2", CONTENT.display_extra_tiles),
        ("7.2", 7 + CONTENT.display_extra_tiles),
        ("8.2", CONTENT.actions_per_turn),
        ("8.3", CONTENT.first_turn_actions),
        ("9.9", CONTENT.revolt_max_units),
        ("9.10r1", TABLE["region_markers"]["set_aside"]),
        ("10.1", CONTENT.place_max_units_before),
        ("10.1", CONTENT.place_max_units_before + 1),
        ("10.3", CONTENT.recruit_first),
        ("10.3", CONTENT.recruit_later),
        ("17.4", CONTENT.win_points),
        ("17.9", 2 * CONTENT.win_points - 1),
        ("F.2", CONTENT.first_cycle_cubes),
        ("F.3", CONTENT.first_display),
        ("F.6", CONTENT.start_mages + CONTENT.reinforcement),
        ("F.6", CONTENT.start_knights),
    ],
)
def test_the_pages_and_the_files_name_the_same_numbers(language: str, number: str, value: int) -> None:
    assert says(language, number, value), f"{number} should say {value}: {item(language, number)}"
