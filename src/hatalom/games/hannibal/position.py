"""The position of Hannibal: the questions one can ask of its facts, and the changes that keep them right."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.question import Seat
from hatalom.core.shared import increased, replaced
from hatalom.games.hannibal.board import Board, Scenario
from hatalom.games.hannibal.facts import Facts
from hatalom.games.hannibal.names import (
    ALL_SPACES,
    BATTLE_CARDS,
    CARDS,
    CARTHAGE,
    CARTHAGE_TRIBE,
    CATO_COUNSELS,
    CITY,
    CONSUL,
    ENEMY,
    HANNIBAL,
    HANNO_COUNSELS,
    HISPANIA,
    ITALY,
    NEUTRAL_TRIBE,
    NO_GENERAL,
    NO_SPACE,
    ROME,
    SEATS,
    SPACES,
    Card,
    General,
    Province,
    Space,
)

ANY_NUMBER: Final = 99
"""More CUs than there are: room without a limit."""


@final
class Hannibal(Facts):
    """What stands in `facts.py`, with what it means."""

    def copy(self) -> "Hannibal":
        return Hannibal(self.content, self.scenario, self)

    # -- the scenario ----------------------------------------------------------------------------------------

    def scenario_in_play(self) -> Scenario:
        return self.content.scenarios[self.scenario]

    def board(self) -> Board:
        return self.content.scenarios[self.scenario].board

    def finish(self, winner: Seat, reason: int) -> None:
        """22  The game is over; nothing on the stack happens any more."""
        self.winner = winner
        self.reason = reason
        self.stack = []

    # -- control ---------------------------------------------------------------------------------------------

    def controls(self, seat: Seat, space: Space) -> bool:
        """19.2, 0.8  A PC, a city marker, or (Carthage) a friendly tribe."""
        marker = self.marker[space]
        return marker == seat or (marker == CARTHAGE_TRIBE and seat == CARTHAGE)

    def has_enemy_pc(self, seat: Seat, space: Space) -> bool:
        """0.4  A PC, city or tribe marker of the other side."""
        return self.controls(ENEMY[seat], space)

    def is_hostile(self, seat: Seat, space: Space) -> bool:
        """3.1r1, 12.3  An enemy PC or a tribe that is not friendly."""
        return self.marker[space] == NEUTRAL_TRIBE or self.controls(ENEMY[seat], space)

    def is_pc(self, seat: Seat, space: Space) -> bool:
        """5.3  A marker of the seat that is neither a walled city nor a tribe."""
        return self.marker[space] == seat and self.content.kind[space] != CITY

    def controls_province(self, seat: Seat, province: Province) -> bool:
        """5.6  The majority of all its spaces."""
        count = 0
        for space in self.content.spaces_of[province]:
            if self.controls(seat, space):
                count += 1
        return count >= self.content.needs[province]

    def count_points(self, seat: Seat) -> int:
        """5.2  One for each politically significant province."""
        count = 0
        for province in self.scenario_in_play().scoring:
            if self.controls_province(seat, province):
                count += 1
        return count

    def italian_provinces(self, seat: Seat) -> int:
        count = 0
        for province in self.content.italian:
            if self.controls_province(seat, province):
                count += 1
        return count

    def count_pcs(self, seat: Seat) -> int:
        """5.3  Markers that can be removed: neither walled nor tribal."""
        count = 0
        for space in ALL_SPACES:
            if self.marker[space] == seat and self.content.kind[space] != CITY:
                count += 1
        return count

    # -- units -----------------------------------------------------------------------------------------------

    def outside(self, seat: Seat, space: Space) -> int:
        """CUs outside the walls."""
        return self.units[SPACES * seat + space]

    def inside(self, seat: Seat, space: Space) -> int:
        """10.14  CUs inside the city; only its controller may be there."""
        return self.garrison[space] if self.marker[space] == seat else 0

    def all_units(self, seat: Seat, space: Space) -> int:
        return self.outside(seat, space) + self.inside(seat, space)

    def has_enemy_outside(self, seat: Seat, space: Space) -> bool:
        return self.units[SPACES * (ENEMY[seat]) + space] > 0

    def is_city(self, space: Space) -> bool:
        return self.content.kind[space] == CITY

    def has_own_city(self, seat: Seat, space: Space) -> bool:
        return self.content.kind[space] == CITY and self.marker[space] == seat

    def room(self, seat: Seat, space: Space) -> int:
        """1.6, 1.7r1, 24.12  How many CUs may be placed here: none where enemies stand, but inside open walls."""
        if not self.has_enemy_outside(seat, space) or self.is_at_shut_gates(seat, space):
            return ANY_NUMBER
        if self.has_own_city(seat, space) and self.siege[space] == 0:
            return max(0, self.content.capacity[space] - self.garrison[space])
        return 0

    def is_at_shut_gates(self, seat: Seat, space: Space) -> bool:
        """1.4r2, 10.13r1  A general whose last CU died before an enemy city: its garrison has not come out yet."""
        if not self.has_own_city(ENEMY[seat], space) or not self.has_general(seat, space, False):
            return False
        return self.all_units(ENEMY[seat], space) <= self.content.capacity[space]

    def elephants_on_map(self) -> int:
        count: i64 = 0
        for space in ALL_SPACES:
            count += self.elephants[space] + self.garrison_elephants[space]
        return count

    def place(self, seat: Seat, space: Space, count: int, elephants: int = 0) -> None:
        """Units enter the map: inside where enemies stand at the walls; enemy generals without CUs go (1.7)."""
        if self.is_at_shut_gates(seat, space):
            self.shut_gates(ENEMY[seat], space)
        if self.has_enemy_outside(seat, space):
            self.garrison = increased(self.garrison, space, count)
            self.garrison_elephants = increased(self.garrison_elephants, space, elephants)
        else:
            self.units[SPACES * seat + space] += count
            self.elephants = increased(self.elephants, space, elephants)

    def lose(self, seat: Seat, space: Space, count: int, elephants: int, from_inside: bool) -> None:
        """CUs are eliminated; a siege without besiegers is over (20.9)."""
        if from_inside:
            self.garrison = increased(self.garrison, space, -count)
            self.garrison_elephants = increased(self.garrison_elephants, space, -elephants)
        else:
            self.units[SPACES * seat + space] -= count
            self.elephants = increased(self.elephants, space, -elephants)
        self.tidy(space)

    def shift(self, seat: Seat, start: Space, goal: Space, count: int, elephants: int) -> None:
        """CUs go from outside to outside."""
        self.units[SPACES * seat + start] -= count
        self.units[SPACES * seat + goal] += count
        self.elephants = increased(self.elephants, start, -elephants)
        self.elephants = increased(self.elephants, goal, elephants)

    def go_inside(self, seat: Seat, space: Space, count: int, elephants: int) -> None:
        """10.13  CUs step behind the walls; a negative count steps out."""
        self.units[SPACES * seat + space] -= count
        self.garrison = increased(self.garrison, space, count)
        self.elephants = increased(self.elephants, space, -elephants)
        self.garrison_elephants = increased(self.garrison_elephants, space, elephants)

    def tidy(self, space: Space) -> None:
        """10.13r1, 20.9  No enemy CU outside: no siege, and nobody needs to be inside."""
        if self.siege[space] > 0 and not self._has_besieger(space):
            self.siege = replaced(self.siege, space, 0)
        marker = self.marker[space]
        if self.content.kind[space] == CITY and marker >= 0 and self.units[SPACES * (1 - marker) + space] == 0:
            self.open_gates(SEATS[marker], space)
        if self.train == space and self.all_units(CARTHAGE, space) == 0 and self.units[space] > 0:
            self.train = NO_SPACE  # 24.5: alone with enemy CUs

    def end_subjugation(self, seat: Seat, space: Space) -> None:
        """20.9  Nobody of this side is left at a neutral tribe: the enemies who drove them off start without points."""
        if self.marker[space] == NEUTRAL_TRIBE and self.outside(seat, space) == 0:
            self.siege = replaced(self.siege, space, 0)

    def open_gates(self, seat: Seat, space: Space) -> None:
        if self.garrison[space] > 0:
            self.units[SPACES * seat + space] += self.garrison[space]
            self.elephants = increased(self.elephants, space, self.garrison_elephants[space])
            self.garrison = replaced(self.garrison, space, 0)
            self.garrison_elephants = replaced(self.garrison_elephants, space, 0)
        for general in self.content.generals_of[seat]:
            if self.at[general] == space:
                self.is_inside[general] = False

    def shut_gates(self, seat: Seat, space: Space) -> bool:
        """11.9, 10.13r1  An army comes back to a city whose garrison was inside: it is inside again, as far as it fits.

        Returns whether nobody of the city's side is left outside.
        """
        count = self.units[SPACES * seat + space]
        if count > 0 and self.has_own_city(seat, space):
            if self.garrison[space] + count > self.content.capacity[space]:
                return False
            self.go_inside(seat, space, count, self.elephants[space] if seat == CARTHAGE else 0)
            for general in self.content.generals_of[seat]:
                if self.at[general] == space:
                    self.is_inside[general] = True
        return self.units[SPACES * seat + space] == 0

    def _has_besieger(self, space: Space) -> bool:
        """20.9  Somebody who may take the city or subjugate the tribe."""
        marker = self.marker[space]
        if marker == NEUTRAL_TRIBE:
            return self.units[space] > 0 or self.units[SPACES + space] > 0
        if marker == CARTHAGE_TRIBE:
            return self.units[space] > 0
        return marker >= 0 and self.units[SPACES * (1 - marker) + space] > 0

    # -- the army on the march -------------------------------------------------------------------------------

    def marches(self, general: General) -> bool:
        """6.3, 7.2  Whether a general leads the army or goes with it."""
        return general == self.army or (self.army_generals >> general) & 1 == 1

    # -- generals --------------------------------------------------------------------------------------------

    def rank(self, general: General) -> int:
        """7.3  Hannibal outranks all of his side, consuls outrank proconsuls."""
        return 1 if general == HANNIBAL or self.office[general] == CONSUL else 0

    def generals_at(self, seat: Seat, space: Space, inside: bool) -> list[General]:
        at = self.at
        is_inside = self.is_inside
        return [g for g in self.content.generals_of[seat] if at[g] == space and is_inside[g] == inside]

    def has_general(self, seat: Seat, space: Space, inside: bool) -> bool:
        for general in self.content.generals_of[seat]:
            if self.at[general] == space and self.is_inside[general] == inside:
                return True
        return False

    def commander_of(self, seat: Seat, space: Space, inside: bool) -> General:
        """7.3  The highest in rank; among equals the one the owner chose."""
        best = NO_GENERAL
        highest = -1
        chosen = self.commander[SPACES * seat + space]
        for general in self.content.generals_of[seat]:
            if self.at[general] == space and self.is_inside[general] == inside:
                rank = self.rank(general)
                if rank > highest or (rank == highest and general == chosen):
                    best = general
                    highest = rank
        return best

    def is_consul(self, general: General) -> bool:
        return self.office[general] == CONSUL

    def is_on_map(self, general: General) -> bool:
        return self.at[general] >= 0

    def may_stand(self, general: General, space: Space) -> bool:
        """23.3, 23.5  Hanno stays in Africa, Fabius in Italy."""
        confined = self.content.confined_to[general]
        return confined < 0 or self.content.country[space] == confined

    def strategy_rating(self, general: General) -> int:
        """23.4  P. Scipio is better in Hispania."""
        space = self.at[general]
        if space >= 0 and self.content.country[space] == HISPANIA:
            return self.content.strategy_rating_hispania[general]
        return self.content.strategy_rating[general]

    def is_in_italy(self, space: Space) -> bool:
        return self.content.country[space] == ITALY

    # -- cards -----------------------------------------------------------------------------------------------

    def hand_size(self, seat: Seat) -> int:
        count: i64 = 0
        for held in self.hand[CARDS * seat : CARDS * (seat + 1)]:
            count += held
        return count

    def has_cards(self, seat: Seat) -> bool:
        for held in self.hand[CARDS * seat : CARDS * (seat + 1)]:
            if held > 0:
                return True
        return False

    def holds(self, seat: Seat, card: Card) -> bool:
        return self.hand[CARDS * seat + card] > 0

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether the card could be in this hand as far as everybody can see; a window opens only then."""
        if self.discard[card] > 0 or self.removed[card] > 0 or self.scenario_in_play().ops_only[card]:
            return False
        if self.known[CARDS * (ENEMY[seat]) + card] > 0:
            return False
        return self.has_cards(seat)

    def lies_on_table(self, card: Card) -> bool:
        """24.3  A counsel lies there while it is in force, until the deck is shuffled."""
        if card == HANNO_COUNSELS:
            return self.hanno_counsels == 1
        return card == CATO_COUNSELS and self.cato_counsels == 1

    def throw_away(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand for the discards."""
        self.hand[CARDS * seat + card] = 0
        self.known = replaced(self.known, CARDS * seat + card, 0)
        self.discard = replaced(self.discard, card, 1)

    def battle_hand_size(self, seat: Seat) -> int:
        count: i64 = 0
        for held in self.battle_hand[BATTLE_CARDS * seat : BATTLE_CARDS * (seat + 1)]:
            count += held
        return count

    def units_of(self, seat: Seat) -> int:
        """All CUs of a side on the map."""
        count: i64 = 0
        for space in ALL_SPACES:
            count += self.units[SPACES * seat + space]
            if self.marker[space] == seat:
                count += self.garrison[space]
        return count

    def siege_site(self, seat: Seat, space: Space) -> bool:
        """20.2, 20.15  An enemy walled city, or a tribe this side may subjugate."""
        marker = self.marker[space]
        if marker == NEUTRAL_TRIBE:
            return True
        if marker == CARTHAGE_TRIBE:
            return seat == ROME
        return self.content.kind[space] == CITY and marker == ENEMY[seat]
