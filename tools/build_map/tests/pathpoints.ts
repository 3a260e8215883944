/** Reads a path of this tool back into rings; of curves only the ends are kept. */
import type { Point, Ring } from '../src/geometry.ts';

export function ringsOfPath(path: string): Ring[] {
  return path.split('M').slice(1).map((part) => {
    const [, start = '', kind = 'l', steps = ''] = /^([^lc]*)([lc]?)(.*?)z?$/.exec(part) ?? [];
    const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);
    let [x, y] = numbers(start) as Point;
    const ring: Ring = [[x, y]];
    const pairs = numbers(steps);
    const stride = kind === 'c' ? 6 : 2;
    for (let i = 0; i + stride <= pairs.length; i += stride) {
      [x, y] = [x + (pairs[i + stride - 2] as number), y + (pairs[i + stride - 1] as number)];
      ring.push([x, y]);
    }
    return [...ring, ring[0] as Point];
  });
}
