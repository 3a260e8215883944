// Names and pieces of some places, laid out together so that neither covers the other.
import type { Rect, SpaceName, WarPlace } from "../../map/types";
import { joinedBox } from "./board";
import { signsOf, standNames } from "./names";
import { boxesOf, standings, type Standing } from "./standing";
import type { GreatWarPlace, Host } from "./view";

export interface LaidPlace {
  now: GreatWarPlace;
  key: string;
  map: WarPlace;
  hosts: readonly Host[];
}

export interface Laid {
  pieces: Standing[];
  names: Map<string, SpaceName | null>;
}

/** Near by and in an inset every town has its name, even where the layout found no better room for it. */
const ABOVE: SpaceName = [0, -20, 0];

/** Names stand still as long as nothing around them moves: most acts only change numbers. So many layouts are kept. */
const KEPT = 12;
const stood = new Map<string, Laid["names"]>();

/** `nameOf` is null where the map shows no names; `frame` is what no name may leave. */
export function layOut(
  places: readonly LaidPlace[],
  { number, unit, detail }: { number: number; unit: number; detail: boolean },
  nameOf: ((key: string) => string) | null,
  frame: Rect | null = null,
): Laid {
  const pieces = standings(places, unit, detail);
  const boxes = boxesOf(pieces, unit);
  /** What the armies of a place take up on the map. */
  const armies = new Map<string, Rect[]>();
  for (const [i, { key, isFleet }] of pieces.entries()) {
    const [place = "", box] = [key.split(" ")[0], boxes[i]];
    if (!isFleet && box !== undefined) armies.set(place, [...(armies.get(place) ?? []), box]);
  }
  const ownOf = (place: string): Rect | null => {
    const own = armies.get(place);
    return own === undefined ? null : joinedBox(own);
  };
  const named = places.map(({ key, map, now }) => ({
    key,
    map,
    own: ownOf(key),
    signs: signsOf(map, now).length,
    name: nameOf?.(key) ?? null,
    at: map.names[number] ?? ((detail || frame !== null) && map.kind !== "sea" ? ABOVE : null),
  }));
  const around = JSON.stringify([number, unit, detail, frame, boxes, named.map(({ name, signs }) => [name, signs])]);
  const names = stood.get(around) ?? standNames(named, boxes, unit, detail, frame);
  if (stood.size >= KEPT) stood.clear();
  stood.set(around, names);
  return { pieces, names };
}
