"""What a seat sees of Maria as a row of numbers.  What it may not know is -1."""

from collections import Counter
from functools import cache

from hatalom.core.observation import Block, Layout, Numbers, counts, hot, number, one_of, phase, rows, tally
from hatalom.games.maria import load
from hatalom.games.maria.names import GENERAL, PC, POWER, SEAT, STATUS, SUIT, TC, TOWN, TRACK, TRAIN
from hatalom.games.maria.phases import ALL as PHASES
from hatalom.games.maria.sight import fill
from hatalom.games.maria.view import Fortress, General, Power, Train, View

POWERS = tuple(POWER.ids)
GENERAL_PARTS = (*(f"power {power}" for power in POWERS), "place", "face down", "commands", "troops")
TRAIN_PARTS = (*(f"power {power}" for power in POWERS), "place")
POWER_PARTS = (
    *("cards", "troops", "income", "pool", "battle", "set aside", "surplus", "laid", "is mine"),
    *(f"hand {card}" for card in TC.ids),
    *(f"saved {card}" for card in TC.ids),
)
FORT_PARTS = (*(f"controller {power}" for power in POWERS), *(f"? of {power}" for power in POWERS))
FIGHT_PARTS = ("score", "attacker's troops", "defender's troops", "attacker has the right")
NOWHERE = -1.0


def _place(at: str | None) -> float:
    return float(TOWN.numbers.get(at, NOWHERE)) if at is not None else NOWHERE


def _general(general: General) -> Numbers:
    troops = general.troops if general.troops is not None else -1
    return [*hot(POWER, general.power), _place(general.at), float(general.face_down), float(general.commands), troops]


def _train(train: Train) -> Numbers:
    return [*hot(POWER, train.power), _place(train.at)]


def _power(power: Power, view: View) -> Numbers:
    facts = [power.cards, power.troops, power.income, power.pool, power.battle, power.set_aside, power.surplus]
    cards = [*tally(TC, Counter(power.hand or [])), *tally(TC, Counter(power.saved))]
    return [*facts, power.laid, float(power.seat == view.viewer), *cards]


def _fort(fort: Fortress) -> Numbers:
    return [*hot(POWER, fort.controller or None), *hot(POWER, fort.question)]


def _fight(view: View) -> Numbers:
    fight = view.fight
    if fight is None:
        return [0.0] * len(FIGHT_PARTS)
    return [fight.score, *fight.troops, float(fight.right == fight.attacker)]


@cache
def layout() -> Layout:
    board = load.load(None).board
    forts = [TOWN.ids[town] for town in board.fort_town]
    return Layout(
        fill,
        phase(PHASES),
        number("turn", "the turn", lambda view: view.turn),
        one_of("viewer", "who looks", SEAT, lambda view: view.viewer),
        rows(
            "generals",
            "power, town (its number, -1 off the map), state, troops (-1 unknown)",
            GENERAL.ids,
            GENERAL_PARTS,
            lambda view: [_general(general) for general in view.generals],
        ),
        rows("trains", "power and town", TRAIN.ids, TRAIN_PARTS, lambda view: [_train(train) for train in view.trains]),
        Block("hussars", "their towns", ("first", "second"), lambda view: [_place(town) for town in view.hussars]),
        rows(
            "powers", "cards, troops, pools", POWERS, POWER_PARTS, lambda view: [_power(p, view) for p in view.powers]
        ),
        rows("fortresses", "who controls them", forts, FORT_PARTS, lambda view: [_fort(f) for f in view.fortresses]),
        Block("tracks", "political tracks", tuple(TRACK.ids), lambda view: [view.tracks[track] for track in TRACK.ids]),
        one_of("saxony", "Saxony's side", STATUS, lambda view: view.saxony),
        one_of("trump", "the trump of politics", SUIT, lambda view: view.trump),
        counts("open_cards", "political cards on display", PC, lambda view: Counter(view.open_cards)),
        counts("political_cards", "political cards to come", PC, lambda view: Counter(view.political_cards)),
        Block(
            "discard", "cards put aside, by face", tuple(TC.ids), lambda view: [sum(decks) for decks in view.discard]
        ),
        Block("fight", "the duel that is being fought", FIGHT_PARTS, _fight),
    )
