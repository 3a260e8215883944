
## B: winter and new troops (13, 17.5.10)

ask-recruit = choose how many troops { THE($power) } recruits (4 points of tactical cards each).
    .wait = recruit troops
ask-muster = give { THE($power) } { $n ->
    [one] its new troop
   *[other] its { $n } new troops
 }, one by one.
    .wait = divide new troops
ask-return-at = choose the major fortress on which { THE($general) } returns.
    .wait = choose where a general returns
cannot-pay-troops = { THE($power, cap: 1) } cannot pay for { $n } troops: they cost { $cost } points of tactical cards.
    .help = Recruit fewer troops.
no-room-for-troops = { THE($power, cap: 1) } has no room for { $n } troops: a general leads at most 8.
    .help = Recruit fewer troops.
has-most-troops = { THE($general, cap: 1) } already leads { $n } troops.
    .help = Give the troop to another general.
no-return-there = { THE($general, cap: 1) } cannot return to { THE($town) }.
    .help = Choose a major fortress of his home country that is free and under friendly control.
winter-begun = Winter after turn { $n }.
winter-scored = { THE($power, cap: 1) } has { $n ->
    [0] no marker
    [one] 1 marker
   *[other] { $n } markers
 } left in its pool.
recruited = { THE($power, cap: 1) } recruits { $n ->
    [0] no troops
    [one] 1 troop
   *[other] { $n } troops
 }.
troop-given = { THE($general, cap: 1) } gets 1 troop.
troops-unclaimed = { $n ->
    [one] 1 troop of { THE($power) } finds
   *[other] { $n } troops of { THE($power) } find
 } no general and { $n ->
    [one] is
   *[other] are
 } lost.
general-returned = { THE($general, cap: 1) } returns at { THE($town) }.
returned-to-box = { THE($general, cap: 1) } returns and goes on the expedition that was still due.
return-refused = { NAME($seat) } does not want { THE($general) } to return to { THE($town) }.

## B: politics (17, 25)

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
pc-turned-up = { NAME($pc) } is turned up.
election-called = The Imperial Election is turned up: the emperor is elected at the end of this turn.
trump-named = { NAME($seat) } names { NAME($suit) } as trump.
trump-turned-up = { NAME($tc) } is turned up for trump.
laid = { THE($power, cap: 1) } lays a tactical card on the display.
laid-nothing = { THE($power, cap: 1) } lays no tactical card.
turned-up = { THE($power, cap: 1) } has laid { NAME($tc) }.
turned-up-false = { THE($power, cap: 1) } has laid { NAME($tc) }: it is not trump and does not count.
influence = Influence of { THE($power) }: { $n }.
pc-chosen = { THE($power, cap: 1) } chooses { NAME($pc) }.
cards-saved = { THE($power, cap: 1) } saves its tactical cards on the display.
cards-taken-back = { THE($power, cap: 1) } takes its tactical cards back from the display.
cards-turned-down = { THE($power, cap: 1) } turns its tactical cards on the display face down.
pc-left = Nobody chooses { NAME($pc) }.
pc-discarded = { THE($power, cap: 1) } discards { NAME($pc) } without effect.
pc-must-be-discarded = { THE($power, cap: 1) } must discard { NAME($pc) }: its player has executed a card in this turn.
arrow-noted-left = { THE($power, cap: 1) } moves the marker of { THE($track) } to the left.
arrow-noted-right = { THE($power, cap: 1) } moves the marker of { THE($track) } to the right.
track-moved = The marker of { THE($track) } stands on space { $n }.
italy-won = { THE($power, cap: 1) } puts a victory marker on the “Italy” box.
italy-lost = { THE($power, cap: 1) } takes its victory marker off the “Italy” box.
text-draws = { THE($power, cap: 1) } draws { $n ->
    [one] 1 tactical card
   *[other] { $n } tactical cards
 }.
text-troops = { THE($power, cap: 1) } gets { $n ->
    [one] 1 new troop
   *[other] { $n } new troops
 }.
enemy-named = { THE($power, cap: 1) } names { THE($enemy) }.
card-discarded = { THE($power, cap: 1) } discards { NAME($tc) }.
expedition-sent = { THE($general, cap: 1) } leaves on an expedition.
expedition-raised = { THE($general, cap: 1) } is raised anew with 2 troops and leaves on an expedition.
expedition-owed = { THE($power, cap: 1) } has nobody to send: the next general who returns will go.
called-back = { THE($general, cap: 1) } is back from the expedition, at { THE($town) }.
no-way-back = { THE($general, cap: 1) } cannot come back: { THE($town) } is occupied and nobody can step aside.
stepped-aside = Who stood at { THE($town) } steps aside to { THE($there) }.

## B: the imperial election (18)

ask-vote = choose how many of the { $n ->
    [one] vote
   *[other] { $n } votes
 } of { THE($power) } go to Charles Albert; the rest go to Francis Stephen.
    .wait = vote
vote-promised = { THE($power, cap: 1) } has promised its votes to { NAME($candidate) }.
    .help = Keep the promise: agreements are binding.
voted = { THE($power, cap: 1) } votes: { $charles } for Charles Albert, { $francis } for Francis Stephen.
emperor-elected = { NAME($candidate) } is elected emperor; { THE($power) } puts a victory marker on the “Emperor” box.

## B: political changes (19)

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
peace-offered = Prussia offers Austria peace for Silesia.
peace-declined = Austria declines.
peace-made = Austria accepts: Silesia becomes Prussian, and Prussia is neutral.
prussian-markers-off = { $n ->
    [one] The Prussian marker
   *[other] All { $n } Prussian markers
 } in Austria leave the board; { $aside } set aside.
markers-taken-back = { THE($power, cap: 1) } takes its marker back from { THE($town) }.
second-train = The second Prussian supply train comes to { THE($town) }.
neutrality-over = Prussia’s neutrality is over.
general-displaced = { THE($general, cap: 1) } goes to { THE($town) }.
train-displaced = { THE($train, cap: 1) } goes to { THE($town) }.
objectives-reduced = France reduces its military objectives: { $n ->
    [one] 1 marker leaves
   *[other] { $n } markers leave
 } Austria, { $aside } set aside.
set-aside-returned = { THE($power, cap: 1) } gets { $n ->
    [one] the marker
   *[other] the { $n } markers
 } set aside back into its pool.
saxony-moved = The marker of Saxony stands on space { $n }.
saxony-stands = Saxony is now { NAME($status) }.

## B: contracts and agreements (20, 21)

ask-talk = make an offer to another player, or go on.
    .wait = negotiate
ask-clause = write the offer to { NAME($partner) }, clause by clause; then send it.
    .wait = write an offer
ask-clause-power = choose a power.
    .wait = write an offer
ask-clause-region = choose the country that { THE($power) } stays out of.
    .wait = write an offer
ask-clause-candidate = choose the candidate who gets the votes of { THE($power) }.
    .wait = write an offer
ask-clause-turns = choose for how many turns, this one included.
    .wait = write an offer
ask-answer = accept or decline the offer of { NAME($partner) }.
    .wait = answer an offer
crumb-negotiation = Negotiations
offer-made = { NAME($seat) } makes { NAME($partner) } an offer:
offer-accepted = { NAME($seat) } accepts the offer of { NAME($partner) }.
offer-declined = { NAME($seat) } declines the offer of { NAME($partner) }.
agreed-subsidy = { THE($power, cap: 1) } pays { THE($receiver) } a subsidy for { $n ->
    [one] 1 turn
   *[other] { $n } turns
 }.
agreed-end-subsidy = The subsidy from { THE($power) } to { THE($receiver) } ends.
agreed-truce = Truce between { THE($power) } and { THE($other) } until the end of turn { $until }.
agreed-stay-out = { THE($power, cap: 1) } stays out of { THE($region) } until the end of turn { $until }.
agreed-vote = { THE($power, cap: 1) } votes for { NAME($candidate) }.
agreed-words = { NAME($seat) } and { NAME($partner) } keep what they said at the table until the end of turn { $until }.
agreement-over = An agreement of { NAME($seat) } and { NAME($partner) } has run out.
contract-over = The subsidy contract of { THE($power) } with { THE($receiver) } ends: they are no longer allied.

## B: labels

do-recruit = Recruit { $target }
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
do-move-saxony = Saxony: { $target } to the right
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
