### Minden játékról elmondható, bármik a szabályai.

result-time-over = Az egyik játékos ideje lejárt.
