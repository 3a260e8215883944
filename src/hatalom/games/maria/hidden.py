"""From a view to a possible position (for bots), and the leak check's other world."""

from dataclasses import dataclass
from itertools import pairwise

from hatalom.core.chance import Seeded
from hatalom.core.question import EVERYTHING, Seat
from hatalom.core.shared import changed
from hatalom.core.snapshot import restore_phase
from hatalom.games.maria.board import Content, towns_from
from hatalom.games.maria.facts import Agreement
from hatalom.games.maria.names import (
    ALL_CARDS,
    ALL_GENERALS,
    ALL_POWERS,
    BOX,
    CARDS,
    CLAUSE,
    DECKS,
    FORM,
    GENERAL,
    IN_BOX,
    NOBODY,
    PC,
    POWER,
    SEAT,
    SUIT,
    TC,
    TOWN,
    TRACK,
    TRAIN,
    Card,
    ClauseKind,
    Form,
    General,
    PoliticalCard,
    Power,
    Suit,
    Town,
    Train,
    face_of,
    train_piece,
)
from hatalom.games.maria.phases import ALL as PHASES
from hatalom.games.maria.phases.combat.battle import fight_of
from hatalom.games.maria.phases.movement.trains import Reentry
from hatalom.games.maria.phases.payment import NO_LIMIT, Payment
from hatalom.games.maria.phases.set_up import SetUp
from hatalom.games.maria.phases.supply import Supply
from hatalom.games.maria.phases.winter.muster import Muster
from hatalom.games.maria.phases.winter.winter import Winter
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import THINGS
from hatalom.games.maria.rules.recruits import room_for_troops
from hatalom.games.maria.view import AWAY, Clause, View

TRIES = 300
"""How often cards are dealt or troops shifted until they agree with what is known of them."""


def determinize(view: View, rng: Seeded, content: Content) -> Maria:
    """A position the viewer could be in: others' hands, the draw pile and others' troops are made up."""
    pos = Maria(content, view.seats, Form(FORM.numbers[view.form]))
    viewer = SEAT.numbers[view.viewer] if view.viewer else NOBODY
    _read_table(pos, view)
    _read_pieces(pos, view)
    _read_powers(pos, view)
    pos.stack = [restore_phase(entry, PHASES) for entry in view.stack]
    pos.winters = _guessed_winters(pos, view.winters_scored) if view.winters is None else view.winters
    _deal(pos, viewer, rng, [power.cards for power in view.powers], [power.laid for power in view.powers])
    fight = [0, 0] if view.fight is None else view.fight.troops
    _muster(pos, viewer, rng, [power.troops for power in view.powers], fight)
    return pos


def resample(pos: Maria, viewer: int, rng: Seeded) -> Maria:
    """Another world in which this viewer would see the same: other cards, other divisions of troops."""
    other = pos.copy()
    if pos.stack and viewer != EVERYTHING:
        other.winters = _guessed_winters(pos, len(pos.winters))
    powers = ALL_POWERS
    fight = fight_of(pos)
    strengths = [0, 0] if fight is None else [pos.strength(fight.attacker), pos.strength(fight.defender)]
    _deal(other, viewer, rng, [len(pos.hand[power]) for power in powers], [len(pos.laid[power]) for power in powers])
    _muster(other, viewer, rng, [pos.total_troops(power) for power in powers], strengths)
    return other


# -- what is seen -----------------------------------------------------------------------------------------------


def _read_table(pos: Maria, view: View) -> None:
    pos.bluff_costs = view.bluff_costs
    pos.round_up = view.round_up
    pos.turn = view.turn
    pos.box = [Power(POWER.parse(view.boxes.get(name) or "")) for name in BOX.ids]
    pos.track = [view.tracks[name] for name in TRACK.ids]
    pos.noted = view.noted.copy()
    pos.executed = view.executed
    pos.saxony_left = view.saxony_left
    pos.saxony_drew = view.saxony_drew
    pos.annexed = view.annexed
    pos.neutral_until = view.neutral_until
    pos.reduced = view.reduced
    pos.trump = Suit(SUIT.parse(view.trump or ""))
    pos.last_winner = Seat(SEAT.parse(view.last_winner or ""))
    pos.election = view.election
    pos.pc_deck = [int(name in view.political_cards) for name in PC.ids]
    pos.open_pcs = [PoliticalCard(PC.numbers[name]) for name in view.open_cards]
    pos.decks_opened = view.decks_opened
    pos.drawing = view.drawing
    pos.discard = [count for face in view.discard for count in face]
    pos.agreements = [_agreement(clause) for clause in view.agreements]
    pos.winner = Seat(SEAT.parse(view.winner or ""))
    pos.reason = view.reason


def _agreement(clause: Clause) -> Agreement:
    kind = ClauseKind(CLAUSE.numbers[clause.kind])
    about = THINGS.get(kind)
    thing = about.numbers[clause.thing.partition(".")[2]] if about is not None and clause.thing else NOBODY
    seat, partner = Seat(SEAT.numbers[clause.seat]), Seat(SEAT.numbers[clause.partner])
    return Agreement(kind, Power(POWER.parse(clause.power or "")), thing, clause.until, seat, partner)


def _read_pieces(pos: Maria, view: View) -> None:
    away = {name: place for place, name in AWAY.items()}
    pos.leads, pos.face_down = 0, 0
    for general in view.generals:
        number = GENERAL.numbers[general.id]
        pos.at[number] = away[general.at] if general.at in away else Town(TOWN.numbers[general.at])
        pos.face_down |= int(general.face_down) << number
        pos.leads |= int(general.leads) << number
        pos.troops[number] = general.troops or 0
    for train in view.trains:
        at = away[train.at] if train.at in away else Town(TOWN.numbers[train.at])
        pos.at[train_piece(Train(TRAIN.numbers[train.id]))] = at
    pos.hussar = towns_from(Town(TOWN.parse(town or "")) for town in view.hussars)
    pos.marker = [Power(POWER.parse(fort.marker or "")) for fort in view.fortresses]
    pos.question = [Power(POWER.parse(fort.question or "")) for fort in view.fortresses]


def _read_powers(pos: Maria, view: View) -> None:
    for number, power in enumerate(view.powers):
        pos.hand[number] = _cards(power.hand, power.deck_of_card)
        pos.saved[number] = _cards(power.saved, power.saved_decks)
        pos.laid[number] = _cards(power.laid_cards, power.laid_decks)
        pos.pool[number] = power.pool
        pos.battle[number] = power.battle
        pos.set_aside[number] = power.set_aside
        pos.surplus[number] = power.surplus
        pos.expedition_until[number] = power.expedition_until
        for other, name in enumerate(POWER.ids):
            pos.subsidy[number][other] = power.subsidies.get(name, 0)


def _cards(faces: list[str] | None, decks: list[int] | None) -> list[Card]:
    return [Card(TC.numbers[face] * DECKS + deck) for face, deck in zip(faces or [], decks or [], strict=True)]


def _guessed_winters(pos: Maria, count: int) -> list[list[int]]:
    """23.4  The points of past winters, where they are not shown: as many as there are now."""
    return [pos.pool.copy() for _ in range(count)]


# -- what is made up --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Debt:
    """A payment that a power is about to make: everybody knows that it has the cards for it."""

    power: Power
    sum: int
    limit: int
    """The value of the greatest card it may still pay with."""


def _deal(pos: Maria, viewer: int, rng: Seeded, hands: list[int], laid: list[int]) -> None:
    """8.6  Unseen cards of used-up decks are in other hands; all other unseen cards are there or in the draw pile."""
    hidden = [power for power in ALL_POWERS if pos.seat_of(power) != viewer]
    unseen = _unseen(pos, hidden)
    old = [card for card in unseen if (pos.drawing >> (card % DECKS)) & 1 == 0]
    new = [card for card in unseen if (pos.drawing >> (card % DECKS)) & 1 == 1]
    slots = sum(hands[power] + laid[power] for power in hidden)
    debt = debt_in(pos)
    if debt is not None and debt.power not in hidden:
        debt = None
    for _ in range(TRIES):
        _shuffle(new, rng)
        dealt = old + new[: slots - len(old)]
        _shuffle(dealt, rng)
        for power in hidden:
            pos.hand[power] = dealt[: hands[power]]
            pos.laid = changed(pos.laid, power, dealt[hands[power] : hands[power] + laid[power]])
            dealt = dealt[hands[power] + laid[power] :]
        pile = new[slots - len(old) :]
        if debt is None:
            break
        if _enrich(pos, debt, [pile, *(pos.hand[other] for other in hidden if other != debt.power)]):
            break
    for power in hidden:
        pos.hand[power].sort()
    pos.draw_pile = [0] * CARDS
    for card in pile:
        pos.draw_pile[card] += 1


def _enrich(pos: Maria, debt: Debt, places: list[list[Card]]) -> bool:
    """Swaps low cards for high ones until the power can pay what it is known to have; returns whether it can."""

    def worth(card: Card) -> int:
        value = pos.payment_value(face_of(card))
        return value if value <= debt.limit else 0

    hand = pos.hand[debt.power]
    while sum(worth(card) for card in hand) < debt.sum:
        swaps = [
            (worth(place[there]) - worth(hand[here]), here, place, there)
            for here in range(len(hand))
            for place in places
            for there in range(len(place))
            # a card of a deck that is used up cannot lie in the draw pile
            if place is not places[0] or (pos.drawing >> (hand[here] % DECKS)) & 1 == 1
        ]
        gain, here, place, there = max(swaps, key=lambda swap: swap[0], default=(0, 0, hand, 0))
        if gain <= 0:
            return False
        hand[here], place[there] = place[there], hand[here]
    return True


def _unseen(pos: Maria, hidden: list[Power]) -> list[Card]:
    """All cards of the decks in use that the viewer sees nowhere."""
    left = [pos.content.copies(card) if card % DECKS < pos.decks_opened else 0 for card in ALL_CARDS]
    for card in ALL_CARDS:
        left[card] -= pos.discard[card]
    for power in ALL_POWERS:
        for card in pos.saved[power]:
            left[card] -= 1
        if power not in hidden:
            for card in (*pos.hand[power], *pos.laid[power]):
                left[card] -= 1
    return [card for card in ALL_CARDS for _ in range(left[card])]


def _shuffle(cards: list[Card], rng: Seeded) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = rng.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def debt_in(pos: Maria) -> Debt | None:
    """What the running phase asks some power to pay."""
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Payment):
        return Debt(top.power, top.due, top.limit)
    if isinstance(top, Supply):
        return Debt(top.power, top.price(), NO_LIMIT)
    if isinstance(top, Reentry):
        return Debt(pos.power_of(train_piece(top.train)), pos.content.train_cost, NO_LIMIT)
    return None


def _muster(pos: Maria, viewer: int, rng: Seeded, totals: list[int], fight: list[int]) -> None:
    """6.4  Others' troops are divided at random; those in combat announced how many they are."""
    if any(isinstance(phase, SetUp) for phase in pos.stack):
        for general in ALL_GENERALS:
            if pos.seat_of(pos.power_of(general)) != viewer:
                pos.troops[general] = 0
        return
    hidden = [power for power in ALL_POWERS if pos.seat_of(power) != viewer]
    battle = fight_of(pos)
    for _ in range(TRIES):
        for power in hidden:
            _divide(pos, power, totals[power], rng)
        bought = _bought_troops(pos)
        if bought is not None and bought.power in hidden:
            _make_room(pos, bought, rng)
        if battle is None:
            return
        for leader, strength in zip((battle.attacker, battle.defender), fight, strict=True):
            _match(pos, leader, strength, hidden, rng)
        if [pos.strength(battle.attacker), pos.strength(battle.defender)] == fight:
            return


def _divide(pos: Maria, power: Power, total: int, rng: Seeded) -> None:
    generals = [general for general in pos.content.power_generals[power] if pos.at[general] >= 0]
    generals += [general for general in pos.content.power_generals[power] if pos.at[general] == IN_BOX]
    for general in pos.content.power_generals[power]:
        pos.troops[general] = 1 if general in generals else 0
    left = total - len(generals)
    while left > 0:
        room = [general for general in generals if pos.troops[general] < pos.content.most_troops]
        pos.troops[room[rng.below(len(room))]] += 1
        left -= 1


def _bought_troops(pos: Maria) -> Muster | None:
    """13.2  Those of the winter that are being given to generals, or still paid for."""
    for below, phase in pairwise(pos.stack):
        if isinstance(phase, Muster) and isinstance(below, Winter):
            return phase
    return None


def _make_room(pos: Maria, bought: Muster, rng: Seeded) -> None:
    """13.4r1  Nobody buys troops for which there is no room; so what there is stands more in the off-map boxes."""
    generals, most = pos.content.power_generals[bought.power], pos.content.most_troops
    while room_for_troops(pos, bought.power) < bought.left:
        givers = [general for general in generals if pos.at[general] >= 0 and pos.troops[general] > 1]
        takers = [general for general in generals if pos.at[general] == IN_BOX and pos.troops[general] < most]
        if not givers or not takers:
            return
        pos.troops[givers[rng.below(len(givers))]] -= 1
        pos.troops[takers[rng.below(len(takers))]] += 1


def _match(pos: Maria, leader: General, strength: int, hidden: list[Power], rng: Seeded) -> None:
    """Shifts troops between a stack in combat and the rest of its hidden powers until its sum is right."""
    mate = pos.mate_of(leader)
    stack = [leader] if mate == NOBODY else [leader, mate]
    most = pos.content.most_troops
    for _ in range(TRIES):
        gap = strength - pos.strength(leader)
        if gap == 0:
            return
        inside = [general for general in stack if pos.power_of(general) in hidden]
        if not inside:
            return
        one = inside[rng.below(len(inside))]
        others = [
            general
            for general in pos.content.power_generals[pos.power_of(one)]
            if general not in stack and (pos.at[general] >= 0 or pos.at[general] == IN_BOX)
        ]
        if not others:
            continue
        two = others[rng.below(len(others))]
        giver, taker = (two, one) if gap > 0 else (one, two)
        if pos.troops[giver] > 1 and pos.troops[taker] < most:
            pos.troops[giver] -= 1
            pos.troops[taker] += 1
