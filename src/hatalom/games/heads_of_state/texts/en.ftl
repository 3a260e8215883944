### Heads of State in English. A prompt is said after "Red: ", so it begins small; its .wait is what others read
### after "Waiting for Red: ". A refusal says the fact, its .help what would make it legal.

## The game in the lobby

game-title = Heads of State
game-invited = Heads of State
game-subtitle = Noble families reach for the crowns of Europe
game-about = Two to five families send their nobles, from baron to king, to the courts and provinces of Britain, France, Spain and the German States. Every noble costs a set of cards; who is first in an area, who is present everywhere in a country and who brings every rank into play scores at once. Treachery removes rivals. Three revolutions, nobody knows when, end the centuries and reward influence.
game-hidden = The cards in hand are secret; who remembers what was taken openly knows more.
game-scenario = The whole game
game-scenario-note = Two to five players, three centuries: 1589, 1689 and 1789.

## The board in the terminal

board-influence = influence
board-rounds = this century
board-squares = every area
board-unseen = Not seen yet:
board-large = All seven ranks:
board-display = Display:
board-piles = Piles:
board-pile-sizes = draw { $draw }, revolution { $revolution }
board-treachery-pile = treachery { $n }
board-noble = Noble
board-cost = Costs
board-lacking = You lack
board-cards-left = Cards left
board-score = Points
board-hand = Hand
board-nobles = Noble cards

## Chance

ask-face-down = deal a card face down into the revolution pile.
ask-turn-up = turn up an attribute card.
ask-turn-up-treachery = turn up a treachery card.
ask-blind = draw an attribute card.
ask-blind-treachery = draw a treachery card.
ask-starter = draw lots for the first turn.
ask-cube = draw a cube from the bag.

## Prompts

ask-option = choose: three attribute cards, a new display and one card, or treachery.
    .wait = choose an option
ask-take = { $n ->
    [one] take an attribute card, from the display or blind.
   *[other] take an attribute card, from the display or blind ({ $n } to take).
 }
    .wait = take attribute cards
ask-take-both = take a treachery card and an attribute card, in either order, from the displays or blind.
    .wait = take a treachery card and an attribute card
ask-take-treachery = take a treachery card, from the display or blind.
    .wait = take a treachery card
ask-place = place nobles on empty boxes, or finish.
    .wait = place nobles or finish
ask-payment = choose how you pay for the { NAME($noble) } in { THE($area) }: in full, or with a courtesan for one of the cards.
    .wait = place nobles or finish
ask-treachery = play treachery cards, replace those you killed, or finish.
    .wait = play treachery cards or finish
ask-treachery-duty = replace those you killed (at least { $n } more) or play treachery cards.
    .wait = replace killed nobles or play treachery cards
ask-target = choose the target of { THE($treachery) }, or add a second card against a capital.
    .wait = play treachery cards or finish
ask-target-capital = choose the target in a capital for { THE($treachery) } and { THE($second) }.
    .wait = play treachery cards or finish
ask-discard = choose a card to discard (too many: { $attributes } attribute, { $treachery } treachery).
    .wait = discard down to the hand limits
ask-discard-century = choose in secret a card to discard before the new century (too many: { $attributes } attribute, { $treachery } treachery).
    .wait = discard before the new century

## Breadcrumbs and the strip of a turn

crumb-set-up = Set-up
crumb-century = Century of { NAME($century) }
crumb-turn = { NAME($seat) }’s turn
crumb-taking = Taking cards
crumb-refresh = New display
crumb-placing = Placing nobles
crumb-payment = Payment: { NAME($noble, case: "title") }, { NAME($area) }
crumb-treachery = Treachery
crumb-attempt = { NAME($treachery, case: "title") }
crumb-assassination = Assassination: { NAME($noble, case: "title") }, { NAME($area) }
crumb-discards = Hand limits
crumb-change = Revolution
crumb-piles = New piles

strip-option = Option
strip-taking = Cards
strip-placing = Nobles
strip-treachery = Treachery
strip-limits = Hand limits
strip-refill = Refill

## The log: piles and cards

attribute-turned-up = Turned up: { NAME($attribute, case: "title") }.
treachery-turned-up = Turned up: { NAME($treachery, case: "title") }.
starts = { NAME($seat) } starts: drawn by lot.
treachery-reshuffled = The treachery pile was used up: { $n ->
    [one] the one discarded card is the new one.
   *[other] { $n } discarded cards were shuffled into a new one.
 }
first-turn-takes = { $n ->
    [one] { NAME($seat) } takes 1 card in the first turn of the game.
   *[other] { NAME($seat) } takes { $n } cards in the first turn of the game.
 }
chose-attributes = { $n ->
    [one] { NAME($seat) } chose 1 attribute card.
   *[other] { NAME($seat) } chose { $n } attribute cards.
 }
chose-refresh = { NAME($seat) } set the display aside and takes one card from a new one.
chose-treachery = { NAME($seat) } chose treachery.
attribute-taken = { NAME($seat) } took { A($attribute) } { NAME($attribute) } card.
attribute-drawn = { NAME($seat) } drew { A($attribute) } { NAME($attribute) } card.
attribute-drawn-blind = { NAME($seat) } drew an attribute card.
treachery-taken = { NAME($seat) } took { A($treachery) } { NAME($treachery) }.
treachery-drawn = { NAME($seat) } drew { A($treachery) } { NAME($treachery) }.
treachery-drawn-blind = { NAME($seat) } drew a treachery card.
set-aside-returned = { $n ->
    [one] The card set aside was shuffled back into the draw pile.
   *[other] The { $n } cards set aside were shuffled back into the draw pile.
 }
attributes-discarded = { $n ->
    [one] { NAME($seat) } discarded { A($attribute) } { NAME($attribute) } card.
   *[other] { NAME($seat) } discarded { $n } { NAME($attribute) } cards.
 }
treachery-discarded = { $n ->
    [one] { NAME($seat) } discarded { A($treachery) } { NAME($treachery) }.
   *[other] { NAME($seat) } discarded { $n } { NAME($treachery, case: "pl") }.
 }

## The log: nobles

noble-placed = { NAME($seat) } placed { A($noble) } { NAME($noble) } in { THE($area) }.
noble-placed-with-courtesan = { NAME($seat) } placed { A($noble) } { NAME($noble) } in { THE($area) }, with a courtesan for { THE($attribute) }.
no-card-left = No { NAME($noble) } card was left for { NAME($seat) }.
hex-scored = { NAME($seat) } was first in { THE($area) }: { panel-points }.
square-scored = { NAME($seat) } has been in every area of { THE($country) }: { panel-points }.
large-scored = { NAME($seat) } has placed every type of noble: { panel-points }.

## The log: treachery

struck = { NAME($seat) } played { A($treachery) } { NAME($treachery) } at { NAME($owner, case: "poss") } { NAME($noble) } in { THE($area) }.
struck-capital = { NAME($seat) } played { A($treachery) } { NAME($treachery) } and { A($second) } { NAME($second) } at { NAME($owner, case: "poss") } { NAME($noble) } in { THE($area) }.
cube-drawn = A { NAME($seat, case: "adj") } cube was drawn.
killed = { NAME($owner, case: "poss") } { NAME($noble) } in { THE($area) } is dead.
survived = { NAME($owner, case: "poss") } { NAME($noble) } in { THE($area) } survived.

## The log: revolution and scoring

revolution-came = Revolution! The century of { NAME($century) } is over.
country-first = { NAME($seat) } has the most influence in { THE($country) } ({ $influence }): { panel-points }.
country-second = { NAME($seat) } is second in { THE($country) } ({ $influence }): { panel-points }.
tie-by-rank = { NAME($seat) } stood above { NAME($other) } in { THE($country) } by rank: { NAME($noble) }.
tie-by-hex = { NAME($seat) } stood above { NAME($other) } in { THE($country) } by the number of { THE($area) }.
country-empty = Nobody has influence in { THE($country) }.
century-begun = The century of { NAME($century) } began.
piles-renewed = New piles. Attribute cards shuffled: { $n }.
most-cards = { NAME($seat) } has the most { NAME($noble, case: "pl") }: { panel-points }.
half-for-cards = { NAME($seat) } and { NAME($other) } have the most { NAME($noble, case: "pl") }: { panel-points } each.
cards-tied = Nobody scores for the { NAME($noble, case: "pl") }.
won = { NAME($seat) } has won with { panel-points }!
won-by-cards = { NAME($seat) } has won with { panel-points } and more { NAME($noble, case: "pl") }!
shared-victory = Shared victory with { panel-points }.
taken-back = { NAME($seat) } took back what had been played since.
result-resigned = { NAME($seat) } resigned.
result-draw-agreed = A draw was agreed.

## Refusals

first-turn = In your first turn of the game you only take cards and place nobles.
    .help = From your second turn on all options are open.
too-few-to-refresh = The display cannot be renewed: the draw pile holds { $n }, { $needed } are needed.
    .help = Take three cards instead.
not-in-display = There is no { NAME($attribute) } in the display.
    .help = Take another card, or draw blind.
treachery-not-in-display = There is no { NAME($treachery) } in the display.
    .help = Take another card, or draw blind.
already-taken = You have taken your attribute card.
    .help = Now take a treachery card.
no-treachery-now = Treachery cards can be played only after you chose treachery and took both cards.
    .help = Choose treachery at the start of a turn.
not-yet = Nobles are placed after all cards are taken.
    .help = Take your cards first.
no-such-box = There is no such box in { THE($area) }.
    .help = Choose a box of the board.
box-occupied = The box in { THE($area) } is occupied: { NAME($owner, case: "poss") } { NAME($noble) } stands there.
    .help = Choose an empty box; only treachery removes a noble.
no-tile-left = You have no { NAME($noble) } left: all your tiles of this type are on the board.
    .help = Tiles of killed nobles do not come back. Choose another type.
cards-missing = You cannot pay for { A($noble) } { NAME($noble) }: you lack { $n ->
    [one] 1 card.
   *[other] { $n } cards.
 }
    .help = A courtesan replaces one card, but not for a king or a baron.
card-missing = You cannot pay for { A($noble) } { NAME($noble) }: you lack { THE($attribute) }.
    .help = Take that card, or use a courtesan where the rank allows it.
no-courtesan-for = No courtesan can replace { THE($attribute) } in your payment for { A($noble) } { NAME($noble) }.
    .help = One courtesan for a noble, none for king and baron; she must replace the card you lack.
not-in-the-cost = { A($noble, cap: 1) } { NAME($noble) } does not cost { THE($attribute) }.
    .help = Choose one of the cards of the cost.
not-emptied-by-you = You cannot place { A($noble) } { NAME($noble) } in { THE($area) }: that box was empty before your turn.
    .help = After choosing treachery you may only fill boxes you emptied this turn.
breaks-the-duty = The { NAME($noble) } in { THE($area) } is out of the question: you could not replace all but one of those you kill.
    .help = Replace others first, or keep the cards for them.
no-treachery-cards = You hold no treachery cards.
    .help = Replace those you killed, or finish.
not-held = You hold no { NAME($treachery) }.
    .help = Choose a card from your hand.
no-target = { THE($treachery, cap: 1) } has no target now.
    .help = One card needs an enemy noble in a province of its country, two need one in the capital; and you must be able to replace all but one of those you kill.
nobody-there = No { NAME($noble) } stands on that box in { THE($area) }.
    .help = Choose a living noble of another player.
own-noble = The { NAME($noble) } in { THE($area) } is your own.
    .help = Choose a noble of another player.
already-named = The { NAME($noble) } in { THE($area) } was already a target this turn.
    .help = Choose another noble.
other-country = { THE($treachery, cap: 1) } does not work in { THE($area) }.
    .help = Choose a target in a country the card shows.
capital-needs-two = { THE($area, cap: 1) } is a capital: one card is not enough.
    .help = Add a second card of the same kind or country.
province-needs-one = { THE($area, cap: 1) } is a province: two cards together strike in capitals only.
    .help = Choose a target in a capital, or go back and play one card.
no-pair = { THE($treachery, cap: 1) } and { THE($second) } make no pair.
    .help = Two assassins, or two cards that show the same country.
duty-open = You cannot finish yet: at least { $n } more of those you killed must be replaced.
    .help = Place your own nobles on the boxes you emptied.
not-in-hand = You have no { NAME($attribute) } card left to discard.
    .help = Choose another card.
no-surplus = You do not hold too many cards of this kind.
    .help = Only the surplus is discarded.

## Forecasts and the second line of an option

forecast-hex = first in { THE($area) }
forecast-square = every area of { THE($country) }
forecast-large = all seven types
forecast-alone = alone in { THE($country) } (influence { $influence })
forecast-first = first in { THE($country) } (influence { $influence })
forecast-second = second in { THE($country) } (influence { $influence })
forecast-behind = behind in { THE($country) } (influence { $influence })
forecast-first-by-rank = first in { THE($country) } (influence { $influence }) by rank: { NAME($noble) }
forecast-first-by-hex = first in { THE($country) } (influence { $influence }) by the number of { THE($area) }
forecast-own-cubes = own cubes
forecast-target-cubes = the target’s cube
forecast-odds = { $own ->
    [one] 1 of { $all } cubes kills: { $percent }%
   *[other] { $own } of { $all } cubes kill: { $percent }%
 }
forecast-certain = { NAME($owner, case: "poss") } { NAME($noble) } dies, no cube is drawn
forecast-strikes = { NAME($owner, case: "poss") } { NAME($noble) } in { THE($area) }: influence
forecast-strikes-one = { $n ->
    [one] strikes him for certain, no cube is drawn
   *[other] strikes one of these { $n } for certain, no cube is drawn
 }
forecast-strikes-in-pair = only with a second card, in a capital
danger-close = { $n ->
    [0] { NAME($seat) } is level with you in { THE($country) }
   *[other] { NAME($seat) } is only { $n } behind you in { THE($country) }
 }
hint-noble = { $n ->
    [one] { NAME($noble) }, 1 card
   *[other] { NAME($noble) }, { $n } cards
 }
hint-no-card = { NAME($noble) }, no noble card is left
hint-target = { NAME($owner, case: "poss") } { NAME($noble) }
hint-bag = succeeds with { $own } of { $all } cubes
hint-pair = a pair against a capital, with { A($treachery) } { NAME($treachery) }
hint-pile = { $n } in the draw pile
hint-revolution = { $n ->
    [one] the last card is the Revolution
   *[other] 1 of { $n } cards is the Revolution
 }
hint-held = you hold { $n }

## What can be done

do-take-three = Take three cards
do-refresh = New display, one card
do-choose-treachery = Treachery
do-take-attribute = Take: { NAME($target, case: "title") }
do-take-blind-attribute = Draw blind
do-take-treachery = Take: { NAME($target, case: "title") }
do-take-blind-treachery = Draw treachery blind
do-place-noble = Place: { NAME($target, case: "title") }
do-pay-in-full = Pay in full
do-pay-courtesan = Courtesan for: { NAME($target) }
do-play-treachery = Play: { NAME($target, case: "title") }
do-add-treachery = Add: { NAME($target, case: "title") }
do-strike = Target: { NAME($target, case: "title") }
do-finish = Finish
do-discard-attribute = Discard: { NAME($target, case: "title") }
do-discard-treachery = Discard: { NAME($target, case: "title") }

## Groups of options

verb-take-attribute = Take a card
verb-take-treachery = Take treachery
verb-place-noble = Place a noble
verb-pay-courtesan = Pay with a courtesan
verb-play-treachery = Play treachery
verb-add-treachery = Add a second card
verb-strike = Choose the target
verb-discard-attribute = Discard a card
verb-discard-treachery = Discard treachery

## The look back on a game

verb-deal-face-down = The revolution pile
verb-turn-up-attribute = Cards for the display
verb-draw-attribute = Blind draws
verb-revolution = Revolution
verb-turn-up-treachery = Treachery for the display
verb-draw-treachery = Blind draws of treachery
verb-draw-starter = Who starts
verb-draw-cube = Cubes from the bag

# Why an act is not open at all
panel-closed-place-noble = none that you could place now
panel-closed-play-treachery = none with a target in your hand
measure-points = Points
measure-nobles = Nobles on the board
measure-influence = Influence
measure-countries = Countries led
part-countries = Prospects in the countries
part-most-cards = Most cards of a type
part-sets = Sets of areas and ranks
part-hand = Nobles within reach of the hand
part-treachery = Treachery in hand
part-rivals = Lead over the others
ground-country = { NAME($country) }
ground-noble = { NAME($noble, case: "pl") }

## Panels

panel-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
panel-map = Western Europe
panel-display = Display
panel-pile-draw = draw
panel-pile-revolution = revolution
panel-pile-treachery = treachery
panel-pile-draw-help = Face-down attribute cards. Nobody knows their order; these you have not seen, in the piles or in other hands:
panel-pile-revolution-help = The last cards of the century with the Revolution among them: when it is drawn, the century ends.
panel-pile-treachery-help = Face-down treachery cards. These you have not seen:
panel-chip = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
  }
panel-ranks = { $n } of { $of } ranks
panel-hand = Your hand
panel-hand-short = Hand
panel-hand-counts = { $attributes } of { $limit }, { $treachery } of { $treachery_limit }
panel-hand-pays = The marked cards pay for the { NAME($noble) }.
panel-hand-pays-courtesan = The marked cards pay for the { NAME($noble) }: the courtesan stands for { THE($attribute) }.
panel-nobles = Your nobles
panel-nobles-all = Nobles
panel-nobles-short = Nobles
panel-nothing-to-place = your cards pay for no noble that could be placed: finish.
panel-nothing-to-play = no treachery card can be played and nobody replaced: finish.
panel-nobles-note = dashed: missing
panel-noble-help = Costs { $n ->
    [one] 1 card
   *[other] { $n } cards
 }. Noble cards left: { $left }. Most of them at the end: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
panel-noble-no-tile = You have no tile left.
panel-noble-tiles = Tiles you have left: { $n }.
panel-paid = paid
panel-stack = { $n ->
    [one] 1 noble card left
   *[other] { $n } noble cards left
 }
panel-large = for all seven ranks
panel-large-lacking = for all seven ranks; you lack { $n }
panel-score-of = { NAME($seat) }: { $n }
panel-cards = Attribute cards: { $n } of { $limit }
panel-treachery-cards = Treachery cards: { $n } of { $limit }
panel-known = Seen by all:
panel-discards = Discarded:
panel-of = of { $n }
panel-hexagons = First in an area
panel-squares = In every area of a country
panel-rounds = Influence at a revolution, all seven ranks
panel-noble-cards = { $n ->
    [one] 1 { NAME($noble) } card
   *[other] { $n } { NAME($noble) } cards
 }
panel-influence = Influence in { THE($country) }
panel-standing = { NAME($seat) }: { $n }
panel-nobody = nobody yet
panel-square = The first, then the second, with a noble in every area of { THE($country) }: { panel-points }
panel-round = { panel-points } for this place at the revolution
panel-tie-rank = tie: { NAME($seat) }, { NAME($noble) } over { NAME($other) }
panel-tie-hex = tie: { NAME($seat) }, { NAME($area) } ({ $n })
panel-box-empty = { NAME($box, case: "title") }: empty, influence { $n }
panel-box-held = { NAME($box, case: "title") }: { NAME($seat) }, influence { $n }
panel-bag = The bag
panel-bag-note = one cube is drawn
panel-bag-target = { NAME($seat, case: "poss") } { NAME($noble) } in { THE($area) }
panel-bag-choose = choose a target
panel-bag-dies = dies
panel-bag-lives = lives
panel-bag-drawn = drawn
panel-bag-cubes = Cubes in the bag: { $own } of yours, { $theirs } of the target
panel-percent = { $n }%

## The enlarged cards

card-help-attribute = It is part of the cost of these nobles: { $nobles }. A courtesan may stand for it, but not for a king or a baron.
card-help-courtesan = Stands for one missing card in the cost of a noble: at most one for a noble, none for a king or a baron.
card-help-assassin = In every country. One card: a noble of another player in a province. Two cards together: one in a capital. Three of your cubes and one of the owner’s go into the bag: draw your own, and the noble dies. You may replace the dead by a noble of your own, and from the second on you must.
card-help-country = { $countries }: one card removes a noble of another player from a province, two together one from the capital. No cube is drawn. You may replace the dead by a noble of your own, and from the second on you must.

## Words that the cards explain: how they are written there, and what they mean

word-province = Province
    .forms = province|provinces
    .says = An area with a thin frame. One treachery card is enough there.
word-capital = Capital
    .forms = capital
    .says = The area with a thick frame, one in each country. It takes two cards together to kill there.
word-bag = The bag
    .forms = bag
    .says = Your three cubes and one of the victim’s owner: three times in four your own is drawn, and the noble dies.
word-replace = The duty to replace
    .forms = replace
    .says = Of the nobles you kill in a turn at most one may stay unreplaced; the others you must replace by your own of the same type.
word-noble = Noble
    .forms = noble|nobles
    .says = Seven ranks from baron to king. Each costs the cards of the noble chart and stands only on a box of its rank.
word-cost = Cost
    .forms = cost
    .says = One card of each attribute in the noble’s row, no more and no less; a courtesan may stand for one.
word-courtesan = Courtesan
    .forms = courtesan
    .says = Replaces one missing attribute card; at most one for a noble, none for a king or a baron.

# The log: several lines as one
many-attribute-turned-up = { $n } attribute cards were turned up.
many-treachery-turned-up = { $n } treachery cards were turned up.
many-attribute-taken = { NAME($seat) } took { $n } attribute cards.
many-attribute-drawn = { NAME($seat) } drew { $n } attribute cards.
many-attribute-drawn-blind = { NAME($seat) } drew { $n } attribute cards.
many-attributes-discarded = { NAME($seat) } discarded { $n } attribute cards.

# What a computer's turn was for; said after its name
intent-strikes = strikes at { NAME($owner) } in { THE($area) }
intent-settles = sits down in { THE($area) }
intent-plots = plots treachery
intent-collects = collects cards

## moments, in the manner of a chronicle

told-place = { $way ->
    [1] { A($noble, cap: 1) } { NAME($noble) } of { NAME($seat) } takes his seat in { THE($area) }.
   *[0] { NAME($seat) } seats { A($noble) } { NAME($noble) } in { THE($area) }.
 }
told-first = { $way ->
    [1] { NAME($seat) } seats { A($noble) } { NAME($noble) } in { THE($area) }, the first there: { panel-points }.
   *[0] { NAME($seat) } is first in { THE($area) } with { A($noble) } { NAME($noble) }: { panel-points }.
 }
told-king = { $way ->
    [1] { THE($area, cap: 1) } has a king, and he is { NAME($seat, case: "poss") }.
   *[0] { NAME($seat) } crowns a king in { THE($area) }.
 }
told-replace = { $way ->
    [1] { NAME($seat) } fills the empty place in { THE($area) } with { A($noble) } { NAME($noble) }.
   *[0] { NAME($seat) } sits down in the dead man’s chair in { THE($area) }: { A($noble) } { NAME($noble) }.
 }
told-square = { NAME($seat) } has been everywhere in { THE($country) }: { panel-points }.
told-square-and-large = { NAME($seat) } has been everywhere in { THE($country) } and has nobles of every rank: { panel-points } at once.
told-large = { NAME($seat) } has nobles of every rank: { panel-points }.
told-collect = { NAME($seat) } seats nobody and collects cards.
told-strike = { NAME($seat) } sends { A($treachery) } { NAME($treachery) } to { THE($area) } against { NAME($owner, case: "poss") } { NAME($noble) }.
told-kill = { $way ->
    [1] { NAME($seat) } sends { A($treachery) } { NAME($treachery) } to { THE($area) }, and { NAME($owner, case: "poss") } { NAME($noble) } dies.
   *[0] { NAME($owner, case: "poss") } { NAME($noble) } dies in { THE($area) } by { A($treachery) } { NAME($treachery) } of { NAME($seat) }.
 }
told-spared = { $way ->
    [1] { NAME($seat) } strikes in { THE($area) }, but { NAME($owner, case: "poss") } { NAME($noble) } lives.
   *[0] The bag spares { NAME($owner, case: "poss") } { NAME($noble) } in { THE($area) }; { NAME($seat) } has tried in vain.
 }
told-revolution = The Revolution is drawn; the century is counted.
told-leader = The Revolution is drawn; { NAME($seat) } takes the most of the century: { panel-points }.
told-end-won = The third century is over, and nobody has more than { NAME($seat) }: { panel-points }.
told-end-cards = Two are level at { panel-points }; the larger number of { NAME($noble, case: "pl") } decides for { NAME($seat) }.
told-end-shared = The third century is over, and nothing parts the first: { panel-points } each.
term-first = first in { THE($area) }
term-square = everywhere in { THE($country) }
term-large = every rank
term-seat = { NAME($seat) }
row-country = { NAME($country) }
row-all = Together
why-sure = { THE($treachery, cap: 1) } draws no cube: it never fails.
why-killed = { NAME($seat) } had { $own } out of { $all } in the bag, and that is what came out.
why-spared = { NAME($owner) } had only { $n } out of { $all } in the bag, and yet that came out.
verdict-kill = { NAME($owner, case: "poss") } { NAME($noble) } is dead
verdict-spared = { NAME($owner, case: "poss") } { NAME($noble) } lives
odds-cube = How likely it was that a cube of { NAME($seat) } would come
verdict-revolution = The century is counted
