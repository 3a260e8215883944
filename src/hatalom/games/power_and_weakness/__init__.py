"""Power & Weakness (Macht & Ohnmacht) by Andreas Steding: knights and mages fight for 5th-century Britain.

content     the map, the tiles and the numbers of the book; `load` makes one Content object of them
names       the ids of all things, and their types; `board` the Content and what it answers
position    the whole state of a game; `invariants` what must always hold in it
verbs       what a player can click; `prompts`, `events`, `refusals` what is said about it
rules       what the rules say of a position without asking anybody, a chapter a file
phases      the sequence of play: who is asked what, a chapter a file; begin with `cycle` and `turn`
view        what each player may see; `hidden` guesses the rest, `forecast` does the sums before a click
intent      what a turn was for; moments: the log told in moments
notation    a position as a few lines of text; `texts` and `lessons` hold the words in both languages
bots        what computers know: `novice` has rules of thumb, `evaluate` judges positions
game        the Game object, through which the rest of the house sees all this
"""

from hatalom.games.power_and_weakness.game import GAME

__all__ = ["GAME"]
