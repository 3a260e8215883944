"""What is shown of a chronicle elsewhere: its card, and the words that go with a link."""

import asyncio
from pathlib import Path

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.card_words import CardPicture, CardWords, Mark
from hatalom.server.ids import NOBODY, TableId
from hatalom.server.rooms.room import Room
from hatalom.server.services.chronicles import ChronicleDesk, points_of, result_for
from hatalom.server.settings import Settings
from hatalom.server.store.records import Person
from hatalom.table.ending import verdict_for
from hatalom.table.table import overlay_table
from hatalom.table.wire import EpisodeWire, MessageWire, StoryWire
from hatalom.texts import LANGS, load_texts

MOST_KEPT = 50
"""So many cards are kept in memory."""


class LinkWords(msgspec.Struct, frozen=True):
    """A link to a public chronicle in words."""

    title: str
    says: str


class Cards:
    def __init__(self, desk: ChronicleDesk, settings: Settings) -> None:
        self.desk = desk
        self.settings = settings
        self._drawn: dict[tuple[TableId, int, str], bytes] = {}

    async def card(self, person: Person | None, table_id: TableId, lang: str) -> bytes:
        """For whoever may read the chronicle; it names seats, never people."""
        who = person.id if person is not None else NOBODY
        room = await self.desk.open_book(who, table_id)
        key = (table_id, room.table.match.version, lang)
        if key not in self._drawn:
            story = await self.desk.story(room, who)
            words = words_for(room, story, _known(lang))
            game = room.table.game
            picture = CardPicture(game.name, game.pieces(room.table.match.pos), story.curve, story.seats)
            if len(self._drawn) >= MOST_KEPT:
                self._drawn.clear()
            self._drawn[key] = await asyncio.to_thread(_draw, words, picture, self.settings.static.resolve())
        return self._drawn[key]

    async def link(self, table_id: TableId, lang: str) -> LinkWords | None:
        """What a public chronicle says of itself; nothing of one that is not public."""
        found = await self.desk.public_story(table_id)
        if found is None:
            return None
        words = words_for(*found, lang if lang in LANGS else "en")
        return LinkWords(f"{words.title} · {words.game}", f"{words.ending} {words.line}")


def _draw(words: CardWords, picture: CardPicture, static: Path) -> bytes:
    from hatalom.server.card import draw_card  # what draws takes a while to load

    return draw_card(words, picture, static)


def words_for(room: Room, story: StoryWire, lang: str) -> CardWords:
    texts = load_texts(room.table.game, lang, overlay_table(room.info.overlay))

    def said(message: MessageWire) -> str:
        return texts.text(message.key, message.args)

    largest = max(story.episodes, key=_swing, default=None)
    return CardWords(
        game=texts.text("game-title"),
        title=said(story.title),
        line=said(largest.moments[largest.head].text) if largest is not None and largest.moments else "",
        seats=tuple(texts.name(f"seat.{seat}") for seat in story.seats),
        ending=said(verdict_for(result_for(room), None, in_points=points_of(room))),
        marks=tuple(Mark(number, _places(episode)) for number, episode in enumerate(story.episodes, start=1)),
    )


def _places(episode: EpisodeWire) -> list[str]:
    """Where it turned: the places of its chief moment, then the goals of its marches, then what its sentence names."""
    if not episode.moments:
        return []
    head = episode.moments[episode.head]
    named = (value for value in head.text.args.values() if isinstance(value, str))
    return [*head.places, *(arrow.goal for arrow in head.arrows), *named]


def _swing(episode: EpisodeWire) -> float:
    return episode.swing


def _known(lang: str) -> str:
    if lang not in LANGS:
        raise IllegalAction("not-found", f"there is no language {lang!r} here; there is: {', '.join(LANGS)}")
    return lang
