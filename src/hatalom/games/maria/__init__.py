"""Maria: the War of the Austrian Succession, 1740 to 1748.

The way through this folder:

    game.py                    the Game object, what the rest of the house needs to know
    content/, load.py          the numbers of the book and the maps; `load` makes one Content of them (board.py)
    names.py, towns.py         every thing has a number, a name in the files and a kind
    facts.py, position.py      the facts of a position, and the questions one can ask of them
    verbs.py                   every click;  events.py, prompts.py, refusals.py: everything that is said
    rules/                     functions on a position, a chapter a file: reach, supply paths, conquest, victory
    phases/                    the sequence of play: who is asked what, and what follows; course.py is the frame
    bots/                      what computers know;  forecast/: the arithmetic before a click
    intent.py, moments.py      what a turn was for, and the log told in moments
    view.py, hidden.py         what each seat sees, and a possible position behind it
    notation.py, invariants.py a position as text, and what must always hold;  texts/, lessons/: the words
"""

from hatalom.games.maria.game import GAME

__all__ = ["GAME"]
