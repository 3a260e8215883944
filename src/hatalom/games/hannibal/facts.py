"""The facts of a position of Hannibal, all of them integers, and how they are copied."""

from typing import ClassVar

from hatalom.core.numbers import numbers_of, zeros
from hatalom.core.position import Position, Record
from hatalom.core.vecs import vec
from hatalom.games.hannibal.board import Content
from hatalom.games.hannibal.names import (
    BATTLE_CARDS,
    CARDS,
    GENERALS,
    IN_POOL,
    MACEDON_PEACE,
    NO_CARD,
    NO_COMPANY,
    NO_GENERAL,
    NO_OFFICE,
    NO_SEAT,
    NO_SPACE,
    NORMAL,
    SPACES,
    Card,
    General,
    Space,
)
from hatalom.games.hannibal.records import Force, Tired


class Facts(Position):
    """Lists over two indices are flat: units[96 * seat + space], hand[65 * seat + card], battle_hand[6 * seat + card].

    `units` counts all CUs, elephants included; `elephants` says how many of Carthage's are elephants.  Units stand
    outside the walls; `garrison` counts those inside a city, which is told apart only while enemy CUs stand at its
    walls (10.13r1).  The army on the march is a part of the stack it stands in: the fields army_… say which part.
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
        "march_left",
        "march_ships",
        "march_entered",
        "march_has_rolled",
        "march_touched",
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
        "battle_declared",
        "sortie_units",
        "sortie_generals",
        "sailed",
        "countered",
        "debt",
        "play_again",
        "winner",
        "reason",
    )
    RECORDS: ClassVar[dict[str, type[Record]]] = {"tired": Tired, "picked": Force}

    def __init__(self, content: Content, scenario: int, source: "Facts | None" = None) -> None:
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
        self.marker = numbers_of(content.scenarios[scenario].markers)
        self.siege = zeros(SPACES)
        """20.1  Siege or subjugation points."""
        self.units = zeros(2 * SPACES)
        self.elephants = zeros(SPACES)
        self.garrison = zeros(SPACES)
        self.garrison_elephants = zeros(SPACES)
        self.at = vec[Space]([IN_POOL] * GENERALS)
        self.is_inside = vec[bool]([False] * GENERALS)
        self.office = numbers_of([NO_OFFICE] * GENERALS)
        self.commander = vec[General]([NO_GENERAL] * (2 * SPACES))
        """7.3  Among equals: whom the owner chose to command."""
        self.train = NO_SPACE
        self.deck = numbers_of([1] * CARDS)
        self.deck[MACEDON_PEACE] = 0
        self.hand = zeros(2 * CARDS)
        self.known = zeros(2 * CARDS)
        """Cards in a hand that the opponent has seen (24.10)."""
        self.discard = zeros(CARDS)
        self.removed = zeros(CARDS)
        self.removed[MACEDON_PEACE] = 1
        self.hanno_counsels = 0
        """24.3  1 in force, 2 in force but the deck has been shuffled since; the same for Cato."""
        self.cato_counsels = 0
        self.macedon_allied = False
        self.naval_victory = False
        self.truce = False
        self.reshuffle_due = False
        self.card = NO_CARD
        """The strategy card being played."""
        self.sieges_tried: list[Space] = []
        """20.4  Where siege attempts were made with this card."""
        self.tired: list[Tired] = []
        """9.3, 9.4  CUs that have moved or fought with this card, where they stand or ON_THE_MARCH."""
        self.used = zeros(GENERALS)
        """9.3  MPs each general used in this campaign."""
        self.activated = NO_COMPANY
        """9.1  The generals activated with this card, a bit each."""
        self.army = NO_GENERAL
        """The general on the march, and what goes with him."""
        self.army_units = 0
        self.army_elephants = 0
        self.army_generals = NO_COMPANY
        self.army_has_train = False
        self.army_inside = False
        self.march_left = 0
        """6.2  Movement points that the general on the march has left."""
        self.march_ships = 0
        """13.2  How many CUs may sail with the card; none without a ship."""
        self.march_entered: list[Space] = []
        """24.6r1  The spaces he has entered so far, in order."""
        self.march_has_rolled = False
        """24.6r1  A pass or naval roll was made: too late for Bad Weather."""
        self.march_touched: list[Space] = []
        """7.6  Where a stack has changed."""
        self.barred = NO_COMPANY
        """11.5  Generals who failed to intercept this army, a bit each."""
        self.intercepted = False
        self.avoided = False
        self.avoid_failed = False
        self.picked: Force | None = None
        """The force just chosen for a reaction."""
        self.battle_deck = numbers_of(content.battle_card_count)
        self.battle_hand = zeros(2 * BATTLE_CARDS)
        self.battle_open = zeros(2 * BATTLE_CARDS)
        """24.8  Cards of a battle hand that lie open."""
        self.battle_used = zeros(BATTLE_CARDS)
        self.battle_space = NO_SPACE
        self.battle_active = NO_SEAT
        """14.9  The original attacker."""
        self.battle_from = NO_SPACE
        """15.4  The space the attacker came from, and the way he came."""
        self.battle_way = NORMAL
        self.battle_commander = [NO_GENERAL, NO_GENERAL]
        self.battle_start = numbers_of([0, 0])
        self.battle_lost = numbers_of([0, 0])
        self.battle_declared: list[list[Card]] = [[], []]
        """14.8  The strategy cards that each side has declared before the deal."""
        self.sortie_units = 0
        """20.12  CUs that came out of the city to fight, and the generals with them, a bit each."""
        self.sortie_generals = NO_COMPANY
        self.sailed = False
        """9.5  Somebody used naval movement with this card."""
        self.countered = NO_CARD
        """The counter card the opponent just played."""
        self.debt = 0
        """10.4  PCs that Carthage still has to remove because Hannibal fell."""
        self.play_again = False
        """24.10  By the variant, the player who intercepted a messenger must play again at once."""
        self.winner = NO_SEAT
        self.reason = 0

    def _copy_from(self, source: "Facts") -> None:
        """What is not copied is shared: it is never changed in place, only replaced (see `core.shared`)."""
        self.siege_per_site = source.siege_per_site
        self.change_in_first_turn = source.change_in_first_turn
        self.messenger_variant = source.messenger_variant
        self.consequences_of_withdrawal = source.consequences_of_withdrawal
        self.turn = source.turn
        self.marker = source.marker
        self.siege = source.siege
        self.units = source.units[:]
        self.elephants = source.elephants
        self.garrison = source.garrison
        self.garrison_elephants = source.garrison_elephants
        self.at = source.at[:]
        self.is_inside = source.is_inside[:]
        self.office = source.office
        self.commander = source.commander
        self.train = source.train
        self.deck = source.deck
        self.hand = source.hand[:]
        self.known = source.known
        self.discard = source.discard
        self.removed = source.removed
        self.hanno_counsels = source.hanno_counsels
        self.cato_counsels = source.cato_counsels
        self.macedon_allied = source.macedon_allied
        self.naval_victory = source.naval_victory
        self.truce = source.truce
        self.reshuffle_due = source.reshuffle_due
        self.card = source.card
        self.sieges_tried = source.sieges_tried
        self.tired = source.tired
        self.used = source.used[:]
        self.activated = source.activated
        self.army = source.army
        self.army_units = source.army_units
        self.army_elephants = source.army_elephants
        self.army_generals = source.army_generals
        self.army_has_train = source.army_has_train
        self.army_inside = source.army_inside
        self.march_left = source.march_left
        self.march_ships = source.march_ships
        self.march_entered = source.march_entered
        self.march_has_rolled = source.march_has_rolled
        self.march_touched = source.march_touched
        self.barred = source.barred
        self.intercepted = source.intercepted
        self.avoided = source.avoided
        self.avoid_failed = source.avoid_failed
        self.picked = source.picked
        self.battle_deck = source.battle_deck
        self.battle_hand = source.battle_hand
        self.battle_open = source.battle_open
        self.battle_used = source.battle_used
        self.battle_space = source.battle_space
        self.battle_active = source.battle_active
        self.battle_from = source.battle_from
        self.battle_way = source.battle_way
        self.battle_commander = source.battle_commander
        self.battle_start = source.battle_start
        self.battle_lost = source.battle_lost
        self.battle_declared = source.battle_declared
        self.sortie_units = source.sortie_units
        self.sortie_generals = source.sortie_generals
        self.sailed = source.sailed
        self.countered = source.countered
        self.debt = source.debt
        self.play_again = source.play_again
        self.winner = source.winner
        self.reason = source.reason
        self.copy_stack_from(source)
