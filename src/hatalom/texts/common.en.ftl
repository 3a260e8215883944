### Said of every game, whatever its rules.

result-time-over = { NAME($seat) } ran out of time.
result-other-rules = This game was played by version { $played } of the rules. Here version { $plays } is played, and by that version it would have gone otherwise from this point on. It can be looked at, but not played on.
result-not-replayed = The stored game cannot be followed any further than this. It can be looked at, but not played on.

## What speaks for an option (a hint), or what a computer’s turn has brought

reason-wins = Wins the game
reason-loses = Loses the game
reason-share = Secret choice: the computer would take this in { $n } of 100 games
reason-solved = Worked out to the end by the computer
reason-behind = Judged weaker than the first
reason-equal = Judged as good as the first
reason-best = No other option was judged better
reason-chance = Chance to win if both play equally well: { $n }%
reason-chance-beside = Chance to win if both play equally well: { $n }% (the first: { $first }%)
reason-leads-yet = You lead { $own } : { $other }, yet your chance to win is only { $n }%
reason-few-chances = Your chance to win is only { $n }%
reason-decided = { $won ->
    [0] Practically decided against you: your chance to win is { $n }%
   *[other] Practically decided in your favour: your chance to win is { $n }%
 }
reason-answer-wins = { $turns ->
    [0] The opponent could win in this very turn
    [1] The opponent could win with the next turn
   *[other] The opponent could win with two turns in a row (none of yours between them)
 }
reason-otherwise = { $turns ->
    [0] Otherwise the opponent could win in this very turn
    [1] Otherwise the opponent could win with the next turn
   *[other] Otherwise the opponent could win with two turns in a row (none of yours between them)
 }
reason-prevents = { $turns ->
    [0] After another option the opponent could win in this very turn; not after this one
    [1] After another option the opponent could win with the next turn; not after this one
   *[other] After another option the opponent could win with two turns in a row; not after this one
 }
reason-no-defence = { $turns ->
    [0] The opponent could win in this very turn; nothing was found that prevents it
    [1] The opponent could win with the next turn; nothing was found that prevents it
   *[other] The opponent could win with two turns in a row, none of yours between them; nothing was found that prevents it
 }
reason-depends = The opponent could win by chance or secret choices: in { $n } of { $of } continuations that were tried
reason-secret-chance = Chance to win if both play equally well: { $n }% on average, { $low }–{ $high }% by what the opponent chooses
reason-secret-wins = Wins the game against { $n } of { $of } answers
reason-secret-loses = Loses the game against { $n } of { $of } answers
reason-secret-can-win = { $rest ->
    [0] Whatever the opponent answers, this turn can still win the game
   *[other] Against { $n } of { $of } answers this turn can still win the game
 }
reason-secret-could-lose = { $rest ->
    [0] Whatever the opponent answers, he could then win with his next turn
   *[other] After { $n } of { $of } answers the opponent could win with his next turn
 }

## The chronicle of a finished game

chronicle-road = The Road to { THE($place) }
chronicle-victory = { NAME($seat) } Comes First
chronicle-nobody = A War Without a Winner
chronicle-leads = { $way ->
    [1] After that { THE($seat) } is ahead: { $n ->
        [one] 1 point
       *[other] { $n } points
     }, { THE($other) } { $m }.
   *[0] { THE($seat, cap: 1) } now leads with { $n ->
        [one] 1 point
       *[other] { $n } points
     }; { THE($other) } has { $m }.
 }
chronicle-level = { $way ->
    [1] After that both have { $n ->
        [one] 1 point.
       *[other] { $n } points.
     }
   *[0] Now they are level at { $n ->
        [one] 1 point.
       *[other] { $n } points.
     }
 }
ending-you-won = You won.
ending-you-won-by = You won, { $n ->
    [one] one point
   *[other] { WORD($n) } points
  } ahead of { THE($other) }.
ending-you-lost = You lost.
ending-you-lost-by = You lost to { THE($other) } by { $n ->
    [one] one point
   *[other] { WORD($n) } points
  }.
ending-you-drew = You did not lose, but nobody won.
ending-won = { THE($seat, cap: 1) } won.
ending-won-by = { THE($seat, cap: 1) } won, { $n ->
    [one] one point
   *[other] { WORD($n) } points
  } ahead of { THE($other) }.
ending-won-together = The war was won by { WORD($n) } together.
ending-drawn = Nobody won.
fortune-with = Luck was with { THE($seat) }: about one game in { $n } is as kind.
fortune-against = Luck was against { THE($seat) }: about one game in { $n } is as hard.
fortune-even = { $n ->
    [one] Chance was asked once
   *[other] Chance was asked { $n } times
  } and answered about as it usually does.
fortune-none = Nothing was left to chance in this game.
