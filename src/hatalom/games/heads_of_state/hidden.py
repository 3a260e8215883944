"""From a view to a possible position (for bots), and the leak check's other world."""

from itertools import combinations, product

from hatalom.core.chance import Seeded
from hatalom.core.numbers import Numbers, bit, numbers_of
from hatalom.core.question import Seat
from hatalom.core.snapshot import restore_phase
from hatalom.games.heads_of_state.board import Content
from hatalom.games.heads_of_state.names import (
    ALL_PLAYERS,
    AREA,
    ATTRIBUTE,
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    BOX,
    CENTURY,
    COUNTRY_COUNT,
    COURTESAN,
    MARKER_PLACES,
    MOST_SEATS,
    NOBLE,
    NOBLE_COUNT,
    NOBODY,
    SEAT,
    TREACHERY,
    TREACHERY_COUNT,
    Century,
    Noble,
)
from hatalom.games.heads_of_state.phases import ALL as PHASES
from hatalom.games.heads_of_state.phases.discards import Discards
from hatalom.games.heads_of_state.phases.treachery import Assassination, Treachery
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.duty import boxes_in
from hatalom.games.heads_of_state.sight import unseen_attributes, unseen_treachery
from hatalom.games.heads_of_state.view import Area, Chosen, Marker, View
from hatalom.kit.bag import bag_of, deal, merged, share, size_of


def determinize(view: View, rng: Seeded, content: Content) -> HeadsOfState:
    """A position the viewer could be in: other hands, the piles and secret discards are dealt anew."""
    pos = HeadsOfState(content, len(view.seats))
    viewer: int = SEAT.numbers[view.viewer] if view.viewer else NOBODY
    _read_board(pos, view)
    for number, seat in enumerate(view.seats):
        attributes = share(ATTRIBUTE_COUNT, number)
        treachery = share(TREACHERY_COUNT, number)
        nobles = share(NOBLE_COUNT, number)
        pos.score[number] = seat.score
        pos.known[attributes] = bag_of(seat.known, ATTRIBUTE)
        pos.treachery_known[treachery] = bag_of(seat.known_treachery, TREACHERY)
        pos.hand[attributes] = bag_of(seat.hand or {}, ATTRIBUTE)
        pos.treachery[treachery] = bag_of(seat.treachery_hand or {}, TREACHERY)
        pos.tiles[nobles] = bag_of(seat.tiles, NOBLE)
        pos.cards[nobles] = bag_of(seat.cards, NOBLE)
    pos.display = bag_of(view.display, ATTRIBUTE)
    pos.set_aside = bag_of(view.set_aside, ATTRIBUTE)
    pos.discard = bag_of(view.discard, ATTRIBUTE)
    pos.returned = bag_of(view.returned, ATTRIBUTE)
    pos.treachery_display = bag_of(view.treachery_display, TREACHERY)
    pos.treachery_discard = bag_of(view.treachery_discard, TREACHERY)
    pos.stack = [restore_phase(entry, PHASES) for entry in view.stack]
    _deal_attributes(pos, viewer, rng, [seat.attributes for seat in view.seats], view.draw_pile)
    _deal_treachery(pos, viewer, rng, [seat.treachery for seat in view.seats])
    _choose_discards(pos, viewer, rng, [seat.chosen for seat in view.seats])
    return pos


def resample(pos: HeadsOfState, viewer: int, rng: Seeded) -> HeadsOfState:
    """Another world in which this viewer would see the same: other cards in piles and hands."""
    other = pos.copy()
    seats = pos.players
    _deal_attributes(other, viewer, rng, [pos.hand_size(seat) for seat in seats], size_of(pos.draw_pile))
    _deal_treachery(other, viewer, rng, [pos.treachery_size(seat) for seat in seats])
    for phase in pos.stack:
        if isinstance(phase, Discards):
            chosen = [
                Chosen(
                    sum(phase.attributes[share(ATTRIBUTE_COUNT, seat)]),
                    sum(phase.treachery[share(TREACHERY_COUNT, seat)]),
                )
                for seat in seats
            ]
            _choose_discards(other, viewer, rng, chosen)
    return other


def _read_board(pos: HeadsOfState, view: View) -> None:
    pos.century = Century(CENTURY.numbers[view.century])
    pos.turns = view.turns
    for area in view.areas:
        _read_area(pos, area)
    for number, country in enumerate(view.countries):
        first = MARKER_PLACES * number
        pos.square_taken[first : first + MARKER_PLACES] = _takers(country.squares)
        for century, markers in enumerate(country.rounds):
            start = (century * COUNTRY_COUNT + number) * MARKER_PLACES
            pos.round_taken[start : start + MARKER_PLACES] = _takers(markers)
    pos.large_taken = _takers(view.large)


def _read_area(pos: HeadsOfState, area: Area) -> None:
    pos.hex_taken[AREA.numbers[area.id]] = _takers([area.hex])[0]
    for box in area.boxes:
        number = BOX.numbers[box.id]
        pos.owner[number] = Seat(SEAT.numbers[box.owner]) if box.owner else NOBODY
        pos.emptied |= box.emptied << number
        pos.named |= box.named << number
        for dead in area.dead:
            if dead.noble == box.noble:
                pos.dead[MOST_SEATS * number + SEAT.numbers[dead.seat]] = dead.count


def _takers(markers: list[Marker]) -> list[Seat]:
    return [Seat(SEAT.numbers[marker.taken_by]) if marker.taken_by else NOBODY for marker in markers]


def _deal_attributes(pos: HeadsOfState, viewer: int, rng: Seeded, hands: list[int], draw_pile: int) -> None:
    """15.5r1  What the viewer has not seen lies in the piles and in other hands.

    What option 1b shuffled back is in the draw pile or was drawn since, so none of it is in the revolution pile.
    Whoever is in the middle of his treachery can meet the duty to replace, so he holds cards for it.
    """
    pool = unseen_attributes(pos, viewer)
    hidden = [0 if seat == viewer else hands[seat] - _known(pos.known, seat, ATTRIBUTE_COUNT) for seat in pos.players]
    revolution = size_of(pool) - sum(hidden) - draw_pile
    shuffled_back = [0] * ATTRIBUTE_COUNT
    for attribute in ATTRIBUTES:
        own = ATTRIBUTE_COUNT * viewer + attribute
        drawn = pos.hand[own] - pos.known[own] if viewer >= 0 else 0
        shuffled_back[attribute] = max(0, pos.returned[attribute] - drawn)
    debtor, needed = NOBODY, [0] * ATTRIBUTE_COUNT
    for phase in pos.stack:
        if isinstance(phase, Treachery) and phase.seat != viewer:
            debtor = phase.seat
            choices = [
                cards
                for cards in cards_for_duty(pos, debtor)
                if sum(cards) <= hidden[debtor]
                and all(card <= left for card, left in zip(cards, pool, strict=True))
                and size_of(pool) - sum(cards) - sum(_kept(pool, shuffled_back, cards)) >= revolution
            ]
            needed = choices[rng.below(len(choices))]
    kept = _kept(pool, shuffled_back, needed)
    pool = numbers_of([left - card - back for left, card, back in zip(pool, needed, kept, strict=True)])
    pos.revolution = deal(pool, revolution, rng)
    pool = merged(pool, numbers_of(kept))
    for seat in pos.players:
        if seat != viewer:
            place = share(ATTRIBUTE_COUNT, seat)
            sure = needed if seat == debtor else [0] * ATTRIBUTE_COUNT
            blind = deal(pool, hidden[seat] - sum(sure), rng)
            pos.hand[place] = [sum(cards) for cards in zip(pos.known[place], sure, blind, strict=True)]
    pos.draw_pile = pool


def _kept(pool: Numbers, shuffled_back: list[int], taken: list[int]) -> list[int]:
    """What must stay out of the revolution pile once some cards are taken from the pool."""
    return [min(left - card, max(0, back - card)) for left, back, card in zip(pool, shuffled_back, taken, strict=True)]


def cards_for_duty(pos: HeadsOfState, seat: Seat) -> list[list[int]]:
    """10.8ar1  Every set of cards, beside those known, with which the duty of the running turn can be met."""
    open_boxes = pos.emptied
    for phase in pos.stack:
        if isinstance(phase, Assassination):
            open_boxes |= bit(phase.box)  # an attempt is tested as if it succeeded
    nobles = [pos.content.box_noble[box] for box in boxes_in(open_boxes)]
    filled = max(0, len(nobles) - pos.content.unreplaced_kills)
    known = pos.known[share(ATTRIBUTE_COUNT, seat)]
    found: list[list[int]] = []
    for chosen in combinations(nobles, filled):
        if any(chosen.count(noble) > pos.tiles[NOBLE_COUNT * seat + noble] for noble in chosen):
            continue
        for bills in product(*(_bills(pos.content, noble) for noble in chosen)):
            bill = [sum(cards) for cards in zip([0] * ATTRIBUTE_COUNT, *bills, strict=True)]
            found.append([max(0, cards - sure) for cards, sure in zip(bill, known, strict=True)])
    return found


def _bills(content: Content, noble: Noble) -> list[list[int]]:
    """9.5  The ways to pay for a noble: its cost, or one of its cards replaced by a courtesan."""
    cost = [int(attribute in content.costs[noble]) for attribute in ATTRIBUTES]
    bills = [cost]
    if content.courtesan_allowed[noble]:
        for attribute in content.costs[noble]:
            bill = cost.copy()
            bill[attribute] -= 1
            bill[COURTESAN] += 1
            bills.append(bill)
    return bills


def _deal_treachery(pos: HeadsOfState, viewer: int, rng: Seeded, hands: list[int]) -> None:
    pool = unseen_treachery(pos, viewer)
    for seat in pos.players:
        if seat != viewer:
            place = share(TREACHERY_COUNT, seat)
            blind = deal(pool, hands[seat] - _known(pos.treachery_known, seat, TREACHERY_COUNT), rng)
            pos.treachery[place] = [known + more for known, more in zip(pos.treachery_known[place], blind, strict=True)]
    pos.treachery_pile = pool


def _choose_discards(pos: HeadsOfState, viewer: int, rng: Seeded, chosen: list[Chosen]) -> None:
    """5.7r1  Others have chosen something out of the hands they were just dealt."""
    for phase in pos.stack:
        if isinstance(phase, Discards) and phase.seat == ALL_PLAYERS:
            for seat in pos.players:
                if seat != viewer:
                    attributes = share(ATTRIBUTE_COUNT, seat)
                    treachery = share(TREACHERY_COUNT, seat)
                    phase.attributes[attributes] = deal(numbers_of(pos.hand[attributes]), chosen[seat].attributes, rng)
                    phase.treachery[treachery] = deal(numbers_of(pos.treachery[treachery]), chosen[seat].treachery, rng)


def _known(known: list[int], seat: Seat, size: int) -> int:
    return sum(known[share(size, seat)])
