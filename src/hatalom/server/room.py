"""A loaded table: its lock, the people who look at it, and the numbered updates each of them gets."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

import msgspec

from hatalom.core.question import EVERYTHING, SPECTATOR
from hatalom.server.wire import (
    ChatUpdate,
    ChatWire,
    ClockUpdate,
    ClockWire,
    HintsWire,
    MenuUpdate,
    OfferWire,
    SeatClockWire,
    SeatsUpdate,
    SeatWire,
    StateUpdate,
    TableUpdate,
    TableWire,
)
from hatalom.table.clock import MINUTE
from hatalom.table.intent import Public, intent_of, public_of
from hatalom.table.lag import Lag
from hatalom.table.log import ViewerLog
from hatalom.table.orders import windows_of
from hatalom.table.past import Past
from hatalom.table.table import Sitter, Table
from hatalom.table.wire import AnalysisWire, ReasonWire, StateWire
from hatalom.table.words import reason_of

SPECTATORS_EYES = "spectator"
ALL_EYES = "all"
NEXT_EYES = "next"
KEPT_UPDATES = 200
KEPT_CHAT = 200
Outbox = asyncio.Queue[str]


class Channel:
    """The updates of one viewer: a seat's eyes and the person behind them.  All spectators share one."""

    def __init__(self, room: "Room", viewer: int, person: str) -> None:
        self.viewer = viewer
        self.person = person
        table = room.table_for(self)
        self.log = ViewerLog(table.match, viewer, table.cuts)
        # Numbers begin with the clock, so that those given before a restart are never mistaken for new ones.
        self.first = self.seq = int(time.time() * 1000)
        self.kept: deque[tuple[int, str]] = deque(maxlen=KEPT_UPDATES)
        self.outboxes: set[Outbox] = set()
        self.touched = time.monotonic()
        self.state = room.state_bytes(self)
        self._seats = room.seats_of(self)
        self._offer = room.offer(self)
        self._clock = room.clock(self)

    def is_stale(self, keep: float) -> bool:
        return not self.outboxes and time.monotonic() - self.touched > keep

    def refresh(self, room: "Room") -> None:
        """Sends what has changed for this viewer, and nothing if nothing has."""
        state = room.state_bytes(self)
        if state != self.state:
            self.state = state
            table = room.table_for(self)
            lines = self.log.catch_up(table.match, table.cuts)
            self._send(StateUpdate(self.seq + 1, msgspec.Raw(state), lines))  # type: ignore[arg-type]
        seats = room.seats_of(self)
        if seats != self._seats:
            self._seats = seats
            self._send(SeatsUpdate(self.seq + 1, seats, room.spectators()))
        offer = room.offer(self)
        if offer != self._offer:
            self._offer = offer
            self._send(MenuUpdate(self.seq + 1, offer))
        clock = room.clock(self)
        if clock != self._clock:
            self._clock = clock
            self._send(ClockUpdate(self.seq + 1, clock))

    def say(self, line: ChatWire) -> None:
        self._send(ChatUpdate(self.seq + 1, line))

    def missed_since(self, since: int) -> list[str] | None:
        """What came after that number; None if it is not known any more."""
        oldest = self.kept[0][0] if self.kept else self.seq + 1
        if not self.first <= since <= self.seq or since + 1 < oldest:
            return None
        return [data for seq, data in self.kept if seq > since]

    def close(self) -> None:
        """Ends the connections: their owners have to come again."""
        for outbox in self.outboxes:
            outbox.put_nowait("")

    def _send(self, update: StateUpdate | SeatsUpdate | MenuUpdate | ClockUpdate | ChatUpdate) -> None:
        self.seq += 1
        data = msgspec.json.encode(update).decode()
        self.kept.append((self.seq, data))
        for outbox in self.outboxes:
            outbox.put_nowait(data)


class Room:
    """One table in memory.  Whoever changes it or shows it holds the lock."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        host: str,
        overlay: str,
        chat: list[ChatWire],
        keys: dict[tuple[str, str], int],
        time_now: Callable[[], int],
        seen: dict[str, int],
        is_imported: bool = False,
        is_kept: bool = True,
        lag: Lag | None = None,
        has_hints: bool = False,
        think_limit: float = 0.0,
    ) -> None:
        self.id = table_id
        self.table = table
        self.host = host
        self.overlay = overlay
        self.chat = chat
        self.keys = keys
        self.time_now = time_now
        self.seen = seen
        self.is_imported = is_imported
        self.past = Past()
        self.lag = lag
        self.has_hints = has_hints
        self.hints: dict[int, HintsWire] = {}  # by seat, the last advice it was given
        self.advising: set[int] = set()
        self.before: dict[int, Public] = {}  # by seat of a computer, what was known when its turn began
        self.intents: dict[int, list[ReasonWire]] = {}
        self.think_limit = think_limit
        self.following: asyncio.Task[None] | None = None
        self.analysis: AnalysisWire | None = None
        self.is_kept = is_kept  # a lesson is not stored: it is gone when its learner is
        self.lock = asyncio.Lock()
        self.channels: dict[tuple[int, str], Channel] = {}
        self.present: Counter[str] = Counter()
        self.watching = 0
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.used = time.monotonic()

    def person(self, guest: str) -> str:
        """Seated people and the host are told more than others (whose seats are theirs, links): they are persons."""
        return guest if guest and (guest == self.host or self.table.owned_by(guest)) else ""

    def channel(self, viewer: int, guest: str) -> Channel:
        key = (viewer, self.person(guest))
        self._catch_up()
        if key not in self.channels:
            self.channels[key] = Channel(self, *key)
        channel = self.channels[key]
        channel.touched = self.used = time.monotonic()
        return channel

    def publish(self, keep: float) -> None:
        """After the commit: tells every viewer what is new for him."""
        self._catch_up()
        for key, channel in list(self.channels.items()):
            if self.viewer_of(channel.person, self.eyes(channel.viewer)) is None:
                channel.close()  # whoever has left a seat does not go on seeing with its eyes
                del self.channels[key]
            elif channel.is_stale(keep):
                del self.channels[key]
            else:
                channel.refresh(self)

    def begin_anew(self) -> None:
        """The game at this table is another one now: whoever looks has to connect again."""
        for channel in self.channels.values():
            channel.close()
        self.channels = {}

    def say(self, line: ChatWire) -> None:
        alike = [said for said in self.chat if (said.to is None) == (line.to is None)]
        oldest = alike[0] if len(alike) == KEPT_CHAT else None  # secret talk takes no room from what everybody reads
        self.chat = [*(said for said in self.chat if said is not oldest), line]
        for channel in self.channels.values():
            if self.may_read(channel, line):
                channel.say(line)

    def has_secret_talk(self) -> bool:
        """N1  Where the game allows it, and there is a third player to keep it from."""
        return self.table.game.secret_talk and self.table.match.seats > 2 and not self.table.same_screen

    def may_read(self, channel: Channel, line: ChatWire) -> bool:
        """What two seats have said is for those who sit there, with their own eyes; also once the game is over."""
        if line.to is None:
            return True
        is_own = channel.viewer in self.table.owned_by(channel.person)
        return is_own and self.table.seat_ids[channel.viewer] in (line.seat, line.to)

    # -- who is here ----------------------------------------------------------------------------------------

    def enter(self, channel: Channel) -> Outbox:
        outbox: Outbox = asyncio.Queue()
        channel.outboxes.add(outbox)
        if self.table.owned_by(channel.person):
            self.present[channel.person] += 1
        else:
            self.watching += 1
        return outbox

    def leave(self, channel: Channel, outbox: Outbox) -> int | None:
        """Returns how many plies a player knows of who has left for good: what comes now he has to be told."""
        channel.outboxes.discard(outbox)
        channel.touched = self.used = time.monotonic()
        if self.present[channel.person] > 0:
            self.present[channel.person] -= 1
        else:
            self.watching = max(0, self.watching - 1)
        if not self.is_kept or self.present[channel.person] > 0 or not self.table.owned_by(channel.person):
            return None
        self.seen[channel.person] = self.table.match.plies_for(channel.viewer)
        return self.seen[channel.person]

    def seen_by(self, channel: Channel) -> int | None:
        """G3  What a player knew of when he left; nothing while he is here, for then he sees it himself."""
        return self.seen.get(channel.person) if self.present[channel.person] == 0 else None

    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on by itself at this table."""
        return [*self.thinking.values(), *([self.following] if self.following is not None else [])]

    def begin_turn(self, seat: int) -> None:
        """B1  A computer is about to play: where anybody looks, what can be seen now is remembered."""
        if seat not in self.before and any(channel.outboxes for channel in self.channels.values()):
            self.before[seat] = public_of(self.table.match)

    def end_turn(self, seat: int) -> bool:
        """B1  Once a computer is no longer asked: what its turn has brought; whether there is anything to tell."""
        if seat in self.table.asked() or seat not in self.before:
            return False
        found = intent_of(self.before.pop(seat), public_of(self.table.match), seat)
        self.intents[seat] = [reason_of(reason, self.table.seat_ids) for reason in found]
        return True

    def spectators(self) -> int:
        return self.watching

    def is_idle(self, seconds: float) -> bool:
        busy = any(channel.outboxes for channel in self.channels.values()) or self.thinking or self.lock.locked()
        return not busy and time.monotonic() - self.used > seconds

    # -- what is shown --------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Spectators who are kept behind are told what is old enough for them."""
        if self.lag is not None and self.lag.catch_up(self.time_now()):
            for channel in self.channels.values():
                if self.is_late(channel):
                    channel.refresh(self)

    def is_late(self, channel: Channel) -> bool:
        """R3  Whether a viewer sees the game some minutes later: everybody who does not play it."""
        return self.lag is not None and channel.viewer == SPECTATOR and not self.table.owned_by(channel.person)

    def table_for(self, channel: Channel) -> Table:
        return self.lag.table if self.lag is not None and self.is_late(channel) else self.table

    def past_state(self, channel: Channel, ply: int) -> StateWire:
        past = self.lag.past if self.lag is not None and self.is_late(channel) else self.past
        return past.state(self.table_for(channel), ply, channel.viewer)

    def state_bytes(self, channel: Channel) -> bytes:
        return msgspec.json.encode(self.table_for(channel).state(channel.viewer))

    def seats_of(self, channel: Channel) -> list[SeatWire]:
        thinkers = {question.seat for question in self.table_for(channel).computer_questions()}
        shown = []
        for number, (name, seat) in enumerate(zip(self.table.seat_ids, self.table.seats, strict=True)):
            is_host = channel.person != "" and channel.person == self.host
            shown.append(
                SeatWire(
                    seat=name,
                    kind=seat.kind.value,
                    name=seat.name,
                    level=seat.level,
                    mine=bool(channel.person) and seat.owner == channel.person,
                    here=seat.kind == Sitter.COMPUTER or self.present[seat.owner] > 0,
                    thinking=number in thinkers,
                    link=seat.link if is_host and seat.kind == Sitter.LINK else None,
                    hints=0 if self.is_late(channel) and not self.table.is_over() else seat.hints,
                    intent=[] if self.is_late(channel) else self.intents.get(number, []),
                )
            )
        return shown

    def offer(self, channel: Channel) -> OfferWire | None:
        offer = self.table.offer
        if offer is None or self.is_late(channel):
            return None
        ids = self.table.seat_ids
        kind: Any = offer.kind
        return OfferWire(kind, ids[offer.seat], offer.ply, [ids[seat] for seat in offer.agreed])

    def clock(self, channel: Channel) -> ClockWire | None:
        """As it stood when it was last set going or stopped: every viewer counts from there by himself.

        It tells whose turn it is, so those who see the game later see no clock.
        """
        clock = self.table.clock
        if clock is None or self.is_late(channel):
            return None
        seats = [
            SeatClockWire(
                seat=name,
                left=seat.left if seat.is_asked else seat.left - seat.grace + clock.terms.grace,
                runs=seat.is_asked and not clock.is_paused,
                holiday=seat.holiday,
                away=seat.is_away,
            )
            for name, seat in zip(self.table.seat_ids, clock.seats, strict=True)
        ]
        return ClockWire(clock.terms, clock.time_out, clock.at, clock.is_paused, seats)

    def whole(self, channel: Channel) -> TableWire:
        table = self.table
        return TableWire(
            id=self.id,
            game=table.game.name,
            seq=channel.seq,
            same_screen=table.same_screen,
            counted=table.is_counted(),
            commitment=table.match.journal.head.commitment,
            options=table.match.journal.head.options,
            seats=self.seats_of(channel),
            spectators=self.spectators(),
            log=channel.log.entries,
            chat=[line for line in self.chat if self.may_read(channel, line)],
            offer=self.offer(channel),
            now=self.time_now(),
            clock=self.clock(channel),
            windows=windows_of(table.game),
            state=msgspec.Raw(channel.state),  # type: ignore[arg-type]
            seen=self.seen_by(channel),
            given=table.match.journal.head.given,
            imported=self.is_imported,
            delay=self.lag.delay // MINUTE if self.lag is not None else 0,
            hints=self.has_hints,
            think_limit=self.think_limit,
            secret_talk=self.has_secret_talk(),
        )

    def whole_update(self, channel: Channel) -> str:
        return msgspec.json.encode(TableUpdate(channel.seq, self.whole(channel))).decode()

    def viewer_of(self, guest: str, seen_as: str | None) -> int | None:
        """Whose eyes somebody has: his one seat's, the one he names of several, or a spectator's.

        Whoever shares a screen may ask for the one of his seats that is next.
        None if he names a seat that is not his.  Once the game is over anybody may look with any eyes (R2).
        """
        owned = self.table.owned_by(guest)
        if seen_as == SPECTATORS_EYES:
            return SPECTATOR
        if seen_as == ALL_EYES:
            return EVERYTHING if self.table.is_over() else None
        if seen_as == NEXT_EYES:
            asked = [seat for seat in self.table.asked() if seat in owned] if self.table.same_screen else []
            return asked[0] if asked else self.viewer_of(guest, None)
        if seen_as:
            number = self.table.seat_number(seen_as)
            return number if number in owned or self.table.is_over() else None
        return owned[0] if len(owned) == 1 else SPECTATOR

    def eyes(self, viewer: int) -> str:
        """The name of a viewer, as `viewer_of` takes it."""
        if viewer >= 0:
            return self.table.seat_ids[viewer]
        return ALL_EYES if viewer == EVERYTHING else SPECTATORS_EYES
