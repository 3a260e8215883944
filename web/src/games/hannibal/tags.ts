// Where the names of generals hang: beside their force, covering neither places nor each other. Names of places give way to
// them where they can, and are spared where they cannot.
import { captionSpots } from "../../map/captions";
import { inkOf, type Face } from "../../map/letters.svelte";
import type { MapSpace, Point, Rect } from "../../map/types";
import { rankOf, reachOf, SIGN, spaceOf, theMap } from "./board";
import { boxOfForce, spotOf } from "./forces";
import type { Force } from "./view";

export interface Tag {
  key: string;
  seat: string;
  /** Upper left corner, in units of the map. */
  at: Point;
  /** In units of a sign. */
  width: number;
  names: { id: string; text: string; x: number; width: number }[];
}

const FACE: Face = { weight: 700, type: "ui" };
export const TAG = { height: 19, size: 13.5, pad: 8 };
/** What a tag covers of the map. */
export const boxOfTag = ({ at: [x, y], width }: Tag, unit: number): Rect => [
  x,
  y,
  x + width * unit,
  y + TAG.height * unit,
];
/** From a force, in units of a sign. */
const GAPS = { beside: [2, 13], below: 4 };

/** Between a tag and anything foreign, in units of a sign. */
const AIR = 2;

const meet = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** How far two boxes are apart. */
const gapOf = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(a[0] - b[2], 0, b[0] - a[2]), Math.max(a[1] - b[3], 0, b[1] - a[3]));

/** What a tag should not cover, and how much that would matter. */
type Obstacle = { box: Rect; weight: number };

const WEIGHT = { name: 1.2, sign: 6, piece: 6, tag: 6, target: 12 };
/** What it costs to hang nearer to the sign of another place than to the own force, in units of a sign. */
const ASTRAY = 900;

function boxOfSign(space: MapSpace, unit: number): Rect {
  const [[x, y], r] = [space.at, SIGN[rankOf(space)] * unit];
  return [x - r, y - r, x + r, y + r];
}

/** What lies on the map: signs and names. */
function obstacles(unit: number, targets: ReadonlySet<string>, names: readonly Rect[]): Obstacle[] {
  const signs = theMap().spaces.map((space): Obstacle => ({
    box: boxOfSign(space, unit),
    weight: targets.has(space.id) ? WEIGHT.target : WEIGHT.sign,
  }));
  return [...signs, ...names.map((box) => ({ box, weight: WEIGHT.name }))];
}

/** The capsule with siege points, left of its place. */
const siegeBox = (id: string, unit: number): Rect => {
  const [x, y] = spaceOf(id).at;
  return [x - 63 * unit, y - 12 * unit, x - 17 * unit, y + 8 * unit];
};

export function placeTags(
  forces: ReadonlyMap<string, readonly Force[]>,
  besieged: readonly string[],
  targets: ReadonlySet<string>,
  names: readonly Rect[],
  unit: number,
  generalName: (id: string) => string,
): Tag[] {
  const taken = [
    ...obstacles(unit, targets, names),
    ...besieged.map((id) => ({ box: siegeBox(id, unit), weight: WEIGHT.name })),
  ];
  const led = [...forces].flatMap(([id, all]) =>
    all.map((force) => {
      const space = spaceOf(`space.${id}`);
      const [dx, dy] = spotOf(force, all);
      const middle: Point = [space.at[0] + dx * unit, space.at[1] + dy * unit];
      const [r, own] = [dx === 0 && dy === 0 ? reachOf(space, true) : 0, boxOfForce(force)];
      const box: Rect = [Math.min(own[0], -r), Math.min(own[1], -r), Math.max(own[2], r), Math.max(own[3], r)];
      const piece = box.map((side, index) => (middle[index % 2] ?? 0) + side * unit) as Rect;
      return { force, middle, box, piece };
    }),
  );
  const pieces = led.map(({ piece }) => piece);
  const signs = theMap().spaces.map((space) => boxOfSign(space, unit));
  const tags: Tag[] = [];
  for (const { force, middle, box: around, piece } of led) {
    if (force.generals.length === 0) continue;
    const row = rowOf(force, generalName);
    const width = (row.at(-1)?.x ?? 0) + (row.at(-1)?.width ?? 0) + TAG.pad - 3;
    const best = captionSpots(width, TAG.height, around, GAPS)
      .map(({ at, taste }) => {
        const [x, y] = [middle[0] + at[0] * unit, middle[1] + at[1] * unit];
        const box: Rect = [x, y, x + width * unit, y + TAG.height * unit];
        const air: Rect = [box[0] - AIR * unit, box[1] - AIR * unit, box[2] + AIR * unit, box[3] + AIR * unit];
        const near = gapOf(box, piece);
        const isAstray = signs.some((sign) => meet(sign, piece) === 0 && gapOf(box, sign) < near);
        const others = pieces.reduce((sum, other) => sum + (other === piece ? 0 : WEIGHT.piece * meet(air, other)), 0);
        return {
          x,
          y,
          box,
          cost:
            (taste * 4 + (isAstray ? ASTRAY : 0)) * unit * unit +
            others +
            taken.reduce((sum, other) => sum + other.weight * meet(air, other.box), 0),
        };
      })
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push({ box: best.box, weight: WEIGHT.tag });
    tags.push({ key: force.key, seat: force.seat, at: [best.x, best.y], width, names: row });
  }
  return tags;
}

function rowOf(force: Force, generalName: (id: string) => string): Tag["names"] {
  let x = TAG.pad + 1;
  return force.generals.map((general, index) => {
    const text = generalName(`general.${general.id}`) + (index < force.generals.length - 1 ? "," : "");
    const entry = { id: `general.${general.id}`, text, x, width: inkOf(text, FACE).width * TAG.size };
    x += entry.width + 4;
    return entry;
  });
}
