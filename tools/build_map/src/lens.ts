/**
 * A smooth local magnification: one crowded country is drawn larger, and
 * nothing tears or folds. A point at offset d from the centre moves to
 *
 *     centre + d * (1 + strength * exp(-|d|^2 / radius^2))
 *
 * Strength 0.5 draws the middle half as large again and squeezes the rim by
 * 22 % at most. The lens scales with the map when centre and radius do.
 */
import type { Point } from './geometry.ts';

export interface Lens {
  apply(p: Point): Point;
  invert(p: Point): Point;
}

/** Radial slope is 1 + s·e^(-u)·(1 - 2u), least at u = 3/2; at this strength it reaches zero. */
export const FOLDING_STRENGTH = Math.exp(1.5) / 2;

export function createLens({ center, radius, strength }: { center: Point; radius: number; strength: number }): Lens {
  if (strength < 0 || strength >= FOLDING_STRENGTH) {
    throw new RangeError(`lens strength must be in [0, ${FOLDING_STRENGTH.toFixed(2)}), or the map folds over itself`);
  }
  const stretch = (r: number): number => r * (1 + strength * Math.exp(-((r / radius) ** 2)));
  const alongRay = ([x, y]: Point, newLength: (r: number) => number): Point => {
    const [dx, dy] = [x - center[0], y - center[1]];
    const r = Math.hypot(dx, dy);
    const factor = r === 0 ? 1 : newLength(r) / r;
    return [center[0] + dx * factor, center[1] + dy * factor];
  };
  return {
    apply: (point) => alongRay(point, stretch),
    // `stretch` rises steadily and r <= stretch(r) <= r(1 + s): halving always finds the way back.
    invert: (point) => alongRay(point, (r) => solveRising(stretch, r, 0, r)),
  };
}

/** For maps without a lens. */
export const NO_LENS: Lens = { apply: (p) => p, invert: (p) => p };

function solveRising(rising: (x: number) => number, value: number, low: number, high: number): number {
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
