"""Chronicles of recorded games, word for word: `python -m tests.games.test_chronicle` writes them anew.

Read them in both languages after a change: every sentence has to be true and natural.
"""

import re
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hatalom import bots, games
from hatalom.bots import Bot
from hatalom.core import journal
from hatalom.core.chance import Seeded
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.core.replay import replay
from hatalom.table import story
from hatalom.table.ending import POINTS, verdict_for
from hatalom.table.show import result_of
from hatalom.table.wire import MessageWire, StoryWire
from hatalom.texts import LANGS, load_texts
from hatalom.texts.bundle import strictly

FOLDER = Path(__file__).parent / "told"
QUICK = ("power_and_weakness",)
each_game = pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in games.NAMES]
)
each_language = pytest.mark.parametrize("lang", LANGS)


class First(Bot):
    """Takes the first option: a chronicle must not change when a computer plays better."""

    level: ClassVar[str] = "squire"
    needs_view: ClassVar[bool] = False

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        return question.options[0]


@cache
def played(name: str) -> Match:
    """One of the games is too long to be recorded to its end: its players agree on a draw."""
    game = games.load(name)
    stored = journal.read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"), game)
    match = replay(game, stored, game.load_content())
    if match.result() is None:
        match.agree_draw()
    return match


@cache
def told(name: str) -> StoryWire:
    match = played(name)
    return story.tell(match, bots.evaluator_of(match.game), First(), First.level)


def chronicle(name: str, lang: str) -> str:
    """As text."""
    match, one = played(name), told(name)
    texts = load_texts(match.game, lang, missing=strictly)

    def said(message: MessageWire) -> str:
        return texts.text(message.key, message.args)

    ids = match.game.seat_ids(match.seats)
    result = match.result()
    assert result is not None
    ending = result_of(result, ids)
    in_points = match.game.measures(match.pos)[0].label.key == POINTS
    lines = [f"# {said(one.title)}", ""]
    lines += [f"{reader or '-'}: {said(verdict_for(ending, reader, in_points=in_points))}" for reader in (None, *ids)]
    lines += [said(one.ending or ending.reason)]
    for number, episode in enumerate(one.episodes, start=1):
        heading = f" ({said(episode.heading)})" if episode.heading is not None else ""
        lines += ["", f"## {number}. {said(episode.title).rstrip('.')}{heading}", ""]
        lines += [said(text) for text in episode.told]
        if episode.advised is not None:
            advised = " ".join(said(text) for text in episode.advised.told)
            same = " =" if episode.advised.same else ""
            lines += ["", f"({texts.name(f'seat.{episode.advised.seat}')}{same}) {advised}"]
    lines += ["", "## ~", ""]
    lines += [" ".join(said(text) for text in (luck.text, luck.stroke) if text is not None) for luck in one.fortune]
    return "\n".join(lines) + "\n"


@each_game
@each_language
def test_a_chronicle_is_the_one_that_was_read(name: str, lang: str) -> None:
    assert chronicle(name, lang) == (FOLDER / f"{name}.{lang}.md").read_text(encoding="utf-8")


@each_game
@each_language
def test_no_sentence_comes_three_times_in_a_row_and_nobody_is_told_of_bits(name: str, lang: str) -> None:
    episodes = told(name).episodes
    heads = [_pattern(episode.moments[episode.head].text) for episode in episodes]
    for said in [heads, *([_pattern(text) for text in episode.told] for episode in episodes)]:
        assert max(len(list(same)) for _, same in groupby(said)) < 3
    assert not re.search(r"\bbits?\b", chronicle(name, lang))


def _pattern(text: MessageWire) -> tuple[str, str | int]:
    """A sentence without its names: its words, and the way in which they are said."""
    return text.key, text.args.get("way", 0)


@each_game
def test_a_story_has_three_to_five_episodes_that_can_be_shown(name: str) -> None:
    episodes = told(name).episodes
    assert 3 <= len(episodes) <= 5
    for episode in episodes:
        assert episode.start < episode.still <= episode.ply <= len(played(name).plies)
        assert 1 <= len(episode.moments) <= 4
        assert 1 <= len(episode.told) <= 5  # besides the title
        assert episode.moments[episode.head].kind not in ("march", "purchase")
    assert episodes == sorted(episodes, key=lambda episode: episode.start)
    assert episodes[-1].ply >= len(played(name).plies) - 60  # the end is told


if __name__ == "__main__":
    for game in games.NAMES:
        for language in LANGS:
            (FOLDER / f"{game}.{language}.md").write_text(chronicle(game, language), encoding="utf-8")
