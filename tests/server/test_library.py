"""Games, words and rules pages as the browser gets them."""

import pytest

from hatalom import games
from hatalom.server.library import read_rules
from hatalom.texts import Bundle, load_texts
from hatalom.texts.bundle import strictly
from tests.games.five import THE_FIVE
from tests.server.conftest import GAME, Person

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
