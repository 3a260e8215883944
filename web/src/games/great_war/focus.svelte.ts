// The part of the map that was asked for: on a phone by a chip, on a desk by the button of a front.
import type { Point, Rect } from "../../map/types";
import { boxOf, MAP } from "./board";

export const PARTS = ["all", "west", "italy", "east", "south"] as const;
export type Part = (typeof PARTS)[number];

const CORNERS: Record<Exclude<Part, "all">, readonly string[]> = {
  west: ["edinburgh", "brest", "hannover", "lyon"],
  italy: ["innsbruck", "torino", "durazzo", "tunis"],
  east: ["riga", "wien", "odessa", "athens"],
  south: ["istanbul", "alexandria", "tiflis", "basra"],
};
const MARGIN = 26;

const boxOfPart = (part: Part): Rect =>
  part === "all"
    ? MAP.bounds
    : boxOf(
        CORNERS[part].map((id) => `place.${id}`),
        MARGIN,
      );
export const BOXES = Object.fromEntries(PARTS.map((part) => [part, boxOfPart(part)])) as Record<Part, Rect>;

const holds = (part: Part, [x, y]: Point): boolean => {
  const [x0, y0, x1, y1] = BOXES[part];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
};

class Focus {
  part = $state<Part>("all");
  /** The front that was asked for last; a new object every time. */
  front = $state.raw<{ readonly id: string } | null>(null);
}
export const focus = new Focus();
export const partsWith = (points: readonly Point[]): Set<Part> =>
  new Set(PARTS.filter((part) => part !== "all" && points.some((point) => holds(part, point))));
