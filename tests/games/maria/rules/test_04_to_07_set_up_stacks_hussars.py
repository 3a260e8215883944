"""4 to 7: set-up, the sequence of play, stacks and troops, hussars."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, settle_by, step
from hatalom.core.question import NATURE
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import (
    ALL_POWERS,
    AUSTRIA,
    DECKS,
    FRANCE,
    GENERAL,
    GENERALS,
    IN_BOX,
    NOT_IN_PLAY,
    PRAGMATIC,
    PRUSSIA,
    TOWN,
)
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.phases.course import COMBAT, HUSSARS, MOVEMENT, SUPPLY, CourseOfPlay
from hatalom.games.maria.phases.tactical_cards import Draws
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.stacks import is_one_power_stack
from hatalom.games.maria.verbs import VERBS
from tests.games.maria.ids import CONTENT, the_general, the_piece, the_seat, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule


def begun(form: str = "advanced", seats: int = 3) -> Maria:
    """After the opening hands, before the troops are divided."""
    pos = GAME.set_up(seats, {**GAME.default_options(), "form": form}, CONTENT)
    rng = Seeded(1)
    while (questions := settle(pos))[0].seat == NATURE:
        step(pos, NATURE, questions[0].options[rng.pick(questions[0].weights)])
    return pos


def answer(pos: Maria, seat: str, *actions: str) -> None:
    for text in actions:
        question = next(q for q in settle(pos) if q.seat == the_seat(seat))
        assert VERBS.parse(text) in question.options, text
        step(pos, question.seat, VERBS.parse(text))


@rule("4.1", "4.2", "4.3", "4.4", "4.6")
def test_pieces_start_on_their_cities() -> None:
    pos = begun()
    assert pos.turn == 1
    assert TOWN.ids[pos.at[the_general("friedrich")]] == "steinau"
    assert TOWN.ids[pos.at[the_piece("prussia_1")]] == "crossen"
    assert list(pos.hussar) == [-1, -1]


@rule("4.5")
def test_dessauer_and_a_train_start_in_boxes() -> None:
    pos = begun()
    assert pos.at[the_general("dessauer")] == IN_BOX
    assert pos.at[the_piece("prussia_2")] == IN_BOX


@rule("4.7", "4.9", "15.3")
def test_pools_after_the_silesian_markers() -> None:
    pos = begun()
    assert [pos.pool[power] for power in (PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA)] == [11, 11, 8, 3]
    scene = Scene()
    assert {town: scene.marked(town) for town in ("liegnitz", "glogau", "breslau", "cosel")} == {
        "liegnitz": "prussia",
        "glogau": "prussia",
        "breslau": "austria",
        "cosel": "austria",
    }


@rule("4.8", "4.10")
def test_one_deck_and_opening_hands() -> None:
    pos = begun()
    assert [len(hand) for hand in pos.hand] == [2, 5, 9, 3, 3, 5]
    assert sum(pos.draw_pile) == 38 - 27
    assert all(card % DECKS == 0 for hand in pos.hand for card in hand)


@rule("4.9r1", "4.16", "4.16r1", "14.4")
def test_the_introductory_game_leaves_steps_out() -> None:
    pos = begun("introductory")
    assert len(pos.hand[PRAGMATIC]) == 0
    assert sum(pos.pool) == 0
    assert sum(pos.pc_deck) == 0
    scene = Scene("introductory")
    scene.marker("wien", "france")
    assert scene.pool("france") == 0
    assert scene.pos.surplus == [0] * 6


@rule("4.10", "4.16r1", "14.2")
@pytest.mark.parametrize(("form", "pragmatic"), [("advanced", 3), ("introductory", 0)])
def test_who_takes_no_part_is_due_no_cards(form: str, pragmatic: int) -> None:
    pos = GAME.set_up(3, {**GAME.default_options(), "form": form}, CONTENT)
    settle(pos)
    draws = pos.stack[-1]
    assert isinstance(draws, Draws)
    assert draws.due == [2, 5, 9, 3, pragmatic, 5]


@rule("4.11")
def test_troops_are_divided_within_limits() -> None:
    """8, 4, 4, 6 is accepted; 9, 3, 4, 6 and 8, 5, 3, 6 are not."""
    pos = begun()

    def offered(seat: int) -> list[str]:
        return [VERBS.text(option) for q in settle(pos) if q.seat == seat for option in q.options]

    assert offered(1)[-1] == "allot 8"
    answer(pos, "frederick", "allot 8")
    assert "allot 4" in offered(1)
    assert "allot 5" not in offered(1)  # 3 would be left for Leopold, whose minimum is 4
    answer(pos, "frederick", "allot 4", "allot 4", "allot 6")
    assert [pos.troops[general] for general in CONTENT.power_generals[PRUSSIA]] == [8, 4, 4, 6]


@rule("4.11")
def test_every_division_keeps_the_minimums() -> None:
    for seed in range(12):
        pos, rng = begun(), Seeded(seed)
        while any(question.prompt.key == "ask-allot" for question in settle(pos)):
            question = settle(pos)[rng.below(len(settle(pos)))]
            step(pos, question.seat, question.options[rng.below(len(question.options))])
        for general in range(GENERALS):
            assert CONTENT.min_troops[general] <= pos.troops[general] <= 8
        assert [pos.total_troops(power) for power in ALL_POWERS] == CONTENT.total_troops


@rule("4.12", "4.13")
def test_elector_markers_at_the_start() -> None:
    scene = Scene()
    assert {town: scene.marked(town) for town in ("koeln", "mannheim", "mainz", "trier")} == {
        "koeln": "france",
        "mannheim": "france",
        "mainz": "austria",
        "trier": "austria",
    }
    assert scene.controller("berlin") == "prussia"


@rule("4.14", "4.15", "4.15r1")
def test_the_political_deck_goes_by_years_and_markers_start_on_stars() -> None:
    pos = begun()
    assert pos.next_year() == 1741
    assert [sum(1 for year in CONTENT.politics.year if year == wanted) for wanted in range(1741, 1745)] == [6, 7, 6, 6]
    assert pos.track == CONTENT.politics.star == [0, 3, 3]


@rule("5.1", "5.2", "5.3", "5.4", "5.5", "13.1")
def test_the_sequence_of_a_game() -> None:
    pos = GAME.set_up(3, {**GAME.default_options(), "form": "introductory"}, CONTENT)
    pos.log = []
    rng = Seeded(5)
    while questions := settle_by(pos, rng):
        question = questions[0]
        step(pos, question.seat, question.options[rng.below(len(question.options))])
    keys = ("turn-begun", "stage-begun", "winter-begun")
    told = [event for event in pos.log if event.message.key in keys]
    order = [(event.message.key[:6], event.args[0]) for event in told]
    wanted: list[tuple[str, int]] = []
    for turn in range(1, 10):
        wanted += [("turn-b", turn), ("stage-", 0), ("stage-", 1), ("stage-", 2)]
        if turn in (3, 6):
            wanted.append(("winter", turn))
    assert order == wanted


@rule("5.3", "10.1.6r1")
def test_austria_and_the_pragmatic_army_move_together() -> None:
    scene = Scene()
    scene.general("karl", "wien", 3)
    scene.general("george", "diepholz", 3)
    scene.stage("austria_pragmatic", MOVEMENT)
    assert [seat for seat, _ in scene.asked()] == ["maria", "frederick"]
    scene.act("move_general george", "move_to lemfoerde", "stop", "move_general karl", "move_to korneuburg", "stop")
    assert scene.at("karl") == "korneuburg"


class TestStacks:
    @rule("6.1", "6.1r1")
    def test_who_may_stand_together(self) -> None:
        scene = Scene()
        scene.general("broglie", "augsburg", 3)
        scene.general("toerring", "aichach", 3)
        scene.general("friedrich", "landsberg_am_lech", 3)
        scene.train("bavaria_1", "donauwoerth")
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general broglie")
        reach = scene.targets("move_to")
        assert "aichach" in reach
        assert "landsberg_am_lech" not in reach
        assert "donauwoerth" not in reach
        assert scene.why_not("move_to landsberg_am_lech") == "town-occupied"

    @rule("6.1r1", "10.1.11r1")
    def test_no_third_general(self) -> None:
        scene = Scene()
        scene.general("broglie", "augsburg", 3)
        scene.general("belle_isle", "augsburg", 3)
        scene.general("toerring", "aichach", 3)
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_stack belle_isle")
        assert "aichach" not in scene.targets("move_to")

    @rule("6.2")
    def test_the_lower_rank_number_commands(self) -> None:
        scene = Scene()
        scene.general("broglie", "augsburg", 3)
        scene.general("toerring", "augsburg", 3)
        assert scene.pos.commander(the_general("broglie")) == the_general("toerring")

    @rule("6.2", "6.2r1")
    def test_equal_ranks_choose_their_commander(self) -> None:
        scene = Scene()
        scene.general("friedrich", "dresden", 3)
        scene.general("rutowski", "pirna", 3)
        scene.stage("prussia_saxony", MOVEMENT)
        scene.act("move_general friedrich", "move_to pirna")
        assert scene.asked() == [("frederick", "ask-command")]
        scene.act("command rutowski")
        assert scene.pos.commander(the_general("friedrich")) == the_general("rutowski")

    @rule("6.2r1", "10.1.5")
    def test_two_players_have_to_agree_on_a_stack(self) -> None:
        scene = Scene()
        scene.general("karl", "bruessel", 3)
        scene.general("george", "mechelen", 3)
        scene.stage("austria_pragmatic", MOVEMENT)
        scene.act("move_general karl", "move_to mechelen", "command karl")
        assert scene.asked() == [("frederick", "ask-consent")]
        refused = scene.pos.copy()
        scene.act("consent")
        assert scene.at("karl") == "mechelen"
        scene.pos = refused
        scene.act("refuse")
        assert scene.at("karl") == "bruessel"
        assert "mechelen" not in scene.targets("move_to")

    @rule("6.3")
    def test_a_general_leads_one_to_eight(self) -> None:
        scene = Scene()
        scene.general("friedrich", "breslau", 8)
        scene.general("schwerin", "breslau", 4)
        scene.stage("prussia_saxony", MOVEMENT)
        scene.act("move_general schwerin")
        assert scene.targets("take_troops") == {"4", "5", "6", "7", "8"}

    @rule("6.4")
    def test_troops_are_secret_but_the_total_is_not(self) -> None:
        scene = Scene()
        scene.general("friedrich", "breslau", 4)
        scene.general("schwerin", "glogau", 5)
        scene.stage("prussia_saxony", MOVEMENT)
        seen = GAME.view(scene.pos, the_seat("maria"))
        assert all(general.troops is None for general in seen.generals if general.power == "prussia")
        assert seen.powers[PRUSSIA].troops == 9
        own = GAME.view(scene.pos, the_seat("frederick"))
        assert own.generals[the_general("schwerin")].troops == 5

    @rule("6.5")
    def test_troops_are_shifted_when_a_stack_parts(self) -> None:
        """4 and 5 become 7 and 2; the total is unchanged."""
        scene = Scene()
        scene.general("friedrich", "breslau", 4)
        scene.general("schwerin", "breslau", 5)
        scene.stage("prussia_saxony", MOVEMENT)
        scene.act("move_general friedrich")
        assert scene.targets("take_troops") == {"1", "2", "3", "4", "5", "6", "7", "8"}
        scene.act("take_troops 7")
        assert (scene.troops("friedrich"), scene.troops("schwerin")) == (7, 2)
        assert scene.pos.total_troops(PRUSSIA) == 9

    @rule("6.5")
    def test_nothing_is_shifted_between_powers(self) -> None:
        scene = Scene()
        scene.general("friedrich", "dresden", 4)
        scene.general("rutowski", "dresden", 5)
        scene.stage("prussia_saxony", MOVEMENT)
        scene.act("move_general friedrich")
        assert scene.asked() == [("frederick", "ask-path")]

    @rule("6.5")
    @pytest.mark.parametrize(("mate", "is_one_power"), [("rutowski", False), ("schwerin", True)])
    def test_troops_can_be_shifted_only_in_a_stack_of_one_power(self, mate: str, is_one_power: bool) -> None:
        scene = Scene()
        scene.general("friedrich", "dresden", 4)
        scene.general(mate, "dresden", 5)
        assert is_one_power_stack(scene.pos, the_general("friedrich")) == is_one_power

    @rule("6.5")
    @pytest.mark.parametrize("name", GENERAL.ids)
    def test_a_general_alone_is_no_stack(self, name: str) -> None:
        scene = Scene()
        scene.general(name, "dresden", 4)
        assert not is_one_power_stack(scene.pos, the_general(name))

    @rule("6.6", "6.6r1")
    @pytest.mark.parametrize(("loss", "left"), [(8, ["friedrich"]), (7, ["friedrich", "schwerin"]), (9, [])])
    def test_losses_in_a_stack(self, loss: int, left: list[str]) -> None:
        """Of 9 troops the last is Friedrich's; with two both stay."""
        scene = Scene()
        scene.general("friedrich", "jauer", 4)
        scene.general("schwerin", "jauer", 5)
        scene.general("karl", "striegau", 8)
        scene.general("neipperg", "striegau", 8)
        scene.hand("austria", "hearts_2 diamonds_2 clubs_2 spades_2")
        scene.stage("austria_pragmatic", COMBAT)
        battle = scene.pos.stack[-1]
        assert isinstance(battle, Battle)
        battle.score = loss
        battle.is_attackers = False
        scene.act("concede")
        if left:
            assert [name for name in ("friedrich", "schwerin") if scene.at(name) != "removed"] == left
            assert all(scene.troops(name) == 1 for name in left)
        else:
            assert scene.at("friedrich") == scene.at("schwerin") == "removed"


class TestHussars:
    def scene(self, *hussars: str) -> Scene:
        scene = Scene()
        scene.general("karl", "prag", 3)
        scene.general("george", "ulm", 3)
        scene.hussars(*hussars)
        scene.pos.stack = [CourseOfPlay(HUSSARS)]
        return scene

    @rule("7.1", "7.2", "7.2r1")
    def test_where_a_hussar_may_be_put(self) -> None:
        scene = self.scene()
        scene.general("belle_isle", "beraun", 3)
        towns = scene.targets("place_hussar")
        row = CONTENT.board.distances(the_town("prag"))
        assert all(row[the_town(town)] <= 4 for town in towns)
        assert "pilsen" in towns
        assert {"prag", "beraun"} & towns == set()
        assert scene.why_not("place_hussar beraun") == "hussar-not-empty"
        assert scene.why_not("place_hussar guenzburg") == "hussar-too-far"
        assert scene.why_not("place_hussar stuttgart") == "hussar-wrong-map"

    @rule("7.3", "7.3r1")
    def test_a_hussar_may_stay_be_moved_or_taken_off(self) -> None:
        scene = self.scene("breslau", "glatz")
        assert {"leave_hussar first", "remove_hussar first", "place_hussar pilsen"} <= scene.options()
        scene.act("leave_hussar first", "remove_hussar second")
        assert list(scene.pos.hussar) == [the_town("breslau"), -1]

    @rule("7.4", "9.6r1")
    def test_a_piece_that_comes_through_drives_it_off(self) -> None:
        """A general passing removes the hussar; a supply path does not."""
        scene = Scene()
        scene.general("friedrich", "ohlau", 3)
        scene.train("prussia_1", "wohlau")
        scene.hussars("breslau")
        scene.hand("prussia", "clubs_10 clubs_9")
        scene.stage("prussia_saxony", SUPPLY)
        if scene.asked()[0][1] == "ask-pay-supply":
            scene.act("pay clubs_9")
        assert scene.pos.hussar[0] == the_town("breslau")
        scene.act("move_general friedrich", "move_to breslau", "stop")
        assert scene.pos.hussar[0] == -1

    @rule("7.4", "10.1.13r1")
    def test_hussars_do_not_block(self) -> None:
        scene = Scene()
        scene.general("friedrich", "ohlau", 3)
        scene.hussars("breslau")
        scene.stage("prussia_saxony", MOVEMENT)
        scene.act("move_general friedrich")
        assert {"breslau", "wohlau"} <= scene.targets("move_to") | scene.targets("march_to")


@rule("14.1", "14.1r1")
def test_pieces_in_flanders_take_no_part_in_the_introductory_game() -> None:
    pos = begun("introductory")
    for name in ("moritz", "maillebois", "noailles", "arenberg", "dessauer", "george", "cumberland", "stair"):
        assert pos.at[the_general(name)] == NOT_IN_PLAY
    scene = Scene("introductory")
    scene.general("broglie", "ulm", 3)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general broglie")
    assert "goeppingen" not in scene.targets("move_to")
