/**
 * Shore lines: thin lines in the water that follow the coast at some distance,
 * as engravers drew them. Computed here as lines, because broad strokes around
 * the whole coast were the dearest thing a browser had to paint.
 */
import { contours } from 'd3-contour';
import { insideTest, ringArea, simplify, type Line, type MultiPolygon, type Point, type Rect, type Ring } from './geometry.ts';

/** Size of a cell of the raster. */
const CELL = 2;
/** Lines around islets and in ponds smaller than this are left out. */
const SMALLEST = 40;
const FAR = 1e9;

/** One list of lines for each distance from the coast. */
export function shoreLines(land: MultiPolygon, [x0, y0, x1, y1]: Rect, distances: number[]): Line[][] {
  const [width, height] = [Math.ceil((x1 - x0) / CELL), Math.ceil((y1 - y0) / CELL)];
  const dry = insideTest(land);
  const square = Float64Array.from({ length: width * height }, (_, i) =>
    dry([x0 + ((i % width) + 0.5) * CELL, y0 + (Math.floor(i / width) + 0.5) * CELL]) ? 0 : FAR);
  for (let x = 0; x < width; x++) spreadAlong(square, x, width, height);
  for (let y = 0; y < height; y++) spreadAlong(square, y * width, 1, width);
  const off = Array.from(square, (d) => CELL * Math.sqrt(d));

  return distances.map((distance) => contours().size([width, height]).thresholds([distance])(off)
    .flatMap(({ coordinates }) => coordinates.flat() as Ring[])
    .filter((ring) => ringArea(ring) * CELL * CELL >= SMALLEST)
    .flatMap((ring) => withoutFrame(ring, width, height))
    .map((line) => simplify(line.map(([x, y]): Point => [x0 + x * CELL, y0 + y * CELL]), 0.5)));
}

/** Exact squared distances along one row or column (Felzenszwalb and Huttenlocher: the lower envelope of parabolas). */
function spreadAlong(grid: Float64Array, start: number, step: number, count: number): void {
  const value = Float64Array.from({ length: count }, (_, i) => grid[start + i * step] as number);
  const roots = new Int32Array(count);
  const from = new Float64Array(count + 1).fill(Infinity);
  const meet = (p: number, q: number): number =>
    ((value[q] as number) + q * q - (value[p] as number) - p * p) / (2 * (q - p));
  let last = 0;
  from[0] = -Infinity;
  for (let q = 1; q < count; q++) {
    while (last > 0 && meet(roots[last] as number, q) <= (from[last] as number)) last--;
    from[last + 1] = meet(roots[last] as number, q);
    roots[++last] = q;
    from[last + 1] = Infinity;
  }
  for (let q = 0, k = 0; q < count; q++) {
    while ((from[k + 1] as number) < q) k++;
    const root = roots[k] as number;
    grid[start + q * step] = (q - root) ** 2 + (value[root] as number);
  }
}

/** Contours close along the edge of the raster; those parts are no shore. */
function withoutFrame(ring: Ring, width: number, height: number): Line[] {
  const parts: Line[] = [[]];
  for (const point of ring) {
    const [x, y] = point;
    if (x < 1 || y < 1 || x > width - 1 || y > height - 1) parts.push([]);
    else (parts.at(-1) as Line).push(point);
  }
  return parts.filter((part) => part.length > 2);
}
