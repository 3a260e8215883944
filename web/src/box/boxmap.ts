// The map of a game as plain lines, for the page that tells what is certain: areas, places and the ways between them.
import type { AreaMap, MapArea, MapRegion, Point, Rect, RegionMap, RoadMap, WarMap, WayMap } from "../map/types";

type AnyMap = AreaMap | RegionMap | RoadMap | WarMap | WayMap;

export interface PlainMap {
  frame: Rect;
  land: string;
  rivers: string;
  /** Countries under the places, and the lines between them. */
  grounds: readonly string[];
  borders: string;
  /** Of areas also where their names and pieces lie. */
  areas: readonly { id: string; path: string; at: Point; isSea?: boolean }[];
  /** Strong ones are drawn larger: fortresses, cities. */
  points: readonly { id: string; at: Point; isStrong?: boolean }[];
  /** Main roads are drawn double, as on the board. */
  lines: readonly { a: string; b: string; path: string; isMain?: boolean }[];
}

const files = import.meta.glob<{ default: AnyMap }>("../games/*/map.json");

export async function mapOf(game: string): Promise<PlainMap | null> {
  const load = files[`../games/${game}/map.json`];
  return load === undefined ? null : plainMap((await load()).default);
}

/** Things of the map by their bare ids, as the content of the box has them. */
export function plainMap(map: AnyMap): PlainMap {
  const { areas, points, lines, ...rest } = drawn(map);
  return {
    ...rest,
    areas: areas.map(({ id, path, at, isSea = false }) => ({ id: bare(id), path, at, isSea })),
    points: points.map(({ id, at, isStrong = false }) => ({ id: bare(id), at, isStrong })),
    lines: lines.map(({ a, b, path, isMain = false }) => ({ a: bare(a), b: bare(b), path, isMain })),
  };
}

const bare = (id: string): string => id.slice(id.indexOf(".") + 1);

function drawn(map: AnyMap): PlainMap {
  const base = { frame: map.bounds, land: map.land, grounds: [], borders: "", areas: [], points: [], lines: [] };
  if ("countries" in map) return { ...base, rivers: map.rivers, areas: map.areas.map(placed) };
  if ("spaces" in map) {
    const points = map.spaces.map(({ id, at, kind }) => ({ id, at, isStrong: kind === "city" }));
    const grounds = map.provinces.map(({ path }) => path);
    return { ...base, rivers: map.rivers, grounds, borders: map.borders, points, lines: map.links };
  }
  if ("places" in map) {
    const areas = map.places.map(({ id, path, at, kind }) => ({ id, path, at, isSea: kind === "sea" }));
    const seasFirst = areas.toSorted((a, b) => Number(b.isSea) - Number(a.isSea));
    return { ...base, rivers: map.rivers, areas: seasFirst, lines: [...map.borders, ...map.links.map(straight)] };
  }
  if ("towns" in map) {
    const points = map.towns.map(({ id, at, fortress }) => ({ id, at, isStrong: fortress !== undefined }));
    const grounds = map.regions.map(({ path }) => path);
    return { ...base, rivers: map.rivers, grounds, borders: map.borders, points, lines: roads(map) };
  }
  const rivers = map.rivers.map(({ path }) => path).join("");
  return { ...base, rivers, areas: map.regions.map(placed), lines: map.borders };
}

const placed = ({ id, path, place }: MapArea | MapRegion): PlainMap["areas"][number] => ({ id, path, at: place.at });

const straight = ({ a, b, from, to }: WarMap["links"][number]): PlainMap["lines"][number] => ({
  a,
  b,
  path: `M${from.join(" ")}L${to.join(" ")}`,
});

function roads({ towns, roads }: RoadMap): PlainMap["lines"] {
  return roads.flatMap(([from, to, main, x, y]) => {
    const [a, b] = [towns[from], towns[to]];
    return a === undefined || b === undefined
      ? []
      : [{ a: a.id, b: b.id, path: `M${a.at.join(" ")}Q${x} ${y} ${b.at.join(" ")}`, isMain: main === 1 }];
  });
}
