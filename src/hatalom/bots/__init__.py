"""Computer opponents, from weak to strong; every game has the same ladder."""

from collections.abc import Callable, Iterable
from typing import Any

from hatalom._compiled import is_compiled
from hatalom.bots.at_random import AtRandom
from hatalom.bots.bot import Bot, Budget, Thinker
from hatalom.bots.commanders import Captain, Commander, Marshal, Sovereign
from hatalom.bots.limited import limit_of, without_limit
from hatalom.bots.networked import checksum_of, is_networked, judged_with
from hatalom.bots.novice import Novice
from hatalom.bots.own import class_of, code_of, is_own, make_own
from hatalom.bots.squire import Squire
from hatalom.bots.weighted import LEVELS as STYLED_LEVELS
from hatalom.bots.weighted import WEIGHTED as WEIGHTED_LEVELS
from hatalom.bots.weighted import has_own_weights, is_styled, is_weighted, judged_by, level_of, styles_of, weights_named
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game, Knowledge

__all__ = [
    "LEVELS",
    "OPPONENTS",
    "STYLED_LEVELS",
    "WEIGHTED_LEVELS",
    "Bot",
    "Budget",
    "Thinker",
    "adviser",
    "brought_files",
    "budget_at_table",
    "check_entrant",
    "check_level",
    "evaluator_of",
    "judgement_of",
    "knowledge_of",
    "level_of",
    "limit_of",
    "make",
    "opponents_of",
    "strongest_of",
    "styles_of",
    "weights_of",
    "without_limit",
]

LEVELS = ("random", "novice", "squire", "captain", "marshal", "sovereign")
"""All levels by strength; the texts `level-novice` and so on name them."""
OPPONENTS = LEVELS[1:]
"""The levels that people are offered, where the game has them."""

COMMANDERS: dict[str, type[Commander]] = {bot.level: bot for bot in (Captain, Marshal, Sovereign)}
A_SECOND = Budget(milliseconds=1000)
LOOKED_AT = 25_000 if is_compiled() else 2_500
"""So many positions a level that looks ahead considers for advice."""


def check_level(level: str, game: Game[Any, Any]) -> str:
    """A level that there is, and that knows this game; any option at all can be chosen without knowledge.

    It may name one of the game's styles too: `captain:bold`.
    """
    if is_styled(level, game):
        check_known(level_of(level), knowledge_of(game), game.name)
        return level
    if level not in LEVELS:
        raise BadFile(f"there is no bot called {level!r}; the levels are: {', '.join(LEVELS)}")
    if level != AtRandom.level:
        check_known(level, knowledge_of(game), game.name)
    return level


def check_known(level: str, knowledge: Knowledge, game: str) -> None:
    """A commander needs to be told how to look ahead in a game, and a sovereign must have learned it."""
    if not _has(knowledge, level):
        raise BadFile(f"there is no {level} in {game} yet: nobody has found how it would beat the level below")


def _has(knowledge: Knowledge, level: str) -> bool:
    if level == Sovereign.level and _shipped(knowledge) is None:
        return False
    return level not in COMMANDERS or COMMANDERS[level].foresight(knowledge.evaluator) is not None


def _shipped(knowledge: Knowledge) -> Callable[[], Evaluator[Any]] | None:
    """The judgement with the network that comes with the game, where there is one."""
    return None if knowledge.learned is None else knowledge.learned.shipped


def check_entrant(name: str, game: Game[Any, Any]) -> str:
    """Whoever may play in the laboratory.

    That is a level, one with other weights (`squire:first`) or another network (`sovereign:mine.json`), each of them
    also with a limit of its own (`marshal@1000ms`), or a class from outside the house (`my_bots:Cautious`).
    """
    limit_of(name)
    bare = without_limit(name)
    if is_networked(bare):
        check_known(level_of(bare), knowledge_of(game), game.name)
        judged_with(bare, knowledge_of(game))
    elif is_weighted(bare):
        check_known(level_of(bare), knowledge_of(game), game.name)
        weights_named(bare, game)
    elif is_own(bare):
        class_of(bare)
    else:
        check_level(bare, game)
    return name


def weights_of(names: Iterable[str], game: Game[Any, Any]) -> dict[str, dict[str, float]]:
    """The weights of those entrants that bring their own, so that a plan with them can travel."""
    bare = {name: without_limit(name) for name in names}
    return {name: weights_named(bare[name], game) for name in bare if is_weighted(bare[name])}


def brought_files(names: Iterable[str]) -> dict[str, str]:
    """Checksums of the networks and of the code that these entrants bring: who changes them has another player."""
    found = {}
    for name in map(without_limit, names):
        if is_networked(name):
            found[name] = checksum_of(name)
        elif is_own(name) and not is_weighted(name):
            found[name] = code_of(name)
    return found


def opponents_of(game: Game[Any, Any], players: int | None = None) -> tuple[str, ...]:
    """The levels that people are offered in this game; none where only people play it.

    With `players`, those offered at a table of so many: a level must not be weaker there than the one below it.
    """
    knowledge = game.knowledge()
    if knowledge is None:
        return ()
    return tuple(level for level in OPPONENTS if _has(knowledge, level) and _is_offered(knowledge, level, players))


def _is_offered(knowledge: Knowledge, level: str, players: int | None) -> bool:
    """Only a learned level may stop before the greatest number of players."""
    if players is None or level != Sovereign.level or knowledge.learned is None:
        return True
    most = knowledge.learned.offered_up_to
    return most is None or players <= most


def strongest_of(game: Game[Any, Any]) -> str | None:
    """The level whose advice counts most; none where only people play this game."""
    offered = opponents_of(game)
    return offered[-1] if offered else None


def make(
    level: str,
    game: Game[Any, Any],
    content: Any,
    budget: Budget | None = None,
    weights: dict[str, float] | None = None,
) -> Bot:
    """A bot of this level, or another entrant of the laboratory, for this game, played with this content.

    `weights` are those of an entrant that brings its own, where they are known already.  A limit in the name counts
    more than `budget`.
    """
    budget, level = limit_of(level) or budget, without_limit(level)
    if is_weighted(level):
        values = weights_named(level, game) if weights is None else weights
        return _thinker(level_of(level), game, content, judged_by(values, game, level_of(level)), budget)
    if is_networked(level):
        return _thinker(level_of(level), game, content, judged_with(level, knowledge_of(game)), budget)
    if is_own(level):
        return make_own(level, game, content)
    check_level(level, game)
    if level == AtRandom.level:
        return AtRandom()
    knowledge = knowledge_of(game)
    if level == Novice.level:
        return Novice(game, content, knowledge.appeal)
    shipped = _shipped(knowledge)
    if level == Sovereign.level and shipped is not None:
        return _thinker(level, game, content, shipped(), budget)
    return _thinker(level, game, content, _judgement_of_level(level, game), budget)


def adviser(level: str, game: Game[Any, Any], content: Any, budget: Budget | None = None) -> Squire | Commander:
    """A computer that can say what it would do and why: of this level, or a squire where that one only has a liking."""
    bot = make(level, game, content, budget)
    return bot if isinstance(bot, Squire | Commander) else Squire(game, content, knowledge_of(game).evaluator)


def _thinker(
    level: str, game: Game[Any, Any], content: Any, evaluator: Evaluator[Any], budget: Budget | None
) -> Squire | Commander:
    """One of those that search with an evaluation."""
    if level == Squire.level:
        return Squire(game, content, evaluator, budget)
    return COMMANDERS[level](game, content, evaluator, knowledge_of(game).appeal, budget)


def budget_at_table(level: str) -> Budget | None:
    """How long this level thinks where people wait: those that look far ahead take a second at most."""
    return A_SECOND if level_of(level) in COMMANDERS else None


def budget_of_advice(level: str) -> Budget | None:
    """By number, not by time, so that the same view gets the same advice."""
    return Budget(positions=LOOKED_AT) if level_of(level) in COMMANDERS else None


def judgement_of(game: Game[Any, Any]) -> Evaluator[Any] | None:
    """The best judgement that can look at every position of a game while somebody waits: a learned one if there is any.

    Where rules are interpreted a costly network takes milliseconds for each position: then it is done without.
    """
    knowledge = game.knowledge()
    if knowledge is None:
        return None
    shipped = _shipped(knowledge)
    judge = _judgement_of_level(Marshal.level, game) if shipped is None else shipped()
    return judge if is_compiled() else judge.quick()


def _judgement_of_level(level: str, game: Game[Any, Any]) -> Evaluator[Any]:
    """How a level without a network judges positions of this game."""
    if has_own_weights(level, game):
        return judged_by(weights_named(level, game), game)
    return knowledge_of(game).evaluator


def evaluator_of(game: Game[Any, Any]) -> Evaluator[Any] | None:
    """How the bots judge positions of this game, if they can."""
    knowledge = game.knowledge()
    return None if knowledge is None else knowledge.evaluator


def knowledge_of(game: Game[Any, Any]) -> Knowledge:
    """What computers know of this game; says so where they know nothing."""
    knowledge = game.knowledge()
    if knowledge is None:
        raise BadFile(f"no computer knows how to play {game.name}: it is played by people only")
    return knowledge
