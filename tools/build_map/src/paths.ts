/** Path strings with one decimal, in relative steps: a third shorter than absolute ones. */
import type { Line, MultiPolygon, Point, Ring } from './geometry.ts';

/** `+ 0` turns -0 into 0. */
export const roundTenth = (x: number): number => Math.round(x * 10) / 10 + 0;
export const roundPoint = ([x, y]: Point): Point => [roundTenth(x), roundTenth(y)];

/** Steps are taken between rounded points, so that rounding never adds up. */
export function linePath(line: Line): string {
  let [px, py] = [0, 0];
  return line.map(roundPoint).map(([x, y], i) => {
    const step = i === 0 ? `M${x} ${y}` : `${i === 1 ? 'l' : ' '}${roundTenth(x - px)} ${roundTenth(y - py)}`;
    [px, py] = [x, y];
    return step;
  }).join('').replace(/ -/g, '-');
}

const ringPath = (ring: Ring): string => `${linePath(ring.slice(0, -1))}z`;

/** Draw with fill-rule evenodd. */
export const polygonsPath = (polygons: MultiPolygon): string => polygons.flat().map(ringPath).join('');

/** Catmull-Rom spline as Bézier curves: for lines that have few points. */
export function splinePath(line: Line, closed = false): string {
  if (line.length < 3) return linePath(line);
  const ring = closed ? line.slice(0, -1) : line;
  const at = (i: number): Point =>
    (closed ? ring[(i + ring.length) % ring.length] : ring[Math.max(0, Math.min(ring.length - 1, i))]) as Point;
  const start = roundPoint(at(0));
  let path = `M${start[0]} ${start[1]}c`;
  let here = start;
  for (let i = 0; i + (closed ? 0 : 1) < ring.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const end = roundPoint(to);
    const handles: Point[] = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      end,
    ];
    path += (i ? ' ' : '') + handles.map(([x, y]) => `${roundTenth(x - here[0])} ${roundTenth(y - here[1])}`).join(' ');
    here = end;
  }
  return path.replace(/ -/g, '-') + (closed ? 'z' : '');
}
