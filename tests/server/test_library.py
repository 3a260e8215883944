"""Games, words and rules pages as the browser gets them."""

import re

import pytest

from hatalom import games
from hatalom.server.library import REPOSITORY, read_decisions, read_rules
from hatalom.texts import Bundle, load_texts
from hatalom.texts.bundle import strictly
from tests.games.five import THE_FIVE
from tests.server.conftest import GAME, Json, Person

PAGE = """# The game: the rules

Some words before the first chapter.

## 1 Overview

A word before the first item.

**1.1** The first item. It has
a second line.

- **1.1r1** A ruling.
- **1.1r2** Another.

**1.2** An item with a list:

- one
- two

### A part of the chapter

**1.3** An item of that part.

## Appendix A

**A.1** An item of the appendix.
"""


def test_a_rules_page_is_chapters_of_numbered_items() -> None:
    chapters = read_rules(PAGE)
    assert [chapter.title for chapter in chapters] == ["1 Overview", "A part of the chapter", "Appendix A"]
    assert [chapter.is_part for chapter in chapters] == [False, True, False]
    items = [(item.number, item.text) for item in chapters[0].items]
    assert items == [
        ("", "A word before the first item."),
        ("1.1", "The first item. It has\na second line."),
        ("1.1r1", "A ruling."),
        ("1.1r2", "Another."),
        ("1.2", "An item with a list:\n\n- one\n- two"),
    ]
    assert [item.number for chapter in chapters[1:] for item in chapter.items] == ["1.3", "A.1"]


@pytest.mark.parametrize("game", THE_FIVE)
def test_both_languages_have_the_same_rules(anna: Person, game: str) -> None:
    numbers = []
    for lang in ("en", "hu"):
        chapters = anna.get(f"/api/games/{game}/rules/{lang}").json()
        numbers.append([item["number"] for chapter in chapters for item in chapter["items"] if item["number"]])
    assert numbers[0] == numbers[1]
    assert len(numbers[0]) > 50


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_words_come_with_a_name_for_everything(anna: Person, game: str, lang: str) -> None:
    texts = anna.get(f"/api/games/{game}/texts/{lang}").json()
    assert "\ndo-" in texts["messages"]
    for kind in games.load(game).kinds:
        for name in kind.ids:
            assert texts["names"][f"{kind.name}.{name}"]["nom"]


def test_the_list_of_games(anna: Person) -> None:
    game = next(game for game in anna.get("/api/games").json() if game["name"] == GAME)
    assert (game["seat_counts"], game["seat_ids"]) == ([2], {"2": ["orange", "white"]})
    assert (game["minutes"], "random" in game["levels"]) == (45, False)


def test_levels_are_listed_by_the_number_of_players_they_are_offered_with(anna: Person) -> None:
    for game in anna.get("/api/games").json():
        assert list(game["levels_with"]) == [str(count) for count in game["seat_counts"]]
        if game["name"] == "heads_of_state":
            assert [offered[-1] for offered in game["levels_with"].values()] == [*["sovereign"] * 2, *["marshal"] * 2]


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_game_is_chosen_by_the_words_on_its_box(anna: Person, lang: str) -> None:
    for game in anna.get("/api/games").json():
        texts = game["box"][lang]
        box = Bundle(lang, texts["messages"], texts["names"], strictly)
        whole = load_texts(games.load(game["name"]), lang)
        keys = [f"game-{it}" for it in ("title", "subtitle", "about", "hidden", "scenario", "scenario-note")]
        for option in game["options"]:
            keys += [f"option-{option['key']}", *(f"option-{option['key']}-{it}" for it in option["choices"])]
        assert [box.text(key) for key in keys] == [whole.text(key) for key in keys]
        for seats in game["seat_ids"].values():
            assert all(box.name(f"seat.{seat}") for seat in seats)


@pytest.mark.parametrize("path", ["chess/texts/en", f"{GAME}/texts/de", f"{GAME}/rules/..", "../rules/en"])
def test_what_there_is_not(anna: Person, path: str) -> None:
    assert anna.get(f"/api/games/{path}").status_code == 404


DECISIONS = """# The game: decisions

| No. | Stands for | Decision | Ground | Alternative |
|---|---|---|---|---|
| D-01 | 1.1r1, 2.3 | It is *so*. | The text. | Otherwise. |

| Subject | State | How sure |
|---|---|---|
| 15 regions | rulebook | certain |
"""


def test_decisions_are_the_numbered_rows() -> None:
    (row,) = read_decisions(DECISIONS)
    assert (row.number, row.rules) == ("D-01", ["1.1r1", "2.3"])
    assert (row.decision, row.ground, row.alternative) == ("It is *so*.", "The text.", "Otherwise.")


@pytest.mark.parametrize("game", THE_FIVE)
def test_decisions_stand_for_rules_that_are_there(anna: Person, game: str) -> None:
    chapters = anna.get(f"/api/games/{game}/rules/en").json()
    items = [item for chapter in chapters for item in chapter["items"]]
    numbers = {item["number"] for item in items}
    numbers |= {found for item in items for found in re.findall(r"^\((R\d+[a-z]?)\)", item["text"])}
    decisions = anna.get(f"/api/games/{game}/decisions").json()
    assert len(decisions) > 20
    for decision in decisions:
        assert any(rule in numbers for rule in decision["rules"]), decision["number"]


def test_the_board_of_an_example(anna: Person) -> None:
    example = next(it for it in anna.get(f"/api/games/{GAME}/examples").json() if it["rule"] == "10.1")
    shown = anna.get(f"/api/games/{GAME}/examples/{example['lesson']}/{example['step']}").json()
    assert (shown["game"], shown["state"]["viewer"]) == (GAME, "orange")
    assert [option["target"] for option in shown["state"]["question"]["options"]] == example["things"]
    assert not any(seat["mine"] for seat in shown["seats"])


@pytest.mark.parametrize("path", ["board/99", "nothing/0", "board/x"])
def test_an_example_there_is_not(anna: Person, path: str) -> None:
    assert anna.get(f"/api/games/{GAME}/examples/{path}").status_code == 404


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_part_of_a_box_has_a_name(anna: Person, lang: str) -> None:
    page = (REPOSITORY / "web/src/i18n" / f"{lang}.ftl").read_text(encoding="utf-8")
    boxes = [block for game in THE_FIVE for block in anna.get(f"/api/games/{game}/box").json()]
    named = set(re.findall(r"^box-block-([\w-]+) =", page, re.M))
    assert named == {block["path"].replace(".", "-") for block in boxes}
    words = (REPOSITORY / "web/src/box" / f"facts.{lang}.ftl").read_text(encoding="utf-8")
    columns = [column for block in boxes for column in columns_in(block["columns"])]
    facts = {part for column in columns for part in column["key"].split(".")}
    facts = {fact for fact in facts if not fact.isdigit()}
    assert facts <= set(re.findall(r"^fact-([\w-]+) =", words, re.M))
    free = {word for column in columns if not column["names"] for word in column["words"] if word.islower()}
    assert free <= set(re.findall(r"^word-([\w-]+) =", words, re.M))


def columns_in(columns: list[Json]) -> list[Json]:
    """What is shown: nothing that is locked."""
    open_ = [column for column in columns if column["kind"] != "locked"]
    return [one for column in open_ for one in (column, *columns_in(column["columns"]))]


def test_the_box_says_where_its_facts_come_from(anna: Person) -> None:
    blocks = {block["path"]: block for block in anna.get("/api/games/maria/box").json()}
    assert (blocks["towns"]["kind"], blocks["roads"]["kind"]) == ("town", "town")
    assert {row["source"] for row in blocks["towns"]["rows"]} == {"rulebook", "reconstructed"}
    assert blocks["roads"]["rows"][0]["ends"] == ["berlin", "potsdam"]
    assert {"start": "reconstructed"} in [row["details"] for row in blocks["generals"]["rows"]]
