/** Rivers: their courses, the borders they follow, and a stretch that can carry the name. */
import type { MapRiver, Names } from '../../../web/src/map/types.ts';
import type { Border } from './areas.ts';
import {
  cutLine, densify, grow, insideTest, lineLength, rectContains, simplify, smooth, type Line, type MultiPolygon, type Point, type Rect,
} from './geometry.ts';
import { linePath, splinePath } from './paths.ts';

export interface RiverCourse {
  id: string;
  name?: Names;
  points: Line;
  along: [string, string][];
  /** Only this part of the borders. */
  within: ((point: Point) => boolean) | null;
}

export interface Scene {
  land: MultiPolygon;
  borders: Border[];
  /** Names and pieces, which a river's name must not meet. */
  taken: Rect[];
  widthOf(name: Names): number;
}

/** Room on both sides of a name along the water. */
const SIDE = 8;

export function drawRiver({ id, name, points, along, within }: RiverCourse, { land, borders, taken, widthOf }: Scene): MapRiver {
  const wet = insideTest(land);
  const course = cutLine(smooth(densify(points, 14), false, 2), wet).map((line) => simplify(line, 0.3));
  const followed = along.flatMap(([a, b]) => {
    const border = borders.find(({ left, right }) => left === (a < b ? a : b) && right === (a < b ? b : a));
    if (!border) throw new Error(`river ${id} follows the border ${a}--${b}, but there is none: check the decor file`);
    return within ? border.lines.flatMap((line) => cutLine(line, within)) : border.lines;
  });
  const river: MapRiver = { id, path: course.map((line) => splinePath(line)).join(''), bordering: followed.map(linePath).join('') };
  const stretch = name && nameStretch([...course, ...followed], widthOf(name), taken);
  return name && stretch ? { ...river, name: { text: name, path: splinePath(stretch) } } : river;
}

/** The straightest stretch that is long enough and free; it runs rightward, so that the name stands upright. */
function nameStretch(lines: Line[], width: number, taken: Rect[]): Line | null {
  const needed = width + 6;
  let best: { bend: number; line: Line } | null = null;
  for (const line of lines.map((whole) => densify(whole, 2))) {
    for (let first = 0; first < line.length; first += 3) {
      let last = first + 1;
      while (last < line.length && lineLength(line.slice(first, last + 1)) < needed) last++;
      if (last >= line.length) break;
      const part = line.slice(first, last + 1);
      if (part.some((point) => taken.some((box) => rectContains(grow(box, SIDE), point)))) continue;
      const [a, b] = [part[0] as Point, part.at(-1) as Point];
      const bend = lineLength(part) / Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.abs(b[1] - a[1]) / 400;
      if (!best || bend < best.bend) best = { bend, line: a[0] <= b[0] ? part : part.reverse() };
    }
  }
  return best && simplify(smooth(best.line, false, 1), 1.2);
}
