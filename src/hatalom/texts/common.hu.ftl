### Minden játékról elmondható, bármik a szabályai.

result-time-over = { NAME($seat) } kifutott az időből.
result-other-rules = Ezt a játszmát a szabályok { $played }. változata szerint játszották. Itt már a { $plays }. változat érvényes, és a szerint innen másképp alakult volna. Megnézhető, de folytatni nem lehet.
result-not-replayed = A tárolt játszma csak eddig követhető. Megnézhető, de folytatni nem lehet.

## Mi szól egy lehetőség mellett (tipp), vagy mit hozott a gép fordulója

reason-wins = Megnyeri a játszmát
reason-loses = Elveszíti a játszmát
reason-share = Mindenki titokban választ: a gép 100-ból { $n } játszmában ezt választaná
reason-solved = A gép végigszámolta
reason-behind = A gép gyengébbnek ítéli az elsőnél
reason-equal = A gép ugyanolyan jónak ítéli, mint az elsőt
reason-best = A gép egyik másik lehetőséget sem ítéli jobbnak
reason-chance = Győzelmi esély hasonló erejű ellenfél ellen: körülbelül { $n }%
reason-chance-beside = Győzelmi esély: körülbelül { $n }% (az első lehetőség után { $first }%)
reason-leads-yet = { $own } : { $other } arányban vezetsz, a győzelmi esélyed mégis csak körülbelül { $n }%
reason-decided = { $won ->
    [0] Gyakorlatilag eldőlt, ellened: a győzelmi esélyed körülbelül { $n }%
   *[other] Gyakorlatilag eldőlt, a javadra: a győzelmi esélyed körülbelül { $n }%
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
    [0] Más lehetőségektől eltérően megakadályozza, hogy az ellenfél még ebben a körben győzzön
    [1] Más lehetőségektől eltérően megakadályozza, hogy az ellenfél a következő körében győzzön
   *[other] Más lehetőségektől eltérően megakadályozza, hogy az ellenfél két egymást követő körével győzzön (közben te nem jössz)
 }
reason-no-defence = { $turns ->
    [0] Az ellenfél még ebben a körben győzhetne, és a gép nem talált olyan lehetőséget, amely ezt megakadályozná
    [1] Az ellenfél a következő körében győzhetne, és a gép nem talált olyan lehetőséget, amely ezt megakadályozná
   *[other] Az ellenfél két egymást követő körével győzhetne (közben te nem jössz), és a gép nem talált olyan lehetőséget, amely a győzelmét megakadályozná
 }
reason-depends = A véletlenen vagy a titkos választásokon múlik: { A($of) } { $of } kipróbált folytatás közül { $n } végén győzhetne az ellenfél
reason-secret-wins = { A($of, cap: 1) } { $of } lehetséges válaszból { $n } ellen megnyeri a játszmát
reason-secret-loses = { A($of, cap: 1) } { $of } lehetséges válaszból { $n } ellen elveszíti a játszmát
reason-secret-can-win = { $rest ->
    [0] Bármit válaszol az ellenfél, ez a kör győzelemmel folytatható
   *[other] { A($of, cap: 1) } { $of } lehetséges válaszból { $n } ellen ez a kör győzelemmel folytatható
 }
reason-secret-could-lose = { $rest ->
    [0] Bármit válaszol az ellenfél, a következő körében győzhetne
   *[other] { A($of, cap: 1) } { $of } lehetséges válaszból { $n } után az ellenfél a következő körében győzhetne
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
