"""13.1 to 13.11, 18.26  Use of transport capacity, round by round: units, generals, aid."""

from typing import ClassVar, Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.great_war.board import TRANSPORT_BONUS
from hatalom.games.great_war.events import AID_GIVEN, GENERAL_REPLACED, GENERALS_SWAPPED, TRANSPORT_PASSED, TRANSPORTED
from hatalom.games.great_war.names import (
    CENTRAL,
    ENTENTE,
    GENERALS,
    NO_GENERAL,
    NO_UNIT,
    NOBODY,
    NOWHERE,
    RUSSIA,
    SUMMER,
    General,
    Place,
    Power,
    Unit,
    piece_of,
)
from hatalom.games.great_war.position import FREE, GreatWar
from hatalom.games.great_war.prompts import (
    ASK_AMOUNT,
    ASK_NEW_GENERAL,
    ASK_SWAP_WITH,
    ASK_TRANSPORT,
    ASK_TRANSPORT_TO,
    ASK_TRANSPORT_UNIT,
    CRUMB_TRANSPORT,
)
from hatalom.games.great_war.refusals import NO_UNIT_THERE, NOT_CONNECTED
from hatalom.games.great_war.rules.diplomacy.strikes import calm
from hatalom.games.great_war.rules.transport.aid import may_aid, most_aid
from hatalom.games.great_war.rules.transport.connection import Network
from hatalom.games.great_war.rules.transport.transfer import (
    Transfer,
    active_generals,
    goals,
    land_kinds,
    starts,
    why_not_carry,
    worst_entry,
)
from hatalom.games.great_war.units import with_count
from hatalom.games.great_war.verbs import (
    AMOUNT,
    APPOINT,
    GIVE_AID,
    PASS,
    PASS_ALL,
    REPEAT_TRANSPORT,
    REPLACE_GENERAL,
    SWAP,
    SWAP_WITH,
    TO,
    TRANSPORT,
    TRANSPORT_UNIT,
)

# What is being chosen
START: Final = 0
KIND: Final = 1
GOAL: Final = 2
NEW_GENERAL: Final = 3
SWAP_GENERAL: Final = 4
AID_AMOUNT: Final = 5

SWAP_PRICE: Final = 2
"""13.11"""


@final
class Transport(Phase[GreatWar]):
    """13.2, R92  In each round every power with capacity left has one transfer, in the general order."""

    FIELDS = ("round", "waiting", "last", "step", "place", "kind", "general", "receiver")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"last": Transfer}

    def __init__(
        self,
        round_: int = 0,
        waiting: list[Power] | None = None,
        last: list[Transfer] | None = None,
        step: int = START,
        place: Place = NOWHERE,
        kind: Unit = NO_UNIT,
        general: General = NO_GENERAL,
        receiver: Power = NOBODY,
    ) -> None:
        self.round = round_
        self.waiting: list[Power] = waiting if waiting is not None else []
        self.last: list[Transfer] = last if last is not None else []  # one at most of each power
        self.step = step
        self.place = place  # where the unit starts, or where the army is that gets another general
        self.kind = kind  # what is carried
        self.general = general  # who changes places
        self.receiver = receiver  # who gets aid
        self.networks: list[Network] = []
        """The connections of both alliances when they are known; nothing that is carried changes them."""

    def copy(self) -> "Transport":
        other = Transport(self.round, self.waiting.copy(), self.last.copy())
        other.step = self.step
        other.place, other.kind, other.general, other.receiver = self.place, self.kind, self.general, self.receiver
        other.networks = self.networks
        return other

    def last_of(self, power: Power) -> Transfer | None:
        for transfer in self.last:
            if transfer.power == power:
                return transfer
        return None

    def _network(self, pos: GreatWar) -> Network:
        if not self.networks:
            self.networks = [Network(pos, ENTENTE), Network(pos, CENTRAL)]
        return self.networks[pos.alliance[self.waiting[0]]]

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_TRANSPORT, [self.round])

    def ask(self, pos: GreatWar) -> list[Question]:
        if not self.waiting:
            return NO_QUESTIONS
        power = self.waiting[0]
        seat = pos.seat_of(power)
        if self.step == START:
            return self._ask_start(pos, seat)
        if self.step == KIND:
            options = [TRANSPORT_UNIT.of(kind) for kind in land_kinds(pos, self.place, power)]
            return [Question(seat, ASK_TRANSPORT_UNIT, options, [power, self.place])]
        if self.step == GOAL:
            options = [TO.of(goal) for goal in goals(pos, power, self.place, self._network(pos))]
            return [Question(seat, ASK_TRANSPORT_TO, options, [power, self.kind, self.place])]
        if self.step == NEW_GENERAL:
            options = [APPOINT.of(general) for general in pos.free_generals(power)]
            return [Question(seat, ASK_NEW_GENERAL, options, [power, self.place])]
        if self.step == SWAP_GENERAL:
            options = [SWAP_WITH.of(general) for general in active_generals(pos, power) if general != self.general]
            return [Question(seat, ASK_SWAP_WITH, options, [power, self.general])]
        most = most_aid(pos, power, self.receiver, self._network(pos))
        options = [AMOUNT.of(number) for number in range(1, most + 1)]
        return [Question(seat, ASK_AMOUNT, options, [power, self.receiver])]

    def _ask_start(self, pos: GreatWar, seat: Seat) -> list[Question]:
        power = self.waiting[0]
        network = self._network(pos)
        options = [TRANSPORT.of(start) for start in starts(pos, power, network)]
        if self._may_repeat(pos, network):
            options.append(REPEAT_TRANSPORT.of())
        active = active_generals(pos, power)
        if pos.free_generals(power):
            for general in active:
                options.append(REPLACE_GENERAL.of(pos.general_at[general]))
        if pos.capacity[power] >= SWAP_PRICE and len(active) >= 2:
            for general in active:
                options.append(SWAP.of(general))
        for receiver in pos.order:
            if may_aid(pos, power, receiver, network):
                options.append(GIVE_AID.of(receiver))
        if not options:
            return NO_QUESTIONS
        options.append(PASS.of())
        if pos.capacity[power] > 1:
            options.append(PASS_ALL.of())
        return [Question(seat, ASK_TRANSPORT, options, [power, pos.capacity[power]])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        power = self.waiting[0]
        if TRANSPORT.has(action):
            self.step, self.place = KIND, Place(TRANSPORT.target(action))
        elif TRANSPORT_UNIT.has(action):
            self.step, self.kind = GOAL, Unit(TRANSPORT_UNIT.target(action))
        elif REPLACE_GENERAL.has(action):
            self.step, self.place = NEW_GENERAL, Place(REPLACE_GENERAL.target(action))
        elif SWAP.has(action):
            self.step, self.general = SWAP_GENERAL, General(SWAP.target(action))
        elif GIVE_AID.has(action):
            self.step, self.receiver = AID_AMOUNT, Power(GIVE_AID.target(action))
        elif TO.has(action):
            self._carry(pos, self.place, self.kind, Place(TO.target(action)))
        elif REPEAT_TRANSPORT.has(action):
            again = self.last_of(power)
            if again is not None:
                self._carry(pos, again.start, again.kind, again.goal)
        elif APPOINT.has(action):
            self._replace(pos, General(APPOINT.target(action)))
        elif SWAP_WITH.has(action):
            self._swap(pos, General(SWAP_WITH.target(action)))
        elif AMOUNT.has(action):
            self._give(pos, AMOUNT.target(action))
        else:
            pos.tell(TRANSPORT_PASSED, power)
            self._done(pos, pos.capacity[power] if PASS_ALL.has(action) else 1)

    def advance(self, pos: GreatWar) -> None:
        """13.2, 13.3  A power that can do nothing passes; when all have had their turn the next round begins."""
        if self.waiting:
            self._done(pos, 1)
            return
        self.waiting = [power for power in pos.order if pos.capacity[power] > 0]
        self.round += 1
        if not self.waiting:
            pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        if self.step == START and TRANSPORT.has(action):
            start = Place(TRANSPORT.target(action))
            if land_kinds(pos, start, self.waiting[0]):
                return Said(NOT_CONNECTED, [start])
            return Said(NO_UNIT_THERE, [start])
        if self.step == GOAL and TO.has(action):
            goal = Place(TO.target(action))
            found = why_not_carry(pos, self.waiting[0], self.place, goal, self._network(pos))
            return None if found is None else Said(found, [goal])
        return None

    # -- what a point of capacity does --------------------------------------------------------------------------

    def _done(self, pos: GreatWar, price: int) -> None:
        pos.capacity = increased(pos.capacity, self.waiting.pop(0), -price)
        self.step = START
        self.place, self.kind, self.general, self.receiver = NOWHERE, NO_UNIT, NO_GENERAL, NOBODY

    def _may_repeat(self, pos: GreatWar, network: Network) -> bool:
        power = self.waiting[0]
        again = self.last_of(power)
        if again is None or again.kind not in land_kinds(pos, again.start, power):
            return False
        return why_not_carry(pos, power, again.start, again.goal, network) is None

    def _carry(self, pos: GreatWar, start: Place, kind: Unit, goal: Place) -> None:
        """13.2  The unit arrives as it is, and ends a strike (4.15)."""
        power = self.waiting[0]
        entry = with_count(worst_entry(pos, start, power, kind), 1)
        pos.remove(start, entry, 1)
        pos.add(goal, entry)
        pos.release_generals(start)
        calm(pos, goal, kind)
        pos.tell(TRANSPORTED, piece_of(power, kind), start, goal)
        self.last = [transfer for transfer in self.last if transfer.power != power]
        self.last.append(Transfer(power, start, kind, goal))
        self._done(pos, 1)

    def _replace(self, pos: GreatWar, general: General) -> None:
        """13.10  A free general takes over an army."""
        for other in active_generals(pos, self.waiting[0]):
            if pos.general_at[other] == self.place:
                pos.general_at[other] = FREE
        pos.general_at[general] = self.place
        pos.tell(GENERAL_REPLACED, general, self.place)
        self._done(pos, 1)

    def _swap(self, pos: GreatWar, other: General) -> None:
        """13.11  Two generals change places."""
        general = self.general
        pos.general_at[general], pos.general_at[other] = pos.general_at[other], pos.general_at[general]
        pos.tell(GENERALS_SWAPPED, general, other)
        self._done(pos, SWAP_PRICE)

    def _give(self, pos: GreatWar, number: int) -> None:
        """18.26  IP go from one power to another."""
        receiver = self.receiver
        pos.ip[self.waiting[0]] -= number
        pos.ip[receiver] += number
        if receiver == RUSSIA and pos.content.season[pos.turn] == SUMMER:
            pos.aid_to_russia += number
        pos.tell(AID_GIVEN, self.waiting[0], receiver, number)
        self._done(pos, 1)


def begin_transport(pos: GreatWar) -> None:
    """13.2, R39a  Everybody has his full capacity; a general on the map may add to it."""
    capacity = pos.capacity[:]
    for power in pos.order:
        capacity[power] = pos.content.transport[power]
    for general in GENERALS:
        power = pos.content.general_power[general]
        if pos.content.effect[general] == TRANSPORT_BONUS and pos.general_at[general] >= 0:
            capacity[power] += pos.content.effect_value[general]
    pos.capacity = capacity
