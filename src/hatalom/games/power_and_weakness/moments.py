"""The moments of Power & Weakness: units placed and moved, regions acquired, auctions, the count of a cycle."""

from typing import Final

from hatalom.core import moment
from hatalom.core.action import NUMBER
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow, Line, Row, Teller, Term, Verdict
from hatalom.games.power_and_weakness import events
from hatalom.games.power_and_weakness.names import MARKER, OPPONENT, REGION, SEAT, SEATS, TILE, UNIT

PLACE: Final = Message("told-place", "10.1", seat=SEAT, unit=UNIT, region=REGION, way=NUMBER)
PLACE_TWO: Final = Message("told-place-two", "10.1", seat=SEAT, region=REGION, other=REGION, way=NUMBER)
PLACE_MORE: Final = Message("told-place-more", "10.1", seat=SEAT, region=REGION, n=NUMBER, way=NUMBER)
TAKE: Final = Message("told-take", "9.1", seat=SEAT, tile=TILE)
RECRUIT: Final = Message("told-recruit", "10.2", seat=SEAT, n=NUMBER, unit=UNIT)
ACQUIRE: Final = Message("told-acquire", "11.5", seat=SEAT, region=REGION, a=NUMBER, d=NUMBER, way=NUMBER)
NARROW: Final = Message("told-narrow", "11.5", seat=SEAT, region=REGION, way=NUMBER)
REINFORCE: Final = Message("told-reinforce", "11.4", seat=SEAT, region=REGION, way=NUMBER)
MOVE: Final = Message("told-move", "13.1", seat=SEAT, n=NUMBER, unit=UNIT, start=REGION, goal=REGION, way=NUMBER)
AUCTION: Final = Message("told-auction", "9.5", seat=SEAT, tile=TILE, n=NUMBER, m=NUMBER, way=NUMBER)
TIE: Final = Message("told-tie", "9.6", n=NUMBER, way=NUMBER)
EXCHANGE: Final = Message("told-exchange", "9.10", region=REGION, old=MARKER, new=MARKER, way=NUMBER)
SAND: Final = Message("told-sand", "17.2", seat=SEAT, n=NUMBER, other=SEAT, m=NUMBER, way=NUMBER)
SAND_EVEN: Final = Message("told-sand-even", "17.2", n=NUMBER, way=NUMBER)
END_WON: Final = Message("told-end-won", "17.4", seat=SEAT, n=NUMBER)
END_SHARED: Final = Message("told-end-shared", "17.4r2", n=NUMBER)

TERM_ATTACK: Final = Message("term-attack", "11.5", seat=SEAT)
TERM_DEFENCE: Final = Message("term-defence", "11.5", seat=SEAT)
TERM_TAKEN: Final = Message("term-taken", "11.5", region=REGION)
TERM_BID: Final = Message("term-bid", "9.5", seat=SEAT)
TERM_REGIONS: Final = Message("term-regions", "17.2", seat=SEAT)
TERM_POINT: Final = Message("term-point", "17.2", seat=SEAT)
ROW_STRENGTH: Final = Message("row-strength", "11.5")
ROW_BIDS: Final = Message("row-bids", "9.5")
ROW_REGIONS: Final = Message("row-regions", "17.2")
ROW_POINTS: Final = Message("row-points", "17.2")
ROW_STANDING: Final = Message("row-standing", "17.3")
WHY_TAKEN: Final = Message("why-taken", "11.5", seat=SEAT, n=NUMBER, m=NUMBER)
VERDICT_TAKEN: Final = Message("verdict-taken", "11.5", seat=SEAT, region=REGION)
VERDICT_AUCTION: Final = Message("verdict-auction", "9.5", seat=SEAT, n=NUMBER, m=NUMBER)
VERDICT_TIE: Final = Message("verdict-tie", "9.6")
VERDICT_COUNT: Final = Message("verdict-count", "17.2", orange=NUMBER, white=NUMBER)

RECRUITED: Final = (events.RECRUITED, events.RECRUITED_FIRST, events.RECRUITED_BY_TILE)
MOVED: Final = (events.UNITS_MOVED, events.UNITS_SHIPPED)
AFTER_TAKING: Final = (events.UNITS_LOST, events.UNIT_RETREATED, events.LEFT_EMPTY, events.UNIT_OCCUPIES)
QUOTED: Final = {
    events.UNIT_REMOVED: ("loss", moment.PLACE),
    events.TILE_CANCELLED: ("card", moment.CARD),
}
"""Lines that are moments by themselves."""
TOLD: Final = moment.in_the_present(QUOTED)
"""The same lines as a chronicle says them."""

LAST: Final = {events.WON: END_WON, events.SHARED_VICTORY: END_SHARED}
"""The last line of a game, and how a chronicle says it."""


class PowerAndWeaknessTeller(Teller):
    def __init__(self) -> None:
        super().__init__()
        self.placed: list[Line] = []
        self.taking: list[Line] = []
        self.bids: Line | None = None
        self.count: list[Line] = []
        self.quiet: Line | None = None

    # -- reading --------------------------------------------------------------------------------------------

    def read(self, line: Line) -> None:
        message = line.message
        self.quiet = line if message in (events.TILE_TAKEN, *RECRUITED) else None
        if self.taking and message in AFTER_TAKING:
            self.taking.append(line)
            return
        self.tell_taking()
        if message is events.UNIT_PLACED:
            self._read_placed(line)
            return
        if message in (events.CYCLE_ENDED, events.POINT_SCORED, events.STANDING):
            self.tell_placed()
            self.count.append(line)
            return
        self._read_deed(line)

    def settle(self) -> None:
        self.tell_placed()

    def underway(self) -> Said | None:
        """11.5, 9.1, 10.2  A region whose losers still have to go, a tile that is taken, units for the reserve."""
        if self.taking:
            return self._taken(self.taking[0])
        line = self.quiet
        if line is None:
            return None
        if line.message is events.TILE_TAKEN:
            return self.say(TAKE, line["seat"], line["tile"])
        return self.say(RECRUIT, line["seat"], line["n"], line["unit"])

    def rest(self, ply: int) -> None:
        self.tell_count()
        if self.taking and self.taking[-1].message in (events.UNIT_OCCUPIES, events.LEFT_EMPTY):
            self.tell_taking()

    def _read_placed(self, line: Line) -> None:
        if self.placed and self.placed[-1]["seat"] != line["seat"]:
            self.tell_placed()
        self.placed.append(line)

    def _read_deed(self, line: Line) -> None:
        message = line.message
        if message is events.REGION_ACQUIRED:
            self.tell_placed()
            self.taking = [line]
        elif message is events.UNIT_REINFORCES:
            self.tell_placed()
            text = self.say(REINFORCE, line["seat"], line["region"])
            self.tell("gain", [line], text, line.full("seat"), [line["seat"]], moment.CARD, [line.full("region")])
        elif message in MOVED:
            self.tell_placed()
            self.tell_move(line)
        elif message is events.BIDS_SHOWN:
            self.tell_placed()
            self.bids = line
        elif message in (events.AUCTION_WON, events.AUCTION_TIED) and self.bids is not None:
            self.tell_auction(self.bids, line)
        elif message is events.MARKER_EXCHANGED:
            text = self.say(EXCHANGE, line["region"], line["old"], line["new"])
            self.tell("gain", [line], text, line.full("seat"), SEATS, moment.PLACE, [line.full("region")])
        elif message in LAST:
            who = line.full("seat") if "seat" in line.args else ""
            text = self.retell(line, LAST[message])
            self.tell("end", [line], text, who, SEATS, moment.BATTLE + moment.PLACE)
        elif message in QUOTED:
            kind, weight = QUOTED[message]
            who = line.full("seat") if "seat" in line.args else ""
            places = [line.full("region")] if "region" in line.args else []
            self.tell(kind, [line], self.retell(line, TOLD[line.message]), who, SEATS, weight, places)

    # -- telling --------------------------------------------------------------------------------------------

    def tell_placed(self) -> None:
        """10.1  Units that one player places one after the other."""
        lines, self.placed = self.placed, []
        if not lines:
            return
        first, last, n = lines[0], lines[-1], len(lines)
        seat, region = first["seat"], first["region"]
        if n == 1:
            text = self.say(PLACE, seat, first["unit"], region)
        elif n == 2 and last["region"] != region:
            text = self.say(PLACE_TWO, seat, region, last["region"])
        else:
            text = self.say(PLACE_MORE, seat, last["region"], n)
        places = [line.full("region") for line in lines]
        arrows = [Arrow("", place, first.full("seat")) for place in places]
        self.tell("march", lines, text, first.full("seat"), [seat], moment.MARCH, places, arrows)

    def tell_taking(self) -> None:
        """11.5  A region that changes hands."""
        lines, self.taking = self.taking, []
        if not lines:
            return
        won, seat = lines[0], lines[0]["seat"]
        other, who = OPPONENT[seat], won.full("seat")
        attack, defence = won["attack"], won["defence"]
        text = self._taken(won)
        loser = str(SEAT.full(other))
        terms = [
            Term(Said(TERM_ATTACK, [seat]), attack, who),
            Term(Said(TERM_DEFENCE, [other]), defence, loser, "against"),
            Term(Said(TERM_TAKEN, [won["region"]]), None, who, "equals", is_good=True),
        ]
        rows = (Row(Said(ROW_STRENGTH), (attack, defence), rule="11.5", is_total=True),)
        follows = tuple(self.quote(line) for line in lines[1:])
        why = Said(WHY_TAKEN, [seat, attack, defence + 1])
        verdict = Verdict(Said(VERDICT_TAKEN, [seat, won["region"]]), (who, loser), (), rows, follows, why=why)
        fled = [line.full("region") for line in lines if line.message is events.UNIT_RETREATED]
        arrows = [Arrow(won.full("region"), goal, loser, "retreat") for goal in fled]
        places = [won.full("region"), *fled]
        self.tell("battle", lines, text, who, SEATS, moment.BATTLE, places, arrows, terms, verdict)

    def _taken(self, won: Line) -> Said:
        if won["attack"] - won["defence"] == 1:
            return self.say(NARROW, won["seat"], won["region"])
        return self.say(ACQUIRE, won["seat"], won["region"], won["attack"], won["defence"])

    def tell_move(self, line: Line) -> None:
        text = self.say(MOVE, line["seat"], line["n"], line["unit"], line["start"], line["goal"])
        way = "sail" if line.message is events.UNITS_SHIPPED else "march"
        arrows = [Arrow(line.full("start"), line.full("goal"), line.full("seat"), way, line["n"])]
        places = [line.full("start"), line.full("goal")]
        self.tell("march", [line], text, line.full("seat"), [line["seat"]], moment.CARD, places, arrows)

    def tell_auction(self, bids: Line, line: Line) -> None:
        """9.5  Both fists open."""
        self.bids = None
        amounts = [bids["orange"], bids["white"]]
        names = tuple(str(SEAT.full(seat)) for seat in SEATS)
        is_tie = line.message is events.AUCTION_TIED
        if is_tie:
            text, title = self.say(TIE, amounts[0]), Said(VERDICT_TIE)
        else:
            won, lost = line["n"], amounts[OPPONENT[line["seat"]]]
            text = self.say(AUCTION, line["seat"], line["tile"], won, lost)
            title = Said(VERDICT_AUCTION, [line["seat"], won, lost])
        terms = [Term(Said(TERM_BID, [seat]), amounts[seat], names[seat], "against" if seat else "") for seat in SEATS]
        rows = (Row(Said(ROW_BIDS), tuple(amounts), rule="9.5", is_total=True),)
        verdict = Verdict(title, names, (), rows, (self.quote(line),))
        who = "" if is_tie else line.full("seat")
        self.tell("auction", [bids, line], text, who, SEATS, moment.BATTLE, (), (), terms, verdict)

    def tell_count(self) -> None:
        """17.2  The regions of a cycle are counted."""
        lines, self.count = self.count, []
        if not lines:
            return
        ended = lines[0]
        counted = [ended["orange"], ended["white"]]
        scored = [sum(line["seat"] == seat for line in lines if line.message is events.POINT_SCORED) for seat in SEATS]
        first = max(SEATS, key=lambda seat: counted[seat])
        names = tuple(str(SEAT.full(seat)) for seat in SEATS)
        if counted[0] == counted[1]:
            text = self.say(SAND_EVEN, counted[0])
        else:
            text = self.say(SAND, first, counted[first], OPPONENT[first], counted[OPPONENT[first]])
        terms = [
            Term(Said(TERM_REGIONS, [seat]), counted[seat], names[seat], "against" if seat else "") for seat in SEATS
        ]
        terms += [
            Term(Said(TERM_POINT, [seat]), scored[seat], names[seat], joint, is_signed=True, is_good=True)
            for seat, joint in zip((seat for seat in SEATS if scored[seat]), ("equals", "plus"), strict=False)
        ]
        rows = [
            Row(Said(ROW_REGIONS), tuple(counted), rule="17.2"),
            Row(Said(ROW_POINTS), tuple(scored), rule="17.2"),
        ]
        rows += [
            Row(Said(ROW_STANDING), (line["orange"], line["white"]), rule="17.3", is_total=True)
            for line in lines
            if line.message is events.STANDING
        ]
        verdict = Verdict(Said(VERDICT_COUNT, counted), names, (), tuple(rows))
        who = names[first] if counted[0] != counted[1] else ""
        self.tell("scoring", lines, text, who, SEATS, moment.BATTLE, (), (), terms, verdict)
