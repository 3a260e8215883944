"""The tutorial does what it says: its blocks, one after the other, make a game that people can play."""

import itertools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect, sync_playwright

from tests.docs.blocks import ROOT, Copy, blocks_of
from tests.server.conftest import token_in
from tests.server.running import Running
from tools.chromium import find_chromium, launch_flags

PAGE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
TERMINAL = PAGE[: PAGE.index("## A computer opponent")]


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The page carried out from top to bottom; a block that fails says which."""
    copy = Copy(tmp_path_factory.mktemp("nim"))
    for block in blocks_of(PAGE):
        copy.carry_out(block)
    return copy


@pytest.fixture(scope="module")
def client(nim: Copy) -> None:
    build = [sys.executable, "-m", "tools.node", "npm", "run", "--silent", "build"]
    subprocess.run(build, cwd=nim.root, env=nim.environment, check=True, capture_output=True)


@pytest.fixture
def server(nim: Copy, tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "nim.sqlite", root=nim.root) as running:
        yield running


def test_the_terminal_is_reached_in_less_than_a_hundred_lines() -> None:
    files = [block for block in blocks_of(TERMINAL) if block.title]
    written = [line for block in files for line in block.text.splitlines() if line.strip() and line[0] != "-"]
    assert len(written) < 100


def test_every_block_is_carried_out() -> None:
    known = {"python", "ftl", "toml", "svg", "ts", "svelte", "diff", "console"}
    assert PAGE.count("\n```") == 2 * len(blocks_of(PAGE))
    assert all(block.language in known for block in blocks_of(PAGE))
    assert all(block.title or block.language == "console" for block in blocks_of(PAGE))


def test_the_python_of_the_page_is_typed_and_in_the_common_style(nim: Copy) -> None:
    folder = "src/hatalom/games/nim"
    for command in (
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy", "--no-incremental", "--follow-imports=silent"],
    ):
        done = subprocess.run(
            [Path(sys.executable).with_name(command[0]), *command[1:], folder],
            cwd=nim.root, env=nim.environment, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout


def test_it_is_played_through_the_server(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        token = token_in(client.post("/api/me", json={"name": "Anna"}))
        client.headers["Authorization"] = f"Bearer {token}"
        seats = [{"seat": "red", "who": "me"}, {"seat": "blue", "who": "me"}]
        table = client.post("/api/tables", json={"game": "nim", "seats": seats, "same_screen": True}).json()["id"]
        for key in itertools.count():
            state = client.get(f"/api/tables/{table}?as=next").json()["state"]
            if state["result"] is not None:
                break
            question = state["question"]
            body = {"seat": question["seat"], "action": "take 3", "version": state["version"], "key": f"nim-{key}"}
            client.post(f"/api/tables/{table}/act", json=body).raise_for_status()
        assert key == 7
        assert state["result"]["reason"]["args"] == {"seat": "seat.red"}


@pytest.mark.long
def test_it_is_played_in_the_browser(client: None, server: Running) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=launch_flags())
        page = browser.new_context(locale="en", viewport={"width": 1280, "height": 800}).new_page()
        page.set_default_timeout(60_000)
        troubles: list[str] = []
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(server.url)
        page.locator("button.game", has_text="The last match wins").click()
        page.get_by_role("button", name="Start as Red").click()
        expect(page.locator(".matches button")).to_have_count(21, timeout=60_000)
        page.locator(".matches").get_by_role("button", name="Take 1", exact=True).click()
        told = page.get_by_role("log", name="Read aloud")
        expect(told).to_contain_text("Red takes 1.", timeout=60_000)
        expect(told).to_contain_text("Blue takes", timeout=60_000)
        assert troubles == []
        browser.close()


@pytest.mark.long
def test_the_client_of_the_page_is_typed(nim: Copy) -> None:
    for test in (nim.root / "web").rglob("*.test.ts"):
        if "node_modules" not in test.parts:
            test.unlink()  # they read files of the Python tests, which are not copied
    check = [sys.executable, "-m", "tools.node", "npx", "svelte-check", "--fail-on-warnings"]
    done = subprocess.run(check, cwd=nim.root, env=nim.environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
