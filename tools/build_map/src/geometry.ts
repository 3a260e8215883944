/** Plane geometry that the other modules share. Units of the picture, y points down. */

export type Point = [number, number];
export type Line = Point[];
/** Closed: the last point repeats the first. */
export type Ring = Point[];
/** Outer ring, then holes. */
export type Polygon = Ring[];
export type MultiPolygon = Polygon[];
/** x0, y0, x1, y1 */
export type Rect = [number, number, number, number];

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const grow = ([x0, y0, x1, y1]: Rect, by: number): Rect => [x0 - by, y0 - by, x1 + by, y1 + by];
export const shift = ([x0, y0, x1, y1]: Rect, [dx, dy]: Point): Rect => [x0 + dx, y0 + dy, x1 + dx, y1 + dy];
export const rectsMeet = (a: Rect, b: Rect): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const rectContains = ([x0, y0, x1, y1]: Rect, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;
export const distanceToRect = ([x, y]: Point, [x0, y0, x1, y1]: Rect): number =>
  Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
export const rectPolygon = ([x0, y0, x1, y1]: Rect): Polygon => [[[x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0]]];

/** The pairs of neighbours along a line. */
export function segments(line: Line): [Point, Point][] {
  return line.slice(1).map((to, i) => [line[i] as Point, to]);
}

export function boundsOf(points: Iterable<Point>): Rect {
  const box: Rect = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Size of a ring, whatever its winding. */
export function ringArea(ring: Ring): number {
  return Math.abs(segments(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)) / 2;
}

export const lineLength = (line: Line): number => segments(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/** The point at a part (0 to 1) of a line's length, and the direction there. */
export function along(line: Line, part: number): { point: Point; direction: Point } {
  let left = part * lineLength(line);
  for (const [a, b] of segments(line)) {
    const length = distance(a, b);
    if (length > 0 && left <= length) {
      return { point: mix(a, b, left / length), direction: [(b[0] - a[0]) / length, (b[1] - a[1]) / length] };
    }
    left -= length;
  }
  const [a, b] = [line.at(-2) as Point, line.at(-1) as Point];
  const length = distance(a, b) || 1;
  return { point: b, direction: [(b[0] - a[0]) / length, (b[1] - a[1]) / length] };
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const length2 = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  if (length2 === 0) return distance(p, a);
  const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length2;
  return distance(p, mix(a, b, Math.max(0, Math.min(1, t))));
}

export function distanceToLine(p: Point, line: Line): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, distanceToSegment(p, line[i - 1] as Point, line[i] as Point));
  return least;
}

/**
 * Douglas-Peucker. Works on rings too, because distances are measured to the
 * segment and not to its endless line (start and end of a ring coincide).
 */
export function simplify(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const keep = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let farthest = -1;
    let worst = tolerance;
    for (let i = first + 1; i < last; i++) {
      const off = distanceToSegment(line[i] as Point, line[first] as Point, line[last] as Point);
      if (off > worst) [worst, farthest] = [off, i];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, i) => keep.has(i));
}

/** Adds points so that no step is longer than `step`. */
export function densify(line: Line, step: number): Line {
  const out: Line = [];
  for (const [a, b] of segments(line)) {
    const pieces = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let j = 0; j < pieces; j++) out.push(mix(a, b, j / pieces));
  }
  const last = line.at(-1);
  if (last) out.push(last);
  return out;
}

/**
 * Averaging takes the zigzag out of Voronoi edges, Chaikin rounds the
 * corners. The ends of an open line stay: others meet it there.
 */
export function smooth(line: Line, closed: boolean, rounds: number): Line {
  if (line.length < 3) return line;
  let points = average(average(line, closed), closed);
  for (let i = 0; i < rounds; i++) points = cutCorners(points, closed);
  return points;
}

function average(line: Line, closed: boolean): Line {
  const last = line.length - 1;
  return line.map((point, i) => {
    if (!closed && (i === 0 || i === last)) return point;
    const before = line[i === 0 ? last - 1 : i - 1] as Point;
    const after = line[i === last ? 1 : i + 1] as Point;
    return mix(point, mix(before, after, 0.5), 0.5);
  });
}

function cutCorners(line: Line, closed: boolean): Line {
  const out = segments(line).flatMap(([a, b]) => [mix(a, b, 0.25), mix(a, b, 0.75)]);
  return closed ? [...out, out[0] as Point] : [line[0] as Point, ...out, line.at(-1) as Point];
}

/**
 * Inside by the even-odd rule, so holes and winding need no care. Edges are
 * sorted into bands of y once: a question then looks at one band only.
 */
export function insideTest(polygons: MultiPolygon): (point: Point) => boolean {
  const bandOf = (y: number): number => Math.floor(y / 2);
  const bands = new Map<number, [Point, Point][]>();
  for (const [a, b] of polygons.flat().flatMap(segments)) {
    for (let band = bandOf(Math.min(a[1], b[1])); band <= bandOf(Math.max(a[1], b[1])); band++) {
      const edges = bands.get(band);
      if (edges) edges.push([a, b]);
      else bands.set(band, [[a, b]]);
    }
  }
  return ([x, y]) => {
    let inside = false;
    for (const [a, b] of bands.get(bandOf(y)) ?? []) {
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
    return inside;
  };
}

/**
 * The parts of a line for which `inside` holds. The line is densified first:
 * otherwise it would end a whole segment before the coast. The last step to
 * the coast is found by halving.
 */
export function cutLine(line: Line, inside: (point: Point) => boolean, step = 3): Line[] {
  const parts: Line[] = [];
  let current: Line | null = null;
  let before: Point | null = null;
  for (const point of densify(line, step)) {
    if (inside(point)) {
      if (!current) parts.push((current = before ? [crossing(point, before, inside)] : []));
      current.push(point);
    } else if (current && before) {
      current.push(crossing(before, point, inside));
      current = null;
    }
    before = point;
  }
  return parts.filter((part) => part.length > 1);
}

function crossing(dry: Point, wet: Point, inside: (p: Point) => boolean): Point {
  for (let i = 0; i < 6; i++) {
    const middle = mix(dry, wet, 0.5);
    if (inside(middle)) dry = middle;
    else wet = middle;
  }
  return dry;
}

/**
 * A line drawn by hand: midpoints are pushed aside again and again. The seed
 * is the segment itself, so two regions that share it agree on every bend.
 */
export function roughen(a: Point, b: Point, { least = 5, push = 0.13 } = {}): Line {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const bend = (p: Point, q: Point): Line => {
    const length = distance(p, q);
    if (length < least) return [p];
    const aside = (hashUnit(`${p} ${q}`) - 0.5) * 2 * push;
    const [x, y] = mix(p, q, 0.5);
    const middle: Point = [x - aside * (q[1] - p[1]), y + aside * (q[0] - p[0])];
    return [...bend(p, middle), ...bend(middle, q)];
  };
  const line = [...bend(from, to), to];
  return from === a ? line : line.reverse();
}

/**
 * A number in [0, 1) that is the same in every build: chance would change the
 * drawing, and with it the checked-in output, each time.
 */
export function hashUnit(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  // FNV alone leaves neighbours such as "4,7" and "4,8" close together.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
