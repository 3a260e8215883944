// What the board draws, apart from how: the ids are the engine's.
import { movedPlaces } from "../../map/moved";
import type { Drawn } from "../../map/sheet";
import type { MapBorder, MapRegion, Point, RegionMap } from "../../map/types";
import { fromBox } from "../../contract/laid.svelte";
import { lookOf } from "../../contract/looks";
import type { SeatLook } from "../../contract";
import data from "./map.json";

export const GAME = "power_and_weakness";
export const MAP = data as unknown as RegionMap;

export interface BoardRegion {
  id: string;
  marker: string | null;
  owner: string | null;
  knights: number;
  mages: number;
  /** Held by pieces that act in this cycle, so it counts. */
  active: boolean;
}

/** Where a number of the forecast comes from; from and to are the same for what stands there already. */
export interface BoardArrow {
  from: string;
  to: string;
  value: number;
  seat: string;
}

export const LAYERS = ["names", "rivers", "relief", "control", "grid"] as const;
export type Layers = Record<(typeof LAYERS)[number], boolean>;

type Regions = ReadonlyMap<string, MapRegion>;
const REGIONS: Regions = new Map(MAP.regions.map((region) => [region.id, region]));

/** Regions as the box on the table has them: where their names and pieces lie. */
const placed = fromBox<Regions, { map: { regions: Drawn[] } }>(REGIONS, ({ map }) => {
  const places = new Map(MAP.regions.map(({ id, place }) => [id, place.at]));
  const moved = movedPlaces("region", { "map.regions": map.regions }, places);
  const laid = (region: MapRegion): MapRegion => {
    const at = moved.get(region.id);
    return at === undefined ? region : { ...region, place: { ...region.place, at } };
  };
  return new Map(MAP.regions.map((region) => [region.id, laid(region)]));
});

export function regionOf(id: string): MapRegion {
  const region = placed().get(id);
  if (!region) throw new Error(`The map has no ${id}: build it anew with tools/build_map`);
  return region;
}

type Joined = readonly { a: string; b: string }[];

/** Regions that are adjacent in steel, in the box on the table; most have a border in common. */
export const joined = fromBox<Joined, { map: { connections: Joined } }>(MAP.borders, ({ map }) =>
  map.connections.map(({ a, b }) => ({ a: `region.${a}`, b: `region.${b}` })),
);

export const seatLook = (seat: string): SeatLook => lookOf(GAME, seat);

/** "marker.tent" is drawn with the sign "tent". */
export const signOf = (marker: string): string => marker.slice(marker.indexOf(".") + 1);

export const borderOf = (a: string, b: string): MapBorder | undefined =>
  MAP.borders.find((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a));

/** How far an arrow reaches to both sides of a border. */
const TAIL = 42;
const HEAD = 13;
/** What an arrow between far regions leaves free around the pieces. */
const CLEAR = 34;

export interface Way {
  from: Point;
  to: Point;
  /** Where the number stands. */
  pill: Point;
}

/** The way of an arrow: across the common border, or from marker to marker where there is none. */
export function wayBetween(from: string, to: string): Way {
  const border = borderOf(from, to);
  if (border) {
    const turn = border.a === from ? 1 : -1;
    const beside = (far: number): Point => [
      border.middle[0] + turn * far * border.across[0],
      border.middle[1] + turn * far * border.across[1],
    ];
    return { from: beside(-TAIL), to: beside(HEAD), pill: beside(-TAIL * 0.62) };
  }
  const [a, b] = [regionOf(from).place.at, regionOf(to).place.at];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along = (far: number): Point => [a[0] + ((b[0] - a[0]) * far) / length, a[1] + ((b[1] - a[1]) * far) / length];
  return { from: along(CLEAR), to: along(length - CLEAR), pill: along(length / 2) };
}

/** How many stacks stand beside the marker. */
const stacksOf = ({ knights, mages }: Pick<BoardRegion, "knights" | "mages">): 0 | 1 | 2 =>
  knights > 0 && mages > 0 ? 2 : knights > 0 || mages > 0 ? 1 : 0;

/** Where the marker and the stacks of a region stand, from the middle of its place. */
export const slotsOf = (region: Pick<BoardRegion, "id" | "knights" | "mages">): Point[] =>
  regionOf(region.id).place.slots[stacksOf(region)];

/** Where a region's marker is on the map; `size` is the scale of places. */
export function markerAt(region: Pick<BoardRegion, "id" | "knights" | "mages">, size: number): Point {
  const { at } = regionOf(region.id).place;
  const [x, y] = slotsOf(region)[0] ?? [0, 0];
  return [at[0] + x * size, at[1] + y * size];
}
