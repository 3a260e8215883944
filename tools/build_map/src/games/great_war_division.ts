/** How the land and the water of Great War are divided, and how far the drawing agrees with the rules. */
import { divideLand, type Border, type Division } from '../areas.ts';
import {
  boundsOf, cutLine, distance, distanceToLine, insideTest, lineLength, mix, rectPolygon, ringArea, roughen, segments, type Line, type MultiPolygon, type Point, type Polygon, type Rect, type Ring,
} from '../geometry.ts';
import { ghostSites, OUT, outlineSites, type Site } from '../sites.ts';

export interface Outline {
  id: string;
  ring: Ring;
}

const STEP = 3;
const INSET = 1.5;
/** Distance of the points that fill an area: they keep a coast with its own hinterland. */
const FILL = 7;
const APART = 0.9;
/** A town this near to a piece of land stands on it. */
const SHORE = 9;
const LEAP = 11;
const FIRTH = 5;
/** Larger than this it is a country that is not in the game. */
const GAP = 1500;
/** Closer than this a common border cannot be seen. */
export const VISIBLE = 4;

/** Provinces along their outlines, lively where two of them meet, reaching to the real coast. */
export function divideProvinces(outlines: Outline[], towns: Map<string, Point>, frame: Rect, land: MultiPolygon): Division {
  const onLand = insideTest(land);
  const isOnLand = ({ x, y }: Site): boolean => onLand([x, y]);
  const uses = new Map<string, number>();
  for (const { ring } of outlines) for (const [a, b] of segments(ring)) uses.set(edgeName(a, b), (uses.get(edgeName(a, b)) ?? 0) + 1);
  const sites = outlines.flatMap(({ id, ring }) => {
    const lively = [...segments(ring).flatMap(([a, b]) => roughen(a, b).slice(0, -1)), ring[0] as Point];
    return [...outlineSites(lively, id, { step: STEP, inset: INSET }), ...filling(ring, id)].filter(isOnLand);
  });
  const beyond = outlines.flatMap(({ ring }) => segments(ring)
    .filter(([a, b]) => uses.get(edgeName(a, b)) === 1)
    .flatMap(([a, b]) => mirrored(roughen(a, b), ring))).filter(isOnLand);
  const known = thinned([...onOwnShore(sites, towns, land), ...beyond]);
  const all = [...known, ...ghostSites(known, frame, { gap: 26, step: 13, wanted: onLand })];
  const divide = (wanted: Site[]): Division => divideLand(wanted, land, frame, { step: 4, rounds: 1, tolerance: 0.3, reach: 16 });
  return divide(withoutGaps(all, divide(all), frame));
}

/** Where two outlines do not quite meet, a scrap of the land outside would lie between them: their owners share it. */
function withoutGaps(sites: Site[], { areas, borders }: Division, frame: Rect): Site[] {
  const edges = borders.filter(({ left, right }) => left === OUT || right === OUT).flatMap(({ lines }) => lines.flat());
  const isGap = ([outer]: Polygon): boolean => {
    const [x0, y0, x1, y1] = boundsOf(outer as Ring);
    const isInside = x0 > frame[0] && y0 > frame[1] && x1 < frame[2] && y1 < frame[3];
    return isInside && Math.abs(ringArea(outer as Ring)) < GAP && edges.some((point) => distanceToLine(point, outer as Ring) < APART);
  };
  const gaps = (areas.get(OUT) ?? []).filter(isGap).map((gap) => insideTest([gap]));
  return sites.filter(({ x, y, key }) => key !== OUT || !gaps.some((inside) => inside([x, y])));
}

/** An outline may cross a strait: an island belongs to those who have a town on it, or else to the one with most of it. */
function onOwnShore(sites: Site[], towns: Map<string, Point>, land: MultiPolygon): Site[] {
  return land.flatMap((part) => {
    const inside = insideTest([part]);
    const here = sites.filter(({ x, y }) => inside([x, y]));
    const settled = new Set([...towns].filter(([, town]) => inside(town) || part.some((ring) => distanceToLine(town, ring) < SHORE)).map(([id]) => id));
    if (settled.size > 0) {
      return [...settled].flatMap((key) => {
        const [town, own] = [towns.get(key) as Point, here.filter((site) => site.key === key)];
        // On a small island only the town itself finds room.
        return own.length > 0 ? connected(own, town, inside) : [{ x: town[0], y: town[1], key }];
      });
    }
    const count = (key: string): number => here.filter((site) => site.key === key).length;
    const most = [...new Set(here.map(({ key }) => key))].sort((a, b) => count(b) - count(a))[0];
    return here.filter(({ key }) => key === most);
  });
}

/** The sites that hang together with the one nearest to the town: what lies over the water is another's. */
function connected(sites: Site[], [x, y]: Point, dry: (point: Point) => boolean): Site[] {
  const left = new Set(sites);
  const far = (site: Site): number => distance([site.x, site.y], [x, y]);
  const queue = [...sites].sort((a, b) => far(a) - far(b)).slice(0, 1);
  queue.forEach((site) => left.delete(site));
  for (const from of queue) {
    for (const site of left) {
      const [a, b]: [Point, Point] = [[from.x, from.y], [site.x, site.y]];
      if (distance(a, b) > LEAP || ![0.25, 0.5, 0.75].every((part) => dry(mix(a, b, part)))) continue;
      left.delete(site);
      queue.push(site);
    }
  }
  return queue;
}

/** Sites almost on one spot make cells too thin to be joined: the first one stays. */
function thinned(sites: Site[]): Site[] {
  const taken = new Map<string, Site[]>();
  return sites.filter((site) => {
    const [column, row] = [Math.floor(site.x), Math.floor(site.y)];
    const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => taken.get(`${column + dx} ${row + dy}`) ?? []));
    if (near.some(({ x, y }) => distance([x, y], [site.x, site.y]) < APART)) return false;
    taken.set(`${column} ${row}`, [...(taken.get(`${column} ${row}`) ?? []), site]);
    return true;
  });
}

const edgeName = (a: Point, b: Point): string => [a, b].map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).sort().join(' ');

function filling(ring: Ring, key: string): Site[] {
  const inside = insideTest([[ring]]);
  const [x0, y0, x1, y1] = boundsOf(ring);
  const sites: Site[] = [];
  for (let x = x0 + FILL / 2; x < x1; x += FILL) for (let y = y0 + FILL / 2; y < y1; y += FILL) {
    const far = INSET + STEP;
    const isDeep = [[0, 0], [far, 0], [-far, 0], [0, far], [0, -far]].every(([dx, dy]) => inside([x + (dx as number), y + (dy as number)]));
    if (isDeep) sites.push({ x, y, key });
  }
  return sites;
}

/** Where nobody lies beyond, the land outside gets sites too. */
function mirrored(line: Line, ring: Ring): Site[] {
  const inside = insideTest([[ring]]);
  return segments(line).flatMap(([a, b]): Site[] => {
    const length = distance(a, b);
    if (length === 0) return [];
    const normal: Point = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    const steps = Math.max(1, Math.ceil(length / STEP));
    return Array.from({ length: steps }, (_, i) => mix(a, b, (i + 0.5) / steps)).map((middle) => {
      const at = (d: number): Point => [middle[0] + normal[0] * d, middle[1] + normal[1] * d];
      const [x, y] = inside(at(INSET / 2)) ? at(-INSET) : at(INSET);
      return { x, y, key: OUT };
    });
  });
}

/** The whole frame in zones; land lies above them. */
export function divideWaters(waters: Map<string, Point[]>, frame: Rect): Division {
  const sites = [...waters].flatMap(([key, points]) => points.map(([x, y]) => ({ x, y, key })));
  return divideLand(sites, [rectPolygon(frame)], frame, { step: 12, rounds: 2, tolerance: 0.5, reach: 1 });
}

/** The parts of the borders between zones that lie on the open sea; lakes and firths are none. */
export function wetBorders(borders: Border[], waters: Map<string, Point[]>, land: MultiPolygon): Border[] {
  const isSea = (hole: Ring): boolean => [...waters.values()].flat().some(insideTest([[hole]]));
  const onLand = insideTest(land.map(([outer, ...holes]) => [outer as Ring, ...holes.filter(isSea)]));
  return borders.map((border) => ({ ...border, lines: border.lines.flatMap((line) => cutLine(line, (point) => !onLand(point))).filter((line) => lineLength(line) > FIRTH) }))
    .filter(({ lines }) => lines.length > 0);
}

export const pairName = (a: string, b: string): string => [a, b].sort().join('--');
export const lengthOf = ({ lines }: Border): number => lines.reduce((sum, line) => sum + lineLength(line), 0);

export interface Agreement {
  /** Pairs that touch without being neighbours. */
  barred: string[];
  /** Neighbours that do not touch, or too little to be seen. */
  apart: string[];
}

export function compare(borders: Border[], neighbours: [string, string][], isClosed: (id: string) => boolean): Agreement {
  const ruled = new Set(neighbours.map(([a, b]) => pairName(a, b)));
  const drawn = new Map(borders.filter(({ left, right }) => left !== OUT && right !== OUT && !isClosed(left) && !isClosed(right))
    .map((border) => [pairName(border.left, border.right), lengthOf(border)]));
  return {
    barred: [...drawn.keys()].filter((pair) => !ruled.has(pair)).sort(),
    apart: [...ruled].filter((pair) => (drawn.get(pair) ?? 0) < VISIBLE).sort(),
  };
}
