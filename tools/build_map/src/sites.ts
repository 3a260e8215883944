/**
 * Sites besides the places themselves: ghosts, which keep an area from
 * running to the horizon, and sites along a given outline.
 */
import { Delaunay } from 'd3-delaunay';
import { densify, distance, hashUnit, insideTest, mix, segments, type Point, type Rect, type Ring } from './geometry.ts';

export interface Site {
  x: number;
  y: number;
  key: string;
}

/** Key of land that belongs to nobody in the game. */
export const OUT = 'out';

export interface GhostOptions {
  /** Ghosts stand where the next real site is farther than this. */
  gap: number;
  /** Distance between ghosts. */
  step: number;
  /** For instance on land only: ghosts at sea would nibble at the coasts. */
  wanted(point: Point): boolean;
}

/** Ghosts on a jittered grid: the jitter keeps the outer edge from looking like a staircase. */
export function ghostSites(sites: Site[], [x0, y0, x1, y1]: Rect, { gap, step, wanted }: GhostOptions): Site[] {
  const [columns, rows] = [Math.floor((x1 - x0) / step), Math.floor((y1 - y0) / step)];
  const nearest = Delaunay.from(sites, (site) => site.x, (site) => site.y);
  const ghosts = new Map<number, Site>();
  // Each search starts where the last one ended.
  let hint = 0;
  for (let cell = 0; cell < columns * rows; cell++) {
    const x = x0 + step * ((cell % columns) + 0.5 + 0.6 * (hashUnit(`x ${cell}`) - 0.5));
    const y = y0 + step * (Math.floor(cell / columns) + 0.5 + 0.6 * (hashUnit(`y ${cell}`) - 0.5));
    hint = nearest.find(x, y, hint);
    const next = sites[hint];
    if (!next || distance([next.x, next.y], [x, y]) > gap) ghosts.set(cell, { x, y, key: OUT });
  }
  // Pockets first: a foreign island is linked to the frame only by its sea.
  return reachedFromFrame(ghosts, columns, rows).filter(({ x, y }) => wanted([x, y]));
}

/** Clusters of ghosts that do not reach the frame would be grey holes in the middle of a country: they go. */
function reachedFromFrame(ghosts: Map<number, Site>, columns: number, rows: number): Site[] {
  const atFrame = (cell: number): boolean =>
    cell < columns || cell >= columns * (rows - 1) || cell % columns === 0 || cell % columns === columns - 1;
  const reached = new Set([...ghosts.keys()].filter(atFrame));
  // A set that grows while it is walked is a queue; at the frame a step over the edge lands in a frame cell.
  for (const cell of reached) {
    for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
      if (ghosts.has(next)) reached.add(next);
    }
  }
  return [...reached].flatMap((cell) => ghosts.get(cell) ?? []);
}

/**
 * Sites just inside an outline. Two regions that share an edge get mirrored
 * sites, so the line between their cells is that very edge; where nobody
 * lies beyond, the area reaches to the coast by itself.
 */
export function outlineSites(outline: Ring, key: string, { step, inset }: { step: number; inset: number }): Site[] {
  const inside = insideTest([[outline]]);
  return segments(outline).flatMap(([a, b]) => {
    const length = distance(a, b);
    if (length === 0) return [];
    const normal: Point = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    return segments(densify([a, b], step)).flatMap(([p, q]): Site[] => {
      const middle = mix(p, q, 0.5);
      const beside = (d: number): Point => [middle[0] + normal[0] * d, middle[1] + normal[1] * d];
      const at = inside(beside(inset / 2)) ? beside(inset) : beside(-inset);
      return inside(at) ? [{ x: at[0], y: at[1], key }] : [];
    });
  });
}
