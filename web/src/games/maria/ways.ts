// 10.1: where the piece on the move may go, and along which roads: the view has for each town the one before it.
import { farEnd, roadsOf, type RoadLine } from "./board";
import type { MariaGeneral, MariaView, MariaWays } from "./view";

const roadBetween = (a: string, b: string): RoadLine[] => roadsOf(a).filter((road) => farEnd(road, a) === b).slice(0, 1);

/** All roads of ordinary moves; of forced marches too where nothing else is left. */
export function reachRoads(ways: MariaWays | null): RoadLine[] {
  if (ways === null) return [];
  const ordinary = [...Object.entries(ways.main), ...Object.entries(ways.any)];
  const steps = ordinary.length > 0 ? ordinary : Object.entries(ways.forced);
  return [...new Set(steps.flatMap(([town, before]) => roadBetween(`town.${town}`, `town.${before}`)))];
}

/** The way the piece would take to a town, last road first: main roads are preferred, as their bonus is kept. */
export function wayTo({ ways }: MariaView, town: string, isForced: boolean): RoadLine[] {
  const goal = town.replace("town.", "");
  const came = ways === null ? {} : isForced ? ways.forced : goal in ways.main ? ways.main : ways.any;
  const roads: RoadLine[] = [];
  for (let here = goal; came[here] !== undefined; here = came[here] as string) roads.push(...roadBetween(`town.${here}`, `town.${came[here] as string}`));
  return roads;
}

/** 9.3: the roads from a general to the train that feeds him. */
export function supplyRoads({ at, supply }: MariaGeneral): RoadLine[] {
  const stops = [at, ...(supply?.path ?? [])].map((town) => `town.${town}`);
  return stops.slice(1).flatMap((town, index) => roadBetween(stops[index] as string, town));
}

/** Only the bonus of main roads leads there (10.1.2). */
export const isBonus = ({ ways }: MariaView, town: string): boolean => ways !== null && town.replace("town.", "") in ways.main && !(town.replace("town.", "") in ways.any);
