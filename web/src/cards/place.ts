// Where a card lies: beside what it tells of, inside the window, and off everything that may be clicked now.
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
/** Something a card should not cover, and how much that matters; 1 unless told. */
export type Obstacle = Box & { weight?: number };
export interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const meet = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const within = (x: number, size: number, room: number): number => Math.max(GAP, Math.min(x, room - size - GAP));

/** A card of the hand rises: above its place, in the middle of it. */
export function above(anchor: Box, { width, height }: Size, window: Size): { left: number; top: number } {
  return {
    left: within((anchor.left + anchor.right - width) / 2, width, window.width),
    top: within(anchor.top - height - GAP / 2, height, window.height),
  };
}

/** Right, left, above, below: the first side that covers least. What it tells of must stay in sight itself. */
export function beside(
  anchor: Box,
  { width, height }: Size,
  window: Size,
  avoid: readonly Obstacle[] = [],
): { left: number; top: number } {
  const sides = [
    { left: anchor.right + GAP, top: anchor.top },
    { left: anchor.left - GAP - width, top: anchor.top },
    { left: anchor.left, top: anchor.top - GAP - height },
    { left: anchor.left, top: anchor.bottom + GAP },
  ].map(({ left, top }) => ({ left: within(left, width, window.width), top: within(top, height, window.height) }));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    return avoid.reduce((sum, other) => sum + (other.weight ?? 1) * meet(box, other), 1000 * meet(box, anchor));
  };
  return sides.reduce((best, side) => (cost(side) < cost(best) ? side : best));
}
