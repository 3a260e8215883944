"""8 and 9: tactical cards, the four decks, payments, supply."""

import pytest

from hatalom.games.maria.game import GAME
from hatalom.games.maria.load import load
from hatalom.games.maria.names import (
    AUSTRIA,
    BAVARIA,
    CARDS,
    DECKS,
    FRANCE,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_STAGE,
    REMOVED,
    RUSSIA_TRACK,
    SAXONY,
    TC,
    TOWN,
)
from hatalom.games.maria.phases.course import CARDS as CARD_PHASE
from hatalom.games.maria.phases.course import MOVEMENT, SUPPLY, ActionStage, CourseOfPlay
from hatalom.games.maria.phases.payment import FOR_SUPPLY, Payment
from hatalom.games.maria.phases.supply import CHOICE, Supply
from hatalom.games.maria.phases.tactical_cards import Draws
from hatalom.games.maria.rules.decks import renew_deck
from hatalom.games.maria.rules.income import income
from hatalom.games.maria.rules.supply_paths import NO_PATH, supply_cost
from tests.games.maria.ids import CONTENT, the_general, the_piece, the_seat, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule

FRANCE_2 = the_piece("france_2")


def hands_after(scene: Scene, stage: str, *answers: str) -> list[int]:
    scene.stage(stage, CARD_PHASE)
    scene.act(*answers)
    scene.draw_any()
    return [len(hand) for hand in scene.pos.hand]


class TestIncome:
    @rule("8.1", "8.2")
    def test_every_power_draws_its_income(self) -> None:
        scene = Scene(turn=1)
        assert hands_after(scene, "france_bavaria") == [4, 2, 0, 0, 0, 0]
        assert hands_after(scene, "prussia_saxony")[PRUSSIA : SAXONY + 1] == [3, 1]
        assert hands_after(scene, "austria_pragmatic")[PRAGMATIC : AUSTRIA + 1] == [3, 5]

    @rule("8.2", "8.2r1", "20.2")
    @pytest.mark.parametrize(("answer", "hands"), [("pay_subsidy", [4, 2]), ("keep_subsidy", [5, 1])])
    def test_from_turn_four_on_france_chooses(self, answer: str, hands: list[int]) -> None:
        scene = Scene(turn=4)
        scene.pos.subsidy[FRANCE][BAVARIA] = 0
        scene.stage("france_bavaria", CARD_PHASE)
        assert scene.asked() == [("louis", "ask-subsidy")]
        scene.act(answer)
        scene.draw_any()
        assert [len(hand) for hand in scene.pos.hand][:2] == hands

    @rule("8.3", "8.3r1")
    def test_a_minor_power_without_its_capital_draws_nothing(self) -> None:
        """München in Austrian hands: Bavaria draws nothing, France 5."""
        scene = Scene()
        scene.marker("muenchen", "austria")
        assert hands_after(scene, "france_bavaria")[:2] == [5, 0]

    @rule("8.3")
    def test_a_friends_marker_on_the_capital_does_no_harm(self) -> None:
        scene = Scene()
        scene.marker("muenchen", "france")
        assert hands_after(scene, "france_bavaria")[:2] == [4, 2]

    @rule("8.3a", "8.3ar1")
    def test_icons_count_but_never_below_nothing(self) -> None:
        scene = Scene()
        scene.pos.track = [0, 0, 4]
        assert income(scene.pos, PRUSSIA) == 4
        assert income(scene.pos, FRANCE) == 4
        scene.marker("dresden", "austria")
        assert income(scene.pos, SAXONY) == 0

    @rule("8.3ar1", "17.5.9r1")
    @pytest.mark.parametrize(("base", "left"), [(2, 1), (1, 0), (0, 0)])
    def test_an_icon_takes_no_card_from_a_power_without_income(self, base: int, left: int) -> None:
        """By the rulebook Prussia draws 3; house data may leave it fewer, and Russia takes one of them."""
        scene = Scene()
        scene.pos.content = load({"powers": [{"id": "prussia", "income": base}]})
        scene.pos.track[RUSSIA_TRACK] = 6
        assert scene.pos.icon_income(PRUSSIA) == -1
        assert income(scene.pos, PRUSSIA) == left

    @rule("8.3a", "14.2")
    def test_in_the_introductory_game_france_draws_two_less(self) -> None:
        scene = Scene("introductory", turn=1)
        assert hands_after(scene, "france_bavaria")[:2] == [2, 2]
        later = Scene("introductory", turn=4)
        later.pos.subsidy[FRANCE][BAVARIA] = 0
        assert hands_after(later, "france_bavaria", "keep_subsidy")[:2] == [3, 1]
        assert hands_after(later, "austria_pragmatic")[PRAGMATIC] == 0


class TestDecks:
    @rule("8.4", "8.4r1")
    def test_hands_are_secret_their_size_is_not(self) -> None:
        scene = Scene()
        scene.hand("prussia", "clubs_5 hearts_2")
        scene.stage("france_bavaria", SUPPLY)
        seen = GAME.view(scene.pos, the_seat("louis")).powers[PRUSSIA]
        assert (seen.cards, seen.hand) == (2, None)
        own = GAME.view(scene.pos, the_seat("frederick"))
        assert own.powers[PRUSSIA].hand == ["clubs_5", "hearts_2"]
        assert own.powers[PRAGMATIC].hand == []

    @rule("8.5")
    def test_suits_values_and_reserves(self) -> None:
        assert len(TC.ids) == 37
        assert sum(CONTENT.deck(2)) == 38
        assert (CONTENT.reserve_min, CONTENT.reserve_max, CONTENT.reserves) == (1, 8, 2)

    @rule("8.6", "8.6r1")
    def test_a_draw_goes_on_with_the_next_deck(self) -> None:
        scene = Scene()
        scene.pos.draw_pile = [0] * CARDS
        scene.pos.draw_pile[0] = 1
        scene.pos.discard = CONTENT.deck(0)
        scene.pos.discard[0] -= 1
        scene.pos.stack = [Draws([0, 0, 0, 0, 0, 2])]
        scene.draw("clubs_2", "hearts_7_2")
        assert scene.cards("austria") == ["clubs_2", "hearts_7"]
        assert (scene.pos.decks_opened, sum(scene.pos.draw_pile)) == (2, 37)

    @rule("8.6", "8.6r1")
    def test_after_the_fourth_deck_the_two_fullest_piles_are_joined(self) -> None:
        scene = Scene()
        scene.pos.decks_opened = DECKS
        scene.pos.draw_pile = [0] * CARDS
        for deck, size in enumerate((5, 9, 9, 2)):
            for face in range(size):
                scene.pos.discard[DECKS * face + deck] = 1
        assert renew_deck(scene.pos)
        assert sum(scene.pos.draw_pile) == 18
        assert scene.pos.drawing == 0b0110
        assert sum(scene.pos.discard) == 7
        scene.pos.draw_pile = [0] * CARDS
        scene.pos.discard = [0] * CARDS
        assert not renew_deck(scene.pos)

    @rule("8.6r1")
    def test_equal_piles_go_by_number_and_without_a_card_nothing_is_drawn(self) -> None:
        scene = Scene()
        scene.pos.decks_opened = DECKS
        scene.pos.draw_pile = [0] * CARDS
        for deck in range(DECKS):
            scene.pos.discard[deck] = 1
        renew_deck(scene.pos)
        assert scene.pos.drawing == 0b0011
        scene.pos.discard = [0] * CARDS
        scene.pos.draw_pile = [0] * CARDS
        scene.pos.stack = [Draws([3, 0, 0, 0, 0, 0])]
        assert scene.questions() == []
        assert scene.cards("france") == []

    @rule("8.7", "8.7r1")
    def test_a_payment_holds_no_superfluous_card(self) -> None:
        """8 points out of 5, 4, 2: 5 and 4; not 5 and 2, not all three."""
        scene = Scene()
        scene.hand("france", "clubs_5 spades_4 hearts_2")
        scene.pos.stack = [Payment(FRANCE, 8, FOR_SUPPLY)]
        assert scene.options() == {"pay clubs_5"}
        assert scene.why_not("pay hearts_2") == "too-small"
        assert scene.why_not("pay hearts_9") == "not-in-hand"
        scene.act("pay clubs_5")
        assert scene.cards("france") == ["hearts_2"]
        assert not scene.pos.stack

    @rule("8.7r1")
    def test_a_reserve_pays_eight(self) -> None:
        scene = Scene()
        scene.hand("france", "reserve clubs_2")
        scene.pos.stack = [Payment(FRANCE, 10, FOR_SUPPLY)]
        scene.act("pay reserve")
        assert scene.cards("france") == []

    @rule("8.7")
    def test_greater_cards_come_first(self) -> None:
        scene = Scene()
        scene.hand("france", "clubs_5 clubs_4 clubs_3")
        scene.pos.stack = [Payment(FRANCE, 6, FOR_SUPPLY)]
        assert scene.options() == {"pay clubs_5", "pay clubs_4"}
        assert scene.asked() == [("louis", "ask-pay-supply")]
        scene.act("pay clubs_4")
        assert scene.cards("france") == ["clubs_5"]  # 3 followed by itself
        scene = Scene()
        scene.hand("france", "clubs_5 clubs_4 clubs_3")
        scene.pos.stack = [Payment(FRANCE, 9, FOR_SUPPLY)]
        scene.act("pay clubs_5")
        assert scene.cards("france") == ["clubs_3"]


def hussar_scene(cards: str, face_down: bool = False) -> Scene:
    scene = Scene()
    for name in ("belle_isle", "broglie"):
        scene.general(name, "muehldorf", 4, face_down=face_down)
    scene.train("france_2", "donauwoerth")
    scene.hussars("muenchen")
    scene.hand("france", cards)
    return scene


class TestSupply:
    @rule("9.1", "9.2")
    def test_at_home_a_general_is_always_supplied(self) -> None:
        scene = Scene()
        scene.general("karl", "wien", 3, face_down=True)
        scene.general("friedrich", "breslau", 3)
        scene.stage("austria_pragmatic", SUPPLY)
        assert not scene.pos.is_face_down(the_general("karl"))
        assert scene.troops("friedrich") == 3  # another power's stage

    @rule("9.2", "9.3", "9.3r1")
    @pytest.mark.parametrize(("town", "cost"), [("breslau", 0), ("ohlau", NO_PATH)])
    def test_the_limit_of_a_path(self, town: str, cost: int) -> None:
        """Train at Crossen: Breslau is 6 away, Ohlau 7."""
        scene = Scene()
        scene.general("friedrich", town, 3)
        scene.train("prussia_1", "crossen")
        assert supply_cost(scene.pos, the_general("friedrich")) == cost

    @rule("9.3", "9.3r1")
    def test_enemy_pieces_block_friendly_ones_do_not(self) -> None:
        """An enemy train on the only path blocks it, an allied one does not."""
        scene = Scene()
        scene.general("broglie", "muehldorf", 3)
        scene.train("france_2", "haag")
        assert supply_cost(scene.pos, the_general("broglie")) == 0
        scene.pos.at[FRANCE_2] = the_town("muenchen")
        scene.train("bavaria_1", "haag")
        assert supply_cost(scene.pos, the_general("broglie")) == 0
        ring = [TOWN.ids[town] for town in CONTENT.board.neighbours[the_town("muehldorf")]]
        for name, town in zip(("karl", "traun", "khevenhueller", "batthyany", "neipperg"), ring, strict=False):
            if town != "haag":
                scene.general(name, town, 2)
        assert supply_cost(scene.pos, the_general("broglie")) == 0
        scene.pos.at[the_piece("bavaria_1")] = REMOVED
        scene.train("austria_2", "haag")
        assert supply_cost(scene.pos, the_general("broglie")) == NO_PATH

    @rule("9.3")
    def test_only_trains_of_the_own_colour_feed(self) -> None:
        scene = Scene()
        scene.general("broglie", "muehldorf", 3)
        scene.train("bavaria_1", "haag")
        assert supply_cost(scene.pos, the_general("broglie")) == NO_PATH

    @rule("9.3r1", "19.4.1")
    def test_no_path_through_neutral_land_but_across_the_maps(self) -> None:
        scene = Scene()
        scene.general("maillebois", "ulm", 3)
        scene.train("france_1", "goeppingen")
        assert supply_cost(scene.pos, the_general("maillebois")) == 0
        scene = Scene()
        scene.general("friedrich", "teplitz", 3)
        scene.train("prussia_1", "dresden")
        assert supply_cost(scene.pos, the_general("friedrich")) == 0
        scene.pos.track[0] = 2
        assert supply_cost(scene.pos, the_general("friedrich")) == NO_PATH

    @rule("9.4", "9.6", "8.7")
    def test_two_generals_pay_eight(self) -> None:
        """The hussar on München makes 4 cities cost 4 for each general."""
        scene = hussar_scene("clubs_5 spades_4 hearts_2")
        scene.stage("france_bavaria", SUPPLY)
        assert scene.cards("france") == ["hearts_2"]
        assert scene.pos.face_down == 0

    @rule("9.4", "9.7")
    def test_without_cards_they_go_hungry(self) -> None:
        """First 1 troop each and face down, next time 2 each."""
        scene = hussar_scene("")
        scene.stage("france_bavaria", SUPPLY)
        assert scene.pos.is_face_down(the_general("broglie"))
        assert scene.troops("broglie") + scene.troops("belle_isle") == 6
        scene.stage("france_bavaria", SUPPLY)
        assert scene.troops("broglie") + scene.troops("belle_isle") == 2

    @rule("9.6r1")
    def test_a_free_path_costs_nothing(self) -> None:
        scene = Scene()
        scene.general("broglie", "muehldorf", 4)
        scene.train("france_2", "freising")
        assert supply_cost(scene.pos, the_general("broglie")) == 0
        scene.hussars("haag")  # Freising, Landshut … is a way round
        assert supply_cost(scene.pos, the_general("broglie")) == 0
        scene.general("karl", "passau", 3)
        scene.train("austria_2", "linz")
        scene.hussars("eferding")
        assert supply_cost(scene.pos, the_general("karl")) == 0  # Austria does not pay for its own hussars

    @rule("9.6")
    def test_a_second_hussar_costs_nothing_more(self) -> None:
        scene = hussar_scene("")
        one = supply_cost(scene.pos, the_general("broglie"))
        scene.hussars("muenchen", "haag")
        assert supply_cost(scene.pos, the_general("broglie")) == one == 4

    @rule("9.7", "9.7r1")
    def test_partial_payment(self) -> None:
        """Costs 4, 4 and 5 with 9 points: two of them, not one and not none."""
        supply = Scene()
        for name, town in (("friedrich", "breslau"), ("schwerin", "brieg"), ("leopold", "neisse")):
            supply.general(name, town, 3)
        supply.hand("prussia", "clubs_9")
        self.set_costs(supply, {"friedrich": 4, "schwerin": 4, "leopold": 5})
        assert supply.options() == {"supply friedrich", "supply schwerin", "supply leopold"}
        supply.act("supply leopold")
        assert supply.options() == {"supply friedrich", "supply schwerin"}
        supply.act("supply friedrich")
        assert supply.cards("prussia") == []
        assert [supply.pos.is_face_down(the_general(name)) for name in ("friedrich", "schwerin", "leopold")] == [
            False,
            True,
            False,
        ]
        assert supply.troops("schwerin") == 2

    @rule("9.2", "9.7r1")
    def test_nobody_is_asked_to_pay_for_a_general_who_is_fed_for_nothing(self) -> None:
        """Costs 0, 4 and 5 with 5 points: one of the two who cost something."""
        supply = Scene()
        for name, town in (("friedrich", "breslau"), ("schwerin", "brieg"), ("leopold", "neisse")):
            supply.general(name, town, 3)
        supply.hand("prussia", "clubs_5")
        self.set_costs(supply, {"friedrich": 0, "schwerin": 4, "leopold": 5})
        assert supply.options() == {"supply schwerin", "supply leopold"}
        supply.act("supply leopold")
        assert supply.cards("prussia") == []
        assert [supply.troops(name) for name in ("friedrich", "schwerin", "leopold")] == [3, 2, 3]

    @rule("9.3", "9.7r1")
    def test_no_hand_buys_a_path_that_is_not_there(self) -> None:
        scene = Scene()
        scene.general("friedrich", "wien", 3)
        scene.hand("prussia", " ".join(f"{suit}_{value}" for suit in ("clubs", "hearts") for value in range(2, 11)))
        scene.stage("prussia_saxony", SUPPLY)
        assert scene.troops("friedrich") == 2
        assert len(scene.cards("prussia")) == 18

    def set_costs(self, scene: Scene, costs: dict[str, int]) -> None:
        cost = [NO_PATH] * 20
        for name, price in costs.items():
            cost[the_general(name)] = price
        everybody = 0b111111
        scene.pos.stack = [
            CourseOfPlay(6),
            ActionStage(PRUSSIAN_STAGE, 2),
            Supply(PRUSSIAN_STAGE, CHOICE, everybody, PRUSSIA, cost),
        ]

    @rule("9.4r1", "16.3", "6.6")
    def test_hunger_can_end_a_general(self) -> None:
        """A face-down general with 2 troops loses 2, is removed, and France loses a VP."""
        scene = Scene()
        scene.general("toerring", "wien", 2, face_down=True)
        scene.pos.battle[FRANCE] = 1
        scene.pos.pool[FRANCE] -= 1
        before = scene.pool("france")
        scene.stage("france_bavaria", SUPPLY)
        assert scene.at("toerring") == "removed"
        assert scene.pos.battle[FRANCE] == 0
        assert scene.pool("france") == before + 1

    @rule("9.4r1")
    def test_nobody_in_a_stack_is_removed_while_two_troops_remain(self) -> None:
        scene = Scene()
        scene.general("broglie", "wien", 1, face_down=True)
        scene.general("belle_isle", "wien", 5, face_down=True)
        scene.stage("france_bavaria", SUPPLY)
        assert (scene.troops("broglie"), scene.troops("belle_isle")) == (1, 1)

    @rule("9.4r1")
    def test_in_a_mixed_stack_each_power_bears_its_own(self) -> None:
        scene = Scene()
        scene.general("broglie", "wien", 1)
        scene.general("toerring", "wien", 5)
        scene.stage("france_bavaria", SUPPLY)
        assert scene.at("broglie") == "removed"
        assert scene.troops("toerring") == 4

    @rule("9.5", "9.5r1")
    def test_face_down_generals_cannot_conquer_but_move(self) -> None:
        scene = Scene()
        scene.general("moritz", "tournai", 5, face_down=True)
        scene.stage("france_bavaria", MOVEMENT)
        scene.act("move_general moritz", "move_to ath", "stop")
        assert scene.controller("tournai") == "austria"
        assert not scene.is_questioned("tournai")


@rule("9.4r1", "6.6r1")
@pytest.mark.parametrize(("general", "mate"), [("friedrich", "schwerin"), ("schwerin", "friedrich")])
def test_the_last_troop_of_a_hungry_stack_is_the_commanders(general: str, mate: str) -> None:
    scene = Scene()
    scene.general(general, "komorn", 2, face_down=True)
    scene.general(mate, "komorn", 1, face_down=True)
    scene.stage("prussia_saxony", SUPPLY)
    assert (scene.at("friedrich"), scene.at("schwerin")) == ("removed", "removed")
    fed = Scene()
    fed.general(general, "komorn", 2)
    fed.general(mate, "komorn", 1)
    fed.stage("prussia_saxony", SUPPLY)
    assert (fed.at("friedrich"), fed.troops("friedrich"), fed.at("schwerin")) == ("komorn", 1, "removed")


@rule("3.3", "6.2")
def test_the_generals_of_a_power_are_numbered_by_rank() -> None:
    """So of two generals of one power the first commands."""
    for generals in CONTENT.power_generals:
        ranks = [CONTENT.rank[general] for general in generals]
        assert ranks == sorted(set(ranks))
