### Said of every game, whatever its rules.

result-time-over = A player’s time was over.
