"""What a strong computer would have done at a turning point, seeing what the seat saw and nothing else.

Its acts are played on a copy of the game, and the game's own teller tells what comes of them.  Nothing is drawn there
and nobody else decides anything, so only what the seat could do by itself is told.
"""

from collections.abc import Iterable

from hatalom.bots import Bot
from hatalom.core.chance import Seeded
from hatalom.core.match import Match
from hatalom.core.moment import WAY, Moment, Teller
from hatalom.core.question import EVERYTHING, NATURE
from hatalom.table.chapter import COUNTED
from hatalom.table.moments import read_on, teller_of
from hatalom.table.plan import CERTAIN, let_pass
from hatalom.table.turning import PLAIN
from hatalom.table.wire import AdvisedWire, EpisodeWire, MessageWire, MomentWire
from hatalom.table.words import message_of

MOST_ACTS = 24
MOST_SENTENCES = 2
SEED = 1
"""Every reader is told the same."""
DONE = ("battle", "siege", "gain", "loss", "war")
"""What a seat has done with is no part of its next decision."""
LEADS_ON = (*PLAIN, "card")
"""What is done for the sake of something else."""


def second_thoughts(
    match: Match, bot: Bot, level: str, episode: EpisodeWire, moments: list[MomentWire]
) -> AdvisedWire | None:
    """The computer's own way from the decision that led to an episode's head; nothing where that cannot be told."""
    if not episode.moments or episode.moments[episode.head].kind in COUNTED:
        return None
    number = _decision(match, episode, moments)
    if number == 0:
        return None
    seat = match.plies.steps[number - 1].seat
    name = match.game.seat_ids(match.seats)[seat]
    if name not in episode.moments[episode.head].seats:
        return None
    acts, told = _own_way(match.at(number - 1), seat, bot)
    played = [moment.text for moment in moments if number <= moment.start <= episode.ply]
    is_same = acts == _played(match, number, len(acts)) or all(_is_said(text, played) for text in told)
    return AdvisedWire(name, number - 1, level, told, is_same) if told else None


def _decision(match: Match, episode: EpisodeWire, moments: list[MomentWire]) -> int:
    """The first ply that somebody chose after whatever was done with before the head began; 0 where there is none."""
    head, start = episode.moments[episode.head], episode.start
    earlier = [one.ply for one in moments if one.start <= start or (one.start < head.start and one.kind in DONE)]
    after = max((ply for ply in earlier if start < ply < head.ply), default=start)
    for number in range(after + 1, head.ply + 1):
        entry = match.plies[number - 1]
        if entry.step.seat != NATURE and not entry.step.auto:
            return number
    return 0


def _played(match: Match, first: int, most: int) -> list[int]:
    """What the same seat chose from a ply on."""
    seat = match.plies.steps[first - 1].seat
    chosen = match.plies.steps[first - 1 :]
    return [step.action for step in chosen if step.seat == seat and not step.auto][:most]


def _own_way(trial: Match, seat: int, bot: Bot) -> tuple[list[int], list[MessageWire]]:
    """The computer's acts until they have led to something, or chance or somebody else comes in; and how it is told."""
    teller = teller_of(trial)
    if teller is None:
        return [], []
    start = len(trial.plies)
    read_on(teller, trial, EVERYTHING, 0, start)
    teller.settle()  # what was moved before is no part of the computer's way
    acts: list[int] = []
    while len(acts) < MOST_ACTS:
        question, known = trial.question_for(seat), len(trial.plies)
        if question is None:
            break
        view = trial.game.view(trial.pos, seat) if bot.needs_view else None
        acts.append(bot.choose(view, question, Seeded(SEED)))
        trial.answer(seat, acts[-1])
        stop = let_pass(trial, seat, known)
        read_on(teller, trial, EVERYTHING, known, len(trial.plies))
        if stop not in CERTAIN or any(moment.kind not in LEADS_ON for moment in _since(teller, start)):
            break
    return acts, _sentences(teller, start)


def _since(teller: Teller, ply: int) -> list[Moment]:
    """What has been told since a ply and was somebody's doing."""
    return [moment for moment in teller.found if moment.start > ply and moment.kind not in COUNTED]


def _sentences(teller: Teller, start: int) -> list[MessageWire]:
    """What was done, before what was only moved or bought; in the order of play, and what waits for an outcome last."""
    waits = teller.underway()
    teller.settle()
    found = sorted(_since(teller, start), key=lambda moment: (moment.kind in PLAIN, -moment.weight))
    chosen = sorted(found[: MOST_SENTENCES - (waits is not None)], key=lambda moment: moment.start)
    return [message_of(said) for said in [*(moment.text for moment in chosen), *([waits] if waits is not None else [])]]


def _is_said(text: MessageWire, others: Iterable[MessageWire]) -> bool:
    """Whether the same is said among others, in whatever way."""
    return any(text.key == other.key and _plain(text) == _plain(other) for other in others)


def _plain(text: MessageWire) -> dict[str, str | int]:
    return {name: value for name, value in text.args.items() if name != WAY}
