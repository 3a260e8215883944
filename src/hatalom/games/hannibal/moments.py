"""The moments of Hannibal: marches and voyages, battles, sieges, markers won and lost, events."""

from dataclasses import dataclass, field
from typing import Final

from hatalom.core import moment
from hatalom.core.action import NUMBER
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow, Card, Line, Odds, Row, Teller, Term, Verdict
from hatalom.games.hannibal import events
from hatalom.games.hannibal.board import Content
from hatalom.games.hannibal.names import BATTLE_CARD, CARD, CARTHAGE, ENEMY, GENERAL, ROME, SEAT, SEATS, SPACE

MARCH: Final = Message("told-march", "6.2", general=GENERAL, n=NUMBER, start=SPACE, goal=SPACE, way=NUMBER)
MARCH_ALONE: Final = Message("told-march-alone", "6.2", general=GENERAL, start=SPACE, goal=SPACE, way=NUMBER)
SAIL: Final = Message("told-sail", "13.1", general=GENERAL, n=NUMBER, goal=SPACE, way=NUMBER)
ATTACK: Final = Message("told-attack", "14.1", general=GENERAL, seat=SEAT, space=SPACE, n=NUMBER, m=NUMBER)
BREAK: Final = Message("told-break", "14.14", general=GENERAL, n=NUMBER, m=NUMBER, seat=SEAT, space=SPACE, way=NUMBER)
BEAT: Final = Message("told-beat", "14.14", general=GENERAL, seat=SEAT, space=SPACE, rounds=NUMBER, way=NUMBER)
HOLD: Final = Message("told-hold", "14.14", general=GENERAL, seat=SEAT, space=SPACE, n=NUMBER, way=NUMBER)
BEATEN: Final = Message("told-beaten", "14.14", seat=SEAT, other=SEAT, space=SPACE, way=NUMBER)
PARTED: Final = Message("told-parted", "16.2", seat=SEAT, other=SEAT, space=SPACE, way=NUMBER)
SLIP: Final = Message("told-slip", "12.2", general=GENERAL, space=SPACE, way=NUMBER)
SIEGE: Final = Message("told-siege", "20.5", seat=SEAT, space=SPACE, n=NUMBER, way=NUMBER)
SIEGE_IN_VAIN: Final = Message("told-siege-in-vain", "20.5", seat=SEAT, space=SPACE, way=NUMBER)
FALL: Final = Message("told-fall", "20.7", seat=SEAT, space=SPACE, way=NUMBER)
EVENT: Final = Message("told-event", "2.6", seat=SEAT, card=CARD, way=NUMBER)
COUNTER: Final = Message("told-counter", "2.12", seat=SEAT, card=CARD, way=NUMBER)
MARKER: Final = Message("told-marker", "2.10", seat=SEAT, space=SPACE, way=NUMBER)
MARKERS: Final = Message("told-markers", "2.10", seat=SEAT, space=SPACE, other=SPACE, n=NUMBER, way=NUMBER)
MARKERS_THREE: Final = Message(
    "told-markers-three", "2.10", seat=SEAT, space=SPACE, second=SPACE, third=SPACE, way=NUMBER
)
MARKER_LOST: Final = Message("told-marker-lost", "5.3", seat=SEAT, space=SPACE, way=NUMBER)
MARKERS_LOST_TWO: Final = Message("told-markers-lost-two", "5.3", seat=SEAT, space=SPACE, other=SPACE, way=NUMBER)
MARKERS_LOST: Final = Message("told-markers-lost", "5.3", seat=SEAT, space=SPACE, n=NUMBER, way=NUMBER)
COUNT: Final = Message("told-count", "5.2", rome=NUMBER, carthage=NUMBER, way=NUMBER)
TRUCE: Final = Message("told-truce", "24.2")
TRUCE_OVER: Final = Message("told-truce-over", "24.2")
ATTRITION: Final = Message("told-attrition", "21.1", seat=SEAT, space=SPACE, lost=NUMBER)
FLEET_SUNK: Final = Message("told-fleet-sunk", "13.4", general=GENERAL)
END_PEACE: Final = Message("told-end-peace", "22.1", seat=SEAT)
END_CAPITAL: Final = Message("told-end-capital", "22.2", space=SPACE)
END_ITALY: Final = Message("told-end-italy", "22.3")
END_POINTS: Final = Message("told-end-points", "5.4", rome=NUMBER, carthage=NUMBER)
END_TIE: Final = Message("told-end-tie", "5.4", seat=SEAT, rome=NUMBER)
END_AFRICANUS: Final = Message("told-end-africanus", "25.6")
END_NO_ROMANS: Final = Message("told-end-no-romans", "25.6")
END_CITIES: Final = Message("told-end-cities", "25.6")

TERM_SPACE: Final = Message("term-space", "6.2", space=SPACE)
TERM_UNITS: Final = Message("term-units", "14.1", seat=SEAT)
TERM_CARDS: Final = Message("term-cards", "14.2", seat=SEAT)
TERM_LOST: Final = Message("term-lost", "14.15", seat=SEAT)
TERM_ROUNDS: Final = Message("term-rounds", "14.10")
TERM_SEAT: Final = Message("term-seat", "5.2", seat=SEAT)
TERM_ROLL: Final = Message("term-roll", "20.5")
TERM_SIEGE_POINTS: Final = Message("term-siege-points", "20.5")
ROW_UNITS: Final = Message("row-units", "14.1")
ROW_HANDS: Final = Message("row-hands", "14.2")
ROW_LOSSES: Final = Message("row-losses", "14.15", n=NUMBER)
ROW_RETREAT: Final = Message("row-retreat", "14.16")
ROW_POINTS: Final = Message("row-points", "5.2")
CARD_FALLEN: Final = Message("card-fallen", "14.10", card=BATTLE_CARD)
NOTHING_FALLEN: Final = Message("nothing-fallen", "14.14")
ROLLED: Final = Message("card-rolled", "14.11", n=NUMBER, most=NUMBER)
ODDS_COUNTER: Final = Message("odds-counter", "14.11", general=GENERAL, most=NUMBER)
ODDS_SIEGE: Final = Message("odds-siege", "20.5", seat=SEAT)
WHY_UNMATCHED: Final = Message("why-unmatched", "14.14", seat=SEAT, card=BATTLE_CARD, n=NUMBER)
WHY_OUT: Final = Message("why-out", "14.14", seat=SEAT)
VERDICT_LOST: Final = Message("verdict-lost", "14.14", seat=SEAT, space=SPACE)
VERDICT_PARTED: Final = Message("verdict-parted", "16.2", space=SPACE)
VERDICT_SIEGE: Final = Message("verdict-siege", "20.5", space=SPACE, n=NUMBER)
VERDICT_COUNT: Final = Message("verdict-count", "5.2", rome=NUMBER, carthage=NUMBER)

SUNK: Final = 2
FACES: Final = 6
ENDS: Final = (
    events.RETREATED_TO,
    events.RETREATED_INTO_CITY,
    events.FORCE_ELIMINATED,
    events.WITHDREW_TO,
    events.WITHDREW_INTO_CITY,
)
"""How a battle is left."""
FOUGHT: Final = (
    events.SORTIE_JOINED,
    events.COMMAND_CHANGED,
    events.COMMAND_KEPT,
    events.CHARGE_ROLLED,
    events.ELEPHANTS_FRIGHTENED,
    events.HANDS_DEALT,
    events.BATTLE_CARD_SHOWN,
    events.BATTLE_CARD_TAKEN,
    events.INITIATIVE_TAKEN,
    events.WITHDRAW_ROLLED,
    events.PREVENT_ROLLED,
    events.UNITS_LOST,
    events.GENERAL_DISPLACED,
    events.GENERAL_ELIMINATED,
    events.TRAIN_LOST,
    events.COUNTER_PLAYED,
)
"""Lines of a battle that are only passed on to the verdict, or to nobody."""
SHOWN: Final = (events.UNITS_LOST, events.GENERAL_ELIMINATED, events.BATTLE_LOST, *ENDS)
"""Lines of a battle that its verdict quotes."""
QUOTED: Final = {
    events.OVERRUN_DONE: ("battle", moment.PLACE),
    events.INTERCEPTED: ("march", moment.CARD),
    events.WEATHER_STOPPED: ("card", moment.CARD),
    events.TRIBE_SUBJUGATED: ("gain", moment.PLACE),
    events.TRAITOR_OPENED: ("gain", moment.PLACE),
    events.GENERAL_ELIMINATED: ("loss", moment.PLACE),
    events.AFRICANUS_ARRIVED: ("march", moment.CARD),
    events.UNITS_ARRIVED: ("card", moment.CARD),
    events.MACEDON_JOINED: ("war", moment.PLACE),
    events.MACEDON_LEFT: ("war", moment.PLACE),
    events.NAVAL_VICTORY_WON: ("card", moment.PLACE),
    events.TRUCE_BEGUN: ("war", moment.PLACE),
    events.TRUCE_ENDED: ("war", moment.CARD),
    events.HANNO_BEGUN: ("card", moment.CARD),
    events.CATO_BEGUN: ("card", moment.CARD),
}
"""Lines that are moments by themselves."""
RETOLD: Final = {
    events.TRUCE_BEGUN: TRUCE,
    events.TRUCE_ENDED: TRUCE_OVER,
    events.ATTRITION_ROLLED: ATTRITION,
    events.NAVAL_ROLLED: FLEET_SUNK,
}
"""Those that a chronicle says in its own words, with losses on the way."""
TOLD: Final = moment.in_the_present(line for line in QUOTED if line not in RETOLD)
"""And those that it says in the log's words, but in the present."""
LAST: Final = {
    events.SUED_FOR_PEACE: END_PEACE,
    events.WON_CAPITAL: END_CAPITAL,
    events.WON_ITALY: END_ITALY,
    events.WON_ON_POINTS: END_POINTS,
    events.WON_AFRICANUS: END_AFRICANUS,
    events.WON_NO_ROMANS: END_NO_ROMANS,
    events.WON_CITIES: END_CITIES,
}
"""The last line of a game, and how a chronicle says it."""


@dataclass
class Battle:
    """A battle that is being read; `general` attacks, -1 where the log does not say who."""

    begun: Line
    general: int
    hands: Line | None = None
    cards: list[Card] = field(default_factory=list)
    odds: list[Odds] = field(default_factory=list)
    attacked: Line | None = None
    given_up: Line | None = None
    losses: Line | None = None
    retreat: Line | None = None
    lost: Line | None = None
    left: Line | None = None
    shown: list[Line] = field(default_factory=list)


class HannibalTeller(Teller):
    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content
        self.steps: list[Line] = []
        self.markers: list[Line] = []
        self.battle: Battle | None = None
        self.mover = -1

    # -- reading --------------------------------------------------------------------------------------------

    def read(self, line: Line) -> None:
        message = line.message
        if self.battle is not None and self._read_battle(self.battle, line):
            return
        if message in (events.PC_PLACED, events.PC_CONVERTED, events.MARKER_CHANGED, events.PC_REMOVED):
            self._read_marker(line)
            return
        if message in (events.ARMY_MARCHED, events.ARMY_SAILED):
            self._read_step(line)
            return
        if message in (events.CARD_FOR_OPS, events.ARMY_STOPPED, events.TURN_BEGUN, events.CAMPAIGN_ENDED):
            self.tell_march()
            self.tell_markers()
        elif message is events.BATTLE_BEGUN:
            self.tell_march()
            is_movers = self.mover >= 0 and self.content.side[self.mover] == line["seat"]
            self.battle = Battle(line, self.mover if is_movers else -1)
        elif message in (events.CARD_AS_EVENT, events.COUNTER_PLAYED):
            self.tell_march()
            self.tell_markers()
            said = EVENT if message is events.CARD_AS_EVENT else COUNTER
            text = self.say(said, line["seat"], line["card"])
            self.tell("card", [line], text, line.full("seat"), SEATS, moment.CARD)
        elif message is events.AVOIDED_TO:
            self.tell_march()
            self._tell_slip(line)
        elif message is events.SIEGE_ROLLED:
            self.tell_siege(line)
        elif message is events.CITY_TAKEN:
            text = self.say(FALL, line["seat"], line["space"])
            self.tell("gain", [line], text, line.full("seat"), SEATS, moment.BATTLE, [line.full("space")])
        elif message is events.POINTS_COUNTED:
            self.tell_count(line)
        elif message in LAST:
            self.tell_end(line)
        elif message in QUOTED or _is_loss(line):
            self._quote(line)

    def settle(self) -> None:
        self.tell_march()
        self.tell_markers()

    def rest(self, ply: int) -> None:
        if self.battle is not None and self.battle.left is not None:
            self.tell_battle(self.battle)

    def underway(self) -> Said | None:
        if self.battle is None or self.battle.general < 0 or self.battle.lost is not None:
            return None
        begun = self.battle.begun
        enemy = ENEMY[begun["seat"]]
        return self.say(ATTACK, self.battle.general, enemy, begun["space"], begun["n"], begun["enemies"])

    def _read_step(self, line: Line) -> None:
        """6.2  A march is told from its first space to its last."""
        self.tell_markers()
        if self.steps and self.steps[-1]["general"] != line["general"]:
            self.tell_march()
        self.steps.append(line)
        self.mover = line["general"]

    def _read_marker(self, line: Line) -> None:
        if self.markers and self._marked(self.markers[-1]) != self._marked(line):
            self.tell_markers()
        self.markers.append(line)

    def _marked(self, line: Line) -> tuple[int, bool]:
        return line["seat"], line.message is events.PC_REMOVED

    def _read_battle(self, battle: Battle, line: Line) -> bool:
        """Whether the line belongs to the battle."""
        message = line.message
        if message in SHOWN:
            battle.shown.append(line)
        if message is events.HANDS_DEALT:
            battle.hands = line
        elif message in (events.ATTACKED_WITH, events.MATCHED):
            battle.cards.append(Card(line.full("seat"), Said(CARD_FALLEN, [line["card"]])))
            battle.attacked = line if message is events.ATTACKED_WITH else battle.attacked
        elif message in (events.CONCEDED, events.OUT_OF_CARDS):
            battle.cards.append(Card(line.full("seat"), Said(NOTHING_FALLEN)))
            battle.given_up = line
        elif message is events.COUNTERATTACK_ROLLED:
            who = str(SEAT.full(self.content.side[line["general"]]))
            battle.cards.append(Card(who, Said(ROLLED, [line["n"], line["most"]]), die=line["n"]))
            chance = 100 * min(FACES, line["most"]) // FACES
            battle.odds.append(Odds(Said(ODDS_COUNTER, [line["general"], line["most"]]), chance))
        elif message is events.CASUALTIES_ROLLED:
            battle.losses = line
        elif message is events.RETREAT_ROLLED:
            battle.retreat = line
        elif message is events.BATTLE_LOST:
            battle.lost = line
        elif message in ENDS:
            battle.left = line
        elif message not in FOUGHT:
            if battle.lost is None and battle.left is None:
                return False
            self.tell_battle(battle)
            return False
        return True

    # -- telling --------------------------------------------------------------------------------------------

    def tell_march(self) -> None:
        steps, self.steps = self.steps, []
        if not steps:
            return
        first, last = steps[0], steps[-1]
        seat = self.content.side[first["general"]]
        is_sea = last.message is events.ARMY_SAILED
        if is_sea:
            text = self.say(SAIL, first["general"], last["n"], last["goal"])
        elif last["n"] == 0:
            text = self.say(MARCH_ALONE, first["general"], first["start"], last["goal"])
        else:
            text = self.say(MARCH, first["general"], last["n"], first["start"], last["goal"])
        who = str(SEAT.full(seat))
        path = [first.full("start"), *(step.full("goal") for step in steps)]
        arrows = [Arrow(step.full("start"), step.full("goal"), who, _way_of(step), step["n"]) for step in steps]
        terms = [
            Term(Said(TERM_SPACE, [step["goal"]]), number, joint="then" if number > 1 else "")
            for number, step in enumerate(steps, start=1)
        ]
        self.tell("march", steps, text, who, [seat], moment.MARCH, path, arrows, terms)

    def tell_markers(self) -> None:
        """2.10, 5.3  Markers that one side places or loses one after the other."""
        lines, self.markers = self.markers, []
        if not lines:
            return
        first, last, n = lines[0], lines[-1], len(lines)
        is_loss = first.message is events.PC_REMOVED
        spaces = [line["space"] for line in lines]
        if n == 1:
            text = self.say(MARKER_LOST if is_loss else MARKER, first["seat"], *spaces)
        elif is_loss and n == 2:
            text = self.say(MARKERS_LOST_TWO, first["seat"], *spaces)
        elif is_loss:
            text = self.say(MARKERS_LOST, first["seat"], first["space"], n - 1)
        elif n == 3:
            text = self.say(MARKERS_THREE, first["seat"], *spaces)
        else:
            text = self.say(MARKERS, first["seat"], first["space"], last["space"], n - 2)
        places = [line.full("space") for line in lines]
        kind = "loss" if is_loss else "gain"
        self.tell(kind, lines, text, first.full("seat"), SEATS if n > 1 else [first["seat"]], moment.CARD, places)

    def _tell_slip(self, line: Line) -> None:
        seat = self.content.side[line["general"]]
        text = self.say(SLIP, line["general"], line["space"])
        self.tell("march", [line], text, str(SEAT.full(seat)), SEATS, moment.CARD, [line.full("space")])

    def tell_siege(self, line: Line) -> None:
        """20.5  A roll against the walls."""
        points = line["points"]
        if points > 0:
            text = self.say(SIEGE, line["seat"], line["space"], points)
        else:
            text = self.say(SIEGE_IN_VAIN, line["seat"], line["space"])
        terms = [
            Term(Said(TERM_ROLL), line["n"]),
            Term(Said(TERM_SIEGE_POINTS), points, line.full("seat"), "equals", is_signed=True, is_good=points > 0),
            Term(Said(TERM_LOST, [line["seat"]]), line["lost"], line.full("seat"), "plus"),
        ]
        modifier = line["roll"] - line["n"]
        table = self.content.siege_table
        rolls = [max(1, min(face + modifier, len(table) - 1)) for face in range(1, FACES + 1)]
        chance = 100 * sum(table[roll][0] > 0 for roll in rolls) // FACES
        sides = (line.full("seat"),)
        rows = (
            Row(Said(TERM_ROLL), (line["roll"],), ((line["n"],),), "20.5"),
            Row(Said(TERM_SIEGE_POINTS), (points,), rule="20.5", is_total=True),
            Row(Said(TERM_LOST, [line["seat"]]), (line["lost"],), rule="20.5"),
        )
        odds = (Odds(Said(ODDS_SIEGE, [line["seat"]]), chance),)
        verdict = Verdict(Said(VERDICT_SIEGE, [line["space"], points]), sides, (), rows, (), odds)
        places = [line.full("space")]
        self.tell("siege", [line], text, sides[0], SEATS, moment.PLACE, places, (), terms, verdict)

    def tell_count(self, line: Line) -> None:
        """5.2  The provinces are counted at the end of a turn."""
        self.tell_march()
        self.tell_markers()
        text = self.say(COUNT, line["rome"], line["carthage"])
        points = [line["rome"], line["carthage"]]
        terms = [
            Term(Said(TERM_SEAT, [seat]), points[seat], str(SEAT.full(seat)), "against" if seat else "")
            for seat in SEATS
        ]
        rows = (Row(Said(ROW_POINTS), tuple(points), rule="5.2", is_total=True),)
        verdict = Verdict(Said(VERDICT_COUNT, points), _sides(), (), rows)
        self.tell("scoring", [line], text, "", SEATS, moment.PLACE, (), (), terms, verdict)

    def tell_battle(self, battle: Battle) -> None:
        """14  A battle from its first card to the retreat."""
        self.battle = None
        begun, last = battle.begun, battle.left or battle.lost
        assert last is not None
        attacker = begun["seat"]
        loser = battle.lost["seat"] if battle.lost is not None else -1
        winner = ENEMY[loser] if loser >= 0 else attacker
        who = str(SEAT.full(winner))
        arrows = []
        if battle.left is not None and battle.left["space"] != begun["space"]:
            goal, fled = battle.left.full("space"), battle.left.full("seat")
            arrows.append(Arrow(begun.full("space"), goal, fled, "retreat"))
        elif battle.left is not None and battle.left.message is events.FORCE_ELIMINATED:
            arrows.append(Arrow(begun.full("space"), "", battle.left.full("seat"), "lost", battle.left["n"]))
        text = self._outcome(battle, loser)
        places = [begun.full("space")]
        verdict = self._verdict(battle, loser)
        terms = self._terms(battle)
        self.tell("battle", [begun, last], text, who, SEATS, moment.BATTLE, places, arrows, terms, verdict)

    def _outcome(self, battle: Battle, loser: int) -> Said:
        """Breaks: the loser lost half or more; beats: less; holds: the attack failed."""
        begun, general = battle.begun, battle.general
        attacker, space = begun["seat"], begun["space"]
        if loser < 0:
            left = battle.left["seat"] if battle.left is not None else attacker
            return self.say(PARTED, left, ENEMY[left], space)
        lost = battle.lost["n"] if battle.lost is not None else 0
        if loser == attacker:
            if general < 0:
                return self.say(BEATEN, ENEMY[loser], loser, space)
            return self.say(HOLD, general, ENEMY[loser], space, lost)
        if general < 0:
            return self.say(BEATEN, attacker, loser, space)
        is_gone = battle.left is not None and battle.left.message is events.FORCE_ELIMINATED
        if is_gone or 2 * lost >= begun["enemies"]:
            return self.say(BREAK, general, begun["n"], begun["enemies"], loser, space)
        return self.say(BEAT, general, loser, space, self._rounds(battle))

    def _rounds(self, battle: Battle) -> int:
        return battle.losses["rounds"] if battle.losses is not None else 1

    def _terms(self, battle: Battle) -> list[Term]:
        sides, units = self._units(battle)
        terms = [
            Term(Said(TERM_UNITS, [seat]), n, str(SEAT.full(seat)), "against" if number else "")
            for number, (seat, n) in enumerate(zip(sides, units, strict=True))
        ]
        if battle.hands is not None:
            hands = (battle.hands["rome"], battle.hands["carthage"])
            terms += [
                Term(Said(TERM_CARDS, [seat]), hands[seat], str(SEAT.full(seat)), "against" if number else "plus")
                for number, seat in enumerate(sides)
            ]
        terms.append(Term(Said(TERM_ROUNDS), self._rounds(battle), joint="plus"))
        if battle.lost is not None:
            loser = battle.lost["seat"]
            label, who = Said(TERM_LOST, [loser]), str(SEAT.full(loser))
            terms.append(Term(label, battle.lost["n"], who, "equals", is_good=False))
        return terms

    def _verdict(self, battle: Battle, loser: int) -> Verdict:
        begun = battle.begun
        sides, units = self._units(battle)
        rows = [Row(Said(ROW_UNITS), tuple(units), rule="14.1")]
        if battle.hands is not None:
            hands = (battle.hands["rome"], battle.hands["carthage"])
            rows.append(Row(Said(ROW_HANDS), tuple(hands[seat] for seat in sides), rule="14.2"))
        if battle.losses is not None:
            losses = battle.losses
            label = Said(ROW_LOSSES, [losses["rounds"]])
            rows.append(Row(label, (losses["lost"], losses["lost"]), ((losses["n"],),), "14.15"))
        if battle.retreat is not None:
            more = tuple(battle.retreat["lost"] if seat == battle.retreat["seat"] else 0 for seat in sides)
            rows.append(Row(Said(ROW_RETREAT), more, ((battle.retreat["n"],),), "14.16"))
        if loser >= 0:
            title = Said(VERDICT_LOST, [loser, begun["space"]])
        else:
            title = Said(VERDICT_PARTED, [begun["space"]])
        follows = tuple(self.quote(line) for line in battle.shown if not self._is_said_again(battle, line))
        names = tuple(str(SEAT.full(seat)) for seat in sides)
        return Verdict(title, names, tuple(battle.cards), tuple(rows), follows, tuple(battle.odds), self._why(battle))

    def _why(self, battle: Battle) -> Said | None:
        """14.14  The card that the loser did not match, or that he had none left."""
        given_up, attacked = battle.given_up, battle.attacked
        if given_up is None or battle.lost is None:
            return None
        if given_up.message is events.OUT_OF_CARDS:
            return Said(WHY_OUT, [given_up["seat"]])
        if attacked is None or attacked["seat"] == given_up["seat"]:
            return None
        return Said(WHY_UNMATCHED, [given_up["seat"], attacked["type"], self._rounds(battle)])

    def _is_said_again(self, battle: Battle, line: Line) -> bool:
        """14.14  What the loser has lost is said with the battle's end, unless elephants are among it."""
        if line.message is not events.UNITS_LOST or battle.lost is None:
            return False
        return line["seat"] == battle.lost["seat"] and line["elephants"] == 0

    def _units(self, battle: Battle) -> tuple[list[int], list[int]]:
        """The attacker and the defender with their units."""
        attacker = battle.begun["seat"]
        return [attacker, ENEMY[attacker]], [battle.begun["n"], battle.begun["enemies"]]

    def _quote(self, line: Line) -> None:
        self.tell_march()
        self.tell_markers()
        kind, weight = QUOTED.get(line.message, ("loss", moment.CARD))
        who = self._who(line)
        places = [line.full("space")] if "space" in line.args else []
        text = self.retell(line, RETOLD[line.message] if line.message in RETOLD else TOLD[line.message])
        self.tell(kind, [line], text, who, SEATS, weight, places)

    def tell_end(self, line: Line) -> None:
        """22, 5.4  Why the war is over."""
        self.settle()
        is_tie = line.message is events.WON_ON_POINTS and line["rome"] == line["carthage"]
        text = self.retell(line, END_TIE if is_tie else LAST[line.message])
        places = [line.full("space")] if "space" in line.args else []
        self.tell("end", [line], text, line.full("seat"), SEATS, moment.BATTLE + moment.PLACE, places)

    def _who(self, line: Line) -> str:
        if "seat" in line.args:
            return line.full("seat")
        return str(SEAT.full(self.content.side[line["general"]])) if "general" in line.args else ""


def _is_loss(line: Line) -> bool:
    """21.1, 13.4  An army that lost units on its way, a fleet that was sunk."""
    if line.message is events.ATTRITION_ROLLED:
        return line["lost"] > 0
    return line.message is events.NAVAL_ROLLED and line["outcome"] == SUNK


def _way_of(step: Line) -> str:
    return "sail" if step.message is events.ARMY_SAILED else "march"


def _sides() -> tuple[str, ...]:
    return str(SEAT.full(ROME)), str(SEAT.full(CARTHAGE))
