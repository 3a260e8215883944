"""7.3, 7.7, 7.17, 7.20, 7.31, 7.32, 8.7  Standing orders: what a player says once about losses and reactions."""

from typing import Final

from hatalom.core.game import Standing
from hatalom.core.question import Question
from hatalom.games.great_war.names import (
    CAVALRY,
    DEFENCE_LINE_PIECE,
    INFANTRY,
    LINE_MODIFIER,
    LOADED,
    Piece,
    Place,
    Unit,
    is_fighting,
    piece_kind,
    piece_power,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import (
    ASK_ADVANCE,
    ASK_ADVANCE_FROM,
    ASK_GAS,
    ASK_GENERAL_ALONG,
    ASK_HIT,
    ASK_JOIN,
    ASK_LOSE,
    ASK_LOSE_FROM,
    ASK_LOSE_SHIP,
    ASK_REBUILD,
    ASK_SECOND,
    ASK_STAND,
    ASK_TORPEDO,
)
from hatalom.games.great_war.rules.battles.losses import hit_worth, loss_rank
from hatalom.games.great_war.rules.battles.origins import largest_first
from hatalom.games.great_war.verbs import (
    ADVANCE_ALL,
    ADVANCE_DONE,
    ADVANCE_FROM,
    ALL_IN,
    BREAK_OFF,
    GENERAL_ALONG,
    GENERAL_STAYS,
    GUNS,
    HIT,
    JOIN_DONE,
    LOSE,
    LOSE_FROM,
    NO_GAS,
    NO_REBUILD,
    REBUILD,
    RETREAT,
    SECOND_ASSAULT,
    STAND,
    TORPEDO,
    USE_GAS,
)

WEAKEST: Final = "weakest"
STRONGEST: Final = "strongest"
INFANTRY_FIRST: Final = "infantry"
CAVALRY_FIRST: Final = "cavalry"
LINE_FIRST: Final = "line"
KEEP_STRENGTH: Final = "strength"
LARGEST: Final = "largest"

STANDING: Final = (
    Standing(ASK_LOSE, (WEAKEST, INFANTRY_FIRST, CAVALRY_FIRST)),
    Standing(ASK_LOSE_SHIP, (WEAKEST,)),
    Standing(ASK_LOSE_FROM, (KEEP_STRENGTH, LARGEST)),
    Standing(ASK_HIT, (STRONGEST, INFANTRY_FIRST, CAVALRY_FIRST, LINE_FIRST)),
    Standing(ASK_GAS, ("never", "always")),
    Standing(ASK_TORPEDO, ("never", "always")),
    Standing(ASK_SECOND, ("never", "always")),
    Standing(ASK_STAND, ("never", "always")),
    Standing(ASK_ADVANCE, ("never", "everything")),
    Standing(ASK_ADVANCE_FROM, (LARGEST,)),
    Standing(ASK_GENERAL_ALONG, ("never", "always")),
    Standing(ASK_REBUILD, ("never", INFANTRY_FIRST, CAVALRY_FIRST)),
    Standing(ASK_JOIN, ("never", "everything")),
)

ANSWERS: Final[dict[tuple[str, str], list[int]]] = {
    (ASK_GAS.key, "always"): [USE_GAS.of()],
    (ASK_GAS.key, "never"): [NO_GAS.of()],
    (ASK_TORPEDO.key, "always"): [TORPEDO.of()],
    (ASK_TORPEDO.key, "never"): [GUNS.of()],
    (ASK_SECOND.key, "always"): [SECOND_ASSAULT.of()],
    (ASK_SECOND.key, "never"): [BREAK_OFF.of()],
    (ASK_STAND.key, "always"): [RETREAT.of()],
    (ASK_STAND.key, "never"): [STAND.of()],
    (ASK_ADVANCE.key, "everything"): [ADVANCE_ALL.of(), ADVANCE_DONE.of()],
    (ASK_ADVANCE.key, "never"): [ADVANCE_DONE.of()],
    (ASK_GENERAL_ALONG.key, "always"): [GENERAL_ALONG.of()],
    (ASK_GENERAL_ALONG.key, "never"): [GENERAL_STAYS.of()],
    (ASK_REBUILD.key, "never"): [NO_REBUILD.of()],
    (ASK_REBUILD.key, INFANTRY_FIRST): [REBUILD.of(INFANTRY), REBUILD.of(CAVALRY)],
    (ASK_REBUILD.key, CAVALRY_FIRST): [REBUILD.of(CAVALRY), REBUILD.of(INFANTRY)],
    (ASK_JOIN.key, "everything"): [ALL_IN.of(), JOIN_DONE.of()],
    (ASK_JOIN.key, "never"): [JOIN_DONE.of()],
}
"""The answers of an order; the first one that is offered is given."""


def ordered(pos: GreatWar, question: Question, order: str) -> int:
    """The option that an order chooses; of several pieces the one that is given up or hit first."""
    if question.prompt in (ASK_LOSE, ASK_LOSE_SHIP):
        pieces = [Piece(LOSE.target(option)) for option in question.options]
        return question.options[_least([_loss(pos, question, piece, order) for piece in pieces])]
    if question.prompt in (ASK_LOSE_FROM, ASK_ADVANCE_FROM):
        if order == KEEP_STRENGTH:
            return question.options[0]  # the options stand in this order (7.17r1)
        verb = LOSE_FROM if question.prompt == ASK_LOSE_FROM else ADVANCE_FROM
        ways = sorted(Place(verb.target(option)) for option in question.options)
        return verb(largest_first(pos, ways)[0])
    if question.prompt == ASK_HIT:
        pieces = [Piece(HIT.target(option)) for option in question.options]
        return question.options[_least([-_prey(pos, question, piece, order) for piece in pieces])]
    for answer in ANSWERS.get((question.prompt.key, order), []):
        if answer in question.options:
            return answer
    return -1


def _least(ranks: list[int]) -> int:
    return ranks.index(min(ranks))


def _is_attacker(pos: GreatWar, question: Question) -> bool:
    """The first argument of these questions is the power that chooses."""
    return pos.alliance[question.args[0]] == pos.alliance[pos.lead]


def _loss(pos: GreatWar, question: Question, piece: Piece, order: str) -> int:
    """7.17  The named kind goes first, then the weakest; technical units last, loaded battleships after empty ones."""
    kind, at_sea = piece_kind(piece), question.prompt == ASK_LOSE_SHIP
    rank = loss_rank(pos, piece_power(piece), kind, _is_attacker(pos, question), at_sea, kind == LOADED)
    return rank - FIRST if _is_named(kind, order) else rank


def _prey(pos: GreatWar, question: Question, piece: Piece, order: str) -> int:
    """7.7r45  What a hit is worth: the named target, else the strongest; a tank also takes the basic defence away."""
    if piece == DEFENCE_LINE_PIECE:
        return FIRST if order == LINE_FIRST else pos.content.modifier[LINE_MODIFIER]
    kind, by_attacker = piece_kind(piece), _is_attacker(pos, question)
    worth = hit_worth(pos, piece_power(piece), kind, by_attacker, True)
    return worth + FIRST if _is_named(kind, order) else worth


def _is_named(kind: Unit, order: str) -> bool:
    if order == CAVALRY_FIRST:
        return kind == CAVALRY
    return order == INFANTRY_FIRST and is_fighting(kind) and kind != CAVALRY


FIRST: Final = 10_000
"""More than any rank: what is named goes before all others."""
