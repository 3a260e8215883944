// What lies on the map of Hannibal at a level: forces and signs, and where the names of spaces find room beside them.
import { inkOf } from "../../map/letters.svelte";
import { standNames, type NameHere, type Stood } from "../../map/names";
import type { MapSpace, Point, Rect } from "../../map/types";
import { MAP, NAME, rankOf, reachOf, type SpaceRank } from "./board";
import { boxOfForce, spotOf } from "./forces";
import { PORT } from "./ports";
import type { Force } from "./view";

const RANK: Record<SpaceRank, number> = { capital: 4, city: 3, tribe: 2, normal: 1 };
/** The capsule with siege points, in units of a sign. */
const siegeBox = (r: number): Rect => [-r - 46, -10, -r - 4, 6];

const shifted = ([x0, y0, x1, y1]: Rect, [x, y]: Point): Rect => [x0 + x, y0 + y, x1 + x, y1 + y];
const placed = ([x0, y0, x1, y1]: Rect, [x, y]: Point, unit: number): Rect => [
  x + unit * x0,
  y + unit * y0,
  x + unit * x1,
  y + unit * y1,
];
const joined = (boxes: readonly Rect[]): Rect => [
  Math.min(...boxes.map(([x]) => x)),
  Math.min(...boxes.map(([, y]) => y)),
  Math.max(...boxes.map(([, , x]) => x)),
  Math.max(...boxes.map(([, , , y]) => y)),
];

/** The names of provinces, as Ground.svelte draws them: small capitals, wide apart. */
const PROVINCE_NAME = { size: 13, face: { weight: 500, spacing: 0.2 } } as const;
const provinceNames = (unit: number, short: (id: string) => string): Rect[] =>
  MAP.provinces.flatMap(({ id, name }): Rect[] => {
    if (!name) return [];
    const size = PROVINCE_NAME.size * unit;
    const half = (inkOf(short(id), PROVINCE_NAME.face).width * size) / 2;
    return [[name[0] - half, name[1] - size / 2, name[0] + half, name[1] + size / 2]];
  });

export interface SpaceHere {
  key: string;
  map: MapSpace;
  siege: number;
  forces: readonly Force[];
}

/** Forces and siege points of a space, in units of a sign. */
const standing = ({ map, forces, siege }: SpaceHere): Rect[] => [
  ...forces.map((force) => shifted(boxOfForce(force), spotOf(force, forces))),
  ...(siege > 0 ? [siegeBox(reachOf(map, forces.length > 0))] : []),
];

function signOf(map: MapSpace, isOccupied: boolean): Rect {
  const r = reachOf(map, isOccupied);
  return [-r, -r, r, r];
}

/** What stands on all spaces, on the map. */
const piecesOf = (spaces: readonly SpaceHere[], unit: number): Rect[] =>
  spaces.flatMap((space) => standing(space).map((box) => placed(box, space.map.at, unit)));

/** Signs of spaces and what stands on them, on the map. */
export const signsAndPieces = (spaces: readonly SpaceHere[], unit: number): Rect[] => [
  ...spaces.map(({ map, forces }) => placed(signOf(map, forces.length > 0), map.at, unit)),
  ...piecesOf(spaces, unit),
];

/** The names of all spaces, clear of all forces and of the tags of generals. */
export function namesOf(
  spaces: readonly SpaceHere[],
  level: number,
  unit: number,
  short: (id: string) => string,
  tags: readonly Rect[] = [],
): Map<string, Stood> {
  const pieces = [...piecesOf(spaces, unit), ...tags];
  const ports = spaces.flatMap(({ map }) => (map.port ? [placed(shifted(PORT, map.port.at), map.at, unit)] : []));
  const small = [...ports, ...provinceNames(unit, short)];
  const signs = new Map(spaces.map(({ key, map }) => [key, placed(signOf(map, false), map.at, unit)]));
  const names = spaces.map((space): NameHere => {
    const { key, map, forces } = space;
    const rank = rankOf(map);
    return {
      id: key,
      at: map.at,
      place: map.names[level] ?? null,
      size: NAME[rank],
      ink: inkOf(short(key), { weight: rank === "city" || rank === "capital" ? 700 : 500, isItalic: rank === "tribe" }),
      rank: RANK[rank],
      isNeeded: rank === "city" || rank === "capital",
      isSought: true,
      reach: joined([signOf(map, forces.length > 0), ...standing(space)]),
    };
  });
  return standNames(names, { pieces, signs, small, frame: MAP.frame }, unit);
}
