"""Standing orders: losses, hits and reactions that a player has decided once for all."""

import msgspec
import pytest

from hatalom.core.chance import Stream, commitment_of
from hatalom.core.journal import Head, Step
from hatalom.core.match import Match
from hatalom.core.question import SPECTATOR
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.orders import ANSWERS, STANDING
from hatalom.games.great_war.verbs import VERBS
from hatalom.table.orders import Order, Orders
from hatalom.table.table import Table
from tests.games.great_war.scenario import CONTENT, Scene
from tests.rules import rule
from tests.table.tables import SECRET, human

GERMANY, RUSSIA = 0, 5


def assault() -> Scene:
    """Germany has lost the luck of its first assault on Plock and must choose two units that it loses."""
    scene = Scene().units("germany", "konigsberg", infantry=2, cavalry=2, artillery=1)
    scene.units("russia", "plock", infantry=2).battles("germany")
    return scene.play("germany", "attack plock", "all_in", "fight").roll(1).roll(1, 6)


def means(scene: Scene, order: str) -> str:
    question = scene.question()
    assert question is not None
    return VERBS.text(GAME.ordered(scene.pos, question, order))


@rule("7.17")
@pytest.mark.parametrize(
    ("order", "lost"),
    [("infantry", "lose germany_infantry"), ("cavalry", "lose germany_cavalry"), ("weakest", "lose germany_cavalry")],
)
def test_the_named_kind_is_lost_first(order: str, lost: str) -> None:
    scene = assault()
    assert scene.prompt() == "ask-lose"
    assert means(scene, order) == lost


@rule("7.17")
def test_the_technical_units_go_last_whatever_was_ordered() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=1, artillery=4)
    scene.units("russia", "plock", infantry=7).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(1, 1, 1, 1).roll(1, 6)
    assert scene.asked() == ("ask-lose", "germany")
    assert means(scene, "cavalry") == "lose germany_infantry"


@rule("7.7")
def test_artillery_hits_what_was_named() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3, artillery=1)
    scene.units("russia", "plock", infantry=2, cavalry=1).line("plock").battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(6)
    assert scene.prompt() == "ask-hit"
    assert means(scene, "cavalry") == "hit russia_cavalry"
    assert means(scene, "infantry") == "hit russia_infantry"
    assert means(scene, "line") == "hit defence_line"
    assert means(scene, "strongest") in ("hit russia_infantry", "hit russia_cavalry")


@rule("7.3", "7.32")
def test_joining_and_going_on() -> None:
    scene = Scene().units("germany", "posen", infantry=3).units("austria", "krakau", infantry=4)
    scene.units("russia", "lodz", infantry=2).battles("germany")
    scene.play("germany", "attack lodz", "all_in", "invite austria")
    assert scene.asked() == ("ask-join", "austria")
    assert means(scene, "never") == "join_done"
    assert means(scene, "everything") == "all_in"
    scene.play("austria", "all_in")
    assert scene.asked() == ("ask-assemble", "germany")


def test_every_order_finds_an_answer_in_its_question() -> None:
    """The orders without a ranking are in the table, each of them."""
    ranked = {"ask-lose", "ask-lose-ship", "ask-lose-from", "ask-advance-from", "ask-hit"}
    named = {(entry.prompt.key, order) for entry in STANDING for order in entry.orders}
    assert {key for key in named if key[0] not in ranked} == set(ANSWERS)


# -- at the table -----------------------------------------------------------------------------------------------


def table_of(scene: Scene, orders: dict[int, Orders]) -> Table:
    names = tuple("ABCDEFG")
    head = Head(GAME.name, GAME.rules_version, names, GAME.default_options(), "", commitment_of(SECRET))
    match = Match(GAME, head, CONTENT, Stream(SECRET), start=scene.pos)
    seats = [msgspec.structs.replace(human(name), orders=orders.get(n, {})) for n, name in enumerate(names)]
    return Table(match, seats)


def obey_all(table: Table) -> list[int]:
    """What the orders answer from here on, as actions."""
    done: list[int] = []
    while questions := table.ordered_questions():
        version = table.match.version
        table.obey(questions[0])
        done += [row.action for row in table.match.journal.rows[version:] if isinstance(row, Step)]
    return done


def test_a_battle_goes_on_by_itself_where_everything_was_ordered() -> None:
    seat = assault().pos.runner
    orders = {"ask-lose": "cavalry", "ask-second": "never", "ask-advance": "everything"}
    table = table_of(assault(), {seat[0]: orders})
    obey_all(table)
    assert not [q for q in table.match.questions() if q.seat == seat[0] and q.prompt.key in orders]
    assert "broken-off" in [event.message.key for ply in table.match.plies for event in ply.events]


def test_without_an_order_the_player_is_asked() -> None:
    assert table_of(assault(), {}).ordered_questions() == []
    assert table_of(assault(), {GERMANY: {"ask-delay": Order.NEVER}}).ordered_questions() == []


def test_others_are_told_the_answer_and_nothing_of_the_order() -> None:
    ordered, by_hand = table_of(assault(), {GERMANY: {"ask-lose": "cavalry"}}), table_of(assault(), {})
    ordered.obey(ordered.ordered_questions()[0])
    by_hand.act(GERMANY, "lose germany_cavalry", by_hand.match.version_for(GERMANY))
    for viewer in (RUSSIA, SPECTATOR):
        assert msgspec.to_builtins(ordered.state(viewer)) == msgspec.to_builtins(by_hand.state(viewer))
    assert ordered.match.journal.rows == by_hand.match.journal.rows
