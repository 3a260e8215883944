/**
 * Where the name and the pieces of each region stand.
 *
 * The marker and two full stacks must fit inside the border; the name stands
 * close by and may lean over the coast. Regions choose one after the other,
 * several rounds, so that nothing covers anything else.
 */
import type { RegionPlace } from '../../../web/src/map/types.ts';
import {
  boundsOf, distanceToLine, grow, insideTest, rectsMeet, shift, type Point, type Rect, type Ring,
} from './geometry.ts';
import { roundPoint } from './paths.ts';

/** Room that pieces take around their point: a marker; a stack of three with its count. */
const MARKER: Rect = [-13, -13, 13, 14];
const STACK: Rect = [-12.5, -17, 18.5, 17.5];
/** On a phone names are larger against the map than on a desk. */
const NAME_GROWTH = 1.2;
const NAME_HEIGHT = 12;
const NAME_DEPTH = 3;
const GAP = 3;
/** Beyond this distance nothing is measured. */
const FAR = 40;
/** Least room between a piece and the border. */
const LEAST_ROOM = 0.5;

type Trio = [Point, Point, Point];

/** Marker, cubes, discs; the price says how far a shape is from the plain row. */
const TRIOS: { spots: Trio; price: number }[] = [
  { spots: [[-30, 0], [-2, 0], [29, 0]], price: 0 },
  { spots: [[-29, -5], [-2, 0], [29, 5]], price: 0.5 },
  { spots: [[-29, 5], [-2, 0], [29, -5]], price: 0.5 },
  { spots: [[-27, -12], [-3, 4], [27, 12]], price: 1.2 },
  { spots: [[-27, 12], [-3, 4], [27, -12]], price: 1.2 },
  { spots: [[0, -23], [-16, 9], [15, 9]], price: 1.6 },
  { spots: [[-16, -22], [-16, 9], [15, 3]], price: 1.7 },
  { spots: [[13, -22], [-18, 3], [13, 9]], price: 1.7 },
  { spots: [[0, 23], [-17, -8], [14, -8]], price: 1.9 },
  { spots: [[-13, 22], [-17, -9], [14, -8]], price: 1.9 },
  { spots: [[13, 22], [-17, -8], [14, -9]], price: 1.9 },
  { spots: [[-27, 0], [0, -17.5], [0, 17.5]], price: 2.2 },
  { spots: [[25, 0], [-6, -17.5], [-6, 17.5]], price: 2.3 },
  { spots: [[0, -33], [-3, -1], [-3, 34]], price: 3 },
];

const PAIRS: { spots: [Point, Point]; price: number }[] = [
  { spots: [[-15.5, 0], [13, 0]], price: 0 },
  { spots: [[-14, -8], [12, 5]], price: 0.8 },
  { spots: [[-14, 8], [12, -5]], price: 0.8 },
  { spots: [[-7, -17], [4, 13]], price: 1.6 },
  { spots: [[7, -17], [-4, 13]], price: 1.6 },
];

export interface Host {
  id: string;
  /** The closed outline: pieces may stand over a creek. */
  outline: Ring[];
  /** Width of the widest name at the size of the fitted map. */
  nameWidth: number;
}

/** An arrangement of the largest company and the name. */
interface Choice {
  cost: number;
  at: Point;
  spots: Trio;
  name: NameSpot;
}

export interface Ground {
  /** Positive inside: how far the border is. */
  room(point: Point): number;
  bounds: Rect;
}

export function groundOf(rings: Ring[]): Ground {
  const inside = insideTest([rings]);
  const bounds = boundsOf(rings.flat());
  const [x0, y0, x1, y1] = grow(bounds, FAR).map(Math.round) as Rect;
  const [width, height] = [x1 - x0, y1 - y0];
  const known = new Float32Array(width * height).fill(NaN);
  return {
    bounds,
    room: ([x, y]) => {
      const [column, row] = [Math.round(x) - x0, Math.round(y) - y0];
      if (column < 0 || row < 0 || column >= width || row >= height) return -FAR;
      const cell = row * width + column;
      const stored = known[cell] as number;
      if (!Number.isNaN(stored)) return stored;
      const point: Point = [column + x0, row + y0];
      const off = Math.min(...rings.map((ring) => distanceToLine(point, ring)));
      return (known[cell] = inside(point) ? off : -off);
    },
  };
}

/** Places for all regions, by id. */
export function placeAll(hosts: Host[]): Map<string, RegionPlace> {
  const grounds = new Map(hosts.map(({ id, outline }) => [id, groundOf(outline)]));
  const chosen = new Map<string, Choice>();
  const offers = hosts.map((host) => ({ host, choices: choicesFor(host, grounds) }))
    // The tightest region chooses first.
    .sort((a, b) => (b.choices[0]?.cost ?? Infinity) - (a.choices[0]?.cost ?? Infinity));
  for (let round = 0; round < 4; round++) {
    for (const { host, choices } of offers) {
      const others = [...chosen].filter(([id]) => id !== host.id).map(([, choice]) => choice);
      const best = choices
        .map((choice) => ({ choice, cost: choice.cost + 50 * clashes(choice, others) }))
        .reduce((a, b) => (b.cost < a.cost ? b : a));
      chosen.set(host.id, best.choice);
    }
  }
  return new Map([...chosen].map(([id, choice]) => [id, settle(grounds.get(id) as Ground, choice)]));
}

const clashes = (mine: Choice, others: Choice[]): number => others.filter((other) =>
  rectsMeet(mine.name.box, other.name.box) ||
  trioBoxes(other.at, other.spots).some((box) => rectsMeet(box, mine.name.box)) ||
  trioBoxes(mine.at, mine.spots).some((box) => rectsMeet(box, other.name.box))).length;

/** The best arrangements of one region, cheapest first. */
function choicesFor(host: Host, grounds: Map<string, Ground>): Choice[] {
  const ground = grounds.get(host.id) as Ground;
  const foreign = [...grounds].filter(([id]) => id !== host.id).map(([, other]) => other);
  const grid = gridIn(ground.bounds, 3).filter((at) => ground.room(at) > 0);
  const seats = TRIOS.flatMap(({ spots, price }) => {
    const rims = trioBoxes([0, 0], spots).flatMap(rim);
    return grid
      .map((at) => ({ at, spots, cost: price + roomCost(ground, rims, at) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 60);
  });
  return seats.sort((a, b) => a.cost - b.cost).slice(0, 240)
    .flatMap(({ at, spots, cost }) => nameSpots(at, spots, host.nameWidth).map((name) => ({
      at, spots, name, cost: cost + name.price + nameCost(name.box, ground, foreign),
    })))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 200);
}

/** The smaller companies stand where the large one stands, as far as the name allows. */
function settle(ground: Ground, { at, spots, name }: Choice): RegionPlace {
  const [x0, y0, x1, y1] = boundsOf(trioBoxes(at, spots).flatMap(([a, b, c, d]): Point[] => [[a, b], [c, d]]));
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  const near = gridIn(grow([...middle, ...middle], 24), 4);
  const fit = (boxes: Rect[], from: Point): number => roomCost(ground, boxes.flatMap(rim)) + Math.hypot(from[0] - middle[0], from[1] - middle[1]) / 6 +
    (boxes.some((box) => rectsMeet(box, name.box)) ? 100 : 0);
  const pair = PAIRS.flatMap(({ spots: [m, s], price }) => near.map((spot) => {
    const boxes = [shift(shift(MARKER, m), spot), shift(shift(STACK, s), spot)];
    return { spot, m, s, boxes, cost: price + fit(boxes, spot) };
  })).reduce((a, b) => (b.cost < a.cost ? b : a));
  const single = near.map((spot) => ({ spot, boxes: [shift(MARKER, spot)], cost: fit([shift(MARKER, spot)], spot) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a));
  const from = ([x, y]: Point, [dx, dy]: Point = [0, 0]): Point => roundPoint([x + dx - at[0], y + dy - at[1]]);
  return {
    at: roundPoint(at),
    name: { at: from(name.at), grows: name.grows },
    slots: [[from(single.spot)], [from(pair.spot, pair.m), from(pair.spot, pair.s)], spots],
  };
}

const trioBoxes = (at: Point, [marker, ...stacks]: Trio): Rect[] =>
  [shift(MARKER, marker), ...stacks.map((spot) => shift(STACK, spot))].map((box) => shift(box, at));

/** Corners of boxes are cut: neither a disc nor a cube fills them. */
function rim([x0, y0, x1, y1]: Rect): Point[] {
  const [w, h] = [x1 - x0, y1 - y0];
  return [
    [x0 + 0.2 * w, y0], [x0 + 0.5 * w, y0], [x0 + 0.8 * w, y0], [x1, y0 + 0.2 * h], [x1, y0 + 0.5 * h], [x1, y0 + 0.8 * h],
    [x0 + 0.8 * w, y1], [x0 + 0.5 * w, y1], [x0 + 0.2 * w, y1], [x0, y0 + 0.8 * h], [x0, y0 + 0.5 * h], [x0, y0 + 0.2 * h],
  ];
}

/** `rims` stand around `at`. */
function roomCost(ground: Ground, rims: Point[], [x, y]: Point = [0, 0]): number {
  let least = Infinity;
  for (const [dx, dy] of rims) {
    least = Math.min(least, ground.room([x + dx, y + dy]));
    // Far too narrow already: no need to look on.
    if (least < -8) break;
  }
  return least < LEAST_ROOM ? 20 + 4 * (LEAST_ROOM - least) : 0.35 * Math.max(0, 7 - least);
}

interface NameSpot {
  at: Point;
  grows: 'up' | 'down';
  box: Rect;
  price: number;
}

/** Above the pieces or below them, a little to the side if need be. */
function nameSpots(at: Point, spots: Trio, width: number): NameSpot[] {
  const boxes = trioBoxes(at, spots);
  const middle = (Math.min(...boxes.map((b) => b[0])) + Math.max(...boxes.map((b) => b[2]))) / 2;
  const half = (width * NAME_GROWTH) / 2 + 1;
  return [-36, -30, -24, -18, -12, -6, 0, 6, 12, 18, 24, 30, 36].flatMap((aside) => {
    const x = middle + aside;
    const over = boxes.filter(([x0, , x1]) => x0 < x + half && x1 > x - half);
    if (!over.length) return [];
    const top = Math.min(...over.map((box) => box[1])) - GAP - NAME_DEPTH;
    const bottom = Math.max(...over.map((box) => box[3])) + GAP + NAME_HEIGHT;
    const price = Math.abs(aside) * 0.05;
    return [
      { at: [x, top], grows: 'up', price, box: [x - half, top - NAME_HEIGHT * NAME_GROWTH, x + half, top + NAME_DEPTH] },
      { at: [x, bottom], grows: 'down', price: price + 1.2, box: [x - half, bottom - NAME_HEIGHT, x + half, bottom + NAME_DEPTH * NAME_GROWTH + 2.4] },
    ] satisfies NameSpot[];
  });
}

/** A name may lean over the sea, less gladly over a neighbour, and should not sit on its own border. */
function nameCost([x0, y0, x1, y1]: Rect, own: Ground, foreign: Ground[]): number {
  let cost = 0;
  for (let i = 0; i <= 6; i++) {
    const point: Point = [x0 + ((x1 - x0) * i) / 6, (y0 + y1) / 2];
    const room = own.room(point);
    if (room >= 0) cost += room < 5 ? 0.15 : 0;
    else cost += foreign.some((other) => rectsMeet([...point, ...point], grow(other.bounds, 1)) && other.room(point) > 0) ? 0.9 : 0.3;
  }
  return cost;
}

function gridIn([x0, y0, x1, y1]: Rect, step: number): Point[] {
  const points: Point[] = [];
  for (let x = Math.round(x0); x <= x1; x += step) for (let y = Math.round(y0); y <= y1; y += step) points.push([x, y]);
  return points;
}

/** What names and pieces take up, for signs that must keep away and for the tests. */
export function roomTaken({ at, name, slots }: RegionPlace, nameWidth: number): { name: Rect; pieces: Rect[] } {
  const [nx, ny] = [at[0] + name.at[0], at[1] + name.at[1]];
  return {
    name: [nx - nameWidth / 2, ny - NAME_HEIGHT, nx + nameWidth / 2, ny + NAME_DEPTH],
    pieces: slots.flatMap(([marker, ...stacks]) =>
      [shift(MARKER, marker), ...stacks.map((spot) => shift(STACK, spot))].map((box) => shift(box, at))),
  };
}
