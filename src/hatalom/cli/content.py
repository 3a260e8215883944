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
from hatalom.cli.arguments import check_writable
from hatalom.cli.house import House, house_for, standing_file, tried_house
from hatalom.core import boxfile
from hatalom.core.content import sources
from hatalom.core.differences import differences
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.core.overlay import overlaid
from hatalom.table.boxes import Check, examine_box

CERTAINTY = {"rulebook": "certain", "public": "public", "reconstructed": "reconstructed", "overlay": "house"}
STYLES = {"certain": "green", "public": "cyan", "reconstructed": "yellow", "house": "magenta"}


def content(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    overlay: Annotated[Path | None, typer.Option("--box", help="An overlay with corrected numbers.")] = None,
    is_tried: Annotated[bool, typer.Option("--check", help="Tell all that was tried: sums, ways, a game.")] = False,
    other: Annotated[Path | None, typer.Option("--compare", help="Another box, laid beside the first.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the box to this file, with its digest.")] = None,
    name: Annotated[str, typer.Option(help="What the box is called in the file that is written.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prints which data of a game are certain, public or reconstructed, and what house data change.

    certain: stated in the rulebook. public: from published component lists. reconstructed: made for this program.
    house: from your overlay.

    Example: hatalom content power_and_weakness --box house.toml --check --save anna.toml --name "Anna's box"
    """
    chosen = games.load(game)
    house = house_for(chosen, overlay) if is_tried else tried_house(chosen, overlay)
    checks = examine_box(chosen, house.table or {}).checks if is_tried else []
    beside = _beside(chosen, house, other) if other is not None else []
    if save is not None and all(check.is_good for check in checks):
        _save(chosen, house, save, name)
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
        tried = {"checks": msgspec.to_builtins(checks)} if is_tried else {}
        print(json.dumps({**facts, **tried, **({"compared": beside} if other else {})}, ensure_ascii=False))
        _end(checks)
        return
    console = Console()
    console.print(_block_table(blocks))
    console.print(", ".join(f"{counts[word]} {word}" for word in STYLES if counts[word]))
    if house.label:
        console.print(f"\nHouse data: {house.label} ({house.path})", highlight=False)
        console.print(_change_table(changes))
        for check in checks:
            console.print(f"{'well' if check.is_good else 'BAD '} {check.name}: {check.why or check.found or 'well'}")
        if beside:
            console.print(_compared_table(beside))
    else:
        console.print(f"\nNo house data. They may lie in {standing_file(chosen)}", highlight=False, soft_wrap=True)
    _end(checks)


def _end(checks: list[Check]) -> None:
    """A box that cannot be played with is a failure of the command."""
    if any(not check.is_good for check in checks):
        raise typer.Exit(1)


def _save(game: Game[Any, Any], house: House, save: Path, name: str) -> None:
    if house.table is None:
        raise BadFile("there is no box to save: name one with --box FILE")
    check_writable(save)
    about = msgspec.structs.replace(house.about, game=game.name, name=name or house.about.name)
    save.write_text(boxfile.write(about, house.table), encoding="utf-8")


def _beside(game: Game[Any, Any], house: House, other: Path) -> list[dict[str, Any]]:
    """Every value that one of two boxes corrects, as each of them has it."""
    base, files = game.content_files.load(), game.content_files
    first, second = (
        {change.key: change for change in differences(base, box.table or {}, files)}
        for box in (house, tried_house(game, other))
    )
    found = []
    for key, change in {**first, **second}.items():
        values = [box[key].is_ if key in box else change.was for box in (first, second)]
        found.append({"key": key, "ours": change.was, "first": values[0], "second": values[1]})
    return found


def _compared_table(rows: list[dict[str, Any]]) -> Table:
    table = Table("value", "ours", "first", "second", box=None, pad_edge=False)
    for row in rows:
        table.add_row(row["key"], *("–" if row[box] is None else str(row[box]) for box in ("ours", "first", "second")))
    return table


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
