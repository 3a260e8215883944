// What the board draws, apart from how: the ids are the engine's.
import type { MapTown, Point, RoadMap } from "../../map/types";
import type { SeatLook } from "../../contract";
import { lookOf } from "../../contract/looks";
import data from "./map.json";
import { GAME } from "./view";

export const MAP = data as unknown as RoadMap;
export const LAYERS = ["names", "rivers", "relief", "sectors"] as const;
export type Layers = Record<(typeof LAYERS)[number], boolean>;

/** Of a seat or of a power: both go by bare ids. */
export const lookFor = (id: string): SeatLook => lookOf(GAME, id);

const TOWNS = new Map(MAP.towns.map((town) => [town.id, town]));

export function townOf(id: string): MapTown {
  const town = TOWNS.get(id);
  if (!town) throw new Error(`The map has no ${id}: build it anew with tools/build_map`);
  return town;
}

export const isTown = (id: unknown): id is string => typeof id === "string" && TOWNS.has(id);

const BOHEMIAN = new Set(MAP.regions.filter(({ map }) => map === "bohemia").map(({ id }) => id));
export const isInBohemia = (town: MapTown): boolean => BOHEMIAN.has(town.region);

export interface RoadLine {
  a: string;
  b: string;
  main: boolean;
  path: string;
}

const pointOf = (number: number): Point => (MAP.towns[number] as MapTown).at;
const idOf = (number: number): string => (MAP.towns[number] as MapTown).id;

export const ROADS: readonly RoadLine[] = MAP.roads.map(([a, b, main, x, y]) => ({
  a: idOf(a),
  b: idOf(b),
  main: main === 1,
  path: `M${pointOf(a).join(" ")}Q${x} ${y} ${pointOf(b).join(" ")}`,
}));

/** The roads of every town. */
const ROADS_OF = new Map<string, RoadLine[]>(MAP.towns.map(({ id }) => [id, []]));
for (const road of ROADS) for (const end of [road.a, road.b]) ROADS_OF.get(end)?.push(road);
export const roadsOf = (id: string): readonly RoadLine[] => ROADS_OF.get(id) ?? [];
export const farEnd = (road: RoadLine, from: string): string => (road.a === from ? road.b : road.a);

const SUITS = new Map(MAP.sectors.map(({ id, suit }) => [id, suit]));
export const suitOf = (town: MapTown): string => SUITS.get(town.sector) ?? "";

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
