// Where the names of generals hang: beside their piece, covering neither fortresses nor names nor each other.
import { captionSpots } from "../../map/captions";
import { inkOf, type Face } from "../../map/letters.svelte";
import type { Point, Rect } from "../../map/types";
import { rankOf, SIGN, theMap, townOf, type Level } from "./board";
import type { Stack } from "./view";

export interface Tag {
  key: string;
  power: string;
  /** Upper left corner, in units of the map. */
  at: Point;
  /** In pixels of a name. */
  width: number;
  names: { id: string; text: string; x: number; width: number }[];
}

const FACE: Face = { weight: 700, type: "ui" };
export const TAG = { height: 16, size: 12, pad: 6 };
/** A name that a tag covers by less than this can still be read, in pixels of a name. */
const SPARED = 2;
/** From a stack, in pixels of a name. */
const GAPS = { beside: [2, 12], below: 0 };
/** Farther off nothing is in the way. */
const FARTHEST = 17;

const meet = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** Whether a tag cuts a name; `unit` is a pixel of a name. */
export function cuts({ at: [x, y], width }: Tag, name: Rect, unit: number): boolean {
  const by = SPARED * unit;
  return meet([x + by, y + by, x + width * unit - by, y + TAG.height * unit - by], name) > 0;
}

/** Signs that lie on the map at this level. */
const signs = ({ sign }: Level): Rect[] =>
  theMap().towns.map((town) => {
    const [x, y] = town.at;
    const r = SIGN[rankOf(town)] * sign;
    return [x - r, y - r, x + r, y + r];
  });

/** What a tag should not cover, and how much that would matter. */
interface Obstacle {
  box: Rect;
  weight: number;
}
const WEIGHT = { sign: 1, name: 6, piece: 8, tag: 8 };

/** A stack that gets a tag, and what stands with it in its town, around it, in pixels of a sign. */
export interface Tagged {
  stack: Stack;
  around: Rect;
}

/** Tags of these stacks; `pieces`, all on the map and where a piece may go, are only in the way. */
export function placeTags(
  stacks: readonly Tagged[],
  pieces: readonly Rect[],
  level: Level,
  townNames: readonly Rect[],
  generalName: (id: string) => string,
): Tag[] {
  const { name, sign } = level;
  const taken: Obstacle[] = [
    ...signs(level).map((box) => ({ box, weight: WEIGHT.sign })),
    ...townNames.map((box) => ({ box, weight: WEIGHT.name })),
    ...pieces.map((box) => ({ box, weight: WEIGHT.piece })),
  ];
  return stacks.map(({ stack, around }) => {
    const middle = townOf(`town.${stack.town}`).at;
    const names = rowOf(stack, generalName);
    const width = (names.at(-1)?.x ?? 0) + (names.at(-1)?.width ?? 0) + TAG.pad - 2;
    const [dx, dy] = [(width + FARTHEST) * name, (TAG.height + FARTHEST) * name];
    const near: Rect = [
      middle[0] + around[0] * sign - dx,
      middle[1] + around[1] * sign - dy,
      middle[0] + around[2] * sign + dx,
      middle[1] + around[3] * sign + dy,
    ];
    const close = taken.filter(({ box }) => meet(box, near) > 0);
    const best = captionSpots(width, TAG.height, around.map((side) => (side * sign) / name) as Rect, GAPS)
      .map(({ at, taste }) => {
        const [x, y] = [middle[0] + at[0] * name, middle[1] + at[1] * name];
        const box: Rect = [x, y, x + width * name, y + TAG.height * name];
        const cost = close.reduce((sum, other) => sum + other.weight * meet(box, other.box), 0);
        return { x, y, box, cost: cost + taste * 4 * name * name };
      })
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push({ box: best.box, weight: WEIGHT.tag });
    return { key: stack.town, power: stack.power, at: [best.x, best.y], width, names };
  });
}

function rowOf(stack: Stack, generalName: (id: string) => string): Tag["names"] {
  let x = TAG.pad + 1;
  return stack.generals.map((general, index) => {
    const text = generalName(`general.${general.id}`) + (index < stack.generals.length - 1 ? " +" : "");
    const entry = { id: `general.${general.id}`, text, x, width: inkOf(text, FACE).width * TAG.size };
    x += entry.width + 4;
    return entry;
  });
}
