/**
 * Areas and borders on real land, made of the Voronoi cells of keyed sites.
 *
 * Cells with one key are joined by leaving out the edges between them. What
 * remains is kept as shared topology (see arcs.ts): an arc is smoothed once
 * and used by both neighbours, so there are neither gaps nor double lines,
 * and a border can be drawn once.
 */
import polygonClipping from 'polygon-clipping';
import { buildArcs, FRAME, ringsOf, type ArcOptions } from './arcs.ts';
import {
  boundsOf, cutLine, distanceToLine, grow, insideTest, rectContains, simplify, type Line, type MultiPolygon, type Polygon, type Rect, type Ring,
} from './geometry.ts';
import { OUT, type Site } from './sites.ts';

export interface Border {
  left: string;
  right: string;
  lines: Line[];
}

export interface Division {
  areas: Map<string, MultiPolygon>;
  borders: Border[];
}

export interface DivideOptions extends ArcOptions {
  /** An island without a site belongs to the nearest one within this distance, else to nobody. */
  reach: number;
}

/**
 * Every piece of land is divided among the sites on it, so that an island
 * claims nothing across the strait.
 */
export function divideLand(sites: Site[], land: MultiPolygon, frame: Rect, options: DivideOptions): Division {
  const areas = new Map<string, MultiPolygon>();
  const borders = new Map<string, Border>();
  const give = (key: string, polygons: MultiPolygon): void => {
    areas.set(key, [...(areas.get(key) ?? []), ...polygons]);
  };
  for (const { part, own } of shareOut(sites, land)) {
    if (!own.length) {
      give(nearestKey(part, sites, options.reach), [part]);
      continue;
    }
    const arcs = buildArcs(own, frame, options);
    const onLand = insideTest([part]);
    for (const key of new Set(own.map((site) => site.key))) give(key, clip(ringsOf(arcs, key), part));
    for (const { left, right, line } of arcs) {
      const lines = right === FRAME ? [] : cutLine(line, onLand).map((piece) => simplify(piece, 0.2));
      const pair = `${left}--${right}`;
      if (lines.length) borders.set(pair, { left, right, lines: [...(borders.get(pair)?.lines ?? []), ...lines] });
    }
  }
  return { areas, borders: [...borders.values()] };
}

/** Ports often lie a pixel out at sea: they go to the nearest land. */
function shareOut(sites: Site[], land: MultiPolygon): { part: Polygon; own: Site[] }[] {
  const shares = land.map((part) => ({ part, inside: insideTest([part]), own: [] as Site[] }));
  for (const site of sites) {
    const home = shares.find(({ inside }) => inside([site.x, site.y])) ??
      shares.map((share) => ({ share, far: distanceToLine([site.x, site.y], share.part[0] as Ring) }))
        .reduce((a, b) => (b.far < a.far ? b : a)).share;
    home.own.push(site);
  }
  return shares;
}

function nearestKey([outer]: Polygon, sites: Site[], reach: number): string {
  const around = grow(boundsOf(outer as Ring), reach);
  const near = sites.filter(({ x, y }) => rectContains(around, [x, y]))
    .map(({ x, y, key }) => ({ key, far: distanceToLine([x, y], outer as Ring) }))
    .reduce((a, b) => (b.far < a.far ? b : a), { key: OUT, far: Infinity });
  return near.far <= reach ? near.key : OUT;
}

/** Cut here, at build time: clip paths in the browser cost every frame. */
function clip(rings: Ring[], part: Polygon): MultiPolygon {
  const [first, ...rest] = rings;
  if (!first) return [];
  // Exclusive-or turns outer rings and holes into proper polygons, whatever their winding.
  const whole = polygonClipping.xor([first], ...rest.map((ring) => [ring]));
  return polygonClipping.intersection(whole, part);
}
