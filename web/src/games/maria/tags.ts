// Where the names of generals hang: beside their piece, covering neither fortresses nor names nor each other.
import { inkOf, type Face } from "../../map/letters.svelte";
import type { Point, Rect } from "../../map/types";
import { DISC, rankOf, SIGN, theMap, townOf, type Level } from "./board";
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
const GAP = 3;
/** Where names stand close. */
const FARTHER = 13;

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

/** Around a disc of radius r, in pixels: close beside it first, then a step farther off. */
const spots = (width: number, height: number, r: number): { at: Point; taste: number }[] =>
  [GAP, FARTHER].flatMap((gap) => spotsAt(width, height, r + gap, gap === GAP ? 0 : 6));

function spotsAt(width: number, height: number, far: number, least: number): { at: Point; taste: number }[] {
  return [
    { at: [far, -height / 2] as Point, taste: 0 },
    { at: [-far - width, -height / 2] as Point, taste: 1 },
    { at: [far - 3, -far] as Point, taste: 1 },
    { at: [far - 3, far - height] as Point, taste: 1 },
    { at: [-width / 2, far + 2] as Point, taste: 2 },
    { at: [-width / 2, -far - height] as Point, taste: 2 },
    { at: [-far - width + 3, -far] as Point, taste: 2 },
    { at: [-far - width + 3, far - height] as Point, taste: 2 },
    { at: [-width - 2, far] as Point, taste: 3 },
    { at: [2, far] as Point, taste: 3 },
    { at: [-width - 2, -far - height] as Point, taste: 3 },
    { at: [2, -far - height] as Point, taste: 3 },
  ].map(({ at, taste }) => ({ at, taste: taste + least }));
}

/** Tags of these stacks; other pieces are only in the way. */
export function placeTags(
  stacks: readonly Stack[],
  others: readonly Point[],
  level: Level,
  townNames: readonly Rect[],
  generalName: (id: string) => string,
): Tag[] {
  const { name, sign } = level;
  const r = DISC * sign;
  const discOf = ([x, y]: Point): Rect => [x - r, y - r, x + r, y + r];
  const discs = [...others, ...stacks.map((stack) => townOf(`town.${stack.town}`).at)].map(discOf);
  const taken = [...signs(level), ...townNames, ...townNames, ...townNames];
  return stacks.map((stack) => {
    const middle = townOf(`town.${stack.town}`).at;
    const names = rowOf(stack, generalName);
    const width = (names.at(-1)?.x ?? 0) + (names.at(-1)?.width ?? 0) + TAG.pad - 2;
    const near: Rect = [
      middle[0] - r - (width + FARTHER + 5) * name,
      middle[1] - r - (TAG.height + FARTHER + 5) * name,
      middle[0] + r + (width + FARTHER + 5) * name,
      middle[1] + r + (TAG.height + FARTHER + 5) * name,
    ];
    const close = taken.filter((box) => meet(box, near) > 0);
    const best = spots(width, TAG.height, r / name)
      .map(({ at, taste }) => {
        const [x, y] = [middle[0] + at[0] * name, middle[1] + at[1] * name];
        const box: Rect = [x, y, x + width * name, y + TAG.height * name];
        const cost =
          discs.reduce((sum, disc) => sum + 4 * meet(box, disc), 0) +
          close.reduce((sum, other) => sum + meet(box, other), 0);
        return { x, y, box, cost: cost + taste * 4 * name * name };
      })
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box, best.box, best.box);
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
