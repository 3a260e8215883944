"""`hatalom content`: where a game's numbers come from, and what house data change."""

import json
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from hatalom import games
from hatalom.cli.house import house_for, standing_file
from hatalom.core.content import sources
from hatalom.core.differences import differences
from hatalom.core.overlay import overlaid

CERTAINTY = {"rulebook": "certain", "public": "public", "reconstructed": "reconstructed", "overlay": "house"}
STYLES = {"certain": "green", "public": "cyan", "reconstructed": "yellow", "house": "magenta"}


def content(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    overlay: Annotated[Path | None, typer.Option("--box", help="An overlay with corrected numbers.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prints which data of a game are certain, public or reconstructed, and what house data change.

    certain: stated in the rulebook. public: from published component lists. reconstructed: made for this program.
    house: from your overlay.

    Example: hatalom content power_and_weakness --box house.toml
    """
    chosen = games.load(game)
    house = house_for(chosen, overlay)
    base = chosen.content_files.load()
    whole = overlaid(base, house.table, chosen.content_files) if house.table else base
    blocks = [
        {
            "path": block.path,
            "certainty": CERTAINTY[block.source],
            "rule": block.rule,
            "details": {key: CERTAINTY[source] for key, source in block.details.items()},
        }
        for block in sources(whole)
    ]
    changes = [msgspec.to_builtins(change) for change in differences(base, house.table or {}, chosen.content_files)]
    counts = Counter(str(block["certainty"]) for block in blocks)
    if as_json:
        facts = {"game": game, "overlay": house.label, "counts": counts, "blocks": blocks, "changes": changes}
        print(json.dumps(facts, ensure_ascii=False))
        return
    console = Console()
    console.print(_block_table(blocks))
    console.print(", ".join(f"{counts[word]} {word}" for word in STYLES if counts[word]))
    if house.label:
        console.print(f"\nHouse data: {house.label} ({house.path})", highlight=False)
        console.print(_change_table(changes))
    else:
        console.print(f"\nNo house data. They may lie in {standing_file(chosen)}", highlight=False, soft_wrap=True)


def _block_table(blocks: list[dict[str, Any]]) -> Table:
    table = Table("block", "data", "rule", "in detail", box=None, pad_edge=False)
    for block in blocks:
        style = STYLES[block["certainty"]]
        details = ", ".join(f"{key} {word}" for key, word in block["details"].items())
        table.add_row(block["path"], f"[{style}]{block['certainty']}[/]", block["rule"], details)
    return table


def _change_table(changes: list[dict[str, Any]]) -> Table:
    table = Table("changed", "was", "is", box=None, pad_edge=False)
    for change in changes:
        table.add_row(change["key"], *("–" if change[when] is None else str(change[when]) for when in ("was", "is")))
    return table
