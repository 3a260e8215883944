"""What all commands have in common, the list of games, and the words of the terminal."""

import json
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console, RenderableType

from hatalom.cli import MODULES, boards
from hatalom.cli.session import COMMANDS
from hatalom.core.chance import Seeded
from hatalom.core.driver import play_at_random, settle
from hatalom.games import load
from hatalom.texts import LANGS, Bundle, load_texts, message_source, name_table
from hatalom.texts.bundle import strictly
from tests.cli.conftest import Run


@pytest.mark.parametrize("name", MODULES)
def test_every_command_explains_itself(hatalom: Run, name: str) -> None:
    done = hatalom(name, "--help")
    assert done.returncode == 0
    assert f"Example: hatalom {name}" in done.stdout


def test_it_says_which_version_it_is(hatalom: Run) -> None:
    done = hatalom("--version")
    assert done.returncode == 0
    assert re.fullmatch(r"hatalom [\d.]+\S*, (compiled|interpreted) rules, Python [\d.]+\S*\n", done.stdout)


def test_python_runs_it_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "hatalom", "games"], capture_output=True, text=True, check=True)
    assert "power_and_weak" in done.stdout


def test_a_command_that_is_nearly_right_is_guessed(hatalom: Run) -> None:
    assert "Did you mean 'serve'?" in hatalom("serv").stderr


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "chess"),
        ("simulate", "power_and_weakness", "--bots", "godlike"),
        ("simulate", "power_and_weakness", "--players", "7"),
        ("simulate", "power_and_weakness", "--box", "no-such-file.toml"),
        ("arena", "power_and_weakness", "--bots", "squire:best,squire:first"),
        ("tune", "chess"),
        ("tune", "power_and_weakness", "--careless", "2"),
        ("balance", "chess", "--to", "report"),
        ("balance", "power_and_weakness", "--bot", "squire=many", "--to", "report"),
        ("conform", "chess"),
        ("content", "chess"),
        ("replay", "no-such-file.journal"),
        ("verify", "no-such-file.journal"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line_with_code_1(hatalom: Run, words: tuple[str, ...]) -> None:
    done = hatalom(*words)
    assert done.returncode == 1
    assert done.stderr.startswith("hatalom: ")
    assert done.stderr.count("\n") == 1


def test_wrong_usage_is_code_2(hatalom: Run) -> None:
    assert hatalom("play").returncode == 2
    assert hatalom("juggle").returncode == 2
    assert hatalom("games", "--lang", "tlh").returncode == 2


def test_games(hatalom: Run) -> None:
    facts = json.loads(hatalom("games", "--json", "--lang", "hu").stdout)
    assert facts[0]["name"] == "power_and_weakness"
    assert facts[0]["title"] == "Hatalom és Gyengeség"
    assert facts[0]["players"] == [2]
    assert facts[0]["seats"] == {"2": ["orange", "white"]}
    heads_of_state = next(it for it in facts if it["name"] == "heads_of_state")
    assert "sovereign" in heads_of_state["computers"]
    assert {count: levels[-1] for count, levels in heads_of_state["computers_with"].items()} == {
        "2": "sovereign",
        "3": "sovereign",
        "4": "marshal",
        "5": "marshal",
    }
    listed = hatalom("games", "--lang", "en").stdout
    assert "Power & Weakness" in listed
    assert listed.count("sovereign (2") == 1, "of all levels in all games only this one is said to stop early"


def terminal_texts(lang: str) -> dict[str, set[str]]:
    source = (files("hatalom.cli") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in messages}


def test_the_terminal_says_the_same_in_both_languages_and_nothing_that_is_never_said() -> None:
    assert terminal_texts("en") == terminal_texts("hu")
    sources = Path(str(files("hatalom.cli"))).glob("*.py")
    written = "".join(source.read_text(encoding="utf-8") for source in sources)
    said = set(re.findall(r"""["'](cli-[a-z-]*[a-z])["']""", written)) | {f"cli-command-{name}" for name in COMMANDS}
    assert said == set(terminal_texts("en"))


def printed(drawing: RenderableType) -> str:
    console = Console(width=80)
    with console.capture() as caught:
        console.print(drawing)
    return caught.get()


class Listening(Bundle):
    """Remembers what was said."""

    def __init__(self, lang: str) -> None:
        game = load("power_and_weakness")
        super().__init__(lang, message_source(game, lang), name_table(game, lang), strictly)
        self.heard: set[str] = set()

    def text(self, key: str, *arguments: object, **named: object) -> str:
        self.heard.add(key)
        return super().text(key, *arguments, **named)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_of_power_and_weakness_shows_everything_in_80_columns(lang: str) -> None:
    game = load("power_and_weakness")
    texts = Listening(lang)
    pos = game.set_up(2, {}, game.load_content())
    settle(pos)
    play_at_random(pos, Seeded(4))
    shown = printed(boards.draw(game.name, game.view(pos, 0), texts))
    assert all(texts.name(f"region.{id_}") in shown for id_ in ("strathclyde", "kent", "east_anglia"))
    assert max(len(line) for line in shown.splitlines()) <= 80
    fresh = game.set_up(2, {}, game.load_content())
    printed(boards.draw(game.name, game.view(fresh, 0), texts))
    board_keys = set(re.findall(r"^(board-[a-z-]+) =", message_source(game, lang), re.MULTILINE))
    assert {key for key in texts.heard if key.startswith("board-")} == board_keys


def test_a_game_without_a_board_is_shown_as_data() -> None:
    game = load("power_and_weakness")
    view = game.view(game.set_up(2, {}, game.load_content()), 0)
    assert "'win_points': 12" in printed(boards.draw("no_such_board", view, load_texts(game, "en")))
