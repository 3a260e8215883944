// 10.1: where the piece on the move may go, and along which roads: the view has for each town the one before it.
import { farEnd, roadsOf, type RoadLine } from "./board";
import type { MariaGeneral, MariaView, MariaWays } from "./view";

const roadBetween = (a: string, b: string): RoadLine[] =>
  roadsOf(a)
    .filter((road) => farEnd(road, a) === b)
    .slice(0, 1);

/** All roads of ordinary moves; of forced marches too where nothing else is left. */
export function reachRoads(ways: MariaWays | null): RoadLine[] {
  if (ways === null) return [];
  const ordinary = [...Object.entries(ways.main), ...Object.entries(ways.any)];
  const steps = ordinary.length > 0 ? ordinary : Object.entries(ways.forced);
  return [...new Set(steps.flatMap(([town, before]) => roadBetween(`town.${town}`, `town.${before}`)))];
}

/** A way by the towns before each other, last road first; empty where the town is not reached. */
function chain(came: Record<string, string>, goal: string): RoadLine[] {
  const roads: RoadLine[] = [];
  for (let here = goal; came[here] !== undefined; here = came[here] as string)
    roads.push(...roadBetween(`town.${here}`, `town.${came[here] as string}`));
  return roads;
}

/** The way the piece would take to a town: the shortest one; of equal ones main roads, as their bonus is kept. */
export function wayTo({ ways }: MariaView, town: string, isForced: boolean): RoadLine[] {
  if (ways === null) return [];
  const goal = town.replace("town.", "");
  if (isForced) return chain(ways.forced, goal);
  const [main, any] = [chain(ways.main, goal), chain(ways.any, goal)];
  return main.length > 0 && (any.length === 0 || main.length <= any.length) ? main : any;
}

/** How many towns it moves to get there; null where it does not. */
export function costTo(view: MariaView, town: string, isForced: boolean): number | null {
  const { length } = wayTo(view, town, isForced);
  return length > 0 ? length : null;
}

/** The other last stations of ways to a town that are as short as the one the piece would take. */
export function stationsTo(view: MariaView, town: string): string[] {
  const { ways } = view;
  const way = wayTo(view, town, false);
  const [last] = way;
  if (ways === null || last === undefined || way.length < 2) return [];
  /** 10.1.2  Else only the bonus of main roads leads there. */
  const isAny = chain(ways.any, town.replace("town.", "")).length === way.length;
  return roadsOf(town)
    .filter((road) => road !== last && (isAny || road.main))
    .map((road) => farEnd(road, town))
    .filter((station) => {
      const before = isAny ? wayTo(view, station, false) : chain(ways.main, station.replace("town.", ""));
      return before.length === way.length - 1;
    });
}

/** The roads along towns that follow each other. */
export const roadsAlong = (stops: readonly string[]): RoadLine[] =>
  stops.slice(1).flatMap((town, index) => roadBetween(stops[index] as string, town));

/** 9.3: the roads from a general to the train that feeds him. */
export const supplyRoads = ({ at, supply }: MariaGeneral): RoadLine[] =>
  roadsAlong([at, ...(supply?.path ?? [])].map((town) => `town.${town}`));

/** Only the bonus of main roads leads there (10.1.2). */
export const isBonus = ({ ways }: MariaView, town: string): boolean =>
  ways !== null && town.replace("town.", "") in ways.main && !(town.replace("town.", "") in ways.any);

/**
 * 10.1.13r1: a click on a town that both reach is the plain move; a forced march there, which conquers nothing, is declared in
 * the bar first. So is the costly return of a train that could move.
 */
const FIRST = [
  ["move_to", "march_to"],
  ["move_train", "reenter"],
] as const;
export const verbsOfClick = (verbs: readonly string[]): readonly string[] | undefined => {
  const first = FIRST.find((both) => both.every((verb) => verbs.includes(verb)));
  return first === undefined ? undefined : [first[0]];
};
