"""The client's folders: the check finds imports that go the wrong way, and the order is the one in the documents."""

from pathlib import Path

import pytest

from tools.web_layers import LAYERS, SOURCES, faults

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for name, text in {
        "App.svelte": 'import Table from "./table/Table.svelte";',
        "table/Table.svelte": 'import { open } from "../store/table.svelte";\nimport("./Later.svelte");',
        "store/table.svelte.ts": 'import { loadGame } from "../games";\nimport type { Play } from "../contract";',
        "games/index.ts": "",
        "games/maria/index.ts": 'import type { Play } from "../../contract";\nimport map from "./map.json";',
        "contract/index.ts": "",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_imports_that_go_down_are_right(sources: Path) -> None:
    assert faults(sources) == []


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("store/tips.ts", 'import { keys } from "../table/keys";', "table is not below store"),
        ("store/tips.ts", 'const keys = await import("../table/keys");', "table is not below store"),
        ("store/tips.ts", 'import type {\n  Keys,\n} from "../table/keys";', "table is not below store"),
        ("contract/tips.ts", 'import { loadGame } from "../games";', "games is not below contract"),
        ("games/maria/war.ts", 'import { town } from "../hannibal/town";', "games/hannibal is not below games/maria"),
        ("lobby/Lobby.svelte", 'import App from "../App.svelte";', ". is not below lobby"),
        ("attic/old.ts", 'import { keys } from "../table/keys";', "the folder attic has no place in the order yet"),
    ],
)
def test_an_import_that_goes_up_or_sideways_is_named(sources: Path, file: str, text: str, fault: str) -> None:
    (sources / file).parent.mkdir(exist_ok=True)
    (sources / file).write_text(text, encoding="utf-8")
    (told,) = faults(sources)
    assert told.startswith(f"{file} imports ../")
    assert told.endswith(fault)


def test_every_folder_of_the_client_has_its_place_and_there_are_no_others() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir()}
    assert folders == {folder for layer in LAYERS for folder in layer}


def test_the_documents_tell_the_same_order() -> None:
    order = " < ".join(", ".join(f"`{folder}`" for folder in layer) for layer in LAYERS)
    told = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    assert order in " ".join(told.split())
