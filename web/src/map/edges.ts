// Pointers at the edge of the window to what can be clicked but is out of sight.
import { boxAt, holds, middleOf, shared, type Box, type Size } from "./boxes";
import type { Point } from "./types";

export interface Far {
  id: string;
  at: Point;
}

export interface EdgePointer {
  /** What it points to, the nearest first. */
  ids: readonly string[];
  left: number;
  top: number;
  /** Degrees, clockwise from the right. */
  turn: number;
}

/** Up to so many in one direction have each a pointer of their own; on a phone there is room for one. */
export const FEW = 3;
export const ONE = 1;
const GAP = 8;

/** Where the ray from the middle of a box to a point leaves it. */
export function exitOf(box: Box, [x, y]: Point): Point {
  const [cx, cy] = middleOf(box);
  const [dx, dy] = [x - cx, y - cy];
  const reach = Math.min(
    dx === 0 ? Infinity : (box.right - box.left) / 2 / Math.abs(dx),
    dy === 0 ? Infinity : (box.bottom - box.top) / 2 / Math.abs(dy),
  );
  return Number.isFinite(reach) ? [cx + dx * reach, cy + dy * reach] : [cx, cy];
}

/** The eight winds as seen from the window: left, right, above, below and the corners. */
function windOf(free: Box, [x, y]: Point): string {
  const side = x < free.left ? "w" : x > free.right ? "e" : "";
  return `${y < free.top ? "n" : y > free.bottom ? "s" : ""}${side}`;
}

/** The nearest place to `wanted` along the edges of the free window where nothing of `taken` lies. */
function freeSpot(wanted: Box, size: Size, free: Box, taken: readonly Box[]): Box {
  const isFree = (box: Box): boolean => taken.every((one) => shared(box, one) === 0);
  const inside = (left: number, top: number): Box =>
    boxAt(
      Math.max(free.left, Math.min(left, free.right - size.width)),
      Math.max(free.top, Math.min(top, free.bottom - size.height)),
      size,
    );
  const first = inside(wanted.left, wanted.top);
  const isUpright = first.left === free.left || first.right === free.right;
  const step = (isUpright ? size.height : size.width) + GAP;
  for (let n = 0; n < 12; n++)
    for (const sign of [1, -1]) {
      const by = sign * n * step * 0.5;
      const box = isUpright ? inside(first.left, first.top + by) : inside(first.left + by, first.top);
      if (isFree(box)) return box;
    }
  return first;
}

/**
 * One pointer for each target out of sight; where more than a few lie in one direction they share one. `taken` are chips,
 * the ribbon and targets, which no pointer covers.
 */
export function edgePointers(
  targets: readonly Far[],
  free: Box,
  size: Size,
  taken: readonly Box[],
  few = FEW,
): EdgePointer[] {
  const winds = new Map<string, Far[]>();
  for (const target of targets.filter(({ at }) => !holds(free, at))) {
    const wind = windOf(free, target.at);
    winds.set(wind, [...(winds.get(wind) ?? []), target]);
  }
  const middle = middleOf(free);
  const far = ({ at }: Far): number => Math.hypot(at[0] - middle[0], at[1] - middle[1]);
  const groups = [...winds.values()].flatMap((all) => {
    const near = [...all].sort((one, other) => far(one) - far(other));
    return near.length > few ? [near] : near.map((one) => [one]);
  });
  const placed: Box[] = [];
  return groups.map((group) => {
    const at = group[0]?.at ?? middle;
    const [x, y] = exitOf(free, at);
    const box = freeSpot(boxAt(x - size.width / 2, y - size.height / 2, size), size, free, [...taken, ...placed]);
    placed.push(box);
    return {
      ids: group.map(({ id }) => id),
      left: box.left,
      top: box.top,
      turn: (Math.atan2(at[1] - middle[1], at[0] - middle[0]) * 180) / Math.PI,
    };
  });
}
