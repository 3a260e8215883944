"""The sentences of Maria, read aloud with the fillings that usually make one stumble."""

import re

import pytest

from hatalom.core.action import Kind
from hatalom.core.message import Message, Said
from hatalom.games.maria import events
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import PRAGMATIC
from hatalom.texts import LANGS, Bundle, load_texts
from hatalom.texts.bundle import strictly

NOUNS = "cards cities combats fortresses markers points spaces towns troops turns votes"
PRESENT = """accepts becomes beats begins chooses comes conquers declines discards draws earns ends finds gets goes
    joins lays leaves loses makes moves names offers passes pays plays puts re-enters reduces refuses retreats
    returns saves stays steps takes turns votes wins"""
"""How an English line of the log would speak of what happens now."""
TEXTS = {lang: load_texts(GAME, lang, missing=strictly) for lang in LANGS}
EVENTS = [event for event in vars(events).values() if isinstance(event, Message) and "agreed" not in event.key]
"""All lines of the log but the clauses of an agreement, which say what is to be."""


def filling(kind: Kind, number: int) -> int:
    """A number, or the Pragmatic Army, whose name has an article; of everything else the first."""
    if kind.name == "power":
        return int(PRAGMATIC)
    return number if not kind.ids else 0


def said(texts: Bundle, message: Message, number: int) -> str:
    return texts.said(Said(message, [filling(kind, number) for _, kind in message.gaps]))


@pytest.mark.parametrize("message", GAME.messages, ids=lambda message: message.key)
def test_one_thing_is_never_said_in_the_plural(message: Message) -> None:
    line = said(TEXTS["en"], message, 1)
    assert not re.search(rf"\b1 (\w+ )?({'|'.join(NOUNS.split())})\b", line), line


@pytest.mark.parametrize("message", GAME.messages, ids=lambda message: message.key)
def test_the_pragmatic_army_keeps_its_hungarian_article_inside_a_sentence(message: Message) -> None:
    """Only as the last word of a list after a colon, or in brackets, does a name stand without it."""
    line = said(TEXTS["hu"], message, 2)
    assert not re.search(r"(?<!\ba )(?<!\bA )Pragmatikus Sereg(?![.,;:)]|\w|$)", line), line


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.key)
def test_the_log_speaks_of_what_has_happened(event: Message) -> None:
    line = said(TEXTS["en"], event, 2)
    assert not set(re.findall(r"[\w-]+", line)) & set(PRESENT.split()), line


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", ["votes-cast", "votes-now", "points-due", "score-now", "towns-of-way", "troops-lost"])
def test_the_parts_of_a_forecast_begin_with_a_capital(key: str, lang: str) -> None:
    message = next(one for one in GAME.messages if one.key == key)
    assert said(TEXTS[lang], message, 2)[0].isupper()
