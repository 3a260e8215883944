"""What holds for all options that are told is said once; what differs stays where it is."""

from hatalom.bots.hearing import Advice
from hatalom.bots.once import say_once
from hatalom.bots.reasons import ANSWER_WINS, BEHIND, CHANCE, NO_DEFENCE, SHARE, Reason
from hatalom.core.message import Message, Said

TILES, REGIONS = Message("measure-tiles"), Message("measure-regions")


def said(reasons: list[Reason]) -> list[tuple[str, list[int]]]:
    return [(reason.label.message.key, list(reason.label.args)) for reason in reasons]


def test_what_every_option_says_is_said_once_in_the_order_of_the_first() -> None:
    def warned(own: Reason) -> list[Reason]:
        return [Reason(Said(ANSWER_WINS, [1])), own, Reason(Said(TILES), 1.0, 0)]

    found = [Advice(0, warned(Reason(Said(CHANCE, [30])))), Advice(1, warned(Reason(Said(CHANCE, [20]))))]
    counsel = say_once(found)
    assert said(counsel.common) == [("reason-answer-wins", [1]), ("measure-tiles", [])]
    assert [said(one.reasons) for one in counsel.options] == [[("reason-chance", [30])], [("reason-chance", [20])]]


def test_a_warning_that_differs_stays_on_each() -> None:
    """In its numbers, in whose it is, or because one option does not bring it."""
    pairs = [
        ([Reason(Said(ANSWER_WINS, [1]))], [Reason(Said(ANSWER_WINS, [2]))]),
        ([Reason(Said(TILES), 1.0, 0)], [Reason(Said(TILES), 2.0, 0)]),
        ([Reason(Said(TILES), 1.0, 0)], [Reason(Said(TILES), 1.0, 1)]),
        ([Reason(Said(TILES), 1.0, 0)], [Reason(Said(TILES), 1.0, 0, is_answered=True)]),
        ([Reason(Said(ANSWER_WINS, [1]))], []),
        ([], [Reason(Said(ANSWER_WINS, [1]))]),
    ]
    for first, second in pairs:
        counsel = say_once([Advice(0, first), Advice(1, second)])
        assert counsel.common == []
        assert [one.reasons for one in counsel.options] == [first, second]


def test_what_is_judged_is_alike_if_it_is_shown_alike() -> None:
    def judged(change: float, is_large: bool = False) -> list[Reason]:
        return [Reason(Said(TILES), change, is_judged=True, is_large=is_large)]

    assert len(say_once([Advice(0, judged(0.5)), Advice(1, judged(0.7))]).common) == 1
    assert say_once([Advice(0, judged(0.5)), Advice(1, judged(-0.5))]).common == []
    assert say_once([Advice(0, judged(0.5)), Advice(1, judged(2.0, is_large=True))]).common == []


def test_that_nothing_prevents_defeat_holds_for_all() -> None:
    """It says of the first what is said of the others, and more."""
    lost = [Advice(0, [Reason(Said(NO_DEFENCE, [1]))])]
    lost += [Advice(number, [Reason(Said(ANSWER_WINS, [1])), Reason(Said(BEHIND))]) for number in (1, 2)]
    counsel = say_once(lost)
    assert said(counsel.common) == [("reason-no-defence", [1])]
    assert [said(one.reasons) for one in counsel.options] == [
        [("reason-best", [])],
        [("reason-behind", [])],
        [("reason-behind", [])],
    ]


def test_how_often_an_option_should_be_chosen_is_said_of_each() -> None:
    counsel = say_once([Advice(number, [Reason(Said(SHARE, [50]))]) for number in (0, 1)])
    assert counsel.common == []
    assert all(one.reasons for one in counsel.options)


def test_of_one_option_everything_stays_with_it() -> None:
    alone = Advice(0, [Reason(Said(REGIONS), 1.0, 0)])
    assert say_once([alone]).options == [alone]
    assert say_once([alone]).common == []


def test_what_goes_on_as_after_the_first_is_not_told_again() -> None:
    found = [Advice(0, [], [5, 6], [7, 8]), Advice(1, [], [5, 6], [7, 9]), Advice(2, [], [5], [7, 8])]
    first, second, third = say_once(found).options
    assert (first.then, first.answer, first.goes_on_alike, first.is_answered_alike) == ([5, 6], [7, 8], False, False)
    assert (second.then, second.goes_on_alike) == ([], True)
    assert (second.answer, second.is_answered_alike) == ([7, 9], False)
    assert (third.then, third.goes_on_alike) == ([5], False)
    assert (third.answer, third.is_answered_alike) == ([], True)


def test_a_single_click_is_as_short_as_the_reference_to_it() -> None:
    counsel = say_once([Advice(0, [], [5], [7]), Advice(1, [], [5], [7])])
    assert [(one.then, one.answer) for one in counsel.options] == [([5], [7]), ([5], [7])]
