"""The odds inside a battle: whether a card is matched, what giving up would cost, and the dice of both commanders."""

from math import comb
from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.games.hannibal.names import (
    BATTLE_CARD,
    BATTLE_CARDS,
    ENVELOPMENT,
    FLANK_LEFT,
    FLANK_RIGHT,
    HANNIBAL,
    PROBE,
    RESERVE,
)
from hatalom.games.hannibal.phases.attrition import losses_of
from hatalom.games.hannibal.phases.rounds import Rounds
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.verbs import (
    ATTACK_WITH,
    CONCEDE,
    COUNTERATTACK,
    PREVENT,
    PROBE_AS,
    RESERVE_AS,
    WITHDRAW,
)

ENEMY_CARDS: Final = Message("enemy-cards", "14.10")
MATCHING_CARDS: Final = Message("matching-cards", "14.10", card=BATTLE_CARD)
UNSEEN_CARDS: Final = Message("unseen-cards", "14.19")
ATTACK_FORECAST: Final = Message("attack-forecast", "14.10", percent=NUMBER)
RETREAT_FACE: Final = Message("retreat-face", "14.16", n=NUMBER)
DEFEAT_FORECAST: Final = Message("defeat-forecast", "14.16", least=NUMBER, most=NUMBER, percent=NUMBER)

FACES: Final = range(1, 7)


def most_of_roll(pos: Hannibal, rounds: Rounds, seat: int, action: int) -> int:
    """0.11  Up to which number a roll of this commander succeeds; -1 if the action is no such roll."""
    commander = pos.battle_commander[seat]
    if commander < 0:
        return -1
    content = pos.content
    if COUNTERATTACK.has(action):
        table = content.counter_as_attacker if seat == pos.battle_active else content.counter_as_defender
        return table[commander]
    if WITHDRAW.has(action):
        return content.battle_rating[commander]
    return content.prevent_max[commander] if PREVENT.has(action) else -1


def battle_odds(pos: Hannibal, rounds: Rounds, seat: int, action: int) -> Forecast | None:
    for verb in (ATTACK_WITH, RESERVE_AS, PROBE_AS):
        if verb.has(action):
            return attack_odds(pos, rounds, seat, verb.target(action))
    return defeat_cost(pos, rounds, seat) if CONCEDE.has(action) else None


def attack_odds(pos: Hannibal, rounds: Rounds, seat: int, card: int) -> Forecast:
    """14.10, 14.13  The chance that the enemy cannot match, from the cards this seat has not seen."""
    enemy = 1 - seat
    unseen = pos.content.battle_card_count.copy()
    open_cards = pos.battle_open[BATTLE_CARDS * enemy : BATTLE_CARDS * enemy + BATTLE_CARDS]
    for kind in range(BATTLE_CARDS):
        unseen[kind] -= pos.battle_used[kind] + pos.battle_hand[BATTLE_CARDS * seat + kind] + open_cards[kind]
    answers = {card, RESERVE}
    if pos.battle_commander[enemy] == HANNIBAL and not rounds.probe_used:
        if card == FLANK_LEFT or card == FLANK_RIGHT or card == ENVELOPMENT:
            answers.add(PROBE)
    closed = pos.battle_hand_size(enemy) - sum(open_cards)
    matching = sum(unseen[kind] for kind in answers)
    if any(open_cards[kind] for kind in answers):
        percent = 0
    else:
        percent = round(100 * comb(sum(unseen) - matching, closed) / comb(sum(unseen), closed))
    parts = (
        Part(Said(ENEMY_CARDS), pos.battle_hand_size(enemy), enemy),
        Part(Said(MATCHING_CARDS, [card]), matching),
        Part(Said(UNSEEN_CARDS), sum(unseen)),
    )
    return Forecast(parts, percent, Said(ATTACK_FORECAST, [percent]), percent >= 50)


def defeat_cost(pos: Hannibal, rounds: Rounds, seat: int) -> Forecast:
    """14.15, 14.16  Casualties of both sides, then what each face of the retreat die would take."""
    content = pos.content
    casualties = [losses_of(pos, max(1, rounds.rounds), face) for face in FACES]
    modifier = content.retreat_modifier[rounds.card] if seat != rounds.attacker and rounds.card >= 0 else 0
    column = 0 if pos.battle_start[seat] <= content.small_die_most else 1
    units = pos.outside(seat, pos.battle_space)
    losses = []
    for face in FACES:
        lost = content.retreat[max(0, min(face + modifier, len(content.retreat) - 1))][column]
        losses.append(units if lost < 0 else min(lost, units))
    ruin = round(100 * sum(1 for lost in losses if lost == units) / 6)
    parts = tuple(Part(Said(RETREAT_FACE, [face]), -lost) for face, lost in zip(FACES, losses, strict=True))
    verdict = Said(DEFEAT_FORECAST, [min(casualties), max(casualties), ruin])
    return Forecast(parts, -max(losses), verdict, False, "")
