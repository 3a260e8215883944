### What people who are away are told.  Games, sides, names and times: never cards, numbers or plans.

notice-turn = { $game }: your turn as { $seat }
notice-scarce = { $game }: your time runs out as { $seat }
notice-nudge = { $game }: somebody waits for you as { $seat }
notice-invited = { $name } invites you to { $game } as { $seat }
notice-seated = { $game }: your table is full, the game has begun
notice-over = { $game }: the game is over
notice-said = { $game }: somebody has written to you
notice-test = This is a test. So you will be told when it is your turn.
notice-many = { $n ->
    [one] A game waits for you
   *[other] { $n } games wait for you
  }
notice-with = With { $names }.
notice-left-days = { $n ->
    [one] One day left.
   *[other] { $n } days left.
  }
notice-left-hours = { $n ->
    [one] One hour left.
   *[other] { $n } hours left.
  }
notice-left-minutes = { $n ->
    [one] One minute left.
   *[other] { $n } minutes left.
  }
notice-left-none = The time is over.
notice-first = You came first.
notice-shared = You came first, together with others.
notice-place = You came in place { $n } of { $of }.
notice-stop = You get this because you asked for it. One click ends it:
notice-settings = What you are told, and when:

proof-subject = Is this your address?
proof-text = { $name } wants to be told here when it is his or her turn. If that is you, open this link:
proof-not = If it is not, do nothing: no further mail will come.

link-subject = Your way back to Hatalom
link-text = This link opens your account, once, within a quarter of an hour:
link-not = If you did not ask for it, do nothing.
