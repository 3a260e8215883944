### Texts of the shell. Names of seats and games come from the game's own texts and arrive here ready, in the nominative.

brand = Hatalom
close = Close
save = Save
change = change

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
map-layer-grid = Degrees

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
still = No animations

## Start screen

nav = Pages
nav-lobby = Play
nav-learn = Learn
nav-watch = Watch
nav-rules = Rules
guest = Guest
your-name = Your name
your-name-note = The others at the table see it. No account is needed.
continue = Continue
wait-for-you = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
 }
your-turn-as = Your turn as { $seat }
waiting-for = Waiting for { $seat }
table-over = Finished
table-open = Free seat: sit down
choose-game = Choose a game
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
more-options = more options
side = Side
strength = Strength of the computer
computer = Computer
either = Either
by-lot = drawn by lot
level-random = aimless
level-random-note = Aimless: any legal move will do. For a first look at the rules.
level-novice = novice
level-novice-note = Novice: takes what looks best at the moment and forgives mistakes.
level-squire = squire
level-squire-note = Squire: weighs the position after every move, plays soundly.
level-captain = captain
level-captain-note = Captain: looks ahead and counts on your answer.
level-marshal = marshal
level-marshal-note = Marshal: thinks as long as it may and gives nothing away.
level-sovereign = sovereign
level-sovereign-note = Sovereign: has learnt from thousands of games.
start = Start
start-as = Start as { $seat }
start-note-computer = No clock · free take-back
start-note-same_screen = Everybody at this screen · the page is covered between turns
start-note-friends = You get a link for every friend at the table
seat-me = Me
seat-here = at this screen
seat-link = A friend, by link
seat-open = Anyone, from the lobby
seat-computer = The computer
seat-who = Who plays { $seat }
same-screen-note = Between turns a page covers the table until the next player is ready.
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
coach-lost = That did not work out this time. Start again and try another way.
coach-following = Next lesson
coach-play = Play a game

## Rules

rule-open = Rule { $rule }
rules-search = Search the rules
rules-none = No rule has these words.

## Table

loading = The table is being laid …
menu = Menu
phase = Phase
this-turn = This turn
panels = Panels
tab-log = Log
tab-chat = Chat
tab-rules = Rules
fold = Fold the panels away
unfold = Bring the panels back
find = Find a place
find-note = part of a name
keys = Keys
menu-lobby = Start screen
menu-lobby-note = the table stays as it is
menu-take-back = Ask for a take-back
menu-take-back-note = the others must agree
menu-draw = Offer a draw
menu-draw-note = ends the game if all agree
menu-abandon = Leave the table
menu-abandon-note = a computer plays on for you
menu-resign = Resign
menu-resign-note = the game is lost at once
press-again = press again to confirm
computer-level = Computer · { $level }
seat-free = free seat
seat-invited = waits for a friend
you = { $name } · you
away = not at the table
thinking = thinks
your-turn = Your turn
on-turn = On turn
sit-down = Sit down
invite-link = Link for this seat
invite-used = This link has been used or is not valid any more.
invite-watch = Go to the table
copy = Copy
copied = Copied
spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
 }
filter-all = All
filter-mine = Mine
filter-battles = Battles
filter-cards = Cards
log-empty = Nothing to show here yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
game-over = The game is over.
waiting = Waiting for
forecast = Forecast
back = Back
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
 }
undo = Undo
undo-takes = takes back: { $what }
undo-nothing = nothing to take back
undo-phase = Back to the start of the phase
tap-shows-sum = tap once to see the sum
ends-chance = hold: chance decides, no undo
ends-other = hold: then it is the other’s turn
ends-reveal = hold: something is revealed
ends-over = hold: the game ends
offer-draw = { $seat } offers a draw.
offer-take_back = { $seat } asks to take a move back.
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
line-lost = No connection. Trying again …
trouble-stale = The position has changed in the meantime: look again, then choose.
trouble-not-offered = That is not possible now.
trouble-not-your-turn = It is not your turn.
trouble-over = The game is over.
trouble-not-your-seat = That is not your seat.
trouble-too-many = Too much at once. Wait a moment.
trouble-forbidden = That is not allowed here.
trouble-not-found = There is no such table.
trouble-away = The server did not answer. Try again.

## Keys

key-options = press a button of the action bar
key-undo = take back one step
key-finish = done
key-back = back, close
key-fold = fold the panels away, bring them back
key-hand = tiles or cards in hand
key-walk = walk the map from place to place
key-pick = act on the chosen place
key-zoom = zoom
key-fit = whole map
key-hide = hide the pieces (hold)
