### Minden játékról elmondható, bármik a szabályai.

result-time-over = Az egyik játékos ideje lejárt.

## Mi szól egy lehetőség mellett (tipp), vagy mit hozott a gép fordulója

reason-wins = Megnyeri a játszmát
reason-loses = Elveszíti a játszmát
reason-share = Mindenki titokban választ: a gép 100-ból { $n } játszmában ezt választaná
reason-solved = A gép végigszámolta
reason-behind = A gép gyengébbnek ítéli az elsőnél
reason-equal = A gép ugyanolyan jónak ítéli, mint az elsőt
