"""`hatalom play`: a whole game in the terminal."""

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from hatalom import bots as levels
from hatalom import games
from hatalom.cli.arguments import pairs
from hatalom.cli.files import keep_secret, kept_secret, new_file, read_journal
from hatalom.cli.house import House, tried_house
from hatalom.cli.session import Session
from hatalom.cli.words import Lang, words_of
from hatalom.core.chance import Stream, commitment_of, new_secret
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.replay import Draws, follow, refuse
from hatalom.table.table import Seat, Sitter, Table

HUMAN = "human"
OPPONENT = "squire"
COMPUTER = "computer "
"""In a journal a computer's seat bears its level: `seat white: computer squire`."""


def play(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    lang: Lang,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"Who sits in the other seats, in order: {', '.join(levels.LEVELS)}, human (same keyboard).",
            show_default="squire; human where only people play",
        ),
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat, for example white; the first one if left out.")] = None,
    players: Annotated[int | None, typer.Option(help="How many seats, where the game leaves a choice.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant as key=value; may be given again.")] = None,
    name: Annotated[str, typer.Option(help="Your name in the journal.")] = "player",
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed gives the same draws.")] = None,
    file: Annotated[Path | None, typer.Option(help="The journal: continued if it exists, else begun.")] = None,
    box: Annotated[Path | None, typer.Option(help="An overlay with corrected numbers of the game.")] = None,
) -> None:
    """Plays a game in the terminal against computers, or with others at the same keyboard.

    The game is kept in a journal after every answer, so it can be left and continued at any time.

    Example: hatalom play power_and_weakness --bots novice --seat white --file my.journal
    """
    chosen = games.load(game)
    if file is not None and file.exists():
        table, house, secret = _resume(chosen, file, box)
    else:
        seats = chosen.check_seats(players if players is not None else chosen.seat_counts[0])
        others = bots if bots is not None else OPPONENT if levels.opponents_of(chosen, seats) else HUMAN
        sitters = _sitters(chosen, seats, seat, others, name)
        house = tried_house(chosen, box)
        secret = new_secret() if seed is None else hashlib.sha256(b"hatalom seed %d" % seed).digest()
        table = _begin(chosen, sitters, chosen.check_options(pairs(option or [])), house, secret)
        file = file if file is not None else new_file(chosen, commitment_of(secret))
    session = Session(table, words_of(chosen, lang, house.table), file, secret, Console(highlight=False))
    session.run()


def _sitters(game: Game[Any, Any], seats: int, mine: str | None, others: str, name: str) -> list[Seat]:
    ids = game.seat_ids(seats)
    if mine is not None and mine not in ids:
        raise BadFile(f"there is no seat {mine!r} in {game.name}; the seats: {', '.join(ids)}")
    if name.startswith(COMPUTER) or not name.isprintable() or not name.strip():
        raise BadFile(f"{name!r} cannot be a player's name; choose another with --name")
    wanted = others.split(",")
    if len(wanted) == 1:
        wanted *= seats - 1
    if len(wanted) != seats - 1:
        raise BadFile(f"--bots names {len(wanted)} for {seats - 1} other seats: name one for each, or one for all")
    rest = iter(wanted)
    return [_sitter(game, HUMAN if id_ == (mine or ids[0]) else next(rest), name) for id_ in ids]


def _sitter(game: Game[Any, Any], word: str, name: str) -> Seat:
    if word == HUMAN:
        return Seat(Sitter.HUMAN, owner=name, name=name)
    return Seat(Sitter.COMPUTER, level=levels.check_level(word, game), name=COMPUTER + word)


def _begin(game: Game[Any, Any], sitters: list[Seat], options: dict[str, str], house: House, secret: bytes) -> Table:
    names = tuple(sitter.name for sitter in sitters)
    head = Head(game.name, game.rules_version, names, options, house.label, commitment_of(secret))
    match = Match(game, head, game.load_content(house.table), Stream(secret))
    match.run()
    keep_secret(secret)
    return Table(match, sitters, same_screen=True)


def _resume(game: Game[Any, Any], file: Path, box: Path | None) -> tuple[Table, House, bytes]:
    """Everything is played again; chance goes on where the stream was.

    A game of another version of the rules goes on by the rules of this program, if they agree with all of it so far.
    """
    kept = read_journal(file, box)
    if kept.game.name != game.name:
        raise BadFile(f"{file} is a game of {kept.game.name}: hatalom play {kept.game.name} --file {file}")
    if kept.journal.secret is not None:
        raise BadFile(f"the game in {file} is over; look at it with: hatalom replay {file}")
    head = replace(kept.journal.head, rules_version=game.rules_version)
    secret = kept_secret(head.commitment)
    match = Match(game, head, kept.content(), None)
    words = [name[len(COMPUTER) :] if name.startswith(COMPUTER) else HUMAN for name in head.seats]
    sitters = [_sitter(game, word, name) for word, name in zip(words, head.seats, strict=True)]
    table = Table(match, sitters, same_screen=True)
    refuse(follow(match, kept.journal, Draws(secret, head.given), table.repeat), kept.journal, game)
    match.chance = Stream(secret, kept.journal.draws())
    match.run()
    return table, kept.house, secret
