// Points, dates and chances of a league, as people write them.
import { i18n } from "../i18n/i18n.svelte";
import type { EntrantWire, LeagueGameWire, LeagueWire } from "../net/types";

const FRACTIONS = ["", "¼", "½", "¾"];
/** How rare an outcome must be before it says something: one time of 20, both ends together. */
const RARE = 0.05;
const DAY_MS = 24 * 3600 * 1000;

/** "3½", "½", "0"; from quarters of a point. */
export function quarters(n: number): string {
  const whole = Math.floor(n / 4);
  const part = FRACTIONS[n % 4] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}

/** From halves of a point. */
export const points = (halves: number): string => quarters(2 * halves);

/** The day, without the year. */
export const day = (when: string | number): string =>
  new Intl.DateTimeFormat(i18n.lang, { day: "numeric", month: "short" }).format(new Date(when));

export interface Stop {
  number: number;
  when: string | number;
  state: "done" | "now" | "later";
}

/** The rounds as a line: those that have begun by their day, the others by the latest day. */
export function stopsOf(league: LeagueWire): Stop[] {
  const last = league.begun.at(-1);
  if (last === undefined) return [];
  const isOver = league.status === "over";
  const begun = league.begun.map(({ number, begun: when }): Stop => ({
    number,
    when,
    state: isOver || number < last.number ? "done" : "now",
  }));
  const ends = new Date(last.ends).getTime();
  const later = Array.from({ length: isOver ? 0 : league.rounds - last.number }, (_, index): Stop => ({
    number: last.number + index + 1,
    when: ends + index * league.days * DAY_MS,
    state: "later",
  }));
  return [...begun, ...later];
}

export interface Sides {
  first: number;
  drawn: number;
  second: number;
}

/** How the sides did in games that were played. */
export function sidesOf(games: readonly LeagueGameWire[]): Sides {
  const played = games.filter(({ how }) => how === "played");
  const count = (outcome: LeagueGameWire["outcome"]): number =>
    played.filter((game) => game.outcome === outcome).length;
  return { first: count("first"), drawn: count("draw"), second: count("second") };
}

/** How many of n games one side wins 19 times of 20 if both sides are equally good. */
export function chanceRange(n: number): [least: number, most: number] {
  let chance = 0.5 ** n;
  let below = 0;
  for (let won = 0; won <= n / 2; won++) {
    below += chance;
    if (2 * below > RARE) return [won, n - won];
    chance = (chance * (n - won)) / (won + 1);
  }
  return [Math.floor(n / 2), Math.ceil(n / 2)];
}

/** My game in the round that is on; null if I have none. */
export function myGame(league: LeagueWire): LeagueGameWire | null {
  const me = league.entrants.find(({ mine }) => mine);
  if (me === undefined) return null;
  return (
    league.games.find(({ outcome, first, second }) => outcome === "" && [first, second].includes(me.number)) ?? null
  );
}

export const nameOf = (league: LeagueWire, number: number | null): string =>
  league.entrants.find((entrant) => entrant.number === number)?.name ?? "";

export const winners = (league: LeagueWire): EntrantWire[] => league.entrants.filter(({ place }) => place === 1);
