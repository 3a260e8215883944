"""The model sentences of the Hungarian guide, and what happens where something is missing."""

import pytest

from hatalom.texts import Bundle, MissingText
from hatalom.texts.bundle import strictly
from hatalom.texts.names import read_names

HU_NAMES = read_names("""
[place.prag]
nom = "Prága"
acc = "Prágát"
to = "Prágába"
from = "Prágából"
near = "Prágánál"
[place.lille]
nom = "Lille"
acc = "Lille-t"
to = "Lille-be"
from = "Lille-ből"
near = "Lille-nél"
[power.austria]
nom = "Ausztria"
acc = "Ausztriát"
dat = "Ausztriának"
[power.pragmatic]
art = "a"
nom = "Pragmatikus Sereg"
acc = "Pragmatikus Sereget"
dat = "Pragmatikus Seregnek"
[power.central]
art = "a"
number = "pl"
nom = "központi hatalmak"
acc = "központi hatalmakat"
dat = "központi hatalmaknak"
[person.neipperg]
nom = "Neipperg"
""")
HU_TEXTS = """
march-log = { THE($general, cap: 1) } { NAME($start, case: "from") } { NAME($goal, case: "to") } vonult.
conquest-log = { THE($power, cap: 1) } meghódította { THE($place, case: "acc") }.
troops-left = { THE($power, case: "dat", cap: 1) } { $n ->
    [0] nem maradt csapata.
   *[other] { $n } csapata maradt.
 }
side-attacks = { THE($side, cap: 1) } { NAME($place, case: "near") } { PL($side) ->
    [pl] támadnak.
   *[sg] támad.
 }
turn-log = Elkezdődött { A($turn) } { $turn }. forduló.
turn-head = { A($turn, cap: 1) } { $turn }. forduló
die-log = { THE($power, cap: 1) } { NUM($roll, case: "acc") } dobott.
score = pontszám: { $n }
strength = Erő: { HALF($n) }
refusal = Nem lehetséges.
    .help = Próbáld { NAME($place, case: "near") }.
"""
EN_TEXTS = """
conquest-log = { THE($power, cap: 1) } conquered { THE($place, case: "acc") }.
troops-left = { $n ->
    [one] { NAME($power, case: "poss") } last troop
   *[other] { $n } troops
 }
tile = { A($tile, cap: 1) } { NAME($tile) } tile
"""
EN_NAMES = read_names("""
[power.pragmatic]
art = "the"
nom = "Pragmatic Army"
poss = "Pragmatic Army’s"
[place.prag]
nom = "Prague"
[tile.influence]
nom = "influence"
""")


@pytest.fixture
def hu() -> Bundle:
    return Bundle("hu", HU_TEXTS, HU_NAMES, strictly)


@pytest.mark.parametrize(
    ("key", "args", "sentence"),
    [
        (
            "march-log",
            {"general": "person.neipperg", "start": "place.lille", "goal": "place.prag"},
            "Neipperg Lille-ből Prágába vonult.",
        ),
        ("conquest-log", {"power": "power.austria", "place": "place.prag"}, "Ausztria meghódította Prágát."),
        (
            "conquest-log",
            {"power": "power.pragmatic", "place": "place.lille"},
            "A Pragmatikus Sereg meghódította Lille-t.",
        ),
        (
            "conquest-log",
            {"power": "power.austria", "place": "power.pragmatic"},
            "Ausztria meghódította a Pragmatikus Sereget.",
        ),
        ("troops-left", {"power": "power.central", "n": 0}, "A központi hatalmaknak nem maradt csapata."),
        ("troops-left", {"power": "power.austria", "n": 5}, "Ausztriának 5 csapata maradt."),
        (
            "side-attacks",
            {"side": "power.central", "place": "place.prag"},
            "A központi hatalmak Prágánál támadnak.",
        ),
        ("side-attacks", {"side": "power.austria", "place": "place.prag"}, "Ausztria Prágánál támad."),
        ("turn-log", {"turn": 1}, "Elkezdődött az 1. forduló."),
        ("turn-log", {"turn": 10}, "Elkezdődött a 10. forduló."),
        ("turn-head", {"turn": 5}, "Az 5. forduló"),
        ("die-log", {"power": "power.pragmatic", "roll": 5}, "A Pragmatikus Sereg 5-öt dobott."),
        ("score", {"n": -3}, "pontszám: −3"),
        ("score", {"n": 4500}, "pontszám: 4500"),
        ("strength", {"n": 0}, "Erő: 0"),
        ("strength", {"n": 1}, "Erő: ½"),
        ("strength", {"n": 4}, "Erő: 2"),
        ("strength", {"n": 17}, "Erő: 8½"),
        ("score", {"n": -12500}, "pontszám: −12\u00a0500"),
    ],
)
def test_hungarian_sentences(hu: Bundle, key: str, args: dict[str, str | int], sentence: str) -> None:
    assert hu.text(key, args) == sentence


def test_an_attribute_has_the_arguments_of_its_message(hu: Bundle) -> None:
    assert hu.text("refusal", {"place": "place.lille"}, "help") == "Próbáld Lille-nél."


@pytest.mark.parametrize(
    ("key", "args", "sentence"),
    [
        (
            "conquest-log",
            {"power": "power.pragmatic", "place": "place.prag"},
            "The Pragmatic Army conquered Prague.",
        ),
        ("troops-left", {"power": "power.pragmatic", "n": 1}, "Pragmatic Army’s last troop"),
        ("troops-left", {"power": "power.pragmatic", "n": 12500}, "12,500 troops"),
        ("tile", {"tile": "tile.influence"}, "An influence tile"),
    ],
)
def test_english_sentences(key: str, args: dict[str, str | int], sentence: str) -> None:
    assert Bundle("en", EN_TEXTS, EN_NAMES, strictly).text(key, args) == sentence


def test_in_play_the_nominative_stands_in_for_a_missing_form() -> None:
    seen: list[str] = []
    bundle = Bundle("hu", HU_TEXTS, HU_NAMES, seen.append)
    args = {"general": "person.neipperg", "start": "power.austria", "goal": "place.prag"}
    assert bundle.text("march-log", args) == "Neipperg Ausztria Prágába vonult."
    assert bundle.text("no-such-line") == "no-such-line"
    assert bundle.name("place.nowhere") == "nowhere"
    assert seen == ["form from of power.austria", "message no-such-line", "name place.nowhere"]


def test_in_tests_a_missing_form_is_an_error(hu: Bundle) -> None:
    with pytest.raises(MissingText, match="acc"):
        hu.name("person.neipperg", "acc")
    with pytest.raises(MissingText, match="score"):
        hu.text("score", {})
