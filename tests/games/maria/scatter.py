"""Pieces, markers and cards strewn over a small part of the map, for recorded plays in which armies meet at once."""

from typing import Final, cast

from hatalom.core.chance import Seeded
from hatalom.core.position import Position
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_GENERALS,
    ALL_PCS,
    ALL_PIECES,
    ALL_POWERS,
    ALL_TRAINS,
    AUSTRIA,
    BATTLE_BOX,
    BOHEMIA,
    BOXES,
    CALLED,
    CARDS,
    ELECTION_CARD,
    FRANCE,
    HELD,
    HUSSARS,
    IN_BOX,
    ITALY_BOX,
    ITALY_TRACK,
    MAJORS,
    NO_POWER,
    NO_SEAT,
    NO_TOWN,
    NOBODY,
    NOT_IN_PLAY,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    PRUSSIAN_STAGE,
    REDUCED,
    REMOVED,
    RUSSIA_TRACK,
    SAXONY,
    SAXONY_NEUTRAL,
    SAXONY_TRACK,
    SILESIA,
    SILESIA_BOX,
    SILESIAN_TRAIN,
    STAGES,
    VICTORY_POINT,
    Card,
    Fort,
    General,
    Piece,
    Power,
    Stage,
    Town,
    train_piece,
)
from hatalom.games.maria.phases.course import (
    ANNEXATION,
    BEGIN,
    COMBAT,
    ELECTION,
    FIRST_STAGE,
    MOVEMENT,
    NEXT,
    POLITICS,
    SUPPLY,
    WINTER,
    ActionStage,
    CourseOfPlay,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import (
    Clause,
    clause_kinds,
    clause_objects,
    clause_powers,
    end_contracts,
    end_promises,
    put_in_force,
)
from hatalom.games.maria.rules.conquest import count_electors
from hatalom.games.maria.rules.politics import next_cards
from hatalom.games.maria.rules.stacks import lone_general, may_join, set_command

AT = "ask-hussar"
SOME = 3
"""Fewer questions than these are passed by before the pieces are strewn."""
NEAR = 26
"""So many towns around one are filled."""
MOST_NEW_CARDS = 16

STEPS: Final = (BEGIN, POLITICS, POLITICS, POLITICS, ELECTION, WINTER, NEXT)
"""Where a play may begin, besides the action stages."""
PHASES: Final = (SUPPLY, SUPPLY, MOVEMENT, COMBAT, COMBAT, ANNEXATION)
"""Where an action stage may begin."""


def scatter(pos: Position, rng: Seeded) -> None:
    Scatter(cast(Maria, pos), rng).everything()


class Scatter:
    def __init__(self, pos: Maria, rng: Seeded) -> None:
        self.pos = pos
        self.rng = rng
        board = pos.content.board
        towns = [Town(town) for town in range(len(board.home)) if pos.form == ADVANCED or board.map_of[town] == BOHEMIA]
        middle = towns[rng.below(len(towns))]
        if rng.below(5) == 0:
            middle = towns[-rng.below(2)]  # the first town or the last: mistakes about the number 0 or -1 show there
        row = pos.distances(middle)
        self.area = sorted(towns, key=lambda town: (row[town], town))[:NEAR]

    def everything(self) -> None:
        self._turn()
        if self.pos.form == ADVANCED:
            self._politics()
        self._pieces()
        self._hussars()
        self._markers()
        self._cards()
        self._beginning()
        if self.pos.form == ADVANCED:
            self._promises()
            self._pools()

    def _is(self, chance: int) -> bool:
        """True once in so many times."""
        return self.rng.below(chance) == 0

    def _turn(self) -> None:
        """A later turn; the political cards of the turns between are gone."""
        pos = self.pos
        later = self.rng.below(pos.content.turns[pos.form] - pos.turn + 1)
        pos.turn += later
        if pos.form != ADVANCED:
            return
        for _ in range(2 * later):
            bag = next_cards(pos)
            cards = [card for card in ALL_PCS if bag[card] == 1 and card != ELECTION_CARD]
            if cards:
                pos.pc_deck[cards[self.rng.below(len(cards))]] = 0

    def _politics(self) -> None:
        pos = self.pos
        if not pos.annexed and self._is(5):
            pos.annexed = True
            pos.box[SILESIA_BOX] = PRUSSIA
            pos.neutral_until = self.rng.below(2) * (pos.turn + self.rng.below(3))
            pos.set_aside[PRUSSIA] = self.rng.below(3)
        status = pos.content.politics.status
        spaces = [place for place in range(len(status)) if status[place] == PRUSSIAN_ALLY]
        if pos.annexed or pos.saxony_left or self._is(3):
            spaces = [place for place in range(len(status)) if status[place] != PRUSSIAN_ALLY]
            pos.saxony_left = True
            end_promises(pos, SAXONY)
        pos.track[SAXONY_TRACK] = spaces[self.rng.below(len(spaces))]
        end_contracts(pos)
        for track in (RUSSIA_TRACK, ITALY_TRACK):
            pos.track[track] = self.rng.below(len(pos.content.politics.icons[track]))
        pos.box[ITALY_BOX] = NO_POWER
        for icon in pos.content.politics.icons[ITALY_TRACK][pos.track[ITALY_TRACK]]:
            if icon.kind == VICTORY_POINT:
                pos.box[ITALY_BOX] = icon.power
        if self._is(4) and pos.reduced != REDUCED:
            pos.reduced = REDUCED
            pos.set_aside[FRANCE] = self.rng.below(3)
        for power in MAJORS:
            pos.battle[power] = self.rng.below(pos.content.battle_boxes + 1)
            if self._is(8):
                pos.expedition_until[power] = pos.turn + self.rng.below(3)
        pos.last_winner = NO_SEAT if self._is(4) else pos.players()[self.rng.below(pos.seats)]

    # -- pieces ---------------------------------------------------------------------------------------------

    def _pieces(self) -> None:
        pos = self.pos
        pos.face_down = 0
        pos.leads = 0
        mine = [piece for piece in ALL_PIECES if pos.at[piece] not in (NOT_IN_PLAY, IN_BOX)]
        if pos.annexed and pos.at[train_piece(SILESIAN_TRAIN)] == IN_BOX:
            mine.append(train_piece(SILESIAN_TRAIN))
        for piece in mine:
            pos.at[piece] = REMOVED
        for general in ALL_GENERALS:
            if general in mine:
                pos.troops[general] = 0
                if not self._is(7):
                    self._put_general(general)
        for train in ALL_TRAINS:
            piece = train_piece(train)
            towns = [town for town in self._towns(piece) if pos.piece_in(town) == NOBODY]
            if piece in mine and towns and not self._is(5):
                pos.at[piece] = towns[self.rng.below(len(towns))]

    def _towns(self, piece: Piece) -> list[Town]:
        """Where this piece may stand; a piece that has no place here is at home."""
        pos, board = self.pos, self.pos.content.board
        power = pos.power_of(piece)
        home_map = board.map_of[pos.content.start[piece]] if pos.content.start[piece] >= 0 else BOHEMIA
        towns = [town for town in self.area if pos.may_enter(power, town)]
        if not pos.may_change_maps(power):
            towns = [town for town in towns if board.map_of[town] == home_map]
        return towns or [town for town in board.fort_town if pos.home_of(town) == power and pos.may_enter(power, town)]

    def _put_general(self, general: General) -> None:
        pos = self.pos
        towns = self._towns(general)
        joined = [town for town in towns if may_join(pos, general, town)]
        empty = [town for town in towns if pos.piece_in(town) == NOBODY]
        towns = joined if joined and (not empty or self._is(3)) else empty
        if not towns:
            return
        town = towns[self.rng.below(len(towns))]
        mate = lone_general(pos, town)
        pos.at[general] = town
        pos.troops[general] = 1 + self.rng.below(pos.content.most_troops)
        pos.face_down |= int(self._is(4)) << general
        if mate != NOBODY:
            set_command(pos, general, mate, mate)

    def _hussars(self) -> None:
        pos = self.pos
        for number in range(HUSSARS):
            towns = [town for town in self.area if pos.piece_in(town) == NOBODY]
            towns = [town for town in towns if pos.content.board.map_of[town] == BOHEMIA]
            pos.hussar[number] = towns[self.rng.below(len(towns))] if towns and not self._is(4) else NO_TOWN

    # -- markers --------------------------------------------------------------------------------------------

    def _markers(self) -> None:
        pos, board = self.pos, self.pos.content.board
        is_prussian = pos.annexed or self._is(3)
        for fort in board.forts:
            town = board.fort_town[fort]
            if board.region[town] == SILESIA:
                if is_prussian:
                    pos.marker[fort] = PRUSSIA
                elif town in self.area and self._is(2):
                    pos.marker[fort] = (PRUSSIA, AUSTRIA, FRANCE)[self.rng.below(3)]
            elif board.is_rhenish[fort]:
                if pos.form == ADVANCED and self._is(2):
                    pos.marker[fort] = (FRANCE, AUSTRIA)[self.rng.below(2)]
            elif town in self.area:
                pos.marker[fort] = self._marker(fort)
            elif board.in_core_austria[town] and self._is(8):
                pos.marker[fort] = FRANCE
            if pos.home_of(town) == SAXONY and pos.saxony_status() == SAXONY_NEUTRAL:
                pos.marker[fort] = NO_POWER
        count_electors(pos)

    def _marker(self, fort: Fort) -> Power:
        """Any major power that may have conquered it, or none."""
        pos = self.pos
        home = pos.home_of(pos.content.board.fort_town[fort])
        majors = [power for power in MAJORS if pos.form == ADVANCED or power != PRAGMATIC]
        able = [power for power in majors if pos.is_enemy(power, home) or not pos.content.is_major[home]]
        return able[self.rng.below(len(able))] if able and self._is(2) else NO_POWER

    def _pools(self) -> None:
        """15.3  What is not on the board is in the pool."""
        pos = self.pos
        for power in MAJORS:
            placed = pos.markers_of(power) + pos.battle[power] + pos.set_aside[power]
            placed += sum(1 for box in range(BATTLE_BOX + 1, BOXES) if pos.box[box] == power)
            left = pos.content.pool[power] - placed
            pos.pool[power] = max(left, 0)
            pos.surplus[power] = max(-left, 0)

    # -- cards, promises, the beginning ---------------------------------------------------------------------

    def _cards(self) -> None:
        """All hands and some cards of the draw pile are dealt anew, to some powers; some cards are saved (17.5.3)."""
        pos = self.pos
        cards = [card for hand in pos.hand for card in hand]
        for _ in range(self.rng.below(MOST_NEW_CARDS + 1)):
            left = [Card(card) for card in range(CARDS) if pos.draw_pile[card] > 0]
            if left:
                card = left[self.rng.below(len(left))]
                pos.draw_pile[card] -= 1
                cards.append(card)
        pos.hand = [[] for _ in ALL_POWERS]
        able = [power for power in ALL_POWERS if pos.form == ADVANCED or power != PRAGMATIC]
        able = [power for power in able if not self._is(3)] or [AUSTRIA]
        for card in cards:
            power = able[self.rng.below(len(able))]
            if pos.form == ADVANCED and power in MAJORS and self._is(5):
                pos.saved[power].append(card)
            else:
                pos.give(power, card)

    def _beginning(self) -> None:
        pos = self.pos
        if self._is(3):
            step = STEPS[self.rng.below(len(STEPS))]
            if step == WINTER and pos.turn % pos.content.winter_every:
                step = BEGIN
            if step == ELECTION and pos.form == ADVANCED and pos.election != HELD:
                pos.election = CALLED
                pos.pc_deck[ELECTION_CARD] = 0
            pos.stack = [CourseOfPlay(step)]
            return
        stage = Stage(self.rng.below(STAGES))
        step = PHASES[self.rng.below(len(PHASES))]
        if step == ANNEXATION:
            stage = PRUSSIAN_STAGE
        pos.stack = [CourseOfPlay(FIRST_STAGE + stage + 1), ActionStage(stage, step)]
        if step == COMBAT:
            self._questions(stage)

    def _questions(self, stage: Stage) -> None:
        """10.3.5  Somebody has passed through enemy fortresses."""
        pos, board = self.pos, self.pos.content.board
        powers = pos.active_powers(stage)
        for fort in board.forts:
            power = powers[self.rng.below(len(powers))]
            if board.fort_town[fort] in self.area and pos.is_enemy(power, pos.controller(fort)) and self._is(2):
                pos.question[fort] = power

    def _promises(self) -> None:
        pos = self.pos
        while self._is(2):
            seats = pos.players()
            seat = seats[self.rng.below(len(seats))]
            partner = seats[self.rng.below(len(seats))]
            kinds = clause_kinds(pos, seat, partner, [])
            if not kinds:
                continue
            kind = kinds[self.rng.below(len(kinds))]
            powers = clause_powers(pos, kind, seat, partner, []) or [NO_POWER]
            power = powers[self.rng.below(len(powers))]
            things = clause_objects(pos, kind, power, seat, partner, []) if power != NOBODY else [NOBODY]
            thing = things[self.rng.below(len(things))]
            put_in_force(pos, [Clause(kind, power, thing, 1 + self.rng.below(3))], seat, partner)
