// Where names stand now: as the map was built, except where a piece lies there or a greater name has come; then beside, or nowhere.
import type { Ink } from "./letters.svelte";
import type { Point, Rect, SpaceName } from "./types";

export interface NameHere {
  id: string;
  /** Of its place, in units of the map. */
  at: Point;
  /** As the map was built; null where it found no room there. */
  place: SpaceName | null;
  /** Of the letters, in units of a name. */
  size: number;
  ink: Ink;
  /** Of two names that meet, the one with the greater rank stays. */
  rank: number;
  /** It had better stand over a small sign than nowhere. */
  isNeeded: boolean;
  /** Where it has no place, room is looked for when all others stand. */
  isSought?: boolean;
  /** What its own sign and pieces take up around the place, in units of a name. */
  reach: Rect;
}

/** The line of the letters lies this far under their middle, in parts of their size. */
export const BASELINE = 0.32;
/** Between a name and what it stands beside, in units of a name: close first. */
const GAPS = [2.5, 6, 11];
/** Between a name and anything foreign. */
const AIR = 0.5;
/** So much nearer to its own place than to any other is a name that leaves its built place. */
const PLAINLY = 2;
/** A name so near its place belongs to it at a glance. */
const CLOSE = 6;
const NOWHERE: Rect = [0, 0, 0, 0];
/** x: ±1 wholly beside the place, less: shifted by that part of its width; y: -1 above, 1 below. The right side is looked at first. */
const SIDES: readonly Point[] = [
  [1, 0],
  [1, -1],
  [1, 1],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.25, 1],
  [0.25, -1],
  [-0.25, 1],
  [-0.25, -1],
  [-1, -1],
  [-1, 1],
];

export const meet = (a: Rect, b: Rect): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export const within = (inner: Rect, outer: Rect): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** What the letters take up on the map. */
export function boxOf({ at, size, ink }: NameHere, [x, y, side]: SpaceName, unit: number): Rect {
  const width = ink.width * size;
  const left = side === 0 ? x - width / 2 : side < 0 ? x : x - width;
  const line = y + BASELINE * size;
  return [
    at[0] + unit * left,
    at[1] + unit * (line - ink.up * size),
    at[0] + unit * (left + width),
    at[1] + unit * (line + ink.down * size),
  ];
}

/** Beside what the place holds, on every side, close and a little farther off. */
function beside({ size, ink, reach: [x0, y0, x1, y1] }: NameHere): SpaceName[] {
  const [up, down] = [(ink.up - BASELINE) * size, (ink.down + BASELINE) * size];
  return GAPS.flatMap((gap) =>
    SIDES.map(([x, y]): SpaceName => {
      const middle = y === 0 ? 0 : y < 0 ? y0 - gap - down : y1 + gap + up;
      if (Math.abs(x) < 1) return [(x0 + x1) / 2 + x * ink.width * size, middle, 0];
      const away = y === 0 ? gap : -Math.min(6, (x1 - x0) / 4);
      return x > 0 ? [x1 + away, middle, -1] : [x0 - away, middle, 1];
    }),
  );
}

/** How far two boxes are apart, squared: only compared, and asked for thousands of times. */
function gapOf(a: Rect, b: Rect): number {
  const [x, y] = [Math.max(a[0] - b[2], 0, b[0] - a[2]), Math.max(a[1] - b[3], 0, b[1] - a[3])];
  return x * x + y * y;
}

export interface Ground {
  /** Pieces, and boxes that lie on the map. */
  pieces: readonly Rect[];
  /** Signs of places, by id: a name that leaves its built place keeps clear of all but its own. */
  signs: ReadonlyMap<string, Rect>;
  /** What may be covered where there is no other room: the anchors of ports. */
  small?: readonly Rect[];
  /** Where the map ends. */
  frame: Rect;
}

/** A name on the map: its spot in units of a name, and what its letters take up. */
export interface Stood {
  spot: SpaceName;
  box: Rect;
}

/** Where each name stands; one that would only be in the way is left out. */
export function standNames(
  names: readonly NameHere[],
  { pieces, signs, small = [], frame }: Ground,
  unit: number,
): Map<string, Stood> {
  const air = AIR * unit;
  const stood = new Map<string, Stood>();
  const grown = ([x0, y0, x1, y1]: Rect): Rect => [x0 - air, y0 - air, x1 + air, y1 + air];
  const isOffPieces = (box: Rect): boolean => within(box, frame) && !pieces.some((piece) => meet(piece, box));
  const isClear = (box: Rect): boolean => {
    for (const other of stood.values()) if (meet(other.box, box)) return false;
    return isOffPieces(box);
  };
  const others = [...signs];
  const isOffSigns = (box: Rect, { id }: NameHere): boolean =>
    !others.some(([other, sign]) => other !== id && meet(sign, box));
  /** A place that has its own name close by needs no other. */
  const isNamed = (id: string, sign: Rect): boolean => {
    const name = stood.get(id);
    return name !== undefined && gapOf(name.box, sign) < (CLOSE * unit) ** 2;
  };
  /** Nobody takes it for the name of another place; `isLast`: of one that has no name yet. */
  const isPlain = (box: Rect, { id, at: [x, y], reach }: NameHere, isLast = false): boolean => {
    const own: Rect = [x + unit * reach[0], y + unit * reach[1], x + unit * reach[2], y + unit * reach[3]];
    const near = (Math.sqrt(gapOf(box, own)) + PLAINLY * unit) ** 2;
    return !others.some(
      ([other, sign]) => other !== id && gapOf(box, sign) < near && !(isLast && isNamed(other, sign)),
    );
  };
  const clearance = (name: NameHere, spot: SpaceName): Rect => grown(boxOf(name, spot, unit));
  const besides = (name: NameHere, isLast = false): SpaceName | null => {
    const free = beside(name).filter((spot) => isClear(clearance(name, spot)));
    const open = free.filter((spot) => isOffSigns(clearance(name, spot), name));
    const bare = open.filter((spot) => !small.some((sign) => meet(sign, clearance(name, spot))));
    const best =
      [...bare, ...(isLast ? open : [])].find((spot) => isPlain(clearance(name, spot), name)) ??
      (isLast ? open.find((spot) => isPlain(clearance(name, spot), name, true)) : undefined);
    return best ?? (name.isNeeded ? (bare[0] ?? open[0] ?? free[0]) : undefined) ?? null;
  };
  const stand = (name: NameHere, spot: SpaceName | null): void => {
    if (spot !== null) stood.set(name.id, { spot, box: boxOf(name, spot, unit) });
  };
  /** One name that is no greater steps aside, where both have room then. */
  const pushIn = (name: NameHere): void => {
    for (const spot of beside(name)) {
      const box = clearance(name, spot);
      const [other, ...more] = names.filter(({ id }) => meet(stood.get(id)?.box ?? NOWHERE, box));
      const was = other && stood.get(other.id);
      if (other === undefined || was === undefined || more.length > 0 || other.rank > name.rank) continue;
      if (!isOffPieces(box) || !isOffSigns(box, name)) continue;
      stood.delete(other.id);
      stand(name, spot);
      stand(other, besides(other, true));
      if (stood.has(other.id) && isPlain(box, name, true)) return;
      stood.delete(name.id);
      stood.set(other.id, was);
    }
  };
  /** Of one rank those come first that can stay: whoever must leave his built place may not take that of another. */
  const inOrder = (rank: number): NameHere[] => {
    const all = names.filter((name) => name.rank === rank);
    const stay = new Set(all.filter((name) => name.place !== null && isClear(clearance(name, name.place))));
    return [...stay, ...all.filter((name) => !stay.has(name))];
  };
  const ranks = [...new Set(names.map(({ rank }) => rank))].sort((a, b) => b - a);
  for (const rank of ranks)
    for (const name of inOrder(rank)) {
      const { place } = name;
      stand(name, place === null || isClear(clearance(name, place)) ? place : besides(name));
    }
  const isMissing = (name: NameHere): boolean => name.isSought === true && !stood.has(name.id);
  for (const name of names) if (isMissing(name)) stand(name, besides(name, true));
  for (const name of names) if (isMissing(name)) pushIn(name);
  return stood;
}
