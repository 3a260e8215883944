/**
 * The smoothed outline of an area, for the ring around a legal target: narrow
 * inlets are closed and near islands taken in, or the ring would be a scribble.
 *
 * Done on a raster: grow the shape, shrink it again, trace the edge.
 */
import { contours } from 'd3-contour';
import { boundsOf, grow, insideTest, ringArea, simplify, type MultiPolygon, type Point, type Ring } from './geometry.ts';

/** Inlets narrower than twice this are closed. */
const CLOSE = 6;
/** Islets smaller than this get no ring of their own. */
const SMALLEST = 80;

interface Raster<Cells> {
  cells: Cells;
  width: number;
  height: number;
}

export function smoothOutline(area: MultiPolygon): Ring[] {
  const [x0, y0, x1, y1] = grow(boundsOf(area.flat(2)), CLOSE + 4).map(Math.round) as [number, number, number, number];
  const inside = insideTest(area);
  const [width, height] = [x1 - x0, y1 - y0];
  const cells = Uint8Array.from({ length: width * height }, (_, i) =>
    inside([x0 + (i % width) + 0.5, y0 + Math.floor(i / width) + 0.5]) ? 1 : 0);
  const closed = spread(spread({ cells, width, height }, 1, CLOSE), 0, CLOSE);
  const soft = blur(blur(closed));
  return contours().size([width, height]).thresholds([0.5])(soft.cells).flatMap(({ coordinates }) =>
    coordinates.map((polygon) => (polygon[0] as Point[]).map(([x, y]): Point => [x + x0, y + y0])))
    .filter((ring) => ringArea(ring) >= SMALLEST)
    .map((ring) => simplify(ring, 0.5));
}

/** Every cell within `radius` of a cell of this value takes the value. */
function spread({ cells, width, height }: Raster<Uint8Array>, value: 0 | 1, radius: number): Raster<Uint8Array> {
  const out = Uint8Array.from(cells);
  const reach: Point[] = [];
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) if (Math.hypot(dx, dy) <= radius) reach.push([dx, dy]);
  }
  cells.forEach((cell, i) => {
    if (cell !== value) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of reach) {
      if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) out[i + dy * width + dx] = value;
    }
  });
  return { cells: out, width, height };
}

/** Rounds the staircase of the raster: each cell becomes the mean of its neighbourhood. */
function blur({ cells, width, height }: Raster<ArrayLike<number>>): Raster<number[]> {
  const at = (x: number, y: number): number =>
    cells[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  return {
    width,
    height,
    cells: Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy);
      return sum / 9;
    }),
  };
}
