### Maria magyarul. A kérés a „Mária Terézia: ” után áll, ezért kisbetűvel kezdődik; a .wait az, amit a többiek olvasnak
### a „Várunk rá: Mária Terézia” után. Az elutasítás a tényt mondja, a .help azt, mi tenné szabályossá.

## A játék az előcsarnokban

game-title = Mária
game-invited = Máriára
game-subtitle = Az osztrák örökösödési háború, 1740–1748
game-about = Mária Terézia megörökölte Ausztriát, és szomszédai kérik a részüket. Lajos Franciaországot és Bajorországot vezeti, Frigyes Poroszországot és Szászországot ellene, a Pragmatikus Sereget pedig mellette. A tábornokok városról városra vonulnak olyan csapatokkal, amelyeket más nem tud megszámolni, a csatákat a vidék színének lapjaival vívják, és minden forduló politikával kezdődik.
game-hidden = A kézben tartott lapok és az egyes tábornokok csapatai titkosak; a hatalmak összes csapata nem.
game-scenario = Az osztrák örökösödési háború
game-scenario-note = A bevezető játék 9 forduló a cseh térképen, a haladó játék 12 forduló mindkét térképen, politikával. Három vagy két játékosnak.
option-form = Játék
option-form-advanced = Haladó játék
option-form-introductory = Bevezető játék
option-politics = Blöff a politikában
option-politics-standard = A blöfflap azonnal visszajön
option-politics-bluff_costs = A blöfflap egy fordulóra kiesik
option-peace_rounding = A félretett jelzők fele
option-peace_rounding-down = Lefelé kerekítve
option-peace_rounding-up = Felfelé kerekítve

## előkészület és hadtestek (4, 6)

ask-draw = húzz egy taktikai kártyát ({ NAME($power) }).
ask-allot = mondd meg, hány csapatot vezet { THE($general) }; még { $n } csapatot kell elosztani.
    .wait = elosztja a csapatait
ask-allot-introductory = mondd meg, hány csapatot vezet { THE($general) }; még { $n } csapat van, és a pihenő tábornokoké kimarad a játékból.
    .wait = elosztja a csapatait
ask-take-troops = mondd meg, hány csapat megy { A($n) } { $n } közül { THE($general, case: "with") }; a többi { THE($other, case: "near") } marad.
    .wait = elosztja egy hadtest csapatait
ask-command = mondd meg, ki a főparancsnok: { NAME($general) } vagy { NAME($other) }.
    .wait = főparancsnokot választ
ask-consent = beleegyezel, hogy { THE($general) } és { THE($other) } egy hadtestben legyen? Főparancsnok: { NAME($commander) }.
    .wait = dönt egy közös hadtestről
troops-divided = { THE($power, cap: 1) } csapatait elosztották.
turn-begun = Elkezdődött { A($n) } { $n }. forduló.
stage-begun = Elkezdődött { THE($stage) }.
do-allot = { $target } csapat
do-take-troops = { $target } csapat megy
do-command = Főparancsnok: { NAME($target) }
do-consent = Beleegyezem
do-refuse = Nem egyezem bele

## huszárok (7)

ask-hussar = helyezz el egy huszárt, vagy tartsd a táblán kívül.
    .wait = elhelyezi a huszárokat
ask-hussar-again = hagyd a huszárt { THE($town, case: "at") }, helyezd el újra, vagy vedd le.
    .wait = elhelyezi a huszárokat
hussar-placed = Huszár került ide: { NAME($town) }.
hussar-left = A huszár { THE($town, case: "at") } maradt.
hussar-taken-off = Lekerült a huszár innen: { NAME($town) }.
hussar-driven-off = Elűzték a huszárt innen: { NAME($town) }.
hussar-wrong-map = { THE($town, cap: 1) } nincs a cseh térképen.
    .help = A cseh térképen válassz várost.
hussar-too-far = { THE($town, cap: 1) } több mint { $n } városnyira van minden osztrák tábornoktól.
    .help = Válassz egy osztrák tábornokhoz közelebbi várost.
hussar-not-empty = Egység áll itt: { NAME($town) }.
    .help = Válassz üres várost.
do-place-hussar = Huszár ide: { NAME($target) }
do-leave-hussar = Marad, ahol van: { NAME($target) }
do-remove-hussar = Lekerül: { NAME($target) }

## taktikai kártyák és fizetés (8)

ask-subsidy = fizess támogatást Bajorországnak (Franciaország eggyel kevesebb, Bajorország eggyel több lapot húz), vagy tartsd meg a lapot.
    .wait = dönt Bajorország támogatásáról
ask-pay-supply = fizess még { $n } pontot az ellátásért taktikai kártyákkal ({ NAME($power) }), előbb a nagyobbakkal.
    .wait = az ellátást fizeti taktikai kártyákkal
ask-pay-train = fizess még { $n } pontot az ellátmány visszatéréséért taktikai kártyákkal ({ NAME($power) }), előbb a nagyobbakkal.
    .wait = egy ellátmány visszatérését fizeti taktikai kártyákkal
ask-pay-troops = fizess még { $n } pontot az új csapatokért taktikai kártyákkal ({ NAME($power) }), előbb a nagyobbakkal.
    .wait = az új csapatait fizeti taktikai kártyákkal
ask-pay-expedition = fizess még { $n } pontot a hadjáratra induló tábornokért taktikai kártyákkal ({ NAME($power) }), előbb a nagyobbakkal.
    .wait = a hadjáratra induló tábornokot fizeti taktikai kártyákkal
cards-drawn = { THE($power, cap: 1) } { $n } taktikai kártyát húzott.
card-drawn = { THE($power, cap: 1) } ezt húzta: { NAME($tc) }.
no-cards-without = { THE($power, cap: 1) } nem húzott, mert ellenség uralja { THE($town, case: "acc") }.
subsidy-paid = { THE($power, cap: 1) } 1 lap támogatást fizetett { THE($receiver, case: "dat") }.
subsidy-kept = { THE($power, cap: 1) } ebben a fordulóban nem fizetett támogatást { THE($receiver, case: "dat") }.
deck-opened = { A($n, cap: 1) } { $n }. pakli lett a húzópakli.
piles-joined = Új húzópakli: összekeverve { A($n) } { $n }. és { A($m) } { $m }. pakli félretett lapjai.
card-paid = { THE($power, cap: 1) } ezzel fizetett: { NAME($tc) }.
not-in-hand = { THE($power, case: "dat", cap: 1) } nincs ilyen lapja: { NAME($tc) }.
    .help = A kézből válassz lapot.
superfluous = { THE($tc, cap: 1) } nagyobb az előbb fizetett lapnál, így az fölöslegessé válhatna.
    .help = A nagyobb lapokkal fizess előbb.
too-small = { THE($tc, case: "with", cap: 1) } és a kisebb lapokkal nem jön ki { $n } pont.
    .help = Nagyobb lappal kezdd.
do-pay-subsidy = Kifizetem a támogatást
do-keep-subsidy = Megtartom a lapot
do-pay = Fizetek: { NAME($target) }

## ellátás (9)

ask-supply = válaszd ki, kinek az ellátását fizeti { THE($power) }; még { $n } pontnyi lap van.
    .wait = kiválasztja, kinek az ellátását fizeti
supplied = { THE($general, cap: 1) } újra kapott ellátást, és felfordult.
supply-paid = { THE($general, cap: 1) } ellátása { $n } pontba került.
unsupplied = { THE($general, cap: 1) } nem kapott ellátást: lefordult, és elveszített { $n } csapatot.
general-lost = { THE($general, case: "dat", cap: 1) } nem maradt csapata: lekerült a tábláról.
do-supply = Ellátás: { NAME($target) }

## mozgás (10)

ask-move = válassz egy egységet, amellyel lépsz, vagy fejezd be a mozgást.
    .wait = mozgatja az egységeit
ask-move-in-turn = lépj egy egységgel, vagy fejezd be; Flandriában { THE($power) } következik.
    .wait = mozgatja az egységeit
ask-path = válaszd ki, hová megy { THE($general) }: összesen { $n } város, végig főúton { $main }.
    .wait = mozgatja az egységeit
ask-train-path = válaszd ki, hová megy { THE($train) }: összesen { $n } város, végig főúton { $main }.
    .wait = mozgatja az egységeit
ask-reenter = válaszd ki az erődöt, ahol visszatér { THE($train) }.
    .wait = visszahoz egy ellátmányt
ask-reduce = csökkentsd Franciaország hadicéljait ({ $n } győzelemjelző lekerül Ausztriából), vagy lépj tovább.
    .wait = dönt a hadicéljairól
    .order = Franciaország hadicéljainak csökkentése
ask-step-aside = válaszd ki, hová tér ki, aki { THE($town, case: "at") } áll.
    .wait = kitér
moved = { THE($general, cap: 1) } { THE($town, case: "to") } vonult.
marched = { THE($general, cap: 1) } erőltetett menetben { THE($town, case: "to") } vonult.
stack-moved = { THE($general, cap: 1) } és { THE($other) } { THE($town, case: "to") } vonult.
stack-marched = { THE($general, cap: 1) } és { THE($other) } erőltetett menetben { THE($town, case: "to") } vonult.
train-moved = { THE($power, cap: 1) } ellátmánya { THE($town, case: "to") } ment.
joined = { THE($general, cap: 1) } csatlakozott { THE($other, case: "by") } { THE($town, case: "at") }.
consent-refused = { NAME($seat) } nem egyezett bele a közös hadtestbe { THE($general, case: "with") }.
train-eliminated = Megsemmisült { THE($power) } ellátmánya { THE($town, case: "at") }.
train-reentered = { THE($power, cap: 1) } ellátmánya visszatért: { NAME($town) }.
dispute-declared = { NAME($seat) } vitatta a sorrendet: Flandriában Ausztria és a Pragmatikus Sereg innentől felváltva lép.
flanders-passed = { THE($power, cap: 1) } lemondott arról, hogy Flandriában tovább lépjen.
has-moved = Ez az egység már lépett.
    .help = Olyan egységet válassz, amely még nem lépett.
not-on-map = Ez az egység nincs a térképen.
    .help = Válassz egy térképen álló egységet.
no-way-out = Ez az egység nem tud kilépni a városból.
    .help = Előbb azzal lépj, ami az útjában áll, vagy válassz másik egységet.
stack-refused = A másik játékos nem engedte, hogy ez a hadtest együtt lépjen.
    .help = Lépj csak a tábornokkal, vagy válassz másik egységet.
commands-no-stack = { THE($general, cap: 1) } nem főparancsnoka egy hadtestnek.
    .help = Lépj vele egyedül, vagy válaszd egy hadtest főparancsnokát.
waits-in-flanders = Flandriában most { THE($power) } következik.
    .help = Várd meg, amíg ott lép vagy lemond róla; a cseh térképen közben is léphetsz.
declined-in-flanders = { THE($power, cap: 1) } lemondott arról, hogy Flandriában tovább lépjen.
    .help = Válassz a cseh térképen egységet, vagy fejezd be.
no-dispute = A flandriai sorrendet most nem lehet vitatni.
    .help = Mozgásfázisonként egyszer lehet, amíg ott mindkét félnek van még lépetlen egysége, és senki sem fejezte be.
not-active = Most nem te mozgatod az egységeit: { NAME($power) }.
    .help = Soron lévő hatalmaid egységei közül válassz.
too-far = { THE($town, cap: 1) } túl messze van.
    .help = Ennek az egységnek { $n } város a hatótávja, végig főúton { $main }.
town-occupied = Egység áll itt: { NAME($town) }.
    .help = Kerüld meg: egység nem ugorhat át másikat.
no-third = Nem fér több tábornok ide: { NAME($town) }.
    .help = Egy hadtest két tábornok; válassz másik várost.
other-map = Nem léphet át a másik térképre: { NAME($power) }.
    .help = Maradj ezen a térképen.
unused-map = Flandriában van, amely nem szerepel a bevezető játékban: { NAME($town) }.
    .help = Maradj a cseh térképen.
closed-land = Ez az egység nem léphet be ide: { NAME($town) }.
    .help = Semleges vagy megígért területre nem szabad lépni, semleges hatalom pedig otthon marad; válassz másik várost.
not-on-march = Erőltetett menettel nem érhető el: { NAME($town) }.
    .help = Legfeljebb { $n } város, csak főúton, ellenséges erődöt és ellenséges egység szomszédját kerülve.
cannot-pay = { $n } pontnyi taktikai kártyába kerül, és a kéz ennél kevesebbet ér.
    .help = Gyűjts több lapot.
no-fortress-free = Nincs üres, baráti irányítású főerőd odahaza.
    .help = Előbb szabadíts fel egy főerődöt.
has-reentered = Ez az ellátmány ebben a fázisban már visszatért.
    .help = Várd meg a következő mozgásfázist.
train-in-box = Ez az ellátmány a „Szilézia” mezőn vár.
    .help = Csak Szilézia bekebelezése hozza játékba.
do-move-general = Lép: { NAME($target) }
do-move-stack = Lép a hadtest: { NAME($target) }
do-move-train = Lép: { NAME($target) }
do-move-to = Ide: { NAME($target) }
do-march-to = Erőltetett menet ide: { NAME($target) }
do-stop = Itt megáll
do-reenter = Visszahozom: { NAME($target) }
do-reenter-at = Visszatérés: { NAME($target) }
do-call-back = Visszahívom: { NAME($target) }
do-step-aside = Kitérés ide: { NAME($target) }
do-dispute = Vitatom a sorrendet Flandriában
do-pass-flanders = Flandriában végeztem
do-reduce = Csökkentem a hadicélokat
do-keep-objectives = Maradnak a hadicélok
do-finish = Befejezem

## hódítás (10.3, 12, 16.6)

conquered = { THE($power, cap: 1) } meghódította { THE($town, case: "acc") }.
questioned = { THE($power, cap: 1) } továbbvonult, de az erőd védett volt, ezért kérdőjelet kapott: { NAME($town) }.
conquered-later = Már nem védte senki: { THE($power) } meghódította { THE($town, case: "acc") }.
question-gone = Még mindig védett volt, ezért lekerült róla a kérdőjel: { NAME($town) }.
electors-won = { THE($power, cap: 1) } a négy rajnai erőd közül hármat irányított, és győzelemjelzőt tett a „Három választófejedelem” mezőre.
electors-lost = { THE($power, cap: 1) } levette győzelemjelzőjét a „Három választófejedelem” mezőről.

## harc és visszavonulás (11, 16)

ask-attacker = válaszd ki a tábornokot, aki következőnek támad.
    .wait = kiválasztja a következő harcot
ask-target = válaszd ki, kit támad meg { THE($general) }.
    .wait = kiválasztja a következő harcot
ask-card = játssz ki egy lapot ({ NAME($suit) }) vagy állj meg; { $n } pont a hátrányod.
    .wait = lapot játszik ki vagy megáll
ask-card-at-zero = nulla az állás: ha van, ki kell játszanod egy lapot ({ NAME($suit) }), vagy egy Tartalékot.
    .wait = lapot játszik ki vagy megáll
ask-retreat = válaszd ki, hová vonul vissza { THE($general) }, { $n } városnyira.
    .wait = kiválasztja a visszavonulás végét
combat-begun = { THE($general, cap: 1) } ({ NAME($town) }, { $n } csapat) megtámadta { THE($other, case: "acc") } ({ NAME($there) }, { $m } csapat).
card-played = { THE($power, cap: 1) } kijátszotta: { NAME($tc) }. Állása: { $n }.
reserve-played = { THE($power, cap: 1) } Tartalékot játszott ki, értéke { $value }. Állása: { $n }.
combat-drawn = { THE($general, cap: 1) } és { THE($other) } harca döntetlen lett.
combat-won = { THE($general, cap: 1) } legyőzte { THE($other, case: "acc") }, aki elveszített { $n } csapatot.
retreated = { THE($general, cap: 1) } { $n } városnyit visszavonult: { NAME($town) }.
no-retreat = { THE($general, cap: 1) } nem tudott ennyit visszavonulni, ezért minden csapatát elveszítette.
vp-won = { THE($power, cap: 1) } { $n } győzelmi pontot nyert.
vp-lost = { THE($power, cap: 1) } { $n } győzelmi pontot veszített.
wrong-suit = { THE($tc, cap: 1) } nem { NAME($suit) }, pedig ez a tábornokod mezőjének színe.
    .help = Ilyen színű lapot vagy Tartalékot játssz ki, vagy állj meg.
must-play = Nullánál ki kell játszanod egy lapot, amíg van ilyened: { NAME($suit) }.
    .help = Játssz ki ilyen lapot vagy Tartalékot.
no-reserve = Nincs Tartalék ebben a kézben.
    .help = Játssz ki egy színben megfelelő lapot, vagy állj meg.
not-farthest = A visszavonulás nem érhet véget itt: { NAME($town) }.
    .help = A győztestől a lehető legmesszebb ér véget, teljes hosszában, üres városokon át.
austria-first = { THE($general, cap: 1) } Ausztria minden támadása után támad.
    .help = Előbb Ausztria egyik támadását válaszd.
do-attack-with = Támad: { NAME($target) }
do-attack = Megtámadom: { NAME($target) }
do-play = Kijátszom: { NAME($target) }
do-play-reserve = Tartalék, értéke { $target }
do-concede = Megállok
do-retreat-to = Visszavonulás ide: { NAME($target) }

## előrejelzések és tippek

score-now = Mostani állás
score-card = { NAME($tc) }
score-reserve = Tartalék
keeps-right = Még mindig { $n } pont a hátrányod, folytathatod.
right-passes = { $n } ponttal vezetsz; az ellenfél jön.
right-passes-at-zero = Nulla az állás; az ellenfélnek lapot kell kijátszania, ha van megfelelő színű lapja.
ends-in-draw = A harc döntetlennel ér véget.
troops-lost = Elesett csapatok
loses-and-retreats = Elveszítesz { $n } csapatot, és visszavonulsz { $n } városnyit.
loses-all = { $n ->
    [one] Utolsó csapatodat is elveszíted.
   *[other] Minden csapatodat elveszíted ({ $n }).
 }
loses-all-cut-off = Nincs út a teljes visszavonuláshoz: minden csapatodat elveszíted ({ $n }).
towns-of-way = Városok az úton
way-is-free = { $n } városnyi út.
way-is-march = { $n } városnyi erőltetett menet: nem hódít.
way-conquers = Útközben elesik: { NAME($town) }.
hint-fights = szomszédja { THE($general) }{ $n ->
    [one] {""}
   *[other] {" "}és mások
 }: harc
hint-costs = { $n } pontba kerül
hint-costs-off-the-board = lekerül, { $n } pontért visszajön egy főerődbe
hint-hussar-stays-off = a táblán kívül
hint-own-powers = a saját hatalmaid között
hint-march = nem hódít; összesen legfeljebb { $n } város
hint-protected = védett erőd: { NAME($town) }
hint-open = védtelen erőd: { NAME($town) }
row-way = Út: { $n } város, legfeljebb { $most }
row-march = Erőltetett menet: { $n } város, legfeljebb { $most }; nem hódít
row-at-home = Otthon nem szorul ellátmányra
row-supplied = Ellátás: { $n } város, legfeljebb { $most }
row-supply-costs = Ellátás: { $n } város, legfeljebb { $most }; a huszárok miatt { $cost } pontba kerül
row-hungry = { NAME($general) } éhezni fog: nem kap ellátást
note-no-train = nincs ellátmány a térképen
note-train-far = az ellátmány { $n } városnyira van; legfeljebb { $most } lehet
note-train-cut-off = az ellenség minden rövid utat elzár az ellátmányhoz
plan-supplied = Ellátott tábornokok
plan-cards = Kézben tartott lapok
plan-fight = { NAME($general) } megütközik { THE($other, case: "with") } { THE($town, case: "near") }
row-feeds-all = { $n ->
    [one] Ellátja az egyetlen külföldi tábornokot
   *[other] Mind { A($n) } { $n } külföldi tábornokot ellátja
 }
row-feeds-some = { $hungry } tábornok éhezni fog, { $n } kap ellátást
row-feeds-nobody = Most senki sem szorul az ellátmányra
row-fight = Csata { THE($general, case: "with") } { THE($town, case: "near") }
row-fights = Csata { THE($general, case: "with") } { THE($town, case: "near") }, és még { $n } ellenféllel
note-same-suit = mindkettő { NAME($suit) } { NAME($suit, case: "adj") }: { $cards ->
    [0] nincs ilyen lapod
   *[other] { $cards } lapod van, összesen { $value }
 }; az ellenségnek { $other } lapja van
note-suits = te { NAME($suit) } { NAME($suit, case: "adj") }: { $cards ->
    [0] nincs ilyen lapod
   *[other] { $cards } lapod van, összesen { $value }
 }; az ellenség { NAME($foe) } { NAME($foe, case: "adj") }, { $other } lapja van
row-takes = Útközben elesik: { NAME($town) }
row-questions = Kérdőjelet kap: { NAME($town) }
note-guard = { $n ->
    [0] a tiéd, ha { THE($general) } már nem védi
   *[other] a tiéd, ha { THE($general) } és még { $n } tábornok már nem védi
 }
row-open = { THE($town, cap: 1) } elesik, ha továbbvonul
row-guarded = { THE($town, cap: 1) } kérdőjelet kap, ha továbbvonul
row-overruns = Megsemmisíti { THE($power) } ellátmányát
row-uncovers = { $n ->
    [0] Védelem nélkül marad: { NAME($town) }
   *[other] Védelem nélkül marad: { NAME($town) } és még { $n } erőd
 }

hint-peace = { $n ->
    [0] nincs porosz jelző Ausztriában
   *[other] { $n } porosz jelző lekerül Ausztriából ({ $aside } félre)
 }; semleges { A($until) } { $until }. fordulóig
hint-reduce = { $n } jelző lekerül, ebből { $aside } félre
hint-saxony = utána { NAME($status) }
hint-still-due = utána még { $n } pont
hint-overpaid = { $n ->
    [0] pontosan kifizetve
   *[other] kifizetve, { $n } pont elvész
 }
votes-cast = Eddig Károlyra
votes-now = Most rá
charles-wins = Károly Albertet megválasztják.
francis-wins = Ferenc Istvánt megválasztják.
votes-open = Szabadon leadható szavazat még: { $n }.
points-due = Fizetendő
points-paid = { NAME($tc) }
still-due = Utána még { $n } pont kell.
paid-with = { $n ->
    [0] Pontosan kifizetve.
   *[other] Kifizetve; { $n } pont elvész.
 }

## a játék vége (14, 23, 24)

won-by-fortresses = { NAME($seat) } elég erődöt foglalt el, és győzött.
won-by-holding-out = { NAME($seat) } kitartott, és győzött.
won-by-pool = { NAME($seat) } egyik hatalmának minden győzelemjelzőjét lerakta, és győzött.
won-by-surplus = Több készlet is kiürült; { NAME($seat) } szerezte a legtöbb további jelzőt, és győzött.
won-by-tie = Több készlet is kiürült, ugyanannyi további jelzővel; az egyenlőséget { NAME($seat) } nyerte.
won-by-winters = Az utolsó tél után { NAME($seat) } téli pontjainak összege a legkisebb: győzött.
drawn = A játék döntetlen.
taken-back = { NAME($seat) } visszavette, ami azóta történt.
result-resigned = { NAME($seat) } feladta a játszmát.
result-draw-agreed = Döntetlen, közös megegyezéssel.
measure-score = Haladás
part-means = Győzelemjelzők, csapatok és lapok
part-pieces = A tábornokok és az ellátmány helyzete
part-battle = Kilátások a harcban
part-rivals = Előny a legerősebb vetélytárssal szemben

## kenyérmorzsák és a forduló sávja

crumb-set-up = Előkészület
crumb-turn = { $n }. forduló
crumb-stage = { NAME($stage, case: "short") }
crumb-hussars = Huszárok
crumb-cards = Taktikai kártyák
crumb-supply = Ellátás
crumb-movement = Mozgás
crumb-combat = Harc
crumb-battle = { NAME($general) } – { NAME($other) }
crumb-politics = Politika
crumb-winter = Tél
crumb-election = Császárválasztás
strip-politics = Politika
strip-hussars = Huszárok
strip-stage = { NAME($stage, case: "short") }
strip-winter = Tél

## tél és új csapatok (13, 17.5.10)

ask-recruit = mondd meg, hány csapatot toboroz { THE($power) } (egyenként 4 pontnyi taktikai kártya).
    .wait = csapatokat toboroz
ask-muster = oszd el { THE($power) } { $n } új csapatát, egyenként.
    .wait = új csapatokat oszt el
ask-return-at = válaszd ki a főerődöt, ahol visszatér { THE($general) }.
    .wait = kiválasztja, hol térjen vissza egy tábornok
cannot-pay-troops = { THE($power, cap: 1) } nem tud kifizetni { $n } csapatot: { $cost } pontnyi taktikai kártyába kerülnek.
    .help = Toborozz kevesebbet.
no-room-for-troops = { THE($power, case: "dat", cap: 1) } nincs helye { $n } csapatnak: egy tábornok legfeljebb 8 csapatot vezet, és aki visszatér, annak erőd kell.
    .help = Toborozz kevesebbet.
has-most-troops = { THE($general, case: "dat", cap: 1) } már { $n } csapata van.
    .help = Add a csapatot másik tábornoknak.
no-return-there = { THE($general, cap: 1) } nem térhet vissza ide: { NAME($town) }.
    .help = Hazai területének szabad, baráti irányítású főerődjét válaszd.
winter-begun = Beköszöntött a tél { A($n) } { $n }. forduló után.
winter-scored = A készletekben maradt győzelemjelzőket feljegyeztük; a lap a játék végéig összehajtva marad.
winters-added = { THE($power, cap: 1) } téli pontjainak összege: { $n }.
recruited = { THE($power, cap: 1) } { $n ->
    [0] nem toborzott.
   *[other] { $n } csapatot toborzott.
 }
troop-given = { THE($general, cap: 1) } 1 csapatot kapott.
troops-unclaimed = { THE($power, cap: 1) } { $n } csapata elveszett: nem volt, aki befogadja.
general-returned = { THE($general, cap: 1) } visszatért: { NAME($town) }.
returned-to-box = { THE($general, cap: 1) } visszatért, és az elmaradt hadjáratra indult.
return-refused = { NAME($seat) } nem engedte, hogy { THE($general) } itt térjen vissza: { NAME($town) }.

## politika (17, 25)

ask-turn-up = csapj fel egy politikai kártyát.
ask-turn-up-trump = csapj fel egy taktikai kártyát aduért.
ask-trump = mondd be a forduló aduját.
    .wait = bemondja az adut
ask-lay = tegyél le lefordítva egy taktikai kártyát a politikai táblára ({ NAME($power) }; adu: { NAME($suit, case: "adj") }), vagy semmit.
    .wait = taktikai kártyát tesz le
ask-choose = válassz egy politikai kártyát ({ NAME($power) }), vagy hagyd bent a lapokat.
    .wait = politikai kártyát választ
ask-execute = hajtsd végre: { NAME($pc) } ({ NAME($power) }). Az utasítást, a nyilakat, vagy semmi többet.
    .wait = politikai kártyát hajt végre
ask-enemy = nevezd meg Ausztria egyik ellenségét, aki { $n } taktikai kártyát eldob.
    .wait = megnevez egy hatalmat
ask-discard = dobj el egy taktikai kártyát ({ NAME($power) }, még { $n }).
    .wait = taktikai kártyát dob el
ask-send = válaszd ki a tábornokot, akit { THE($power) } hadjáratra küld.
    .wait = tábornokot küld hadjáratra
ask-call-back = hívd vissza a hadjáratról, vagy hagyd ott: { NAME($general) }.
    .wait = tábornokot hív vissza
no-arms = Nincs rajta { THE($power) } címere: { NAME($pc) }.
    .help = Válassz olyan kártyát, amelyen rajta van, vagy hagyd bent a lapokat.
same-card-twice = Ez már megtörtént, vagy nincs rajta a kártyán: { NAME($pc) }.
    .help = Válassz mást a kártyáról, vagy fejezd be.
pc-turned-up = Felcsapott politikai kártya: { NAME($pc) }.
election-called = Felcsapták a „Birodalmi választás” kártyát: a forduló végén császárt választanak.
trump-named = { NAME($seat) } bemondta az adut: { NAME($suit) }.
trump-turned-up = Aduért felcsapott lap: { NAME($tc) }.
laid = { THE($power, cap: 1) } taktikai kártyát tett a politikai táblára.
laid-nothing = { THE($power, cap: 1) } nem tett le taktikai kártyát.
turned-up = { THE($power, cap: 1) } lapja: { NAME($tc) }.
turned-up-false = { THE($power, cap: 1) } lapja: { NAME($tc) }; nem adu, ezért nem számított.
influence = { THE($power, cap: 1) } befolyása: { $n }.
pc-chosen = { THE($power, cap: 1) } ezt választotta: { NAME($pc) }.
cards-saved = { THE($power, cap: 1) } bent hagyta a lapjait.
cards-taken-back = { THE($power, cap: 1) } visszavette a lapjait a politikai tábláról.
cards-turned-down = { THE($power, cap: 1) } lefordította a lapjait a politikai táblán.
pc-left = Senki sem választotta: { NAME($pc) }.
pc-discarded = { THE($power, cap: 1) } hatástalanul eldobta: { NAME($pc) }.
pc-must-be-discarded = { THE($power, case: "dat", cap: 1) } el kellett dobnia: { NAME($pc) }. Játékosa ebben a fordulóban már végrehajtott egy kártyát.
arrow-noted-left = { THE($power, cap: 1) } balra lépést jegyzett fel: { NAME($track) }.
arrow-noted-right = { THE($power, cap: 1) } jobbra lépést jegyzett fel: { NAME($track) }.
track-moved = { THE($track, cap: 1) } jelzője { A($n) } { $n }. mezőre került.
italy-won = { THE($power, cap: 1) } győzelemjelzőt tett az „Olaszország” mezőre.
italy-lost = { THE($power, cap: 1) } levette győzelemjelzőjét az „Olaszország” mezőről.
text-draws = { THE($power, cap: 1) } a kártyától { $n } taktikai kártyát kapott.
text-troops = { THE($power, cap: 1) } a kártyától { $n } új csapatot kapott.
enemy-named = { THE($power, cap: 1) } megnevezte: { NAME($enemy) }.
card-discarded = { THE($power, cap: 1) } eldobta: { NAME($tc) }.
expedition-sent = { THE($general, cap: 1) } hadjáratra indult.
expedition-raised = { THE($general, cap: 1) } 2 új csapattal hadjáratra indult.
expedition-owed = { THE($power, case: "dat", cap: 1) } nem volt kit küldenie: a legközelebb visszatérő tábornok megy majd.
called-back = { THE($general, cap: 1) } visszajött a hadjáratról: { NAME($town) }.
no-way-back = { THE($general, cap: 1) } nem jöhetett vissza: { NAME($town) } foglalt volt, és senki sem tudott kitérni.
stepped-aside = Aki { NAME($town, case: "at") } állt, ide tért ki: { NAME($there) }.

## a császárválasztás (18)

ask-vote = mondd meg, { THE($power) } { $n } szavazatából hányat kap Károly Albert; a többi Ferenc Istváné.
    .wait = szavaz
vote-promised = { THE($power, cap: 1) } neki ígérte a szavazatait: { NAME($candidate) }.
    .help = Tartsd meg az ígéretet: a megállapodás kötelező.
voted = { THE($power, cap: 1) } szavazata: { $charles } Károly Albertre, { $francis } Ferenc Istvánra.
emperor-elected = Császár lett: { NAME($candidate) }. { THE($power, cap: 1) } győzelemjelzőt tett a „Császár” mezőre.

## politikai változások (19)

ask-offer-peace = ajánlj békét Ausztriának, és kebelezd be Sziléziát, vagy folytasd a háborút.
    .wait = dönt a békeajánlatról
ask-accept-peace = fogadd el Szilézia bekebelezését és Poroszország két fordulónyi semlegességét, vagy utasítsd el.
    .wait = válaszol a békeajánlatra
ask-second-train = válaszd ki a második porosz ellátmány főerődjét.
    .wait = ellátmányt helyez el
ask-displace = válaszd ki a várost, ahová { THE($general) } távozik.
    .wait = elmozdít egy tábornokot
ask-displace-train = válaszd ki a várost, ahová { THE($train) } távozik.
    .wait = elmozdít egy ellátmányt
ask-saxony = mondd meg, hány mezőt lép jobbra Szászország jelzője (legfeljebb { $n }).
    .wait = Szászország jelzőjét mozgatja
peace-offered = Poroszország békét ajánlott Ausztriának Sziléziáért.
peace-declined = Ausztria elutasította a békét.
peace-made = Ausztria elfogadta: Szilézia porosz lett, és Poroszország semleges.
prussian-markers-off = Ausztriából lekerült { $n } porosz győzelemjelző; félretéve: { $aside }.
markers-taken-back = { THE($power, cap: 1) } visszavette a győzelemjelzőjét: { NAME($town) }.
second-train = A második porosz ellátmány helye: { NAME($town) }.
neutrality-over = Poroszország semlegessége véget ért.
general-displaced = { THE($general, cap: 1) } ide távozott: { NAME($town) }.
train-displaced = { THE($train, cap: 1) } ide távozott: { NAME($town) }.
objectives-reduced = Franciaország csökkentette hadicéljait: { $n } győzelemjelző lekerült Ausztriából; félretéve: { $aside }.
set-aside-returned = { THE($power, cap: 1) } visszakapta készletébe a félretett { $n } győzelemjelzőt.
saxony-moved = Szászország jelzője { A($n) } { $n }. mezőre került.
saxony-stands = Szászország mostantól { NAME($status) }.

## szerződések és megállapodások (20, 21)

ask-talk = tegyél ajánlatot egy másik játékosnak, vagy lépj tovább.
    .wait = tárgyal
    .order = Ajánlatok a forduló elején
ask-clause = állítsd össze az ajánlatot { NAME($partner, case: "dat") } pontról pontra, aztán küldd el.
    .wait = ajánlatot ír
ask-clause-giver = válaszd ki, melyik hatalom fizeti a támogatást.
    .wait = ajánlatot ír
ask-clause-receiver = válaszd ki, melyik hatalom kapja { THE($power) } támogatását.
    .wait = ajánlatot ír
ask-clause-ended-giver = válaszd ki, melyik hatalom nem fizet tovább támogatást.
    .wait = ajánlatot ír
ask-clause-ended-receiver = válaszd ki, melyik hatalomnak nem fizet tovább { THE($power) }.
    .wait = ajánlatot ír
ask-clause-truce = válaszd ki, melyik hatalom köt fegyverszünetet.
    .wait = ajánlatot ír
ask-clause-truce-with = válaszd ki, melyik hatalommal köt fegyverszünetet { THE($power) }.
    .wait = ajánlatot ír
ask-clause-avoider = válaszd ki, melyik hatalom kerül el egy országot.
    .wait = ajánlatot ír
ask-clause-voter = válaszd ki, melyik hatalom ígéri oda a szavazatait.
    .wait = ajánlatot ír
ask-clause-region = válaszd ki az országot, amelyet { THE($power) } elkerül.
    .wait = ajánlatot ír
ask-clause-candidate = válaszd ki a jelöltet, aki megkapja { THE($power) } szavazatait.
    .wait = ajánlatot ír
ask-clause-turns = mondd meg, hány fordulóra szól, ezzel együtt.
    .wait = ajánlatot ír
ask-answer = fogadd el vagy utasítsd el az ajánlatot ({ NAME($partner) }).
    .wait = ajánlatra válaszol
promised-away = { THE($power, cap: 1) } megígérte, hogy elkerüli { THE($region, case: "acc") }.
    .help = Válassz másik utat: a megállapodás kötelező.
crumb-negotiation = Tárgyalások
offer-made = { NAME($seat) } ajánlatot tett { NAME($partner, case: "dat") }:
offer-accepted = { NAME($seat) } elfogadta { NAME($partner) } ajánlatát.
offer-declined = { NAME($seat) } elutasította { NAME($partner) } ajánlatát.
agreed-subsidy = { THE($power, cap: 1) } { $n } fordulón át támogatást fizet { THE($receiver, case: "dat") }.
agreed-end-subsidy = Megszűnik a támogatás, amelyet { THE($power) } fizet { THE($receiver, case: "dat") }.
agreed-truce = Fegyverszünet { A($until) } { $until }. forduló végéig { THE($power) } és { THE($other) } között.
agreed-stay-out = { THE($power, cap: 1) } { A($until) } { $until }. forduló végéig elkerüli { THE($region, case: "acc") }.
agreed-vote = { THE($power, cap: 1) } erre a jelöltre szavaz: { NAME($candidate) }.
agreed-words = { NAME($seat) } és { NAME($partner) } { A($until) } { $until }. forduló végéig tartja magát ahhoz, amit az asztalnál megbeszéltek.
agreement-over = Véget ért { NAME($seat) } és { NAME($partner) } egyik megállapodása.
contract-over = Megszűnt { THE($power) } és { THE($receiver) } támogatási szerződése, mert már nem szövetségesek.

## gombok

do-recruit = { $target ->
    [0] Nincs toborzás
   *[other] { $target } csapat toborzása
 }
do-give-troop = Csapat: { NAME($target) }
do-return = Visszatérés: { NAME($target) }
do-return-at = Visszatérés ide: { NAME($target) }
do-name-trump = Adu: { NAME($target, case: "adj") } { NAME($target) }
do-lay = Letétel: { NAME($target) }
do-lay-nothing = Nem teszek le lapot
do-choose = Választás: { NAME($target, case: "title") }
do-save = Lapok bent hagyása
do-follow-text = Utasítás végrehajtása
do-marker-left = Balra: { NAME($target) }
do-marker-right = Jobbra: { NAME($target) }
do-name-enemy = Megnevezés: { NAME($target) }
do-discard = Eldobás: { NAME($target) }
do-send = Hadjáratra: { NAME($target) }
do-leave-away = Ott marad
do-vote-charles = { $target } Károly Albertre
do-offer-peace = Békeajánlat
do-offer-no-peace = A háború folytatása
do-accept-peace = A béke elfogadása
do-decline-peace = A béke elutasítása
do-place-train = Ellátmány ide: { NAME($target) }
do-displace-to = Ide: { NAME($target) }
do-move-saxony = { $target ->
    [0] A jelző marad
   *[other] { $target } mezővel jobbra
 }
do-talk-to = Ajánlat: { NAME($target) }
do-end-talks = Nincs ajánlatom
do-clause-subsidy = Támogatás
do-clause-end-subsidy = Támogatás megszüntetése
do-clause-truce = Fegyverszünet
do-clause-stay-out = Ország elkerülése
do-clause-vote = Szavazatok a választáson
do-clause-words = Ahogy megbeszéltük
do-clause-power = { NAME($target) }
do-clause-region = { NAME($target) }
do-clause-candidate = { NAME($target) }
do-clause-turns = { $target } forduló
do-send-offer = Ajánlat elküldése
do-cancel-offer = Ajánlat elvetése
do-accept-offer = Elfogadás
do-decline-offer = Elutasítás

## a politikai kártyák szövege

card-help-draw = { THE($power, cap: 1) } { $n } taktikai kártyát húz.
card-help-troops = { THE($power, cap: 1) } { $n } új csapatot kap.
card-help-discard = { THE($power, cap: 1) } eldob { $n } tetszőleges taktikai kártyát.
card-help-discard-enemy-of-austria = Ausztria egyik ellensége, akit a végrehajtó hatalom megnevez, eldob { $n } tetszőleges taktikai kártyát.
card-help-expedition = { THE($power, cap: 1) } ennek a fordulónak a hátralévő részére és a következőre hadjáratra küldi egyik tábornokát.
card-help-arrow-left = { THE($track, case: "at", cap: 1) } { WORD($n) } mezőt balra.
card-help-arrow-right = { THE($track, case: "at", cap: 1) } { WORD($n) } mezőt jobbra.
card-help-arrow-either = { THE($track, case: "at", cap: 1) } { WORD($n) } mezőt balra vagy jobbra.
card-help-imperial-election = Helyette még egy kártyát kell felcsapni; a forduló végén császárt választanak.

## A visszatekintés: tettek és húzások fajtánként

verb-draw = Húzott taktikai kártyák
verb-turn-up-pc = Felcsapott politikai kártyák
verb-turn-up-trump = Felcsapott adu
verb-allot = Csapatok elosztása
verb-take-troops = Hadtest megosztása
verb-command = Főparancsnok választása
verb-place-hussar = Huszár elhelyezése
verb-leave-hussar = Huszár marad
verb-remove-hussar = Huszár levétele
verb-pay = Fizetés lappal
verb-supply = Ellátás fizetése
verb-move-general = Tábornok lép
verb-move-stack = Hadtest lép
verb-move-train = Ellátmány lép
verb-move-to = Út választása
verb-march-to = Erőltetett menet
verb-reenter = Ellátmány visszahozása
verb-reenter-at = Erőd választása
verb-call-back = Tábornok visszahívása
verb-step-aside = Kitérés
verb-attack-with = Támadó választása
verb-attack = Célpont választása
verb-play = Lap kijátszása
verb-play-reserve = Tartalék kijátszása
verb-retreat-to = Visszavonulás választása
verb-recruit = Csapatok toborzása
verb-give-troop = Új csapat kiosztása
verb-return = Tábornok visszatér
verb-return-at = Visszatérés helye
verb-name-trump = Adu bemondása
verb-lay = Lap a politikai táblára
verb-choose = Politikai kártya választása
verb-marker-left = Jelző balra
verb-marker-right = Jelző jobbra
verb-name-enemy = Hatalom megnevezése
verb-discard = Lap eldobása
verb-send = Tábornok küldése
verb-vote-charles = Szavazás
verb-place-train = Második ellátmány elhelyezése
verb-displace-to = Figura hazaküldése
verb-move-saxony = Szászország jelzője
verb-talk-to = Ajánlattétel
verb-clause-power = Hatalom az ajánlatban
verb-clause-region = Ország az ajánlatban
verb-clause-candidate = Jelölt az ajánlatban
verb-clause-turns = Az ajánlat hossza

## táblák a terminálban

board-turn = { $n }. forduló a { $last }-ből
board-power = Hatalom
board-cards = Lapok
board-troops = Csapatok
board-pool = Hátravan
board-hand = Kéz
board-generals = Tábornokok
board-fight = { NAME($general) } ({ $n }) támad, { NAME($other) } ({ $m }) védekezik; pontszám: { $score }
board-away = távol

## a böngésző paneljei

panel-map = Flandria és Csehország térképe
panel-hand = Taktikai kártyáid
panel-hand-of = { THE($power, cap: 1) } lapjai
panel-cards = { $n } lap
panel-cards-short = Taktikai kártyák a kézben és a bevétel
panel-deck = { $n }. pakli
panel-reserve = Tartalék
panel-reserve-as = A Tartalék értéke
panel-troops = { $n } csapat
panel-troops-short = Csapatok összesen
panel-face-down = ellátás nélkül
panel-face-down-card = Képpel lefelé fekvő lap
panel-away = hadjáraton
panel-removed = nincs játékban
panel-supply-home = otthon kap ellátást
panel-supply-path = ellátási út: { $n } város
panel-supply-cost = huszár az ellátási úton: { $n } pont
panel-supply-none = nincs ellátási útja
panel-protects = védi: { $towns }
panel-fort-minor = kisebb erőd
panel-fort-major = főerőd
panel-fort-elector = választófejedelmi erőd
panel-held-by = irányítja: { NAME($power) }
panel-question = kérdőjel: { NAME($power) }
panel-turn-of = { $n }. forduló a { $of }-ből
panel-winter = Tél
panel-markers-to-place = Hátralévő jelzők
panel-fortresses-to-win = Meghódítandó erődök
panel-to-place = jelző kell
panel-to-win = erőd kell
panel-hold-out = Akkor győz, ha kitart { A($n) } { $n }. forduló végéig.
panel-saved = { $n } félretett lap a politikai táblán
panel-subsidy = Támogatást fizet { THE($power, case: "dat") } ({ $n } forduló).
panel-politics = Politikai tábla
panel-politics-short = Politika
panel-trump = Adu
panel-college = Választófejedelmek ({ $n } szavazat dönt)
panel-votes = Károly Albert { $charles }, Ferenc István { $francis }
panel-not-voted = még nem szavazott
panel-boxes = Győzelmi mezők
panel-no-boxes = mind üres
panel-agreements = Érvényes megállapodások
panel-no-agreements = nincs
panel-draft = Ajánlatod { NAME($partner, case: "dat") }
panel-offer = { NAME($seat) } ajánlata { NAME($partner, case: "dat") }
panel-no-clauses = még nincs benne egy pont sem
panel-duel = Harc
panel-attacks = támad
panel-defends = védekezik
panel-score = Pontszám ({ NAME($general) }): { $n }
panel-right-again = még te jössz
panel-must-answer = utána { THE($power) }
panel-if-you-stop = Ha most megállsz
panel-if-they-stop = Ha most megáll { THE($power) }
panel-share-out = Egyenletesen
panel-divide-all = { $target } csapat elosztása
panel-divide = Csapatok
panel-troops-left = még { $n }
panel-troops-limits = { $least }–{ $most }
panel-troops-note = Egy tábornok legfeljebb 8 csapatot vezet; mindegyiknek legalább annyi kell, amennyi a hadseregtábláján áll.
panel-fewer-troops = Kevesebb csapat: { $name }
panel-more-troops = Több csapat: { $name }
panel-ask-card-reserve = játssz ki egy Tartalékot vagy állj meg: nincs ilyen lapod ({ NAME($suit) }), és { $n } pont a hátrányod.
panel-ask-card-none = állj meg: nincs ilyen lapod ({ NAME($suit) }), sem Tartalékod; { $n } pont a hátrányod.
panel-ask-card-at-zero-reserve = nulla az állás, és nincs ilyen lapod ({ NAME($suit) }): játssz ki egy Tartalékot, vagy állj meg.
panel-ask-card-at-zero-none = nulla az állás, és nincs ilyen lapod ({ NAME($suit) }), sem Tartalékod: állj meg.
panel-points-short = { NAME($power) } +{ $n }
panel-retreats = visszavonulás: { $n } város
panel-cards-again = Vissza a lapokhoz
panel-ask-divide = oszd el a tábornokaid között { A($n) } { $n } csapatodat.
panel-keeps = { $n ->
    [0] { NAME($general) } minden csapatát elveszíti
   *[other] { NAME($general) } csapataiból { $n } marad
 }
panel-no-retreat = Nincs elég hosszú út, vagy nem marad csapat: minden csapat elvész.

## A nagyított kártyák

card-help-tactical = Harcban értéke a pontszámodhoz adódik, ha olyan színű, mint tábornokod szektora. Fizetéskor a színétől függetlenül az értékét éri. A politikai táblán akkor számít, ha adu.
card-help-reserve = Kijátszásakor te mondod meg a színét és 1 és 8 közötti értékét. Fizetéskor 8-at ér, a politikai táblán 16-ot, és ott mindig adu.
card-help-general = 1–8 csapatot vezet; hogy mennyit, titok, amíg harcba nem kerül. Két együtt álló közül a kisebb rangszámú a főparancsnok.
panel-card-political = politikai kártya
panel-card-general = { $power }, { $rank }. rang

## Szavak, amelyeket a kártyák megmagyaráznak: hogyan állnak ott, és mit jelentenek

word-tactical-card = Taktikai kártya
    .forms = taktikai kártyá*
    .says = Színe és 2–10 közötti értéke van, vagy Tartalék. Velük dől el a harc, belőlük fizethető az ellátás és a toborzás, és befolyást adnak a politikában.
word-track = Politikai sáv
    .forms = mezőt balra|mezőt jobbra|mezőt
    .says = Szászország, Oroszország és Olaszország jelzője a választás végén mozdul. Az ikonos mezők lapot, pontot vagy hadjáratot hoznak.
word-troops = Új csapatok
    .forms = új csapat*
    .says = A hatalom azonnal, tetszése szerint osztja szét tábornokai között, egynek legfeljebb 8 lehet; annak is adhat, aki nincs a táblán: az visszatér.
word-expedition = Hadjárat
    .forms = hadjárat*
    .says = A hatalom egyik tábornoka a térképen kívüli mezőre kerül, és nincs játékban, amíg a hadjárat tart.
word-execute = Végrehajtás
    .forms = végrehajtó hatalom|végrehajtó
    .says = A kártyát választó hatalom: követi a szöveget, mozgatja a jelzőket, mindkettőt teszi, vagy eldobja a lapot.
word-emperor = Császárválasztás
    .forms = császár*
    .says = A választófejedelmi erődök kilenc szavazata; öttel Bajor Károly vagy Lotaringiai Ferenc lesz császár.
word-suit = Szín
    .forms = színű|szín|színe
    .says = Harcban csak annak a szektornak a színe jó, amelyben a saját tábornokod áll.
word-score = Pontszám a harcban
    .forms = pontszám*
    .says = A csapatok különbsége, minden lappal változik. Aki hátrányban van, játszhat ki lapot; aki nem tud, annyi csapatot veszít, amennyivel hátrább van.
word-trump = Adu
    .forms = adu*
    .says = A politikában most számító szín; az mondja be, aki legutóbb harcot nyert.
word-pay = Fizetés
    .forms = fizetés*
    .says = Az ellátás, a visszatérés és a toborzás bármilyen színű lapokból fizethető. Visszajáró nincs.
word-supreme = Főparancsnok
    .forms = főparancsnok*
    .says = Két együtt álló tábornok közül a kisebb rangszámú parancsol, ő van felül.

# A napló: több sor egyben
many-troops-divided = { $n } hatalom elosztotta a csapatait.
many-pc-turned-up = { $n } politikai kártyát csaptak fel.
many-pc-left = { $n } politikai kártyát senki sem választott.
many-laid = { $n } hatalom taktikai kártyát tett a politikai táblára.
many-laid-nothing = { $n } hatalom nem tett le taktikai kártyát.
many-hussar-placed = { $n } huszár került a térképre.
many-hussar-taken-off = { $n } huszár lekerült a térképről.
many-card-drawn = { THE($power, cap: 1) } { $n } taktikai kártyát húzott.
many-card-paid = { THE($power, cap: 1) } { $n } lappal fizetett.
many-train-moved = { THE($power, cap: 1) } ellátmánya { $n } alkalommal lépett.
many-conquered = { THE($power, cap: 1) } { $n } erődöt hódított meg.
many-conquered-later = { $n } erődöt már nem védett senki: { THE($power) } meghódította őket.
many-troop-given = { $n } csapatot osztottak ki.

# Mire ment ki egy gépi játékos lépése; a neve után áll
intent-takes = elfoglalja { THE($town, case: "acc") }
intent-helps-poor = lapokat kínál: { THE($power, case: "dat") } alig van
intent-truce-weak = fegyverszünetet ajánl: Poroszországnak több csapata van
intent-truce-strong = fegyverszünetet ajánl: inkább megtartaná, amit szerzett
intent-takes-cards = elfogadja: jól jönnek a lapok
intent-takes-truce = elfogadja: szüksége van a fegyverszünetre
intent-no-cards = elutasítja: nincs fölösleges lapja
intent-no-truce = elutasítja: a háborútól többet vár
intent-no-promise = elutasítja: nem köti meg a kezét
intent-gathers = { THE($town, case: "near") } gyülekezik
intent-threatens = fenyegeti { THE($town, case: "acc") }
intent-faces = { THE($general, case: "acc") } { THE($other) } elé állítja
intent-goes = { THE($general, case: "acc") } { THE($town, case: "to") } küldi

## pillanatok, krónikás hangon

told-train-eliminated = Megsemmisül { THE($power) } ellátmánya { THE($town, case: "at") }.
told-peace-made = Ausztria elfogadja: Szilézia porosz lesz, Poroszország pedig semleges.
told-neutrality-over = Poroszország semlegessége véget ér.
told-saxony-stands = Szászország mostantól { NAME($status) }.
told-italy-won = { THE($power, cap: 1) } győzelemjelzőt tesz az „Olaszország” mezőre.
told-italy-lost = { THE($power, cap: 1) } leveszi győzelemjelzőjét az „Olaszország” mezőről.
told-electors-won = { THE($power, cap: 1) } a négy rajnai erőd közül hármat irányít, és győzelemjelzőt tesz a „Három választófejedelem” mezőre.
told-electors-lost = { THE($power, cap: 1) } leveszi győzelemjelzőjét a „Három választófejedelem” mezőről.
told-objectives-reduced = Franciaország csökkenti hadicéljait: { $n } győzelemjelző lekerül Ausztriából; félretéve: { $aside }.
told-agreed-truce = Fegyverszünet { A($until) } { $until }. forduló végéig { THE($power) } és { THE($other) } között.
told-general-lost = { THE($general, case: "dat", cap: 1) } nem marad csapata: lekerül a tábláról.
told-march = { $way ->
    [1] { THE($general, cap: 1) } útra kel, és { THE($town, case: "to") } ér.
   *[0] { THE($general, cap: 1) } { THE($town, case: "to") } vonul.
 }
told-train = { THE($power, cap: 1) } ellátmánya { THE($town, case: "to") } vonul.
told-march-two = { $way ->
    [1] { THE($general, cap: 1) } { THE($town, case: "to") } indul, { THE($other) } pedig { THE($there, case: "to") }.
   *[0] { THE($general, cap: 1) } { THE($town, case: "to") } vonul, { THE($other) } { THE($there, case: "to") }.
 }
told-march-more = { THE($general, cap: 1) } { THE($town, case: "to") } vonul, { THE($other) } { THE($there, case: "to") }; { $way ->
    [1] mögöttük még { WORD($n) } egység lép.
   *[0] még { WORD($n) } egység lép.
 }
told-meet = { $way ->
    [1] { THE($general, cap: 1) } és { THE($other) } { THE($town, case: "at") } egyesül.
   *[0] { THE($general, cap: 1) } és { THE($other) } { THE($town, case: "at") } találkozik.
 }
told-open = { $way ->
    [1] Senki sem áll útjában: { THE($general) } beveszi { THE($town, case: "acc") }.
   *[0] { THE($town, cap: 1) } kaput nyit { THE($general, case: "dat") }, és senki sem jön becsukni.
 }
told-passing = { $way ->
    [1] { THE($general, cap: 1) } menetből beveszi { THE($town, case: "acc") }, és meg sem áll.
   *[0] { THE($general, cap: 1) } menet közben beveszi { THE($town, case: "acc") }.
 }
told-passing-more = { THE($general, cap: 1) } egyetlen menetben { WORD($n) } erődöt vesz be, utoljára { THE($town, case: "acc") }.
told-later = { $way ->
    [1] { THE($town, case: "acc", cap: 1) } nem védi többé senki: { THE($power) } kezére kerül.
   *[0] { THE($town, cap: 1) } védők nélkül marad, és { THE($power) } kezére kerül.
 }
told-attack = { THE($general, cap: 1) }, { WORD($n) } csapat { WORD($m, alone: 1) } ellen, megtámadja { THE($other, case: "acc") }.
told-won = { $way ->
    [1] { THE($other, cap: 1) } { WORD($n) } csapatot veszít { THE($general) } ellen, és { WORD($k) } városnyit hátrál.
   *[0] { THE($general, cap: 1) } { WORD($n) } ponttal legyőzi { THE($other, case: "acc") }, és { WORD($k) } városnyira űzi.
 }
told-lost-all = { $way ->
    [1] { THE($other, cap: 1) } megtámadja { THE($general, case: "acc") } { THE($town, case: "near") }, és odavész { WORD($n) } csapata.
   *[0] { THE($other, cap: 1) } { THE($town, case: "to") } jön, és nem megy el onnan: { THE($general) } kitart.
 }
told-broken = { $way ->
    [1] { THE($general, cap: 1) } szétveri { THE($other, case: "acc") } { THE($town, case: "near") }; a { WORD($n) } csapatból egy sem marad.
   *[0] { THE($general, cap: 1) } { THE($town, case: "to") } jön, és { THE($other) } seregéből semmi sem marad.
 }
told-even = { $way ->
    [1] { THE($general, cap: 1) } és { THE($other) } megütközik, de egyik sem hátrál.
   *[0] { THE($general, cap: 1) } és { THE($other) } döntés nélkül válik el.
 }
told-unsupplied = { $way ->
    [1] { THE($general, cap: 1) } hiába várja az ellátmányt: { WORD($n) } csapatot veszít.
   *[0] Nem ér el ellátmány { THE($general, case: "by") }: { WORD($n) } csapatot veszít.
 }
told-unsupplied-more = { $way ->
    [1] { THE($general, cap: 1) } és { THE($other) } hiába várja az ellátmányt: { WORD($n) } csapat vész oda.
   *[0] Nem ér el ellátmány sem { THE($general, case: "by") }, sem { THE($other, case: "by") }: { WORD($n) } csapat vész oda.
 }
told-politics = { $way ->
    [1] { THE($power, case: "dat", cap: 1) } van a legnagyobb befolyása, és elviszi: { NAME($pc) }.
   *[0] { THE($power, cap: 1) } ráígér a többiekre: { NAME($pc) }.
 }
told-crown = A választófejedelmek { WORD($n, alone: 1) } szóval { WORD($m, alone: 1) } ellen megválasztják: { NAME($candidate) }.
told-end-fortresses = { NAME($seat) } annyi erődöt tart, amennyi elég; vége a háborúnak.
told-end-held-out = { NAME($seat) } a háború végéig kitartott.
told-end-pool = { THE($power, cap: 1) } leteszi utolsó jelzőjét; vége a háborúnak.
told-end-pool-of = { NAME($seat) } leteszi utolsó jelzőjét; vége a háborúnak.
told-end-surplus = Többeknek elfogyott a jelzője; ezen felül { NAME($seat) } szerezte a legtöbbet.
told-end-tie = Többeknek elfogyott a jelzője, és ezen felül is ugyanannyit szereztek; ilyenkor { NAME($seat) } győz.
told-end-winters = Az utolsó tél után { NAME($seat) } téli pontjainak összege a legkisebb.
told-end-drawn = Véget ér a háború, és senki sem nyerte meg.
term-troops = csapatok: { $n } − { $m }
term-card = { NAME($tc) }
term-reserve = Tartalék, { $n }
term-loses = { THE($power, cap: 1) } ennyivel veszít
term-points = { THE($power, cap: 1) }: győzelmi pont
term-power = { NAME($power) }
term-candidate = { NAME($candidate) }
row-troops = Csapatok
row-cards = Lapok, levonva a másikét
row-sum = A végső pontszám
row-influence = Befolyás
why-ahead = { THE($general, cap: 1) } { WORD($n) } csapattal állt { WORD($m) } ellen, és ezen a lapok sem változtattak.
why-turned = { THE($general, cap: 1) } { WORD($n) } csapat hátrányból indult; a lapok fordítottak rajta.
why-cards = Mindkét oldalon { WORD($n) } csapat állt: a lapok döntöttek.
why-even = Csapat és lap együtt mindkét oldalon ugyanannyit ért.
verdict-won = { THE($general, cap: 1) } { WORD($n) } ponttal legyőzi { THE($other, case: "acc") }
verdict-even = { THE($general, cap: 1) } és { THE($other) } harca döntetlen
odds-turn = A pakli ekkora része mentette volna meg { THE($other, case: "acc") }: { $n ->
    [10] { NAME($tc) }
   *[other] { NAME($tc) } vagy nagyobb
 }, illetve Tartalék
verdict-politics = { THE($power, cap: 1) } elviszi: { NAME($pc) }
verdict-crown = Császár lett { NAME($candidate) }
