// What lies on the map of Maria at a level: pieces and signs, and where the names of towns find room beside them.
import { inkOf } from "../../map/letters.svelte";
import { standNames, type NameHere, type Stood } from "../../map/names";
import type { MapTown, Point, Rect } from "../../map/types";
import { DISC, MAP, NAME, rankOf, reachOf, SPOTS, theMap, type Level, type Rank } from "./board";
import type { Standing, TownNow } from "./view";

/** Half of a piece, in pixels of a sign. */
const HALF = { general: [DISC + 0.6, DISC + 0.6], train: [10.6, 8.6], hussar: [10.5, 12.8] } satisfies Record<
  string,
  Point
>;
/** A general's troops stand at his lower right. */
const TROOPS: Rect = [DISC - 7, DISC - 8, DISC + 4.5, DISC + 4.2];
const RANK: Record<Rank, number> = { elector: 4, major: 3, minor: 2, town: 1 };

const around = ([x, y]: Point, [w, h]: Point): Rect => [x - w, y - h, x + w, y + h];
export const joined = (boxes: readonly Rect[]): Rect => [
  Math.min(...boxes.map(([x]) => x)),
  Math.min(...boxes.map(([, y]) => y)),
  Math.max(...boxes.map(([, , x]) => x)),
  Math.max(...boxes.map(([, , , y]) => y)),
];

/** What stands in a town, around it, in pixels of a sign. */
export function piecesIn({ stack, train, hussars }: Standing): Rect[] {
  const second: Point = stack ? SPOTS.train : [0, 0];
  const generals = stack?.generals ?? [];
  return [
    ...generals.map((_, i) => around(i === 0 ? [0, 0] : SPOTS.second, HALF.general)),
    ...(generals[0] !== undefined && generals[0].troops !== null ? [TROOPS] : []),
    ...(train ? [around(second, HALF.train)] : []),
    ...(hussars.length > 0 ? [around(stack || train ? SPOTS.train : [0, 0], HALF.hussar)] : []),
  ];
}

export const placed = (box: Rect, [x, y]: Point, unit: number): Rect => [
  x + unit * box[0],
  y + unit * box[1],
  x + unit * box[2],
  y + unit * box[3],
];
export const signOf = (town: MapTown, isOccupied: boolean): Rect => {
  const r = reachOf(town, isOccupied);
  return around([0, 0], [r, r]);
};

/** The names of regions, as Ground.svelte draws them: capitals, wide apart. */
const REGION_NAME = { size: 13, face: { weight: 500, spacing: 0.2 } } as const;
function regionNames({ number, name }: Level, short: (id: string) => string): Rect[] {
  return theMap().regions.flatMap(({ id, names }): Rect[] => {
    const place = names[number];
    if (!place) return [];
    const size = REGION_NAME.size * name * place[2];
    const half = (inkOf(short(id).toUpperCase(), REGION_NAME.face).width * size) / 2;
    return [[place[0] - half, place[1] - size / 2, place[0] + half, place[1] + size / 2]];
  });
}

/** The names of these towns, clear of all pieces; `boxes` are plates that lie on the map. */
export function namesOf(
  towns: readonly TownNow[],
  isOccupied: (town: TownNow) => boolean,
  level: Level,
  short: (id: string) => string,
  boxes: readonly Rect[],
): Map<string, Stood> {
  const { number, name, sign } = level;
  const pieces = towns.flatMap((one) =>
    one.here && isOccupied(one) ? piecesIn(one.here).map((box) => placed(box, one.town.at, sign)) : [],
  );
  const signs = new Map(towns.map(({ town }) => [town.id, placed(signOf(town, false), town.at, sign)]));
  const names = towns.flatMap((one): NameHere[] => {
    const { town, here } = one;
    const rank = rankOf(town);
    const place = town.names[number] || null;
    if (place === null) return [];
    const standing = here && isOccupied(one) ? piecesIn(here) : [];
    const [x0, y0, x1, y1] = joined([signOf(town, standing.length > 0), ...standing]);
    const by = sign / name;
    return [
      {
        id: town.id,
        at: town.at,
        place,
        size: NAME[rank],
        ink: inkOf(short(town.id), { weight: rank === "elector" || rank === "major" ? 700 : 500 }),
        rank: RANK[rank],
        isNeeded: rank !== "town",
        reach: [x0 * by, y0 * by, x1 * by, y1 * by],
      },
    ];
  });
  const small = regionNames(level, short);
  return standNames(names, { pieces: [...pieces, ...boxes], signs, small, frame: MAP.frame }, name);
}
