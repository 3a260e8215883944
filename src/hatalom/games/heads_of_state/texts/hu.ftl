### Az állam feje magyarul. A teendő a „Vörös: ” után áll, ezért kisbetűvel kezdődik; a .wait az, amit a többiek
### olvasnak a „Várakozás: Vörös” után. Az elutasítás a tényt mondja, a .help azt, ami segítene.

## A játék az előcsarnokban

game-title = Az állam feje
game-invited = Az állam fejére
game-subtitle = Nemesi családok küzdenek Európa trónjaiért
game-about = Két–öt család küldi nemeseit, a bárótól a királyig, Nagy-Britannia, Franciaország, Spanyolország és Németország udvaraiba és tartományaiba. Minden nemes más lapokba kerül; aki elsőként jut el egy területre, aki egy ország minden területén megfordult, és aki minden rangot játékba hozott, azonnal pontot kap. Az árulás eltávolítja a vetélytársakat. Három forradalom zárja le a fordulókat – senki sem tudja, mikor –, és ilyenkor a befolyás hoz pontot.
game-hidden = A kézben tartott lapok titkosak; aki megjegyzi, mit vettek el nyíltan, többet tud.
game-scenario = A teljes játék
game-scenario-note = Két–öt játékos, három forduló: 1589, 1689 és 1789.

## A tábla a terminálban

board-influence = befolyás
board-rounds = ebben a században
board-squares = minden területen
board-unseen = Még nem láttad:
board-large = Mind a hét rang:
board-display = Kínálat:
board-piles = Paklik:
board-pile-sizes = húzópakli { $draw }, forradalom { $revolution }
board-treachery-pile = áruláskártya { $n }
board-noble = Nemes
board-cost = Ára
board-lacking = Hiányzik
board-cards-left = Maradt
board-score = Pont
board-hand = Kéz
board-nobles = Nemeskártyák

## Sorsolás

ask-face-down = tegyél egy lapot lefordítva a forradalompakliba.
ask-turn-up = csapj fel egy jellemzőkártyát.
ask-turn-up-treachery = csapj fel egy áruláskártyát.
ask-blind = húzz egy jellemzőkártyát.
ask-blind-treachery = húzz egy áruláskártyát.
ask-starter = sorsold ki, ki kezd.
ask-cube = húzz egy kockát a zsákból.

## Teendők

ask-option = válassz: három jellemzőkártya, új kínálat és egy lap, vagy árulás.
    .wait = lehetőséget választ
ask-take = { $n ->
    [one] vegyél el egy jellemzőkártyát a kínálatból vagy a pakliból.
   *[other] vegyél el egy jellemzőkártyát a kínálatból vagy a pakliból (még { $n } lap).
 }
    .wait = jellemzőkártyákat vesz el
ask-take-both = vegyél el egy áruláskártyát és egy jellemzőkártyát tetszőleges sorrendben, a kínálatból vagy a pakliból.
    .wait = elvesz egy áruláskártyát és egy jellemzőkártyát
ask-take-treachery = vegyél el egy áruláskártyát a kínálatból vagy a pakliból.
    .wait = áruláskártyát vesz el
ask-place = rakj fel nemeseket üres mezőkre, vagy zárd le a kört.
    .wait = nemeseket rak fel, vagy lezárja a kört
ask-payment = válaszd ki, mivel fizeted ki { THE($noble, case: "acc") } ({ NAME($area) }): a teljes árával, vagy az egyik lap helyett kurtizánnal.
    .wait = nemeseket rak fel, vagy lezárja a kört
ask-treachery = játssz ki áruláskártyát, pótold a megölt nemeseket, vagy zárd le a kört.
    .wait = áruláskártyát játszik ki, vagy lezárja a kört
ask-treachery-duty = pótold a megölt nemeseket (még legalább { NUM($n, case: "acc") }), vagy játssz ki áruláskártyát.
    .wait = megölt nemeseket pótol, vagy áruláskártyát játszik ki
ask-target = válaszd ki { THE($treachery) } célpontját, vagy főváros ellen adj hozzá egy második lapot.
    .wait = áruláskártyát játszik ki, vagy lezárja a kört
ask-target-capital = válassz célpontot egy fővárosban a két laphoz ({ NAME($treachery) }, { NAME($second) }).
    .wait = áruláskártyát játszik ki, vagy lezárja a kört
ask-discard = dobj el egy lapot (fölös jellemzőkártya: { $attributes }, áruláskártya: { $treachery }).
    .wait = a kézlimitig dob el lapokat
ask-discard-century = dobj el titokban egy lapot az új forduló előtt (fölös jellemzőkártya: { $attributes }, áruláskártya: { $treachery }).
    .wait = lapokat dob el az új forduló előtt

## Morzsák és a kör sávja

crumb-set-up = Előkészületek
crumb-century = { NAME($century, case: "adj") } forduló
crumb-turn = { NAME($seat) } köre
crumb-taking = Lapok elvétele
crumb-refresh = Új kínálat
crumb-placing = Nemesek felrakása
crumb-payment = Fizetés: { NAME($noble) }, { NAME($area) }
crumb-treachery = Árulás
crumb-attempt = { NAME($treachery, case: "title") }
crumb-assassination = Merénylet: { NAME($noble) }, { NAME($area) }
crumb-discards = Kézlimit
crumb-change = Forradalom
crumb-piles = Új paklik

strip-option = Lehetőség
strip-taking = Lapok
strip-placing = Nemesek
strip-treachery = Árulás
strip-limits = Kézlimit
strip-refill = Pótlás

## Napló: paklik és lapok

attribute-turned-up = Felcsapva: { NAME($attribute, case: "title") }.
treachery-turned-up = Felcsapva: { NAME($treachery, case: "title") }.
starts = Sorsolás döntött: { NAME($seat) } kezd.
treachery-reshuffled = Elfogyott az áruláspakli: { $n } dobott lapból új pakli készült.
first-turn-takes = { NAME($seat) } a legelső körében { $n } lapot vesz el.
chose-attributes = { NAME($seat) } { $n } jellemzőkártyát választott.
chose-refresh = { NAME($seat) } félretette a kínálatot, és az újból vesz el egy lapot.
chose-treachery = { NAME($seat) } az árulást választotta.
attribute-taken = { NAME($seat) } elvett egy { NAME($attribute, case: "acc") }.
attribute-drawn = { NAME($seat) } húzott egy { NAME($attribute, case: "acc") }.
attribute-drawn-blind = { NAME($seat) } húzott egy jellemzőkártyát.
treachery-taken = { NAME($seat) } elvett egy { NAME($treachery, case: "acc") }.
treachery-drawn = { NAME($seat) } húzott egy { NAME($treachery, case: "acc") }.
treachery-drawn-blind = { NAME($seat) } húzott egy áruláskártyát.
set-aside-returned = A félretett { $n } lap visszakerült a húzópakliba.
attributes-discarded = { $n ->
    [one] { NAME($seat) } eldobott egy { NAME($attribute, case: "acc") }.
   *[other] { NAME($seat) } eldobott { $n } { NAME($attribute, case: "acc") }.
 }
treachery-discarded = { $n ->
    [one] { NAME($seat) } eldobott egy { NAME($treachery, case: "acc") }.
   *[other] { NAME($seat) } eldobott { $n } { NAME($treachery, case: "acc") }.
 }

## Napló: nemesek

noble-placed = { NAME($seat) } felrakott egy { NAME($noble, case: "acc") } { THE($area, case: "to") }.
noble-placed-with-courtesan = { NAME($seat) } felrakott egy { NAME($noble, case: "acc") } { THE($area, case: "to") }: { NAME($attribute) } helyett kurtizánt adott be.
no-card-left = { NAME($seat, case: "dat") } már nem jutott { NAME($noble) }kártya.
hex-scored = { NAME($seat) } elsőként jutott el { THE($area, case: "to") }: { panel-points }.
square-scored = { NAME($seat) } { NAME($country) } minden területén megfordult: { panel-points }.
large-scored = { NAME($seat) } minden rangú nemest játékba hozott: { panel-points }.

## Napló: árulás

struck = { NAME($seat) } kijátszott egy { NAME($treachery, case: "acc") }, célpontja a { NAME($owner, case: "adj") } { NAME($noble) } ({ NAME($area) }).
struck-capital = { NAME($seat) } kijátszott két lapot ({ NAME($treachery) }, { NAME($second) }), célpontjuk a { NAME($owner, case: "adj") } { NAME($noble) } ({ NAME($area) }).
cube-drawn = A zsákból { NAME($seat, case: "adj") } kocka került elő.
killed = A { NAME($owner, case: "adj") } { NAME($noble) } meghalt ({ NAME($area) }).
survived = A { NAME($owner, case: "adj") } { NAME($noble) } túlélte ({ NAME($area) }).

## Napló: forradalom és értékelés

revolution-came = Kitört a forradalom: véget ért { THE($century, case: "adj") } forduló.
country-first = { NAME($country, case: "at") } { NAME($seat, case: "dat") } van a legtöbb befolyása ({ $influence }): { panel-points }.
country-second = { NAME($country, case: "at") } { NAME($seat, case: "dat") } van a második legtöbb befolyása ({ $influence }): { panel-points }.
tie-by-rank = Egyenlőség { NAME($country, case: "at") }: { NAME($seat) } előzi meg { NAME($other, case: "acc") }, mert rangosabb nemese van ({ NAME($noble) }).
tie-by-hex = Egyenlőség { NAME($country, case: "at") }: { NAME($seat) } előzi meg { NAME($other, case: "acc") }, mert nemese nagyobb számú területen áll ({ NAME($area) }).
country-empty = { NAME($country, case: "at") } senkinek sincs befolyása.
century-begun = Elkezdődött { THE($century, case: "adj") } forduló.
piles-renewed = Új paklik: { $n } jellemzőkártya keveredett össze.
most-cards = { NAME($seat, case: "dat") } van a legtöbb { NAME($noble, case: "poss") }: { panel-points }.
half-for-cards = { NAME($seat, case: "dat") } és { NAME($other, case: "dat") } van a legtöbb { NAME($noble, case: "poss") }: fejenként { panel-points }.
cards-tied = Legtöbb { NAME($noble) }: senki sem kap érte pontot.
won = { NAME($seat) } győzött { $n } ponttal!
won-by-cards = { NAME($seat) } győzött { $n } ponttal: az egyenlőséget a több { NAME($noble) } döntötte el!
shared-victory = Közös győzelem { $n } ponttal.
taken-back = { NAME($seat) } visszavette, ami azóta történt.
result-resigned = { NAME($seat) } feladta a játszmát.
result-draw-agreed = Döntetlen, közös megegyezéssel.

## Elutasítások

first-turn = A legelső körödben csak lapokat vehetsz el, és nemeseket rakhatsz fel.
    .help = A második körödtől minden lehetőség nyitva áll.
too-few-to-refresh = A kínálat nem újítható meg: a húzópakliban { $n } lap van, és { $needed } kellene.
    .help = Vegyél el inkább három lapot.
not-in-display = Nincs { NAME($attribute) } a kínálatban.
    .help = Vegyél el másik lapot, vagy húzz a pakliból.
treachery-not-in-display = Nincs { NAME($treachery) } a kínálatban.
    .help = Vegyél el másik lapot, vagy húzz a pakliból.
already-taken = A jellemzőkártyádat már elvetted.
    .help = Most egy áruláskártya jár.
no-treachery-now = Áruláskártya csak akkor játszható ki, ha az árulást választottad, és mindkét lapot elvetted.
    .help = A köröd elején válaszd az árulást.
not-yet = Nemest csak az összes lap elvétele után rakhatsz fel.
    .help = Előbb vedd el a lapjaidat.
no-such-box = { THE($area, case: "at", cap: 1) } nincs ilyen mező.
    .help = A játéktábla valamelyik mezőjét válaszd.
box-occupied = A mező foglalt: a { NAME($owner, case: "adj") } { NAME($noble) } áll ott ({ NAME($area) }).
    .help = Üres mezőt válassz; nemest csak árulás távolíthat el.
no-tile-left = Elfogytak a nemeslapkáid: nincs több { NAME($noble) }.
    .help = A megölt nemesek lapkái nem kerülnek vissza. Válassz más rangot.
cards-missing = Nem tudod kifizetni { THE($noble, case: "acc") }: { $n } lapod hiányzik hozzá.
    .help = Egy lapot kurtizán pótolhat, de királynál és bárónál nem.
card-missing = Nem tudod kifizetni { THE($noble, case: "acc") }: hiányzik hozzá { THE($attribute) }.
    .help = Szerezd meg ezt a lapot, vagy adj be helyette kurtizánt, ahol a rang megengedi.
no-courtesan-for = { THE($noble, cap: 1) } árában a kurtizán most nem pótolhatja { THE($attribute, case: "acc") }.
    .help = Egy nemeshez egy kurtizán adható be, királyhoz és báróhoz egy sem; a hiányzó lapot kell pótolnia.
not-in-the-cost = { THE($noble, cap: 1) } árában nem szerepel { NAME($attribute) }.
    .help = Az ár lapjai közül válassz.
not-emptied-by-you = Nem rakhatsz fel { NAME($noble, case: "acc") } { THE($area, case: "to") }: az a mező már a köröd előtt üres volt.
    .help = Árulásnál csak azokra a mezőkre rakhatsz fel nemest, amelyeket ebben a körben te ürítettél ki.
breaks-the-duty = Ez most nem lehetséges ({ NAME($area) }, { NAME($noble) }): nem tudnád egy kivételével pótolni a megölt nemeseket.
    .help = Előbb pótolj másokat, vagy tartsd meg hozzájuk a lapokat.
no-treachery-cards = Nincs áruláskártya a kezedben.
    .help = Pótold a megölt nemeseket, vagy zárd le a kört.
not-held = Nincs a kezedben { NAME($treachery) }.
    .help = A kezedből válassz lapot.
no-target = { THE($treachery, case: "dat", cap: 1) } most nincs célpontja.
    .help = Egy lap ellenséges nemest kíván az ország egyik tartományában, két lap a fővárosban; és egy kivételével pótolnod kell tudni, akiket megölsz.
nobody-there = Azon a mezőn nem áll { NAME($noble) } ({ NAME($area) }).
    .help = Egy másik játékos élő nemesét válaszd.
own-noble = Ez a { NAME($noble) } a tiéd ({ NAME($area) }).
    .help = Egy másik játékos nemesét válaszd.
already-named = Ez a { NAME($noble) } ebben a körben már célpont volt ({ NAME($area) }).
    .help = Válassz másik nemest.
other-country = { THE($treachery, cap: 1) } nem használható itt: { NAME($area) }.
    .help = Olyan országban válassz célpontot, amely a lapon szerepel.
capital-needs-two = { THE($area, cap: 1) } főváros: ide egy lap nem elég.
    .help = Adj hozzá egy második lapot ugyanabból a fajtából vagy országból.
province-needs-one = { THE($area, cap: 1) } tartomány: két lap együtt csak fővárosban használható.
    .help = Fővárosban válassz célpontot, vagy lépj vissza, és egy lapot játssz ki.
no-pair = Ez a két lap nem alkot párt: { NAME($treachery) }, { NAME($second) }.
    .help = Két orgyilkos kell, vagy két lap, amelyen ugyanaz az ország szerepel.
duty-open = Még nem zárhatod le a kört: a megölt nemesek közül legalább { $n } pótlásra vár.
    .help = Rakj fel saját nemest azokra a mezőkre, amelyeket kiürítettél.
not-in-hand = Nincs több eldobható { NAME($attribute) } a kezedben.
    .help = Válassz másik lapot.
no-surplus = Ebből a fajtából nincs fölös lapod.
    .help = Csak a fölös lapokat kell eldobni.

## Előrejelzések és a lehetőségek második sora

forecast-hex = elsőként { THE($area, case: "at") }
forecast-square = { NAME($country) } minden területe
forecast-large = mind a hét rang
forecast-alone = egyedül { NAME($country, case: "at") } (befolyás: { $influence })
forecast-first = első { NAME($country, case: "at") } (befolyás: { $influence })
forecast-second = második { NAME($country, case: "at") } (befolyás: { $influence })
forecast-behind = lemaradva { NAME($country, case: "at") } (befolyás: { $influence })
forecast-first-by-rank = első { NAME($country, case: "at") } (befolyás: { $influence }), a rang dönt: { NAME($noble) }
forecast-first-by-hex = első { NAME($country, case: "at") } (befolyás: { $influence }), a terület száma dönt: { NAME($area) }
forecast-own-cubes = saját kockák
forecast-target-cubes = a célpont kockája
forecast-odds = { $all } kockából { $own } öl: { $percent }%
forecast-certain = a { NAME($owner, case: "adj") } { NAME($noble) } meghal, kockahúzás nincs
forecast-strikes = a { NAME($owner, case: "adj") } { NAME($noble) } { NAME($area, case: "at") }: befolyás
forecast-strikes-one = { $n ->
    [one] biztosan meghal, kockahúzás nincs
   *[other] a { $n } közül egy biztosan meghal, kockahúzás nincs
 }
forecast-strikes-in-pair = csak második lappal, fővárosban
danger-close = { $n ->
    [0] { NAME($country, cap: 1) }: { NAME($seat) } egyenlő veled
   *[other] { NAME($country, cap: 1) }: { NAME($seat) } csak { NUM($n, case: "with") } van mögötted
 }
hint-noble = { NAME($noble) }, { $n } lap
hint-no-card = { NAME($noble) }, nemeskártya már nem jut
hint-target = a { NAME($owner, case: "adj") } { NAME($noble) }
hint-bag = { $all } kockából { NUM($own, case: "with") } sikerül
hint-pair = pár egy főváros ellen: { NAME($treachery) }
hint-pile = { $n } lap a húzópakliban
hint-revolution = { $n ->
    [one] az utolsó lap a forradalom
   *[other] { $n } lap egyike a forradalom
 }
hint-held = kezedben: { $n }

## Amit tenni lehet

do-take-three = Három lap elvétele
do-refresh = Új kínálat, egy lap
do-choose-treachery = Árulás
do-take-attribute = Elvétel: { NAME($target) }
do-take-blind-attribute = Húzás a pakliból
do-take-treachery = Elvétel: { NAME($target) }
do-take-blind-treachery = Húzás az áruláspakliból
do-place-noble = Felrakás: { NAME($target, case: "title") }
do-pay-in-full = Teljes ár
do-pay-courtesan = Kurtizán e helyett: { NAME($target) }
do-play-treachery = Kijátszás: { NAME($target) }
do-add-treachery = Második lap: { NAME($target) }
do-strike = Célpont: { NAME($target, case: "title") }
do-finish = Kör lezárása
do-discard-attribute = Eldobás: { NAME($target) }
do-discard-treachery = Eldobás: { NAME($target) }

## Választáscsoportok

verb-take-attribute = Lap elvétele
verb-take-treachery = Áruláskártya elvétele
verb-place-noble = Nemes felrakása
verb-pay-courtesan = Fizetés kurtizánnal
verb-play-treachery = Áruláskártya kijátszása
verb-add-treachery = Második lap
verb-strike = Célpont választása
verb-discard-attribute = Lap eldobása
verb-discard-treachery = Áruláskártya eldobása

## Visszatekintés

verb-deal-face-down = A forradalompakli lapjai
verb-turn-up-attribute = A kínálat lapjai
verb-draw-attribute = Húzások a pakliból
verb-revolution = Forradalom
verb-turn-up-treachery = A kínálat áruláskártyái
verb-draw-treachery = Húzások az áruláspakliból
verb-draw-starter = Kezdő játékos
verb-draw-cube = Kockák a zsákból

# Miért nem nyílik meg egy lépés
panel-closed-place-noble = most egyet sem tudsz felrakni
panel-closed-play-treachery = nincs a kezedben célba vehető lap
measure-points = Pontok
measure-nobles = Nemesek a táblán
measure-influence = Befolyás
measure-countries = Vezetett országok
part-countries = Kilátások az országokban
part-most-cards = A legtöbb lap egy fajtából
part-sets = Teljes országok és rangsorok felé megtett út
part-hand = A kézből kijátszható nemesek
part-treachery = Áruláskártyák a kézben
part-rivals = Előny a többiekkel szemben
ground-country = { NAME($country) }
ground-noble = { NAME($noble) }

## Panelek

panel-points = { $n } pont
panel-map = Nyugat-Európa
panel-display = Kínálat
panel-pile-draw = húzó
panel-pile-revolution = forradalom
panel-pile-treachery = árulás
panel-pile-draw-help = Lefordított jellemzőkártyák. A sorrendjüket senki sem tudja; ezeket még nem láttad, a paklikban vagy mások kezében vannak:
panel-pile-revolution-help = A forduló utolsó lapjai, köztük a forradalom: amikor előkerül, véget ér a forduló.
panel-pile-treachery-help = Lefordított áruláskártyák. Ezeket még nem láttad:
panel-chip = { $n ->
    [0] nincs lapja
   *[other] { $n } lap
  }
panel-ranks = { $n } rang a { $of } közül
panel-hand = A kezed
panel-hand-short = Kéz
panel-hand-counts = { $attributes } / { $limit }, { $treachery } / { $treachery_limit }
panel-hand-pays = A megjelölt lapok fizetik ki { THE($noble, case: "acc") }.
panel-hand-pays-courtesan = A megjelölt lapok fizetik ki { THE($noble, case: "acc") }; kurtizán áll e helyett: { NAME($attribute) }.
panel-nobles = A nemeseid
panel-nobles-all = Nemesek
panel-nobles-short = Nemesek
panel-nothing-to-place = a lapjaidból most egyetlen nemes sem rakható fel: zárd le a kört.
panel-nothing-to-play = most nincs kijátszható áruláskártya, és pótolni sem lehet senkit: zárd le a kört.
panel-nobles-note = szaggatott: hiányzik
panel-noble-help = Ára { $n } lap. Megmaradt nemeskártyák: { $left }. A végén a legtöbbért { $points } pont jár.
panel-noble-no-tile = Nincs már ilyen lapkád.
panel-noble-tiles = Megmaradt lapkáid: { $n }.
panel-paid = megvan
panel-stack = még { $n } nemeskártya
panel-large = mind a hét rangért
panel-large-lacking = mind a hét rangért; még { $n } hiányzik
panel-score-of = { NAME($seat) }: { $n }
panel-cards = Jellemzőkártyák: { $n }, legfeljebb { $limit }
panel-treachery-cards = Áruláskártyák: { $n }, legfeljebb { $limit }
panel-known = Mindenki látta:
panel-discards = Eldobva:
panel-of = / { $n }
panel-hexagons = Elsőként egy területen
panel-squares = Egy ország minden területén
panel-rounds = Befolyás a forradalomkor, mind a hét rang
panel-noble-cards = Nemeskártya ({ NAME($noble) }): { $n }
panel-influence = Befolyás: { NAME($country) }
panel-standing = { NAME($seat) }: { $n }
panel-nobody = még senki
panel-square = Az elsőnek, majd a másodiknak, akinek minden területen volt nemese ({ NAME($country) }): { panel-points }
panel-round = { panel-points } ezért a helyért a forradalomkor
panel-tie-rank = egyenlő: { NAME($seat) }, { NAME($noble) } { NAME($other) } előtt
panel-tie-hex = egyenlő: { NAME($seat) }, { NAME($area) } ({ $n })
panel-box-empty = { NAME($box, case: "title") }: üres, befolyás { $n }
panel-box-held = { NAME($box, case: "title") }: { NAME($seat) }, befolyás { $n }
panel-bag = A zsák
panel-bag-note = egy kockát húzol
panel-bag-target = { NAME($seat) }: { NAME($noble) }, { NAME($area) }
panel-bag-choose = válassz célpontot
panel-bag-dies = meghal
panel-bag-lives = túléli
panel-bag-drawn = kihúzva
panel-bag-cubes = Kockák a zsákban: { $own } a tiéd, { $theirs } a célponté
panel-percent = { $n }%

## A nagyított kártyák

card-help-attribute = Ezeknek a nemeseknek a költségéhez tartozik: { $nobles }. Kurtizán állhat helyette, de királynál és bárónál nem.
card-help-courtesan = Egyetlen hiányzó lap helyett áll egy nemes költségében: nemesenként legfeljebb egy, királynál és bárónál egy sem.
card-help-assassin = Minden országban. Egy kártya: másik játékos nemese egy tartományban. Két kártya együtt: egy fővárosban. A zsákba három kockád és a gazda egy kockája kerül: ha a tiédet húzod, a nemes meghal. A halottat saját nemessel pótolhatod, a másodiktól kezdve pótolnod is kell.
card-help-country = { $countries }: egy kártya leveszi másik játékos nemesét egy tartományból, kettő együtt a fővárosból. Nem kell kockát húzni. A halottat saját nemessel pótolhatod, a másodiktól kezdve pótolnod is kell.

## Szavak, amelyeket a kártyák megmagyaráznak: hogyan állnak ott, és mit jelentenek

word-province = Tartomány
    .forms = tartomány*
    .says = Vékony keretű terület. Itt egyetlen áruláskártya elég.
word-capital = Főváros
    .forms = főváros*
    .says = Vastag keretű terület, országonként egy. Itt két kártya kell együtt a gyilkossághoz.
word-bag = A zsák
    .forms = zsák*
    .says = A te három kockád és az áldozat gazdájának egy kockája: négyből háromszor a tiédet húzod, és a nemes meghal.
word-replace = Pótlási kötelezettség
    .forms = pótol*|pótlás*
    .says = A körödben megölt nemesek közül legfeljebb egy maradhat pótlás nélkül; a többi helyére saját, ugyanolyan rangú nemest kell állítanod.
word-noble = Nemes
    .forms = nemes*
    .says = Hét rang, bárótól királyig. Mindegyik a nemestáblázat lapjaiba kerül, és csak a rangjának mezőjére állhat.
word-cost = Költség
    .forms = költség*
    .says = A nemes sorában álló minden jellemzőből egy kártya, se több, se kevesebb; egyet kurtizán helyettesíthet.
word-courtesan = Kurtizán
    .forms = kurtizán*
    .says = Egy hiányzó jellemzőkártyát helyettesít; nemesenként legfeljebb egy, királynál és bárónál egy sem.

# A napló: több sor egyben
many-attribute-turned-up = { $n } jellemzőkártyát csaptak fel.
many-treachery-turned-up = { $n } áruláskártyát csaptak fel.
many-attribute-taken = { NAME($seat) } elvett { $n } jellemzőkártyát.
many-attribute-drawn = { NAME($seat) } húzott { $n } jellemzőkártyát.
many-attribute-drawn-blind = { NAME($seat) } húzott { $n } jellemzőkártyát.
many-attributes-discarded = { NAME($seat) } eldobott { $n } jellemzőkártyát.

# Mire ment ki egy gépi játékos lépése; a neve után áll
intent-strikes = lecsap { THE($area, case: "at") } { NAME($owner) } emberére
intent-settles = megtelepszik { THE($area, case: "at") }
intent-plots = árulást forral
intent-collects = lapokat gyűjt

## pillanatok, krónikás hangon

told-place = { $way ->
    [1] { NAME($seat) } egy { NAME($noble, case: "acc") } küld { THE($area, case: "to") }.
   *[0] { NAME($seat) } egy { NAME($noble, case: "acc") } ültet { THE($area, case: "to") }.
 }
told-first = { $way ->
    [1] { NAME($seat) } egy { NAME($noble, case: "acc") } ültet { THE($area, case: "to") }, elsőként: { panel-points }.
   *[0] Elsőként { NAME($seat) } ültet { NAME($noble, case: "acc") } { THE($area, case: "to") }: { panel-points }.
 }
told-king = { $way ->
    [1] { THE($area, case: "dat", cap: 1) } királya lett: { NAME($seat) } koronázta meg.
   *[0] { NAME($seat) } királyt koronáz { THE($area, case: "at") }.
 }
told-replace = { $way ->
    [1] { NAME($seat) } betölti az üres helyet { THE($area, case: "at") }: egy { NAME($noble) } ül le.
   *[0] { NAME($seat) } beül a halott székébe { THE($area, case: "at") }: egy { NAME($noble) }.
 }
told-square = { NAME($seat) } { THE($country, case: "at") } mindenütt megfordult: { panel-points }.
told-square-and-large = { NAME($seat) } { THE($country, case: "at") } mindenütt megfordult, és minden rangú nemese van: egyszerre { panel-points }.
told-large = { NAME($seat, case: "dat") } minden rangú nemese van: { panel-points }.
told-collect = { NAME($seat) } nem ültet senkit sehová, hanem lapokat gyűjt.
told-strike = { NAME($seat) } egy { NAME($treachery, case: "acc") } küld { THE($area, case: "to") } a { NAME($owner, case: "adj") } nemes ellen ({ NAME($noble) }).
told-kill = { $way ->
    [1] { NAME($seat) } egy { NAME($treachery, case: "acc") } küld { THE($area, case: "to") }, és a { NAME($owner, case: "adj") } { NAME($noble) } meghal.
   *[0] Meghal a { NAME($owner, case: "adj") } { NAME($noble) } { THE($area, case: "at") }; { NAME($seat) } lapja: { NAME($treachery) }.
 }
told-spared = { $way ->
    [1] { NAME($seat) } lecsap { THE($area, case: "at") }, de a { NAME($owner, case: "adj") } { NAME($noble) } életben marad.
   *[0] A zsák megkíméli a { NAME($owner, case: "adj") } nemest { THE($area, case: "at") } ({ NAME($noble) }); { NAME($seat) } hiába próbálkozott.
 }
told-revolution = Előkerül a Forradalom; elszámolják az évszázadot.
told-leader = Előkerül a Forradalom; az évszázadból { NAME($seat) } viszi a legtöbbet: { panel-points }.
told-end-won = Letelt a harmadik évszázad, és { NAME($seat, case: "dat") } van a legtöbb pontja: { $n }.
told-end-cards = Ketten is { $n } ponttal állnak az élen; a több { NAME($noble) } { NAME($seat) } javára dönt.
told-end-shared = Letelt a harmadik évszázad, és az elsőket semmi sem választja el: { $n } pont mindegyiküknek.
term-first = első itt: { NAME($area) }
term-square = mindenütt itt: { NAME($country) }
term-large = minden rang
term-seat = { NAME($seat) }
row-country = { NAME($country) }
row-all = Összesen
why-sure = { THE($treachery, case: "near", cap: 1) } nincs húzás: sosem vét célt.
why-killed = { $all } kocka közül { $own } { NAME($seat, case: "adj") } volt, és ilyen került elő.
why-spared = { $all } kocka közül csak { $n } volt { NAME($owner, case: "adj") }, mégis az került elő.
verdict-kill = Meghalt a { NAME($owner, case: "adj") } { NAME($noble) }
verdict-spared = Él a { NAME($owner, case: "adj") } { NAME($noble) }
odds-cube = Ennyi volt az esélye, hogy { NAME($seat) } kockája kerül elő
verdict-revolution = Elszámolták az évszázadot
