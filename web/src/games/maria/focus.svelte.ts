// Phone, or tablet held upright: one of the two boards at a time. The chips of a phone choose it, the board shows it.
import { fromBox } from "../../contract/laid.svelte";
import type { Point, Rect } from "../../map/types";
import { theMap } from "./board";

export const PARTS = ["flanders", "bohemia"] as const;
export type Part = (typeof PARTS)[number];
const MARGIN = 26;

function boxOf(part: Part): Rect {
  const regions = new Set(
    theMap()
      .regions.filter(({ map }) => map === part)
      .map(({ id }) => id),
  );
  const points = theMap()
    .towns.filter((town) => regions.has(town.region))
    .map(({ at }) => at);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
}

/** The part of the map that each board takes. */
const bothBoxes = (): Record<Part, Rect> => ({ flanders: boxOf("flanders"), bohemia: boxOf("bohemia") });
export const boxes = fromBox(bothBoxes(), bothBoxes);

const holds = (part: Part, [x, y]: Point): boolean => {
  const [x0, y0, x1, y1] = boxes()[part];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
};

class Focus {
  part = $state<Part>("bohemia");
}

export const focus = new Focus();
export const partsWith = (points: readonly Point[]): Set<Part> =>
  new Set(PARTS.filter((part) => points.some((point) => holds(part, point))));
