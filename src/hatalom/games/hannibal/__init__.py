"""Hannibal: Rome against Carthage, 218 to 201 BC.

A map of this folder:

* `game.py` is the Game object, where everything comes together; `load.py` reads the numbers in `content/`.
* `names.py` numbers all things (spaces, generals, cards), `board.py` holds what never changes during a game.
* `facts.py` lists what changes, `position.py` what one can ask of it; `view.py` and `hidden.py` keep secrets.
* `observation.py` is a view as a row of numbers, `sight.py` the same numbers at full speed, for learning programs.
* `verbs.py` are the clicks; `prompts.py`, `events.py` and `refusals.py` the messages, worded in `texts/`.
* `rules/` are functions on a position: who may march, enter, intercept, besiege, and what the tables say.
* `phases/` are the classes that ask: `turn/` (chapters 1 to 5), `cards/` (2, 24), `march/` (6 to 13, 20), `battle/`
  (14 to 17); those that several chapters need lie directly in it.
* `bots/` is what computers know, `forecast/` the arithmetic before a click, `lessons/` teach people.
* `notation.py` writes a position as text, `invariants.py` says what must always hold; `intent.py` tells what a turn
  was for, `moments.py` tells the log in moments, `observation.py` gives a view as numbers.

Short words of the book:

* CU: combat unit.  PC: control marker.
* OP: operations number of a strategy card.  MP: movement points of an army.
* BC: battle card.
"""

from hatalom.games.hannibal.game import GAME

__all__ = ["GAME"]
