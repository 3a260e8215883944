// What the board draws, apart from how: the ids are the engine's.
import { levelFor, type Level } from "../../map/levels";
import type { MapSpace, Point, WayMap } from "../../map/types";
import type { SeatLook } from "../../contract";
import { lookOf } from "../../contract/looks";
import data from "./map.json";
import { GAME, type Force } from "./view";

export const MAP = data as unknown as WayMap;
export const LAYERS = ["names", "rivers", "relief", "control"] as const;
export type Layers = Record<(typeof LAYERS)[number], boolean>;

export const seatLook = (seat: string): SeatLook => lookOf(GAME, seat);

const SPACES = new Map(MAP.spaces.map((space) => [space.id, space]));

export function spaceOf(id: string): MapSpace {
  const space = SPACES.get(id);
  if (!space) throw new Error(`The map has no ${id}: build it anew with tools/build_map`);
  return space;
}

export const isSpace = (id: unknown): id is string => typeof id === "string" && SPACES.has(id);

export const levelAt = (k: number): Level => levelFor(MAP.levels, k);

/** Sizes in units of a sign. */
export const SIGN = { normal: 8, tribe: 10, city: 9, capital: 13 };
export const NAME = { normal: 13, tribe: 13, city: 14, capital: 18 };
export const DISC = 14;
const GROWN = 17;

export type SpaceRank = keyof typeof SIGN;
export const rankOf = ({ kind, capital }: Pick<MapSpace, "kind" | "capital">): SpaceRank =>
  capital ? "capital" : kind;

/** How far a sign reaches: walls show around the pieces that stand there. */
export function reachOf(space: MapSpace, isOccupied: boolean): number {
  const own = SIGN[rankOf(space)];
  return space.kind === "city" && isOccupied ? Math.max(GROWN, own) : own;
}

/** Where the forces of a place stand, in units of a sign: those inside in the middle, others beside them. */
export function spotOf(force: Force, all: readonly Force[]): Point {
  if (force.isInside || all.length === 1) return [0, 0];
  const hasGarrison = all.some((other) => other.isInside);
  const before = all.filter((other) => !other.isInside).indexOf(force);
  if (hasGarrison) return before === 0 ? [19, -13] : [19, 14];
  return before === 0 ? [-15, 3] : [15, -3];
}

/** A battlemented wall around the origin. */
export function wallPath(r: number): string {
  const [tooth, gap] = [(2 * r) / 7, r * 0.25];
  const teeth = [0, 1, 2].map(() => `h${tooth}v${gap}h${tooth}v${-gap}`).join("");
  return `M${-r} ${r}V${-r}${teeth}h${tooth}V${r}Z`;
}

/** The curve from a to b that bows to the north, for voyages. */
export function seaWay(a: Point, b: Point): string {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return `M${a.join(" ")}Q${x} ${y - 0.18 * Math.hypot(b[0] - a[0], b[1] - a[1])} ${b.join(" ")}`;
}
