### Said of every game, whatever its rules.

result-time-over = A player’s time was over.
result-other-rules = This game was played by version { $played } of the rules. Here version { $plays } is played, and by that version it would have gone otherwise from this point on. It can be looked at, but not played on.
result-not-replayed = The stored game cannot be followed any further than this. It can be looked at, but not played on.

## What speaks for an option (a hint), or what a computer’s turn has brought

reason-wins = Wins the game
reason-loses = Loses the game
reason-share = Everybody chooses in secret: in { $n } of 100 games the computer would choose this
reason-solved = Worked out to the end by the computer
reason-behind = Judged weaker than the first
reason-equal = Judged as good as the first
reason-best = No other option was judged better
