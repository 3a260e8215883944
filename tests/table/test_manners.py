"""Computers and offers: what was refused is not offered again, and an offer or an answer comes with its reason."""

from hatalom import games
from hatalom.core.event import EVERYBODY, Event
from hatalom.core.message import Message
from hatalom.core.plies import Ply
from hatalom.core.question import Question, Seat
from hatalom.games.great_war import events as great_war
from hatalom.games.great_war.names import POWER as GREAT_POWER
from hatalom.games.great_war.prompts import ASK_ASSEMBLE
from hatalom.games.great_war.verbs import CANCEL, INVITE
from hatalom.games.maria import events as maria
from hatalom.games.maria.names import AUSTRIA, FRANCE, FREDERICK, LOUIS, MARIA, PRUSSIA, SUBSIDY, TRUCE
from hatalom.games.maria.phases.negotiation import Answering
from hatalom.games.maria.prompts import ASK_TALK
from hatalom.games.maria.rules.agreements import Clause
from hatalom.games.maria.verbs import ACCEPT_OFFER, DECLINE_OFFER, END_TALKS, TALK_TO
from hatalom.table.table import Seat as Chair
from hatalom.table.table import Sitter
from tests.table.tables import human, new_table

MARIA_GAME, GREAT_WAR = games.load("maria"), games.load("great_war")
GERMANY, AUSTRIA_HUNGARY, TURKEY = (GREAT_POWER.ids.index(name) for name in ("germany", "austria", "turkey"))


def said(message: Message, *args: int) -> Event:
    return Event(message, list(args), EVERYBODY)


def talk(*, by: int) -> Question:
    options = [TALK_TO.of(seat) for seat in (MARIA, LOUIS, FREDERICK) if seat != by]
    return Question(by, ASK_TALK, [*options, END_TALKS.of()])


def test_a_player_who_declined_is_not_asked_again() -> None:
    told = [said(maria.OFFER_DECLINED, FREDERICK, MARIA), said(maria.OFFER_MADE, MARIA, FREDERICK)]
    assert MARIA_GAME.refused(told, talk(by=MARIA)) == [TALK_TO.of(FREDERICK)]
    assert MARIA_GAME.refused(told, talk(by=LOUIS)) == []


def test_until_he_makes_an_offer_himself() -> None:
    newest_first = [
        said(maria.OFFER_DECLINED, MARIA, FREDERICK),
        said(maria.OFFER_MADE, FREDERICK, MARIA),
        said(maria.OFFER_DECLINED, FREDERICK, MARIA),
    ]
    assert MARIA_GAME.refused(newest_first, talk(by=MARIA)) == []


def test_what_was_accepted_may_be_offered_again() -> None:
    newest_first = [said(maria.OFFER_ACCEPTED, LOUIS, MARIA), said(maria.OFFER_DECLINED, LOUIS, MARIA)]
    assert MARIA_GAME.refused(newest_first, talk(by=MARIA)) == []


def test_a_computer_at_a_table_is_not_offered_what_was_refused() -> None:
    computer = Chair(Sitter.COMPUTER, level="novice")
    table = new_table(MARIA_GAME, computer, human("louis"), human("frederick"))
    asked = Question(MARIA, ASK_TALK, [TALK_TO.of(FREDERICK), END_TALKS.of()])
    assert table._with_manners(asked).options == asked.options
    refusal = said(maria.OFFER_DECLINED, FREDERICK, MARIA)
    table.match.plies.append(Ply(table.match.plies.steps[-1], [refusal], False))
    assert table._with_manners(asked).options == [END_TALKS.of()]
    only = Question(MARIA, ASK_TALK, [TALK_TO.of(FREDERICK)])
    assert table._with_manners(only).options == only.options, "something is left to answer"


def assembling(lead: int) -> Question:
    options = [INVITE.of(AUSTRIA_HUNGARY), INVITE.of(TURKEY), CANCEL.of()]
    return Question(0, ASK_ASSEMBLE, options, [lead, 0, 0])


def test_an_ally_that_stayed_out_is_not_asked_again_in_this_season() -> None:
    newest_first = [
        said(great_war.POWER_DECLINED, TURKEY),
        said(great_war.POWER_INVITED, TURKEY, GERMANY),
        said(great_war.POWER_JOINED, AUSTRIA_HUNGARY, 3),
        said(great_war.POWER_INVITED, AUSTRIA_HUNGARY, GERMANY),
        said(great_war.TURN_BEGUN, 2),
    ]
    assert GREAT_WAR.refused(newest_first, assembling(GERMANY)) == [INVITE.of(TURKEY)]
    assert GREAT_WAR.refused(newest_first, assembling(AUSTRIA_HUNGARY)) == [], "another power may ask it"
    assert GREAT_WAR.refused([said(great_war.TURN_BEGUN, 3), *newest_first], assembling(GERMANY)) == []


# -- reasons ----------------------------------------------------------------------------------------------------


def keys(before: object, after: object, seat: int) -> list[str]:
    return [one.message.key for one in MARIA_GAME.intents(before, after, Seat(seat))]


def test_an_offer_tells_why() -> None:
    content = MARIA_GAME.load_content()
    before = MARIA_GAME.set_up(3, MARIA_GAME.default_options(), content)
    before.stack = []
    after = before.copy()
    after.hand[FRANCE] = []
    after.stack = [Answering(Seat(FREDERICK), Seat(LOUIS), [Clause(SUBSIDY, PRUSSIA, FRANCE, 2)])]
    assert keys(before, after, FREDERICK) == ["intent-helps-poor"]
    assert keys(before, after, LOUIS) == []


def test_an_answer_tells_why() -> None:
    content = MARIA_GAME.load_content()
    before = MARIA_GAME.set_up(3, MARIA_GAME.default_options(), content)
    before.stack = [Answering(Seat(MARIA), Seat(FREDERICK), [Clause(TRUCE, PRUSSIA, AUSTRIA, 2)])]
    before.pool[PRUSSIA] = 11
    declined = before.copy()
    declined.stack[-1].apply(declined, Seat(FREDERICK), DECLINE_OFFER.of())
    assert keys(before, declined, FREDERICK) == ["intent-no-truce"]
    accepted = before.copy()
    accepted.pool[PRUSSIA], before.pool[PRUSSIA] = 5, 5
    accepted.stack[-1].apply(accepted, Seat(FREDERICK), ACCEPT_OFFER.of())
    assert keys(before, accepted, FREDERICK) == ["intent-takes-truce"]
