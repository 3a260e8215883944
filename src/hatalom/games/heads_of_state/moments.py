"""The moments of Heads of State: nobles placed, attempts on their lives, and the count at a revolution."""

from typing import Final

from hatalom.core import moment
from hatalom.core.action import NUMBER
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow, Line, Odds, Row, Teller, Term, Verdict
from hatalom.games.heads_of_state import events
from hatalom.games.heads_of_state.board import Content
from hatalom.games.heads_of_state.names import AREA, BOX, COUNTRY, NOBLE, PLAYERS, SEAT, TREACHERY

PLACE: Final = Message("told-place", "9.2", seat=SEAT, noble=NOBLE, area=AREA, way=NUMBER)
FIRST: Final = Message("told-first", "11.1.1", seat=SEAT, noble=NOBLE, area=AREA, n=NUMBER, way=NUMBER)
KING_CROWNED: Final = Message("told-king", "9.2", seat=SEAT, area=AREA, way=NUMBER)
REPLACE: Final = Message("told-replace", "10.8", seat=SEAT, noble=NOBLE, area=AREA, way=NUMBER)
SQUARE: Final = Message("told-square", "11.2.1", seat=SEAT, country=COUNTRY, n=NUMBER)
SQUARE_AND_LARGE: Final = Message("told-square-and-large", "11.3.1", seat=SEAT, country=COUNTRY, n=NUMBER)
LARGE: Final = Message("told-large", "11.3.1", seat=SEAT, n=NUMBER)
COLLECT: Final = Message("told-collect", "7.4", seat=SEAT)
STRIKE: Final = Message("told-strike", "10.10", seat=SEAT, treachery=TREACHERY, owner=SEAT, noble=NOBLE, area=AREA)
KILL: Final = Message(
    "told-kill", "10.3", seat=SEAT, treachery=TREACHERY, owner=SEAT, noble=NOBLE, area=AREA, way=NUMBER
)
SPARED: Final = Message("told-spared", "10.9", seat=SEAT, owner=SEAT, noble=NOBLE, area=AREA, way=NUMBER)
REVOLUTION: Final = Message("told-revolution", "5.4")
LEADER: Final = Message("told-leader", "11.4.1", seat=SEAT, n=NUMBER)
END_WON: Final = Message("told-end-won", "12.2", seat=SEAT, n=NUMBER)
END_CARDS: Final = Message("told-end-cards", "12.2", seat=SEAT, n=NUMBER, noble=NOBLE)
END_SHARED: Final = Message("told-end-shared", "12.2r1", n=NUMBER)

TERM_FIRST: Final = Message("term-first", "11.1.1", area=AREA)
TERM_SQUARE: Final = Message("term-square", "11.2.1", country=COUNTRY)
TERM_LARGE: Final = Message("term-large", "11.3.1")
TERM_SEAT: Final = Message("term-seat", "11.4.1", seat=SEAT)
ODDS_CUBE: Final = Message("odds-cube", "10.9r1", seat=SEAT)
ROW_COUNTRY: Final = Message("row-country", "11.4.1", country=COUNTRY)
ROW_ALL: Final = Message("row-all", "11.4.1")
WHY_SURE: Final = Message("why-sure", "10.10", treachery=TREACHERY)
WHY_KILLED: Final = Message("why-killed", "10.9", seat=SEAT, own=NUMBER, all=NUMBER)
WHY_SPARED: Final = Message("why-spared", "10.9", owner=SEAT, n=NUMBER, all=NUMBER)
VERDICT_KILL: Final = Message("verdict-kill", "10.3", owner=SEAT, noble=NOBLE)
VERDICT_SPARED: Final = Message("verdict-spared", "10.9", owner=SEAT, noble=NOBLE)
VERDICT_REVOLUTION: Final = Message("verdict-revolution", "11.4.1")

KING: Final = NOBLE.numbers["king"]
TAKEN: Final = (events.ATTRIBUTE_TAKEN, events.ATTRIBUTE_DRAWN, events.ATTRIBUTE_DRAWN_BLIND)
PLACED: Final = (events.NOBLE_PLACED, events.NOBLE_PLACED_WITH_COURTESAN)
SCORED: Final = (events.HEX_SCORED, events.SQUARE_SCORED, events.LARGE_SCORED)
STRUCK: Final = (events.STRUCK, events.STRUCK_CAPITAL)
COUNTED: Final = (
    events.COUNTRY_FIRST,
    events.COUNTRY_SECOND,
    events.TIE_BY_RANK,
    events.TIE_BY_HEX,
    events.COUNTRY_EMPTY,
)
TIES: Final = (events.TIE_BY_RANK, events.TIE_BY_HEX)
LAST: Final = {events.WON: END_WON, events.WON_BY_CARDS: END_CARDS, events.SHARED_VICTORY: END_SHARED}
"""The last line of a game, and how a chronicle says it."""


class HeadsOfStateTeller(Teller):
    def __init__(self, content: Content, seats: int) -> None:
        super().__init__()
        self.content = content
        self.players = PLAYERS[seats]
        self.placed: list[Line] = []
        self.attempt: list[Line] = []
        self.count: list[Line] = []
        self.taken: Line | None = None
        self.killers: dict[int, int] = {}
        """By area: who has killed the noble whose place is empty."""

    # -- reading --------------------------------------------------------------------------------------------

    def read(self, line: Line) -> None:
        message = line.message
        self.taken = line if message in TAKEN else None
        if message in PLACED:
            self.tell_placed()
            self.placed = [line]
        elif message in SCORED and self.placed:
            self.placed.append(line)
        elif message in STRUCK:
            self.attempt = [line]
        elif message is events.CUBE_DRAWN and self.attempt:
            self.attempt.append(line)
        elif message in (events.KILLED, events.SURVIVED) and self.attempt:
            self.attempt.append(line)
            self.tell_attempt()
        elif message is events.REVOLUTION_CAME or (message in COUNTED and self.count):
            self.count.append(line)
        elif message in LAST:
            who = line.full("seat") if "seat" in line.args else ""
            weight = moment.BATTLE + moment.PLACE
            self.tell("end", [line], self.retell(line, LAST[message]), who, self.players, weight)

    def settle(self) -> None:
        """Nothing waits here: every noble is told at once."""

    def underway(self) -> Said | None:
        """10.10, 7.4  An attempt before its cube is drawn, or a turn in which cards are taken and nobody is placed."""
        if self.attempt:
            struck = self.attempt[0]
            args = [struck[gap] for gap in ("seat", "treachery", "owner", "noble", "area")]
            return self.say(STRIKE, *args)
        return self.say(COLLECT, self.taken["seat"]) if self.taken is not None else None

    def rest(self, ply: int) -> None:
        self.tell_placed()
        self.tell_count()

    # -- telling --------------------------------------------------------------------------------------------

    def tell_placed(self) -> None:
        """9.2, 11.1  A noble comes into play, with the points that are due at once."""
        lines, self.placed = self.placed, []
        if not lines:
            return
        placed = lines[0]
        seat, noble, area = placed["seat"], placed["noble"], placed["area"]
        points = {line.message: line for line in lines[1:]}
        killer = self.killers.pop(area, -1)
        if events.SQUARE_SCORED in points and events.LARGE_SCORED in points:
            total = sum(line["n"] for line in lines[1:])
            text = self.say(SQUARE_AND_LARGE, seat, points[events.SQUARE_SCORED]["country"], total)
            weight = moment.BATTLE + moment.SMALL
        elif events.SQUARE_SCORED in points:
            square = points[events.SQUARE_SCORED]
            text, weight = self.say(SQUARE, seat, square["country"], square["n"]), moment.BATTLE
        elif events.LARGE_SCORED in points:
            text, weight = self.say(LARGE, seat, points[events.LARGE_SCORED]["n"]), moment.BATTLE
        elif killer == seat:
            text, weight = self.say(REPLACE, seat, noble, area), moment.PLACE
        elif noble == KING:
            text, weight = self.say(KING_CROWNED, seat, area), moment.PLACE
        elif events.HEX_SCORED in points:
            text, weight = self.say(FIRST, seat, noble, area, points[events.HEX_SCORED]["n"]), moment.PLACE
        else:
            text, weight = self.say(PLACE, seat, noble, area), moment.CARD
        terms = [_term(line, number) for number, line in enumerate(lines[1:])]
        self.tell(
            "gain", lines, text, placed.full("seat"), [seat], weight, [placed.full("area")], self._spot(placed), terms
        )

    def tell_attempt(self) -> None:
        """10  An attempt on a noble's life, and whose cube came out of the bag."""
        lines, self.attempt = self.attempt, []
        struck, last = lines[0], lines[-1]
        seat, owner, noble, area = struck["seat"], struck["owner"], struck["noble"], struck["area"]
        if last.message is events.KILLED:
            text = self.say(KILL, seat, struck["treachery"], owner, noble, area)
            title = Said(VERDICT_KILL, [owner, noble])
            self.killers[area] = seat
        else:
            text = self.say(SPARED, seat, owner, noble, area)
            title = Said(VERDICT_SPARED, [owner, noble])
        sides = (struck.full("seat"), struck.full("owner"))
        is_drawn = any(line.message is events.CUBE_DRAWN for line in lines)
        why = self._why(struck, last) if is_drawn else Said(WHY_SURE, [struck["treachery"]])
        verdict = Verdict(title, sides, odds=self._odds(seat) if is_drawn else (), why=why)
        places, spot = [struck.full("area")], self._spot(struck)
        self.tell("battle", lines, text, sides[0], [seat, owner], moment.BATTLE, places, spot, verdict=verdict)

    def _spot(self, line: Line) -> list[Arrow]:
        """3.3  An arrow down upon the box of the noble in question: no area has two of the same rank."""
        boxes = (2 * line["area"], 2 * line["area"] + 1)
        own = [BOX.ids[box] for box in boxes if self.content.box_noble[box] == line["noble"]]
        return [Arrow("", f"box.{box}", line.full("seat")) for box in own]

    def _why(self, struck: Line, last: Line) -> Said:
        """10.9  Whose cube came out of the bag."""
        own, theirs = self.content.own_cubes, self.content.target_cubes
        if last.message is events.KILLED:
            return Said(WHY_KILLED, [struck["seat"], own, own + theirs])
        return Said(WHY_SPARED, [struck["owner"], theirs, own + theirs])

    def _odds(self, seat: int) -> tuple[Odds, ...]:
        """10.9r1  How likely a cube of the attacker was."""
        own, cubes = self.content.own_cubes, self.content.own_cubes + self.content.target_cubes
        return (Odds(Said(ODDS_CUBE, [seat]), 100 * own // cubes),)

    def tell_count(self) -> None:
        """5.4, 11.4  A century ends, and every country is counted."""
        lines, self.count = self.count, []
        if len(lines) < 2:
            return
        points = [0] * len(self.players)
        by_country: dict[int, list[int]] = {}
        for line in lines[1:]:
            if line.message in (events.COUNTRY_FIRST, events.COUNTRY_SECOND):
                by_country.setdefault(line["country"], [0] * len(points))[line["seat"]] = line["n"]
                points[line["seat"]] += line["n"]
        leader = max(self.players, key=lambda seat: points[seat])
        is_one = points.count(points[leader]) == 1 and points[leader] > 0
        text = self.say(LEADER, leader, points[leader]) if is_one else self.say(REVOLUTION)
        names = tuple(str(SEAT.full(seat)) for seat in self.players)
        terms = [
            Term(Said(TERM_SEAT, [seat]), points[seat], names[seat], "plus" if seat else "", is_signed=True)
            for seat in self.players
        ]
        rows = [Row(Said(ROW_COUNTRY, [country]), tuple(due), rule="11.4.1") for country, due in by_country.items()]
        rows.append(Row(Said(ROW_ALL), tuple(points), rule="11.4.1", is_total=True))
        ties = tuple(self.quote(line) for line in lines if line.message in TIES)
        verdict = Verdict(Said(VERDICT_REVOLUTION), names, (), tuple(rows), ties)
        weight = moment.BATTLE + moment.CARD
        self.tell("scoring", lines, text, "", self.players, weight, terms=terms, verdict=verdict)


def _term(line: Line, number: int) -> Term:
    """Points that a noble brings at once."""
    joint = "plus" if number else ""
    if line.message is events.HEX_SCORED:
        label = Said(TERM_FIRST, [line["area"]])
    elif line.message is events.SQUARE_SCORED:
        label = Said(TERM_SQUARE, [line["country"]])
    else:
        label = Said(TERM_LARGE)
    return Term(label, line["n"], line.full("seat"), joint, is_signed=True, is_good=True)
