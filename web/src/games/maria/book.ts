// The political display, political cards and goals of Maria, and what the panels read off the view with them.
import { fromBox } from "../../contract/laid.svelte";
import { regionOf, townOf } from "./board";
import data from "./book.json";
import { bookOf, type Book } from "./content";
import type { MariaPlay, MariaView } from "./view";

/** The book of the box on the table. */
export const book = fromBox(data as unknown as Book, bookOf);

/** 17.5.6: what a political card does, in words. */
export function saysOf({ texts }: MariaPlay, card: string): string {
  const { effects, arrows } = book().cards[card] ?? { effects: [], arrows: [] };
  if (card === ELECTION) return texts.t("card-help-imperial-election");
  return [
    ...effects.map(({ op, power, n }) =>
      texts.t(`card-help-${op.replaceAll("_", "-")}`, { n, ...(power !== "" && { power: `power.${power}` }) }),
    ),
    ...arrows.map(({ track, dir, n }) => texts.t(`card-help-arrow-${dir}`, { n, track: `track.${track}` })),
  ].join(" ");
}

const ELECTION = "imperial_election";

/** 14.3: markers in Austria; those in Silesia count for Prussia only. */
function fortressesWon(view: MariaView, power: string): number {
  return view.fortresses.filter(({ town, marker }) => {
    const region = regionOf(townOf(`town.${town}`));
    return (
      marker === power &&
      ((region?.home === "austria" && region.map === "bohemia") ||
        (power === "prussia" && region?.id === "region.silesia"))
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
    return Object.entries(book().needs).map(([power, of]) => ({
      power,
      left: Math.max(0, of - fortressesWon(view, power)),
      of,
    }));
  return view.powers
    .filter(({ id }) => id in book().pools)
    .map(({ id, pool }) => ({ power: id, left: pool, of: book().pools[id] ?? pool }));
}

/** Turns in groups that end with a winter. */
export function yearsOf(view: MariaView): number[][] {
  const turns = Array.from({ length: view.last_turn }, (_, i) => i + 1);
  return Array.from({ length: Math.ceil(turns.length / book().winterEvery) }, (_, i) =>
    turns.slice(i * book().winterEvery, (i + 1) * book().winterEvery),
  );
}
