
## B: tél és új csapatok (13, 17.5.10)

ask-recruit = mondd meg, hány csapatot toboroz { THE($power) } (egyenként 4 pontnyi taktikai kártya).
    .wait = csapatokat toboroz
ask-muster = oszd el { THE($power) } { $n } új csapatát, egyenként.
    .wait = új csapatokat oszt el
ask-return-at = válaszd ki a főerődöt, ahol visszatér { THE($general) }.
    .wait = kiválasztja, hol térjen vissza egy tábornok
cannot-pay-troops = { THE($power, cap: 1) } nem tud kifizetni { $n } csapatot: { $cost } pontnyi taktikai kártyába kerülnek.
    .help = Toborozz kevesebbet.
no-room-for-troops = { THE($power, case: "dat", cap: 1) } nincs helye { $n } csapatnak: egy tábornok legfeljebb 8 csapatot vezet.
    .help = Toborozz kevesebbet.
has-most-troops = { THE($general, case: "dat", cap: 1) } már { $n } csapata van.
    .help = Adj a csapatot másik tábornoknak.
no-return-there = { THE($general, cap: 1) } nem térhet vissza ide: { NAME($town) }.
    .help = Hazai területének szabad, baráti irányítású főerődjét válaszd.
winter-begun = Tél { A($n) } { $n }. forduló után.
winter-scored = { THE($power, case: "dat", cap: 1) } { $n ->
    [0] nem maradt győzelemjelzője a készletében.
   *[other] { $n } győzelemjelzője van még a készletében.
 }
recruited = { THE($power, cap: 1) } { $n ->
    [0] nem toboroz.
   *[other] { $n } csapatot toboroz.
 }
troop-given = { THE($general, cap: 1) } 1 csapatot kap.
troops-unclaimed = { THE($power, case: "dat", cap: 1) } { $n } csapata elvész: nincs, aki befogadja.
general-returned = { THE($general, cap: 1) } visszatér: { NAME($town) }.
returned-to-box = { THE($general, cap: 1) } visszatér, és az elmaradt hadjáratra megy.
return-refused = { NAME($seat) } nem akarja, hogy { THE($general) } itt térjen vissza: { NAME($town) }.

## B: politika (17, 25)

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
election-called = Megjött a Birodalmi választás: a forduló végén császárt választanak.
trump-named = { NAME($seat) } bemondta az adut: { NAME($suit) }.
trump-turned-up = Aduért felcsapott lap: { NAME($tc) }.
laid = { THE($power, cap: 1) } taktikai kártyát tett a politikai táblára.
laid-nothing = { THE($power, cap: 1) } nem tett le taktikai kártyát.
turned-up = { THE($power, cap: 1) } lapja: { NAME($tc) }.
turned-up-false = { THE($power, cap: 1) } lapja: { NAME($tc) }; nem adu, nem számít.
influence = { THE($power, cap: 1) } befolyása: { $n }.
pc-chosen = { THE($power, cap: 1) } ezt választotta: { NAME($pc) }.
cards-saved = { THE($power, cap: 1) } bent hagyta a lapjait.
cards-taken-back = { THE($power, cap: 1) } visszavette a lapjait a politikai tábláról.
cards-turned-down = { THE($power, cap: 1) } lefordította a lapjait a politikai táblán.
pc-left = Senki sem választotta: { NAME($pc) }.
pc-discarded = { THE($power, cap: 1) } hatástalanul eldobta: { NAME($pc) }.
pc-must-be-discarded = { THE($power, case: "dat", cap: 1) } el kell dobnia: { NAME($pc) }. Játékosa ebben a fordulóban már végrehajtott egy kártyát.
arrow-noted-left = { THE($power, cap: 1) } balra mozgatja a jelzőt: { NAME($track) }.
arrow-noted-right = { THE($power, cap: 1) } jobbra mozgatja a jelzőt: { NAME($track) }.
track-moved = { THE($track, cap: 1) } jelzője { A($n) } { $n }. mezőn áll.
italy-won = { THE($power, cap: 1) } győzelemjelzőt tett az „Olaszország” mezőre.
italy-lost = { THE($power, cap: 1) } levette győzelemjelzőjét az „Olaszország” mezőről.
text-draws = { THE($power, cap: 1) } { $n } taktikai kártyát húz.
text-troops = { THE($power, cap: 1) } { $n } új csapatot kap.
enemy-named = { THE($power, cap: 1) } megnevezte: { NAME($enemy) }.
card-discarded = { THE($power, cap: 1) } eldobta: { NAME($tc) }.
expedition-sent = { THE($general, cap: 1) } hadjáratra indult.
expedition-raised = { THE($general, cap: 1) } 2 új csapattal hadjáratra indult.
expedition-owed = { THE($power, case: "dat", cap: 1) } nincs kit küldenie: a legközelebb visszatérő tábornok megy.
called-back = { THE($general, cap: 1) } visszajött a hadjáratról: { NAME($town) }.
no-way-back = { THE($general, cap: 1) } nem jöhet vissza: { NAME($town) } foglalt, és senki sem tud kitérni.
stepped-aside = Aki { NAME($town, case: "at") } állt, kitér ide: { NAME($there) }.

## B: a császárválasztás (18)

ask-vote = mondd meg, { THE($power) } { $n } szavazatából hány illeti Károly Albertet; a többi Ferenc Istváné.
    .wait = szavaz
vote-promised = { THE($power, cap: 1) } neki ígérte a szavazatait: { NAME($candidate) }.
    .help = Tartsd meg az ígéretet: a megállapodás kötelező.
voted = { THE($power, cap: 1) } szavazata: { $charles } Károly Albertre, { $francis } Ferenc Istvánra.
emperor-elected = Császár lett: { NAME($candidate) }. { THE($power, cap: 1) } győzelemjelzőt tesz a „Császár” mezőre.

## B: politikai változások (19)

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
peace-offered = Poroszország békét ajánl Ausztriának Sziléziáért.
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
saxony-moved = Szászország jelzője { A($n) } { $n }. mezőn áll.
saxony-stands = Szászország mostantól { NAME($status) }.

## B: szerződések és megállapodások (20, 21)

ask-talk = tegyél ajánlatot egy másik játékosnak, vagy lépj tovább.
    .wait = tárgyal
ask-clause = írd meg az ajánlatot pontról pontra ({ NAME($partner) }), aztán küldd el.
    .wait = ajánlatot ír
ask-clause-power = válassz egy hatalmat.
    .wait = ajánlatot ír
ask-clause-region = válaszd ki az országot, amelyet { THE($power) } elkerül.
    .wait = ajánlatot ír
ask-clause-candidate = válaszd ki a jelöltet, aki megkapja { THE($power) } szavazatait.
    .wait = ajánlatot ír
ask-clause-turns = mondd meg, hány fordulóra szól, ezzel együtt.
    .wait = ajánlatot ír
ask-answer = fogadd el vagy utasítsd el az ajánlatot ({ NAME($partner) }).
    .wait = ajánlatra válaszol
crumb-negotiation = Tárgyalások
offer-made = { NAME($seat) } ajánlatot tett { NAME($partner, case: "dat") }:
offer-accepted = { NAME($seat) } elfogadta { NAME($partner) } ajánlatát.
offer-declined = { NAME($seat) } elutasította { NAME($partner) } ajánlatát.
agreed-subsidy = { THE($power, cap: 1) } { $n } fordulón át támogatást fizet { THE($receiver, case: "dat") }.
agreed-end-subsidy = Megszűnik a támogatás, amelyet { THE($power) } fizet { THE($receiver, case: "dat") }.
agreed-truce = Fegyverszünet { A($until) } { $until }. forduló végéig: { NAME($power) } és { NAME($other) }.
agreed-stay-out = { THE($power, cap: 1) } { A($until) } { $until }. forduló végéig elkerüli { THE($region, case: "acc") }.
agreed-vote = { THE($power, cap: 1) } erre a jelöltre szavaz: { NAME($candidate) }.
agreed-words = { NAME($seat) } és { NAME($partner) } { A($until) } { $until }. forduló végéig tartja magát ahhoz, amit az asztalnál megbeszéltek.
agreement-over = Lejárt { NAME($seat) } és { NAME($partner) } egyik megállapodása.
contract-over = Megszűnt a támogatási szerződés, mert már nem szövetségesek: { NAME($power) } és { NAME($receiver) }.

## B: gombok

do-recruit = Toborzás: { $target }
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
do-move-saxony = Szászország: { $target } jobbra
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
