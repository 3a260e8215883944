"""Words of Hannibal: one unit is no units, and nobody marches without a name."""

import re

import pytest

from hatalom.core.message import Message, Said
from hatalom.games.hannibal.game import GAME
from hatalom.texts import LANGS, load_texts
from tests.games.hannibal.scenario import Scene

PLURALS = (
    "armies|cards|elephants|generals|markers|operations|points|rounds|siege points|spaces|units|"
    "battle cards|combat units|control markers|friendly units|movement points|more units|strategy cards"
)
ONE_OF_MANY = re.compile(rf"(?<![\w,.−+-])(?<!to )1 ({PLURALS})\b")


def with_ones(message: Message) -> Said:
    """Every number is one."""
    return Said(message, [1 if not kind.ids else 0 for _, kind in message.gaps])


def test_one_thing_is_singular() -> None:
    texts = load_texts(GAME, "en")
    said = {message.key: texts.said(with_ones(message)) for message in GAME.messages}
    assert {key: words for key, words in said.items() if ONE_OF_MANY.search(words)} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_breadcrumbs_have_no_gaps_while_an_army_is_formed(lang: str) -> None:
    texts = load_texts(GAME, lang)
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 9, "varro proconsul", "marcellus proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro")
    scene.question()
    crumbs = [crumb for phase in scene.pos.stack if (crumb := phase.crumb(scene.pos)) is not None]
    assert all(gap in crumb.fill() for crumb in crumbs for gap, _ in crumb.message.gaps)
    said = [texts.said(crumb) for crumb in crumbs]
    assert not any("  " in words or " :" in words for words in said)


@pytest.mark.parametrize(
    ("lang", "units", "points", "words"),
    [
        ("en", 6, 4, "Varro marches with 6 units: choose where to (4 movement points left), or stop."),
        ("en", 1, 1, "Varro marches with 1 unit: choose where to (1 movement point left), or stop."),
        ("en", 0, 0, "Varro marches alone: choose where to (0 movement points left), or stop."),
        ("hu", 1, 1, "Varro 1 egységgel vonul: válaszd ki, hová (még 1 mozgáspont), vagy állj meg."),
        ("hu", 0, 2, "Varro egyedül vonul: válaszd ki, hová (még 2 mozgáspont), vagy állj meg."),
    ],
)
def test_a_march_is_told_in_numbers(lang: str, units: int, points: int, words: str) -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 9, "varro proconsul")
    scene.ready("rome", "c33", "varro", units)
    question = scene.question()
    assert question is not None
    said = Said(question.prompt, [*question.args[:-1], points])
    assert load_texts(GAME, lang).said(said).endswith(words)
