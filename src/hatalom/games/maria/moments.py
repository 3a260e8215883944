"""The moments of Maria: marches, fortresses, combats, supply, politics and elections."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from hatalom.core import moment
from hatalom.core.action import NUMBER
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow, Card, Line, Odds, Row, Teller, Term, Verdict
from hatalom.core.question import Seat
from hatalom.games.maria import events
from hatalom.games.maria.board import Content
from hatalom.games.maria.names import (
    ALL_POWERS,
    AUSTRIA,
    BAVARIA,
    CANDIDATE,
    FRANCE,
    FREDERICK,
    GENERAL,
    HIGHEST,
    LOUIS,
    LOWEST,
    MARIA,
    PC,
    POWER,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    SAXONY,
    SEAT,
    TC,
    TOWN,
    VALUES,
    Power,
)

MARCH: Final = Message("told-march", "10.1.1", general=GENERAL, town=TOWN, way=NUMBER)
TRAIN: Final = Message("told-train", "10.1.3", power=POWER, town=TOWN)
MARCH_TWO: Final = Message(
    "told-march-two", "10.1.1", general=GENERAL, town=TOWN, other=GENERAL, there=TOWN, way=NUMBER
)
MARCH_MORE: Final = Message(
    "told-march-more", "10.1.1", general=GENERAL, town=TOWN, other=GENERAL, there=TOWN, n=NUMBER, way=NUMBER
)
MEET: Final = Message("told-meet", "10.1.8", general=GENERAL, other=GENERAL, town=TOWN, way=NUMBER)
OPEN: Final = Message("told-open", "10.3.2", general=GENERAL, town=TOWN, way=NUMBER)
PASSING: Final = Message("told-passing", "10.3.2", general=GENERAL, town=TOWN, way=NUMBER)
PASSING_MORE: Final = Message("told-passing-more", "10.3.2", general=GENERAL, town=TOWN, n=NUMBER)
LATER: Final = Message("told-later", "12.1", power=POWER, town=TOWN, way=NUMBER)
ATTACK: Final = Message("told-attack", "11.1.5", general=GENERAL, other=GENERAL, n=NUMBER, m=NUMBER)
WON: Final = Message("told-won", "11.1.8", general=GENERAL, other=GENERAL, n=NUMBER, k=NUMBER, way=NUMBER)
LOST_ALL: Final = Message("told-lost-all", "11.1.8", general=GENERAL, other=GENERAL, town=TOWN, n=NUMBER, way=NUMBER)
BROKEN: Final = Message("told-broken", "11.1.8", general=GENERAL, other=GENERAL, town=TOWN, n=NUMBER, way=NUMBER)
EVEN: Final = Message("told-even", "11.1.9", general=GENERAL, other=GENERAL, way=NUMBER)
UNSUPPLIED: Final = Message("told-unsupplied", "9.4", general=GENERAL, n=NUMBER, way=NUMBER)
UNSUPPLIED_MORE: Final = Message("told-unsupplied-more", "9.4", general=GENERAL, other=GENERAL, n=NUMBER, way=NUMBER)
POLITICS: Final = Message("told-politics", "17.5.3", power=POWER, pc=PC, way=NUMBER)
CROWN: Final = Message("told-crown", "18.7", candidate=CANDIDATE, n=NUMBER, m=NUMBER)
END_FORTRESSES: Final = Message("told-end-fortresses", "14.3", seat=SEAT)
END_HELD_OUT: Final = Message("told-end-held-out", "14.3", seat=SEAT)
END_POOL: Final = Message("told-end-pool", "23.1", power=POWER)
END_POOL_OF: Final = Message("told-end-pool-of", "23.1", seat=SEAT)
END_SURPLUS: Final = Message("told-end-surplus", "23.2", seat=SEAT)
END_TIE: Final = Message("told-end-tie", "23.3", seat=SEAT)
END_WINTERS: Final = Message("told-end-winters", "23.4", seat=SEAT)
END_DRAWN: Final = Message("told-end-drawn", "24.1")

TERM_TROOPS: Final = Message("term-troops", "11.1.5", n=NUMBER, m=NUMBER)
TERM_CARD: Final = Message("term-card", "11.1.6", tc=TC)
TERM_RESERVE: Final = Message("term-reserve", "8.5", n=NUMBER)
TERM_LOSES: Final = Message("term-loses", "11.1.8", power=POWER)
TERM_POINTS: Final = Message("term-points", "16.2", power=POWER)
TERM_POWER: Final = Message("term-power", "17.4.4", power=POWER)
TERM_CANDIDATE: Final = Message("term-candidate", "18.5", candidate=CANDIDATE)
ROW_TROOPS: Final = Message("row-troops", "11.1.5")
ROW_CARDS: Final = Message("row-cards", "11.1.6")
ROW_SUM: Final = Message("row-sum", "11.1.8")
ROW_INFLUENCE: Final = Message("row-influence", "17.4.4")
ODDS_TURN: Final = Message("odds-turn", "11.1.6", other=GENERAL, tc=TC, n=NUMBER)
WHY_AHEAD: Final = Message("why-ahead", "11.1.5", general=GENERAL, n=NUMBER, m=NUMBER)
WHY_TURNED: Final = Message("why-turned", "11.1.6", general=GENERAL, n=NUMBER)
WHY_CARDS: Final = Message("why-cards", "11.1.6", n=NUMBER)
WHY_EVEN: Final = Message("why-even", "11.1.9")
VERDICT_WON: Final = Message("verdict-won", "11.1.8", general=GENERAL, other=GENERAL, n=NUMBER)
VERDICT_EVEN: Final = Message("verdict-even", "11.1.9", general=GENERAL, other=GENERAL)
VERDICT_POLITICS: Final = Message("verdict-politics", "17.5.3", power=POWER, pc=PC)
VERDICT_CROWN: Final = Message("verdict-crown", "18.7", candidate=CANDIDATE)

MOVES: Final = (events.MOVED, events.MARCHED, events.STACK_MOVED, events.STACK_MARCHED, events.JOINED)
COMES: Final = (events.GENERAL_RETURNED, events.CALLED_BACK, events.GENERAL_DISPLACED, events.NO_WAY_BACK)
AFTERMATH: Final = (events.GENERAL_LOST, events.NO_RETREAT, events.VP_WON, events.VP_LOST)
"""What follows from a combat before the loser retreats."""
QUOTED: Final = {
    events.TRAIN_ELIMINATED: ("loss", moment.PLACE),
    events.PEACE_MADE: ("war", moment.BATTLE),
    events.NEUTRALITY_OVER: ("war", moment.BATTLE),
    events.SAXONY_STANDS: ("war", moment.BATTLE),
    events.ITALY_WON: ("gain", moment.PLACE),
    events.ITALY_LOST: ("loss", moment.PLACE),
    events.ELECTORS_WON: ("gain", moment.PLACE),
    events.ELECTORS_LOST: ("loss", moment.PLACE),
    events.OBJECTIVES_REDUCED: ("war", moment.PLACE),
    events.AGREED_TRUCE: ("war", moment.CARD),
    events.GENERAL_LOST: ("loss", moment.PLACE),
}
"""Lines that are moments by themselves."""
TOLD: Final = moment.in_the_present(QUOTED)
"""The same lines as a chronicle says them."""
LAST: Final = {
    events.WON_BY_FORTRESSES: END_FORTRESSES,
    events.WON_BY_HOLDING_OUT: END_HELD_OUT,
    events.WON_BY_POOL: END_POOL_OF,
    events.WON_BY_SURPLUS: END_SURPLUS,
    events.WON_BY_TIE: END_TIE,
    events.WON_BY_WINTERS: END_WINTERS,
    events.DRAWN: END_DRAWN,
}
"""The last line of a game, and how a chronicle says it."""
GAINS: Final = (events.CONQUERED, events.CONQUERED_LATER, events.VP_WON)
"""Lines that bring a power markers."""


@dataclass
class Combat:
    """A combat that is being read: how it began, the cards as they fell, and what followed."""

    begun: Line
    cards: list[Card] = field(default_factory=list)
    won: Line | None = None
    follows: list[Line] = field(default_factory=list)
    retreat: Line | None = None
    is_over: bool = False


class MariaTeller(Teller):
    def __init__(self, content: Content, seats: int) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        self.saxony_left = False
        self.at: dict[int, int] = {piece: int(town) for piece, town in enumerate(content.start)}
        self.moves: list[Line] = []
        self.starts: list[int] = []
        self.trains: list[Line] = []
        self.gainer = -1
        self.gains: list[Line] = []
        self.hungry: list[Line] = []
        self.combat: Combat | None = None
        self.laid: list[Line] = []
        self.votes: list[Line] = []

    # -- reading --------------------------------------------------------------------------------------------

    def read(self, line: Line) -> None:
        self.gainer = line["power"] if line.message in GAINS else self.gainer
        if self.combat is not None and self._read_combat(self.combat, line):
            return
        message = line.message
        if message in MOVES:
            self._read_move(line)
        elif message is events.TRAIN_MOVED:
            self.trains.append(line)
        elif message is events.CONQUERED:
            self.gains.append(line)
        elif message is events.UNSUPPLIED:
            self.hungry.append(line)
        elif message in (events.TURNED_UP, events.TURNED_UP_FALSE, events.INFLUENCE):
            self.laid.append(line)
        elif message is events.VOTED:
            self.votes.append(line)
        elif message in (events.STAGE_BEGUN, events.TURN_BEGUN, events.WINTER_BEGUN):
            self.tell_moves()
            self.laid = []
        elif message is events.COMBAT_BEGUN:
            self.tell_moves()
            self.combat = Combat(line)
        elif message in (events.PC_CHOSEN, events.EMPEROR_ELECTED, events.CONQUERED_LATER):
            self._read_deed(line)
        elif message in COMES:
            self.at[line["general"]] = line["town"]
        elif message in LAST or message in QUOTED:
            self._quote(line)

    def settle(self) -> None:
        self.tell_moves()

    def rest(self, ply: int) -> None:
        self.tell_hungry()
        if self.combat is not None and self.combat.is_over:
            self.tell_combat(self.combat)

    def underway(self) -> Said | None:
        if self.combat is None or self.combat.won is not None:
            return None
        begun = self.combat.begun
        return self.say(ATTACK, begun["general"], begun["other"], begun["n"], begun["m"])

    def _read_move(self, line: Line) -> None:
        general = line["general"]
        start = self.at.get(general, -1)
        gains, self.gains = self.gains, []
        self.at[general] = line["town"]
        if line.message in (events.STACK_MOVED, events.STACK_MARCHED):
            self.at[line["other"]] = line["town"]
        if gains:
            self.tell_gains(gains, line, start)
        else:
            self.moves.append(line)
            self.starts.append(start)

    def _read_combat(self, combat: Combat, line: Line) -> bool:
        """Whether the line belongs to the combat."""
        message = line.message
        if message in (events.CARD_PLAYED, events.RESERVE_PLAYED):
            combat.cards.append(self._card(combat, line))
        elif message in (events.COMBAT_WON, events.COMBAT_DRAWN):
            combat.won = line
            combat.is_over = message is events.COMBAT_DRAWN or line["n"] >= self._strength(combat, line["other"])
        elif message is events.RETREATED:
            combat.retreat = line
            combat.is_over = True
            self.at[line["general"]] = line["town"]
        elif message in AFTERMATH and combat.won is not None:
            combat.follows.append(line)
            combat.is_over = combat.is_over or message is events.NO_RETREAT
        else:
            if combat.won is not None:
                self.tell_combat(combat)
            return False
        return True

    def _read_deed(self, line: Line) -> None:
        if line.message is events.PC_CHOSEN:
            self.tell_politics(line)
        elif line.message is events.EMPEROR_ELECTED:
            self.tell_election(line)
        else:
            seats = self._seats(line["power"], self.content.board.home[line["town"]])
            text = self.say(LATER, line["power"], line["town"])
            places = [line.full("town")]
            self.tell("gain", [line], text, line.full("power"), seats, moment.PLACE, places)

    def _quote(self, line: Line) -> None:
        self.tell_moves()
        self.tell_hungry()
        if line.message in LAST:
            self.tell_end(line)
            return
        kind, weight = QUOTED[line.message]
        if line.message is events.SAXONY_STANDS:
            self.saxony_left = self.saxony_left or line["status"] != PRUSSIAN_ALLY
        power = self._power(line)
        seats = self._seats(*([power] if power >= 0 else ALL_POWERS))
        places = [line.full("town")] if "town" in line.args else []
        self.tell(kind, [line], self.retell(line, TOLD[line.message]), self._who(power), seats, weight, places)

    # -- telling --------------------------------------------------------------------------------------------

    def tell_moves(self) -> None:
        """10.1  The marches of a stage are told together, however many they are: those of one power on one map."""
        moves, starts, trains = self.moves, self.starts, self.trains
        self.moves, self.starts, self.trains = [], [], []
        for where in dict.fromkeys(self._where(line) for line in moves):
            found = [number for number, line in enumerate(moves) if self._where(line) == where]
            behind = sum(self._where(line) == where for line in trains)
            self._tell_march([moves[number] for number in found], [starts[number] for number in found], behind)
        told = {self._where(line) for line in moves}
        for line in trains:
            if self._where(line) not in told:
                self._tell_train(line)

    def _where(self, line: Line) -> tuple[int, int]:
        """Whose piece has moved, and on which map."""
        return self._power(line), int(self.content.board.map_of[line["town"]])

    def _tell_march(self, moves: list[Line], starts: list[int], trains: int) -> None:
        first, others = moves[0], len(moves) + trains - 2
        second = next((line for line in moves[1:] if line["town"] != first["town"]), moves[-1])
        two = (first["general"], first["town"], second["general"], second["town"])
        if len(moves) == 1:
            text = self.say(MARCH, first["general"], first["town"])
        elif first["town"] == second["town"]:
            text = self.say(MEET, first["general"], second["general"], first["town"])
        elif others == 0:
            text = self.say(MARCH_TWO, *two)
        else:
            text = self.say(MARCH_MORE, *two, others)
        arrows = [self._arrow(line, start) for line, start in zip(moves, starts, strict=True)]
        power = self._power(first)
        places = [line.full("town") for line in moves]
        self.tell("march", moves, text, self._who(power), self._seats(power), moment.MARCH, places, arrows)

    def _tell_train(self, line: Line) -> None:
        """10.1.3  A supply train that goes alone: a step of a plan, but no news."""
        text, who = self.retell(line, TRAIN), self._who(line["power"])
        self.tell("march", [line], text, who, (), moment.SMALL, [line.full("town")])

    def tell_gains(self, gains: list[Line], move: Line, start: int) -> None:
        """10.3.2  A general who leaves an enemy fortress has taken it."""
        general, town = move["general"], gains[0]["town"]
        if len(gains) > 1:
            text = self.say(PASSING_MORE, general, gains[-1]["town"], len(gains))
        else:
            text = self.say(OPEN if town == start else PASSING, general, town)
        power = gains[0]["power"]
        seats = self._seats(power, *(self.content.board.home[line["town"]] for line in gains))
        places = [line.full("town") for line in [*gains, move]]
        arrows = [self._arrow(move, start)]
        self.tell("gain", [gains[0], move], text, self._who(power), seats, moment.PLACE, places, arrows)

    def tell_hungry(self) -> None:
        """9.4  Who had no supply, and what it cost."""
        hungry, self.hungry = self.hungry, []
        if not hungry:
            return
        first, last = hungry[0], hungry[-1]
        if len(hungry) == 1:
            text = self.say(UNSUPPLIED, first["general"], first["n"])
        else:
            text = self.say(UNSUPPLIED_MORE, first["general"], last["general"], sum(line["n"] for line in hungry))
        power = self._power(first)
        seats = self._seats(*(self._power(line) for line in hungry))
        towns = [self.at.get(line["general"], -1) for line in hungry]
        places = [str(TOWN.full(town)) for town in towns if town >= 0]
        self.tell("loss", hungry, text, self._who(power), seats, moment.CARD, places)

    def tell_combat(self, combat: Combat) -> None:
        """11.1  A combat from its announcement to the retreat."""
        self.combat = None
        begun, won = combat.begun, combat.won
        assert won is not None
        is_draw = won.message is events.COMBAT_DRAWN
        powers = [self._power_of(begun["general"]), self._power_of(begun["other"])]
        text = self.say(EVEN, won["general"], won["other"]) if is_draw else self._victory(combat, won)
        arrows = [Arrow(begun.full("town"), begun.full("there"), self._who(powers[0]), "attack", begun["n"])]
        if combat.retreat is not None:
            loser = self._power_of(won["other"])
            place = begun.full("there" if won["other"] == begun["other"] else "town")
            arrows.append(Arrow(place, combat.retreat.full("town"), self._who(loser), "retreat"))
        last = combat.retreat or (combat.follows[-1] if combat.follows else won)
        self.tell(
            "battle",
            [begun, last],
            text,
            self._who(self._power_of(won["general"])),
            self._seats(*powers),
            moment.BATTLE,
            [begun.full("town"), begun.full("there")],
            arrows,
            self._terms(combat, is_draw),
            self._verdict(combat, is_draw),
        )

    def _victory(self, combat: Combat, won: Line) -> Said:
        if combat.retreat is not None:
            return self.say(WON, won["general"], won["other"], won["n"], combat.retreat["n"])
        is_attackers = won["other"] == combat.begun["general"]
        message = LOST_ALL if is_attackers else BROKEN
        troops = self._strength(combat, won["other"])
        return self.say(message, won["general"], won["other"], combat.begun["there"], troops)

    def _terms(self, combat: Combat, is_draw: bool) -> tuple[Term, ...]:
        begun, won = combat.begun, combat.won
        assert won is not None
        lead = begun["n"] - begun["m"]
        attacker = self._who(self._power_of(begun["general"]))
        terms = [Term(Said(TERM_TROOPS, [begun["n"], begun["m"]]), lead, attacker, is_signed=True)]
        terms += [Term(card.label, card.score, card.who, "plus", is_signed=True) for card in combat.cards]
        if not is_draw:
            loser = self._power_of(won["other"])
            behind = abs(self._final(combat))
            terms.append(Term(Said(TERM_LOSES, [loser]), behind, self._who(loser), "equals", is_good=False))
        for line in combat.follows:
            if line.message is events.VP_WON:
                label = Said(TERM_POINTS, [line["power"]])
                terms.append(Term(label, line["n"], self._who(line["power"]), "plus", is_signed=True, is_good=True))
        return tuple(terms)

    def _verdict(self, combat: Combat, is_draw: bool) -> Verdict:
        begun, won = combat.begun, combat.won
        assert won is not None
        sides = (self._who(self._power_of(begun["general"])), self._who(self._power_of(begun["other"])))
        final = self._final(combat)
        if is_draw:
            title = Said(VERDICT_EVEN, [won["general"], won["other"]])
        else:
            title = Said(VERDICT_WON, [won["general"], won["other"], abs(final)])
        cards = final - (begun["n"] - begun["m"])
        rows = (
            Row(Said(ROW_TROOPS), (begun["n"], begun["m"]), rule="11.1.5"),
            Row(Said(ROW_CARDS), (cards, -cards), rule="11.1.6"),
            Row(Said(ROW_SUM), (final, -final), rule="11.1.8", is_total=True),
        )
        told = [*combat.follows, *([combat.retreat] if combat.retreat else [])]
        follows = tuple(self.quote(line) for line in told)
        odds = () if is_draw else self._odds(combat, won, abs(final))
        return Verdict(title, sides, tuple(combat.cards), rows, follows, odds, self._why(begun, won, is_draw))

    def _final(self, combat: Combat) -> int:
        """The score at the end, as the attacker sees it; the loser cannot lose more troops than he has."""
        score = combat.cards[-1].score if combat.cards else None
        return score if score is not None else combat.begun["n"] - combat.begun["m"]

    def _why(self, begun: Line, won: Line, is_draw: bool) -> Said:
        """11.1.5, 11.1.6  Whether troops or cards decided a combat."""
        if is_draw:
            return Said(WHY_EVEN)
        own, other = (begun["n"], begun["m"]) if won["general"] == begun["general"] else (begun["m"], begun["n"])
        if own > other:
            return Said(WHY_AHEAD, [won["general"], own, other])
        return Said(WHY_TURNED, [won["general"], other - own]) if own < other else Said(WHY_CARDS, [own])

    def _odds(self, combat: Combat, won: Line, behind: int) -> tuple[Odds, ...]:
        """11.1.6, 8.5  How many cards of a deck would have made good what the loser was behind."""
        content, loser = self.content, won["other"]
        if behind > HIGHEST:
            return ()
        town = combat.begun["town" if loser == combat.begun["general"] else "there"]
        least = max(behind, LOWEST)
        saving = HIGHEST - least + 1 + content.reserves
        face = VALUES * content.board.suit[town] + least - LOWEST
        deck = sum(content.deck(0))
        return (Odds(Said(ODDS_TURN, [loser, face, least]), 100 * saving // deck),)

    def tell_politics(self, line: Line) -> None:
        """17.5.3  A political card and the influence that won it."""
        bids = {bid["power"]: bid["n"] for bid in self.laid if bid.message is events.INFLUENCE}
        others = {bid["power"]: 0 for bid in self.laid if bid["power"] not in bids}
        power = line["power"]
        terms = [
            Term(Said(TERM_POWER, [bidder]), n, self._who(bidder), "against" if number else "")
            for number, (bidder, n) in enumerate({**bids, **others}.items())
        ]
        cards = tuple(
            Card(self._who(bid["power"]), Said(TERM_CARD, [bid["tc"]]))
            for bid in self.laid
            if bid.message is not events.INFLUENCE
        )
        sides = tuple(self._who(bidder) for bidder in (*bids, *others))
        influence = (*bids.values(), *others.values())
        rows = (Row(Said(ROW_INFLUENCE), influence, rule="17.4.4"),) if sides else ()
        verdict = Verdict(Said(VERDICT_POLITICS, [power, line["pc"]]), sides, cards, rows)
        text = self.say(POLITICS, power, line["pc"])
        seats = self._seats(power, *bids, *others)
        lines = [*self.laid, line]
        self.tell("vote", lines, text, self._who(power), seats, moment.CARD, terms=terms, verdict=verdict)

    def tell_election(self, line: Line) -> None:
        """18  The electors choose an emperor."""
        votes, self.votes = self.votes, []
        sums = [sum(vote[gap] for vote in votes) for gap in ("charles", "francis")]
        won, lost = max(sums), min(sums)
        text = self.say(CROWN, line["candidate"], won, lost)
        terms = [
            Term(Said(TERM_CANDIDATE, [number]), votes_for, "", "against" if number else "")
            for number, votes_for in enumerate(sums)
        ]
        rows = tuple(
            Row(Said(TERM_POWER, [vote["power"]]), (vote["charles"], vote["francis"]), rule="18.5") for vote in votes
        )
        sides = tuple(str(CANDIDATE.full(number)) for number in range(len(sums)))
        verdict = Verdict(Said(VERDICT_CROWN, [line["candidate"]]), sides, (), rows, (self.quote(line),))
        seats, who = self._seats(*ALL_POWERS), line.full("power")
        self.tell("vote", [*votes, line], text, who, seats, moment.BATTLE, terms=terms, verdict=verdict)

    def tell_end(self, line: Line) -> None:
        """23, 24.1  Why the war is over; an empty pool is that of the power that has gained last."""
        text = self.retell(line, LAST[line.message])
        gainer = Power(self.gainer)
        if line.message is events.WON_BY_POOL and gainer >= 0 and self._seat_of(gainer) == line["seat"]:
            text = self.say(END_POOL, int(self._pool_of(gainer)))
        who = line.full("seat") if "seat" in line.args else ""
        self.tell("end", [line], text, who, self._seats(*ALL_POWERS), moment.BATTLE + moment.PLACE)

    # -- small helps ----------------------------------------------------------------------------------------

    def _card(self, combat: Combat, line: Line) -> Card:
        """A card with the score after it, as the attacker sees it."""
        is_attackers = line["power"] == self._power_of(combat.begun["general"])
        score = line["n"] if is_attackers else -line["n"]
        if line.message is events.RESERVE_PLAYED:
            return Card(line.full("power"), Said(TERM_RESERVE, [line["value"]]), score)
        return Card(line.full("power"), Said(TERM_CARD, [line["tc"]]), score)

    def _strength(self, combat: Combat, general: int) -> int:
        return combat.begun["n"] if general == combat.begun["general"] else combat.begun["m"]

    def _arrow(self, line: Line, start: int) -> Arrow:
        origin = str(TOWN.full(start)) if start >= 0 else ""
        return Arrow(origin, line.full("town"), self._who(self._power_of(line["general"])))

    def _power(self, line: Line) -> int:
        if "power" in line.args:
            return line["power"]
        return self._power_of(line["general"]) if "general" in line.args else -1

    def _power_of(self, general: int) -> int:
        return int(self.content.piece_power[general])

    def _who(self, power: int) -> str:
        return str(POWER.full(power)) if power >= 0 else ""

    def _seats(self, *powers: i64) -> frozenset[Seat]:
        return frozenset(self._seat_of(Power(power)) for power in powers if power >= 0)

    def _pool_of(self, power: Power) -> Power:
        """16.1  Whose markers a power places: a minor power's are those of the one it helps."""
        if power == SAXONY:
            return AUSTRIA if self.saxony_left else PRUSSIA
        return FRANCE if power == BAVARIA else power

    def _seat_of(self, power: Power) -> Seat:
        """1.5, 19.3.3, 24  Who plays a power, as the log tells it."""
        if power == AUSTRIA or (power == SAXONY and self.saxony_left):
            return MARIA
        if self.seats == 2:
            return MARIA if power == PRAGMATIC else FREDERICK
        return LOUIS if power in (FRANCE, BAVARIA) else FREDERICK
