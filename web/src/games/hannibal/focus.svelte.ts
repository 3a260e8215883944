// Phone: one part of the map at a time. The chips over the map choose it, the board shows it.
import type { Point, Rect } from "../../map/types";
import { MAP } from "./board";
import { BOOK } from "./book";

export const COUNTRIES = ["italia", "hispania", "gallia", "africa", "insulae"] as const;
export type Country = (typeof COUNTRIES)[number];

/** Which countries of the rules a part of the map shows. */
const PARTS: Record<Country, readonly string[]> = {
  italia: ["italy"],
  hispania: ["hispania"],
  gallia: ["none"],
  africa: ["africa"],
  insulae: ["sicily", "corsica_sardinia", "balearic_islands"],
};
const MARGIN = 38;
/** More of the map than this does not fit a phone if places are to be told apart. */
const ROOM: Point = [430, 320];
/** A place at the edge of its country shows the names beside it too. */
const OVER = 45;

function boxOf(country: Country): Rect {
  const points = MAP.spaces
    .filter((space) => PARTS[country].includes(BOOK.provinces[space.province.replace("province.", "")]?.country ?? ""))
    .map((space) => space.at);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
}

export const BOXES = Object.fromEntries(COUNTRIES.map((country) => [country, boxOf(country)])) as Record<Country, Rect>;

const holds = (country: Country, [x, y]: Point): boolean => {
  const [x0, y0, x1, y1] = BOXES[country];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
};

/** As much of a country as fits, with the points in it if they lie together. */
function partWith(box: Rect, points: readonly Point[]): Rect {
  const side = (low: number, high: number, room: number, values: readonly number[]): [number, number] => {
    const [from, to] = [Math.min(...values), Math.max(...values)];
    if (high - low <= room || to - from > room) return [low, high];
    const start = Math.min(Math.max(low - OVER, (from + to - room) / 2), high + OVER - room);
    return [start, start + room];
  };
  const [x0, x1] = side(
    box[0],
    box[2],
    ROOM[0],
    points.map(([x]) => x),
  );
  const [y0, y1] = side(
    box[1],
    box[3],
    ROOM[1],
    points.map(([, y]) => y),
  );
  return [x0, y0, x1, y1];
}

class Focus {
  country = $state<Country>("italia");
  /** The part of the map that a phone shows. */
  part = $state<Rect>(BOXES.italia);

  show(country: Country): void {
    this.country = country;
    this.part = BOXES[country];
  }

  /** Stays where something can be done here, else goes where most of it is; there it moves to the place that is spoken of. */
  look(points: readonly Point[]): void {
    if (!points.some((point) => holds(this.country, point))) {
      const counts = COUNTRIES.map((country) => ({
        country,
        count: points.filter((point) => holds(country, point)).length,
      }));
      this.country = counts.reduce((a, b) => (b.count > a.count ? b : a)).country;
    }
    this.part = partWith(
      BOXES[this.country],
      points.filter((point) => holds(this.country, point)),
    );
  }
}

export const focus = new Focus();
export const countriesWith = (points: readonly Point[]): Set<Country> =>
  new Set(COUNTRIES.filter((country) => points.some((point) => holds(country, point))));
