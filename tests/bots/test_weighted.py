"""Weights are data: every game has its first ones, and Squire plays with any others."""

import re
from pathlib import Path

import pytest

from hatalom import bots, games
from hatalom.bots.commanders import Captain, Marshal, Sovereign
from hatalom.bots.squire import Squire
from hatalom.bots.weighted import judged_by, weights_named
from hatalom.core import weights
from hatalom.core.errors import BadFile
from hatalom.core.question import Seat
from hatalom.core.weights import Weights
from hatalom.games.power_and_weakness.bots.evaluate import with_shipped_net
from hatalom.games.power_and_weakness.names import MAGIC, NOBODY, STEEL
from tests.bots.test_no_cheating import AMBUSH

POWER = games.load("power_and_weakness")
FIRST = weights_named("squire:first", POWER)


def as_toml(values: dict[str, float]) -> str:
    return "[weights]\n" + "".join(f"{name} = {weight}\n" for name, weight in values.items())


@pytest.mark.parametrize("name", games.NAMES)
def test_the_evaluation_reads_every_weight_of_its_file_and_no_other(name: str) -> None:
    game = games.load(name)
    first = weights_named("squire:first", game)
    source = (Path(games.__file__).parent / name / "bots" / "evaluate.py").read_text(encoding="utf-8")
    read = set(re.findall(r'weights\["(\w+)"\]', source))
    assert {weight for weight in first if not weight.startswith("unit_")} == read
    for weight in first:
        with pytest.raises(KeyError):
            judged_by({other: 1.0 for other in first if other != weight}, game)


@pytest.mark.parametrize("name", games.NAMES)
def test_squire_plays_with_fitted_weights_only_where_these_have_won(name: str) -> None:
    package = games.load(name).content_files.package
    fitted = weights.shipped(package, weights.FITTED)
    assert weights.usual(package) == (fitted or weights.first(package))
    if fitted is not None:
        assert set(fitted.values) == set(weights.first(package).values)
        assert set(fitted.origin) >= {"date", "games", "seed", "digest", "arena"}
        assert fitted.origin["arena"]["ci95"][0] > fitted.origin["arena"]["fair"]


@pytest.mark.parametrize("name", ["power_and_weakness", "heads_of_state", "great_war"])
def test_marshal_alone_has_weights_of_its_own_where_they_have_won(name: str) -> None:
    game = games.load(name)
    package = game.content_files.package
    own = weights.shipped(package, weights.MARSHAL)
    assert own is not None
    assert set(own.values) == set(weights.first(package).values)
    assert own.origin["arena"]["ci95"][0] > own.origin["arena"]["fair"]
    assert weights_named("marshal", game) == own.values != weights_named("captain", game)
    assert weights_named("captain", game) == weights_named("squire", game) == weights.usual(package).values


def test_marshals_own_weights_have_styles_too() -> None:
    package = POWER.content_files.package
    own = weights.shipped(package, weights.MARSHAL)
    assert own is not None
    assert weights_named("marshal:first", POWER) == FIRST
    bold = weights.styles(package)["bold"]
    styled = weights_named("marshal:bold", POWER)
    assert styled == pytest.approx({name: weight + bold.get(name, 0.0) for name, weight in own.values.items()})
    pos = POWER.set_up(2, {}, POWER.load_content())
    pos.owner[0], pos.units[0] = Seat(0), 1
    for level, values in (("marshal", own.values), ("captain", weights.usual(package).values)):
        made = bots.make(level, POWER, POWER.load_content())
        assert isinstance(made, Captain | Marshal)
        assert made.search.evaluator.value(pos, Seat(0)) == judged_by(values, POWER).value(pos, Seat(0))
    maria = games.load("maria")  # where there are no others
    assert weights_named("marshal", maria) == weights_named("captain", maria)


def test_other_weights_are_another_judgement() -> None:
    pos = POWER.set_up(2, {}, POWER.load_content())
    pos.vp[0] = 1
    pos.reserve[0] += 2
    rich = judged_by({**FIRST, "reserve_active": 1.0, "reserve_passive": 1.0}, POWER)
    assert rich.value(pos, Seat(0)) > judged_by(FIRST, POWER).value(pos, Seat(0))


def test_a_squire_with_weights_of_a_file_plays_in_the_laboratory(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(as_toml({**FIRST, "lead": 0.0}))
    assert bots.check_entrant(f"squire:{file}", POWER) == f"squire:{file}"
    assert bots.weights_of(["squire", f"squire:{file}"], POWER) == {f"squire:{file}": {**FIRST, "lead": 0.0}}
    made = bots.make(f"squire:{file}", POWER, POWER.load_content())
    assert isinstance(made, Squire)
    with pytest.raises(BadFile):
        bots.check_level("squire:first", POWER)  # no level that people are offered


def test_a_sovereign_has_weights_of_its_own_beside_its_network(tmp_path: Path) -> None:
    pos = POWER.set_up(2, {}, POWER.load_content())
    own = weights.beside(POWER.content_files.package).values
    assert set(own) == set(FIRST)
    assert weights.beside("hatalom.games.maria") == weights.usual("hatalom.games.maria")  # where there are no others
    file = tmp_path / "mine.toml"
    for values, is_same in ((own, True), ({**own, "mage": own["mage"] + 1.0}, False)):
        file.write_text(as_toml(values))
        made = bots.make(bots.check_entrant(f"sovereign:{file}", POWER), POWER, POWER.load_content())
        assert isinstance(made, Sovereign)
        pos.owner[0], pos.units[0] = Seat(0), 1
        shipped = with_shipped_net().value(pos, Seat(0))
        assert (made.search.evaluator.value(pos, Seat(0)) == pytest.approx(shipped)) is is_same
        assert made.search.evaluator.value(pos, Seat(0)) != pytest.approx(judged_by(values, POWER).value(pos, Seat(0)))


def test_what_is_wrong_with_weights_beside_a_network_is_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    maria = games.load("maria")
    file.write_text(as_toml(weights_named("squire:first", maria)))
    with pytest.raises(BadFile, match="from a file"):
        bots.check_entrant("sovereign:first", POWER)
    with pytest.raises(BadFile, match="no sovereign in maria"):
        bots.check_entrant(f"sovereign:{file}", maria)
    with pytest.raises(BadFile, match="no network of maria"):
        judged_by(weights_named("squire:first", maria), maria, "sovereign")


def test_what_is_wrong_with_weights_is_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for text, words in (
        ("hello", "no file of weights"),
        ("[weights]\nlead = 'much'", "no file of weights"),
        ("[weights]\nlead = 1", "no weight for point"),
        (as_toml(FIRST) + "magic = 1", "magic is no part"),
    ):
        file.write_text(text)
        with pytest.raises(BadFile, match=words):
            weights_named(f"squire:{file}", POWER)
    with pytest.raises(BadFile, match="cannot read"):
        weights_named(f"squire:{tmp_path / 'none.toml'}", POWER)
    with pytest.raises(BadFile, match="no weights called 'chance'"):  # that is a curve
        weights_named("squire:chance", POWER)
    with pytest.raises(BadFile, match="no weights called 'best'"):
        weights_named("squire:best", POWER)
    with pytest.raises(BadFile, match="no weights that could be changed"):
        weights_named("squire:first", AMBUSH)


def test_a_file_says_where_its_weights_come_from() -> None:
    assert weights.parse("games = 3\n[weights]\nlead = 1\n", "x") == Weights({"lead": 1.0}, {"games": 3})


def test_regions_pressed_in_this_cycle_and_in_the_next_one_count_against_their_owner() -> None:
    """3.2, 3.3, 11.5  In steel two knights over the border outweigh one unit; in magic mages count by the marker."""
    content = POWER.load_content()
    nothing = dict.fromkeys(FIRST, 0.0)
    pos = POWER.set_up(2, {}, content)
    pos.cycle = STEEL
    near = int(content.neighbours[0][0])
    for region in range(len(pos.owner)):
        pos.owner[region], pos.units[2 * region], pos.units[2 * region + 1] = NOBODY, 0, 0
    pos.owner[0], pos.units[0] = Seat(0), 1
    pos.owner[near], pos.units[2 * near + 1] = Seat(1), 2
    now = judged_by({**nothing, "pressed": 1.0}, POWER)
    later = judged_by({**nothing, "pressed_next": 1.0}, POWER)
    assert (now.value(pos, Seat(0)), later.value(pos, Seat(0))) == (-1.0, 0.0)
    pos.cycle = MAGIC
    assert (now.value(pos, Seat(0)), later.value(pos, Seat(0))) == (0.0, -1.0)
    borders = judged_by({**nothing, "knight_borders": 1.0}, POWER)
    assert borders.value(pos, Seat(1)) == 2 * len(content.neighbours[near])
