// Where what is told lies: arrows and signs of a moment, in units of the map.
import type { ArrowWire, MomentWire } from "../net/types";
import { camera } from "../map/camera.svelte";
import { middleOf, type Box } from "../map/boxes";
import type { Point, Rect } from "../map/types";
import { onMap, spotOnMap } from "./sight";

/** A march that is drawn: from nowhere it comes down upon its goal. */
export interface DrawnArrow {
  what: string;
  who: string;
  n: number;
  from: Point | null;
  to: Point;
  path: string;
}

/** A place that is marked, and how far around it a ring lies: around all that stands there, and hardly over its name. */
export interface Spot {
  at: Point;
  r: number;
}

export interface Drawn {
  arrows: readonly DrawnArrow[];
  places: readonly Spot[];
  /** Where a battle is fought: what is attacked, else the first of the places. */
  field: Point | null;
  box: Rect;
}

const BOW = 0.12;
/** Around the outermost places, in pixels of the screen. */
const AROUND = 70;
/** From the middle of a place to the rim of the piece that stands there, in pixels of the screen. */
const RIM = 20;
/** Rings in pixels of the screen: around a dot, in the middle of a land, and how far off a box or pieces. */
const [DOT, LAND, GAP] = [17, 24, 3];

/** A place of the map in its own units; null for what is not drawn. */
export const pointOf = (thing: string): Point | null => spotOf(thing)?.at ?? null;

/** The same with the room that a ring around it needs. */
function spotOf(thing: string): Spot | null {
  const [box, at] = [spotOnMap(thing), camera.at];
  if (box === null || at === null) return null;
  const [x, y] = middleOf(box);
  // At a table the map begins in the corner of the window; on other pages it lies somewhere below.
  const corner = onMap(thing)?.closest(".view")?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { at: [(x - corner.left - at.x) / at.k, (y - corner.top - at.y) / at.k], r: ringAround(thing, box) / at.k };
}

/** What is pointed at in a circle is drawn much smaller than that; boxes and pieces are as large as they look. */
function ringAround(thing: string, { left, top, right, bottom }: Box): number {
  const drawing = onMap(thing);
  if (drawing?.tagName === "circle") return DOT;
  const isWhole = drawing?.tagName === "rect" || document.querySelector(`.view [data-spot=${JSON.stringify(thing)}]`);
  return isWhole ? Math.hypot(right - left, bottom - top) / 2 + GAP : LAND;
}

/** `short` of its goal, so that what stands there stays in sight; never shorter than half the way. */
export function bowed(from: Point, to: Point, short = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 + BOW * dy, (from[1] + to[1]) / 2 - BOW * dx];
  const [ex, ey] = [to[0] - middle[0], to[1] - middle[1]];
  const part = Math.min(short / (Math.hypot(ex, ey) || 1), 1 / 2);
  const end = [to[0] - part * ex, to[1] - part * ey];
  return `M${from.join(" ")}Q${middle.join(" ")} ${end.join(" ")}`;
}

function drawnArrow({ start, goal, who, what, n }: ArrowWire): DrawnArrow | null {
  const from = start === "" ? null : pointOf(start);
  const to = goal === "" ? from : pointOf(goal);
  if (to === null) return null;
  const short = RIM / (camera.at?.k ?? 1);
  return { what, who, n, from, to, path: from === null ? "" : bowed(from, to, short) };
}

/** What of a moment can be drawn, seen at this scale; null where nothing of it is on the map. */
export function drawn(moment: MomentWire, k = camera.at?.k ?? 1): Drawn | null {
  const arrows = moment.arrows.map(drawnArrow).filter((arrow) => arrow !== null);
  // What appears on the map says more exactly where it happened: one box of an area.
  const appeared = moment.arrows.filter(({ start }) => start === "").map(({ goal }) => goal);
  const marked = appeared.length > 0 ? appeared : moment.places;
  const places = marked.map(spotOf).filter((spot) => spot !== null);
  const field = arrows.find(({ what }) => what === "attack")?.to ?? places[0]?.at ?? null;
  const points = [
    ...places.map(({ at }) => at),
    ...arrows.flatMap(({ from, to }) => (from === null ? [to] : [from, to])),
  ];
  if (points.length === 0) return null;
  const around = AROUND / k;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box: Rect = [
    Math.min(...xs) - around,
    Math.min(...ys) - around,
    Math.max(...xs) + around,
    Math.max(...ys) + around,
  ];
  return { arrows, places, field, box };
}

/** The sign of a moment (symbols.svg). */
export const SIGNS: Readonly<Record<string, string>> = {
  march: "move",
  battle: "sword",
  siege: "castle",
  gain: "banner",
  loss: "close",
  card: "copy",
  vote: "users",
  auction: "scales",
  purchase: "plus",
  scoring: "vp",
  war: "bolt",
  end: "emblem-crown",
};
