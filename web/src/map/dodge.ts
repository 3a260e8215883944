// Where the card of a place lies: beside its place, off everything that may be clicked.
import { boxAt, boxInside, middleOf, plainBox, shared, within, type Box, type Size } from "./boxes";
import { exitOf } from "./edges";
import type { Point } from "./types";

/** Between a place and its card. */
const GAP = 18;
/** How far the card looks for room when no spot beside its place is free. */
const STEP = 16;
/** One pixel farther off is as bad as so many covered square pixels of what had better be seen: a name is worth a few. */
const FAR = 70;
/** From here on every pixel farther off is worse than the one before: the pointer must find its way to the card, past other places. */
const NEAR = 100;
/** How much worse. */
const FARTHER = 0.6;
/** To cut or cover even a small thing, such as a name, hides what it tells of: that is as bad as so many of them. */
const TOUCHED = 1800;
/** A line that strikes out a name is as bad as one that is so many pixels longer. */
const STRUCK = 120;
/** Where the map is full of things, some are covered anywhere: beyond so much the rest counts for less, or the card would go far. */
const MUCH = 12_000;
const MORE = 0.25;

/** The eight spots round a place, in the order in which they are tried: right, left, above, below, then the corners. */
const SPOTS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

/** What had better be seen, and how much worse than a name it is to cover it. */
export interface Spare extends Box {
  weight?: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Whether it stands beside its place; else a line leads there. */
  isBeside: boolean;
}

function spotAt(place: Box, size: Size, [sx, sy]: Point): Box {
  const [x, y] = middleOf(place);
  const left = sx > 0 ? place.right + GAP : sx < 0 ? place.left - GAP - size.width : x - size.width / 2;
  const top = sy > 0 ? place.bottom + GAP : sy < 0 ? place.top - GAP - size.height : y - size.height / 2;
  return boxAt(left, top, size);
}

/** All spots of a grid in the free window, the nearest to the place first. */
function elsewhere(place: Box, size: Size, free: Box): Box[] {
  const [px, py] = middleOf(place);
  const spots: { box: Box; far: number }[] = [];
  for (let top = free.top; top + size.height <= free.bottom; top += STEP)
    for (let left = free.left; left + size.width <= free.right; left += STEP)
      spots.push({
        box: boxAt(left, top, size),
        far: (left + size.width / 2 - px) ** 2 + (top + size.height / 2 - py) ** 2,
      });
  return spots.sort((one, other) => one.far - other.far).map(({ box }) => box);
}

/**
 * Where a box of this size lies free, the nearest to where it is wanted: off `spare` too, if there is such a spot; where
 * there is no room at all, there.
 */
export function clearOf(wanted: Box, free: Box, avoid: readonly Box[], spare: readonly Box[] = []): Point {
  const size = { width: wanted.right - wanted.left, height: wanted.bottom - wanted.top };
  const spots = [wanted, ...elsewhere(wanted, size, free)];
  const firstOff = (things: readonly Box[]): Box | undefined =>
    spots.find((box) => things.every((one) => shared(box, one) === 0));
  const [clickable, seen] = [avoid.map(plainBox), spare.map(plainBox)];
  const { left, top } = firstOff([...clickable, ...seen]) ?? firstOff(clickable) ?? wanted;
  return [left, top];
}

/** Of several boxes the one that costs least; of equals the first. What a box costs at the least is asked first: it is quick. */
function cheapest(boxes: readonly Box[], cost: (box: Box) => number, least: (box: Box) => number): Box | null {
  let [found, price]: [Box | null, number] = [null, Infinity];
  for (const box of boxes) {
    if (least(box) >= price) continue;
    const now = cost(box);
    if (now < price) [found, price] = [box, now];
  }
  return found;
}

/** How far a box lies from its place, along both axes. */
const apart = (place: Box, box: Box): Point => [
  Math.max(place.left - box.right, box.left - place.right, 0),
  Math.max(place.top - box.bottom, box.top - place.bottom, 0),
];

/** Whether a box stands right next to its place: from a corner it could be taken for another's. */
function standsBeside(place: Box, box: Box): boolean {
  const [x, y] = middleOf(place);
  const isFacing = (x > box.left && x < box.right) || (y > box.top && y < box.bottom);
  return isFacing && Math.max(...apart(place, box)) <= GAP;
}

/**
 * Of all spots that cover nothing of `avoid` the one that covers least of `spare`, which had better be seen, and is not far
 * off; of equals one of the eight round the place. Where none is free, the one that covers least of `avoid`.
 */
export function dodge(place: Box, size: Size, free: Box, avoid: readonly Box[], spare: readonly Spare[] = []): Spot {
  const isInRoom = (box: Box): boolean => shared(box, free) > 0;
  const clickable = avoid.map(plainBox).filter(isInRoom);
  const seen = spare.map((one) => ({ ...plainBox(one), weight: one.weight ?? 1 })).filter(isInRoom);
  const spoilt = (box: Box): number => {
    const all = seen.reduce((sum, one) => {
      const both = shared(box, one);
      return sum + (both > 0 ? one.weight * Math.max(both, TOUCHED) : 0);
    }, 0);
    return Math.min(all, MUCH) + MORE * Math.max(0, all - MUCH);
  };
  const covered = (box: Box, things: readonly Box[]): number => things.reduce((sum, one) => sum + shared(box, one), 0);
  const harm = (box: Box): number => covered(box, clickable) + 1000 * shared(box, place);
  const off = (box: Box): number => {
    const far = Math.abs(Math.hypot(...apart(place, box)) - GAP);
    return FAR * far + FARTHER * Math.max(0, far - NEAR) ** 2;
  };
  const isClear = (box: Box): boolean => shared(box, place) === 0 && clickable.every((one) => shared(box, one) === 0);
  const beside = SPOTS.map((spot) => spotAt(place, size, spot)).filter((box) => within(box, free));
  const spots = [...beside, ...elsewhere(place, size, free)];
  const best =
    cheapest(spots, (box) => (isClear(box) ? spoilt(box) + off(box) : Infinity), off) ?? cheapest(spots, harm, () => 0);
  if (best === null) return { left: free.left, top: free.top, isBeside: false };
  return { left: best.left, top: best.top, isBeside: standsBeside(place, best) };
}

/** Whether a straight line goes through a box. */
export function crosses([x1, y1]: Point, [x2, y2]: Point, { left, top, right, bottom }: Box): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [way, gap] of [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, y1 - top],
    [dy, bottom - y1],
  ] as const) {
    if (way === 0 && gap < 0) return false;
    if (way < 0) from = Math.max(from, gap / way);
    if (way > 0) to = Math.min(to, gap / way);
  }
  return from < to;
}

/** The line from a place to its card: the shortest that goes through the fewest names, from the edge of the place on. */
export function lineBetween(place: Box, card: Box, names: readonly Box[]): readonly [Point, Point] {
  const [x, y] = middleOf(place);
  const nearest: Point = [Math.max(card.left, Math.min(x, card.right)), Math.max(card.top, Math.min(y, card.bottom))];
  const [middleX, middleY] = middleOf(card);
  const ends: Point[] = [nearest];
  for (const end of [card.left, middleX, card.right]) ends.push([end, card.top], [end, card.bottom]);
  for (const end of [card.left, card.right]) ends.push([end, middleY]);
  const price = (end: Point): number => {
    const struck = names.filter((name) => crosses([x, y], end, name)).length;
    const isThrough = crosses([x, y], end, boxInside(card, 1));
    return (struck + (isThrough ? 99 : 0)) * STRUCK + Math.hypot(end[0] - x, end[1] - y);
  };
  const end = ends.reduce((best, one) => (price(one) < price(best) ? one : best));
  return [exitOf(place, end), end];
}
