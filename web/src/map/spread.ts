// Pieces that would cover each other step aside, as little as they can.
import type { Point } from "./types";

export interface Piece {
  at: Point;
  /** Half its width and half its height. */
  half: Point;
}

const ROUNDS = 24;

/** New middles for the pieces; none goes farther than `most` from where it belongs. */
export function spread(pieces: readonly Piece[], gap: number, most: number): Point[] {
  const now = pieces.map(({ at: [x, y] }): Point => [x, y]);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!step(pieces, now, gap)) break;
    pieces.forEach(({ at }, i) => (now[i] = leashed(at, now[i] ?? at, most)));
  }
  return now;
}

/** Parts every pair that overlaps, along the shorter way out; tells whether there was one. */
function step(pieces: readonly Piece[], now: Point[], gap: number): boolean {
  let isCrowded = false;
  for (let i = 0; i < now.length; i += 1) {
    for (let j = i + 1; j < now.length; j += 1) {
      const [a, b, p, q] = [now[i], now[j], pieces[i]?.half, pieces[j]?.half];
      if (!a || !b || !p || !q) continue;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const [overX, overY] = [p[0] + q[0] + gap - Math.abs(dx), p[1] + q[1] + gap - Math.abs(dy)];
      if (overX <= 0.01 || overY <= 0.01) continue;
      isCrowded = true;
      const [mx, my] =
        overX < overY ? [((Math.sign(dx) || 1) * overX) / 2, 0] : [0, ((Math.sign(dy) || 1) * overY) / 2];
      now[i] = [a[0] - mx, a[1] - my];
      now[j] = [b[0] + mx, b[1] + my];
    }
  }
  return isCrowded;
}

function leashed([hx, hy]: Point, [x, y]: Point, most: number): Point {
  const far = Math.hypot(x - hx, y - hy);
  return far <= most ? [x, y] : [hx + ((x - hx) * most) / far, hy + ((y - hy) * most) / far];
}
