### Minden játékról elmondható, bármik a szabályai.

result-time-over = Az egyik játékos ideje lejárt.
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
