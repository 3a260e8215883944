"""The position of Hannibal: all facts as integers, and the questions one can ask of them."""

from typing import ClassVar, final

from hatalom.core.position import Position
from hatalom.games.hannibal.board import Board, Content, Scenario
from hatalom.games.hannibal.names import (
    BATTLE_CARDS,
    CARDS,
    CARTHAGE,
    CARTHAGE_TRIBE,
    CITY,
    CONSUL,
    GENERALS,
    HANNIBAL,
    IN_POOL,
    ITALY,
    MACEDON_PEACE,
    NEUTRAL_TRIBE,
    NO_OFFICE,
    NOBODY,
    ROME,
    SPACES,
)


@final
class Hannibal(Position):
    """Lists over two indices are flat: units[96 * seat + space], hand[65 * seat + card], battle_hand[6 * seat + card].

    `units` counts all CUs, elephants included; `elephants` says how many of Carthage's are elephants.  Units stand
    outside the walls; `garrison` counts those inside a city, which is told apart only while enemy CUs stand at its
    walls (D-01).  The army on the march is a part of the stack it stands in: the fields army_… say which part.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "scenario",
        "siege_per_site",
        "change_in_first_turn",
        "messenger_variant",
        "consequences_of_withdrawal",
        "turn",
        "marker",
        "siege",
        "units",
        "elephants",
        "garrison",
        "garrison_elephants",
        "at",
        "is_inside",
        "office",
        "commander",
        "train",
        "deck",
        "hand",
        "known",
        "discard",
        "removed",
        "hanno_counsels",
        "cato_counsels",
        "macedon_allied",
        "naval_victory",
        "truce",
        "reshuffle_due",
        "card",
        "sieges_tried",
        "tired",
        "used",
        "activated",
        "army",
        "army_units",
        "army_elephants",
        "army_generals",
        "army_has_train",
        "army_inside",
        "barred",
        "intercepted",
        "avoided",
        "avoid_failed",
        "picked",
        "battle_deck",
        "battle_hand",
        "battle_open",
        "battle_used",
        "battle_space",
        "battle_active",
        "battle_from",
        "battle_way",
        "battle_commander",
        "battle_start",
        "battle_lost",
        "battle_sortie",
        "army_tired",
        "sailed",
        "countered",
        "debt",
        "play_again",
        "points",
        "winner",
        "reason",
    )

    def __init__(self, content: Content, scenario: int, source: "Hannibal | None" = None) -> None:
        super().__init__()
        self.content = content
        self.scenario = scenario
        if source is not None:
            self._copy_from(source)
            return
        self.siege_per_site = False
        self.change_in_first_turn = False
        self.messenger_variant = False
        self.consequences_of_withdrawal = False
        self.turn = content.scenarios[scenario].first_turn
        self.marker = content.scenarios[scenario].markers.copy()
        self.siege = [0] * SPACES
        """20.1  Siege or subjugation points."""
        self.units = [0] * (2 * SPACES)
        self.elephants = [0] * SPACES
        self.garrison = [0] * SPACES
        self.garrison_elephants = [0] * SPACES
        self.at = [IN_POOL] * GENERALS
        self.is_inside = [False] * GENERALS
        self.office = [NO_OFFICE] * GENERALS
        self.commander = [NOBODY] * (2 * SPACES)
        """7.3  Among equals: whom the owner chose to command."""
        self.train = NOBODY
        self.deck = [1] * CARDS
        self.deck[MACEDON_PEACE] = 0
        self.hand = [0] * (2 * CARDS)
        self.known = [0] * (2 * CARDS)
        """Cards in a hand that the opponent has seen (24.10)."""
        self.discard = [0] * CARDS
        self.removed = [0] * CARDS
        self.removed[MACEDON_PEACE] = 1
        self.hanno_counsels = 0
        """24.3  1 in force, 2 in force but the deck has been shuffled since; the same for Cato."""
        self.cato_counsels = 0
        self.macedon_allied = False
        self.naval_victory = False
        self.truce = False
        self.reshuffle_due = False
        self.card = NOBODY
        """The strategy card being played."""
        self.sieges_tried: list[int] = []
        """20.4  Where siege attempts were made with this card."""
        self.tired: list[int] = []
        """9.3, 9.4  CUs that moved in this campaign, by threes: space, MPs used, CUs."""
        self.used = [0] * GENERALS
        """9.3  MPs each general used in this campaign."""
        self.activated = 0
        """9.1  The generals activated with this card, a bit each."""
        self.army = NOBODY
        """The general on the march, and what goes with him."""
        self.army_units = 0
        self.army_elephants = 0
        self.army_generals = 0
        self.army_has_train = False
        self.army_inside = False
        self.barred = 0
        """11.5  Generals who failed to intercept this army, a bit each."""
        self.intercepted = False
        self.avoided = False
        self.avoid_failed = False
        self.picked: list[int] = []
        """The force just chosen for a reaction: general, generals with him, CUs, elephants, with the siege train."""
        self.battle_deck = content.battle_card_count.copy()
        self.battle_hand = [0] * (2 * BATTLE_CARDS)
        self.battle_open = [0] * (2 * BATTLE_CARDS)
        """24.8  Cards of a battle hand that lie open."""
        self.battle_used = [0] * BATTLE_CARDS
        self.battle_space = NOBODY
        self.battle_active = NOBODY
        """14.9  The original attacker."""
        self.battle_from = NOBODY
        """15.4  The space the attacker came from, and the way he came."""
        self.battle_way = 0
        self.battle_commander = [NOBODY, NOBODY]
        self.battle_start = [0, 0]
        self.battle_lost = [0, 0]
        self.battle_sortie = [0, 0, 0]
        """20.12  CUs, elephants and generals (a bit each) that came out of the city to fight."""
        self.army_tired: list[int] = []
        """9.3  In a campaign, the army by pairs: MPs used, CUs."""
        self.sailed = False
        """9.5  Somebody used naval movement with this card."""
        self.countered = NOBODY
        """The counter card the opponent just played."""
        self.debt = 0
        """10.4  PCs that Carthage still has to remove because Hannibal fell."""
        self.play_again = False
        """24.10  By the variant, the player who intercepted a messenger must play again at once."""
        self.points = [0, 0]
        self.winner = NOBODY
        self.reason = 0

    def copy(self) -> "Hannibal":
        return Hannibal(self.content, self.scenario, self)

    def _copy_from(self, source: "Hannibal") -> None:
        self.siege_per_site = source.siege_per_site
        self.change_in_first_turn = source.change_in_first_turn
        self.messenger_variant = source.messenger_variant
        self.consequences_of_withdrawal = source.consequences_of_withdrawal
        self.turn = source.turn
        self.marker = source.marker.copy()
        self.siege = source.siege.copy()
        self.units = source.units.copy()
        self.elephants = source.elephants.copy()
        self.garrison = source.garrison.copy()
        self.garrison_elephants = source.garrison_elephants.copy()
        self.at = source.at.copy()
        self.is_inside = source.is_inside.copy()
        self.office = source.office.copy()
        self.commander = source.commander.copy()
        self.train = source.train
        self.deck = source.deck.copy()
        self.hand = source.hand.copy()
        self.known = source.known.copy()
        self.discard = source.discard.copy()
        self.removed = source.removed.copy()
        self.hanno_counsels = source.hanno_counsels
        self.cato_counsels = source.cato_counsels
        self.macedon_allied = source.macedon_allied
        self.naval_victory = source.naval_victory
        self.truce = source.truce
        self.reshuffle_due = source.reshuffle_due
        self.card = source.card
        self.sieges_tried = source.sieges_tried.copy()
        self.tired = source.tired.copy()
        self.used = source.used.copy()
        self.activated = source.activated
        self.army = source.army
        self.army_units = source.army_units
        self.army_elephants = source.army_elephants
        self.army_generals = source.army_generals
        self.army_has_train = source.army_has_train
        self.army_inside = source.army_inside
        self.barred = source.barred
        self.intercepted = source.intercepted
        self.avoided = source.avoided
        self.avoid_failed = source.avoid_failed
        self.picked = source.picked.copy()
        self.battle_deck = source.battle_deck.copy()
        self.battle_hand = source.battle_hand.copy()
        self.battle_open = source.battle_open.copy()
        self.battle_used = source.battle_used.copy()
        self.battle_space = source.battle_space
        self.battle_active = source.battle_active
        self.battle_from = source.battle_from
        self.battle_way = source.battle_way
        self.battle_commander = source.battle_commander.copy()
        self.battle_start = source.battle_start.copy()
        self.battle_lost = source.battle_lost.copy()
        self.battle_sortie = source.battle_sortie.copy()
        self.army_tired = source.army_tired.copy()
        self.sailed = source.sailed
        self.countered = source.countered
        self.debt = source.debt
        self.play_again = source.play_again
        self.points = source.points.copy()
        self.winner = source.winner
        self.reason = source.reason
        self.copy_stack_from(source)

    # -- the scenario ----------------------------------------------------------------------------------------

    def rules(self) -> Scenario:
        return self.content.scenarios[self.scenario]

    def board(self) -> Board:
        return self.content.scenarios[self.scenario].board

    def finish(self, winner: int, reason: int) -> None:
        """22  The game is over; nothing on the stack happens any more."""
        self.winner = winner
        self.reason = reason
        self.stack = []

    # -- control ---------------------------------------------------------------------------------------------

    def controls(self, seat: int, space: int) -> bool:
        """19.2, 0.8  A PC, a city marker, or (Carthage) a friendly tribe."""
        marker = self.marker[space]
        return marker == seat or (marker == CARTHAGE_TRIBE and seat == CARTHAGE)

    def has_enemy_pc(self, seat: int, space: int) -> bool:
        """0.4  A PC, city or tribe marker of the other side."""
        return self.controls(1 - seat, space)

    def is_hostile(self, seat: int, space: int) -> bool:
        """3.1r1, 12.3  An enemy PC or a tribe that is not friendly."""
        return self.marker[space] == NEUTRAL_TRIBE or self.controls(1 - seat, space)

    def is_pc(self, seat: int, space: int) -> bool:
        """5.3  A marker of the seat that is neither a walled city nor a tribe."""
        return self.marker[space] == seat and self.content.kind[space] != CITY

    def controls_province(self, seat: int, province: int) -> bool:
        """5.6  The majority of all its spaces."""
        count = 0
        for space in self.content.spaces_of[province]:
            if self.controls(seat, space):
                count += 1
        return count >= self.content.needs[province]

    def count_points(self, seat: int) -> int:
        """5.2  One for each politically significant province."""
        count = 0
        for province in self.rules().scoring:
            if self.controls_province(seat, province):
                count += 1
        return count

    def italian_provinces(self, seat: int) -> int:
        count = 0
        for province in self.content.italian:
            if self.controls_province(seat, province):
                count += 1
        return count

    def count_pcs(self, seat: int) -> int:
        """5.3  Markers that can be removed: neither walled nor tribal."""
        count = 0
        for space in range(SPACES):
            if self.marker[space] == seat and self.content.kind[space] != CITY:
                count += 1
        return count

    # -- units -----------------------------------------------------------------------------------------------

    def outside(self, seat: int, space: int) -> int:
        """CUs outside the walls."""
        return self.units[SPACES * seat + space]

    def inside(self, seat: int, space: int) -> int:
        """10.14  CUs inside the city; only its controller may be there."""
        return self.garrison[space] if self.marker[space] == seat else 0

    def all_units(self, seat: int, space: int) -> int:
        return self.outside(seat, space) + self.inside(seat, space)

    def has_enemy_outside(self, seat: int, space: int) -> bool:
        return self.units[SPACES * (1 - seat) + space] > 0

    def is_city(self, space: int) -> bool:
        return self.content.kind[space] == CITY

    def has_own_city(self, seat: int, space: int) -> bool:
        return self.content.kind[space] == CITY and self.marker[space] == seat

    def room(self, seat: int, space: int) -> int:
        """1.6, 1.7r1, 24.12  How many CUs may be placed here: none where enemies stand, but inside open walls."""
        if not self.has_enemy_outside(seat, space):
            return 99
        if self.has_own_city(seat, space) and self.siege[space] == 0:
            return max(0, self.content.capacity[space] - self.garrison[space])
        return 0

    def elephants_on_map(self) -> int:
        count = 0
        for space in range(SPACES):
            count += self.elephants[space] + self.garrison_elephants[space]
        return count

    def place(self, seat: int, space: int, count: int, elephants: int = 0) -> None:
        """Units enter the map: inside where enemies stand at the walls; enemy generals without CUs go (1.7)."""
        if self.has_enemy_outside(seat, space):
            self.garrison[space] += count
            self.garrison_elephants[space] += elephants
        else:
            self.units[SPACES * seat + space] += count
            self.elephants[space] += elephants

    def lose(self, seat: int, space: int, count: int, elephants: int, from_inside: bool) -> None:
        """CUs are eliminated; a siege without besiegers is over (20.9)."""
        if from_inside:
            self.garrison[space] -= count
            self.garrison_elephants[space] -= elephants
        else:
            self.units[SPACES * seat + space] -= count
            self.elephants[space] -= elephants
        self.tidy(space)

    def shift(self, seat: int, start: int, goal: int, count: int, elephants: int) -> None:
        """CUs go from outside to outside."""
        self.units[SPACES * seat + start] -= count
        self.units[SPACES * seat + goal] += count
        self.elephants[start] -= elephants
        self.elephants[goal] += elephants

    def go_inside(self, seat: int, space: int, count: int, elephants: int) -> None:
        """10.13  CUs step behind the walls; a negative count steps out."""
        self.units[SPACES * seat + space] -= count
        self.garrison[space] += count
        self.elephants[space] -= elephants
        self.garrison_elephants[space] += elephants

    def tidy(self, space: int) -> None:
        """D-01, 20.9  No enemy CU outside: no siege, and nobody needs to be inside."""
        if self.siege[space] > 0 and not self._has_besieger(space):
            self.siege[space] = 0
        marker = self.marker[space]
        if self.content.kind[space] == CITY and marker >= 0 and self.units[SPACES * (1 - marker) + space] == 0:
            self.open_gates(marker, space)
        if self.train == space and self.units[SPACES * CARTHAGE + space] == 0 and self.units[space] > 0:
            self.train = NOBODY  # 24.5: alone with enemy CUs

    def open_gates(self, seat: int, space: int) -> None:
        if self.garrison[space] > 0:
            self.units[SPACES * seat + space] += self.garrison[space]
            self.elephants[space] += self.garrison_elephants[space]
            self.garrison[space] = 0
            self.garrison_elephants[space] = 0
        for general in self.content.generals_of[seat]:
            if self.at[general] == space:
                self.is_inside[general] = False

    def shut_gates(self, seat: int, space: int) -> bool:
        """11.9, D-01  An army comes back to a city whose garrison was inside: it is inside again, as far as it fits.

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

    def _has_besieger(self, space: int) -> bool:
        """20.9  Somebody who may take the city or subjugate the tribe."""
        marker = self.marker[space]
        if marker == NEUTRAL_TRIBE:
            return self.units[space] > 0 or self.units[SPACES + space] > 0
        if marker == CARTHAGE_TRIBE:
            return self.units[space] > 0
        return marker >= 0 and self.units[SPACES * (1 - marker) + space] > 0

    # -- generals --------------------------------------------------------------------------------------------

    def rank(self, general: int) -> int:
        """7.3  Hannibal outranks all of his side, consuls outrank proconsuls."""
        return 1 if general == HANNIBAL or self.office[general] == CONSUL else 0

    def generals_at(self, seat: int, space: int, inside: bool) -> list[int]:
        at = self.at
        is_inside = self.is_inside
        return [g for g in self.content.generals_of[seat] if at[g] == space and is_inside[g] == inside]

    def has_general(self, seat: int, space: int, inside: bool) -> bool:
        for general in self.content.generals_of[seat]:
            if self.at[general] == space and self.is_inside[general] == inside:
                return True
        return False

    def commander_of(self, seat: int, space: int, inside: bool) -> int:
        """7.3  The highest in rank; among equals the one the owner chose."""
        best = NOBODY
        highest = -1
        chosen = self.commander[SPACES * seat + space]
        for general in self.content.generals_of[seat]:
            if self.at[general] == space and self.is_inside[general] == inside:
                rank = self.rank(general)
                if rank > highest or (rank == highest and general == chosen):
                    best = general
                    highest = rank
        return best

    def is_consul(self, general: int) -> bool:
        return self.office[general] == CONSUL

    def may_stand(self, general: int, space: int) -> bool:
        """23.3, 23.5  Hanno stays in Africa, Fabius in Italy."""
        confined = self.content.confined_to[general]
        return confined < 0 or self.content.country[space] == confined

    def strategy_rating(self, general: int) -> int:
        """23.4  P. Scipio is better in Hispania."""
        space = self.at[general]
        if space >= 0 and self.content.country[space] == 1:
            return self.content.strategy_rating_hispania[general]
        return self.content.strategy_rating[general]

    def is_in_italy(self, space: int) -> bool:
        return self.content.country[space] == ITALY

    # -- cards -----------------------------------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        count = 0
        for card in range(CARDS * seat, CARDS * seat + CARDS):
            count += self.hand[card]
        return count

    def holds(self, seat: int, card: int) -> bool:
        return self.hand[CARDS * seat + card] > 0

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether the card could be in this hand as far as everybody can see; a window opens only then."""
        if self.discard[card] > 0 or self.removed[card] > 0 or self.rules().ops_only[card]:
            return False
        if self.known[CARDS * (1 - seat) + card] > 0:
            return False
        return self.hand_size(seat) > 0

    def throw_away(self, seat: int, card: int) -> None:
        """A card leaves a hand for the discards."""
        self.hand[CARDS * seat + card] = 0
        self.known[CARDS * seat + card] = 0
        self.discard[card] = 1

    def battle_hand_size(self, seat: int) -> int:
        count = 0
        for card in range(BATTLE_CARDS * seat, BATTLE_CARDS * seat + BATTLE_CARDS):
            count += self.battle_hand[card]
        return count

    def units_of(self, seat: int) -> int:
        """All CUs of a side on the map."""
        count = 0
        for space in range(SPACES):
            count += self.units[SPACES * seat + space]
            if self.marker[space] == seat:
                count += self.garrison[space]
        return count

    def siege_site(self, seat: int, space: int) -> bool:
        """20.2, 20.15  An enemy walled city, or a tribe this side may subjugate."""
        marker = self.marker[space]
        if marker == NEUTRAL_TRIBE:
            return True
        if marker == CARTHAGE_TRIBE:
            return seat == ROME
        return self.content.kind[space] == CITY and marker == 1 - seat
