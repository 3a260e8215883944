"""The battle of cards as a game of its own: each answer is tried in many battles that the asked side could be in.

The enemy's hand is dealt anew every time from the cards that the asked side has not seen, so that nothing but its own
knowledge counts: its hand, the sizes of both, what was played, and what a spy has shown.
"""

from typing import Final

from hatalom.core.chance import Seeded
from hatalom.core.question import Seat
from hatalom.games.hannibal.bots.duel import Duel
from hatalom.games.hannibal.names import (
    ALL_BATTLE_CARDS,
    ALLY_DESERTS,
    BATTLE_CARDS,
    CARTHAGE,
    ENEMY,
    ENVELOPMENT,
    HANNIBAL,
    PROBE,
    RESERVE,
    ROME,
    BattleCard,
    Card,
)
from hatalom.games.hannibal.phases.battle.rounds import DEFENCE, Rounds
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.battle_cards import counter_max
from hatalom.games.hannibal.verbs import (
    ATTACK_WITH,
    CONCEDE,
    COUNTERATTACK,
    LET_GO,
    MATCH,
    MATCH_WITH_PROBE,
    MATCH_WITH_RESERVE,
    PLAY_COUNTER,
    PREVENT,
    PROBE_AS,
    RESERVE_AS,
    STAY_ON_DEFENCE,
    TAKE_INITIATIVE,
    TAKE_OPEN_CARD,
    WITHDRAW,
)

SAMPLES: Final = 48
"""Imagined battles for each answer; the same hands for all of them."""
FORECAST_SAMPLES: Final = 400
WITHDRAWN: Final = 0.4
"""16.2  What it is worth to get away, where a victory is 1 and a defeat 0."""
FACES: Final = 6


def best_answer(pos: Hannibal, rounds: Rounds, seat: Seat, options: list[int]) -> int:
    """The option after which most of the imagined battles are won."""
    best = options[0]
    most = -1.0
    if len(options) > 1:
        for action in options:
            odds = odds_after(pos, rounds, seat, action, SAMPLES)
            if odds > most:
                best, most = action, odds
    return best


def odds_after(pos: Hannibal, rounds: Rounds, seat: Seat, action: int, samples: int) -> float:
    """How often the seat wins after this answer; a withdrawal counts for less than a victory."""
    total = 0.0
    for number in range(samples):
        rng = Seeded(number)
        total += _try(pos, rounds, seat, action, imagine(pos, rounds, seat, rng), rng)
    return total / samples


def odds_of_deal(deck: list[int], own: int, theirs: int, counter: list[int], attacker: Seat) -> float:
    """14.8  How often Rome wins if it is dealt `own` cards and Carthage `theirs`."""
    won = 0
    for number in range(FORECAST_SAMPLES):
        rng = Seeded(number)
        duel = Duel(deck.copy(), counter, attacker)
        duel.deal(ROME, own, rng)
        duel.deal(CARTHAGE, theirs, rng)
        if duel.play_out(rng) == ROME:
            won += 1
    return won / FORECAST_SAMPLES


def chance_unmatched(pos: Hannibal, seat: Seat, card: BattleCard) -> float:
    """14.10  The exact chance that the enemy holds neither this type nor a Reserve; cards on the table count."""
    enemy = BATTLE_CARDS * ENEMY[seat]
    if pos.battle_open[enemy + card] > 0 or pos.battle_open[enemy + RESERVE] > 0:
        return 0.0
    unseen = matching = hidden = 0
    for other in ALL_BATTLE_CARDS:
        count = unseen_of(pos, seat, other)
        unseen += count
        hidden += pos.battle_hand[enemy + other] - pos.battle_open[enemy + other]
        if other == card or other == RESERVE:
            matching += count
    chance = 1.0
    for drawn in range(hidden):
        chance *= max(0, unseen - matching - drawn) / (unseen - drawn)
    return chance


def unseen_of(pos: Hannibal, seat: Seat, card: BattleCard) -> int:
    """Cards of a type that this side has not seen: in the deck or covered in the enemy's hand."""
    seen = pos.battle_used[card] + pos.battle_hand[BATTLE_CARDS * seat + card]
    return pos.content.battle_card_count[card] - seen - pos.battle_open[BATTLE_CARDS * ENEMY[seat] + card]


def imagine(pos: Hannibal, rounds: Rounds, seat: Seat, rng: Seeded) -> Duel:
    """A battle this side could be in."""
    deck = pos.content.battle_card_count.copy()
    enemy = ENEMY[seat]
    duel = Duel(deck, [counter_max(pos, ROME), counter_max(pos, CARTHAGE)], rounds.attacker)
    for card in ALL_BATTLE_CARDS:
        deck[card] -= pos.battle_used[card]
        for _ in range(pos.battle_hand[BATTLE_CARDS * seat + card]):
            duel.gain(seat, card)
        for _ in range(pos.battle_open[BATTLE_CARDS * enemy + card]):
            duel.gain(enemy, card)
    duel.deal(enemy, pos.battle_hand_size(enemy) - duel.size[enemy], rng)
    duel.may_probe = not rounds.probe_used and pos.battle_commander[CARTHAGE] == HANNIBAL
    return duel


def _try(pos: Hannibal, rounds: Rounds, seat: Seat, action: int, duel: Duel, rng: Seeded) -> float:
    """One imagined battle after an answer: 1 if it is won, 0 if it is lost."""
    if CONCEDE.has(action):
        return 0.0
    if LET_GO.has(action):
        return 1.0 - WITHDRAWN
    if WITHDRAW.has(action):
        return _try_withdrawal(pos, seat, duel, rng)
    if PREVENT.has(action):
        if rng.below(FACES) >= pos.content.prevent_max[pos.battle_commander[seat]]:
            return 1.0 - WITHDRAWN
        duel.attacker = seat
    elif TAKE_INITIATIVE.has(action) or (COUNTERATTACK.has(action) and rng.below(FACES) < duel.counter[seat]):
        duel.attacker = seat
    elif not COUNTERATTACK.has(action) and not STAY_ON_DEFENCE.has(action):
        return _try_card(rounds, seat, action, duel, rng)
    return _won(duel, rng, seat)


def _try_card(rounds: Rounds, seat: Seat, action: int, duel: Duel, rng: Seeded) -> float:
    """A card is played, or one of the enemy's is taken."""
    if PLAY_COUNTER.has(action):
        return _try_strategy_card(rounds, seat, Card(PLAY_COUNTER.target(action)), duel, rng)
    if ATTACK_WITH.has(action):
        card = BattleCard(ATTACK_WITH.target(action))
        return _try_attack(seat, card, card, duel, rng)
    if RESERVE_AS.has(action):
        return _try_attack(seat, BattleCard(RESERVE_AS.target(action)), RESERVE, duel, rng)
    if PROBE_AS.has(action):
        duel.may_probe = False
        return _try_attack(seat, BattleCard(PROBE_AS.target(action)), PROBE, duel, rng)
    if MATCH.has(action):
        return _try_match(seat, rounds.card, rounds.card, duel, rng)
    if MATCH_WITH_RESERVE.has(action):
        return _try_match(seat, rounds.card, RESERVE, duel, rng)
    if MATCH_WITH_PROBE.has(action):
        duel.may_probe = False
        return _try_match(seat, rounds.card, PROBE, duel, rng)
    if TAKE_OPEN_CARD.has(action):
        _steal(seat, BattleCard(TAKE_OPEN_CARD.target(action)), duel)
    else:
        _steal_at_random(seat, duel, rng)
    return _go_on(rounds, duel, rng, seat)


def _won(duel: Duel, rng: Seeded, seat: Seat) -> float:
    return 1.0 if duel.play_out(rng) == seat else 0.0


def _try_attack(seat: Seat, card: BattleCard, played: BattleCard, duel: Duel, rng: Seeded) -> float:
    duel.use(seat, played)
    if not duel.match(card):
        return 1.0
    duel.contest(card, rng)
    return _won(duel, rng, seat)


def _try_match(seat: Seat, card: BattleCard, played: BattleCard, duel: Duel, rng: Seeded) -> float:
    duel.use(seat, played)
    duel.contest(card, rng)
    return _won(duel, rng, seat)


def _try_withdrawal(pos: Hannibal, seat: Seat, duel: Duel, rng: Seeded) -> float:
    """16.1  A roll to get away, perhaps one to prevent it; if it fails the enemy attacks."""
    commander, other = pos.battle_commander[seat], pos.battle_commander[ENEMY[seat]]
    if rng.below(FACES) < pos.content.battle_rating[commander]:
        if other < 0 or rng.below(FACES) >= pos.content.prevent_max[other]:
            return WITHDRAWN
    duel.attacker = ENEMY[seat]
    return _won(duel, rng, seat)


def _try_strategy_card(rounds: Rounds, seat: Seat, card: Card, duel: Duel, rng: Seeded) -> float:
    """24.8, 24.9  A card of the enemy changes hands, or the cavalry attacks or answers for a Double Envelopment."""
    if card == ALLY_DESERTS:
        _steal_at_random(seat, duel, rng)
        return _go_on(rounds, duel, rng, seat)
    if rounds.step != DEFENCE and not duel.match(ENVELOPMENT):
        return 1.0
    duel.contest(PROBE, rng)  # the initiative takes a roll, as after any card but a Double Envelopment
    return _won(duel, rng, seat)


def _go_on(rounds: Rounds, duel: Duel, rng: Seeded, seat: Seat) -> float:
    """After a theft in the middle of a round the attack is still to be answered."""
    if rounds.step == DEFENCE and not duel.match(rounds.card):
        return 1.0 if rounds.attacker == seat else 0.0
    return _won(duel, rng, seat)


def _steal(seat: Seat, card: BattleCard, duel: Duel) -> None:
    duel.use(ENEMY[seat], card)
    duel.hand[BATTLE_CARDS * seat + card] += 1
    duel.size[seat] += 1


def _steal_at_random(seat: Seat, duel: Duel, rng: Seeded) -> None:
    first = BATTLE_CARDS * ENEMY[seat]
    if duel.size[ENEMY[seat]] > 0:
        _steal(seat, BattleCard(rng.pick(duel.hand[first : first + BATTLE_CARDS])), duel)
