"""7.7, 7.15 to 7.19, 8.7, 9.5, 18.19  Hits and losses: which pieces are removed, and who chooses them."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import flagged
from hatalom.core.vecs import append, vec
from hatalom.games.great_war.events import CARGO_LOST, HIT_TAKEN, LINE_HIT, UNIT_LOST
from hatalom.games.great_war.names import (
    DEFENCE_LINE_PIECE,
    NO_PIECE,
    NOWHERE,
    TANK,
    Piece,
    Place,
    is_fighting,
    is_land,
    piece_kind,
    piece_of,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import (
    ASK_HIT,
    ASK_LOSE,
    ASK_LOSE_CARGO,
    ASK_LOSE_FROM,
    ASK_LOSE_SHIP,
    ASK_TORPEDO_HIT,
)
from hatalom.games.great_war.refusals import CANNOT_BE_HIT, CAP_OF_GENERAL, MUST_LOSE_FIGHTING
from hatalom.games.great_war.rules.battles.forces import chooser, piece_in
from hatalom.games.great_war.rules.battles.losses import (
    NO_LIMIT,
    attackers_in,
    capped_origin,
    chosen_among,
    drop,
    total_in,
)
from hatalom.games.great_war.rules.battles.origins import coming_from, ways_of, ways_to_lose
from hatalom.games.great_war.rules.battles.sides import defenders
from hatalom.games.great_war.units import Entry, Troops, is_loaded, kind_of, origin_of, power_of
from hatalom.games.great_war.verbs import HIT, LOSE, LOSE_CARGO, LOSE_FROM


@final
class Losses(Phase[GreatWar]):
    """7.15 to 7.17, 8.7  One side removes units of its choice; an attacker on land at least one fighting unit.

    `capped` is what Falkenhayn's army may still lose; `sinking` the port of a loaded battleship just lost (9.5);
    `piece` the loss that was named, while its province is being asked for (7.17r1).
    """

    FIELDS = ("is_attacker", "at_sea", "left", "needs_fighting", "capped", "sinking", "piece")

    def __init__(
        self,
        is_attacker: bool,
        at_sea: bool,
        left: int,
        needs_fighting: bool = False,
        capped: int = NO_LIMIT,
        sinking: Place = NOWHERE,
        piece: Piece = NO_PIECE,
    ) -> None:
        self.is_attacker = is_attacker
        self.at_sea = at_sea
        self.left = left
        self.needs_fighting = needs_fighting
        self.capped = capped
        self.sinking = sinking
        self.piece = piece

    def copy(self) -> "Losses":
        return Losses(
            self.is_attacker, self.at_sea, self.left, self.needs_fighting, self.capped, self.sinking, self.piece
        )

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.sinking != NOWHERE:
            return self._ask_cargo(pos)
        if self.piece != NO_PIECE:
            return self._ask_origin(pos)
        if self.left == 0:
            return NO_QUESTIONS
        entries = self._candidates(pos)
        if len(entries) == 0:
            return NO_QUESTIONS
        pieces: list[Piece] = []
        for entry in entries:
            piece = self._piece(entry)
            if piece not in pieces:
                pieces.append(piece)
        power = chooser(pos, self.is_attacker, self.at_sea)
        if self._all_must_go(pos):
            pieces = pieces[:1]
        options = [LOSE.of(piece) for piece in pieces]
        prompt = ASK_LOSE_SHIP if self.at_sea else ASK_LOSE
        return [Question(pos.seat_of(power), prompt, options, [power, self.left])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if LOSE_CARGO.has(action):
            self._sink_cargo(pos, Piece(LOSE_CARGO.target(action)))
            return
        if LOSE_FROM.has(action):
            alike = coming_from(self._alike(pos, self.piece), Place(LOSE_FROM.target(action)))
            self.piece = NO_PIECE
        else:
            piece = Piece(LOSE.target(action))
            alike = self._alike(pos, piece)
            if ways_of(alike) and not self._all_must_go(pos):
                self.piece = piece
                return
        self._lose(pos, chosen_among(alike, False))

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        if not LOSE.has(action):
            return None
        is_spared = self.needs_fighting and not is_fighting(piece_kind(Piece(LOSE.target(action))))
        if is_spared and (self.left == 1 or self.capped == 1):
            return Said(MUST_LOSE_FIGHTING)
        return Said(CAP_OF_GENERAL) if self.capped == 0 else None

    def ways(self, pos: GreatWar) -> list[Place]:
        """7.17r1  From where the loss that was named may come, the best first."""
        return ways_to_lose(pos, self._alike(pos, self.piece))

    def _ask_origin(self, pos: GreatWar) -> list[Question]:
        power = chooser(pos, True, self.at_sea)
        options = [LOSE_FROM.of(way) for way in self.ways(pos)]
        return [Question(pos.seat_of(power), ASK_LOSE_FROM, options, [power, self.piece])]

    def _alike(self, pos: GreatWar, piece: Piece) -> Troops:
        return vec[Entry]([entry for entry in self._candidates(pos) if self._piece(entry) == piece])

    def _piece(self, entry: Entry) -> Piece:
        return piece_in(entry) if self.is_attacker else piece_of(power_of(entry), kind_of(entry))

    def _candidates(self, pos: GreatWar) -> Troops:
        """What may be removed now."""
        if not self.is_attacker:
            return defenders(pos, pos.target, self.at_sea)
        found = vec[Entry]()
        origin = capped_origin(pos) if self.capped < NO_LIMIT else NOWHERE
        is_last_chance = self.capped == 1 and self._all_fighters_from(pos, origin)
        for entry in attackers_in(pos, self.at_sea):
            is_capped = origin_of(entry) == origin
            if self.capped == 0 and is_capped:
                continue
            if self.needs_fighting and not is_fighting(kind_of(entry)):
                if self.left == 1 or (is_last_chance and is_capped):
                    continue
            found = append(found, entry)
        return found

    def _all_fighters_from(self, pos: GreatWar, origin: Place) -> bool:
        """7.16, 6.7  The compulsory loss can only fall on the army whose losses are limited."""
        for entry in attackers_in(pos, self.at_sea):
            if is_fighting(kind_of(entry)) and origin_of(entry) != origin:
                return False
        return True

    def _all_must_go(self, pos: GreatWar) -> bool:
        """With no more units than losses there is nothing to choose; cargo may still have to be chosen."""
        if self.is_attacker:
            return self.capped == NO_LIMIT and total_in(attackers_in(pos, self.at_sea)) <= self.left
        return total_in(defenders(pos, pos.target, self.at_sea)) <= self.left

    def _lose(self, pos: GreatWar, entry: Entry) -> None:
        pos.tell(UNIT_LOST, self._piece(entry))
        if self.capped < NO_LIMIT and origin_of(entry) == capped_origin(pos):
            self.capped -= 1
        if is_fighting(kind_of(entry)):
            self.needs_fighting = False
        self.left -= 1
        is_carrier = self.at_sea and is_loaded(entry)
        drop(pos, entry, self.is_attacker)
        if is_carrier:
            self.sinking = origin_of(entry)

    def _ask_cargo(self, pos: GreatWar) -> list[Question]:
        """9.5  The cargo of the lost battleship: one of the units taken aboard in the same port."""
        options: list[int] = []
        for entry in self._cargo(pos):
            option = LOSE_CARGO.of(piece_in(entry))
            if option not in options:
                options.append(option)
        return [Question(pos.seat_of(pos.lead), ASK_LOSE_CARGO, options, [pos.lead])]

    def _sink_cargo(self, pos: GreatWar, piece: Piece) -> None:
        """9.5r75  Infantry and cavalry for good, others back to the card; no hospital."""
        for entry in self._cargo(pos):
            if piece_in(entry) == piece:
                pos.leave_force(entry, 1)
                pos.bury(power_of(entry), kind_of(entry), 1)
                pos.tell(CARGO_LOST, piece)
                self.sinking = NOWHERE
                return

    def _cargo(self, pos: GreatWar) -> Troops:
        """9.5  What was taken aboard in the port of the battleship that sinks."""
        return vec[Entry](
            [e for e in pos.force if is_loaded(e) and is_land(kind_of(e)) and origin_of(e) == self.sinking]
        )


@final
class Hits(Phase[GreatWar]):
    """7.7r45, 18.19  Whoever hits with artillery or torpedoes chooses; hits without a target are lost."""

    FIELDS = ("by_attacker", "left", "at_sea")

    def __init__(self, by_attacker: bool, left: int, at_sea: bool) -> None:
        self.by_attacker = by_attacker
        self.left = left
        self.at_sea = at_sea

    def copy(self) -> "Hits":
        return Hits(self.by_attacker, self.left, self.at_sea)

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.left == 0:
            return NO_QUESTIONS
        options: list[int] = []
        for entry in self._candidates(pos):
            option = HIT.of(piece_of(power_of(entry), kind_of(entry)))
            if option not in options:
                options.append(option)
        if self.by_attacker and not self.at_sea and pos.line[pos.target]:
            options.append(HIT.of(DEFENCE_LINE_PIECE))
        if not options:
            return NO_QUESTIONS
        power = chooser(pos, self.by_attacker, self.at_sea)
        prompt = ASK_TORPEDO_HIT if self.at_sea else ASK_HIT
        return [Question(pos.seat_of(power), prompt, options, [power, self.left])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        piece = Piece(HIT.target(action))
        self.left -= 1
        if piece == DEFENCE_LINE_PIECE:
            pos.line = flagged(pos.line, pos.target, False)
            pos.tell(LINE_HIT, pos.target)
            return
        candidates = self._candidates(pos)
        alike = vec[Entry]([entry for entry in candidates if piece_of(power_of(entry), kind_of(entry)) == piece])
        drop(pos, chosen_among(alike, True), not self.by_attacker)
        pos.tell(HIT_TAKEN, piece)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        return Said(CANNOT_BE_HIT) if HIT.has(action) else None

    def _candidates(self, pos: GreatWar) -> Troops:
        """7.7  Infantry, cavalry and tanks; at sea every ship."""
        entries = defenders(pos, pos.target, self.at_sea) if self.by_attacker else attackers_in(pos, self.at_sea)
        if self.at_sea:
            return entries
        found = vec[Entry]()
        for entry in entries:
            if is_fighting(kind_of(entry)) or kind_of(entry) == TANK:
                found = append(found, entry)
        return found
