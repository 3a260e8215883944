// Which places and ways of the map a box corrects, from the keys of its corrections.
import type { BlockWire, ChangeWire } from "../net/types";
import { DRAWN } from "./sources";

export type Mark = "added" | "removed" | "corrected";

export interface CorrectedOnMap {
  places: ReadonlySet<string>;
  /** By both ends. */
  ways: ReadonlyMap<string, Mark>;
}

export function correctedOnMap(blocks: readonly BlockWire[], changes: readonly ChangeWire[]): CorrectedOnMap {
  const drawn = blocks.filter(({ path }) => DRAWN[path] !== undefined);
  const found = { places: new Set<string>(), ways: new Map<string, Mark>() };
  for (const { key, was, now } of changes) {
    const block = drawn.find(({ path, kind }) => key.startsWith(`${path}.`) || isNameOf(kind, key));
    if (block === undefined) continue;
    const thing = key.startsWith("names.") ? key.split(".")[3] : key.slice(block.path.length + 1).split(".")[0];
    if (thing === undefined) continue;
    if (DRAWN[block.path] === "places") found.places.add(thing);
    else found.ways.set(thing, was === null ? "added" : now === null ? "removed" : "corrected");
  }
  return found;
}

/** Names are corrected apart from the rows: `names.hu.town.prag.nom`. */
const isNameOf = (kind: string, key: string): boolean =>
  kind !== "" && new RegExp(`^names\\.\\w+\\.${kind}\\.`).test(key);
