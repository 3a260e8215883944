// What was measured of a level: in words, never without its range.
import { t } from "../i18n/i18n.svelte";
import { levelName } from "../i18n/levels";
import type { AgainstWire, GameWire, RungWire } from "../net/types";

/** The measurement that says most of a level: at this number of players if there is one, against the nearest level. */
export function rungOf(game: GameWire, level: string, players: number): RungWire | null {
  const rank = (rung: RungWire): number => game.levels.indexOf(rung.rivals);
  const rungs = game.rungs.filter((rung) => rung.level === level);
  const fitting = rungs.filter((rung) => rung.players === players);
  const chosen = fitting.length > 0 ? fitting : rungs;
  return chosen.reduce<RungWire | null>((best, rung) => (best === null || rank(rung) > rank(best) ? rung : best), null);
}

const ofHundred = (share: number): number => Math.round(100 * share);

/** "Beats the squire in 71 of 100 games (53 to 85)."; nothing where nobody has measured it. */
export function provedToBe(game: GameWire, level: string, players: number): string {
  const rung = rungOf(game, level, players);
  if (rung === null) return "";
  const others = rung.players > 2 ? "computers-beats-others" : "computers-beats";
  return t(others, {
    level: levelName(rung.rivals),
    n: ofHundred(rung.won),
    low: ofHundred(rung.low),
    high: ofHundred(rung.high),
    of: ofHundred(rung.fair),
  });
}

/** "You won 5 of your last 10 games against it."; nothing where the reader has not met this level. */
export function yourRecord(played: readonly AgainstWire[], game: string, level: string): string {
  const found = played.find((one) => one.game === game && one.level === level);
  return found === undefined ? "" : t("computers-yours", { n: found.games, won: found.won });
}
