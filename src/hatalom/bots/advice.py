"""A computer's advice: the best options of a question, each with what speaks for it.

It is made from a view, like every answer of a computer, so a player who asks learns nothing that he could not know.
Reasons are found by comparing two positions, never made up: what a seat can count after the way the computer would
go, how the game's own judgement of the position changes, what was counted where a period of the game ended, what the
opponent's best answer would change where nothing is hidden, and in what a weaker option is behind the first.  That
the opponent could win, or that an option prevents it, stands before all else.
"""

from collections.abc import Callable
from typing import Any

from hatalom._compiled import is_compiled
from hatalom.bots.answers import Answers
from hatalom.bots.commanders import Commander
from hatalom.bots.hearing import MOST, Advice, Adviser, never
from hatalom.bots.played import turn_played
from hatalom.bots.reasons import SHARE, SOLVED, Reason, prospects, remarks
from hatalom.bots.search.ahead import Candidate, is_open
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.bots.secrets import Secret
from hatalom.bots.squire import Squire
from hatalom.bots.standing import standing
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.game import Game
from hatalom.core.message import Said
from hatalom.core.position import Position
from hatalom.core.question import Question

PROPOSED, ALIKE = (12, 2) if is_compiled() else (4, 1)
"""So many turns are weighed beside those that the computer has compared; so many of them begin with the same click."""


def advise(
    bot: Squire | Commander,
    view: Any,
    question: Question,
    rng: Seeded,
    has_time: Callable[[], bool] = lambda: True,
    played: list[int] | None = None,
) -> list[Advice]:
    """Up to three options, the best first; `has_time` says whether another one may be looked for.

    The turn that was really `played`, as the clicks of its seat, is told beside them.
    """
    start = bot.game.determinize(view, rng, bot.content)
    search = bot.search if isinstance(bot, Squire) else bot.search.turn
    ranked = _ranked(bot, start, question, rng)
    choice = ranked[0].way[0] if ranked else search.choose(start.copy(), question, rng)
    if search.weights:
        search.evaluator.reopen(start, question.seat)
        return _mixture(bot, start, question, search.weights, played or [], has_time)
    if not ranked and (search.is_solved or not search.ends):
        return _unsearched(bot.game, start, question, choice, search.is_solved, played or [])
    foretells = _foretells(bot)
    adviser = Adviser(bot.game, search.evaluator, start, question, has_time if foretells else never)
    real = turn_played(search.evaluator, start, question, played) if played else None
    if ranked and foretells:
        proposed = [*adviser.victory(rng), *ranked, *_proposals(search, start, question, rng)]
        adviser.hear_best(proposed if real is None else [real, *proposed])
    for end in ranked:
        adviser.hear(end)
    if isinstance(bot, Commander) and ranked:  # the others are compared without foresight
        adviser.best = _judged(bot, adviser)
    left = adviser.untried(question.options)
    while left and len(adviser.turns) < MOST and (not adviser.turns or has_time()):
        if ranked or adviser.turns:
            search.choose(start.copy(), Question(question.seat, question.prompt, left, question.args), rng)
        if not search.ends:
            break
        adviser.hear(search.ends[0])
        left = [action for action in left if action != search.ends[0].way[0]]
    if real is not None:
        adviser.hear_played(real)
    if foretells:
        adviser.rank()
    adviser.defend()
    return adviser.told()


def _proposals(search: TurnSearch, start: Position, question: Question, rng: Seeded) -> list[End]:
    """More turns than the computer itself compares."""
    more = TurnSearch(search.evaluator, search.width, search.budget, keep=PROPOSED, alike=ALIKE)
    more.choose(start.copy(), question, rng)
    return more.ends


def _judged(bot: Commander, adviser: Adviser) -> float:
    """What the first turn was worth to the search that found it."""
    first = adviser.turns[0].end
    if bot.search.foresight.near >= 0:
        return adviser.value_of(first)
    return next((one.end.value for one in bot.search.ranking if one.end.way == first.way), first.value)


def _unsearched(
    game: Game[Any, Any], start: Position, question: Question, choice: int, is_solved: bool, played: list[int]
) -> list[Advice]:
    """What a solver has answered, or what nothing speaks against; and what was played."""
    solved = [Reason(Said(SOLVED))] if is_solved else []
    first = Advice(choice, remarks(game, start, question, choice) + solved, is_played=played[:1] == [choice])
    if not played or first.is_played:
        return [first]
    return [first, Advice(played[0], remarks(game, start, question, played[0]), is_played=True)]


def _foretells(bot: Squire | Commander) -> bool:
    """Whether the answer to a turn can be known: between two who hide nothing, so that one world is enough."""
    return isinstance(bot, Commander) and bot.search.is_duel and bot.search.foresight.worlds == 1


def _ranked(bot: Squire | Commander, start: Position, question: Question, rng: Seeded) -> list[End]:
    """The turns that a commander has compared by what follows them, the best first; none where it compares nothing."""
    if isinstance(bot, Squire):
        return []
    bot.search.choose(start.copy(), question, rng)
    ranking = bot.search.ranking
    if not ranking or bot.search.turn.weights or bot.search.turn.is_solved or not is_open(ranking):
        return []
    if bot.search.foresight.near < 0:
        return [End(one.end.pos, one.end.way, one.value, one.end.key) for one in ranking]
    return [_gone_on(bot, start, question, one, rng) for one in ranking[:MOST]]


def _gone_on(bot: Commander, start: Position, question: Question, one: Candidate, rng: Seeded) -> End:
    """An answer with the rest of the turn as a squire would go on: what speaks for it is seen at the turn's end."""
    search, alone = bot.search.turn, Question(question.seat, question.prompt, one.end.way, question.args)
    search.choose(start.copy(), alone, rng)
    return End(search.ends[0].pos, search.ends[0].way, one.value, one.end.key) if search.ends else one.end


def _mixture(
    bot: Squire | Commander,
    start: Position,
    question: Question,
    weights: list[int],
    played: list[int],
    has_time: Callable[[], bool],
) -> list[Advice]:
    """Where all choose in secret no option is best by itself: how often each should be chosen."""
    secret = _secret(bot, start, question, has_time) if _foretells(bot) else None
    if secret is not None and secret.is_complete:
        weights = secret.weights()
    shares = [round(100 * weight / sum(weights)) for weight in weights]
    ranked = sorted(range(len(weights)), key=lambda index: (-shares[index], index))[:MOST]
    found: list[Advice] = []
    chosen = [index for index in ranked if shares[index] > 0]
    chosen += [index for index, action in enumerate(question.options) if action in played[:1] and index not in chosen]
    chance = -1 if secret is None else secret.chance(chosen[0])
    stands = standing(bot.game, bot.search.evaluator, start, question.seat, chance)
    for index in chosen:
        action, share = question.options[index], Reason(Said(SHARE, [shares[index]]))
        reasons = [] if secret is None else secret.reasons(index) + stands
        reasons += remarks(bot.game, start, question, action)
        reasons += prospects(bot.game, start)
        found.append(Advice(action, [*reasons, share], is_played=played[:1] == [action]))
    return found


def _secret(
    bot: Squire | Commander, start: Position, question: Question, has_time: Callable[[], bool]
) -> Secret | None:
    """What every pair of answers leads to, where two choose."""
    others = [asked for asked in settle(start.copy()) if asked.seat != question.seat]
    if len(others) != 1:
        return None
    evaluator = bot.search.evaluator
    return Secret(Answers(bot.game, evaluator, question.seat), start, question, others[0], has_time)
