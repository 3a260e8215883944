"""A war strewn over a small part of the map, for recorded plays in which everything is met at once.

Everybody may be in the war, with units, money and buildings by chance, in any turn; the play goes on with any phase of
it, battles first of all.
"""

from collections.abc import Iterable
from typing import TypeVar, cast

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.position import Position
from hatalom.games.great_war.board import CREATED
from hatalom.games.great_war.names import (
    AUSTRIA,
    BATTLESHIP,
    CENTRAL,
    CRUISER,
    DIPLOMACY_CARD,
    ENTENTE,
    GENERALS,
    GREAT_POWER_COUNT,
    INFANTRY,
    ITEMS,
    NEITHER,
    NOWHERE,
    PLACES,
    POWERS,
    PROVINCE_COUNT,
    PROVINCES,
    REBEL,
    ROMANIA,
    RUSSIA,
    SARAJEVO,
    SERBIA,
    SUBMARINE,
    SWITCH_IDS,
    TURN_COUNT,
    UNIT_COUNT,
    UNITS,
    Alliance,
    Place,
    Power,
    Unit,
    is_fighting,
    is_land,
    is_ship,
    piece_of,
)
from hatalom.games.great_war.phases.battles.ships import ShipsFlee
from hatalom.games.great_war.phases.diplomacy.flight import Flight
from hatalom.games.great_war.phases.diplomacy.hand_over import hand_over_sarajevo
from hatalom.games.great_war.phases.diplomacy.peace import make_peace
from hatalom.games.great_war.phases.diplomacy.poland import begin_poland
from hatalom.games.great_war.phases.diplomacy.reactions import Reaction
from hatalom.games.great_war.phases.diplomacy.revolution import Revolution
from hatalom.games.great_war.phases.diplomacy.trialism import begin_trialism
from hatalom.games.great_war.phases.transport.assigning import Assigning
from hatalom.games.great_war.phases.turn import (
    STEP_BATTLES,
    STEP_BEGIN,
    STEP_DIPLOMACY,
    STEP_OTHER_MOVES,
    STEP_PURCHASE,
    STEP_REBELS_PUT_DOWN,
    STEP_REBELS_UP,
    STEP_TRANSPORT,
    Turn,
    War,
)
from hatalom.games.great_war.position import (
    LAND_ATTACK,
    NO_FACTORY,
    TURNED_OVER,
    WORKING,
    GreatWar,
    PastAttack,
    Purchase,
)
from hatalom.games.great_war.position import SEA_ATTACK as AT_SEA
from hatalom.games.great_war.prompts import ASK_ASSEMBLE, ASK_BATTLE, ASK_JOIN
from hatalom.games.great_war.rules.diplomacy.acts import REBEL_AREAS
from hatalom.games.great_war.rules.homeland import holds_core
from hatalom.games.great_war.units import (
    UNTIL_NEXT_TURN,
    UNTIL_PURCHASE,
    pack,
    troops_of,
    with_army,
    with_attacked,
    with_points,
    with_turned,
)
from hatalom.games.great_war.verbs import ALL_IN, ATTACK, FIGHT, INVADE, INVITE, JOIN_DONE, SEA_ATTACK

T = TypeVar("T")

AT = "ask-place"
SOME = 1
"""The war is strewn before it begins: no play by chance is needed to come to a late turn."""
PROBES = 16
"""So often at each question an act is tried that is nearly offered, to hear why it is not."""
NEAR = 12
"""So many places around one are filled."""
MOST_UNITS = 6
MOST_MONEY = 14
STEPS = (
    *[STEP_BATTLES] * 8,
    STEP_BEGIN,
    STEP_DIPLOMACY,
    STEP_OTHER_MOVES,
    STEP_REBELS_PUT_DOWN,
    STEP_PURCHASE,
    STEP_REBELS_UP,
    STEP_TRANSPORT,
)
"""Where the play may begin."""
SLOTS = (STEP_DIPLOMACY, STEP_BATTLES, STEP_OTHER_MOVES, STEP_PURCHASE)


def scatter(pos: Position, rng: Seeded) -> None:
    Scatter(cast(GreatWar, pos), rng).everything()


class Scatter:
    def __init__(self, pos: GreatWar, rng: Seeded) -> None:
        self.pos = pos
        self.rng = rng
        pos.turn = rng.below(TURN_COUNT)
        self.area = self._around(self._seldom_far())

    def everything(self) -> None:
        self._rules()
        self._countries()
        self._provinces()
        self._units()
        if self._is(1, 3):
            self._siege()
        self._generals()
        self._buildings()
        self._means()
        self._memories()
        self._turn()

    def _seldom_far(self) -> Place:
        """Where it happens: a province of Europe, mostly, and often a port."""
        content = self.pos.content
        open_ = [place for place in PLACES if place >= PROVINCE_COUNT or content.is_open[place]]
        near = [place for place in open_ if place < PROVINCE_COUNT and content.is_europe[place]]
        if self._is(1, 2):
            near = [place for place in near if content.is_port[place]]
        return self._one(near if self._is(2, 3) else open_)

    def _around(self, middle: Place) -> list[Place]:
        content = self.pos.content
        found = [middle]
        for place in found:
            if len(found) > NEAR:
                break
            found += [other for other in (*content.near[place], *content.seas[place]) if other not in found]
        return [p for p in found[:NEAR] if p >= PROVINCE_COUNT or content.is_open[p]]

    def _rules(self) -> None:
        """18.0r112  All advanced rules, or some, or none: the play's own."""
        every = (1 << len(SWITCH_IDS)) - 1
        if self._is(2, 3):
            self.pos.switches = every if self._is(1, 2) else self._some(every)

    # -- who is in the war --------------------------------------------------------------------------------------

    def _countries(self) -> None:
        """More and more countries join; others are called and delayed; some are gone."""
        pos = self.pos
        late = [power for power in POWERS if not pos.in_war(power) and pos.content.category[power] != CREATED]
        while late:
            country = late.pop(self.rng.below(len(late)))
            camp = pos.content.camp[country]
            if self._is(8 + pos.turn, TURN_COUNT + 10):
                self._join(country, camp if camp != NEITHER else self._alliance())
            elif camp != NEITHER and self._is(1, 2):
                pos.called[country] = True
                pos.due[country] = pos.turn + self.rng.below(3)
                pos.pending.append(country)

    def _join(self, country: Power, alliance: Alliance) -> None:
        pos = self.pos
        pos.alliance[country] = alliance
        pos.join_order(country)
        pos.called[country] = True
        if country >= GREAT_POWER_COUNT:
            patron = self._one([p for p in pos.order if p < GREAT_POWER_COUNT and pos.alliance[p] == alliance])
            pos.patron[country] = patron
            pos.runner[country] = pos.runner[patron]

    # -- what stands where --------------------------------------------------------------------------------------

    def _provinces(self) -> None:
        """Every other province of the area is held by somebody else than its owner."""
        for place in self.area:
            if place < PROVINCE_COUNT and self._is(1, 2):
                allowed = [p for p in self.pos.order if not self._is_safe(place) or self.pos.alliance[p] == ENTENTE]
                self.pos.set_controller(place, self._one(allowed))
                if self._is(1, 2):
                    self.pos.taken[place] = 0

    def _is_safe(self, province: Place) -> bool:
        return self.pos.content.is_america[province]

    def _units(self) -> None:
        pos = self.pos
        for place in self.area:
            is_sea = place >= PROVINCE_COUNT
            if is_sea and not (pos.content.is_coastal[place] or pos.content.is_atlantic[place]):
                continue
            alliance = self._alliance() if is_sea else pos.side(place)
            if alliance == NEITHER or self._is(1, 4):
                continue
            kinds = [kind for kind in UNITS if self._may_stand(kind, place)]
            nations = [power for power in pos.order if pos.alliance[power] == alliance]
            for _ in range(1 + self._some(4)):
                self._group(place, self._nation(place, nations), self._one(kinds))
            if self._is(1, 12) and not is_sea:
                self._group(place, nations[0], INFANTRY, 20)
            if not is_sea and pos.content.is_port[place] and self._is(1, 2):
                self._group(place, self._nation(place, nations), BATTLESHIP)

    def _may_stand(self, kind: Unit, place: Place) -> bool:
        if place >= PROVINCE_COUNT:
            return is_ship(kind)
        return kind != REBEL and (is_land(kind) or self.pos.content.is_port[place])

    def _nation(self, place: Place, nations: list[Power]) -> Power:
        rivals = [power for power in (ROMANIA, RUSSIA) if power in nations]
        if rivals and self._is(1, 5):  # 18.16  They may not meet
            return self._one(rivals)
        holder = self.pos.controller[place] if place < PROVINCE_COUNT else nations[0]
        return holder if self._is(1, 2) else self._one(nations)

    def _siege(self) -> None:
        """18.22  One province of the area is encircled: enemies hold everything around it."""
        pos, content = self.pos, self.pos.content
        held = [p for p in self.area if p < PROVINCE_COUNT and pos.side(p) != NEITHER]
        around = [p for p in held if not content.is_beside_closed[p] and not content.is_america[p]]
        if not around:
            return
        province = self._one(around)
        enemies = [power for power in pos.order if pos.alliance[power] == 1 - pos.side(province)]
        for place in (*content.near[province], *content.seas[province]):
            enemy = self._one(enemies)
            pos.set_units(place, troops_of([]))
            if place < PROVINCE_COUNT:
                pos.set_controller(place, enemy)
            self._group(place, enemy, CRUISER if place >= PROVINCE_COUNT else INFANTRY)

    def _group(self, place: Place, power: Power, kind: Unit, more: int = 0) -> None:
        """Units of one kind; some are tired, some lie face-down, some have attacked."""
        pos = self.pos
        count = more + 1 + self._some(MOST_UNITS - 1 if is_fighting(kind) else 2)
        points = pos.content.move[kind]
        entry = pack(power, kind, count, points)
        way = self.rng.below(16)
        if way == 0:
            entry = with_turned(entry, UNTIL_PURCHASE)
        elif way == 1 and is_ship(kind):
            entry = with_turned(entry, UNTIL_NEXT_TURN)
        elif way == 2:
            entry = with_attacked(entry)
        elif way <= 4:
            entry = with_points(entry, self._some(points))
        elif way <= 6 and is_land(kind):
            entry = with_army(entry, 1 + self.rng.below(len(GENERALS)))
        pos.add(place, entry)

    def _generals(self) -> None:
        pos = self.pos
        for general in GENERALS:
            alliance = pos.alliance[pos.content.general_power[general]]
            places = [p for p in self.area if p < PROVINCE_COUNT and pos.side(p) == alliance and pos.land_units(p)]
            if alliance != NEITHER and places and self._is(1, 2):
                pos.general_at[general] = self._one(places)

    def _buildings(self) -> None:
        pos = self.pos
        for place in self.area:
            if place >= PROVINCE_COUNT or pos.side(place) == NEITHER:
                continue
            if self._is(1, 3):
                pos.factory[place] = (NO_FACTORY, WORKING, WORKING, TURNED_OVER)[self.rng.below(4)]
            pos.hospital[place] = self._is(1, 4)
            pos.line[place] = self._is(1, 4)
            if pos.hospital[place] and self._is(1, 4):
                pos.patient[place] = piece_of(pos.controller[place], INFANTRY)
            if place in REBEL_AREAS and self._is(1, 2):
                pos.rebel[place] = self._one([p for p in pos.order if pos.alliance[p] != pos.side(place)])
            pos.idle[place] = not pos.units[place]

    # -- what everybody has -------------------------------------------------------------------------------------

    def _means(self) -> None:
        pos = self.pos
        for power in pos.order:
            pos.ip[power] = self._some(MOST_MONEY)
            pos.debt[power] = self._some(3) if self._is(1, 8) else 0
            pos.cards[power] = self._some(4)
            pos.rows_laid[power] = 2 + pos.year() - self._some(1)
            pos.marked[power] = self._is(1, 6)
            pos.war_production[power] = pos.content.has_war_production[power] and self._is(1, 3)
            pos.capacity[power] = self._some(3)
            for kind in UNITS[:REBEL]:
                pos.card[UNIT_COUNT * power + kind] = self._some(3)
        for condition in range(len(pos.counters)):
            pos.counters[condition] = self._some(2)
        pos.submarine_war = self._is(1, 4)
        pos.cheap_rebuild_used = self._is(1, 4)
        pos.aid_to_russia = self._some(1)

    def _memories(self) -> None:
        """Purchases and attacks that can be repeated with one click."""
        pos = self.pos
        lands = [place for place in self.area if place < PROVINCE_COUNT] or PROVINCES
        for power in pos.order:
            for _ in range(self._some(2)):
                item = self._one(ITEMS)
                pos.purchases.append(Purchase(power, item, NOWHERE if item == DIPLOMACY_CARD else self._one(lands)))
        for _ in range(self._some(12)):
            origin, target, kind = self._one(self.area), self._one(self.area), self._one(UNITS[: SUBMARINE + 1])
            mode = LAND_ATTACK if target < PROVINCE_COUNT else AT_SEA
            when = max(0, pos.turn - self._some(6))
            pos.attacks.append(PastAttack(when, mode, target, self._one(pos.order), origin, kind, 1 + self._some(3)))

    def _turn(self) -> None:
        """A phase in which those who have units here act first."""
        pos = self.pos
        number = self._one(STEPS)
        acting = [power for power in pos.order if any(place in self.area for place in pos.places_of(power))]
        if number != STEP_BATTLES:
            acting = [power for power in pos.order if self._is(1, 3)]
        pos.stack = [War(), Turn(number, acting if number in SLOTS else [])]
        if self._is(1, 4):
            self._event()
        elif number == STEP_BATTLES and self._is(3, 4):
            self._attack()

    def _event(self) -> None:
        """Something rare happens just now: somebody flees, an ally is called, peace is made, a country is made."""
        pos = self.pos
        lands = [place for place in self.area if place < PROVINCE_COUNT and pos.side(place) != NEITHER]
        neutral = [p for p in POWERS if not pos.in_war(p) and pos.content.camp[p] != NEITHER]
        at_war = [country for country in (AUSTRIA, RUSSIA, SERBIA) if pos.in_war(country)]
        kind = self.rng.below(8)
        for power in pos.order:
            pos.cards[power] += 1  # somebody has to pay for it
        if kind == 0 and lands:
            pos.push(Flight([place for place in lands if self._is(1, 2)] or lands, self._is(1, 2)))
        elif kind == 1 and neutral:
            country = self._one(neutral)
            pos.push(Reaction(country, pos.content.camp[country]))
        elif kind == 2 and RUSSIA in at_war:
            make_peace(pos, pos.spokesman(CENTRAL))
        elif kind == 3 and {AUSTRIA, SERBIA} <= {*at_war}:
            pos.controller[SARAJEVO] = AUSTRIA
            hand_over_sarajevo(pos)
        elif kind == 4 and RUSSIA in at_war:
            pos.push(Revolution(1 + self._some(4)))
        elif kind == 5 and AUSTRIA in at_war and not pos.poland_made:
            begin_poland(pos, self._one([power for power in pos.order if pos.alliance[power] == CENTRAL]))
        elif kind == 6 and AUSTRIA in at_war and holds_core(pos, AUSTRIA):
            begin_trialism(pos)
        elif lands:
            port = self._one(lands)
            pos.push(ShipsFlee(port) if pos.ships(port) else Assigning())

    def _attack(self) -> None:
        """The first attack is under way, with all who can join it: chance alone calls off most of them."""
        while questions := settle(self.pos):
            question = questions[0]
            wanted = [action for action in question.options if self._leads_to_battle(action)]
            if question.prompt not in (ASK_BATTLE, ASK_ASSEMBLE, ASK_JOIN) or not wanted:
                return
            landings = [action for action in wanted if INVADE.has(action)]
            step(self.pos, question.seat, self._one(landings or wanted))
            if FIGHT.has(wanted[0]):
                return

    def _leads_to_battle(self, action: int) -> bool:
        return any(verb.has(action) for verb in (ATTACK, SEA_ATTACK, INVADE, ALL_IN, INVITE, JOIN_DONE, FIGHT))

    # -- chance -------------------------------------------------------------------------------------------------

    def _alliance(self) -> Alliance:
        return (ENTENTE, CENTRAL)[self.rng.below(2)]

    def _is(self, few: int, many: int) -> bool:
        return self.rng.below(many) < few

    def _some(self, most: int) -> int:
        return self.rng.below(most + 1)

    def _one(self, things: Iterable[T]) -> T:
        listed = list(things)
        return listed[self.rng.below(len(listed))]
