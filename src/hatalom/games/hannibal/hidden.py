"""From a view to a possible position (for bots), and the leak check's other world."""

from hatalom.core.action import Kind
from hatalom.core.chance import Seeded
from hatalom.core.numbers import numbers_of, put_in, zeros
from hatalom.core.question import Seat
from hatalom.core.snapshot import fitting, restore_phase
from hatalom.games.hannibal.board import Content
from hatalom.games.hannibal.names import (
    BATTLE_CARD,
    BATTLE_CARDS,
    CARD,
    CARDS,
    CARTHAGE,
    GENERAL,
    NO_GENERAL,
    NO_SPACE,
    NOBODY,
    OFFICE,
    ROME,
    SCENARIO,
    SEAT,
    SEATS,
    SPACE,
    SPACES,
    Card,
    General,
    Space,
    Way,
    joined,
)
from hatalom.games.hannibal.phases import ALL as PHASES
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Tired
from hatalom.games.hannibal.rules.marching import end_march
from hatalom.games.hannibal.sight import is_secret_of_another
from hatalom.games.hannibal.view import (
    AWAY,
    MARKERS,
    BattleSide,
    View,
    is_prepared_in_secret,
)


def determinize(view: View, rng: Seeded, content: Content) -> Hannibal:
    """A position the viewer could be in: unseen cards are dealt at random to the hands and the deck."""
    pos = Hannibal(content, SCENARIO.numbers[view.scenario])
    pos.turn = view.turn
    for told in (view.switches, view.effects, view.numbers, view.reactions):
        for name, value in told.items():
            setattr(pos, name, value)
    for name, values in view.lists.items():
        setattr(pos, name, fitting(values.copy(), getattr(pos, name)))
    _restore_map(pos, view)
    _restore_army(pos, view)
    pos.stack = [restore_phase(entry, PHASES) for entry in view.stack]
    _restore_cards(pos, view, rng)
    _restore_battle(pos, view, rng)
    return pos


def _restore_map(pos: Hannibal, view: View) -> None:
    pos.marker = numbers_of([NOBODY] * SPACES)
    for entry in view.spaces:
        space = SPACE.numbers[entry.id]
        pos.marker[space] = MARKERS.index(entry.marker) if entry.marker else NOBODY
        pos.siege[space] = entry.siege
        pos.units[space] = entry.rome.units
        pos.units[SPACES + space] = entry.carthage.units
        pos.elephants[space] = entry.carthage.elephants
        pos.garrison[space] = entry.rome.inside + entry.carthage.inside
        pos.garrison_elephants[space] = entry.carthage.inside_elephants
    away = {name: place for place, name in AWAY.items()}
    for general in view.generals:
        number = GENERAL.numbers[general.id]
        pos.at[number] = away[general.at] if general.at in away else _space(general.at)
        pos.is_inside[number] = general.inside
        pos.office[number] = OFFICE.numbers[general.office]
    pos.train = _space(view.train)


def _restore_army(pos: Hannibal, view: View) -> None:
    for row in view.tired:
        pos.tired.append(Tired(_space(row.space), row.used, row.units))
    if view.army is None:
        return
    pos.army = _general(view.army.general)
    for name in view.army.generals:
        pos.army_generals = joined(pos.army_generals, _general(name))
    pos.army_units = view.army.units
    pos.army_elephants = view.army.elephants
    pos.army_has_train = view.army.train
    pos.army_inside = view.army.inside


def _restore_cards(pos: Hannibal, view: View, rng: Seeded) -> None:
    pos.discard = numbers_of(_flags(view.discard))
    pos.removed = numbers_of(_flags(view.removed))
    pos.hand = zeros(2 * CARDS)
    for seat in range(2):
        put_in(pos.known, CARDS * seat, _flags(view.seats[seat].known))
        for name in (*view.seats[seat].hand, *view.seats[seat].known):
            pos.hand[CARDS * seat + CARD.numbers[name]] = 1
    pos.deck = zeros(CARDS)
    for card in range(CARDS):
        is_held = pos.hand[card] or pos.hand[CARDS + card]
        is_seen = is_held or pos.discard[card] or pos.removed[card] or pos.lies_on_table(Card(card))
        pos.deck[card] = 0 if is_seen else 1
    for seat in SEATS:
        while pos.hand_size(seat) < view.seats[seat].hand_size:
            card = rng.draw_from(pos.deck)
            pos.deck[card] = 0
            pos.hand[CARDS * seat + card] = 1


def _restore_battle(pos: Hannibal, view: View, rng: Seeded) -> None:
    battle = view.battle
    if battle is None:
        return
    pos.battle_space = _space(battle.space)
    pos.battle_active = Seat(SEAT.numbers[battle.active])
    pos.battle_from = _space(battle.came_from)
    pos.battle_way = Way(battle.way)
    pos.sortie_units = battle.sortie_units
    for name in battle.sortie_generals:
        pos.sortie_generals = joined(pos.sortie_generals, _general(name))
    pos.battle_used = numbers_of(_bag(battle.used, BATTLE_CARD))
    sides = (battle.rome, battle.carthage)
    for seat, side in zip(SEATS, sides, strict=True):
        pos.battle_commander[seat] = _general(side.commander)
        pos.battle_start[seat] = side.start
        pos.battle_lost[seat] = side.lost
        pos.battle_declared[seat] = [Card(CARD.numbers[name]) for name in side.declared]
        put_in(pos.battle_open, BATTLE_CARDS * seat, _bag(side.open, BATTLE_CARD))
        put_in(pos.battle_hand, BATTLE_CARDS * seat, _bag(_seen(side), BATTLE_CARD))
    for card in range(BATTLE_CARDS):
        hands = pos.battle_hand[card] + pos.battle_hand[BATTLE_CARDS + card]
        pos.battle_deck[card] = pos.content.battle_card_count[card] - hands - pos.battle_used[card]
    for seat, side in zip(SEATS, sides, strict=True):
        _fill_battle_hand(pos, seat, side.hand_size, rng)


def _seen(side: BattleSide) -> dict[str, int]:
    return side.hand if side.hand else side.open


def _fill_battle_hand(pos: Hannibal, seat: Seat, size: int, rng: Seeded) -> None:
    while pos.battle_hand_size(seat) < size:
        card = rng.draw_from(pos.battle_deck)
        pos.battle_deck[card] -= 1
        pos.battle_hand[BATTLE_CARDS * seat + card] += 1


def resample(pos: Hannibal, viewer: int, rng: Seeded) -> Hannibal:
    """Another world in which this viewer would see the same: other hands, and no card half played."""
    other = pos.copy()
    if is_prepared_in_secret(other, viewer):
        end_march(other)
    while other.stack and is_secret_of_another(other, other.stack[-1], viewer):
        other.pop()
        top = other.stack[-1]
        if isinstance(top, Play):
            top.chosen = False
    sizes = [other.hand_size(seat) for seat in SEATS]
    battle_sizes = [other.battle_hand_size(seat) for seat in SEATS]
    # numbers of its own, because card after card is changed in them; copies share what they hold
    other.hand, other.deck = other.hand[:], other.deck[:]
    other.battle_hand, other.battle_deck = other.battle_hand[:], other.battle_deck[:]
    for seat in (ROME, CARTHAGE):
        if seat != viewer:
            _put_back(other, seat)
    for seat in (ROME, CARTHAGE):
        while other.hand_size(seat) < sizes[seat]:
            card = rng.draw_from(other.deck)
            other.deck[card] = 0
            other.hand[CARDS * seat + card] = 1
        _fill_battle_hand(other, seat, battle_sizes[seat], rng)
    return other


def _put_back(pos: Hannibal, seat: Seat) -> None:
    """Cards of a hand that the viewer has not seen go back to where they could have come from."""
    for card in range(CARDS):
        index = CARDS * seat + card
        if pos.hand[index] > pos.known[index]:
            pos.hand[index] = 0
            pos.deck[card] = 1
    for card in range(BATTLE_CARDS):
        index = BATTLE_CARDS * seat + card
        pos.battle_deck[card] += pos.battle_hand[index] - pos.battle_open[index]
        pos.battle_hand[index] = pos.battle_open[index]


def _space(name: str | None) -> Space:
    return Space(SPACE.numbers[name]) if name else NO_SPACE


def _general(name: str | None) -> General:
    return General(GENERAL.numbers[name]) if name else NO_GENERAL


def _flags(names: list[str]) -> list[int]:
    return [int(name in names) for name in CARD.ids]


def _bag(counts: dict[str, int], kind: Kind) -> list[int]:
    return [counts.get(name, 0) for name in kind.ids]
