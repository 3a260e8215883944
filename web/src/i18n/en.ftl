### Texts of the shell. Names of seats and games come from the game's own texts and arrive here ready, in the nominative.

brand = Hatalom
close = Close
save = Save
change = Change

## Map

map-closer = Zoom in
map-farther = Zoom out
map-fit = Show the whole map
map-hide-pieces = Hide the pieces (hold)
map-layers = Layers of the map
map-layer-names = Names
map-layer-rivers = Rivers
map-layer-relief = Hills and woods
map-layer-control = Who holds what
map-layer-front = The front, larger
map-layer-grid = Degrees
map-layer-sectors = Sectors and suits
map-layer-certainty = What is certain (ink), what was reconstructed (dashes)
map-corrected-by = Corrected by “{ $name }”

## Settings

settings = Settings
language = Language
language-en = EN
language-hu = HU
theme = Colours
theme-system = System
theme-paper = Paper
theme-night = Night
theme-contrast = Contrast
letters = Size of letters
letters-small = Small
letters-normal = Normal
letters-large = Large
letters-huge = Huge
motion = Motion of pieces
motion-off = None
motion-normal = Normal
motion-slow = Slow
pace = What others do
pace-slow = Slower
pace-normal = At reading pace
pace-quick = Quicker
pace-fast = At once
pace-step = Step by step
told = What is told
told-all = Everything that matters
told-battles = Battles only
sound = Sounds
caption-piece = ♪ a piece is set down
caption-card = ♪ a card is turned
caption-battle = ♪ a fight is decided
caption-turn = ♪ it is your turn

## Start screen

nav = Pages
nav-lobby = Play
nav-learn = Learn
nav-watch = Watch
nav-rules = Rules
guest = Guest
your-name = Your name
your-name-note = The others at the table see it. No account is needed.
account-note = No account is needed to play. With a passkey or a mail address you find your tables on another device: My settings.
account-login = Login name
account-password = Password (8 letters or more)
account-enter = Sign in
account-claim-failed = This login name cannot be had. Choose another, and a password of 8 letters or more.
account = Account and devices
account-none = No account is needed. With one of these ways you find your tables on another device, and again if this browser forgets you.
account-ways = Passkeys and password
account-passkey = Passkey
account-passkey-add = Add a passkey
account-passkey-added = From now on this passkey opens your account.
account-used = used { $when }
account-sessions = Signed in
account-session = A browser
account-this = this one, now
account-lost = If I lose everything
account-link = A link by mail
account-link-none = set up mail under Notices
account-codes = Recovery codes
account-codes-left = { $n ->
    [0] none yet
    [one] one unused
   *[other] { $n } unused
  }
account-codes-new = new ones
account-codes-note = Each of them opens your account once. Write them down: they are shown only now, and older ones are worth nothing any more.
account-fragile = With one passkey and no mail an account cannot be got back.
account-password-add = Login name and password
account-password-change = Another password for { $login }
account-password-old = Present password (not needed just after signing in)
account-password-failed = This is not your password, or the new one is too short.
account-export = Export my data
account-go = Delete my account
account-go-hold = Hold to delete everything
account-go-note = Your name, ways, notes and words are removed. Computers take over your running games with others; finished games stay for the others, without your name. This cannot be undone.
come-back = Come back
come-back-note = You have played here before, in another browser?
come-back-bring = Take the games of this browser along
come-back-passkey = With a passkey
come-back-password = Password
come-back-mail = Link by mail
come-back-code = Code
come-back-code-field = One of your codes
come-back-send = Send me the link
come-back-sent = If this address is known here, a link is on its way. It is valid for a quarter of an hour.
come-back-failed = That did not open an account. Try again, or another way.
somebody = Somebody
account-is = Signed in as { $name }.
account-leave = Sign out
continue = Continue
wait-for-you = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
 }
your-turn-as = Your turn as { $seat }
waiting-for = Waiting for { $seat }
table-over = Finished
table-waiting = Waiting for its players
table-open = Free seat: sit down
choose-game = Choose a game
offline = No connection. Rules and lessons can still be read.
offline-since = No connection. What you see is from { $time }.
lesson-offline = No connection: the board has to wait, but the words of the lesson are here.
server-away = The server does not answer. The page tries again by itself.
not-private = This connection is not private: others in the network can read along. Do not use a password here that you use elsewhere.
players = Players
minutes = { $n } min
weight = Weight { $n } of 5
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] 1 day ago
   *[other] { $n } days ago
 }
ways = Other ways to play
mode-computer = Play against the computer
mode-computer-note = three clicks and it begins
mode-same_screen = Same screen
mode-same_screen-note = hand over between turns
mode-friends = With friends
mode-friends-note = send a link, live or over days
watch-note = { $n ->
    [0] open tables and finished games
    [one] 1 table is being played
   *[other] { $n } tables are being played
 }
learn-note = lessons of 3 to 5 minutes
rules-note = complete, numbered, in both languages
step-game = Game
step-options = Scenario
step-side = Side and strength
step-seats = Seats
more-options = More options
side = Side
strength = Strength of the computer
computer = Computer
either = Either
by-lot = drawn by lot
level-random = aimless
level-random-note = Aimless: any legal move will do. For a first look at the rules.
level-novice = novice
level-novice-note = Novice: takes what looks best at the moment and forgives mistakes.
level-novice-words = Plays by a few rules of thumb: takes what looks best at the moment and forgives mistakes.
level-squire = squire
level-squire-note = Squire: weighs the position after every move, plays soundly.
level-squire-words = Searches its own turn to the end and takes the best position it finds. What you will do then it does not ask.
level-captain = captain
level-captain-note = Captain: looks ahead and counts on your answer.
level-captain-words = Compares whole turns by your answer, and guesses many times what you hide. Punishes loose ends.
level-marshal = marshal
level-marshal-note = Marshal: thinks as long as it may and gives nothing away.
level-marshal-words = Compares more turns than the captain and looks further. Gives nothing away.
level-sovereign = sovereign
level-sovereign-note = Sovereign: has learnt from thousands of games.
level-sovereign-words = Thinks like the marshal, with a judgement that has learnt from thousands of its own games.
level-styled = { $style } { $level }
style = Temper
style-steady = steady
style-steady-note = weighs everything evenly
style-bold = bold
style-bold-note = attacks early, leaves its flank open
style-sly = sly
style-sly-note = holds back and waits for your mistake
computers = The ladder of computers
computers-intro = The same characters in every game. How strong they are was measured in games against each other.
computers-link = All levels
computers-beats = Beats the { $level } in { $n } of 100 games (19 times of 20 between { $low } and { $high }; even would be { $of }).
computers-beats-others = Alone against { $level } players it wins { $n } of 100 games (19 times of 20 between { $low } and { $high }; even would be { $of }).
computers-yours = { $n ->
    [one] Your last game against it: { $won ->
        [0] lost
       *[other] won
    }.
   *[other] You won { $won } of your last { $n } games against it.
}
computers-unmeasured = Not measured yet.
computers-later = Not in this game yet: it must first beat the level below.
computers-up-to = Offered with up to { $n } players: with more it has not proved stronger than the level below.
computers-games = { $n ->
    [one] one game
   *[other] { $n } games
}
computers-pace-now = plays at once
computers-pace-second = thinks for a second
computers-choose = Play the { $level }
computers-axis = Share of games won against the { $level }, with its range and the even share
start = Start
start-as = Start as { $seat }
start-note-computer = No clock · free take-back
start-note-same_screen = Everybody at this screen · the page is covered between turns
start-note-friends = You get a link for every friend at the table
clock = Clock
clock-none = None
clock-live = Live
clock-fast = Fast
clock-slow = By days
clock-note = { $grace } for every decision, and { $bank } in reserve for each player.
clock-holiday = Each has { $what } of holiday.
time-out = When time is over
time-out-computer = Computer plays on
time-out-players = Others decide
hints = Hints from the computer
hints-on = Allowed
hints-off = None
delay = Spectators see it
delay-none = At once
time-left = { $what } left
time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
seat-me = Me
seat-here = at this screen
seat-link = A friend, by link
seat-open = Anyone, from the lobby
seat-computer = The computer
seat-who = Who plays { $seat }
same-screen-note = Between turns a page covers the table until the next player is ready.
people-only = No computer knows how to play this game: it is played by people only.
friends-note = Links are shown at the table. Each opens one seat and can be used once.
list-open = Open tables
list-open-empty = No table has a free seat just now.
list-watch = Being played
list-watch-empty = Nobody plays in public just now.
list-finished = Finished games
list-finished-empty = Nothing has been finished here yet.

## Learn

learn-intro = Short lessons on the real board. Only the step that is taught is open; each lesson ends in an exercise of your own.
lessons-done = Lessons { $n } of { $of }
lesson-done = done,
lesson-missing = There is no such lesson.
coach = Coach
coach-step = Step { $n } of { $of }
coach-leave = All lessons
coach-next = Next
coach-hint = Hint
coach-again = Start again
coach-exercise = Exercise:
coach-not-yet = Not yet: that was something else. Try again, or start the exercise again.
coach-lost = That did not work out this time. Start again and try another way.
coach-following = Next lesson
coach-play = Play a game

## Rules

rule-open = Rule { $rule }
rules-search = Search the rules
rules-none = No rule has these words.
rules-contents = Contents
rules-chapters = Chapters
rules-before = Before
rules-after = Next
rules-by = by { $name }, { $list }
rules-own-words = complete rules in our own words
rules-missing = The rules could not be fetched.
rules-hits = { $n } of { $of }
rules-hit-before = Place found before
rules-hit-after = Next place found
rules-ruling = Ruling
rules-why = why { $name }
rules-why-english = The grounds of the rulings are written in English only.
rules-ground = Ground:
rules-alternative = Alternative:
rules-try = Try it on the board
rules-beside = Beside the text
rules-words = Words on this page
rules-lesson = Lesson { $n } teaches this
rules-copy = Copy link to { $rule }
rules-print = Print all rules, or save them as a PDF

## Table

loading = The table is being laid …
menu = Menu
phase = Phase
this-turn = This turn
panels = Panels
tab-log = Log
tab-chat = Chat
tab-rules = Rules
find = Find a place
find-note = part of a name
find-list = all places with owner, pieces and neighbours
acts = What you can do
whole-way = All steps of the way
more-acts = { $n } more
seat-you = you
open-log = Log and chat
edge-more = and { $n } more
map-parts = Parts of the map
question = The question
tip-map = What glows can be clicked, on the map and in the panels.
tip-rule = The number beside a sentence opens its rule.
tip-why = Click something that does not glow, and you are told why not.
tip-undo = Changed your mind? Undo takes the last step back.
tip-close = I know
skip-to-question = To the question
speaker = Read aloud
say-where = Where are my pieces?
say-here = What is this place, what can it reach?
say-asked = What am I asked?
say-mine = Your places: { $list }
say-nowhere = You have nothing on the map.
say-no-place = Go to a place on the map first: with Tab and the arrows, or with /.
say-near = Neighbours: { $list }
say-near-none = No neighbours.
say-acts = You can: { $list }
say-acts-none = Nothing to do here now.
keys = Keys
menu-lobby = Start screen
menu-lobby-note = the table stays as it is
menu-take-back = Ask for a take-back
menu-take-back-note = the others must agree
menu-draw = Offer a draw
menu-draw-note = ends the game if all agree
menu-lend = Let a computer play for me
menu-lend-note = you can take your seat back at any time
menu-seat-back = Take my seat back
menu-seat-back-note = the computer stops playing for you
menu-abandon = Leave the table
menu-abandon-note = your seat is free for anyone
menu-resign = Resign
menu-resign-note = the game is lost at once
menu-pause = Suggest a pause
menu-pause-note = the clocks stand still if all agree
menu-holiday = Go on holiday
menu-holiday-note = your clock stands still · { $what } left
menu-back = Back from holiday
menu-back-note = your clock runs again
menu-orders-note = reactions and routine
paused = Pause: the clocks stand still until somebody plays on.
resume = End the pause
resume-note = the clocks run again
time-left-label = Time left
on-holiday = holiday, { $what } left
time-over = Time is over: { $seat }
replace-late = Let the computer play
claim-game = Claim the game
take-seat-back = Take the seat back
orders = Standing orders
orders-note = What you order here is answered for you; a reaction after a moment that tells nothing about your hand. Nobody sees your orders.
order-ask = Ask me
order-never = Never
order-always = Always
press-again = press again to confirm
computer-level = Computer · { $level }
computer-for-you = Computer · { $level }, plays for you
seat-free = free seat
seat-invited = waiting for a friend
you = { $name } · you
away = not at the table
thinking = thinking
your-turn = Your turn
on-turn = On turn
sit-down = Sit down
invite-link = Link for this seat
invite-watch = Go to the table
copy = Copy
copied = Copied
spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
 }
spectators-later = Spectators see the game { $n } min later.
seen-later = You see the game { $n } min later.
filter-all = All
filter-mine = Mine
filter-battles = Battles
filter-cards = Cards
filter-chat = Chat
log-open = { $n } lines
log-empty = Nothing to show here yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
phrases = Quick phrases, translated for every reader
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Well played!
phrase-thinking = I need a moment.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
chat-send = Send
mute = Do not show what { $name } says
muted = { $name }: muted ({ $n })
unmute = Show
talk-recipient = To
talk-all = everybody
talk-alone = { $seat } alone ({ $name })
talk-to = to { $seat } alone:
talk-secret = Nobody but you two reads this
game-over = The game is over.
waiting = Waiting for
waiting-one = { $who } to { $does }
forecast = Forecast
back = Back
sort-by = Sorted: { $what }. Press to change it.
sort-kind = by kind
sort-value = by value
sort-playable = playable first
closed = not possible now: click for the reason
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
 }
hint = Hint
hint-note = What would the computer do? The others see that you asked.
hint-thinking = The computer is thinking about it …
hint-title = The computer advises
hint-rank = Hint { $n }
hint-answer = best answer: { $what }
hint-then = then: { $what }
hint-then-alike = then: as after the first
hint-answer-alike = best answer: as to the first
hint-example = for example, a later turn of the opponent that would win: { $what }
hint-more = More reasons, and how it goes on
hint-common = Whichever of these you choose:
hint-common-more = What else holds for all of them
hint-judged = Nothing that can be counted changes: it judges the position.
study-ask = Best turns
study-title = The best for { $seat }
study-eyes = Found by the { $level }, who knew what { $seat } knew.
study-there = To the choice (move { $n })
study-played = as played
study-none = There is nothing to choose here, or the computer found nothing in time.
study-by-hand = Set up by hand
study-text = The position, line by line: change pieces, cards, money or whose turn it is (the last line).
study-try = Best turns here
study-stop = Stop
position-detail = More exactly:
position-fault-first-line = The first line should be like: “{ $example }”
position-fault-line = Line { $number }: “{ $line }” cannot be understood.
position-fault-short = Line { $number }: “{ $line }” is not complete.
position-fault-word = Line { $number }: “{ $line }”. This cannot be understood in it: “{ $word }”
position-fault-twice = This is in two places: { $thing }
position-fault-box = There are more pieces in this position than in the box.
position-fault-players = This game has { $wanted } players, but the position has { $found }.
position-fault-rule = This position is against the rules.
position-fault-rules = This position contradicts itself.
position-fault-stuck = The game cannot go on from this position.
position-fault-over = The game is over in this position: nobody has a choice. Set up one in which somebody chooses.
position-fault-chance = Chance comes next in this position. Set up one in which somebody chooses.
hints-asked = { $n ->
    [one] asked for a hint once
   *[other] asked for a hint { $n } times
 }
thinking-for = thinking: { $n } s of { $of }
acts-left = { $n ->
    [one] 1 act of the others to see
   *[other] { $n } acts of the others to see
 }
plan = Plan
plan-open = Plan ahead: nothing is played yet
plan-leave = Leave the plan
plan-nothing-played = Nothing has been played yet.
plan-played = { $n } of { $all } played
plan-empty = Click on the map as in play: every move becomes a step here. Nobody else sees it.
plan-steps = Steps
plan-trying = …
plan-step-keys = Alt and the arrows move the step, Delete removes it
plan-up = Earlier
plan-down = Later
plan-remove = Remove this step
plan-refused = Not possible:
plan-goes-on = Not complete: what you choose next belongs to this step
plan-after = Tried as if step { $n } changed nothing
plan-stop-chance = The plan waits here: chance decides
plan-stop-reveal = The plan waits here: something is revealed
plan-stop-other = The plan waits here: another player may answer
plan-stop-over = The plan ends here: the game is over
plan-halt-chance = Halted: chance has decided. The rest was tried again.
plan-halt-reveal = Halted: something was revealed. The rest was tried again.
plan-halt-other = Halted: another player decides first.
plan-halt-over = Halted: the game is over.
plan-halt-refused = Halted: this step is no longer possible.
plan-halt-between = Halted, something came between:
plan-outlook = After all of it
plan-hold = { $n ->
    [one] Hold to carry out one step
   *[other] Hold to carry out { $n } steps
 }
plan-hold-finish = Hold: all of it, then “{ $what }”
plan-press-again = Press once more to carry it out
plan-keep = Put aside
plan-compare = Compare ({ $n })
plan-clear = Clear
plan-compared = Plans compared
plan-this = This plan
plan-kept = Plan { $n }
plan-warnings = Warnings
plan-take-up = Take up
plan-forget = Forget
key-plan = Make a plan, or leave it
told-region = Told turns
told-which = { $n } of { $all }
told-against = against
told-back = The moment before
told-pause = Hold
told-play = Go on
told-log = In the log
told-timeline = On the timeline
told-speed = How fast it is told
told-off = Do not tell
told-offer = You have skipped this three times in a row. What shall be told?
told-offer-all = As before
told-offer-none = Only on request
told-again = Tell again
key-again = Tell again what others did
next-act = Next
all-acts = Show all
skip-acts = Skip
reason-against = against you:
reason-answered = after the best answer:
reason-compared = weaker than the first:
reason-ahead = better than the second:
reason-grounds-more = and more
reason-better = better
reason-much-better = much better
reason-worse = worse
reason-much-worse = much worse
undo = Undo
undo-takes = takes back “{ $what }”
undo-nothing = nothing to take back
undo-phase = Back to the start of the phase
tap-shows-sum = tap once to see the sum
ends-chance = hold: chance decides, no undo
ends-other = hold: then others play
ends-reveal = hold: something is revealed, no undo
ends-over = hold: the game ends
offer-draw = { $seat } offers a draw.
offer-take_back = { $seat } asks to take a move back.
offer-seat = { $seat } would like to play this seat too: { $other }. Then the game does not count.
offer-pause = { $seat } suggests a pause.
accept = Accept
decline = Decline
rank = { $n }.
again = Play again
why = Why not?
why-not-asked = It is not your turn to decide.
why-nothing = There is nothing to do with it at this moment.
hand-over = { $seat } is next
hand-over-note = Hand the screen over. The table appears when you hold the button.
hold-to-show = Hold to show the table
halted = Stopped: { $why }
other-way = Another way of the same cost
way-by = by { $places }
line-lost = No connection. Trying again …
trouble-stale = The position has changed in the meantime: look again, then choose.
trouble-not-offered = That is not possible now.
trouble-not-your-turn = It is not your turn.
trouble-over = The game is over.
trouble-not-your-seat = That is not your seat.
trouble-too-many = Too much at once. Wait a moment.
trouble-forbidden = That is not allowed here.
trouble-no-hint = The computer has no advice this time. Nothing was counted.
trouble-not-found = There is no such table.
trouble-away = The server did not answer. Try again.

## Looking back

replay = Replay
scrubber = Timeline
replay-play = Play
replay-pause = Pause
replay-phase-back = Back to the beginning of the phase
replay-phase-on = On to the next phase
replay-speed = Speed: ×{ $n }
replay-link = Copy a link to this move
replay-go = Show move { $n }
times = ×{ $n }
ply = move { $n }
ply-column = Move
ply-live = move { $n } of { $of } · live
ply-past = move { $n } of { $of }
ply-over = move { $n } of { $of } · end
viewpoint = Whose eyes
viewpoint-spectator = Spectator
viewpoint-all = All cards
back-to-now = Back to now
to-the-end = To the end
branch = Play from here
branch-title = Play from move { $n }
branch-note = A new table begins with this position; chance draws anew.
branch-note-running = A new table begins with this position; chance draws anew. You keep your seat, and the game you are playing leaves the statistics.
away-title = While you were away
away-count = { $n ->
    [0] { $lines ->
        [one] 1 line of the log
       *[other] { $lines } lines of the log
     }
    [one] 1 moment of { $lines ->
        [one] 1 line
       *[other] { $lines } lines
     } of the log
   *[other] { $n } moments of { $lines } lines of the log
 }
away-asked = Now you decide
away-dangers = Watch out:
away-log = The log
away-turn = To my decision
away-close = To the table
away-show = Show me: { $what }
verdict-why = Why it came out so
verdict-understood = Understood
verdict-more = { $n ->
    [one] 1 more
   *[other] { $n } more
 }
away-play = Tell it
journal-export = Save the journal to a file
journal-export-note = the whole game, to keep and to check
journal-import = Load a journal from a file
journal-import-note = A finished game from elsewhere: it is checked move by move, then you can replay it and play on from any move.
journal-refused = This journal cannot be loaded: { $why }
report = Report a rules bug here
report-note = keeps this move and your words
report-about = Move { $n } and what you see of it are kept with your words.
report-words = What is wrong, and what should happen?
report-send = Send
report-thanks = Thank you. The report is kept with the game.

## After the game

after = How it went
estimate = The computer’s estimate
estimate-chances = The chance to win by the computer’s estimate, in percent
save-picture = Save as a picture
save-csv = Numbers (CSV)
save-json = Everything (JSON)
turning-points = Turning points
turning-gain = In favour of { $seat } ({ $n }):
luck = Luck ledger
luck-surprise = { $n ->
    [one] 1 draw
   *[other] { $n } draws
 }, { $how ->
    [more] more surprising than usual
    [less] less surprising than usual
   *[other] as surprising as usual
 }
luck-outcome = Outcome
luck-expected = Expected
luck-came = Came
luck-more = Difference
luck-draws = The arithmetic
luck-note = The chance of what came, draw by draw. Expected is the sum of an outcome’s chances over all draws.
deeds = Acts
deeds-act = Act

## Keys

key-options = Press a button of the action bar
key-hint = Ask for a hint
key-next-act = Next act of the others (step by step)
key-undo = Take back one step
key-finish = Done
key-back = Back, close
key-docks = The game’s own panels, one after the other
key-fold = Fold the panels away, bring them back
key-hand = Tiles or cards in hand
outcome = What came out
key-pin = Enlarge the card or tile, pin it, let it go
card-tap-again = Tap again to choose it
card-pin = pins it: then point at the underlined words
key-walk = Walk the map from place to place
key-pick = Act on the chosen place
key-zoom = Zoom
key-fit = Whole map
key-hide = Hide the pieces (hold)
key-ply = Move by move through the game
key-ply-phase = From phase to phase through the game
key-replay = Play the game back, pause

## Laboratory

nav-lab = Laboratory
lab-note = computers against each other, counted
lab-intro = Let computers play hundreds of games and count: is a game fair, and which computer plays better? Put a question together, press the button and watch the answer settle. The games are those of the command line: the same seed gives the same games, move for move.
lab-closed = The laboratory is switched off on this server. Whoever runs the server can open it:
lab-new = New experiment
lab-question = Question
lab-kind-simulate = Is it fair?
lab-kind-arena = Who plays better?
lab-question-simulate = Is { $name } fair?
lab-question-arena = Who plays { $name } better?
lab-who-plays = Who plays
lab-compared = Who is compared
lab-change-seats = change seats from game to game
lab-seats-changed = changing seats
lab-rotated = Everybody plays in every seat, with the same seeds.
lab-rotated-filled = Everybody plays in every seat, with the same seeds. { $level } fills the seats that are left.
lab-variants = Variants
lab-games = Games
lab-seed = Seed
lab-limits = At most { $n } games, and { $of } minutes at one go. The same seed gives the same games, move for move.
lab-start = Start
lab-pool = { $n ->
    [one] One experiment is played at a time, beside the tables and behind them.
   *[other] { $n } experiments are played at a time, beside the tables and behind them.
 }
lab-refused = The server refused this experiment: check the fields.
lab-refused-too-many = Enough for now: at most { $n } of your experiments may wait or be played. Let one end, or pause one.
lab-progress = Progress
lab-is-waiting = Waiting: number { $n } in the queue
lab-is-running = Being played
lab-is-stopping = Pausing …
lab-is-stopped = Paused: the games so far count
lab-is-failed = Broken off by a fault; the server’s log has the details.
lab-was-waiting = waiting
lab-was-running = being played
lab-was-done = finished
lab-was-stopped = paused
lab-was-failed = broken off
lab-played-of = { $n } of { $of }
lab-pace = { $what } games/s
lab-pace-slow = { $what } games/min
lab-stop = Pause
lab-go-on = Go on
lab-soon = The first games are being played. Random players go first: they show what the seats themselves are worth.
lab-nothing-played = Nothing has been played yet.
lab-missing = There is no such experiment. Old ones are forgotten.
lab-described = { $n ->
    [one] { $what } · 1 game · seed { $of }
   *[other] { $what } · { $n } games · seed { $of }
 }
lab-players = { $n } players
lab-rules-version = rules { $n }
lab-share-link = Copy link
lab-verdict = Verdict
lab-verdict-few = Too few games to say anything.
lab-verdict-even = No difference can be seen.
lab-verdict-open = Not decided yet.
lab-more-would-do = About { $n } more games would do, if it goes on like this.
lab-ahead-small = { $name } has a small but certain edge.
lab-ahead-clear = { $name } has a clear edge.
lab-ahead-large = { $name } is far ahead.
lab-behind-small = { $name } is a little behind, but certainly so.
lab-behind-clear = { $name } is clearly behind.
lab-behind-large = { $name } is far behind.
lab-wins-of-100 = It wins { $what } of 100; an even share would be { $expected }.
lab-by-chance = So uneven a result would come up by chance once in { $n } tries.
lab-never-by-chance = So uneven a result would not come up by chance once in a million tries.
lab-percent = { $what } %
lab-won-simulate = Won by side
lab-won-arena = Won by computer
lab-won-note = square: found; bar: 19 times of 20
lab-won-label = Share of games won, each with its 95 % range
lab-won-of = { $n } of { $of }
lab-who = Who
lab-won = Won
lab-share = Share
lab-range = 95 % range
lab-as-table = Show as a table
lab-control = Between random players:
lab-draws = { $n ->
    [one] 1 draw; it counts for all in equal parts.
   *[other] { $n } draws; they count for all in equal parts.
 }
lab-errors = { $n ->
    [one] 1 game broke off by a fault and is not counted.
   *[other] { $n } games broke off by a fault and are not counted.
 }
lab-course = How sure we are becoming
lab-course-label = How the share of { $name } settled, with its range
lab-by-level = The same by level
lab-by-level-label = Share of games won by { $name } between computers of each level, with its 95 % range
lab-side = Side
lab-side-games = { $name } · { $n }
lab-also-with = Play it with:
lab-games-count = { $n ->
    [one] one game
   *[other] { $n } games
  }
lab-length = Length
lab-lengths-label = How many decisions games took
lab-median = median { $n }
lab-decisions = decisions in a game
lab-cross = One against the other
lab-cross-note = how often the row came in before the column
lab-rating = Rating
lab-a-b = A against B
lab-compare-with = Compare with
lab-compare-nothing = nothing
lab-compare-rule = a rule
lab-compare-box = my box
lab-compared-rule = Rule
lab-compared-b = How B plays it
lab-compared-note = Start begins both: A as chosen here, and B with the same computers and seeds, one rule apart.
lab-b-less-a = B less A
lab-differs = differs
lab-same = no difference seen
lab-b-waits = B waits: number { $n } in the queue.
lab-b-runs = B is being played: { $n } of { $of } games.
lab-b-wins-more = In B { $name } wins { $what } more games in 100.
lab-b-wins-less = In B { $name } wins { $what } fewer games in 100.
lab-b-longer = Games of B are { $what } decisions longer.
lab-b-shorter = Games of B are { $what } decisions shorter.
lab-b-no-difference = So many games show no difference between A and B.
lab-difference-label = Differences between the two experiments, with their 95 % ranges
lab-difference-note = Shares in hundredths of the games, lengths in hundredths of A’s. A hollow dot: the range holds zero.
lab-repeat = The same games elsewhere
lab-repeat-note = This command plays them again, move for move; the digest tells.
lab-digest = Digest:
lab-earlier = My experiments
lab-balance = Balance reports
lab-balance-link = balance reports of all five games
lab-balance-intro = How often does each side win when computers of the same level hold all seats? Better players may find another balance.
lab-balance-made = Made on { $what }.
lab-balance-cut-short = Time was up before all games were played, so the command below plays these and more.

## Credits

credits = Credits
credits-games = The games
credits-games-note = Hatalom plays games that others invented and published. Whoever likes one here should have its box at home.
credits-made = designed by { $name }
credits-signs = Signs on the cards and pieces
credits-signs-note = These signs come from
credits-own = Portraits, emblems, pieces and all other signs are our own drawings.
credits-map = Maps
credits-land = Drawn by ourselves; coasts and rivers (public domain):
credits-parts = Fonts and programs inside

## The chronicle of a finished game

chronicle = Chronicle
chronicle-of = A chronicle of { $game }
chronicle-writing = The chronicle is being written. That takes a moment.
chronicle-closed = The players of this game have not made its chronicle public.
chronicle-failed = The chronicle cannot be shown: { $why }
chronicle-replay = Whole replay
chronicle-link = Copy the link
chronicle-copied = The link is copied.
chronicle-picture = Picture
chronicle-print = PDF
chronicle-journal = Journal
chronicle-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
chronicle-cast = Who played
chronicle-person = a player
chronicle-won = Won
chronicle-score = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
chronicle-rank = Place { $n }
chronicle-swing = How it swung
chronicle-swing-note = The computer’s estimate for each seat, looking at all hands, move by move. The numbers are the turning points told below.
chronicle-chances-note = How likely each seat was to win by the computer’s estimate, in percent, move by move. The numbers are the turning points told below.
chronicle-count-note = What each seat could count, move by move. The numbers are the turning points told below.
chronicle-better = better
chronicle-worse = worse
chronicle-still = The map after move { $n }
chronicle-before = What the { $level } would have done
chronicle-same = The same.
chronicle-rather = Rather this: { $told }
chronicle-eyes = It saw what { $seat } saw then, and no more.
chronicle-from-here = Play from here
chronicle-watch = Watch it
chronicle-luck = Luck, in plain words
chronicle-luck-note = Every draw against all that could have come instead, by the computer’s estimate.
chronicle-stroke = Most of it here: { $what }
chronicle-stroke-move = Most of it at move { $n }.
chronicle-end = The map at the end
chronicle-look = Look around on the map
chronicle-notes = Notes
chronicle-branches = Played on from here
chronicle-branches-note = Games that the players have gone on with from a moment of this one.
chronicle-branch = From move { $n }, by { $seat }
chronicle-branch-running = still being played
chronicle-proof = Proof of the draws
chronicle-proof-note = Before the first move everybody was given this sum of the secret by which all draws were made. The journal now tells the secret itself: “hatalom verify” makes every draw again from it.
chronicle-proof-none = This game was brought from elsewhere without the sum of its secret: its draws cannot be checked.
chronicle-public = Public link
chronicle-public-off = Only the players read this page.
chronicle-public-on = Everybody who has the link reads this page.
chronicle-public-note = Whoever has the link then sees this page and your notes, but no chat. All players have to agree, and each can change his mind.
chronicle-agree = I agree that everybody may read this page
chronicle-named = My name may stand in it
chronicle-agreed = agrees
chronicle-not-yet = has not agreed yet
chronicle-card = The picture that a link shows
note = Note
note-title = A note at move { $n }
note-as = As
note-words = What I want to say here
note-draw = Draw on the map
note-draw-how = Press at a place and let go at another; or arrow keys, and Enter at both ends.
note-draw-clear = Clear
note-draw-done = Done
note-from = Arrow from
note-to = to
note-no-arrow = no arrow
note-write = Write a note here
note-add = Add the note
note-remove = Remove this note
note-arrow = { $from } → { $to }
## Running the house

operator = Running the house
operator-token = The operator’s token
operator-token-note = Whoever runs this server chose it when starting:
operator-enter = Open
operator-leave = Lock again
operator-refused = This is not the operator’s token, or this server has none.
operator-too-many = Too many attempts: wait a minute.
operator-all-well = all is well
operator-look = something needs a look
operator-well = well
operator-watch = watch
operator-version = version { $what }
operator-compiled = rules compiled
operator-interpreted = rules not compiled
operator-here = Connections now
operator-awake = { $n ->
    [one] 1 table awake
   *[other] { $n } tables awake
}
operator-games = Open games
operator-waiting = { $n ->
    [one] 1 stands still for over a day
   *[other] { $n } stand still for over a day
}
operator-act = A move, 99 of 100
operator-ms = { $what } ms
operator-milliseconds = milliseconds
operator-promise = promise: { $n } ms
operator-unstored = Moves not stored
operator-unstored-note = refused and told so, none lost
operator-thinking = Computers thinking
operator-of = { $n } of { $of }
operator-queue = { $n ->
    [one] 1 is waiting
   *[other] { $n } are waiting
}
operator-backup = Last backup
operator-backup-note = checked when it was made
operator-no-backup = none so far: hatalom backup
operator-errors = Errors in the log
operator-errors-note = since the processes started
operator-disk = Free on the disk
operator-disk-note = where the database lies
operator-gigabytes = { $what } GB
operator-megabytes = { $what } MB
operator-rate = Moves a second
operator-day = last 24 hours
operator-now = now
operator-processes = Processes
operator-process = { $what }, tables awake: { $n }, connections: { $of }, longest wait: { $all } ms
operator-reports = Reports
operator-reports-note = { $n ->
    [0] nobody has reported anything
    [one] 1 rules bug
   *[other] { $n } rules bugs
}
operator-report = { $name }, move { $n }
operator-open = Open the table
operator-done = What was done
operator-done-note = nobody can change this list
operator-did-start = A server process started, version { $what }
operator-did-backup = Backup { $what }
operator-did-restore = Everything brought back from { $what }
operator-did-removed = { $n ->
    [one] 1 empty table of a guest removed
   *[other] { $n } empty tables of guests removed
}

## Invitations, and tables that wait for their players

invitation = Invitation
link-copy = Copy link
link-mail = Mail
link-share = Share …
link-note = Whoever opens it can take the seat of { $seat }. It works once and needs no account.
link-qr = QR code of the link for { $seat }
link-phone = Point a phone here
link-send = Send this link to the one who plays { $seat }
link-send-more = And this one: { $seat }
link-title = A game of { $game }
waiting-ready = Your table is ready
waiting-others = The table waits for its players
waiting-seats = Seats
waiting-taken = { $n } of { $of } taken
waiting-seated = seated
waiting-anybody = free: anybody may sit down
waiting-link = free: waiting for the link
waiting-swap = Swap sides
waiting-nobody = Nobody comes?
waiting-computer = give the seat to a computer
waiting-open = open it to everybody
waiting-friend = keep it for a friend
waiting-close = close the table
waiting-leave = leave the table
waiting-begin = Begin
waiting-begins = It begins by itself. Still free: { $seats }. Nobody sees any cards before.
waiting-meanwhile = While you wait
waiting-lesson = Take a lesson
reader-reading = somebody is reading the invitation
reader-lesson = takes the lesson first
reader-declined = the answer was: not this time
pace-none = without a clock
pace-live-terms = live, in one sitting
pace-fast-terms = in your own time: { $grace } a move
pace-slow-terms = in your own time: { $grace } a move
invite-title = { $host } invites you to { $game } as { $seat }
invite-here = { $host } is at the table and waits for you
invite-away = { $host } has opened a table for you
invite-you = You: { $seat }
invite-other = { $name }: { $seat }
invite-time = about { $n } minutes, { $pace }
invite-learn = never played? A few minutes are enough to begin
invite-free = no account, no cost; this browser keeps your seat
invite-name = Your name at the table
invite-take = Take the seat as { $seat }
invite-lesson = First the { $n }-minute lesson, then the seat
invite-look = just look at the table
invite-no = not for me: tell { $host }
invite-rules = all rules
invite-status-held = Somebody with the same link takes the lesson first. The seat waits for him for a quarter of an hour.
invite-status-taken = Somebody was quicker, or the link is not valid any more. { $host } can send you another one.
invite-status-another = You have played another seat at this table.
invite-status-over = This game is over.
invite-status-mine = This is your seat.
invite-declined = { $host } will see that you cannot come this time.
invite-gone = This table is not there any more.
language-whole-en = English
language-whole-hu = Magyar
coach-seat = Take your seat
rematch = Rematch, sides swapped
rematch-wanted = The others want a rematch: join
ask-seat = Ask for this seat too
ask-seat-note = If the others agree you will see its secrets, and the game does not count.
listing = In the lists
listing-public = Everybody sees it
listing-private = Private

## Home

nav-home = Home
home-nothing = Nothing waits for you
home-waiting = Waiting for others
home-finished = Finished lately
home-history = all games I have finished
home-you-are = You are { $seat }
home-against = with { $names }
home-lines = { $n ->
    [one] One thing has happened since you were away
   *[other] { $n } things have happened since you were away
 }
home-said = { $name } in chat: “{ $text }”
home-move = Play as { $seat }
home-invites = { $host } invites you to { $game }
home-side = You would be { $seat }.
home-sit = Take the seat
home-not-now = Not now
home-start = Start a game
home-again = { $game } as { $seat }
home-as-last = as last time, against { $names }
home-all-ways = all ways to play
home-open = open tables ({ $n })
home-go-on = Continue
seen-behind = seen { $n } min later
not-counted = does not count
ended-won = You beat { $name }
ended-lost = You lost to { $name }
ended-placed = { $n ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Seventh
 } of { $of }, { $name } won
ended-drawn = A draw
ended-turned = turning point: { $what }
ended-winner = { $n ->
    [one] { $names } won
   *[other] Won together: { $names }
 }
chip-won = Won
chip-lost = Lost
chip-drawn = Drawn
chip-placed = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 }

## Nights and holidays

profile = My games and results
profile-since = Plays since { $when } · { $n ->
    [one] one finished game
   *[other] { $n } finished games
  }
profile-sides = Results by side
profile-beads = one bead is one game, newest last
profile-won = won { $n } of { $of }
profile-before = and { $n } before
profile-history = History
history-csv = Save as a table (CSV)
profile-empty = No finished game yet. The first one is the shortest.
reliability-new = New here:
reliability-very = Very reliable:
reliability-reliable = Reliable:
reliability-leaves = Often leaves games:
reliability-counts = finished { $n } of { $of ->
    [one] one game.
   *[other] { $of } games.
  }
bell = { $n ->
    [0] Nothing waits for you
    [one] 1 thing waits for you
   *[other] { $n } things wait for you
  }
rated = Rated
rated-note = no hints; sitting down is agreeing
rated-no = No
rated-yes = Yes
invite-rated = rated: it changes your strength and the others’; no hints
strength-mine = Strength
strength-games = { $n ->
    [one] one rated game
   *[other] { $n } rated games
  }
strength-few = too few games to say; after 5 we do
strength-range = { $rating } ({ $from } to { $to })
strength-note = The line is the estimate. The inner band holds the truth half of the time, the outer one 19 times of 20. Only games count in which everybody agreed to it.
settings-page = My settings
notices = Notices
notices-note = Only when you are away, never twice for the same thing, and nothing secret is ever in the text.
notices-off = This house cannot tell you anything while you are away: its operator has not set that up.
notices-when = Tell me when
notices-example = Example
notices-example-title = Maria: your turn as Maria Theresa
notices-example-line = 8 hours left. With Béla, Csilla.
notices-wait = Wait before telling me
notices-wait-for = { $n ->
    [0] at once
    [60] one hour away
   *[other] { $n } minutes away
  }
notices-bundle = Bundle
notices-bundle-for = { $n ->
    [0] every mail at once
    [60] at most one mail an hour
    [240] at most one mail in four hours
   *[other] at most one mail in { $n } minutes
  }
wish-turn = It is my turn
wish-turn-note = and when somebody nudges me
wish-scarce = My time runs out
wish-scarce-note = at 80 % of the clock
wish-invited = Somebody invites me, or my table is full
wish-invited-note = for a rematch, or to a free seat
wish-over = A game has ended
wish-over-note = with my result
wish-said = Somebody writes to me
wish-said-note = once, until I come back
way-push = this device
way-mail = mail
way-webhook = webhook
way-push-none = not set up yet
way-mail-none = not set up yet
way-webhook-none = not set up; https only
way-push-off = The operator has not set this up; it needs https.
way-mail-off = This house has no mail server.
way-webhook-off = The operator has not set this up.
way-mail-address = Your mail address
way-webhook-address = Address of the webhook
way-add = set up
way-add-device = add this device
way-test = test
way-try-again = try again
way-is-ready = ready
way-is-off = turned off
way-unconfirmed = waits for your answer to our mail
way-push-added = This device will be told.
way-mail-added = We have sent a mail there. Open the link in it.
way-webhook-added = The webhook has answered; it will be told.
way-push-refused = The browser does not allow it. Allow notifications for this page in its settings (beside the address), then try again.
way-refused = This was refused: { $why }
way-tested = Sent. The other side answered: { $answer }
way-failed = Nothing arrived: { $answer }
way-confirmed = This address is confirmed. You will be told here when you are away.
way-stopped = No more mails will come.
way-going = Mails will come again.
way-invalid = This link is not valid any more.
way-go-on = Send them again
nudge = Nudge
nudge-done = { $name } will be reminded, if { $name } wants to be.
nudge-once = { $name } was reminded within the last day.
rest = Nights and holidays
rest-note = In games that last for days your clock stands still while you rest. Others see “asleep until”, nothing more. Time zone: { $zone }.
rest-first = Sit down at a table or choose a name first; then you can say when you sleep.
rest-week = Monday to Friday
rest-weekend = Saturday and Sunday
rest-wake = Awake from
rest-bed = until
rest-unset = You have not said when you sleep.
rest-asleep = asleep
rest-set = Set my nights
rest-save = Save my nights
rest-back = As it was
rest-clear = No nights
rest-holidays = Holidays
rest-from = First day
rest-until = Last day
rest-add = Add days
rest-remove = Remove
rest-saved = Saved.
rest-once = Nights can be changed once a day.
rest-limits = Be awake for at least twelve hours a day and in bed by six. There are 30 days of holiday a year.
asleep-until = asleep until { $time }
time-scarce = Four fifths of your time for this decision are gone.

## Watching

filter-game = Game
filter-all-games = All games
filter-any-clock = Any clock
filter-player = player
filter-whose = Whose games
filter-whose-all = Everybody’s
filter-whose-mine = Mine
try-again = Try again
watch-more = Show more
watch-behind = { $n } minutes behind
watch-leads = { $seat } leads, { $score }
watch-even = Even, { $score }

## Leagues

nav-leagues = Leagues
league = League
league-about = A league lasts for weeks: everybody meets several others, one game a round, by a slow clock. Anybody with an account can make one.
league-none = There is no league yet. Make the first one.
league-mine = My leagues
league-open = To be joined
league-running = Being played
league-over = Over
league-new = A league with your own rules
league-account-first = A league lasts for weeks. So that you can come back from any device, make an account first.
league-to-account = To my account
league-name = Its name
league-name-such-as = such as Autumn League
league-system = Who meets whom
league-robin = Round robin
league-swiss = Swiss system
league-swiss-of = { $n ->
    [one] Swiss system, one round
   *[other] Swiss system, { $n } rounds
 }
league-about-robin = Everybody meets everybody once.
league-about-robin-many = Everybody meets everybody about equally often, and has every seat.
league-about-swiss = In each round those meet who have about as many points. Good for many players.
league-about-swiss-many = In each round those sit at one table who have about as many points. Good for many players.
league-seats = At a table
league-seats-note = Where the players do not fill the tables, some have a free round: those who have had the fewest.
league-tables-of = tables of { $n }
league-rounds = Rounds
league-length = A round lasts at most
league-days = { $n ->
    [one] one day
   *[other] { $n } days
 }
league-days-each = { $n ->
    [one] a day a round
   *[other] { $n } days a round
 }
league-starts = Begins on
league-starts-note = It begins by itself that day if { $n } players are there. Without a day you begin it.
league-rated-wish = Rated: the games change the strength of the players
league-private-wish = In no list: only whoever has the link finds it
league-make = Make the league
league-too-many = You have made five leagues that are not over: that is enough for now.
league-not-made = The league could not be made: look at the name and the day.
league-rated = rated
league-entrants = { $n ->
    [one] one player
   *[other] { $n } players
 }
league-from = from { $when }
league-see = Open
league-see-and-join = Open and join
league-no-such = There is no such league. Its maker may have taken it away.
league-refused = That is not possible any more. This is how the league stands now.
league-rules = Sides are shared out as evenly as can be. The next round begins when all games are over. A game that is not over in time is a draw; whoever has not answered a single time, or has no time left, loses it.
league-rules-many = Seats are shared out as evenly as can be. The next round begins when all games are over. A computer plays for whoever leaves or has no time left; if it still plays for him at the end, he gets no points. A game that is not over in time is shared by all who have played it.
league-is-over = The league is over
league-champion = { $n ->
    [one] { $names } has won
   *[other] Shared by { $names }
 }
league-my-place = You: place { $n } of { $of }
league-my-game = Your game in round { $n }
league-against = You are { $seat } against { $name }
league-my-turn = Your turn
league-others-turn = The other one is to move
league-others-turn-many = Others are to move
league-play = Play
league-look = To the table
league-wait = You have no game in this round.
league-looking-on = You are looking on.
league-begins-when = It begins when its maker says so.
league-begins-on = It begins on { $when }, if { $n } players are there.
league-join = Join
league-you-are-in = You take part.
league-who = Who takes part
league-nobody-yet = Nobody yet. Send the link to those who should play.
league-copy = Copy the link
league-not-in = I do not take part
league-begin = Begin now
league-remove = Take the league away
league-too-few = { $n } players are needed to begin.
league-round = Round { $n }
league-on-now = { $when } · on now
league-by = by { $when }
league-table = Table
league-table-after = Table after round { $n }
league-final = Final table
league-place = Place
league-player = Player
league-points = Points
league-break-robin = Points of the beaten
league-break-swiss = Opponents’ points
league-wins = Won
league-me = you
league-left = left after round { $n }
league-breaks-robin = Equal points: first the points of those whom one has beaten, and half of those one has drawn with; then the game between the two; then games won. Whoever is still level shares the place. Nothing is drawn by lot.
league-breaks-swiss = Equal points: first the sum of the opponents’ points, then the game between the two, then games won. Whoever is still level shares the place. Nothing is drawn by lot.
league-points-many = A point for everybody whom one leaves behind at a table, half a point for whoever shares the place.
league-breaks-robin-many = Equal points: first the points of those whom one has left behind, and half of those one has shared a place with; then the games against each other; then games won. Whoever is still level shares the place. Nothing is drawn by lot.
league-breaks-swiss-many = Equal points: first the sum of the opponents’ points, then the games against each other, then games won. Whoever is still level shares the place. Nothing is drawn by lot.
league-sides = By side so far
league-sides-counts = Won: { $names }; drawn or shared: { $n }.
league-sides-chance = Of { $n ->
    [one] one game decided
   *[other] { $n } games decided
 }, { $from } to { $to } would be chance with even sides; nothing can be said yet.
league-sides-more = Of { $n ->
    [one] one game decided
   *[other] { $n } games decided
 }, { $from } to { $to } would be chance with even sides: one side has it easier here.
league-choose-round = Which round
league-round-counts = { $n ->
    [0] all over
    [one] one running, { $of } over
   *[other] { $n } running, { $of } over
 }
league-being-laid = the table is being laid
league-to-move = { $seat } to move
league-drawn = A draw
league-nobody-won = Nobody won
league-won-by = { $name } won
league-shared-by = Shared by { $names }
league-got = { $name } { $n ->
    [one] point
   *[other] points
 }
league-how-free = Free this round: a point for { $name }
league-how-free-many = Free this round: the points of an average game for { $name }
league-how-away = Sits this round out
league-how-walkover = the other one has left the league
league-how-walkover-many = somebody has left the league
league-how-late = the other one had no time left
league-how-late-many = somebody had no time left
league-how-absent = the other one did not come
league-how-absent-many = somebody did not come
league-how-computer = a computer had to finish it
league-how-computer-many = a computer had to finish it for somebody
league-how-unfinished = not over in time
league-how-unfinished-many = not over in time
league-away = I sit out the next round (half a point, once)
league-away-many = I sit out the next round (the points of an average game, once)
league-leave = Leave the league …
league-leave-sure = Your running game is lost, and so are those to come. You cannot come back into this league.
league-leave-yes = I leave
league-leave-no = I stay
league-next = Next leagues
league-all = All leagues

## Reports and moderation

complain = Report to the moderators
complain-of = Report { $name } to the moderators
complain-about = The moderators see this line and the talk around it. Nobody at the table is told.
complain-words = What else they should know
complain-send = Report it
complain-thanks = Thank you. A moderator will look at it.
moderation = Moderation
moderation-forbidden = This page is for moderators. The operator of this house names them.
moderation-gone = Another moderator was quicker. This is how it stands now.
moderation-reports = Reports
moderation-open = { $n ->
    [0] none open
    [one] one open, oldest first
   *[other] { $n } open, oldest first
 }
moderation-none = Nothing waits for you.
moderation-person = Conduct
moderation-said = Talk
moderation-rules = Rules
moderation-by = { $who } about { $name }
moderation-is-muted = muted until { $when }
moderation-is-banned = kept out until { $when }
moderation-read = Read the talk
moderation-read-note = That you have read it stands in the list of what was done.
moderation-act = Do something
moderation-what = What to do
moderation-mute = Mute
moderation-unmute = End the muting
moderation-ban = Keep out
moderation-unban = Let in again
moderation-rename = Give another name
moderation-close = Nothing more to do
moderation-days = For how long
moderation-for-good = for good
moderation-name = New name
moderation-why = Why
moderation-answer = Answered
moderation-open-move = Open at the move
moderation-done = What was done
moderation-done-note = nobody can change this list
moderation-nothing-done = Nothing yet.
operator-did-muted = { $who } muted { $name } until { $when }: { $why }
operator-did-unmuted = { $who } let { $name } talk again: { $why }
operator-did-banned = { $who } keeps { $name } out until { $when }: { $why }
operator-did-unbanned = { $who } let { $name } in again: { $why }
operator-did-renamed = { $who } renamed { $name } to { $what }: { $why }
operator-did-looked = { $who } read the talk around a report about { $name }
operator-did-closed = { $who } closed a report about { $name }: { $why }
operator-did-answered = { $who } answered a report about the rules: { $why }
quoted = “{ $text }”

## Other people

table-rated = rated
person = Player
person-none = There is no such player any more.
person-me = This is you: to your own page
person-guest = A guest: no results are kept for others to see.
person-hidden = Keeps the results private.
friends = Friends
friends-none = Nobody yet. Open the page of somebody you have played with, and ask.
friends-asks = asks to be your friend
friends-yes = Accept
friends-no = No
friends-here = at a table now
friends-away = not here
friends-asked = asked, no answer yet
friends-take-back = Take the question back
friends-are = Friend
friends-ask = Ask to be friends
friends-end = End the friendship
friends-need-account = Friends are people with an account: make one in the settings first.
block = Block
unblock = End the block
blocked = Blocked
blocked-note = Whom you block cannot invite or nudge you, and you do not read what he says. He is not told.
privacy = Who may see what
privacy-results = Results and reliability
privacy-strength = Strength
privacy-here = Whether I am here
privacy-for-all = Everybody
privacy-for-friends = Friends
privacy-for-me = Only me
complain-what = What has happened?
waiting-invite = Invite
waiting-invite-whom = Which friend gets { $seat }
waiting-invited = The seat is kept for { $name }, who finds it on the home page.

## The box: what is certain

aid = Player aid
aid-print = Print, or save as PDF
aid-rules = With all rules
aid-sequence = Sequence of play
aid-tables = Tables
box = The box
box-title = { $name }: what is certain, and what is not
box-games = Games
box-blocks = Parts of the box
box-missing = What is in the box could not be fetched.
box-rulebook = rulebook
box-public = public
box-reconstructed = reconstructed
box-mixed = partly
box-rulebook-note = stated in the rules
box-public-note = from published lists
box-reconstructed-note = made for this program: drawn in pencil
box-made = How the rest was made.
box-decides = What would decide it.
box-rows = { $n ->
    [one] 1 row
   *[other] { $n } rows
 }
box-all = Show all { $n }
rules-box = What is certain, and what is reconstructed
box-made-power_and_weakness = The regions are kingdoms and peoples of the 5th and 6th centuries on the real land; tiles and markers are shared out as evenly as their published sums allow.
box-made-heads_of_state = Prices, boxes and decks were fitted to both worked examples of the rulebook, to published lists and to a game of the right length.
box-made-hannibal = Map, cards, generals and tables are those of the published edition of 2007, which the edition of 2018 keeps. Only the two short scenarios were put together by us.
box-made-maria = Towns and roads are real places of the time, joined so that distances, fortresses and sectors fit every number in the rulebook; the political cards follow the effects the rules describe.
box-made-great_war = The pictures of the rulebook are lost: provinces, borders and country cards were made so that nothing contradicts the text, and fitted by games between computers.
box-decides-power_and_weakness = The printed board (names, borders, coast), the counts and recruiting signs of the action tiles, the counts of markers and time tiles.
box-decides-heads_of_state = The noble chart, the printed areas with their boxes and hexagons, the square markers, and both decks.
box-decides-hannibal = The faces of the two retreat dice, the operations number of card 32, which cards bear the sword, and the port modifiers of Cosa, Aleria, Utica and the Baleares.
box-decides-maria = The political cards and the political display, suits and borders of the sectors, the list of fortresses, the starting towns, the arrows of the off-map boxes, and the road net.
box-decides-great_war = The printed map with its tables, the eight country cards, the cards of the twelve generals whose text is lost, and the table of the minor powers.
box-block-action_tiles = Action tiles
box-block-advanced = Advanced rules
box-block-advanced-raise_limits_per_turn = Limits of raising units
box-block-america = America
box-block-areas = Areas
box-block-assassination = Assassination
box-block-attributes = Attribute cards
box-block-battle_cards = Battle cards
box-block-battle-modifiers = Battle modifiers
box-block-boxes = Boxes of the nobles
box-block-cards = Country cards
box-block-centuries = Centuries
box-block-constants = Limits and constants
box-block-countries = Countries
box-block-diplomacy = Diplomacy
box-block-first_turn = First turn
box-block-game = Numbers of the rules
box-block-game-completed = Numbers completed from the full rules
box-block-game-first_cycle = The first cycle
box-block-generals = Generals
box-block-grey_cubes = Grey cubes
box-block-income = Income
box-block-influence = Influence
box-block-insets = Enlarged parts of the map
box-block-large_round = Large round markers
box-block-limits = Limits
box-block-map = The map as a whole
box-block-map-borders = Land borders
box-block-map-connections = Ways between places
box-block-map-land = Provinces
box-block-map-map_edges = Where the board ends
box-block-map-provinces = Provinces
box-block-map-regions = Regions
box-block-map-sea_borders = Borders at sea
box-block-map-seas = Sea zones
box-block-map-spaces = Spaces
box-block-minors = Minor powers
box-block-nobles = Nobles
box-block-off_map_boxes = Off-map boxes
box-block-passages = Sea passages
box-block-players = Players
box-block-political_cards = Political cards
box-block-powers = Powers
box-block-prices = Prices
box-block-region_markers = Region markers
box-block-region_markers-kinds = Kinds of region markers
box-block-regions = Countries of the map
box-block-roads = Roads
box-block-russia_link = The way to Russia
box-block-russian_revolution-events = The Russian revolution
box-block-scenarios = Scenarios
box-block-score_track = Score track
box-block-seats = Seats by number of players
box-block-sectors = Sectors and suits
box-block-setup = Set-up
box-block-setup_introductory = Set-up of the introductory game
box-block-setup-quick-placements = Placements of the quick set-up
box-block-strategy_cards = Strategy cards
box-block-tables-attrition = Attrition table
box-block-tables-naval = Naval table
box-block-tables-retreat = Retreat table
box-block-tables-siege = Siege table
box-block-tactical_deck = Tactical deck
box-block-time_tiles = Time tiles
box-block-totals = Contents of the box
box-block-towns = Towns
box-block-tracks = Political tracks
box-block-trains = Supply trains
box-block-treachery = Treachery cards
box-block-turn_track-turns = Turns
box-block-turns = Turns
box-block-unit_rules = Strong powers
box-block-units = Units
box-block-victory = Victory
box-block-victory-central = Victory of the Central Powers
box-block-victory-entente = Victory of the Entente

## My own box

box-own = My box
box-load = Load a file
box-save = Save the file
box-remove = Forget it
box-play = Play with my box
box-refused = This box cannot be played with: { $why }
box-changes = { $n ->
    [one] 1 correction
   *[other] { $n } corrections
 }
box-key = What
box-is = Yours
box-none = –
box-option = Box
box-option-ours = as we have it
box-corrected = corrected
box-added = added
box-removed = removed
box-overlay = yours
box-from = Where it comes from
box-search = Search the rows
box-yes = yes
box-no = no
box-nothing = nothing
box-more = Add …
box-take-out = Take out: { $name }
box-put-in = Add to: { $name }
box-row-out = Take out row { $n }
box-row-in = One more row
box-limit = A whole number from { $low } to { $high }.
box-limit-decimal = A number, such as 1.5.
box-linked = linked
box-rows-corrected = { $n } corrected
box-limit-degrees = Degrees from { $low } to { $high }: farther out there is no map.
box-move = Move { $name } on the map: drag it, or use the arrow keys
box-move-off = There is no map farther out.
box-limit-numbers = Whole numbers with commas between them.
box-locked-ends = Places cannot be made or deleted; the ways between them can.
box-locked-id = What there is in the box stays; what is said of it can be changed.
box-locked-all = Nothing of this can be changed: the rules of the program rest on it.
box-is-removed = You have taken this way away.
box-added-by-you = You have added this.
box-we-had = We had:
box-note = Note
box-unlink = Take it away
box-as-it-was = As it was
box-confirm = It is right
box-compared = compared: it is right
box-next = Next doubtful row
box-names = Names
box-lang-en = English
box-lang-hu = Hungarian
box-form-nom = name
box-form-art = article
box-form-acc = whom, what
box-form-dat = to whom
box-form-at = where
box-form-to = where to
box-form-from = where from
box-form-near = near what
box-form-with = with whom
box-form-off = from whom
box-form-by = to whose side
box-form-adj = adjective
box-form-pl = plural
box-form-poss = possessed
box-form-title = title
box-form-told = in a story
box-form-short = short
box-link = Add a way
box-link-how = Click two places on the map one after the other, or choose them here.
box-link-from = From
box-link-to = To
box-link-there = There is a way between them already.
box-link-add = Add it
box-choose = Choose a row, or click the map, to correct it.
box-choose-link = Click a way or a row to correct it.
box-trying = A game is being tried with it …
box-check-fits-good = Every value fits its place
box-check-fits-bad = A value does not fit its place.
box-check-total-good = { $name }: { $found }
box-check-total-bad = { $name }, { $fact }: the sum is { $found }, by the rules it is { $wanted }.
box-check-totals-good = { $n ->
    [one] The sum that the rules state is right
   *[other] All { $n } sums that the rules state are right
 }
box-check-joined-good = { $name }: every place can still be reached
box-check-joined-bad = { $name }: a place is cut off.
box-check-set_up-good = The game can be set up
box-check-set_up-bad = The game cannot be set up with it.
box-check-played-good = A short game was played with it: { $found } steps
box-check-played-bad = A game with it does not work.

box-fault-not-toml = { $file } is not valid TOML: { $why }
box-fault-too-deep = { $file } is nested too deeply: write it like the content files of the game
box-fault-about = { $file }: in [box], { $why }
box-fault-other-game = { $file } is a box of { $found }, not of { $game }
box-fault-changed = { $file } was changed after it was saved: its corrections have the digest { $found }, not { $digest }; if you changed it yourself, take the line digest out
box-fault-nothing = { $file } corrects nothing: it is the box as we have it
box-fault-too-long = the box is longer than { $most } characters
box-fault-unknown-key = overlay: { $key } is unknown; keys at this place: { $known }
box-fault-fixed = overlay: { $key } cannot be changed; leave it out
box-fault-no-entry = overlay: { $key } has no entry with { $fact } { $found }; { $fact }s: { $known }
box-fault-row-lacks = overlay: a row of { $key } has no { $facts }; these rows are given whole
box-fault-unknown-end = overlay: { $key } names { $found }; expected one of { $known }
box-fault-joins-itself = overlay: { $key } joins { $found } with itself; name two places
box-fault-no-link = overlay: { $key } has no link { $a } – { $b } to remove
box-fault-below-zero = overlay: { $key } is { $found }; expected 0 or more
box-fault-limits = overlay: { $key } is { $found }; expected { $low } to { $high }
box-fault-off-the-map = overlay: { $key } is { $found }; on the map are { $low } to { $high } degrees
box-fault-not-finite = overlay: { $key } is { $found }; expected a number
box-fault-unknown-word = overlay: { $key } is { $found }; expected one of { $known }
box-fault-twice = overlay: { $key } names one thing twice: { $found }
box-fault-too-many = overlay: { $key } has { $found } items; expected at most { $most }
box-fault-expected-int = overlay: { $key } is { $found }; expected a whole number
box-fault-expected-float = overlay: { $key } is { $found }; expected a number with a point
box-fault-expected-str = overlay: { $key } is { $found }; expected a text
box-fault-expected-bool = overlay: { $key } is { $found }; expected true or false
box-fault-expected-list = overlay: { $key } is { $found }; expected a list
box-fault-expected-dict = overlay: { $key } is { $found }; expected a table
box-fault-item-int = overlay: { $key } has the item { $found }; expected a whole number
box-fault-item-float = overlay: { $key } has the item { $found }; expected a number with a point
box-fault-item-str = overlay: { $key } has the item { $found }; expected a text
box-fault-item-bool = overlay: { $key } has the item { $found }; expected true or false
box-fault-item-list = overlay: { $key } has the item { $found }; expected a list
box-fault-item-dict = overlay: { $key } has the item { $found }; expected a table
box-fault-names-by-language = overlay: { $key } must hold tables by language ({ $known }), such as [names.en.…]
box-fault-unknown-name = overlay: { $key } is unknown; ids: { $known }
box-fault-unknown-form = overlay: { $key } is unknown; forms: { $known }
box-fault-expected-texts = overlay: { $key } is { $found }; expected a list of texts
box-fault-sum-limits = content: { $key } adds up to { $found }; expected { $low } to { $high }
box-fault-sum = { $key } adds up to { $found }; the rules say { $wanted }
box-fault-cut-off = { $key }: there is no way to { $places } any more
box-fault-not-joined = content: { $key } must join all places
box-fault-impossible = overlay: { $key } cannot be { $found }: no game can be set up with it
box-fault-not-together = these corrections cannot be used together: no game can be set up with them
box-fault-halt = a game with { $players } players came to a halt after { $steps } steps ({ $check }): { $why }
box-fault-endless = a game with this box does not get on: it was given up after { $seconds } seconds
box-fault-other-id = content: { $key } should be { $known }, not { $found }
box-fault-unknown-thing = content: { $key } names the { $kind } { $found }; expected one of { $known }
box-fault-no-fortress = content: { $key } names { $found }, which is no fortress
box-fault-silesia = content: the fortress { $found } in Silesia needs a Prussian or an Austrian marker in setup
box-fault-troops-of-general = content: { $found } cannot have more than { $most } troops
box-fault-troops-of-power = content: the troops of { $found } must be between { $low } and { $high }
box-fault-introductory = content: the introductory game needs a number of fortresses and of turns
box-fault-losses = content: a table of losses has a number below 0; expected 0 or more
box-fault-battle-cards = content: expected at least { $least } battle cards in all
box-fault-cards-dealt = content: at most { $most } strategy cards can be dealt to each player
box-fault-elephants = content: expected 0 to 8 elephants and 1 to 20 CUs in a moving army
box-fault-walled-city = content: a walled city holds at most { $most } CUs
box-fault-port = content: { $found } has a port on a sea it does not border
box-fault-first-turn = content: { $key } needs { $n } numbers, one for each place
box-fault-cost = content: the cost of { $found } must be different attributes, no courtesan
box-fault-uneven = content: final_points of { $found } must be even: two who tie take half each
box-fault-upper-box = content: { $found } needs an upper box, and its noble must outrank the lower one
box-fault-hexagons = content: { $found } needs areas with hex numbers from 0 to { $most }, none of them twice
box-fault-line = Line { $line }: { $why }
box-no-changes = Nothing is corrected yet.
box-beside = Compare with
box-beside-none = our box
box-change-name = { $name }: name ({ $lang }, { $form })
box-name = Name of the box
box-name-of = Box of { $name }
box-digest = At the table: { $name }
box-keep = Keep in my account
box-kept = It is in your account.
box-loaded = { $n ->
    [one] One correction was loaded.
   *[other] { $n } corrections were loaded.
 }
box-mine = In my account
box-open = Open
box-share = Share
box-unshare = No longer share
box-shared = The link is copied: whoever has it sees this box.
box-share-link = Link of the box
box-forget = Forget
box-private = A box is yours alone until you share it, or play with it at a table.
box-as-file = The file
box-tab-row = Row
box-tab-changes = Differences
box-tab-file = File
box-undo = Undo the last correction
box-redo = Do it again
box-from-friend = The box of { $name } is here: compare it, or choose it for a new table.
box-play-bare = Correct something first.
box-play-bad = Something above stands in the way.
box-balance = What it does to the balance
box-told = Tables show “{ $name }” to everybody. Running games keep their data.
box-owner = You own the box? Then you know better than we do.
box-progress = { $done } of { $all } rows with anything reconstructed confirmed or corrected
box-why = How it was made, and what would decide it
box-picture = My own picture
own-pictures = My own pictures of pieces
box-picture-of = My picture of { $name }
box-picture-note = For your eyes only, here and at the table: it stays in this browser and is never in the file or the link.
box-picture-load = Choose a picture
box-picture-type = A PNG, JPEG or WebP picture, please.
box-picture-size = The picture is larger than 10 MB.
box-picture-unreadable = The picture cannot be read.
box-option-house = the house’s
box-option-own = my own
box-played = Played with a corrected box: { $name }

# Records: what everybody has played of a game

records = Records
records-empty = Nobody has finished this game here yet.
records-play = Play the first one
records-finished = { $n ->
    [one] One game was finished here.
   *[other] { $n } games were finished here.
 }
records-judged = What follows is about the last { $n }.
records-which = Private games and those at one screen are left out.
records-among-people = Between people
records-among-computers = People against computers
records-computers-note = How often people won in each seat.
records-lengths = Length
records-median = Half of the games took { $n } decisions or fewer, and { $time } or less.
records-length = { $n } decisions, { $time }
records-weeks = Games a week
records-weeks-label = How many games ended in each of the last 26 weeks
records-week = Week from
records-remarkable = Remarkable games
records-remarkable-none = No game here has a chronicle that everybody may read. Its players decide that on the chronicle’s page.
records-longest = The longest
records-shortest = The shortest
records-closest = The closest
records-regulars = Who plays most
records-regulars-none = Nobody who shows himself.
records-regulars-note = Only people with an account who show their results to everybody.
