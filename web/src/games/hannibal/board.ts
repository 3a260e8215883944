// What the board draws, apart from how: the ids are the engine's.
import { levelFor, type Level } from "../../map/levels";
import { movedPlaces } from "../../map/moved";
import { bent } from "../../map/sheet";
import type { MapLink, MapSpace, Point, WayMap } from "../../map/types";
import type { SeatLook } from "../../contract";
import { fromBox } from "../../contract/laid.svelte";
import { lookOf } from "../../contract/looks";
import type { HannibalContent } from "./content";
import data from "./map.json";
import { GAME } from "./view";

const OURS = data as unknown as WayMap;
/** What no box can change: how the land lies. */
export const MAP: Omit<WayMap, "spaces" | "links"> = OURS;
export const LAYERS = ["names", "rivers", "relief", "control"] as const;
export type Layers = Record<(typeof LAYERS)[number], boolean>;

export const seatLook = (seat: string): SeatLook => lookOf(GAME, seat);

/** Where the anchor of a port lies that our map has not. */
const ANCHOR: Point = [14, 12];

/** The map of a corrected box: spaces lie where it has them, and what it says of them is the box's. */
function corrected({ map }: HannibalContent): WayMap {
  const spaceIn = new Map(map.spaces.map((space) => [`space.${space.id}`, space]));
  const places = new Map(OURS.spaces.map(({ id, at }) => [id, at]));
  const moved = movedPlaces("space", { "map.spaces": map.spaces }, places);
  const at = new Map([...places, ...moved]);
  return {
    ...OURS,
    spaces: OURS.spaces.map(({ port: ours, ...place }) => {
      const { province, kind, port } = spaceIn.get(place.id) as HannibalContent["map"]["spaces"][number];
      const anchor = port === undefined ? {} : { port: { modifier: port, at: ours?.at ?? ANCHOR } };
      return { ...place, ...anchor, at: at.get(place.id) ?? place.at, province: `province.${province}`, kind };
    }),
    links: map.connections.map(({ a, b, kind }) => ({ ...lineBetween(at, `space.${a}`, `space.${b}`), kind })),
  };
}

/** Our line between two spaces, which goes with them, or a straight one. */
function lineBetween(at: ReadonlyMap<string, Point>, a: string, b: string): MapLink {
  const ours = OURS.links.find((link) => [link.a, link.b].includes(a) && [link.a, link.b].includes(b));
  if (ours !== undefined) return along(ours, at);
  const [from, to] = [a, b].map((id) => at.get(id) ?? [0, 0]) as [Point, Point];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { a, b, kind: "normal", path: `M${from.join(" ")}L${to.join(" ")}`, middle };
}

function along(ours: MapLink, at: ReadonlyMap<string, Point>): MapLink {
  const [from, to] = [ours.a, ours.b].map((id): Point => {
    const [was, now] = [OURS.spaces.find((space) => space.id === id)?.at, at.get(id)];
    return was === undefined || now === undefined ? [0, 0] : [now[0] - was[0], now[1] - was[1]];
  }) as [Point, Point];
  if ([...from, ...to].every((by) => by === 0)) return ours;
  const middle: Point = [ours.middle[0] + (from[0] + to[0]) / 2, ours.middle[1] + (from[1] + to[1]) / 2];
  return { ...ours, path: bent(ours.path, from, to), middle };
}

/** The map as the box on the table has it. */
export const theMap = fromBox(OURS, corrected);
const spaces = fromBox(byId(OURS), () => byId(theMap()));

function byId(map: WayMap): ReadonlyMap<string, MapSpace> {
  return new Map(map.spaces.map((space) => [space.id, space]));
}

export function spaceOf(id: string): MapSpace {
  const space = spaces().get(id);
  if (!space) throw new Error(`The map has no ${id}: build it anew with tools/build_map`);
  return space;
}

export const isSpace = (id: unknown): id is string => typeof id === "string" && spaces().has(id);

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
