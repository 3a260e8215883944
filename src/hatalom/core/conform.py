"""Conformance: one examiner for all games.  It plays at random and tries to catch the game breaking the contract."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

import msgspec

from hatalom.core import journal as journals
from hatalom.core.chance import Seeded, Stream, commitment_of
from hatalom.core.driver import settle, step
from hatalom.core.errors import HatalomError, IllegalAction
from hatalom.core.game import Game
from hatalom.core.journal import Head
from hatalom.core.match import Asked, Match
from hatalom.core.numbers import bit
from hatalom.core.position import Position
from hatalom.core.question import NATURE, SPECTATOR, Question
from hatalom.core.replay import CRASHES, replay, verify
from hatalom.core.snapshot import checksum, dump

AnyGame = Game[Any, Any]
THOROUGH = 12
"""One ply in so many gets the slow checks, if nobody says otherwise; every ply gets the quick ones."""
MOST_COMBINATIONS = 200
"""More combinations of options than this are not all tried."""
WORLDS = 1 << 30
"""So many worlds may be drawn."""
MOST_PLIES = 200_000
"""A game that is still going on after so many plies will not end by itself."""


@dataclass(frozen=True)
class Violation:
    """What was broken, at which ply, and the journal that leads there."""

    check: str
    detail: str
    ply: int
    journal: str


@dataclass
class Report:
    games: int = 0
    plies: int = 0
    violations: list[Violation] = field(default_factory=list)


class Broken(Exception):
    """A check failed; carries its name and what was seen."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail


def variants(game: AnyGame) -> list[tuple[int, dict[str, str]]]:
    """Every player count with every combination of options, the plain game first.

    Where there are too many combinations, each option is changed alone.
    """
    if prod(len(option.choices) for option in game.options) > MOST_COMBINATIONS:
        plain = game.default_options()
        combos = [
            plain,
            *({**plain, o.key: choice} for o in game.options for choice in o.choices if choice != o.default),
        ]
    else:
        combos = [dict(zip([o.key for o in game.options], values, strict=True)) for values in _choices(game)]
    return [(seats, combo) for combo in combos for seats in game.seat_counts]


def _choices(game: AnyGame) -> Iterator[tuple[str, ...]]:
    ordered = [sorted(o.choices, key=lambda choice, o=o: choice != o.default) for o in game.options]  # type: ignore[misc]
    return product(*ordered)


def examine(
    game: AnyGame,
    games: int,
    seed: int = 0,
    content: Any = None,
    on_game: Callable[[Report], bool] | None = None,
    thorough: int = THOROUGH,
) -> Report:
    """Plays so many games, going round all variants; `on_game` may stop it early by returning False.

    One ply in `thorough` gets the slow checks.
    """
    report = Report()
    content = content if content is not None else game.load_content()
    kinds = variants(game)
    for number in range(games):
        seats, options = kinds[number % len(kinds)]
        examine_game(game, seats, options, seed + number, content, report, thorough=thorough)
        report.games += 1
        if on_game is not None and not on_game(report):
            break
    return report


def examine_game(
    game: AnyGame,
    seats: int,
    options: dict[str, str],
    seed: int,
    content: Any,
    report: Report,
    most_plies: int | None = None,
    thorough: int = THOROUGH,
) -> None:
    """One random game under examination, or its first plies; the first violation ends it."""
    secret = seed.to_bytes(32, "big")
    names = tuple(f"player {seat + 1}" for seat in range(seats))
    head = Head(game.name, game.rules_version, names, game.check_options(options), "", commitment_of(secret))
    match = Match(game, head, content, Stream(secret))
    rng = Seeded(seed)
    shown: dict[int, Asked] = {}
    try:
        match.run()
        while questions := match.questions():
            _check_ply(match, questions, rng, thorough)
            shown = _shown_since(match, shown)
            question = questions[rng.below(len(questions))]
            _answer(match, question, question.options[rng.below(len(question.options))], shown)
            if len(match.plies) > MOST_PLIES:
                raise Broken("ends", f"no end after {MOST_PLIES} plies")
            if most_plies is not None and len(match.plies) >= most_plies:
                break
        else:
            _check_end(match, secret)
    except Broken as broken:
        report.violations.append(_violation(match, broken.check, broken.detail))
    except (*CRASHES, HatalomError) as error:
        report.violations.append(_violation(match, "exception", repr(error)))
    report.plies += len(match.plies)


def _shown_since(match: Match, before: dict[int, Asked]) -> dict[int, Asked]:
    """Since which version each seat has had its question on the screen: somebody slow answers with that one."""
    shown: dict[int, Asked] = {}
    for question in match.questions():
        seat = question.seat
        is_known = seat in before and before[seat].question.is_same_as(question)
        shown[seat] = before[seat] if is_known else Asked(question, match.version_for(seat))
    return shown


def _answer(match: Match, question: Question, action: int, shown: dict[int, Asked]) -> None:
    """Answers as a slow player with a nervous finger: with the first version he was shown, and twice."""
    version = shown.pop(question.seat).since
    try:
        match.answer(question.seat, action, version)
    except IllegalAction as error:
        raise Broken("late", f"an honest answer of seat {question.seat} was refused: {error}") from error
    try:
        match.answer(question.seat, action, version)
    except IllegalAction:
        return
    raise Broken("late", f"a double click on {match.game.verbs.text(action)!r} played twice")


def _violation(match: Match, check: str, detail: str) -> Violation:
    return Violation(check, detail, len(match.plies), journals.write(match.journal, match.game))


# -- at every ply -----------------------------------------------------------------------------------------------


def _check_ply(match: Match, questions: list[Question], rng: Seeded, thorough: int) -> None:
    game, pos = match.game, match.pos
    broken = game.broken_invariant(pos)
    if broken is not None:
        raise Broken("invariant", broken)
    _check_questions(match, questions)
    _check_events(match)
    if rng.below(thorough) == 0:
        _check_purity(match, questions)
        _check_copy(match, rng)
        _check_kept(match, Seeded(len(match.plies)))
        _check_text(match)
        _check_illegal(match, questions, rng)
        _check_secrets(match, questions, rng)
        _check_undo(match)


def _check_questions(match: Match, questions: list[Question]) -> None:
    verbs = match.game.verbs
    seats = [question.seat for question in questions]
    if len(set(seats)) != len(seats) or not all(NATURE <= seat < match.seats for seat in seats):
        raise Broken("questions", f"seats {seats} are asked at once")
    for question in questions:
        options = question.options
        if not options:
            raise Broken("options", f"{question.prompt.key}: nothing to choose")
        if len(set(options)) != len(options):
            raise Broken("options", f"{question.prompt.key}: an option is offered twice")
        for action in options:
            if verbs.parse(verbs.text(action)) != action:
                raise Broken("options", f"action {action} has no text form of its own")
        if question.prompt not in match.game.messages:
            raise Broken("messages", f"the prompt {question.prompt.key} is not among the game's messages")
        question.prompt.fill(question.args)
        _check_window(match.game, question)


def _check_window(game: AnyGame, question: Question) -> None:
    """What standing orders rely on: declining is an option wherever it was promised."""
    if question.decline >= 0 and not (question.window and question.decline in question.options):
        raise Broken("window", f"{question.prompt.key}: declining is not an option, or this is no window")
    if question.prompt in game.window_prompts and question.decline < 0:
        raise Broken("window", f"{question.prompt.key}: orders may be given, but no option is named that declines")
    if question.comply >= 0 and question.comply not in question.options:
        raise Broken("window", f"{question.prompt.key}: complying is not an option")
    if question.prompt in game.sure_prompts and len(question.options) > 2 and question.comply < 0:
        raise Broken("window", f"{question.prompt.key}: there is more than one way to react")


def _check_events(match: Match) -> None:
    """Events fill their gaps; what only prepares a move is told to nobody else."""
    if not match.plies:
        return
    for event in match.plies[-1].events:
        event.message.fill(event.args)
        if event.message not in match.game.messages:
            raise Broken("messages", f"the event {event.message.key} is not among the game's messages")
    if not match.pos.stack:
        return
    top = match.pos.stack[-1].private_to(match.pos)
    if top >= 0:
        for event in match.plies[-1].events:
            if event.audience != bit(top):
                raise Broken("private", f"{event.message.key} is told while seat {top} only prepares")


# -- now and then -----------------------------------------------------------------------------------------------


def _check_purity(match: Match, questions: list[Question]) -> None:
    """`ask` and `view` change nothing and say the same twice."""
    game, pos = match.game, match.pos
    before = dump(pos)
    again = settle(pos)
    if [q.options for q in again] != [q.options for q in questions]:
        raise Broken("stable", "asked again, the options are different")
    for viewer in _viewers(match):
        if _sight(game, pos, viewer) != _sight(game, pos, viewer):
            raise Broken("stable", f"viewer {viewer} sees two different things")
    if dump(pos) != before:
        raise Broken("pure", "asking or viewing changed the position")


def _check_copy(match: Match, rng: Seeded) -> None:
    """A copy is equal in every declared field, and goes its own way."""
    pos = match.pos
    before = dump(pos)
    other = pos.copy()
    if dump(other) != before:
        raise Broken("copy", _difference(before, dump(other)))
    for _ in range(8):
        questions = settle(other)
        if not questions:
            break
        question = questions[0]
        step(other, question.seat, question.options[rng.below(len(question.options))])
    if dump(pos) != before:
        raise Broken("copy", "a copy shares something with its original: " + _difference(before, dump(pos)))


def _check_kept(match: Match, rng: Seeded) -> None:
    """An answer leads to the same position whether or not what its question has kept is still there."""
    here, there = match.pos.copy(), match.pos.copy()
    questions = settle(here)
    settle(there)
    there.kept = None
    question = questions[rng.below(len(questions))]
    action = question.options[rng.below(len(question.options))]
    step(here, question.seat, action)
    step(there, question.seat, action)
    if dump(here) != dump(there):
        raise Broken("kept", "what was kept changes the answer: " + _difference(dump(there), dump(here)))


def _check_text(match: Match) -> None:
    """Position → text → position, and position → snapshot → position, are identity."""
    game, pos = match.game, match.pos
    before = dump(pos)
    again = game.read(game.write(pos), match.content)
    if dump(again) != before:
        raise Broken("notation", _difference(before, dump(again)))
    head = match.journal.head
    stored = msgspec.json.decode(msgspec.json.encode(before))
    restored = game.restore(stored, len(head.seats), head.options, match.content)
    if dump(restored) != before:
        raise Broken("snapshot", _difference(before, dump(restored)))
    if _asked(restored) != _asked(pos):
        raise Broken("snapshot", "it does not ask what the position asks from which it was taken")


def _asked(pos: Position) -> list[tuple[int, list[int]]]:
    return [(question.seat, question.options) for question in settle(pos.copy())]


def _check_illegal(match: Match, questions: list[Question], rng: Seeded) -> None:
    """Wrong seat, stale version, not offered, garbage: refused, and nothing changes."""
    before, rows = checksum(match.pos), len(match.journal.rows)
    first = questions[0]
    version = match.version_for(first.seat)
    asked = {question.seat for question in questions}
    tries = [
        (first.seat, first.options[0], -1),
        (first.seat, first.options[0], version + 1),
        (NATURE, first.options[0], version),
        (match.seats, first.options[0], version),
        (first.seat, -1, version),
        (first.seat, match.game.verbs.size, version),
    ]
    tries += [(seat, first.options[0], version) for seat in range(match.seats) if seat not in asked]
    other = rng.below(match.game.verbs.size)
    if other not in first.options:
        tries.append((first.seat, other, version))
    for seat, action, at in tries:
        try:
            match.answer(seat, action, at)
        except IllegalAction:
            continue
        raise Broken("illegal", f"seat {seat} was allowed {match.game.verbs.text(action)!r} at version {at}")
    if checksum(match.pos) != before or len(match.journal.rows) != rows:
        raise Broken("illegal", "a refused action changed something")


def _check_secrets(match: Match, questions: list[Question], rng: Seeded) -> None:
    """Other hidden facts, same view, same options, same events: for every seat and a spectator."""
    game = match.game
    for viewer in _viewers(match):
        pos = match.position_for(viewer)
        other = game.resample(pos, viewer, rng)
        sight = _sight(game, pos, viewer)
        if _sight(game, other, viewer) != sight:
            raise Broken("secrets", f"viewer {viewer} can tell two worlds apart that look the same to him")
        own = [q.options for q in questions if q.seat == viewer]
        if [q.options for q in settle(other) if q.seat == viewer] != own:
            raise Broken("secrets", f"the options of seat {viewer} depend on what he may not know")
        _check_awaited(pos, other, viewer)
        _check_told(match, pos, other, viewer, rng)
        guess = game.determinize(game.view(pos, viewer), rng, match.content)
        if _sight(game, guess, viewer) != sight:
            raise Broken("determinize", f"the position made from the view of {viewer} looks different to him")
        if [q.options for q in settle(guess) if q.seat == viewer] != own:
            raise Broken("determinize", f"the position made from the view of {viewer} asks him something else")
        impossible = game.broken_invariant(guess)
        if impossible is not None:
            raise Broken("determinize", f"the position made from the view of {viewer} is impossible: {impossible}")
        if own:
            _check_worlds(match, viewer, rng)


def _check_worlds(match: Match, viewer: int, rng: Seeded) -> None:
    """Who is asked may be given a world drawn from the position or one made from his view: they are the same."""
    game, pos = match.game, match.position_for(viewer)
    seed = rng.below(WORLDS)
    drawn, made = Seeded(seed), Seeded(seed)
    world = game.resample(pos, viewer, drawn)
    if checksum(world) != checksum(game.determinize(game.view(pos, viewer), made, match.content)):
        raise Broken("determinize", f"the world drawn for {viewer} is not the one made from his view")
    if drawn.draw() != made.draw():
        raise Broken("determinize", f"a world drawn for {viewer} takes other chance than one made from his view")


def _check_awaited(pos: Position, other: Position, viewer: int) -> None:
    """What a viewer reads of the questions to others is the same in both worlds."""
    awaited = {(q.seat, q.prompt.key): q.prompt.fill_for_others(q.args) for q in settle(pos) if q.seat != viewer}
    for question in settle(other):
        prompt = question.prompt
        args = prompt.fill_for_others(question.args)
        if awaited.get((question.seat, prompt.key), args) != args:
            raise Broken("secrets", f"what others wait for tells viewer {viewer} a secret: {prompt.key}")


def _check_told(match: Match, pos: Position, other: Position, viewer: int, rng: Seeded) -> None:
    """The same step in both worlds tells the viewer the same, unless it openly reveals something."""
    here, there = pos.copy(), other.copy()
    questions = settle(here)
    question = questions[rng.below(len(questions))]
    action = question.options[rng.below(len(question.options))]
    twin = next((q for q in settle(there) if q.seat == question.seat), None)
    if question.seat == NATURE or twin is None or action not in twin.options:
        return
    told = [_told(world, question.seat, action, viewer) for world in (here, there)]
    if here.reveals == pos.reveals and there.reveals == other.reveals and told[0] != told[1]:
        raise Broken("secrets", f"{match.game.verbs.text(action)} tells {viewer} what he may not know")


def _told(pos: Position, seat: int, action: int, viewer: int) -> list[tuple[str, list[int]]]:
    pos.log = []
    step(pos, seat, action)
    settle(pos)
    return [(event.message.key, event.args) for event in pos.log if event.is_for(viewer)]


def _check_undo(match: Match) -> None:
    """Undo never crosses chance, a reveal or another seat; undo then redo is identity."""
    for seat in range(match.seats):
        floor = match.undo_floor(seat)
        for ply in match.plies[floor:]:
            if ply.step.seat != seat or ply.revealed:
                raise Broken("undo", f"seat {seat} could take back what is not his alone")
    seat = match.plies[-1].step.seat if match.plies else NATURE  # nobody else has anything to take back
    target = match.undo_target(seat)
    if target is None or match.question_for(seat) is None:
        return
    before, undone = checksum(match.pos), [ply.step for ply in match.plies[target:]]
    match.take_back(seat, target)
    if undone[0].action not in [o for q in match.questions() if q.seat == seat for o in q.options]:
        raise Broken("undo", "what was taken back is no longer offered")
    for entry in undone:
        if not entry.auto:
            match.answer(entry.seat, entry.action)
    if checksum(match.pos) != before:
        raise Broken("undo", "undo and the same answers again lead somewhere else")


# -- at the end -------------------------------------------------------------------------------------------------


def _check_end(match: Match, secret: bytes) -> None:
    """A result for every seat; the journal leads to the same position; every draw can be checked."""
    result = match.result()
    if result is None or len(result.seats) != match.seats or not result.winners():
        raise Broken("result", "the game is over and nobody is said to have won")
    result.reason.fill()
    match.finish(secret)
    again = journals.read(journals.write(match.journal, match.game), match.game)
    if again != match.journal:
        raise Broken("journal", "the text form of the journal reads differently")
    if replay(match.game, again, match.content).checksum() != match.checksum():
        raise Broken("journal", "the journal leads to another position")
    verify(match.game, again, match.content)


def _viewers(match: Match) -> list[int]:
    return [*range(match.seats), SPECTATOR]


def _sight(game: AnyGame, pos: Position, viewer: int) -> bytes:
    return msgspec.json.encode(game.view(pos, viewer))


def _difference(before: dict[str, Any], after: dict[str, Any]) -> str:
    for name, value in before["fields"].items():
        if after["fields"].get(name) != value:
            return f"{name} was {value}, is {after['fields'].get(name)}"
    return f"the stack was {before['stack']}, is {after['stack']}"
