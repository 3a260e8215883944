// Points, dates and chances of a league, as people write them.
import { i18n, t } from "../i18n/i18n.svelte";
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
  won: number[];
  drawn: number;
}

/** Who has done best in a game that is over; nobody if all have lost. */
export function bestOf({ players, points: got }: LeagueGameWire): number[] {
  const most = Math.max(0, ...got);
  return most === 0 ? [] : players.filter((_, seat) => got[seat] === most);
}

/** How the sides did in games that were played: who won alone, by seats. */
export function sidesOf(games: readonly LeagueGameWire[], seats: number): Sides {
  const bests = games.filter(({ how }) => how === "played").map((game) => ({ game, best: bestOf(game) }));
  return {
    won: Array.from(
      { length: seats },
      (_, seat) => bests.filter(({ game, best }) => best.length === 1 && game.players[seat] === best[0]).length,
    ),
    drawn: bests.filter(({ best }) => best.length !== 1).length,
  };
}

/** How many of n games one side wins 19 times of 20 if all sides are equally good; of several sides all of them. */
export function chanceRange(n: number, seats = 2): [least: number, most: number] {
  const share = 1 / seats;
  const rare = RARE / 2 / (seats - 1);
  const chances = Array.from({ length: n + 1 }, () => 0);
  chances[0] = (1 - share) ** n;
  for (let won = 1; won <= n; won++)
    chances[won] = ((chances[won - 1] ?? 0) * (n - won + 1) * share) / (won * (1 - share));
  let least = 0;
  for (let below = chances[0]; below <= rare && least < n; below += chances[least] ?? 0) least++;
  let most = n;
  for (let above = chances[n] ?? 0; above <= rare && most > least; above += chances[most] ?? 0) most--;
  return [least, most];
}

/** My game in the round that is on; null if I have none. */
export function myGame(league: LeagueWire): LeagueGameWire | null {
  const me = league.entrants.find(({ mine }) => mine);
  if (me === undefined) return null;
  return league.games.find(({ points: got, players }) => got.length === 0 && players.includes(me.number)) ?? null;
}

export const nameOf = (league: LeagueWire, number: number): string =>
  league.entrants.find((entrant) => entrant.number === number)?.name || t("somebody");

/** "Anna and Béla". */
export const namesOf = (league: LeagueWire, numbers: readonly number[]): string =>
  new Intl.ListFormat(i18n.lang).format(numbers.map((number) => nameOf(league, number)));

/** What there is to say of a league with more than two at a table, else what is said of two. */
export const forSeats = (key: string, seats: number): string => (seats === 2 ? key : `${key}-many`);

export const winners = (league: LeagueWire): EntrantWire[] => league.entrants.filter(({ place }) => place === 1);
