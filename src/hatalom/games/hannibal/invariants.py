"""What must hold after every step, whatever was played."""

from hatalom.games.hannibal.names import (
    ALL_BATTLE_CARDS,
    ALL_CARDS,
    ALL_GENERALS,
    ALL_SPACES,
    BATTLE_CARDS,
    CARDS,
    CARTHAGE,
    CITY,
    CONSUL,
    ENEMY,
    NO_SPACE,
    ROME,
    SEATS,
    Space,
)
from hatalom.games.hannibal.phases.battle.city_retreat import CityRetreat
from hatalom.games.hannibal.phases.battle.retreat import Retreat
from hatalom.games.hannibal.phases.march.halt import Halt
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.position import Hannibal


def broken_invariant(pos: Hannibal) -> str | None:
    if not pos.stack:  # a game may end in the middle of a move
        return _broken_cards(pos)
    return _broken_units(pos) or _broken_generals(pos) or _broken_cards(pos) or _broken_battle(pos)


def _broken_units(pos: Hannibal) -> str | None:
    """0.1, 6.5, 10.13, 17.1, 20.9  Elephants, garrisons, sieges; both sides outside only while an army moves."""
    if min(*pos.units, *pos.elephants, *pos.garrison, *pos.garrison_elephants, *pos.siege) < 0:
        return "0.1: fewer than no units"
    if pos.elephants_on_map() > pos.content.elephants:
        return f"17.1: {pos.elephants_on_map()} elephants"
    moving = pos.army >= 0 or _is_retreating(pos)
    for space in ALL_SPACES:
        if pos.elephants[space] > pos.outside(CARTHAGE, space):
            return f"17.2: more elephants than units in space {space}"
        if pos.garrison_elephants[space] > pos.garrison[space]:
            return f"17.2: more elephants than units inside space {space}"
        if not moving and pos.outside(ROME, space) and pos.outside(CARTHAGE, space):
            return f"6.5: both sides stand in space {space}"
        if pos.garrison[space] > pos.content.capacity[space]:
            return f"10.13: {pos.garrison[space]} units inside space {space}"
        if pos.garrison[space] and (pos.marker[space] < 0 or (not moving and not _is_watched(pos, space))):
            return f"10.13: a garrison without an enemy at the walls of space {space}"
        if pos.siege[space] and pos.content.kind[space] == CITY and not moving and not _is_watched(pos, space):
            return f"20.9: a siege without besiegers in space {space}"
        if not pos.board().in_play[space] and _is_occupied(pos, space):
            return f"25.4: something stands in space {space}, which is not in play"
    return None


def _is_occupied(pos: Hannibal, space: Space) -> bool:
    return pos.marker[space] >= 0 or any(pos.outside(seat, space) for seat in SEATS)


def _is_retreating(pos: Hannibal) -> bool:
    return any(isinstance(phase, CityRetreat | Retreat) for phase in pos.stack)


def _is_watched(pos: Hannibal, space: Space) -> bool:
    marker = pos.marker[space]
    return marker >= 0 and pos.outside(ENEMY[marker], space) > 0


def _broken_generals(pos: Hannibal) -> str | None:
    """1.10, 23.3, 23.5  Two consuls at most; Hanno and Fabius where they belong; the army where its general is."""
    consuls = 0
    for general in ALL_GENERALS:
        space = pos.at[general]
        if space < 0:
            if pos.office[general]:
                return f"1.10: general {general} is in office but not on the map"
            continue
        consuls += pos.office[general] == CONSUL
        if not pos.may_stand(general, space) and not any(
            isinstance(phase, CityRetreat | Retreat) for phase in pos.stack
        ):
            return f"23.8: general {general} may not be in space {space}"
        if pos.is_inside[general] and pos.content.kind[space] != CITY:
            return f"10.13: general {general} is inside a space without walls"
    if consuls > 2:
        return f"1.10: {consuls} consuls"
    if pos.army >= 0 and not any(isinstance(phase, March | Halt) for phase in pos.stack):
        return "6.4: an army marches without a march"
    if pos.army_units < 0 or pos.army_elephants < 0 or pos.army_elephants > pos.army_units:
        return "6.3: the army on the march does not add up"
    return None


def _broken_cards(pos: Hannibal) -> str | None:
    """2.1, 14.19  Every card is somewhere, once."""
    for card in ALL_CARDS:
        count = pos.deck[card] + pos.hand[card] + pos.hand[CARDS + card] + pos.discard[card] + pos.removed[card]
        count += int(pos.lies_on_table(card))
        if count != 1:
            return f"2.1: strategy card {card} exists {count} times"
    for seat in SEATS:
        for card in ALL_CARDS:
            if pos.known[CARDS * seat + card] > pos.hand[CARDS * seat + card]:
                return f"24.10: card {card} is known in a hand in which it is not"
    return None


def _broken_battle(pos: Hannibal) -> str | None:
    for card in ALL_BATTLE_CARDS:
        hands = pos.battle_hand[card] + pos.battle_hand[BATTLE_CARDS + card]
        if pos.battle_deck[card] + hands + pos.battle_used[card] != pos.content.battle_card_count[card]:
            return f"14.19: battle cards of type {card} do not add up"
    for index in range(2 * BATTLE_CARDS):
        if not 0 <= pos.battle_open[index] <= pos.battle_hand[index]:
            return "24.8: more open battle cards than cards"
    if pos.battle_space == NO_SPACE and sum(pos.battle_hand) > 0:
        return "14.18: battle cards in hand without a battle"
    return None
