### Maria in English. A prompt is said after "Maria Theresa: ", so it begins small; its .wait is what others read
### after "Waiting for Maria Theresa: ". A refusal says the fact, its .help what would make it legal.

## The game in the lobby

game-title = Maria
game-invited = Maria
game-subtitle = The War of the Austrian Succession, 1740 to 1748
game-about = Maria Theresa has inherited Austria, and her neighbours want their share. Louis leads France and Bavaria, Frederick leads Prussia and Saxony against her and at the same time the Pragmatic Army for her. Generals march from town to town with troops that nobody else can count, combats are fought with cards of the suit of the land, and every turn begins with politics.
game-hidden = The cards in hand and the troops of each general are secret; each power’s total is not.
game-scenario = The War of the Austrian Succession
game-scenario-note = The introductory game takes 9 turns on the map of Bohemia, the advanced game 12 turns on both maps, with politics. For three players or two.
option-form = Game
option-form-advanced = Advanced game
option-form-introductory = Introductory game
option-politics = Bluffing in politics
option-politics-standard = Bluff cards return at once
option-politics-bluff_costs = Bluff cards are out for a turn
option-peace_rounding = Half of the markers set aside
option-peace_rounding-down = Rounded down
option-peace_rounding-up = Rounded up

## set-up and stacks (4, 6)

ask-draw = draw a tactical card for { THE($power) }.
ask-allot = say how many troops { THE($general) } leads; { $n } of his power are still to be divided.
    .wait = divide their troops
ask-allot-introductory = say how many troops { THE($general) } leads; { $n } are left, and those of generals who rest are out of the game.
    .wait = divide their troops
ask-take-troops = say how many of the troops ({ $n }) go with { THE($general) }; the others stay with { THE($other) }.
    .wait = divide the troops of a stack
ask-command = say who commands: { THE($general) } or { THE($other) }.
    .wait = choose a supreme commander
ask-consent = do you agree that { THE($general) } and { THE($other) } act as one stack under { THE($commander) }?
    .wait = agree to a stack or refuse
troops-divided = The troops of { THE($power) } were divided.
turn-begun = Turn { $n } began.
stage-begun = { THE($stage, cap: 1) } began.
do-allot = { $target ->
    [one] 1 troop
   *[other] { $target } troops
 }
do-take-troops = Take { $target }
do-command = { NAME($target) } commands
do-consent = Agree
do-refuse = Refuse

## hussars (7)

ask-hussar = place a hussar, or keep it off the map.
    .wait = place the hussars
ask-hussar-again = leave the hussar at { NAME($town) }, place it anew, or take it off.
    .wait = place the hussars
hussar-placed = A hussar was placed at { NAME($town) }.
hussar-left = The hussar at { NAME($town) } stayed there.
hussar-taken-off = The hussar at { NAME($town) } was taken off the map.
hussar-driven-off = The hussar at { NAME($town) } was driven off.
hussar-wrong-map = { NAME($town) } is not on the map of Bohemia.
    .help = Choose a town on the map of Bohemia.
hussar-too-far = { NAME($town) } is more than { $n ->
    [one] 1 town
   *[other] { $n } towns
 } from every Austrian general.
    .help = Choose a town nearer to an Austrian general.
hussar-not-empty = A piece stands at { NAME($town) }.
    .help = Choose an empty town.
do-place-hussar = Hussar at { NAME($target) }
do-leave-hussar = Leave { THE($target) } as it is
do-remove-hussar = Take off { THE($target) }

## tactical cards and payments (8)

ask-subsidy = pay Bavaria the subsidy this turn (France draws one card less, Bavaria one more), or keep the card.
    .wait = decide on the subsidy for Bavaria
ask-pay-supply = pay { $n } { $n ->
    [one] point
   *[other] points
 } for supply with tactical cards of { THE($power) }, the greater first.
    .wait = pay for supply with tactical cards
ask-pay-train = pay { $n } { $n ->
    [one] point
   *[other] points
 } for the supply train’s return with tactical cards of { THE($power) }, the greater first.
    .wait = pay for a supply train with tactical cards
ask-pay-troops = pay { $n } { $n ->
    [one] point
   *[other] points
 } for the new troops with tactical cards of { THE($power) }, the greater first.
    .wait = pay for new troops with tactical cards
ask-pay-expedition = pay { $n } { $n ->
    [one] point
   *[other] points
 } for the general of the expedition with tactical cards of { THE($power) }, the greater first.
    .wait = pay for an expedition with tactical cards
cards-drawn = { THE($power, cap: 1) } drew { $n ->
    [one] 1 tactical card
   *[other] { $n } tactical cards
 }.
card-drawn = { THE($power, cap: 1) } drew { THE($tc) }.
no-cards-without = { THE($power, cap: 1) } drew nothing, because an enemy controls { NAME($town) }.
subsidy-paid = { THE($power, cap: 1) } paid { THE($receiver) } a subsidy of 1 card.
subsidy-kept = { THE($power, cap: 1) } paid { THE($receiver) } no subsidy this turn.
deck-opened = Deck { $n } became the draw pile.
piles-joined = The cards put aside of decks { $n } and { $m } were shuffled together into a new draw pile.
card-paid = { THE($power, cap: 1) } paid with { THE($tc) }.
not-in-hand = { THE($power, cap: 1) } does not hold { THE($tc) }.
    .help = Choose a card from the hand.
superfluous = { THE($tc, cap: 1) } is greater than the card paid before, which might then not be needed.
    .help = Pay the greater cards first.
too-small = With { THE($tc) } and smaller cards { $n ->
    [one] 1 point
   *[other] { $n } points
 } cannot be paid.
    .help = Pay a greater card first.
do-pay-subsidy = Pay the subsidy
do-keep-subsidy = Keep the card
do-pay = Pay { NAME($target) }

## supply (9)

ask-supply = choose whose supply { THE($power) } pays for; cards worth { $n ->
    [one] 1 point
   *[other] { $n } points
 } are left.
    .wait = choose whose supply is paid for
supplied = { THE($general, cap: 1) } was supplied again and turned face up.
supply-paid = { THE($general, cap: 1) } was supplied for { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
unsupplied = { THE($general, cap: 1) } had no supply: he turned face down and lost { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }.
general-lost = { THE($general, cap: 1) } had no troops left and was removed.
do-supply = Supply { NAME($target) }

## movement (10)

ask-move = choose a piece to move, or finish the movement.
    .wait = move their pieces
ask-move-in-turn = move a piece or finish; in Flanders it is the turn of { THE($power) }.
    .wait = move their pieces
ask-path = choose where { THE($general) } goes: { $n ->
    [one] 1 town
   *[other] { $n } towns
 } in all, { $main } if only along main roads.
    .wait = move their pieces
ask-train-path = choose where { THE($train) } goes: { $n ->
    [one] 1 town
   *[other] { $n } towns
 } in all, { $main } if only along main roads.
    .wait = move their pieces
ask-reenter = choose the fortress where { THE($train) } re-enters.
    .wait = bring a supply train back
ask-reduce = reduce the military objectives of France ({ $n ->
    [one] 1 marker leaves
   *[other] { $n } markers leave
 } Austria), or go on.
    .wait = decide on their military objectives
    .order = Reducing the military objectives of France
ask-step-aside = choose where the pieces at { NAME($town) } step aside.
    .wait = step aside
moved = { THE($general, cap: 1) } moved to { NAME($town) }.
marched = { THE($general, cap: 1) } made a forced march to { NAME($town) }.
stack-moved = { THE($general, cap: 1) } and { THE($other) } moved to { NAME($town) }.
stack-marched = { THE($general, cap: 1) } and { THE($other) } made a forced march to { NAME($town) }.
train-moved = { THE($power, cap: 1) } moved a supply train to { NAME($town) }.
joined = { THE($general, cap: 1) } joined { THE($other) } at { NAME($town) }.
consent-refused = { NAME($seat) } did not agree to a stack with { THE($general) }.
train-eliminated = The supply train of { THE($power) } at { NAME($town) } was eliminated.
train-reentered = A supply train of { THE($power) } re-entered at { NAME($town) }.
dispute-declared = { NAME($seat) } disputed the order: in Flanders Austria and the Pragmatic Army now move alternately.
flanders-passed = { THE($power, cap: 1) } declined to move any more in Flanders.
has-moved = This piece has moved already.
    .help = Choose a piece that has not moved.
not-on-map = This piece is not on the map.
    .help = Choose a piece on the map.
no-way-out = This piece cannot leave its town.
    .help = Move what stands in its way first, or choose another piece.
stack-refused = The other player has refused to let this stack move as one.
    .help = Move the general alone, or another piece.
commands-no-stack = { THE($general, cap: 1) } does not command a stack.
    .help = Move him alone, or choose the supreme commander of a stack.
waits-in-flanders = In Flanders it is the turn of { THE($power) }.
    .help = Wait until it has moved a piece there or has declined; on the map of Bohemia you may move meanwhile.
declined-in-flanders = { THE($power, cap: 1) } has declined to move any more pieces in Flanders.
    .help = Choose a piece on the map of Bohemia, or finish.
no-dispute = The order in Flanders cannot be disputed now.
    .help = Once a movement phase it can, while both sides still have pieces to move there and nobody has finished.
not-active = It is not for you to move pieces of { THE($power) } now.
    .help = Choose a piece of your active powers.
too-far = { NAME($town) } is too far.
    .help = This piece moves { $n ->
        [one] 1 town
       *[other] { $n } towns
     }, { $main } if only along main roads.
town-occupied = A piece stands at { NAME($town) }.
    .help = Go round it: no piece jumps over another.
no-third = No further general fits in at { NAME($town) }.
    .help = A stack is two generals; choose another town.
other-map = Pieces of { THE($power) } do not change maps.
    .help = Stay on this map.
unused-map = { NAME($town) } lies in Flanders, which the introductory game does not use.
    .help = Stay on the map of Bohemia.
closed-land = { NAME($town) } is closed to this piece.
    .help = Neutral and promised land may not be entered, and a neutral power stays at home; choose another town.
not-on-march = No forced march leads to { NAME($town) }.
    .help = It goes up to { $n ->
        [one] 1 town
       *[other] { $n } towns
     } along main roads, past no enemy fortress and no neighbour of an enemy piece.
cannot-pay = It costs { $n ->
    [one] 1 point
   *[other] { $n } points
 } of tactical cards, and the hand is worth less.
    .help = Come back with more cards.
no-fortress-free = No major fortress at home is empty and under friendly control.
    .help = Clear a major fortress first.
has-reentered = This supply train has re-entered in this phase.
    .help = Wait for the next movement phase.
train-in-box = This supply train waits on the “Silesia” box.
    .help = Only the annexation of Silesia brings it into play.
do-move-general = Move { NAME($target) }
do-move-stack = Move the stack of { NAME($target) }
do-move-train = Move { THE($target) }
do-move-to = To { NAME($target) }
do-march-to = Forced march to { NAME($target) }
do-stop = Stop here
do-reenter = Bring back { THE($target) }
do-reenter-at = Re-enter at { NAME($target) }
do-call-back = Call back { NAME($target) }
do-step-aside = Step aside to { NAME($target) }
do-dispute = Dispute the order in Flanders
do-pass-flanders = Done in Flanders
do-reduce = Reduce the military objectives
do-keep-objectives = Keep the objectives
do-finish = Finish

## conquest (10.3, 12, 16.6)

conquered = { THE($power, cap: 1) } conquered { NAME($town) }.
questioned = { THE($power, cap: 1) } left { NAME($town) }, which was protected: it was marked with a question mark.
conquered-later = { NAME($town) } was no longer protected: { THE($power) } conquered it.
question-gone = { NAME($town) } was still protected; the question mark was removed.
electors-won = { THE($power, cap: 1) } held three electors’ fortresses on the Rhine and put a marker on “3 Electors”.
electors-lost = { THE($power, cap: 1) } took its marker back from “3 Electors”.

## combat and retreat (11, 16)

ask-attacker = choose the general who attacks next.
    .wait = choose the next combat
ask-target = choose whom { THE($general) } attacks.
    .wait = choose the next combat
ask-card = play a card of { NAME($suit) } or stop; you are { $n } behind.
    .wait = play a card or stop
ask-card-at-zero = the score is zero: play a card of { NAME($suit) } if you have one, or a Reserve.
    .wait = play a card or stop
ask-retreat = choose where { THE($general) } retreats, { $n ->
    [one] 1 town
   *[other] { $n } towns
 } away.
    .wait = choose the retreat
combat-begun = { THE($general, cap: 1) } ({ $n ->
    [one] 1 troop
   *[other] { $n } troops
 } at { NAME($town) }) attacked { THE($other) } ({ $m ->
    [one] 1 troop
   *[other] { $m } troops
 } at { NAME($there) }).
card-played = { THE($power, cap: 1) } played { THE($tc) }: its score was { $n }.
reserve-played = { THE($power, cap: 1) } played a Reserve as { $value }: its score was { $n }.
combat-drawn = The combat of { THE($general) } against { THE($other) } was a draw.
combat-won = { THE($general, cap: 1) } beat { THE($other) }, who lost { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }.
retreated = { THE($general, cap: 1) } retreated { $n ->
    [one] 1 town
   *[other] { $n } towns
 } to { NAME($town) }.
no-retreat = { THE($general, cap: 1) } could not retreat so far and lost all his troops.
vp-won = { THE($power, cap: 1) } won { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }.
vp-lost = { THE($power, cap: 1) } lost { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }.
wrong-suit = { THE($tc, cap: 1) } is not a card of { NAME($suit) }, the suit of the sector in which your general stands.
    .help = Play a card of that suit, a Reserve, or stop.
must-play = At zero you must play a card of { NAME($suit) } while you hold one.
    .help = Play such a card or a Reserve.
no-reserve = There is no Reserve in this hand.
    .help = Play a card of the suit, or stop.
not-farthest = The retreat cannot end at { NAME($town) }.
    .help = It ends as far from the winner as its full length allows, through empty towns.
austria-first = { THE($general, cap: 1) } attacks after all attacks of Austria.
    .help = First choose an attack of Austria.
do-attack-with = { NAME($target) } attacks
do-attack = Attack { NAME($target) }
do-play = Play { NAME($target) }
do-play-reserve = Reserve as { $target }
do-concede = Stop
do-retreat-to = Retreat to { NAME($target) }

## forecasts and hints

score-now = Score now
score-card = { NAME($tc) }
score-reserve = Reserve
keeps-right = You are still { $n } behind and may play on.
right-passes = You lead by { $n }; the right to play passes.
right-passes-at-zero = The score is zero; the enemy must play a suited card if he has one.
ends-in-draw = The combat ends in a draw.
troops-lost = Troops lost
loses-and-retreats = You lose { $n ->
    [one] 1 troop and retreat 1 town
   *[other] { $n } troops and retreat { $n } towns
 }.
loses-all = { $n ->
    [one] You lose your last troop.
   *[other] You lose all { $n } troops.
 }
loses-all-cut-off = There is no way for the whole retreat: you lose all troops ({ $n }).
towns-of-way = Towns on the way
way-is-free = { $n ->
    [one] A way of 1 town.
   *[other] A way of { $n } towns.
 }
way-is-march = { $n ->
    [one] A forced march of 1 town: it conquers nothing.
   *[other] A forced march of { $n } towns: it conquers nothing.
 }
way-conquers = On the way { NAME($town) } is conquered.
hint-fights = next to { THE($general) }{ $n ->
    [one] {""}
   *[other] {" "}and others
 }: combat
hint-costs = costs { $n } { $n ->
    [one] point
   *[other] points
 }
hint-costs-off-the-board = taken off, back on a major fortress for { $n ->
    [one] 1 point
   *[other] { $n } points
 }
hint-hussar-stays-off = off the board
hint-own-powers = between your own powers
hint-march = conquers nothing; up to { $n ->
    [one] 1 town
   *[other] { $n } towns
 } in all
hint-protected = the fortress { NAME($town) } is protected
hint-open = the fortress { NAME($town) } is not protected
row-way = Way: { $n } of { $most }
row-march = Forced march: { $n } of { $most }, conquers nothing
row-at-home = Needs no supply at home
row-supplied = Supplied: { $n } of { $most }
row-supply-costs = Supplied: { $n } of { $most }, but hussars make it cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }
row-hungry = { NAME($general) } will be hungry: not supplied
note-no-train = no train is on the map
note-train-far = the train is too far: { $n } of { $most }
note-train-cut-off = the enemy bars every short way to the train
plan-supplied = Generals supplied
plan-cards = Cards in hand
plan-fight = { NAME($general) } fights { NAME($other) } in { NAME($town) }
row-feeds-all = { $n ->
    [one] Feeds the one general abroad
   *[other] Feeds all { $n } generals abroad
 }
row-feeds-some = { $hungry ->
    [one] 1 general goes hungry
   *[other] { $hungry } generals go hungry
 }, { $n ->
    [one] 1 is fed
   *[other] { $n } are fed
 }
row-feeds-nobody = Nobody needs the train now
row-fight = Fights { NAME($general) } in { NAME($town) }
row-fights = Fights { NAME($general) } in { NAME($town) } and { $n } more
note-same-suit = both in { NAME($suit) } { NAME($suit, case: "adj") }: you hold { $cards ->
    [0] none
    [one] one of { $value }
   *[other] { $cards }, worth { $value }
 }; the enemy has { $other ->
    [one] 1 card
   *[other] { $other } cards
 }
note-suits = you in { NAME($suit) } { NAME($suit, case: "adj") }, holding { $cards ->
    [0] none
    [one] one of { $value }
   *[other] { $cards }, worth { $value }
 }; the enemy in { NAME($foe) } { NAME($foe, case: "adj") } with { $other ->
    [one] 1 card
   *[other] { $other } cards
 }
row-takes = Takes { NAME($town) } on the way
row-questions = { NAME($town) } gets a “?”
note-guard = { $n ->
    [0] yours once { NAME($general) } no longer protects it
   *[other] yours once { NAME($general) } and { $n } more no longer protect it
 }
row-open = { NAME($town) } falls when he moves on
row-guarded = { NAME($town) } gets a “?” when he moves on
row-overruns = Eliminates { NAME($power, case: "poss") } train
row-uncovers = { $n ->
    [0] Leaves { NAME($town) } unprotected
   *[other] Leaves { NAME($town) } and { $n } more unprotected
 }

hint-peace = { $n ->
    [0] no Prussian marker is in Austria
    [one] 1 Prussian marker leaves Austria
   *[other] { $n } Prussian markers leave Austria ({ $aside } set aside)
 }; neutral until turn { $until }
hint-reduce = { $n ->
    [one] 1 marker leaves the board
   *[other] { $n } markers leave the board
 }, { $aside } of them set aside
hint-saxony = then { NAME($status) }
hint-still-due = then { $n } due
hint-overpaid = { $n ->
    [0] paid exactly
    [one] paid, 1 point lost
   *[other] paid, { $n } points lost
 }
votes-cast = Charles so far
votes-now = These votes
charles-wins = Charles Albert is elected.
francis-wins = Francis Stephen is elected.
votes-open = Votes still to be cast freely: { $n }.
points-due = Due
points-paid = { NAME($tc) }
still-due = Then { $n } { $n ->
    [one] point is
   *[other] points are
 } still due.
paid-with = { $n ->
    [0] Paid exactly.
    [one] Paid; 1 point is lost.
   *[other] Paid; { $n } points are lost.
 }

## the end of the game (14, 23, 24)

won-by-fortresses = { NAME($seat) } has conquered enough fortresses and has won.
won-by-holding-out = { NAME($seat) } has held out and has won.
won-by-pool = { NAME($seat) } has placed all markers of a power and has won.
won-by-surplus = Several pools were empty; { NAME($seat) } had earned the most further markers and has won.
won-by-tie = Several pools were empty, with as many further markers; { NAME($seat) } has won the tie.
won-by-winters = After the last winter { NAME($seat) } had the lowest sum of the winters and has won.
drawn = The game is a draw.
taken-back = { NAME($seat) } took back what had been played since.
result-resigned = { NAME($seat) } resigned.
result-draw-agreed = A draw was agreed.
measure-score = Progress
part-means = Victory markers, troops and cards
part-pieces = Where generals and trains stand
part-battle = Prospects in the battle
part-rivals = Lead over the strongest rival

## breadcrumbs and the strip of a turn

crumb-set-up = Set-up
crumb-turn = Turn { $n }
crumb-stage = { NAME($stage, case: "short") }
crumb-hussars = Hussars
crumb-cards = Tactical cards
crumb-supply = Supply
crumb-movement = Movement
crumb-combat = Combat
crumb-battle = { NAME($general) } against { NAME($other) }
crumb-politics = Politics
crumb-winter = Winter
crumb-election = Imperial election
strip-politics = Politics
strip-hussars = Hussars
strip-stage = { NAME($stage, case: "short") }
strip-winter = Winter

## winter and new troops (13, 17.5.10)

ask-recruit = choose how many troops { THE($power) } recruits (4 points of tactical cards each).
    .wait = recruit troops
ask-muster = give { THE($power) } { $n ->
    [one] its new troop
   *[other] its { $n } new troops
 }, one by one.
    .wait = divide new troops
ask-return-at = choose the major fortress on which { THE($general) } returns.
    .wait = choose where a general returns
cannot-pay-troops = { THE($power, cap: 1) } cannot pay for { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }, which would cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
 } of tactical cards.
    .help = Recruit fewer troops.
no-room-for-troops = { THE($power, cap: 1) } has no room for { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }: a general leads at most 8, and one who returns needs a fortress.
    .help = Recruit fewer troops.
has-most-troops = { THE($general, cap: 1) } already leads { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }.
    .help = Give the troop to another general.
no-return-there = { THE($general, cap: 1) } cannot return to { THE($town) }.
    .help = Choose a major fortress of his home country that is free and under friendly control.
winter-begun = Winter came after turn { $n }.
winter-scored = The markers left in the pools were written down; the sheet is folded until the end of the game.
winters-added = { THE($power, cap: 1) } had { $n ->
    [one] 1 point
   *[other] { $n } points
 } from the winters.
recruited = { THE($power, cap: 1) } recruited { $n ->
    [0] no troops
    [one] 1 troop
   *[other] { $n } troops
 }.
troop-given = { THE($general, cap: 1) } got 1 troop.
troops-unclaimed = { $n ->
    [one] 1 troop of { THE($power) } found no general and was lost.
   *[other] { $n } troops of { THE($power) } found no general and were lost.
 }
general-returned = { THE($general, cap: 1) } returned at { THE($town) }.
returned-to-box = { THE($general, cap: 1) } returned and went on the expedition that was still due.
return-refused = { NAME($seat) } did not want { THE($general) } to return to { THE($town) }.

## politics (17, 25)

ask-turn-up = turn up a political card.
ask-turn-up-trump = turn up a tactical card for trump.
ask-trump = name the trump suit of this turn.
    .wait = name the trump
ask-lay = lay a tactical card for { THE($power) } face down on the display (trump: { NAME($suit, case: "adj") }), or none.
    .wait = lay a tactical card
ask-choose = choose a political card for { THE($power) }, or save its tactical cards.
    .wait = choose a political card
ask-execute = execute { NAME($pc) } for { THE($power) }: its text, its arrows, or nothing more.
    .wait = execute a political card
ask-enemy = name an enemy of Austria who discards { $n ->
    [one] a tactical card
   *[other] { $n } tactical cards
 }.
    .wait = name a power
ask-discard = discard a tactical card of { THE($power) } ({ $n } to go).
    .wait = discard a tactical card
ask-send = choose the general whom { THE($power) } sends on the expedition.
    .wait = send a general on an expedition
ask-call-back = call { THE($general) } back from the expedition, or leave him there.
    .wait = call a general back
no-arms = { NAME($pc) } does not bear the arms of { THE($power) }.
    .help = Choose a card with its arms, or save the tactical cards.
same-card-twice = This part of { NAME($pc) } has been executed, or is not on it.
    .help = Choose another part, or finish.
pc-turned-up = { NAME($pc) } was turned up.
election-called = The Imperial Election was turned up: the emperor will be elected at the end of this turn.
trump-named = { NAME($seat) } named { NAME($suit) } as trump.
trump-turned-up = { NAME($tc) } was turned up for trump.
laid = { THE($power, cap: 1) } laid a tactical card on the display.
laid-nothing = { THE($power, cap: 1) } laid no tactical card.
turned-up = { THE($power, cap: 1) } had laid { NAME($tc) }.
turned-up-false = { THE($power, cap: 1) } had laid { NAME($tc) }: it was not trump and did not count.
influence = Influence of { THE($power) }: { $n }.
pc-chosen = { THE($power, cap: 1) } chose { NAME($pc) }.
cards-saved = { THE($power, cap: 1) } saved its tactical cards on the display.
cards-taken-back = { THE($power, cap: 1) } took its tactical cards back from the display.
cards-turned-down = { THE($power, cap: 1) } turned its tactical cards on the display face down.
pc-left = Nobody chose { NAME($pc) }.
pc-discarded = { THE($power, cap: 1) } discarded { NAME($pc) } without effect.
pc-must-be-discarded = { THE($power, cap: 1) } had to discard { NAME($pc) }: its player had executed a card in this turn.
arrow-noted-left = { THE($power, cap: 1) } noted a move to the left for the marker of { THE($track) }.
arrow-noted-right = { THE($power, cap: 1) } noted a move to the right for the marker of { THE($track) }.
track-moved = The marker of { THE($track) } came to space { $n }.
italy-won = { THE($power, cap: 1) } put a victory marker on the “Italy” box.
italy-lost = { THE($power, cap: 1) } took its victory marker off the “Italy” box.
text-draws = The card gave { THE($power) } { $n ->
    [one] 1 tactical card
   *[other] { $n } tactical cards
 }.
text-troops = The card gave { THE($power) } { $n ->
    [one] 1 new troop
   *[other] { $n } new troops
 }.
enemy-named = { THE($power, cap: 1) } named { THE($enemy) }.
card-discarded = { THE($power, cap: 1) } discarded { NAME($tc) }.
expedition-sent = { THE($general, cap: 1) } left on an expedition.
expedition-raised = { THE($general, cap: 1) } was raised anew with 2 troops and left on an expedition.
expedition-owed = { THE($power, cap: 1) } had nobody to send: the next general to come back will go.
called-back = { THE($general, cap: 1) } came back from the expedition, to { THE($town) }.
no-way-back = { THE($general, cap: 1) } could not come back: { THE($town) } was occupied and nobody could step aside.
stepped-aside = The pieces at { THE($town) } stepped aside to { THE($there) }.

## the imperial election (18)

ask-vote = choose how many of the { $n ->
    [one] vote
   *[other] { $n } votes
 } of { THE($power) } go to Charles Albert; the rest go to Francis Stephen.
    .wait = vote
vote-promised = { THE($power, cap: 1) } has promised its votes to { NAME($candidate) }.
    .help = Keep the promise: agreements are binding.
voted = { THE($power, cap: 1) } voted: { $charles } for Charles Albert, { $francis } for Francis Stephen.
emperor-elected = { NAME($candidate) } was elected emperor; { THE($power) } put a victory marker on the “Emperor” box.

## political changes (19)

ask-offer-peace = offer Austria peace and annex Silesia, or go on with the war.
    .wait = decide on an offer of peace
ask-accept-peace = accept the annexation of Silesia and two turns of Prussian neutrality, or decline.
    .wait = answer the offer of peace
ask-second-train = choose the major fortress for the second Prussian supply train.
    .wait = place a supply train
ask-displace = choose the city to which { THE($general) } goes.
    .wait = move a general away
ask-displace-train = choose the city to which { THE($train) } goes.
    .wait = move a supply train away
ask-saxony = choose how far the marker of Saxony moves to the right (up to { $n }).
    .wait = move the marker of Saxony
peace-offered = Prussia offered Austria peace for Silesia.
peace-declined = Austria declined the peace.
peace-made = Austria accepted: Silesia became Prussian, and Prussia is neutral.
prussian-markers-off = { $n ->
    [one] The Prussian marker
   *[other] All { $n } Prussian markers
 } in Austria left the board; { $aside } set aside.
markers-taken-back = { THE($power, cap: 1) } took its marker back from { THE($town) }.
second-train = The second Prussian supply train came to { THE($town) }.
neutrality-over = Prussia’s neutrality ended.
general-displaced = { THE($general, cap: 1) } went to { THE($town) }.
train-displaced = { THE($train, cap: 1) } went to { THE($town) }.
objectives-reduced = France reduced its military objectives: { $n ->
    [one] 1 marker left
   *[other] { $n } markers left
 } Austria, { $aside } set aside.
set-aside-returned = { THE($power, cap: 1) } got { $n ->
    [one] the marker
   *[other] the { $n } markers
 } set aside back into its pool.
saxony-moved = The marker of Saxony came to space { $n }.
saxony-stands = Saxony became { NAME($status) }.

## contracts and agreements (20, 21)

ask-talk = make an offer to another player, or go on.
    .wait = negotiate
    .order = Offers at the start of a turn
ask-clause = write the offer to { NAME($partner) }, clause by clause; then send it.
    .wait = write an offer
ask-clause-giver = choose the power that pays the subsidy.
    .wait = write an offer
ask-clause-receiver = choose the power that gets the subsidy of { THE($power) }.
    .wait = write an offer
ask-clause-ended-giver = choose the power that stops paying its subsidy.
    .wait = write an offer
ask-clause-ended-receiver = choose the power that { THE($power) } pays no longer.
    .wait = write an offer
ask-clause-truce = choose the power that keeps a truce.
    .wait = write an offer
ask-clause-truce-with = choose the power with which { THE($power) } keeps a truce.
    .wait = write an offer
ask-clause-avoider = choose the power that stays out of a country.
    .wait = write an offer
ask-clause-voter = choose the power that promises its votes.
    .wait = write an offer
ask-clause-region = choose the country that { THE($power) } stays out of.
    .wait = write an offer
ask-clause-candidate = choose the candidate who gets the votes of { THE($power) }.
    .wait = write an offer
ask-clause-turns = choose for how many turns, this one included.
    .wait = write an offer
ask-answer = accept or decline the offer of { NAME($partner) }.
    .wait = answer an offer
promised-away = { THE($power, cap: 1) } has promised to stay out of { THE($region) }.
    .help = Choose another way: agreements are binding.
crumb-negotiation = Negotiations
offer-made = { NAME($seat) } made { NAME($partner) } an offer:
offer-accepted = { NAME($seat) } accepted the offer of { NAME($partner) }.
offer-declined = { NAME($seat) } declined the offer of { NAME($partner) }.
agreed-subsidy = { THE($power, cap: 1) } pays { THE($receiver) } a subsidy for { $n ->
    [one] 1 turn
   *[other] { $n } turns
 }.
agreed-end-subsidy = The subsidy from { THE($power) } to { THE($receiver) } ends.
agreed-truce = Truce between { THE($power) } and { THE($other) } until the end of turn { $until }.
agreed-stay-out = { THE($power, cap: 1) } stays out of { THE($region) } until the end of turn { $until }.
agreed-vote = { THE($power, cap: 1) } votes for { NAME($candidate) }.
agreed-words = { NAME($seat) } and { NAME($partner) } keep what they said at the table until the end of turn { $until }.
agreement-over = An agreement of { NAME($seat) } and { NAME($partner) } ended.
contract-over = The subsidy contract of { THE($power) } with { THE($receiver) } ended: they were no longer allied.

## labels

do-recruit = { $target ->
    [0] Recruit none
    [one] Recruit 1 troop
   *[other] Recruit { $target } troops
 }
do-give-troop = Troop for { NAME($target) }
do-return = { NAME($target) } returns
do-return-at = Return at { NAME($target) }
do-name-trump = Trump: { NAME($target, case: "adj") } { NAME($target) }
do-lay = Lay { NAME($target) }
do-lay-nothing = Lay nothing
do-choose = Choose: { NAME($target, case: "title") }
do-save = Save the cards
do-follow-text = Follow the text
do-marker-left = To the left: { NAME($target) }
do-marker-right = To the right: { NAME($target) }
do-name-enemy = Name { THE($target) }
do-discard = Discard { NAME($target) }
do-send = Send { NAME($target) }
do-leave-away = Leave him there
do-vote-charles = { $target } for Charles Albert
do-offer-peace = Offer peace
do-offer-no-peace = Go on with the war
do-accept-peace = Accept the peace
do-decline-peace = Decline the peace
do-place-train = Supply train to { NAME($target) }
do-displace-to = To { NAME($target) }
do-move-saxony = { $target ->
    [0] Leave the marker
    [one] 1 space to the right
   *[other] { $target } spaces to the right
 }
do-talk-to = Offer to { NAME($target) }
do-end-talks = No offers
do-clause-subsidy = Subsidy
do-clause-end-subsidy = End a subsidy
do-clause-truce = Truce
do-clause-stay-out = Stay out of a country
do-clause-vote = Votes in the election
do-clause-words = As said at the table
do-clause-power = { NAME($target) }
do-clause-region = { NAME($target) }
do-clause-candidate = { NAME($target) }
do-clause-turns = { $target ->
    [one] 1 turn
   *[other] { $target } turns
 }
do-send-offer = Send the offer
do-cancel-offer = Drop the offer
do-accept-offer = Accept
do-decline-offer = Decline

## what the political cards say

card-help-draw = { THE($power, cap: 1) } draws { $n ->
    [one] 1 tactical card
   *[other] { $n } tactical cards
 }.
card-help-troops = { THE($power, cap: 1) } receives { $n ->
    [one] 1 new troop
   *[other] { $n } new troops
 }.
card-help-discard = { THE($power, cap: 1) } discards { $n ->
    [one] 1 tactical card
   *[other] { $n } tactical cards
 } of its choice.
card-help-discard-enemy-of-austria = A power hostile to Austria, named by the executing power, discards { $n ->
    [one] 1 tactical card
   *[other] { $n } tactical cards
 } of its choice.
card-help-expedition = { THE($power, cap: 1) } sends a general on an expedition for the rest of this turn and the next one.
card-help-arrow-left = On { THE($track) } { $n ->
    [one] one space
   *[other] { WORD($n) } spaces
 } to the left.
card-help-arrow-right = On { THE($track) } { $n ->
    [one] one space
   *[other] { WORD($n) } spaces
 } to the right.
card-help-arrow-either = On { THE($track) } { $n ->
    [one] one space
   *[other] { WORD($n) } spaces
 } to the left or to the right.
card-help-imperial-election = Another card is turned up in its place; the emperor is elected at the end of this turn.

## The look back: acts and draws by kind

verb-draw = Tactical cards drawn
verb-turn-up-pc = Political cards turned up
verb-turn-up-trump = Trump turned up
verb-allot = Divide the troops
verb-take-troops = Divide a stack
verb-command = Choose who commands
verb-place-hussar = Place a hussar
verb-leave-hussar = Leave a hussar
verb-remove-hussar = Take off a hussar
verb-pay = Pay a card
verb-supply = Pay for supply
verb-move-general = Move a general
verb-move-stack = Move a stack
verb-move-train = Move a supply train
verb-move-to = Choose the way
verb-march-to = Forced march
verb-reenter = Bring back a supply train
verb-reenter-at = Choose the fortress
verb-call-back = Call back a general
verb-step-aside = Step aside
verb-attack-with = Choose who attacks
verb-attack = Choose whom to attack
verb-play = Play a card
verb-play-reserve = Play a Reserve
verb-retreat-to = Choose the retreat
verb-recruit = Recruit troops
verb-give-troop = Give a new troop
verb-return = Bring back a general
verb-return-at = Choose where he returns
verb-name-trump = Name the trump
verb-lay = Lay a card on the display
verb-choose = Choose a political card
verb-marker-left = Move a marker left
verb-marker-right = Move a marker right
verb-name-enemy = Name a power
verb-discard = Discard a card
verb-send = Send a general away
verb-vote-charles = Vote
verb-place-train = Place the second train
verb-displace-to = Send a piece home
verb-move-saxony = Move the Saxony marker
verb-talk-to = Make an offer
verb-clause-power = Name a power in an offer
verb-clause-region = Name a country in an offer
verb-clause-candidate = Name a candidate in an offer
verb-clause-turns = Set the length of an offer

## boards in the terminal

board-turn = Turn { $n } of { $last }
board-power = Power
board-cards = Cards
board-troops = Troops
board-pool = To place
board-hand = Hand
board-generals = Generals
board-fight = { NAME($general) } ({ $n }) attacks { NAME($other) } ({ $m }); score { $score }
board-away = away

## panels of the browser

panel-map = Map of Flanders and Bohemia
panel-hand = Your tactical cards
panel-hand-of = { NAME($power, case: "adj") } hand
panel-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
panel-cards-short = Tactical cards in hand, and income
panel-deck = Deck { $n }
panel-reserve = Reserve
panel-reserve-as = Reserve as
panel-troops = { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }
panel-troops-short = Troops in all
panel-face-down = without supply
panel-face-down-card = Card face down
panel-away = on an expedition
panel-removed = out of play
panel-supply-home = supplied at home
panel-supply-path = supply path of { $n ->
    [one] 1 town
   *[other] { $n } towns
 }
panel-supply-cost = hussars on the supply path: { $n } { $n ->
    [one] point
   *[other] points
 }
panel-supply-none = no supply path
panel-protects = protects { $towns }
panel-fort-minor = minor fortress
panel-fort-major = major fortress
panel-fort-elector = elector’s fortress
panel-held-by = held by { THE($power) }
panel-question = question mark of { THE($power) }
panel-turn-of = Turn { $n } of { $of }
panel-winter = Winter
panel-markers-to-place = Markers still to place
panel-fortresses-to-win = Fortresses still to conquer
panel-to-place = to place
panel-to-win = to win
panel-hold-out = Wins by holding out to the end of turn { $n }.
panel-saved = { $n ->
    [one] 1 card saved on the display
   *[other] { $n } cards saved on the display
 }
panel-subsidy = Pays { THE($power) } a subsidy ({ $n ->
    [one] 1 turn
   *[other] { $n } turns
 }).
panel-politics = Political display
panel-politics-short = Politics
panel-trump = Trump
panel-college = Electoral College ({ $n } votes elect)
panel-votes = Charles Albert { $charles }, Francis Stephen { $francis }
panel-not-voted = not voted yet
panel-boxes = Victory boxes
panel-no-boxes = all empty
panel-agreements = Agreements in force
panel-no-agreements = none
panel-draft = Your offer to { NAME($partner) }
panel-offer = { NAME($seat) } offers { NAME($partner) }
panel-no-clauses = no clause yet
panel-duel = Combat
panel-attacks = attacks
panel-defends = defends
panel-score = Score of { NAME($general) }: { $n }
panel-right-again = still your right
panel-must-answer = then { THE($power) }
panel-if-you-stop = If you stop now
panel-if-they-stop = If { THE($power) } stops now
panel-share-out = Share out evenly
panel-divide-all = Divide { $target } troops
panel-divide = Troops
panel-troops-left = { $n ->
    [one] 1 left
   *[other] { $n } left
 }
panel-troops-limits = { $least } to { $most }
panel-troops-note = A general leads at most 8 troops; each needs at least what his army sheet says.
panel-fewer-troops = Fewer troops: { $name }
panel-more-troops = More troops: { $name }
panel-ask-card-reserve = play a Reserve or stop; you hold no card of { NAME($suit) } and are { $n } behind.
panel-ask-card-none = stop: you hold no card of { NAME($suit) } and no Reserve, and are { $n } behind.
panel-ask-card-at-zero-reserve = the score is zero and you hold no card of { NAME($suit) }: play a Reserve, or stop.
panel-ask-card-at-zero-none = the score is zero, and you hold no card of { NAME($suit) } and no Reserve: stop.
panel-points-short = { THE($power, cap: 1) } +{ $n }
panel-retreats = { $n ->
    [one] retreat of 1 town
   *[other] retreat of { $n } towns
 }
panel-cards-again = Back to the cards
panel-ask-divide = divide your { $n } troops among your generals.
panel-keeps = { $n ->
    [0] { THE($general) } loses all troops
    [one] { THE($general) } keeps 1 troop
   *[other] { THE($general) } keeps { $n } troops
 }
panel-no-retreat = No way is long enough, or nothing is left: all troops are lost.

## The enlarged cards

card-help-tactical = In a combat its value is added to your score, if it has the suit of your general’s sector. In payments it counts its value in any suit. On the political display it counts if its suit is trump.
card-help-reserve = You name its suit and a value from 1 to 8 when you play it. In payments it counts 8, on the political display 16, and there it is always trump.
card-help-general = He commands 1 to 8 troops; how many is secret until he fights. Of two in one town the lower rank number is supreme commander.
panel-card-political = political card
panel-card-general = { $power }, rank { $rank }

## Words that the cards explain: how they are written there, and what they mean

word-tactical-card = Tactical card
    .forms = tactical card|tactical cards
    .says = Suit and value 2 to 10, or a Reserve. They decide combats, pay for supply and recruits, and buy influence in politics.
word-track = Political track
    .forms = one space|two spaces
    .says = The markers of Saxony, Russia and Italy move when the choosing is over. Spaces with a sign bring cards, points or an expedition.
word-troops = New troops
    .forms = new troops
    .says = Given to generals at once, as the power likes, 8 at most to each; also to one who is not on the board: he returns.
word-expedition = Expedition
    .forms = expedition
    .says = One of the power’s generals goes to its box off the map and is out of play until the expedition is over.
word-execute = To execute a card
    .forms = executing power
    .says = The power that chose the card: it follows the text, moves the markers, does both, or discards it.
word-emperor = Imperial election
    .forms = emperor
    .says = Nine votes of the elector fortresses; five make Charles of Bavaria or Francis of Lorraine emperor.
word-suit = Suit
    .forms = suit
    .says = In a combat only cards of the suit of the sector count in which your own general stands.
word-score = Score in a combat
    .forms = score
    .says = The difference of the troops, changed by every card. Who is behind may play; who cannot loses as many troops as he is behind.
word-trump = Trump
    .forms = trump
    .says = The suit that counts in politics this turn, named by the player who won a combat last.
word-pay = Payments
    .forms = payment|payments
    .says = Supply, re-entry and recruits cost so many points in cards of any suit. There is no change.
word-supreme = Supreme commander
    .forms = supreme commander
    .says = Of two generals in one town the one with the lower rank number commands and lies on top.

# The log: several lines as one
many-troops-divided = { $n } powers have divided their troops.
many-pc-turned-up = { $n } political cards were turned up.
many-pc-left = Nobody chose { $n } political cards.
many-laid = { $n } powers laid a tactical card on the display.
many-laid-nothing = { $n } powers laid no tactical card.
many-hussar-placed = { $n } hussars were placed.
many-hussar-taken-off = { $n } hussars were taken off the map.
many-card-drawn = { THE($power, cap: 1) } drew { $n } tactical cards.
many-card-paid = { THE($power, cap: 1) } paid with { $n } cards.
many-train-moved = { THE($power, cap: 1) } moved its supply trains { $n } times.
many-conquered = { THE($power, cap: 1) } conquered { $n } fortresses.
many-conquered-later = { $n } fortresses were no longer protected: { THE($power) } conquered them.
many-troop-given = { $n } troops were given out.

# What a computer's turn was for; said after its name
intent-takes = takes { NAME($town) }
intent-helps-poor = offers cards: { THE($power) } has hardly any
intent-truce-weak = offers a truce: Prussia has more troops
intent-truce-strong = offers a truce: it would rather keep what it has won
intent-takes-cards = accepts: the cards are welcome
intent-takes-truce = accepts: it needs the truce
intent-no-cards = declines: it can spare no cards
intent-no-truce = declines: it sees more to win by war
intent-no-promise = declines: it will not tie its hands
intent-gathers = gathers at { NAME($town) }
intent-threatens = threatens { NAME($town) }
intent-faces = brings { THE($general) } up to { THE($other) }
intent-goes = sends { THE($general) } to { NAME($town) }

## moments, in the manner of a chronicle

told-train-eliminated = The supply train of { THE($power) } at { NAME($town) } is lost.
told-peace-made = Austria accepts: Silesia becomes Prussian, and Prussia is neutral.
told-neutrality-over = Prussia’s neutrality ends.
told-saxony-stands = Saxony becomes { NAME($status) }.
told-italy-won = { THE($power, cap: 1) } puts a victory marker on the “Italy” box.
told-italy-lost = { THE($power, cap: 1) } takes its victory marker off the “Italy” box.
told-electors-won = { THE($power, cap: 1) } holds three electors’ fortresses on the Rhine and puts a marker on “3 Electors”.
told-electors-lost = { THE($power, cap: 1) } takes its marker back from “3 Electors”.
told-objectives-reduced = France reduces its military objectives: { $n ->
    [one] 1 marker leaves
   *[other] { $n } markers leave
 } Austria, { $aside } set aside.
told-agreed-truce = { THE($power, cap: 1) } and { THE($other) } agree on a truce until the end of turn { $until }.
told-general-lost = { THE($general, cap: 1) } has no troops left and leaves the map.
told-march = { $way ->
    [1] { THE($general, cap: 1) } takes the road to { NAME($town) }.
   *[0] { THE($general, cap: 1) } marches to { NAME($town) }.
 }
told-train = A supply train of { THE($power) } moves to { NAME($town) }.
told-march-two = { $way ->
    [1] { THE($general, cap: 1) } turns to { NAME($town) } and { THE($other) } to { NAME($there) }.
   *[0] { THE($general, cap: 1) } marches to { NAME($town) }, { THE($other) } to { NAME($there) }.
 }
told-march-more = { THE($general, cap: 1) } marches to { NAME($town) } and { THE($other) } to { NAME($there) }; { $n ->
    [one] one more piece moves
   *[other] { WORD($n) } more pieces move
 }{ $way ->
    [1] { " " }behind them.
   *[0] .
 }
told-meet = { $way ->
    [1] { THE($general, cap: 1) } and { THE($other) } join at { NAME($town) }.
   *[0] { THE($general, cap: 1) } and { THE($other) } meet at { NAME($town) }.
 }
told-open = { $way ->
    [1] Nobody stands in the way: { NAME($town) } is taken by { THE($general) }.
   *[0] { NAME($town) } opens its gates to { THE($general) }, and nobody comes to close them.
 }
told-passing = { $way ->
    [1] { THE($general, cap: 1) } takes { NAME($town) } on the march and does not stop.
   *[0] { THE($general, cap: 1) } takes { NAME($town) } in passing.
 }
told-passing-more = { THE($general, cap: 1) } takes { WORD($n) } fortresses on one march, the last of them { NAME($town) }.
told-later = { $way ->
    [1] No general protects { NAME($town) } any longer: it falls to { THE($power) }.
   *[0] { NAME($town) } has no defender left and falls to { THE($power) }.
 }
told-attack = { THE($general, cap: 1) }, { WORD($n, alone: 1) } against { WORD($m, alone: 1) }, attacks { THE($other) }.
told-won = { $way ->
    [1] { THE($other, cap: 1) } loses { WORD($n) } { $n ->
        [one] troop
       *[other] troops
     } against { THE($general) } and falls back { $k ->
        [one] one town.
       *[other] { WORD($k) } towns.
     }
   *[0] { THE($general, cap: 1) } beats { THE($other) } by { WORD($n) } and drives him { $k ->
        [one] one town off.
       *[other] { WORD($k) } towns off.
     }
 }
told-lost-all = { $way ->
    [1] { THE($other, cap: 1) } attacks { THE($general) } at { NAME($town) }, and his army of { WORD($n) } is gone.
   *[0] { THE($other, cap: 1) } comes to { NAME($town) } and does not leave it: { THE($general) } holds.
 }
told-broken = { $way ->
    [1] { THE($general, cap: 1) } breaks { THE($other) } at { NAME($town) }; of { WORD($n) } { $n ->
        [one] troop
       *[other] troops
     } none is left.
   *[0] { THE($general, cap: 1) } comes to { NAME($town) }, and nothing is left of { THE($other) }.
 }
told-even = { $way ->
    [1] { THE($general, cap: 1) } and { THE($other) } fight, and neither gives way.
   *[0] { THE($general, cap: 1) } and { THE($other) } part with nothing decided.
 }
told-unsupplied = { $way ->
    [1] { THE($general, cap: 1) } waits in vain for a train and loses { WORD($n, alone: 1) }.
   *[0] No train reaches { THE($general) }: he loses { WORD($n, alone: 1) }.
 }
told-unsupplied-more = { $way ->
    [1] { THE($general, cap: 1) } and { THE($other) } wait in vain for their trains; it costs { WORD($n) } { $n ->
        [one] troop.
       *[other] troops.
     }
   *[0] No train reaches { THE($general) } or { THE($other) }: { WORD($n) } { $n ->
        [one] troop is lost.
       *[other] troops are lost.
     }
 }
told-politics = { $way ->
    [1] { THE($power, cap: 1) } has the most influence and takes { NAME($pc) }.
   *[0] { THE($power, cap: 1) } outbids the others for { NAME($pc) }.
 }
told-crown = The electors choose { NAME($candidate) }, { WORD($n, alone: 1) } to { WORD($m, alone: 1) }.
told-end-fortresses = { NAME($seat) } holds as many fortresses as it takes; the war is over.
told-end-held-out = { NAME($seat) } has held out to the end of the war.
told-end-pool = { THE($power, cap: 1) } places its last marker; the war is over.
told-end-pool-of = { NAME($seat) } places the last marker; the war is over.
told-end-surplus = Several have no marker left; { NAME($seat) } had earned the most beyond them.
told-end-tie = Several have no marker left and earned as many beyond them; { NAME($seat) } wins such ties.
told-end-winters = After the last winter { NAME($seat) } has the lowest sum of all winters.
told-end-drawn = The war ends, and nobody has won it.
term-troops = troops { $n } − { $m }
term-card = { NAME($tc) }
term-reserve = Reserve as { $n }
term-loses = { THE($power, cap: 1) } loses by
term-points = { THE($power, cap: 1) }: victory points
term-power = { NAME($power) }
term-candidate = { NAME($candidate) }
row-troops = Troops
row-cards = Cards, one side’s less the other’s
row-sum = Score at the end
row-influence = Influence
why-ahead = { THE($general, cap: 1) } had { WORD($n) } troops against { WORD($m) }, and the cards did not make up for it.
why-turned = { THE($general, cap: 1) } began { WORD($n) } troops behind; the cards turned it.
why-cards = Both sides had { WORD($n) } troops: the cards decided.
why-even = Troops and cards together came to the same on both sides.
verdict-won = { THE($general, cap: 1) } beats { THE($other) } by { WORD($n) }
verdict-even = { THE($general, cap: 1) } and { THE($other) } part even
odds-turn = Share of a deck that would have saved { THE($other) }: { $n ->
    [10] { NAME($tc) }
   *[other] { NAME($tc) } or higher
 }, or a Reserve
verdict-politics = { THE($power, cap: 1) } takes { NAME($pc) }
verdict-crown = { NAME($candidate) } is emperor
