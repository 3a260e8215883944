// A sheet of paper on which degrees and points go into each other: around every place as its neighbours lie.
import type { Point } from "./types";

/** What a row of a box says of where its place is drawn; a point for the drawing goes before the real one. */
export interface Drawn {
  id: string;
  lat?: number | undefined;
  lon?: number | undefined;
  draw_lat?: number | undefined;
  draw_lon?: number | undefined;
}

export const DEGREES = ["lat", "lon", "draw_lat", "draw_lon"] as const;

/** East and north. */
export function degreesOf({ lat, lon, draw_lat = lat, draw_lon = lon }: Drawn): Point | null {
  return draw_lat === undefined || draw_lon === undefined ? null : [draw_lon, draw_lat];
}

interface Spot {
  at: Point;
  degrees: Point;
}

/** Points for a degree to the east and for one to the north. */
interface Slope {
  east: Point;
  north: Point;
}

const NEIGHBOURS = 12;

export class Sheet {
  readonly #spots: ReadonlyMap<string, Spot>;

  /** Places as they are in our box, and where our map draws them. */
  constructor(rows: readonly Drawn[], at: (id: string) => Point | undefined) {
    this.#spots = new Map(
      rows.flatMap((row) => {
        const [point, degrees] = [at(row.id), degreesOf(row)];
        return point === undefined || degrees === null ? [] : [[row.id, { at: point, degrees }] as const];
      }),
    );
  }

  /** Where a place is drawn that lies at these degrees now. */
  pointOf(id: string, [lon, lat]: Point): Point | undefined {
    const spot = this.#spots.get(id);
    if (spot === undefined) return undefined;
    const { east, north } = this.#slope(spot);
    const [dx, dy] = [lon - spot.degrees[0], lat - spot.degrees[1]];
    return [spot.at[0] + dx * east[0] + dy * north[0], spot.at[1] + dx * east[1] + dy * north[1]];
  }

  /** The degrees of a place that is to be drawn here. */
  degreesAt(id: string, [x, y]: Point): Point | undefined {
    const spot = this.#spots.get(id);
    if (spot === undefined) return undefined;
    const { east, north } = this.#slope(spot);
    const [dx, dy] = [x - spot.at[0], y - spot.at[1]];
    const size = east[0] * north[1] - east[1] * north[0];
    return [
      spot.degrees[0] + (dx * north[1] - dy * north[0]) / size,
      spot.degrees[1] + (dy * east[0] - dx * east[1]) / size,
    ];
  }

  /** The slope that fits the nearest places best (least squares). */
  #slope({ at, degrees }: Spot): Slope {
    const near = [...this.#spots.values()]
      .map((one) => ({
        by: [one.at[0] - at[0], one.at[1] - at[1]] as const,
        turn: [one.degrees[0] - degrees[0], one.degrees[1] - degrees[1]] as const,
      }))
      .sort((a, b) => Math.hypot(...a.by) - Math.hypot(...b.by))
      .slice(0, NEIGHBOURS + 1);
    const sum = (of: (one: (typeof near)[number]) => number): number => near.reduce((all, one) => all + of(one), 0);
    const [ee, en, nn] = [
      sum(({ turn }) => turn[0] ** 2),
      sum(({ turn }) => turn[0] * turn[1]),
      sum(({ turn }) => turn[1] ** 2),
    ];
    const fit = (axis: 0 | 1): [number, number] => {
      const [e, n] = [sum(({ turn, by }) => turn[0] * by[axis]), sum(({ turn, by }) => turn[1] * by[axis])];
      return [(e * nn - n * en) / (ee * nn - en ** 2), (n * ee - e * en) / (ee * nn - en ** 2)];
    };
    const [[eastX, northX], [eastY, northY]] = [fit(0), fit(1)];
    return { east: [eastX, eastY], north: [northX, northY] };
  }
}

/** A curve or a straight line whose ends were moved by so much: its bend goes half the way with each. */
export function bent(path: string, from: Point, to: Point): string {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const by = (index: number): Point => {
    if (index === 0) return from;
    return index === points.length - 1 ? to : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  };
  const [start, ...rest] = points.map(([x, y], index) => `${x + by(index)[0]} ${y + by(index)[1]}`);
  return `M${start}${rest.length === 1 ? "L" : "Q"}${rest.join(" ")}`;
}
