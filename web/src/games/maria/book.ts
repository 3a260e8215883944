// The political display, political cards and goals of Maria, and what the panels read off the view with them.
import { MAP } from "./board";
import data from "./book.json";
import type { Book } from "./book.types";
import type { MariaView } from "./view";

export const BOOK = data as unknown as Book;

const REGIONS = new Map(MAP.towns.map((town) => [town.id, town.region]));
const HOMES = new Map(MAP.regions.map((region) => [region.id, region]));

/** 14.3: markers in Austria; those in Silesia count for Prussia only. */
function fortressesWon(view: MariaView, power: string): number {
  return view.fortresses.filter(({ town, marker }) => {
    const region = REGIONS.get(`town.${town}`) ?? "";
    const home = HOMES.get(region);
    return (
      marker === power &&
      ((home?.home === "austria" && home.map === "bohemia") || (power === "prussia" && region === "region.silesia"))
    );
  }).length;
}

export interface Goal {
  power: string;
  /** Markers still to place, or fortresses still to win. */
  left: number;
  of: number;
}

/** How far every power is from winning; in the introductory game Austria has only to hold out. */
export function goalsOf(view: MariaView): Goal[] {
  if (view.form === "introductory")
    return Object.entries(BOOK.needs).map(([power, of]) => ({
      power,
      left: Math.max(0, of - fortressesWon(view, power)),
      of,
    }));
  return view.powers
    .filter(({ id }) => id in BOOK.pools)
    .map(({ id, pool }) => ({ power: id, left: pool, of: BOOK.pools[id] ?? pool }));
}

/** Turns in groups that end with a winter. */
export function yearsOf(view: MariaView): number[][] {
  const turns = Array.from({ length: view.last_turn }, (_, i) => i + 1);
  return Array.from({ length: Math.ceil(turns.length / BOOK.winterEvery) }, (_, i) =>
    turns.slice(i * BOOK.winterEvery, (i + 1) * BOOK.winterEvery),
  );
}
