// Phone, or tablet held upright: one of the two boards at a time. The chips of a phone choose it, the board shows it.
import type { Point, Rect } from "../../map/types";
import { MAP } from "./board";

export const PARTS = ["flanders", "bohemia"] as const;
export type Part = (typeof PARTS)[number];
const MARGIN = 26;

function boxOf(part: Part): Rect {
  const regions = new Set(MAP.regions.filter(({ map }) => map === part).map(({ id }) => id));
  const points = MAP.towns.filter((town) => regions.has(town.region)).map(({ at }) => at);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
}

export const BOXES = Object.fromEntries(PARTS.map((part) => [part, boxOf(part)])) as Record<Part, Rect>;

const holds = (part: Part, [x, y]: Point): boolean => {
  const [x0, y0, x1, y1] = BOXES[part];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
};

class Focus {
  part = $state<Part>("bohemia");
}

export const focus = new Focus();
export const partsWith = (points: readonly Point[]): Set<Part> =>
  new Set(PARTS.filter((part) => points.some((point) => holds(part, point))));
