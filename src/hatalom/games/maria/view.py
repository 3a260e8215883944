"""What each seat and a spectator may see: all but the hands and troops of others, and the order of the decks."""

from typing import Any

import msgspec
from mypy_extensions import i64

from hatalom.core.question import EVERYTHING, sees
from hatalom.core.snapshot import dump_stack
from hatalom.games.maria.facts import Agreement
from hatalom.games.maria.forecast.fight import Fight, fight_as_seen
from hatalom.games.maria.forecast.outlook import (
    Supply,
    Ways,
    protected_by_generals,
    reach_of_generals,
    supply_of,
    ways_of_moving,
)
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_GENERALS,
    ALL_PIECES,
    ALL_POWERS,
    BATTLE_BOX,
    BOX,
    CLAUSE,
    DECKS,
    FORM,
    GENERAL,
    GENERALS,
    IN_BOX,
    NOBODY,
    NOT_IN_PLAY,
    PC,
    POWER,
    REMOVED,
    SEAT,
    STATUS,
    SUIT,
    TC,
    TOWN,
    TRACK,
    TRAIN,
    Card,
    Fort,
    Piece,
    Town,
    face_of,
)
from hatalom.games.maria.names import General as GeneralId
from hatalom.games.maria.names import Power as PowerId
from hatalom.games.maria.phases.negotiation import Answering, Drafting
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import THINGS
from hatalom.games.maria.rules.income import income
from hatalom.games.maria.sight import troops_told

SIDES = ("west", "east", "neutral")
AWAY = {REMOVED: "removed", IN_BOX: "box", NOT_IN_PLAY: "not_in_play"}


class General(msgspec.Struct):
    id: str
    power: str
    rank: int
    at: str
    """A town, `removed`, `box` (his off-map box) or `not_in_play`."""
    face_down: bool
    leads: bool
    """6.2  He was chosen to command a stack of two equal ranks."""
    commands: bool
    """He is alone or supreme commander of his stack."""
    troops: int | None
    """6.4  Only for the player of his power."""
    supply: Supply | None
    protects: list[str]
    """10.3.3  Fortresses of his side within three cities."""


class Train(msgspec.Struct):
    id: str
    power: str
    at: str


class Power(msgspec.Struct):
    id: str
    seat: str
    side: str
    cards: int
    """8.4r1  The number of TCs is public."""
    hand: list[str] | None
    deck_of_card: list[int] | None
    """The decks the cards of one's own hand come from."""
    troops: int
    """6.4  The total, which must be told when asked."""
    income: int
    pool: int
    battle: int
    set_aside: int
    surplus: int
    saved: list[str]
    """17.5.3  TCs face up on the political display."""
    saved_decks: list[int]
    laid: int
    """17.3  How many lie face down."""
    laid_cards: list[str] | None
    laid_decks: list[int] | None
    expedition_until: int
    subsidies: dict[str, int]
    """20.4  To whom it pays and for how many turns."""


class Fortress(msgspec.Struct):
    town: str
    marker: str | None
    controller: str
    question: str | None
    """10.3.5  The power that put a "?" on it."""


class Clause(msgspec.Struct):
    """20, 21  A clause of an offer, or one that is in force."""

    kind: str
    power: str | None
    thing: str | None
    """What it is about, with its kind: `power.austria`, `region.saxony` or `candidate.charles`."""
    turns: int
    """Of a subsidy that is offered."""
    until: int
    """The last turn; 0: until the election."""
    seat: str
    partner: str


class Offer(msgspec.Struct):
    seat: str
    partner: str
    clauses: list[Clause]
    is_draft: bool
    """It is still being written."""


class View(msgspec.Struct):
    """The whole table as one viewer sees it."""

    viewer: str | None
    seats: int
    form: str
    bluff_costs: bool
    round_up: bool
    turn: int
    last_turn: int
    generals: list[General]
    trains: list[Train]
    hussars: list[str | None]
    fortresses: list[Fortress]
    powers: list[Power]
    boxes: dict[str, str | None]
    tracks: dict[str, int]
    noted: list[int]
    """17.5.8  Marker moves noted while political cards are being chosen."""
    executed: int
    saxony: str
    saxony_left: bool
    saxony_drew: int
    annexed: bool
    neutral_until: int
    reduced: int
    trump: str | None
    last_winner: str | None
    election: int
    political_year: int
    political_cards: list[str]
    """Those not turned up yet; their order inside a year is unknown to all."""
    open_cards: list[str]
    draw_pile: int
    decks_opened: int
    drawing: int
    discard: list[list[int]]
    """8.6  Cards put aside, by face and deck; all have seen them."""
    votes: dict[str, str]
    """3.11  Who controls each electoral vote."""
    agreements: list[Clause]
    offer: Offer | None
    """21.1  The offer that is being written or answered."""
    winters: list[list[int]] | None
    """13.8  Not shown again before the end of the game."""
    winters_scored: int
    fight: Fight | None
    ways: Ways | None
    """10.1  Of the piece on the move."""
    reach: dict[str, Ways]
    """10.1  Of the generals who may be moved next."""
    winner: str | None
    reason: int
    stack: list[dict[str, Any]]


def view(pos: Maria, viewer: int) -> View:
    is_over = not pos.stack
    year = pos.next_year()
    return View(
        viewer=SEAT.ids[viewer] if viewer >= 0 else None,
        seats=pos.seats,
        form=FORM.ids[pos.form],
        bluff_costs=pos.bluff_costs,
        round_up=pos.round_up,
        turn=pos.turn,
        last_turn=pos.content.turns[pos.form],
        generals=[
            _general(pos, general, viewer, protects)
            for general, protects in zip(ALL_GENERALS, protected_by_generals(pos), strict=True)
        ],
        trains=[_train(pos, piece) for piece in ALL_PIECES[GENERALS:]],
        hussars=[_name(town, TOWN.ids) for town in pos.hussar],
        fortresses=[_fortress(pos, fort) for fort in pos.content.board.forts],
        powers=[_power(pos, power, viewer) for power in ALL_POWERS],
        boxes={name: _name(pos.box[box], POWER.ids) for box, name in enumerate(BOX.ids) if box != BATTLE_BOX},
        tracks={name: pos.track[track] for track, name in enumerate(TRACK.ids)},
        noted=pos.noted.copy(),
        executed=pos.executed,
        saxony=STATUS.ids[pos.saxony_status()],
        saxony_left=pos.saxony_left,
        saxony_drew=pos.saxony_drew,
        annexed=pos.annexed,
        neutral_until=pos.neutral_until,
        reduced=pos.reduced,
        trump=_name(pos.trump, SUIT.ids),
        last_winner=_name(pos.last_winner, SEAT.ids),
        election=pos.election,
        political_year=year,
        political_cards=[name for card, name in enumerate(PC.ids) if pos.pc_deck[card] == 1],
        open_cards=[PC.ids[card] for card in pos.open_pcs],
        draw_pile=sum(pos.draw_pile),
        decks_opened=pos.decks_opened,
        drawing=pos.drawing,
        discard=[pos.discard[face : face + DECKS] for face in range(0, len(pos.discard), DECKS)],
        votes={} if pos.form != ADVANCED else _votes(pos),
        agreements=[_agreement(agreement) for agreement in pos.agreements],
        offer=_offer(pos),
        winters=[points.copy() for points in pos.winters] if is_over or viewer == EVERYTHING else None,
        winters_scored=len(pos.winters),
        fight=fight_as_seen(pos, viewer),
        ways=ways_of_moving(pos),
        reach=reach_of_generals(pos),
        winner=_name(pos.winner, SEAT.ids),
        reason=pos.reason,
        stack=dump_stack(pos, viewer),
    )


def _name(number: i64, ids: list[str]) -> str | None:
    return ids[number] if number >= 0 else None


def _place(at: Town) -> str:
    return TOWN.ids[at] if at >= 0 else AWAY[at]


def _general(pos: Maria, general: GeneralId, viewer: int, protects: list[str]) -> General:
    at, power = pos.at[general], pos.power_of(general)
    return General(
        id=GENERAL.ids[general],
        power=POWER.ids[power],
        rank=pos.content.rank[general],
        at=_place(at),
        face_down=pos.is_face_down(general),
        leads=(pos.leads >> general) & 1 == 1,
        commands=pos.commander(general) == general,
        troops=pos.troops[general] if sees(viewer, pos.seat_of(power)) else None,
        supply=supply_of(pos, general),
        protects=protects,
    )


def _train(pos: Maria, piece: Piece) -> Train:
    return Train(TRAIN.ids[piece - GENERALS], POWER.ids[pos.power_of(piece)], _place(pos.at[piece]))


def _faces(cards: list[Card]) -> list[str]:
    return [TC.ids[face_of(card)] for card in cards]


def _decks(cards: list[Card]) -> list[int]:
    return [card % DECKS for card in cards]


def _power(pos: Maria, power: PowerId, viewer: int) -> Power:
    own = sees(viewer, pos.seat_of(power))
    return Power(
        id=POWER.ids[power],
        seat=SEAT.ids[pos.seat_of(power)],
        side=SIDES[pos.side(power)],
        cards=len(pos.hand[power]),
        hand=_faces(pos.hand[power]) if own else None,
        deck_of_card=_decks(pos.hand[power]) if own else None,
        troops=troops_told(pos, power),
        income=income(pos, power),
        pool=pos.pool[power],
        battle=pos.battle[power],
        set_aside=pos.set_aside[power],
        surplus=pos.surplus[power],
        saved=_faces(pos.saved[power]),
        saved_decks=_decks(pos.saved[power]),
        laid=len(pos.laid[power]),
        laid_cards=_faces(pos.laid[power]) if own else None,
        laid_decks=_decks(pos.laid[power]) if own else None,
        expedition_until=pos.expedition_until[power],
        subsidies={POWER.ids[receiver]: turns for receiver, turns in enumerate(pos.subsidy[power]) if turns > 0},
    )


def _fortress(pos: Maria, fort: Fort) -> Fortress:
    controller = pos.controller(fort)
    return Fortress(
        town=TOWN.ids[pos.content.board.fort_town[fort]],
        marker=_name(pos.marker[fort], POWER.ids),
        controller=POWER.ids[controller] if controller != NOBODY else "",
        question=_name(pos.question[fort], POWER.ids),
    )


def _votes(pos: Maria) -> dict[str, str]:
    return {TOWN.ids[town]: POWER.ids[pos.controller_of(town)] for town in pos.content.board.electors}


def _agreement(agreement: Agreement) -> Clause:
    return Clause(
        kind=CLAUSE.ids[agreement.kind],
        power=_name(agreement.power, POWER.ids),
        thing=_thing(agreement.kind, agreement.thing),
        turns=0,
        until=agreement.until,
        seat=SEAT.ids[agreement.seat],
        partner=SEAT.ids[agreement.partner],
    )


def _thing(kind: i64, thing: i64) -> str | None:
    about = THINGS.get(kind)
    return f"{about.name}.{about.ids[thing]}" if about is not None and thing >= 0 else None


def _offer(pos: Maria) -> Offer | None:
    """21.1  There are no secret negotiations: everybody may watch an offer being written."""
    for phase in pos.stack:
        if isinstance(phase, Drafting | Answering):
            seat, partner = SEAT.ids[phase.seat], SEAT.ids[phase.partner]
            clauses = [
                Clause(
                    kind=CLAUSE.ids[clause.kind],
                    power=_name(clause.power, POWER.ids),
                    thing=_thing(clause.kind, clause.thing),
                    turns=clause.turns,
                    until=pos.turn + clause.turns - 1,
                    seat=seat,
                    partner=partner,
                )
                for clause in phase.clauses
            ]
            return Offer(seat, partner, clauses, isinstance(phase, Drafting))
    return None
