/** Where the names of Great War's places stand at each zoom, and where ships lie in port. */
import type { Point, Rect, SpaceName, WarPlace } from '../../../../web/src/map/types.ts';
import { createMeasure, type Measure } from '../fonts.ts';
import { distance, insideTest, shift, type MultiPolygon } from '../geometry.ts';
import { boxAround, placeLabels, type Label, type Obstacle } from '../labels.ts';
import { roundPoint, roundTenth } from '../paths.ts';

export type Rank = WarPlace['rank'];

/** Zooms from which a layout holds, how large signs are there on the screen, and whether units show by kind. */
export const LEVELS = [
  { k: 0.5, size: 0.8, detail: false }, { k: 0.58, size: 0.84, detail: false }, { k: 0.68, size: 0.82, detail: false }, { k: 0.85, size: 0.86, detail: false }, { k: 1.1, size: 0.9, detail: false },
  { k: 1.45, size: 0.95, detail: false }, { k: 2, size: 1, detail: false }, { k: 2.8, size: 1, detail: true }, { k: 4, size: 1.05, detail: true },
];

/** As in Town.svelte: sizes of names by rank, and what pieces take up around their place. */
export const SIZES: Record<Rank, number> = { capital: 15.5, seat: 13.5, town: 12.5, sea: 12.5 };
const COUNTER: Rect = [-13, -10, 13, 10];
/** The sign of a town. An army covers it only now and then, and then the name steps aside (names.ts of the board). */
const SIGNED: Rect = [-8, -8, 8, 8];
const DOT: Rect = [-4, -4, 4, 4];
const ARMY_COST = 14;
/** Two columns and two rows of chips, and under the name a row of signs. */
const CHIPS: Rect = [-33, -22, 33, 22];
const SIGNS = { width: 74, height: 15 };
const HULL: Rect = [-12, -8, 12, 8];
const PORT_OFF = 21;
const PRIORITY: Record<Rank, number> = { capital: 4, seat: 3, town: 2, sea: 1 };
const MEASURES: Record<Rank, Measure> = {
  capital: createMeasure({ family: 'alegreya', weight: 700, style: 'normal' }),
  seat: createMeasure({ family: 'alegreya', weight: 700, style: 'normal' }),
  town: createMeasure({ family: 'alegreya', weight: 500, style: 'normal' }),
  sea: createMeasure({ family: 'alegreya', weight: 500, style: 'italic' }),
};

export interface Named {
  id: string;
  rank: Rank;
  at: Point;
  names: string[];
  isPort: boolean;
  isFortress: boolean;
}

const scaled = ([x0, y0, x1, y1]: Rect, by: number): Rect => [x0 * by, y0 * by, x1 * by, y1 * by];
export const nameWidth = (rank: Rank, names: string[]): number => Math.max(...names.map((name) => MEASURES[rank](name, SIZES[rank], rank === 'sea' ? 0.08 : 0)));

/** What a name takes up at a level, in units of a sign. */
export function nameBox({ rank, names }: Pick<Named, 'rank' | 'names'>, detail: boolean): { width: number; height: number } {
  const width = nameWidth(rank, names);
  if (!detail || rank === 'sea') return { width, height: SIZES[rank] * 1.05 };
  return { width: Math.max(width, SIGNS.width), height: SIZES[rank] * 1.05 + SIGNS.height };
}

/** What a name keeps clear of at every place: units by kind near by, else the sign of a capital or a fortress, or a dot. */
export const signBox = ({ rank, isFortress }: Pick<Named, 'rank' | 'isFortress'>, detail: boolean): Rect => (detail ? CHIPS : rank === 'capital' || isFortress ? SIGNED : DOT);

/** Ships lie on the water beside their port, clear of other places. */
export function placePorts(places: Named[], land: MultiPolygon): Map<string, Point> {
  const onLand = insideTest(land);
  return new Map(places.filter(({ isPort }) => isPort).map(({ id, at }) => {
    const spots = Array.from({ length: 16 }, (_, i): Point => [Math.cos((i * Math.PI) / 8) * PORT_OFF * 1.2, Math.sin((i * Math.PI) / 8) * PORT_OFF]);
    const costOf = (spot: Point): number => {
      const here: Point = [at[0] + spot[0], at[1] + spot[1]];
      const [x0, y0, x1, y1] = shift(HULL, here);
      const dry = ([[x0, y0], [x1, y0], [x0, y1], [x1, y1], here] as Point[]).filter(onLand).length;
      return 2 * dry + places.reduce((sum, other) => sum + (other.id === id ? 0 : Math.max(0, 26 - distance(other.at, here)) / 3), 0);
    };
    return [id, spots.reduce((a, b) => (costOf(b) < costOf(a) ? b : a))];
  }));
}

/** Names at one zoom: what finds no room is left for a closer one. */
export function layNames(places: Named[], ports: Map<string, Point>, { k, size, detail }: (typeof LEVELS)[number]): Map<string, SpaceName> {
  const unit = size / k;
  const labels = places.map((place): Label => {
    const { width, height } = nameBox(place, detail);
    return {
      id: place.id, anchor: place.at, priority: PRIORITY[place.rank], unit, isNeeded: place.rank === 'capital',
      radius: unit * (detail ? 22 : 10), width: unit * width, height: unit * height,
    };
  });
  const obstacles: Obstacle[] = places.flatMap(({ at, rank, id, isFortress }): Obstacle[] => [
    { box: shift(scaled(rank === 'sea' ? COUNTER : signBox({ rank, isFortress }, detail), unit), at), ...(rank === 'sea' ? { cost: 8 } : {}) },
    ...(rank === 'sea' || detail ? [] : [{ box: shift(scaled(COUNTER, unit), at), cost: ARMY_COST }]),
    ...(ports.has(id) ? [{ box: shift(scaled(HULL, unit), [at[0] + unit * (ports.get(id) as Point)[0], at[1] + unit * (ports.get(id) as Point)[1]]), cost: 5 }] : []),
  ]);
  return new Map(placeLabels(labels, obstacles, []).map(({ id, box, anchor }): [string, SpaceName] => {
    const { at } = places.find((place) => place.id === id) as Named;
    const edge = anchor === 'start' ? box[0] : anchor === 'end' ? box[2] : (box[0] + box[2]) / 2;
    return [id, [roundTenth((edge - at[0]) / unit), roundTenth(((box[1] + box[3]) / 2 - at[1]) / unit), anchor === 'start' ? -1 : anchor === 'end' ? 1 : 0]];
  }));
}

export const boxOf = (at: Point, [x, y, side]: SpaceName, width: number, height: number, unit: number): Rect => {
  const middle = x - (side * width) / 2;
  return boxAround([at[0] + unit * middle, at[1] + unit * y], unit * width, unit * height);
};

export const portSpot = (ports: Map<string, Point>, id: string): { port?: Point } => {
  const spot = ports.get(id);
  return spot ? { port: roundPoint(spot) } : {};
};
