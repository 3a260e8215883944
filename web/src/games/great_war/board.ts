// What the board draws, apart from how: the ids are the engine's.
import { levelFor, type Level } from "../../map/levels";
import type { Point, Rect, WarBorder, WarMap, WarPlace } from "../../map/types";
import { fromBox } from "../../contract/laid.svelte";
import { corrected, type WarContent } from "./corrected";
import data from "./map.json";
import { placeIn, sideOf, unitsAt, type Alliance, type GreatWarView } from "./view";

const OURS = data as unknown as WarMap;
/** What no box can change: how the land lies. */
export const MAP: Omit<WarMap, "places" | "borders" | "links" | "passages" | "entries"> = OURS;
/** The map as the box on the table has it. */
export const theMap = fromBox(OURS, (content: WarContent) => corrected(OURS, content));
export const LAYERS = ["names", "rivers", "relief", "control", "front"] as const;
export type Layers = Record<(typeof LAYERS)[number], boolean>;

const byId = (map: WarMap): ReadonlyMap<string, WarPlace> => new Map(map.places.map((place) => [place.id, place]));
const places = fromBox(byId(OURS), () => byId(theMap()));
export const hasPlace = (id: string): boolean => places().has(id);
export const isPlace = (id: unknown): id is string => typeof id === "string" && hasPlace(id);
export function placeOf(id: string): WarPlace {
  const place = places().get(id);
  if (!place) throw new Error(`The map has no ${id}: build it anew with tools/build_map`);
  return place;
}

export const levelAt = (k: number): Level & { detail: boolean } => {
  const level = levelFor(MAP.levels, k);
  return { ...level, detail: MAP.levels[level.number]?.detail ?? false };
};

/** Sizes of names in units of a sign, as in great_war_names.ts. */
export const NAME: Record<WarPlace["rank"], number> = { capital: 15.5, seat: 13.5, town: 12.5, sea: 12.5 };

/** Central Powers have square corners, the Entente round ones, everywhere. */
export const cornerOf = (alliance: Alliance | null): number =>
  alliance === "central" ? 1.5 : alliance === "entente" ? 9 : 4.5;

/** Neighbours by land and by sea, as the rules have them. */
const near = fromBox(neighbours(OURS), () => neighbours(theMap()));

function neighbours({ borders, links, passages }: WarMap): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const join = (from: string, to: string): unknown => found.set(from, (found.get(from) ?? new Set()).add(to));
  const seas = passages.flatMap(({ seas: [a, b] }) => (a === undefined || b === undefined ? [] : [{ a, b }]));
  for (const { a, b } of [...borders.filter(({ barred }) => !barred), ...links, ...seas]) {
    join(a, b);
    join(b, a);
  }
  return found;
}
export const nearOf = (id: string): string[] =>
  [...(near().get(id) ?? [])].filter((other) => placeOf(other).kind !== "closed");

/** The front: where land of both alliances meets and a way leads across. */
export const isFront = (view: GreatWarView, { a, b, barred }: WarBorder): boolean => {
  const [one, other] = [sideOf(view, placeIn(view, a)), sideOf(view, placeIn(view, b))];
  return (
    !barred &&
    placeOf(a).kind === "land" &&
    placeOf(b).kind === "land" &&
    Boolean(one) &&
    Boolean(other) &&
    one !== other
  );
};

export const isState = (view: GreatWarView, { a, b }: WarBorder): boolean =>
  placeIn(view, a)?.controller !== placeIn(view, b)?.controller;

/** Which power paints a sea: the one with most ships there. */
export function admiralOf(view: GreatWarView, id: string): string | null {
  const counts = new Map<string, number>();
  for (const { power, count } of unitsAt(placeIn(view, id))) counts.set(power, (counts.get(power) ?? 0) + count);
  return [...counts].sort((x, y) => y[1] - x[1])[0]?.[0] ?? null;
}

/** A sea goes on beneath its coasts: what is drawn around or over it is cut off at the land. */
export const SEA_CLIP_ID = "gw-open-sea";
export const SEA_CLIP = `url(#${SEA_CLIP_ID})`;
export const clipOf = ({ kind }: WarPlace): string | undefined => (kind === "sea" ? SEA_CLIP : undefined);
const [left, top, right, bottom] = MAP.frame;
export const OPEN_SEA = `M${left} ${top}H${right}V${bottom}H${left}Z${MAP.land}`;

/** The part of the map that holds these places, with a margin. */
export function boxOf(ids: readonly string[], margin: number): Rect {
  const points = ids.map((id) => placeOf(id).at);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

export const around = ([x, y]: Point, dx: number, dy: number): Rect => [x - dx, y - dy, x + dx, y + dy];

/** The smallest part of the map that holds all of these. */
export const joinedBox = (boxes: readonly Rect[]): Rect => [
  Math.min(...boxes.map(([x]) => x)),
  Math.min(...boxes.map(([, y]) => y)),
  Math.max(...boxes.map(([, , x]) => x)),
  Math.max(...boxes.map(([, , , y]) => y)),
];

/** Lines grow slowly while the map comes near: units of the map for a pixel of the fitted one. */
export const lineAt = (k: number): number => Math.min(1.5, Math.max(0.8, k ** 0.35)) / k;
