"""A table: a running game with people and computers in its seats.  It knows nothing of the network.

Begin with table.py.

table.py              the game, its seats, and what is done at it
wire.py words.py      what a viewer is told, as types; from the engine's messages to these
show.py log.py        the game and its log as one viewer sees them
moments.py            the same log told in moments
pages.py              a long log, kept small
why.py ahead.py       why something is not offered; what would be asked after acts of one's own
plan.py               what would come of a whole plan, from what its maker knows
undo.py agree.py      what may be taken back alone; what players settle among themselves
seating.py rest.py    who may sit down where; when a player rests
clock.py orders.py    how long a player may think; what he has said in advance
past.py lag.py        a table as it was; spectators some minutes behind
keep.py reload.py     rows and snapshots as they are stored; stored games by the rules of this program
analysis.py intent.py the look back on a game; what a computer's turn was for
story.py turning.py   a finished game as a chronicle; where it turned
fortune.py advised.py what chance did; what a computer would have done
chapter.py ending.py  what is told of a turning point; the result in words addressed to the reader
lessons.py coach.py   the lessons of a game; a table at which one is taught
boxes.py              a corrected box, tried before it is played with
examples.py           positions of the lessons that show a rule
"""
