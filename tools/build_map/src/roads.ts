/**
 * Links between places: one slightly bowed curve each, bent so that it does
 * not run through a third place.
 */
import { boundsOf, distanceToLine, distance, grow, hashUnit, mix, rectContains, type Line, type Point } from './geometry.ts';
import { roundTenth } from './paths.ts';

export interface Stop {
  id: string;
  at: Point;
}

export interface Road {
  path: string;
  /** The curve in a few straight steps, for the placer of names. */
  line: Line;
  /** Where a sign (a pass, a strait) sits. */
  middle: Point;
}

export interface RoadOptions {
  /** Part of the length. */
  bow: number;
  /** To keep from other places. */
  clearance: number;
}

/** Tried in this order, as multiples of the usual bow; a stronger bend must earn its keep. */
const BENDS = [1, -1, 2, -2, 3, -3, 4.5, -4.5];

export function bowedRoad(from: Stop, to: Stop, stops: Stop[], { bow, clearance }: RoadOptions): Road {
  // Side and depth come from the ids: lively, yet the same in every build and in both directions.
  const [a, b] = from.id < to.id ? [from, to] : [to, from];
  const side = hashUnit(`${a.id}--${b.id}`) < 0.5 ? -1 : 1;
  const usual = side * bow * (0.6 + 0.8 * hashUnit(`${b.id}--${a.id}`));
  const near = bystanders(a, b, stops, clearance);
  const [best] = BENDS.map((bend) => {
    const control = controlPoint(a.at, b.at, usual * bend);
    return { control, cost: 0.3 * Math.abs(bend) + crowding(sample(a.at, control, b.at), near, clearance) };
  }).sort((p, q) => p.cost - q.cost);
  return road(from.at, best?.control ?? mix(a.at, b.at, 0.5), to.at);
}

function bystanders(a: Stop, b: Stop, stops: Stop[], clearance: number): Stop[] {
  const box = grow(boundsOf([a.at, b.at]), clearance + 0.2 * distance(a.at, b.at));
  return stops.filter((stop) => stop.id !== a.id && stop.id !== b.id && rectContains(box, stop.at));
}

/** Twice the bow: a quadratic curve goes half way to it. */
function controlPoint(a: Point, b: Point, bow: number): Point {
  const [x, y] = mix(a, b, 0.5);
  return [x - 2 * bow * (b[1] - a[1]), y + 2 * bow * (b[0] - a[0])];
}

const crowding = (line: Line, near: Stop[], clearance: number): number =>
  near.reduce((cost, { at }) => cost + 10 * Math.max(0, 1 - distanceToLine(at, line) / clearance), 0);

const sample = (a: Point, control: Point, b: Point): Line =>
  [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((t) => mix(mix(a, control, t), mix(control, b, t), t));

function road(a: Point, control: Point, b: Point): Road {
  const pair = ([x, y]: Point): string => `${roundTenth(x)} ${roundTenth(y)}`;
  return {
    path: `M${pair(a)}Q${pair(control)} ${pair(b)}`,
    line: sample(a, control, b),
    middle: mix(mix(a, control, 0.5), mix(control, b, 0.5), 0.5),
  };
}
