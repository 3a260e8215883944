"""`hatalom verify`: was a finished game played by the rules, and was chance what it had promised to be?"""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from hatalom.cli.files import read_journal
from hatalom.cli.words import Lang, words_of
from hatalom.core.errors import BadFile
from hatalom.core.replay import verify as verify_match


def verify(
    file: Annotated[Path, typer.Argument(help="The journal of a finished game.")],
    lang: Lang,
    box: Annotated[Path | None, typer.Option(help="The overlay the game was played with.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Plays a finished game again: every answer must be legal, every draw must come from the committed stream.

    A game of an older version of the rules is checked by those of this program; where they part, it says at which row.
    Exit code 0 if all is well, 1 if not.

    Example: hatalom verify game.journal
    """
    try:
        kept = read_journal(file, box)
        match, draws = verify_match(kept.game, kept.journal, kept.content())
    except BadFile as error:
        if not as_json:
            raise
        print(json.dumps({"ok": False, "error": str(error)}))
        raise typer.Exit(1) from error
    result = match.result()
    reason = words_of(kept.game, lang, kept.house.table).said(result.reason) if result else ""
    if as_json:
        facts = {
            "ok": True,
            "game": kept.game.name,
            "rules_version": kept.journal.head.rules_version,
            "checked_by_version": kept.game.rules_version,
            "overlay": kept.journal.head.overlay,
            "plies": len(match.plies),
            "draws": draws,
            "checksum": match.checksum(),
            "winners": [kept.game.seat_ids(match.seats)[seat] for seat in result.winners()] if result else [],
            "reason": reason,
        }
        print(json.dumps(facts, ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(f"[green]ok[/]: {len(match.plies)} plies by the rules, {draws} draws from the committed stream")
    if kept.is_of_other_rules():
        console.print(
            f"It was played by version {kept.journal.head.rules_version} of the rules; "
            f"by version {kept.game.rules_version}, which this program plays, it is the same game.",
            soft_wrap=True,
        )
    console.print(reason)
