// Phone: one part of the map at a time. The chips over the map choose it, the board shows it.
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

  /** Stays where something can be done here, else goes where all of it is. */
  look(points: readonly Point[]): void {
    if (points.some((point) => holds(this.part, point))) return;
    this.part = PARTS.slice(1).find((part) => points.every((point) => holds(part, point))) ?? "all";
  }
}
export const focus = new Focus();
export const partsWith = (points: readonly Point[]): Set<Part> =>
  new Set(PARTS.filter((part) => part !== "all" && points.some((point) => holds(part, point))));
