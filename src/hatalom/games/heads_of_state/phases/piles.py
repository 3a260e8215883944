"""4.3, 4.4, 5.3, 5.8, 5.9, 6.7  The piles: where cards come from, and how new piles are made.

The revolution pile is a bag of its own that NATURE deals: who draws from it finds exactly what was put there.
"""

from typing import final

from hatalom.core.action import Verb
from hatalom.core.message import Message, Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.heads_of_state.events import ATTRIBUTE_TURNED_UP, TREACHERY_RESHUFFLED, TREACHERY_TURNED_UP
from hatalom.games.heads_of_state.names import Attribute, TreacheryCard
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import ASK_FACE_DOWN, ASK_TURN_UP, ASK_TURN_UP_TREACHERY, CRUMB_PILES
from hatalom.games.heads_of_state.rules.piles import lacks_treachery
from hatalom.games.heads_of_state.verbs import DEAL_FACE_DOWN, REVOLUTION, TURN_UP_ATTRIBUTE, TURN_UP_TREACHERY
from hatalom.kit.bag import draw_from, is_empty, pour, size_of


def unseen_attribute(pos: HeadsOfState, verb: Verb, prompt: Message) -> Question:
    """5.3r1, 17.3  The next card of the draw pile, then of the revolution pile with the Revolution in it."""
    question = draw_from(pos.unseen_pile(), verb, prompt)
    if is_empty(pos.draw_pile):
        question.options.append(REVOLUTION.of())
        question.weights.append(1)
    return question


def turn_up_attribute(pos: HeadsOfState, attribute: Attribute) -> None:
    """A card from the pile into the display, before everybody's eyes."""
    pos.unseen_pile()[attribute] -= 1
    pos.came_up(attribute)
    pos.display[attribute] += 1
    pos.tell(ATTRIBUTE_TURNED_UP, attribute)


def turn_up_treachery(pos: HeadsOfState, card: TreacheryCard) -> None:
    pos.treachery_pile[card] -= 1
    pos.treachery_display[card] += 1
    pos.tell(TREACHERY_TURNED_UP, card)


def renew_treachery_pile(pos: HeadsOfState) -> None:
    """6.7r1  At the moment a card is needed from the empty pile, the discards become the new one."""
    if is_empty(pos.treachery_pile):
        pos.tell(TREACHERY_RESHUFFLED, size_of(pos.treachery_discard))
        pour(pos.treachery_discard, pos.treachery_pile)


@final
class NewPiles(Phase[HeadsOfState]):
    """4.3, 4.4, 5.8, 5.9  Ten cards and the Revolution face down, six attributes and two treachery cards face up."""

    def copy(self) -> "NewPiles":
        return NewPiles()

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_PILES)

    def ask(self, pos: HeadsOfState) -> list[Question]:
        if size_of(pos.revolution) < pos.content.revolution_attributes:
            return [draw_from(pos.draw_pile, DEAL_FACE_DOWN, ASK_FACE_DOWN)]
        if size_of(pos.display) < pos.content.attribute_display:
            return [draw_from(pos.draw_pile, TURN_UP_ATTRIBUTE, ASK_TURN_UP)]
        if lacks_treachery(pos) and not is_empty(pos.treachery_pile):
            return [draw_from(pos.treachery_pile, TURN_UP_TREACHERY, ASK_TURN_UP_TREACHERY)]
        return NO_QUESTIONS

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        if DEAL_FACE_DOWN.has(action):
            attribute = Attribute(DEAL_FACE_DOWN.target(action))
            pos.draw_pile[attribute] -= 1
            pos.revolution[attribute] += 1
        elif TURN_UP_ATTRIBUTE.has(action):
            turn_up_attribute(pos, Attribute(TURN_UP_ATTRIBUTE.target(action)))
        else:
            turn_up_treachery(pos, TreacheryCard(TURN_UP_TREACHERY.target(action)))

    def advance(self, pos: HeadsOfState) -> None:
        if lacks_treachery(pos):
            renew_treachery_pile(pos)
        else:
            pos.pop()
