### Minden játékról elmondható, bármik a szabályai.

result-time-over = { NAME($seat) } kifutott az időből.
result-other-rules = Ezt a játszmát a szabályok { $played }. változata szerint játszották. Itt már a { $plays }. változat érvényes, és a szerint innen másképp alakult volna. Megnézhető, de folytatni nem lehet.
result-not-replayed = A tárolt játszma csak eddig követhető. Megnézhető, de folytatni nem lehet.

## Mi szól egy lehetőség mellett (tipp), vagy mit hozott a gép fordulója

reason-wins = Megnyeri a játszmát
reason-loses = Elveszíti a játszmát
reason-share = Titkos választás: a gép 100 játszmából { $n } esetben ezt választaná
reason-solved = A gép végigszámolta
reason-behind = A gép gyengébbnek ítéli az elsőnél
reason-equal = A gép ugyanolyan jónak ítéli, mint az elsőt
reason-best = A gép egyik másik lehetőséget sem ítéli jobbnak
reason-chance = Győzelmi esély egyforma erejűek közt: { $n }%
reason-chance-beside = Győzelmi esély egyforma erejűek közt: { $n }% (az elsőnél: { $first }%)
reason-leads-yet = { $own } : { $other } arányban vezetsz, a győzelmi esélyed mégis csak { $n }%
reason-few-chances = A győzelmi esélyed csak { $n }%
reason-decided = { $won ->
    [0] Gyakorlatilag eldőlt, mégpedig ellened: a győzelmi esélyed { $n }%
   *[other] Gyakorlatilag eldőlt, mégpedig a javadra: a győzelmi esélyed { $n }%
 }
reason-answer-wins = { $turns ->
    [0] Az ellenfél még ebben a körben győzhetne
    [1] Az ellenfél a következő körében győzhetne
   *[other] Az ellenfél két egymást követő körével győzhetne (közben te nem jössz)
 }
reason-otherwise = { $turns ->
    [0] Különben az ellenfél még ebben a körben győzhetne
    [1] Különben az ellenfél a következő körében győzhetne
   *[other] Különben az ellenfél két egymást követő körével győzhetne (közben te nem jössz)
 }
reason-prevents = { $turns ->
    [0] Más lehetőség után az ellenfél még ebben a körben győzhetne, ez után nem
    [1] Más lehetőség után az ellenfél a következő körében győzhetne, ez után nem
   *[other] Más lehetőség után az ellenfél két egymást követő körével győzhetne, ez után nem
 }
reason-no-defence = { $turns ->
    [0] Az ellenfél még ebben a körben győzhetne; a gép nem talált ellenszert
    [1] Az ellenfél a következő körében győzhetne; a gép nem talált ellenszert
   *[other] Az ellenfél két egymást követő körével győzhetne (közben te nem jössz); a gép nem talált ellenszert
 }
reason-depends = Véletlen vagy titkos választás folytán az ellenfél győzhetne: { $of } kipróbált folytatásból { $n } esetben
reason-secret-chance = Győzelmi esély egyforma erejűek közt: átlagosan { $n }%, az ellenfél választásától függően { $low }–{ $high }%
reason-secret-wins = { $of } válaszból { $n } ellen megnyeri a játszmát
reason-secret-loses = { $of } válaszból { $n } ellen elveszíti a játszmát
reason-secret-can-win = { $rest ->
    [0] Bármit válaszol az ellenfél, ebben a körben még győzhetsz
   *[other] { $of } válaszból { $n } ellen ebben a körben még győzhetsz
 }
reason-secret-could-lose = { $rest ->
    [0] Bármit válaszol az ellenfél, a következő körében győzhetne
   *[other] { $of } válaszból { $n } után az ellenfél a következő körében győzhetne
 }

## Egy befejezett játszma krónikája

chronicle-road = { A($place, cap: 1) } { NAME($place, case: "to") } vezető út
chronicle-victory = { NAME($seat) } győzelme
chronicle-nobody = Háború győztes nélkül
chronicle-leads = { $way ->
    [1] Ezután { THE($seat) } áll az élen: { $n } pont { THE($other) } { $m } pontja ellen.
   *[0] Most { THE($seat) } vezet { $n } ponttal; { THE($other, case: "dat") } { $m } pontja van.
 }
chronicle-level = { $way ->
    [1] Ezután mindkettejüknek { $n } pontja van.
   *[0] Most egyformán állnak: { $n } pont mindkettejüknek.
 }
ending-you-won = Győztél.
ending-you-won-by = Győztél: { WORD($n) } ponttal előzted meg { THE($other, case: "acc") }.
ending-you-lost = Vesztettél.
ending-you-lost-by = Vesztettél: { THE($other) } { WORD($n) } ponttal előtted végzett.
ending-you-drew = Nem vesztettél, de senki sem győzött.
ending-won = { THE($seat, cap: 1) } győzött.
ending-won-by = { THE($seat, cap: 1) } győzött, { WORD($n) } ponttal megelőzve { THE($other, case: "acc") }.
ending-won-together = Többen nyerték meg együtt: { $n } játékos.
ending-drawn = Senki sem győzött.
fortune-with = A szerencse { THE($seat, case: "dat") } kedvezett: nagyjából minden { $n }. játszmában ilyen kegyes.
fortune-against = A szerencse { THE($seat) } ellen volt: nagyjából minden { $n }. játszmában ilyen mostoha.
fortune-even = A véletlen { $n } alkalommal szólt bele, nagyjából úgy, ahogy szokott.
fortune-none = Ebben a játszmában semmi sem múlt a véletlenen.
