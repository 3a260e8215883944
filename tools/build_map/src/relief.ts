/** Small drawn signs of hills, woods and fens, each a little different from the next. */
import { grow, hashUnit, rectContains, type Point, type Rect } from './geometry.ts';
import { roundTenth } from './paths.ts';

type Sign = (x: number, y: number, size: number) => string;

const number = (x: number): string => String(roundTenth(x));
const path = (parts: (string | number)[]): string => parts.map((part) => (typeof part === 'number' ? number(part) : part)).join(' ').replace(/ ?([a-zA-Z]) ?/g, '$1').replace(/ -/g, '-');

/** Two slopes, the right one in shade. */
export const mountain: Sign = (x, y, s) => path([
  'M', x - 8 * s, y, 'l', 5.2 * s, -8.4 * s, 1.6 * s, 1.4 * s, 1.5 * s, -3.4 * s, 7.2 * s, 10.4 * s,
  'M', x + 0.4 * s, y - 10 * s, 'l', -0.4 * s, 4 * s, 1.4 * s, 3.2 * s,
  'M', x + 2.6 * s, y - 6.6 * s, 'l', 0.8 * s, 4.4 * s, 'M', x + 4.8 * s, y - 3.6 * s, 'l', 0.4 * s, 2.4 * s,
]);

/** A rounded down with two strokes of shade. */
export const hill: Sign = (x, y, s) => path([
  'M', x - 7 * s, y, 'q', 3 * s, -6.4 * s, 7 * s, -7 * s, 4.4 * s, 0.8 * s, 7 * s, 7 * s,
  'M', x + 1.4 * s, y - 5.2 * s, 'q', 2 * s, 1.6 * s, 2.2 * s, 4 * s, 'M', x + 4 * s, y - 3.2 * s, 'q', 0.7 * s, 0.9 * s, 0.8 * s, 2.1 * s,
]);

/** Three round trees. */
export const wood: Sign = (x, y, s) => [[-5, 0], [0, -3.2], [5, 0.4]].map(([dx, dy]) => path([
  'M', x + (dx as number) * s, y + (dy as number) * s, 'v', -2.2 * s,
  'c', -3.4 * s, 0.2 * s, -3 * s, -4.6 * s, 0, -4.6 * s, 3 * s, 0, 3.4 * s, 4.8 * s, 0, 4.6 * s,
])).join('');

/** Reeds in water. */
export const fen: Sign = (x, y, s) => path([
  'M', x - 6 * s, y, 'h', 12 * s, 'M', x - 3 * s, y + 2.4 * s, 'h', 6 * s,
  'M', x, y, 'v', -5 * s, 'M', x - 2.4 * s, y, 'l', -1 * s, -3.8 * s, 'M', x + 2.4 * s, y, 'l', 1 * s, -3.8 * s,
]);

/** The signs that stand free of names and pieces. */
export function scatter(spots: Point[], sign: Sign, taken: Rect[]): string {
  return spots
    .filter((spot) => !taken.some((box) => rectContains(grow(box, 7), [spot[0], spot[1] - 3])))
    .map(([x, y]) => sign(x, y, 0.85 + 0.35 * hashUnit(`sign ${number(x)} ${number(y)}`)))
    .join('');
}
