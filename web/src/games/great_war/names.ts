// Where names stand: as the map was built, except where pieces lie there now; then they step aside, or are left out.
import { inkOf, type Face } from "../../map/letters.svelte";
import { BASELINE, meet, within } from "../../map/names";
import type { Point, Rect, SpaceName, WarPlace } from "../../map/types";
import { MAP, NAME } from "./board";
import type { GreatWarPlace } from "./view";

export interface NamedPlace {
  key: string;
  map: WarPlace;
  /** Null where the map shows no name. */
  name: string | null;
  /** As the map was built; null where it found no room there. */
  at: SpaceName | null;
  /** How many signs stand under the name near by. */
  signs: number;
  /** What its armies take up on the map; null where none stands. */
  own: Rect | null;
}

/** What a town has, each a sign under its name near by. */
export const signsOf = (place: WarPlace, now: GreatWarPlace): string[] => [
  ...(place.fortress ? ["fortress"] : []),
  ...(place.port ? ["anchor"] : []),
  ...(now.factory ? ["factory"] : []),
  ...(now.hospital ? ["hospital"] : []),
  ...(now.line ? ["defence_line"] : []),
];

const FACES: Record<WarPlace["rank"], Face> = {
  capital: { weight: 700 },
  seat: { weight: 700 },
  town: { weight: 500 },
  sea: { weight: 500, isItalic: true, spacing: 0.08 },
};
/** Near by a row of signs stands under the name, the industry points first; the name is so much higher then. */
export const SIGN = 15;
export const RAISED = 7.5;
const TOUCH = 0.5;
/** The corners of a fortress stick out from under its army so far. */
const CORNERS = 16.5;
/** Of the sides, the right one is looked at first. */
const SIDES: readonly { x: number; y: number }[] = [
  { x: 1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
];
const GAPS = [9, 15, 22, 30];
/** Near by pieces are drawn by kinds and are wider. */
const GAPS_NEAR = [...GAPS, 38, 46, 56];
const ASIDE = 3;
const RANKS: readonly WarPlace["rank"][] = ["capital", "seat", "town", "sea"];

const square = (x: number, y: number): number => x * x + y * y;

/** How far a point is from a box, squared: only compared, and asked for thousands of times. */
const farFrom = ([x0, y0, x1, y1]: Rect, [x, y]: Point): number =>
  square(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));

/** What a name takes up in units of a sign: how wide, and how far above and below its spot. */
interface Size {
  width: number;
  up: number;
  down: number;
}

interface Measured extends NamedPlace {
  size: Size;
}

function sizeOf({ map, name, signs }: NamedPlace, detail: boolean): Size {
  const size = NAME[map.rank];
  const ink = inkOf(name ?? "", FACES[map.rank]);
  const [width, up, down] = [ink.width * size, (ink.up - BASELINE) * size, (ink.down + BASELINE) * size];
  if (!detail || map.kind === "sea") return { width, up, down };
  return { width: Math.max(width, SIGN * (signs + 1)), up: up + RAISED, down: SIGN };
}

function boxOf(
  {
    map: {
      at: [px, py],
    },
    size: { width, up, down },
  }: Measured,
  [x, y, side]: SpaceName,
  unit: number,
): Rect {
  const left = px + unit * (side === 0 ? x - width / 2 : side < 0 ? x : x - width);
  return [left, py + unit * (y - up), left + unit * width, py + unit * (y + down)];
}

function candidates({ size: { up, down } }: Measured, detail: boolean): SpaceName[] {
  /** From the place to the spot of a name whose nearer edge is so far above or below it. */
  const beyond = (y: number, far: number): number => (y === 0 ? 0 : y < 0 ? -far - down : far + up);
  return (detail ? GAPS_NEAR : GAPS).flatMap((gap) =>
    SIDES.map(({ x, y }): SpaceName =>
      x === 0 ? [0, beyond(y, gap + 2), 0] : [x * gap * (y === 0 ? 1 : 0.7), beyond(y, gap * 0.6), x > 0 ? -1 : 1],
    ),
  );
}

/** Close beside the armies of the place itself. */
function asides(
  {
    map: {
      at: [px, py],
    },
    own,
    size: { up, down },
  }: Measured,
  unit: number,
): SpaceName[] {
  if (own === null) return [];
  const [left, top, right, bottom] = [
    (own[0] - px) / unit,
    (own[1] - py) / unit,
    (own[2] - px) / unit,
    (own[3] - py) / unit,
  ];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [right + ASIDE, y, -1],
    [x, bottom + ASIDE + up, 0],
    [x, top - ASIDE - down, 0],
    [left - ASIDE, y, 1],
  ];
}

/** Where each name stands, or null where it would only be in the way. */
export function standNames(
  named: readonly NamedPlace[],
  pieces: readonly Rect[],
  unit: number,
  detail: boolean,
  frame: Rect | null = null,
): Map<string, SpaceName | null> {
  const places = named.map((place): Measured => ({ ...place, size: sizeOf(place, detail) }));
  const fortresses = places.flatMap(({ own, map: { fortress, at } }): Rect[] => {
    const r = CORNERS * unit;
    return fortress && own !== null ? [[at[0] - r, at[1] - r, at[0] + r, at[1] + r]] : [];
  });
  const grown = [...pieces, ...(detail ? [] : fortresses)].map(([x0, y0, x1, y1]): Rect => [
    x0 - TOUCH * unit,
    y0 - TOUCH * unit,
    x1 + TOUCH * unit,
    y1 + TOUCH * unit,
  ]);
  const isClear = (box: Rect, { kind }: WarPlace): boolean =>
    !grown.some((piece) => meet(piece, box)) &&
    (kind === "america" || !meet(MAP.america, box)) &&
    (frame === null || within(box, frame));
  const inland = places.filter(({ map }) => map.kind !== "sea");
  /** From afar nobody takes it for the name of another town; near by an army may stand between a town and its name. */
  const isPlain = (box: Rect, { key, map }: NamedPlace): boolean => {
    if (detail || map.kind === "sea") return true;
    const own = farFrom(box, map.at);
    return inland.every((other) => other.key === key || farFrom(box, other.map.at) >= own);
  };
  const placed = new Map<string, SpaceName | null>();
  const taken: Rect[] = [];
  const towns = inland.map(
    ({
      map: {
        at: [x, y],
      },
    }): Rect => [x - 3 * unit, y - 3 * unit, x + 3 * unit, y + 3 * unit],
  );
  /** Near by a name must not go so far that it seems to be another town's. */
  const isNearest = ([x0, y0, x1, y1]: Rect, own: NamedPlace): boolean => {
    if (!detail) return true;
    const distance = ({
      map: {
        at: [x, y],
      },
    }: NamedPlace): number => square(x - (x0 + x1) / 2, y - (y0 + y1) / 2);
    const near = distance(own);
    return inland.every((other) => distance(other) >= near);
  };
  const stays = (place: Measured, at: SpaceName): boolean => {
    const box = boxOf(place, at, unit);
    /** Near by the map leaves room for an army at each town; where none stands, the name comes to the town. */
    const isFar = detail && place.own === null && place.map.kind !== "sea";
    return !isFar && isClear(box, place.map) && isPlain(box, place) && !taken.some((other) => meet(other, box));
  };
  /** Where a name finds room that cannot stay at its built place; that of a capital stands rather astray than nowhere. */
  const aside = (place: Measured): SpaceName | null => {
    const isOpen = (at: SpaceName): boolean => {
      const box = boxOf(place, at, unit);
      return (
        isClear(box, place.map) && !taken.some((other) => meet(other, box)) && !towns.some((other) => meet(other, box))
      );
    };
    const isFree = (at: SpaceName): boolean => isOpen(at) && isPlain(boxOf(place, at, unit), place);
    return (
      (detail ? asides(place, unit) : []).find(isFree) ??
      candidates(place, detail).find((at) => isNearest(boxOf(place, at, unit), place) && isFree(at)) ??
      (place.own === null && place.at !== null && isFree(place.at) ? place.at : undefined) ??
      (place.map.rank === "capital" ? candidates(place, detail).find(isOpen) : undefined) ??
      null
    );
  };
  const stand = (place: Measured, at: SpaceName | null): void => {
    placed.set(place.key, at);
    if (at !== null) taken.push(boxOf(place, at, unit));
  };
  /** Of one rank those come first that can stay. */
  for (const rank of RANKS) {
    const moved: Measured[] = [];
    for (const place of places.filter(({ map, name, at }) => map.rank === rank && name !== null && at !== null))
      if (place.at !== null && stays(place, place.at)) stand(place, place.at);
      else moved.push(place);
    for (const place of moved) stand(place, aside(place));
  }
  return placed;
}
