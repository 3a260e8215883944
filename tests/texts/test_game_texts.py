"""Every message of every game has its words in both languages, and every text is somebody's."""

import itertools
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hatalom.bots import reasons
from hatalom.core.action import NUMBER, SECRET_NUMBER, Kind
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.core.match import DRAW_AGREED, RESIGNED, TIME_OVER
from hatalom.core.message import Message, Said
from hatalom.games import NAMES, load
from hatalom.table.log import TAKEN_BACK
from hatalom.table.orders import Order
from hatalom.table.reload import NOT_REPLAYED, OTHER_RULES
from hatalom.table.words import label_of, verb_of
from hatalom.texts import LANGS, Bundle, load_texts, message_source, name_table
from hatalom.texts.bundle import strictly
from hatalom.texts.games import box_names
from hatalom.texts.names import CASES, OTHER_FORMS

LOBBY = (
    "game-title", "game-invited", "game-subtitle", "game-about", "game-hidden", "game-scenario", "game-scenario-note",
)  # fmt: skip
FREE = ("board-", "card-help-", "panel-", "tile-help-", "verb-", "word-")
"""Texts that boards and tooltips use; their own tests see to them."""
MANY = "many-"
"""Several lines of the log told as one."""
SPEAKER = "speaker"
"""Who is asked, where a seat leads several powers: said before every prompt."""
PLACE_FORMS = {"nom", "acc", "dat", "at", "to", "from", "near", "off", "adj"}
SEAT_FORMS = {"nom", "acc", "dat", "at", "to", "from", "with", "off", "by", "adj"}
NUMBERS = (0, 1, 2, 5)

both = pytest.mark.parametrize("lang", LANGS)
every_game = pytest.mark.parametrize("name", NAMES)


class Variables(Visitor):
    """The names of the gaps a text fills, itself or through the texts it is made of."""

    def __init__(self, texts: dict[str, ast.Message]) -> None:
        self.texts = texts
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.texts[node.id.name])


@cache
def entries(name: str, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(message_source(load(name), lang))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a text stands twice"
    return {entry.id.name: entry for entry in found}


def all_messages(name: str) -> list[Message]:
    seats = next(kind for kind in load(name).kinds if kind.name == "seat")
    ends = (Message(RESIGNED, seat=seats), Message(TIME_OVER, seat=seats), DRAW_AGREED, OTHER_RULES, NOT_REPLAYED)
    return [*load(name).messages, *ends, Message(TAKEN_BACK, seat=seats), *reasons.MESSAGES, *chronicle(name)]


def chronicle(name: str) -> list[Message]:
    """What the chronicle of a finished game says of its own; a title can name every place."""
    kinds = {kind.name: kind for kind in load(name).kinds}
    seat = kinds["seat"]
    places = [kinds[place] for place in ("region", "area", "space", "province", "town", "place") if place in kinds]
    return [
        *(Message("chronicle-road", place=place) for place in places),
        Message("chronicle-victory", seat=seat),
        Message("chronicle-nobody"),
        Message("chronicle-leads", seat=seat, n=NUMBER, other=seat, m=NUMBER, way=NUMBER),
        Message("chronicle-level", n=NUMBER, way=NUMBER),
        *(Message(f"ending-{key}") for key in ("you-won", "you-lost", "you-drew", "drawn")),
        *(Message(f"ending-{key}-by", other=seat, n=NUMBER) for key in ("you-won", "you-lost")),
        Message("ending-won", seat=seat),
        Message("ending-won-by", seat=seat, other=seat, n=NUMBER),
        Message("ending-won-together", n=NUMBER),
        *(Message(f"fortune-{key}", seat=seat, n=NUMBER) for key in ("with", "against")),
        Message("fortune-even", n=NUMBER),
        Message("fortune-none"),
    ]


def label_keys(name: str) -> set[str]:
    """What players do has a label; what chance does has no button."""
    return {f"do-{verb.name.replace('_', '-')}" for verb in load(name).verbs.all if not verb.is_chance}


def samples(kind: Kind) -> list[int]:
    return list(range(len(kind.ids))) if kind.ids else list(NUMBERS)


@both
@every_game
def test_every_message_can_be_said(name: str, lang: str) -> None:
    texts = load_texts(load(name), lang, missing=strictly)
    for message in all_messages(name):
        kinds = [kind for _, kind in message.gaps]
        longest = max((len(samples(kind)) for kind in kinds), default=1)
        for turn in range(longest):
            args = [samples(kind)[turn % len(samples(kind))] for kind in kinds]
            for attribute in ("", *texts_attributes(name, lang, message.key)):
                sentence = texts.said(Said(message, args), attribute)
                assert sentence.strip() == sentence != ""
                assert "  " not in sentence
                assert not any(mark in sentence for mark in "{}\u2068\u2069")


def texts_attributes(name: str, lang: str, key: str) -> list[str]:
    return [attribute.id.name for attribute in entries(name, lang)[key].attributes]


@both
@every_game
def test_what_others_read_of_a_prompt_with_a_secret_has_no_gaps(name: str, lang: str) -> None:
    for message in all_messages(name):
        if any(kind is SECRET_NUMBER for _, kind in message.gaps):
            wait = next(one for one in entries(name, lang)[message.key].attributes if one.id.name == "wait")
            gaps = Variables(entries(name, lang))
            gaps.visit(wait)
            assert gaps.found == set(), message.key


@both
@every_game
def test_a_text_fills_only_the_gaps_its_message_has_and_leaves_none_out(name: str, lang: str) -> None:
    found = entries(name, lang)
    for message in all_messages(name):
        entry = found[message.key]
        whole = Variables(found)
        whole.visit(entry)
        assert whole.found <= {gap for gap, _ in message.gaps}, message.key
    said_somewhere = {key: set[str]() for key in (message.key for message in all_messages(name))}
    for other in LANGS:
        for key, entry in entries(name, other).items():
            if key in said_somewhere:
                visitor = Variables(entries(name, other))
                visitor.visit(entry)
                if key.startswith("ask-") and SPEAKER in entries(name, other):
                    visitor.visit(entries(name, other)[SPEAKER])
                said_somewhere[key] |= visitor.found
    for message in all_messages(name):
        unused = {gap for gap, _ in message.gaps} - said_somewhere[message.key]
        assert not unused, f"{message.key}: nobody says {unused}"


@both
@every_game
def test_there_is_no_text_without_a_message(name: str, lang: str) -> None:
    known = {message.key for message in all_messages(name)} | label_keys(name) | {*LOBBY, SPEAKER}
    options = {f"option-{option.key}" for option in load(name).options}
    options |= {f"option-{option.key}-{choice}" for option in load(name).options for choice in option.choices}
    options |= order_keys(name)
    stale = [key for key in entries(name, lang) if key not in known | options and not key.startswith((*FREE, MANY))]
    assert not stale
    assert (set(LOBBY) | options) <= set(entries(name, lang))


@both
@every_game
def test_the_sentence_for_many_lines_says_what_they_have_in_common(name: str, lang: str) -> None:
    """A piece bears the name of its power, so lines about pieces have that in common too."""
    texts = load_texts(load(name), lang, missing=strictly)
    messages = {message.key: message for message in load(name).messages}
    kinds = {kind.name: kind for kind in load(name).kinds}
    for key in entries(name, lang):
        if key.startswith(MANY):
            gaps = dict(messages[key.removeprefix(MANY)].gaps)
            if "piece" in gaps:
                gaps["power"] = kinds["power"]
            used = Variables(entries(name, lang))
            used.visit(entries(name, lang)[key])
            assert "n" in used.found or "goal" in used.found
            for n in (2, 5, 15):
                args = {gap: kind.full(min(n, len(kind.ids) - 1)) for gap, kind in gaps.items() if kind.ids}
                sentence = texts.text(key, {**args, "n": n})
                assert sentence.endswith(".")
                assert str(n) in sentence or "n" not in used.found


def order_keys(name: str) -> set[str]:
    """The standing orders that a game names itself; those that every game has are the shell's."""
    return {f"order-{order}" for entry in load(name).standing for order in entry.orders} - {
        f"order-{order}" for order in Order
    }


@both
@every_game
def test_windows_with_standing_orders_say_what_is_ordered(name: str, lang: str) -> None:
    game = load(name)
    for prompt in [*game.window_prompts, *(entry.prompt for entry in game.standing)]:
        assert "order" in texts_attributes(name, lang, prompt.key), prompt.key
    assert order_keys(name) <= set(entries(name, lang))


@both
@every_game
def test_the_look_back_has_a_name_for_every_kind_of_act_and_draw(name: str, lang: str) -> None:
    """Its own name, or that of a button that says everything without a target."""
    texts = load_texts(load(name), lang, missing=strictly)
    for verb in load(name).verbs.all:
        key = verb_of(verb.name).key
        if key not in entries(name, lang):
            key = key.replace("verb-", "do-", 1)
            gaps = Variables(entries(name, lang))
            gaps.visit(entries(name, lang)[key])
            assert not gaps.found, verb.name
        assert texts.text(key, {})


@every_game
def test_both_languages_have_the_same_texts_and_attributes(name: str) -> None:
    shapes = [
        {key: sorted(attribute.id.name for attribute in entry.attributes) for key, entry in entries(name, lang).items()}
        for lang in LANGS
    ]
    assert shapes[0] == shapes[1]


def label(texts: Bundle, game: Game[Any, Any], action: int) -> str:
    message = label_of(game, action)
    return texts.text(message.key, message.args)


@both
@every_game
def test_every_target_has_a_label(name: str, lang: str) -> None:
    game = load(name)
    texts = load_texts(game, lang, missing=strictly)
    assert label_keys(name) <= set(entries(name, lang))
    for verb in game.verbs.all:
        if not verb.is_chance:
            labels = [label(texts, game, action) for action in range(verb.first, verb.end)]
            assert len(set(labels)) == len(labels), f"{verb.name}: two targets look alike"


@both
@every_game
def test_every_id_has_a_name(name: str, lang: str) -> None:
    names = name_table(load(name), lang)
    wanted = {f"{kind.name}.{id_}" for kind in load(name).kinds for id_ in kind.ids}
    assert wanted <= set(names)
    assert {form for forms in names.values() for form in forms} <= {*CASES, *OTHER_FORMS}


@every_game
def test_hungarian_names_have_all_forms_of_their_kind(name: str) -> None:
    names = name_table(load(name), "hu")
    for id_, forms in names.items():
        wanted = {"region": PLACE_FORMS, "place": PLACE_FORMS, "seat": SEAT_FORMS}.get(id_.partition(".")[0], set())
        assert {"nom", "acc"} | wanted <= set(forms), id_
        assert forms.get("art", "") in ("", "a", "az")


@every_game
def test_prompts_say_what_others_wait_for_and_refusals_what_would_help(name: str) -> None:
    found = entries(name, "en")
    for key, entry in found.items():
        attributes = {attribute.id.name for attribute in entry.attributes}
        known = {"forms", "says"} if key.startswith("word-") else {"wait", "help", "order"}
        assert attributes <= known, key
    asked = [key for key in found if "wait" in {attribute.id.name for attribute in found[key].attributes}]
    texts = load_texts(load(name), "hu", missing=strictly)
    messages = {message.key: message for message in all_messages(name)}
    for key in asked:
        args = [0 for _ in messages[key].gaps]
        sentence = texts.said(Said(messages[key], args))
        assert sentence.endswith(".")


class TestOverlay:
    def test_a_new_nominative_brings_the_whole_name(self) -> None:
        overlay = {"names": {"hu": {"region": {"kent": {"nom": "Cantia", "at": "Cantiában"}}}}}
        texts = load_texts(load("power_and_weakness"), "hu", overlay)
        assert texts.name("region.kent", "at") == "Cantiában"
        assert texts.name("region.kent", "acc") == "Cantia"

    def test_other_forms_are_corrected_one_by_one(self) -> None:
        overlay = {"names": {"hu": {"region": {"powys": {"dat": "Powysnek"}}}}}
        texts = load_texts(load("power_and_weakness"), "hu", overlay, strictly)
        assert [texts.name("region.powys", case) for case in ("dat", "acc")] == ["Powysnek", "Powyst"]

    def test_the_other_language_keeps_its_name(self) -> None:
        overlay = {"names": {"hu": {"region": {"kent": {"nom": "Cantia"}}}}}
        assert load_texts(load("power_and_weakness"), "en", overlay, strictly).name("region.kent") == "Kent"

    @both
    def test_a_name_in_the_rows_of_the_content_counts_in_both_languages(self, lang: str) -> None:
        overlay = {"map": {"regions": [{"id": "kent", "name": "Cantia"}]}}
        assert load_texts(load("power_and_weakness"), lang, overlay).name("region.kent", "at") == "Cantia"

    @pytest.mark.parametrize(
        ("names", "complaint"),
        [
            (
                {"hu": {"region": {"camelot": {"nom": "Camelot"}}}},
                r"names\.hu\.region\.camelot is unknown; ids: strath",
            ),
            ({"hu": {"region": {"kent": {"nominative": "x"}}}}, r"kent\.nominative is unknown; forms: nom"),
            ({"hu": {"region": {"kent": {"nom": 3}}}}, r"kent\.nom is 3; expected a text"),
            ({"hu": {"region": {"kent": "Cantia"}}}, r"kent is 'Cantia'; expected a table"),
            ({"de": {"region": {"kent": {"nom": "Kent"}}}}, r"by language \(en, hu\)"),
        ],
    )
    def test_says_what_is_wrong(self, names: dict[str, object], complaint: str) -> None:
        with pytest.raises(BadFile, match=complaint):
            load_texts(load("power_and_weakness"), "hu", {"names": names})

    def test_names_leave_the_content_alone(self) -> None:
        game = load("power_and_weakness")
        content = game.load_content({"names": {"en": {"region": {"kent": {"nom": "Cantia"}}}}})
        assert content.neighbours == game.load_content().neighbours


def test_the_tiles_of_power_and_weakness_explain_themselves() -> None:
    ids = load("power_and_weakness").content_files.load()["action_tiles"]
    of_symbols = ("influence", "strength")  # one text for all their symbols
    words = {next((kind for kind in of_symbols if tile["id"].startswith(kind)), tile["id"]) for tile in ids}
    kinds = {f"tile-help-{word.replace('_', '-')}" for word in words}
    for lang in LANGS:
        helps = {key for key in entries("power_and_weakness", lang) if key.startswith("tile-help-")}
        assert helps == kinds


@pytest.mark.parametrize(("seat", "n"), list(itertools.product((0, 1), (0, 1, 5))))
def test_power_and_weakness_read_aloud(seat: int, n: int) -> None:
    """The same line with both seats and the numbers that usually make a sentence stumble."""
    messages = {message.key: message for message in load("power_and_weakness").messages}
    texts = load_texts(load("power_and_weakness"), "hu", missing=strictly)
    who = ("Narancs", "Fehér")[seat]
    line = texts.said(Said(messages["recruited"], [seat, n, 1, 2]))
    expected = "senkit sem tudott toborozni" if n == 0 else f"{n} lovagot toborzott"
    assert line == f"{who} {expected} (homokóra: 2)."


@both
@every_game
def test_the_box_names_the_seats_as_the_game_does(name: str, lang: str) -> None:
    seats = {id_: forms for id_, forms in name_table(load(name), lang).items() if id_.startswith("seat.")}
    assert seats
    assert box_names(load(name), lang) == seats


@every_game
def test_the_box_of_a_game_speaks_the_readers_language(name: str) -> None:
    english, hungarian = (load_texts(load(name), lang, missing=strictly) for lang in ("en", "hu"))
    for key in ("game-subtitle", "game-about"):
        assert english.text(key) != hungarian.text(key), key
        assert not set(english.text(key)) & set("őűŐŰ"), key
