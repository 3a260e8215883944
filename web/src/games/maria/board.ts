// What the board draws, apart from how: the ids are the engine's.
import { movedPlaces } from "../../map/moved";
import type { MapRegionTint, MapRoad, MapTown, Point, RoadMap } from "../../map/types";
import type { SeatLook } from "../../contract";
import { fromBox } from "../../contract/laid.svelte";
import { lookOf } from "../../contract/looks";
import type { MapContent } from "./content";
import data from "./map.json";
import { GAME } from "./view";

const OURS = data as unknown as RoadMap;
/** What no box can change: how the land lies. */
export const MAP: Omit<RoadMap, "towns" | "regions" | "sectors" | "roads"> = OURS;
export const LAYERS = ["names", "rivers", "relief", "sectors"] as const;
export type Layers = Record<(typeof LAYERS)[number], boolean>;

/** Of a seat or of a power: both go by bare ids. */
export const lookFor = (id: string): SeatLook => lookOf(GAME, id);

const LETTERS = { F: "flanders", B: "bohemia" } as const;

/** The map of a corrected box: towns lie where it has them, and what it says of them is the box's. */
function corrected({ towns, regions, sectors, roads }: MapContent): RoadMap {
  const townIn = new Map(towns.map((town) => [`town.${town.id}`, town]));
  const regionIn = new Map(regions.map((region) => [`region.${region.id}`, region]));
  const suitIn = new Map(sectors.map(({ id, suit }) => [id, suit]));
  const numbers = new Map(OURS.towns.map(({ id }, number) => [id, number]));
  const moved = movedPlaces("town", { towns }, new Map(OURS.towns.map(({ id, at }) => [id, at])));
  const places = OURS.towns.map((town) => moved.get(town.id) ?? town.at);
  const drawn = new Map(OURS.roads.map((road) => [[road[0], road[1]].sort().join(), road]));
  return {
    ...OURS,
    towns: OURS.towns.map(({ fortress: _, elector: __, ...place }, number) => {
      const { region, sector, fortress, elector } = townIn.get(place.id) as MapContent["towns"][number];
      const signs = { ...(fortress && { fortress }), ...(elector && { elector }) };
      return { ...place, ...signs, at: places[number] as Point, region: `region.${region}`, sector };
    }),
    regions: OURS.regions.map((place) => {
      const { map, home_of } = regionIn.get(place.id) as MapContent["regions"][number];
      return { ...place, map: LETTERS[map], home: home_of };
    }),
    sectors: OURS.sectors.map((place) => ({ ...place, suit: suitIn.get(place.id) ?? place.suit })),
    roads: roads.map(({ a, b, main = false }): MapRoad => {
      const ends = [a, b].map((town) => numbers.get(`town.${town}`) as number) as [number, number];
      const ours = drawn.get([...ends].sort().join());
      const bend = ours === undefined ? middleOf(places, ends) : bendOf(places, ours);
      return [...(ours === undefined ? ends : ([ours[0], ours[1]] as const)), main ? 1 : 0, ...bend];
    }),
  };
}

/** A new road is straight. */
function middleOf(places: readonly Point[], ends: readonly [number, number]): Point {
  const [[x0, y0], [x1, y1]] = ends.map((number) => places[number]) as [Point, Point];
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** The bend of a road goes half the way with each of its towns. */
function bendOf(places: readonly Point[], [a, b, , x, y]: MapRoad): Point {
  const by = [a, b].map((number): Point => {
    const [[x0, y0], [x1, y1]] = [(OURS.towns[number] as MapTown).at, places[number] as Point];
    return [x1 - x0, y1 - y0];
  }) as [Point, Point];
  return [x + (by[0][0] + by[1][0]) / 2, y + (by[0][1] + by[1][1]) / 2];
}

/** The map as the box on the table has it. */
export const theMap = fromBox(OURS, corrected);

export interface RoadLine {
  a: string;
  b: string;
  main: boolean;
  path: string;
}

/** What is looked up in a map. */
class Atlas {
  readonly towns: ReadonlyMap<string, MapTown>;
  readonly roads: readonly RoadLine[];
  readonly roadsOf: ReadonlyMap<string, readonly RoadLine[]>;
  readonly suits: ReadonlyMap<string, string>;
  readonly regions: ReadonlyMap<string, MapRegionTint>;

  constructor(map: RoadMap) {
    const townAt = (number: number): MapTown => map.towns[number] as MapTown;
    this.towns = new Map(map.towns.map((town) => [town.id, town]));
    this.roads = map.roads.map(([a, b, main, x, y]) => ({
      a: townAt(a).id,
      b: townAt(b).id,
      main: main === 1,
      path: `M${townAt(a).at.join(" ")}Q${x} ${y} ${townAt(b).at.join(" ")}`,
    }));
    const roadsOf = new Map<string, RoadLine[]>(map.towns.map(({ id }) => [id, []]));
    for (const road of this.roads) for (const end of [road.a, road.b]) roadsOf.get(end)?.push(road);
    this.roadsOf = roadsOf;
    this.suits = new Map(map.sectors.map(({ id, suit }) => [id, suit]));
    this.regions = new Map(map.regions.map((region) => [region.id, region]));
  }
}

const atlas = fromBox(new Atlas(OURS), () => new Atlas(theMap()));

export function townOf(id: string): MapTown {
  const town = atlas().towns.get(id);
  if (!town) throw new Error(`The map has no ${id}: build it anew with tools/build_map`);
  return town;
}

export const isTown = (id: unknown): id is string => typeof id === "string" && atlas().towns.has(id);
export const regionOf = (town: MapTown): MapRegionTint | undefined => atlas().regions.get(town.region);
export const isInBohemia = (town: MapTown): boolean => regionOf(town)?.map === "bohemia";
export const roads = (): readonly RoadLine[] => atlas().roads;
/** The roads of a town. */
export const roadsOf = (id: string): readonly RoadLine[] => atlas().roadsOf.get(id) ?? [];
export const farEnd = (road: RoadLine, from: string): string => (road.a === from ? road.b : road.a);
export const suitOf = (town: MapTown): string => atlas().suits.get(town.sector) ?? "";

/** Which layout of names and signs holds at a zoom. */
export interface Level {
  number: number;
  /** Units of the map for one pixel of a name, and of a sign or piece. */
  name: number;
  sign: number;
}

export function levelAt(k: number): Level {
  const number = Math.max(
    0,
    MAP.levels.findLastIndex(({ from }) => from <= k + 1e-6),
  );
  return { number, name: MAP.levels[number]?.name ?? 1, sign: MAP.levels[number]?.sign ?? 1 };
}

/** From this level on plain towns are named. */
export const DETAIL = 8;

/** Sizes as tools/build_map has laid them out. */
export const SIGN = { elector: 9.5, major: 8, minor: 5.6, town: 2.6 };
export const NAME = { elector: 15, major: 14.5, minor: 12.5, town: 12.5 };
export const DISC = 10.5;
/** A fortress under a piece grows, so that its bastions show around it. */
const GROWN = 1.32;

export type Rank = keyof typeof SIGN;
export const rankOf = ({ fortress, elector }: Pick<MapTown, "fortress" | "elector">): Rank =>
  elector ? "elector" : (fortress ?? "town");

export const reachOf = (town: MapTown, isOccupied: boolean): number => {
  const own = SIGN[rankOf(town)];
  return town.fortress && isOccupied ? Math.max(own, GROWN * DISC) : own;
};

const corners = (count: number, far: number, near: number, turn = 0): string =>
  `M${Array.from({ length: 2 * count }, (_, i) => {
    const [r, angle] = [i % 2 === 0 ? far : near, turn + (i * Math.PI) / count];
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  }).join("L")}Z`;

/** A square with four bastions, or a star fort with six. */
export const fortPath = (rank: Rank, r: number): string =>
  rank === "minor" ? corners(4, 1.25 * r, 0.72 * r, Math.PI / 4) : corners(6, 1.12 * r, 0.7 * r, Math.PI / 6);

/** Where the pieces of a town stand, in pixels of a sign. */
export const SPOTS = { second: [6, -5.5] as Point, train: [13, 10] as Point, hussar: [0, 0] as Point };

export const ringPath = ([x, y]: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
