### What the terminal says besides the game.

cli-welcome = { $title }. Type a number to choose, “help” for the commands.
cli-house = House data: { $label }
cli-kept = The game is kept in { $file }
cli-go-on = Go on with: hatalom play { $game } --file { $file }
cli-asked = { $seat }: { $prompt }
cli-choose = Your choice
cli-final = cannot be taken back
cli-hand-over = { $seat } is next. Hand over the keyboard, then press Enter.
cli-no-number = Type a number from 1 to { $n }, an action as journals write it ({ $action }), or “help”.
cli-nothing-to-undo = There is nothing to take back here.
cli-undone = Taken back: { $label }.
cli-why-what = Say what: “why” and a name of the game, or “why” and an action as journals write it.
cli-why-unknown = There is nothing called “{ $word }” in this game.
cli-why-offered = { $thing }: among the options, number { $numbers }.
cli-why-nothing = { $thing }: nothing can be done with it at this point of the game.
cli-saved = A copy of the game is in { $file }
cli-resign-sure = Type “{ $word }” once more to give up the game.
cli-score = { $seat }: { $score } { $score ->
    [one] point
   *[other] points
 }
cli-resigned = { $seat }: resigned
cli-time-over = { $seat }: ran out of time
cli-replay-chances = The numbers tell by how much the chance to win rose, as the computer judges it
cli-replay-turns = What would have been better there: --at with the first number, and --hint
cli-hint-arrows = ▲ judged better, ▼ worse; two arrows: much
cli-hint-title = What the strongest computer advises, knowing what { $seat } knew:
cli-hint-none = No computer can give advice in this game.
cli-hint-played = as played
cli-hint-common = Whichever of these you choose:
cli-hint-against = Against you:
cli-hint-answered = After the best answer:
cli-hint-compared = Weaker than the first:
cli-hint-ahead = Better than the second:
cli-hint-grounds-more = and more
cli-hint-then = Then:
cli-hint-then-alike = Then: as after the first
cli-hint-answer = Best answer:
cli-hint-answer-alike = Best answer: as to the first
cli-hint-example = For example, a later turn of the opponent that would win:
cli-verify = Check every draw with: hatalom verify { $file }

cli-command-help = help
    .help = shows this list
cli-command-board = board
    .help = shows the board again
cli-command-log = log
    .help = shows all that has happened
cli-command-hint = hint
    .help = what the strongest computer advises here, and why
cli-command-why = why
    .help = why something is not allowed now: why NAME
cli-command-undo = undo
    .help = takes back your last choice
cli-command-save = save
    .help = writes a copy of the game: save FILE
cli-command-resign = resign
    .help = gives up the game
cli-command-quit = quit
    .help = leaves; the game is kept and can be continued

cli-replay-keys = Enter: on, b: back, a number: to that ply, q: end
