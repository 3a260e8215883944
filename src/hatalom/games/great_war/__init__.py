"""Great War (Előzd meg Trianont!) by Konrád Almási-Kecskés: two alliances fight the First World War, 1914 to 1918.

content/ texts/ lessons/   the numbers of the book, the words in two languages, the lessons
names.py board.py load*.py every id; the map and the country cards; how they are read from content/
facts.py position.py       the facts of a running game, and what one can ask of them
units.py                   units as packed integers: everything about them goes through here
verbs.py events.py prompts.py refusals.py   clicks, lines of the log, questions, reasons against
rules/                     what phases look up and do, by chapter: reach, strength, income …; it asks nobody
phases/                    the sequence of play, by chapter: turn.py is the way in, then one slot.py for each phase
bots/                      what computers know: evaluate.py for search, novice.py for beginners
forecast/ orders.py        odds before the click; standing orders
intent.py, moments.py      what a turn was for, and the log told in moments
view.py hidden.py          what is seen, what is unknown
observation.py sight.py    what a learning program gets, and the same straight from a position
notation.py invariants.py  a position as text, and what must hold in it
game.py                    the Game object, which ties it all together
"""

from hatalom.games.great_war.game import GAME

__all__ = ["GAME"]
