/**
 * Names beside their places: every name has twelve positions, each near and a
 * little farther off; the important ones choose first, several passes let them
 * move out of each other's way, and what still collides is dropped (it appears
 * at the next zoom).
 */
import polylabel from 'polylabel';
import { boundsOf, distance, grow, insideTest, rectsMeet, type Point, type Polygon, type Rect, type Ring } from './geometry.ts';

export interface Label {
  id: string;
  anchor: Point;
  /** Of the place's sign. */
  radius: number;
  width: number;
  /** About the font size. */
  height: number;
  /** High ones choose first and are dropped last. */
  priority: number;
  /** What a pixel on the screen is in units of the picture. */
  unit: number;
  /** It had better stand off than be dropped. */
  isNeeded?: boolean;
}

export interface Obstacle {
  box: Rect;
  /** HARD unless told: less for what may be covered. */
  cost?: number;
  /** This name may touch it. */
  owner?: string;
}

export interface RoadSegment {
  from: Point;
  to: Point;
}

export type Anchor = 'start' | 'middle' | 'end';

export interface Placement {
  id: string;
  box: Rect;
  /** The side of the box that stays where it is when the name is shorter. */
  anchor: Anchor;
}

interface Candidate {
  box: Rect;
  anchor: Anchor;
  taste: number;
}

interface Choice extends Candidate {
  cost: number;
  blocked: boolean;
}

/** What a name must not cover. */
export const HARD = 40;

const OVERLAP = 20;
/** The weaker one will step aside at its own turn. */
const OVERLAP_WEAKER = 6;
const ROAD_COST = 0.035;
const PASSES = 8;

/**
 * Where a name may stand. x: ±1 wholly beside the place, less: shifted by
 * that part of its width; y: -1 above, 1 below. Taste: readers expect names
 * on the right.
 */
const SIDES: { x: number; y: number; taste: number }[] = [
  { x: 1, y: 0, taste: 0 }, { x: 1, y: -1, taste: 0.25 }, { x: 1, y: 1, taste: 0.3 }, { x: -1, y: 0, taste: 0.4 },
  { x: 0, y: 1, taste: 0.45 }, { x: 0, y: -1, taste: 0.5 }, { x: 0.25, y: 1, taste: 0.5 }, { x: 0.25, y: -1, taste: 0.55 },
  { x: -0.25, y: 1, taste: 0.55 }, { x: -0.25, y: -1, taste: 0.6 }, { x: -1, y: -1, taste: 0.6 }, { x: -1, y: 1, taste: 0.62 },
];

/** Extra distance and what it costs: a name should stay with its place. */
const REACHES = [{ extra: 0, taste: 0 }, { extra: 5, taste: 1.2 }];
/** A name that must not be dropped may stand off. */
const FAR = { extra: 14, taste: 4 };

/** What is not in the answer found no room. */
export function placeLabels(labels: Label[], obstacles: Obstacle[], roads: RoadSegment[]): Placement[] {
  const entries = [...labels].sort((a, b) => b.priority - a.priority).map((label) => {
    const spots = candidates(label);
    // Only what is near is measured: with a thousand roads that is what takes the time.
    const around = boundsOf(spots.flatMap(({ box: [x0, y0, x1, y1] }): Point[] => [[x0, y0], [x1, y1]]));
    const [things, ways] = [obstacles.filter(({ box }) => rectsMeet(box, around)), roads.filter(({ from, to }) => rectsMeet(grow(boundsOf([from, to]), 1), around))];
    return {
      label,
      choices: spots.map((candidate): Choice => ({ ...candidate, ...fixedCost(label, candidate, things, ways) })),
      chosen: null as Choice | null,
    };
  });
  const rivals = entries.map((entry) => entries.filter((other) => other !== entry && mayMeet(entry.label, other.label)));
  for (let pass = 0; pass < PASSES; pass++) {
    entries.forEach((entry, i) => {
      entry.chosen = cheapest(entry.choices, (choice) => (rivals[i] ?? []).reduce((cost, { label, chosen }) => {
        if (!chosen || !collide(choice, chosen)) return cost;
        return cost + (label.priority < entry.label.priority ? OVERLAP_WEAKER : OVERLAP);
      }, choice.cost));
    });
  }
  const isFree = (choice: Choice, i: number): boolean =>
    !choice.blocked && !(rivals[i] ?? []).some((rival) => rival.chosen && collide(choice, rival.chosen));
  // Least important first: dropping one may save its neighbours.
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry?.chosen && !isFree(entry.chosen, i)) entry.chosen = null;
  }
  // And whoever was dropped may find room that others have left.
  entries.forEach((entry, i) => {
    entry.chosen ??= entry.choices.find((choice) => isFree(choice, i)) ?? null;
  });
  return entries.flatMap(({ label: { id }, chosen }) => (chosen ? [{ id, box: chosen.box, anchor: chosen.anchor }] : []));
}

/**
 * The emptiest spot for a region's name: over as few boxes as possible, else
 * near the point farthest from all borders. Null where there is no room.
 * `over`: how many quarters of the name may lie beyond the borders.
 */
export function emptiestSpot(part: Polygon, width: number, height: number, taken: Rect[], over = 1): Point | null {
  const inside = insideTest([part]);
  const pole = polylabel(part, 2).slice(0, 2) as Point;
  const [x0, y0, x1, y1] = boundsOf(part[0] as Ring);
  const close = taken.filter((box) => rectsMeet(box, grow([x0, y0, x1, y1], width)));
  let best: { cost: number; spot: Point | null } = { cost: Infinity, spot: null };
  for (let x = x0; x <= x1; x += 4) {
    for (let y = y0; y <= y1; y += 4) {
      const box = boxAround([x, y], width, height);
      if (!inside([x, y]) || close.some((other) => rectsMeet(box, other))) continue;
      const outside = [0, 0.25, 0.75, 1].filter((t) => !inside([box[0] + t * width, y])).length;
      if (outside > over) continue;
      const cost = 6 * outside + distance([x, y], pole) / 40;
      if (cost < best.cost) best = { cost, spot: [x, y] };
    }
  }
  return best.spot;
}

function candidates({ anchor, radius, width, height, unit, isNeeded }: Label): Candidate[] {
  return [...REACHES, ...(isNeeded ? [FAR] : [])].flatMap((reach) => SIDES.map(({ x, y, taste }) => {
    const beside = Math.abs(x) === 1;
    const corner = beside && y !== 0;
    const gap = (radius + 2.5 * unit) * (corner ? 0.7 : 1) + unit * reach.extra;
    const centre: Point = [
      anchor[0] + (beside ? x * (gap + width / 2) : x * width),
      anchor[1] + y * (gap + height * (corner ? 0.22 : 0.4)),
    ];
    return { taste: taste + reach.taste, box: boxAround(centre, width, height), anchor: beside ? (x > 0 ? 'start' : 'end') : 'middle' };
  }));
}

export const boxAround = ([x, y]: Point, width: number, height: number): Rect =>
  [x - width / 2, y - height / 2, x + width / 2, y + height / 2];

/** What does not change while the names jostle. */
function fixedCost(label: Label, { box, taste }: Candidate, obstacles: Obstacle[], roads: RoadSegment[]): { cost: number; blocked: boolean } {
  let cost = taste;
  let blocked = false;
  for (const obstacle of obstacles) {
    if (obstacle.owner === label.id || !rectsMeet(box, obstacle.box)) continue;
    cost += obstacle.cost ?? HARD;
    blocked ||= (obstacle.cost ?? HARD) >= HARD;
  }
  for (const road of roads) cost += ROAD_COST * lengthInside(road, core(box));
  return { cost: blocked ? cost + HARD : cost, blocked };
}

/** Letters fill only the middle of their line; ascenders may touch a road. */
export const core = ([x0, y0, x1, y1]: Rect): Rect => [x0, y0 + (y1 - y0) * 0.15, x1, y1 - (y1 - y0) * 0.15];

const collide = (a: { box: Rect }, b: { box: Rect }): boolean => rectsMeet(grow(core(a.box), 1), grow(core(b.box), 1));

const mayMeet = (a: Label, b: Label): boolean =>
  Math.abs(a.anchor[0] - b.anchor[0]) < a.width + b.width + a.radius + b.radius + 40 * a.unit && Math.abs(a.anchor[1] - b.anchor[1]) < 6 * (a.height + b.height);

const cheapest = (choices: Choice[], costOf: (choice: Choice) => number): Choice =>
  choices.map((choice) => ({ choice, cost: costOf(choice) })).reduce((a, b) => (b.cost < a.cost ? b : a)).choice;

/** Length of a segment inside a box (Liang-Barsky). */
function lengthInside({ from, to }: RoadSegment, box: Rect): number {
  const delta: Point = [to[0] - from[0], to[1] - from[1]];
  let [enter, leave] = [0, 1];
  for (const axis of [0, 1] as const) {
    const [low, high] = [box[axis], box[axis + 2] as number];
    if (delta[axis] === 0) {
      if (from[axis] < low || from[axis] > high) return 0;
      continue;
    }
    const t: Point = [(low - from[axis]) / delta[axis], (high - from[axis]) / delta[axis]];
    enter = Math.max(enter, Math.min(...t));
    leave = Math.min(leave, Math.max(...t));
  }
  return Math.max(0, leave - enter) * Math.hypot(...delta);
}
