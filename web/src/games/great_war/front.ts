// The Western front, drawn again and larger where the overview has room: over the land east of the board.
import { fit, type Insets } from "../../map/fit";
import { meet } from "../../map/names";
import type { Rect, WarBorder } from "../../map/types";
import { boxOf, MAP, placeOf, theMap } from "./board";

const CORNERS = ["paris", "boulogne", "antwerp", "koln", "strassburg", "belfort"].map((id) => `place.${id}`);
/** The part of the map that is drawn larger. */
export const FRONT: Rect = boxOf(CORNERS, 12);
const [LEFT, TOP, RIGHT, BOTTOM] = FRONT;
const RATIO = (BOTTOM - TOP) / (RIGHT - LEFT);

/** In pixels: the height of its title; its width at most, and at least to be of use; to the window's edge and to chips. */
export const TITLE = 24;
const MOST = 350;
/** Of a window's width at most. */
const SHARE = 0.24;
const LEAST = 200;
const GAP = 10;
/** The buttons of the map stand at the right edge, so far from the bottom. */
const TOOLS = 132 + 146;
/** Farther in than this the front can be read where it lies. */
const NEAR = 1.3;

export interface Inset {
  /** Where it lies on the map, its title included. */
  box: Rect;
  /** How much larger than the map around it. */
  grown: number;
  /** Units of the map for a pixel, when the whole map is seen. */
  pixel: number;
}

const isLand = ({ kind }: { kind: string }): boolean => kind === "land" || kind === "closed";
/** How far east the board reaches above a line. */
const eastAbove = (y: number): number =>
  Math.max(
    ...theMap()
      .places.filter((place) => isLand(place) && place.bounds[1] < y)
      .map(({ bounds }) => bounds[2]),
  );
/** The lines below which the board reaches farther east. */
const LINES = [
  ...new Set(
    theMap()
      .places.filter(isLand)
      .map(({ bounds }) => bounds[1]),
  ),
].filter((y) => y > BOTTOM / 2);

/** Where the inset lies in a window of this size; null where there is no room beside the board. */
export function insetIn(width: number, height: number, insets: Insets): Inset | null {
  const home = fit(MAP.bounds, width, height, insets);
  const top = insets.top + 4;
  const right = width - GAP;
  const widths = LINES.map((line) => {
    const wide = right - GAP - (home.x + home.k * eastAbove(line));
    const high = Math.min(home.y + home.k * line - GAP, height - TOOLS) - top - TITLE;
    return Math.min(wide, high / RATIO);
  });
  const wide = Math.floor(Math.min(MOST, SHARE * width, Math.max(...widths)));
  if (wide < LEAST) return null;
  const pixel = 1 / home.k;
  const at = ([x, y]: [number, number]): [number, number] => [(x - home.x) * pixel, (y - home.y) * pixel];
  const box: Rect = [...at([right - wide, top]), ...at([right, top + TITLE + wide * RATIO])];
  return { box, grown: (wide * pixel) / (RIGHT - LEFT), pixel };
}

/** Whether the map is so far away that the inset helps. */
export const isFar = ({ pixel }: Inset, k: number): boolean => k * pixel < NEAR;

/** The places that are drawn in it, the borders between them, and those whose towns stand in it. */
export const PARTS: ReadonlySet<string> = new Set(
  theMap()
    .places.filter((place) => isLand(place) && meet(place.bounds, FRONT))
    .map(({ id }) => id),
);
export const frontBorders = (): readonly WarBorder[] =>
  theMap().borders.filter(({ a, b }) => PARTS.has(a) && PARTS.has(b));
export const isInFront = (id: string): boolean => {
  const [x, y] = placeOf(id).at;
  return PARTS.has(id) && x > LEFT && x < RIGHT && y > TOP && y < BOTTOM;
};
