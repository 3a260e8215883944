"""`hatalom replay`: a game again, as a log, at one ply, or step by step."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hatalom import bots
from hatalom.bots.played import clicks_of
from hatalom.cli import boards
from hatalom.cli.files import Kept, read_journal
from hatalom.cli.hints import print_hints
from hatalom.cli.session import print_result
from hatalom.cli.words import Lang, say, words_of
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.match import Match
from hatalom.core.question import EVERYTHING, NATURE, SPECTATOR, Question
from hatalom.core.replay import replay as replay_match
from hatalom.core.replay import retrace, said_of
from hatalom.table.analysis import analyse, is_in_percent
from hatalom.table.log import ViewerLog
from hatalom.table.show import state_of
from hatalom.table.wire import LogEntry
from hatalom.texts import Bundle
from hatalom.texts.numbers import format_number


def replay(
    file: Annotated[Path, typer.Argument(help="The journal of a game.")],
    lang: Lang,
    at: Annotated[int | None, typer.Option(min=0, help="Show the board after so many plies.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Go through the game ply by ply.")] = False,
    hint: Annotated[
        bool, typer.Option("--hint", help="With --at: what the strongest computer would do there, and why.")
    ] = False,
    turning_points: Annotated[
        bool, typer.Option("--turning-points", help="Where the game turned, as the computer judges it.")
    ] = False,
    seat: Annotated[str | None, typer.Option("--as", help="Whose eyes; a spectator's if left out.")] = None,
    box: Annotated[Path | None, typer.Option(help="The overlay the game was played with.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prints the log of a game with its plies, or shows the board at any of them.

    A game of another version of the rules is shown as far as both versions agree; then the exit code is 1.

    Example: hatalom replay game.journal --at 60
    """
    kept = read_journal(file, box)
    match, fault = _played(kept)
    viewer = _viewer(match, seat)
    texts = words_of(kept.game, lang, kept.house.table)
    entries = ViewerLog(match, viewer, []).entries
    console = Console(highlight=False)
    if at is not None and at > len(match.plies):
        raise BadFile(f"there is no ply {at}: this game has {len(match.plies)}")
    if hint and at is None:
        raise BadFile("--hint needs a ply: --at 60")
    if hint and (as_json or step):
        raise BadFile("--hint goes with --at alone: leave out --json and --step")
    if turning_points and (as_json or step or at is not None):
        raise BadFile("--turning-points goes alone: leave out --at, --hint, --json and --step")
    if as_json:
        print(json.dumps({**_facts(kept, match, texts, entries), "fault": fault or None}, ensure_ascii=False))
    elif turning_points:
        _print_turns(console, match, texts)
    elif step:
        _walk(console, match, viewer, texts, entries, at or 0)
    elif at is not None:
        _show(console, match, viewer, texts, entries, at)
        if hint:
            _advise(console, match, texts, at, viewer)
    else:
        for entry in entries:
            _print_line(console, texts, entry)
        print_result(console, texts, state_of(match, viewer, is_free=False))
    if fault:
        Console(stderr=True, soft_wrap=True).print(f"hatalom: {fault}", markup=False, emoji=False, highlight=False)
        raise typer.Exit(1)


def _played(kept: Kept) -> tuple[Match, str]:
    """The game played again; of another version of the rules as far as it goes, and what is wrong after that."""
    if not kept.is_of_other_rules():
        return replay_match(kept.game, kept.journal, kept.content()), ""
    retraced = retrace(kept.game, kept.journal, kept.content())
    fault = retraced.fault
    versions = kept.journal.head.rules_version, kept.game.rules_version
    return retraced.match, said_of(fault, *versions) if fault is not None else ""


def _viewer(match: Match, seat: str | None) -> int:
    ids = match.game.seat_ids(match.seats)
    if seat is None:
        return SPECTATOR
    if seat not in ids:
        raise BadFile(f"there is no seat {seat!r} in this game; the seats: {', '.join(ids)}")
    return ids.index(seat)


def _print_turns(console: Console, match: Match, texts: Bundle) -> None:
    """Between which plies somebody gained much, as the computer judges it, and what was done there last."""
    if match.result() is None:
        raise BadFile("this game is not over: where it turned is told of finished games only")
    told = ViewerLog(match, EVERYTHING, []).entries
    chosen = {number for number, ply in enumerate(match.plies, start=1) if ply.step.seat != NATURE}
    analysis = analyse(match, bots.judgement_of(match.game))
    in_percent = is_in_percent(analysis.series)
    for point in analysis.turning_points:
        gain = f"+{point.swing:.0f}%" if in_percent else f"+{format_number(point.swing, texts.lang)}"
        choices = (ply for ply in range(point.start, point.ply) if _choice(match.at(ply), SPECTATOR) is not None)
        span = f"{next(choices, point.start):5}–{point.ply}"
        console.print(Text(f"{span}  {texts.name(f'seat.{point.seat}')} {gain}", style="bold"))
        deeds = [entry for entry in told if point.start < entry.ply <= point.ply and entry.ply in chosen]
        for entry in deeds[-1:]:
            console.print(Text(f"       {say(texts, entry.message)}"), soft_wrap=True)
    if in_percent:
        console.print(Text(texts.text("cli-replay-chances"), style="dim"))
    console.print(Text(texts.text("cli-replay-turns"), style="dim"))


def _print_line(console: Console, texts: Bundle, entry: LogEntry) -> None:
    if entry.crumb is not None:
        console.print(Text(say(texts, entry.crumb), style="bold underline"))
    console.print(Text.assemble((f"{entry.ply:5} ", "dim"), say(texts, entry.message)), soft_wrap=True)


def _show(console: Console, match: Match, viewer: int, texts: Bundle, entries: list[LogEntry], ply: int) -> None:
    console.print(boards.draw(match.game.name, match.game.view(match.position_at(ply), viewer), texts))
    for entry in entries:
        if entry.ply == ply:
            _print_line(console, texts, entry)


def _choice(match: Match, viewer: int) -> Question | None:
    """What this seat is asked now, or anybody for a spectator; None where others or chance decide, or nothing does."""
    seats = range(match.seats) if viewer == SPECTATOR else [viewer]
    asked = (question for question in match.questions() if question.seat in seats)
    return next((question for question in asked if len(question.options) > 1), None)


def _advise(console: Console, match: Match, texts: Bundle, ply: int, viewer: int) -> None:
    """For the seat whose eyes are looked through, else for whoever chose there first; and for what was played there."""
    then, game = match.at(ply), match.game
    question = _choice(then, viewer)
    if question is None:
        choices = (other for other in range(ply + 1, len(match.plies)) if _choice(match.at(other), viewer) is not None)
        later = next(choices, None)
        whose = "nobody chooses" if viewer == SPECTATOR else f"{game.seat_ids(match.seats)[viewer]} does not choose"
        where = "and not later either" if later is None else f"the next choice comes after ply {later}: --at {later}"
        raise BadFile(f"after ply {ply} {whose}; {where}")
    view, ids = game.view(then.position_for(question.seat), question.seat), game.seat_ids(match.seats)
    console.print()
    console.print(Text(texts.text("cli-hint-title", {"seat": texts.name(f"seat.{ids[question.seat]}")}), style="bold"))
    played = clicks_of(match, ply, question.seat)
    if not print_hints(console, texts, game, match.content, view, question, ids, Seeded(ply), played):
        console.print(Text(texts.text("cli-hint-none"), style="yellow"))


def _walk(console: Console, match: Match, viewer: int, texts: Bundle, entries: list[LogEntry], start: int) -> None:
    """Stops at every ply that told something."""
    stops = sorted({0, *(entry.ply for entry in entries)})
    here = max(number for number, ply in enumerate(stops) if ply <= start)
    while True:
        _show(console, match, viewer, texts, entries, stops[here])
        try:
            key = console.input(Text(f"{stops[here]}/{len(match.plies)}  {texts.text('cli-replay-keys')}> ")).strip()
        except (EOFError, KeyboardInterrupt):
            return
        if key == "q" or (key == "" and here == len(stops) - 1):
            return
        if key == "b":
            here = max(0, here - 1)
        elif key.isdigit():
            here = max(number for number, ply in enumerate(stops) if ply <= int(key))
        else:
            here = min(len(stops) - 1, here + 1)


def _facts(kept: Kept, match: Match, texts: Bundle, entries: list[LogEntry]) -> dict[str, Any]:
    head, ids = kept.journal.head, kept.game.seat_ids(match.seats)
    lines: dict[int, list[str]] = {}
    for entry in entries:
        lines.setdefault(entry.ply, []).append(say(texts, entry.message))
    result = match.result()
    return {
        "game": head.game,
        "rules_version": head.rules_version,
        "seats": dict(zip(ids, head.seats, strict=True)),
        "options": head.options,
        "overlay": head.overlay,
        "plies": [
            {
                "ply": number,
                "seat": "nature" if ply.step.seat == NATURE else ids[ply.step.seat],
                "action": kept.game.verbs.text(ply.step.action),
                "auto": ply.step.auto,
                "log": lines.get(number, []),
            }
            for number, ply in enumerate(match.plies, start=1)
        ],
        "checksum": match.checksum(),
        "winners": [ids[seat] for seat in result.winners()] if result is not None else None,
    }
