// Phone: one part of the map at a time. The chips over the map choose it, the board shows it.
import type { Point, Rect } from "../../map/types";
import { theMap } from "./board";
import { book } from "./book";

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

function boxOf(country: Country): Rect {
  return boxAround(
    theMap()
      .spaces.filter((space) =>
        PARTS[country].includes(book().provinces[space.province.replace("province.", "")]?.country ?? ""),
      )
      .map((space) => space.at),
  );
}

function boxAround(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
}

export const BOXES = Object.fromEntries(COUNTRIES.map((country) => [country, boxOf(country)])) as Record<Country, Rect>;
/** Without the sea around: a tablet held upright has no room for it. */
export const ALL_SPACES = boxAround(theMap().spaces.map(({ at }) => at));

const holds = (country: Country, [x, y]: Point): boolean => {
  const [x0, y0, x1, y1] = BOXES[country];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
};

class Focus {
  country = $state<Country>("italia");
  /** The part of the map that a phone shows. */
  part = $state<Rect>(BOXES.italia);

  show(country: Country): void {
    this.country = country;
    this.part = BOXES[country];
  }
}

export const focus = new Focus();
export const countriesWith = (points: readonly Point[]): Set<Country> =>
  new Set(COUNTRIES.filter((country) => points.some((point) => holds(country, point))));
