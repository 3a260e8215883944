// Pointers at the edge of the window to what can be clicked but is out of sight.
import { boxAt, holds, middleOf, plainBox, shared, type Box, type Size } from "./boxes";
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
  /** It may be narrower. */
  width: number;
  /** From where it stands to the nearest of them: degrees, clockwise from the right. */
  turn: number;
}

/** Up to so many in one direction have each a pointer of their own; on a phone there is room for one. */
export const FEW = 3;
export const ONE = 1;
/** More pointers than this would hide a phone's map: those whose directions are nearest become one. */
export const TWO = 2;
const STEP = 22;
/** One pixel farther off is as bad as so many covered square pixels of what had better be seen. */
const FAR = 8;
/** And so many to cover any of it at all: a corner may be the number of an army. */
const TOUCH = 400;
/** What must not be covered weighs so much more. */
const TAKEN = 1000;

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

/** Spots along all edges of the free window. */
function* spotsAlong(free: Box, size: Size): Generator<Box> {
  const [right, bottom] = [free.right - size.width, free.bottom - size.height];
  for (let y = free.top; y <= bottom; y += STEP) for (const x of [free.left, right]) yield boxAt(x, y, size);
  for (let x = free.left; x <= right; x += STEP) for (const y of [free.top, bottom]) yield boxAt(x, y, size);
}

/** The best place near `wanted` at the edges of the free window: nothing of `taken` lies there, and little of `spared`. */
function freeSpot(wanted: Box, size: Size, free: Box, taken: readonly Box[], spared: readonly Box[]): Box {
  const first = boxAt(
    Math.max(free.left, Math.min(wanted.left, free.right - size.width)),
    Math.max(free.top, Math.min(wanted.top, free.bottom - size.height)),
    size,
  );
  const covered = (box: Box, boxes: readonly Box[]): number =>
    boxes.map((one) => shared(box, one)).reduce((sum, area) => sum + (area > 0 ? TOUCH + area : 0), 0);
  const cost = (box: Box): number =>
    TAKEN * covered(box, taken) + covered(box, spared) + FAR * Math.hypot(box.left - first.left, box.top - first.top);
  let [best, least] = [first, cost(first)];
  for (const box of spotsAlong(free, size)) {
    const price = cost(box);
    if (price < least) [best, least] = [box, price];
  }
  return best;
}

/** The two groups whose directions are nearest become one, until there are no more than so many. */
function gathered(groups: readonly Far[][], most: number, from: Point): Far[][] {
  const all = groups.map((group) => [...group]);
  const far = ({ at }: Far): number => Math.hypot(at[0] - from[0], at[1] - from[1]);
  const wayTo = (group: readonly Far[]): number => {
    const [x, y] = group[0]?.at ?? from;
    return Math.atan2(y - from[1], x - from[0]);
  };
  const between = (one: readonly Far[], other: readonly Far[]): number => {
    const turn = Math.abs(wayTo(one) - wayTo(other));
    return Math.min(turn, 2 * Math.PI - turn);
  };
  while (all.length > most) {
    let [left, right, least] = [0, 1, Infinity];
    all.forEach((one, i) =>
      all.slice(i + 1).forEach((other, j) => {
        if (between(one, other) < least) [left, right, least] = [i, i + 1 + j, between(one, other)];
      }),
    );
    const [moved] = all.splice(right, 1);
    all[left] = [...(all[left] ?? []), ...(moved ?? [])].sort((one, other) => far(one) - far(other));
  }
  return all;
}

/**
 * One pointer for each target out of sight; where more than a few lie in one direction they share one, and there are never
 * more than `most`. `taken` are chips, the ribbon and targets, which no pointer covers; `spared` is what else had better be
 * seen. `sizeOf` tells how large the pointer to these is.
 */
export function edgePointers(
  targets: readonly Far[],
  free: Box,
  sizeOf: (ids: readonly string[]) => Size,
  taken: readonly Box[],
  few = FEW,
  spared: readonly Box[] = [],
  most = Infinity,
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
  const [kept, seen] = [taken.map(plainBox), spared.map(plainBox)];
  return gathered(groups, most, middle).map((group) => {
    const at = group[0]?.at ?? middle;
    const ids = group.map(({ id }) => id);
    const size = sizeOf(ids);
    const [x, y] = exitOf(free, at);
    const wanted = boxAt(x - size.width / 2, y - size.height / 2, size);
    const box = freeSpot(wanted, size, free, kept, seen);
    kept.push(box);
    const [fromX, fromY] = middleOf(box);
    return {
      ids,
      left: box.left,
      top: box.top,
      width: size.width,
      turn: (Math.atan2(at[1] - fromY, at[0] - fromX) * 180) / Math.PI,
    };
  });
}
