// Where the caption of a piece may hang: close beside it on every side; then a step farther off, where names stand close.
import type { Point, Rect } from "./types";

export interface CaptionSpot {
  /** Upper left corner, from the middle of the piece. */
  at: Point;
  /** The less, the better it looks there. */
  taste: number;
}

/** Between a piece and its caption, in the unit of all these numbers. */
export interface CaptionGaps {
  /** Close first. */
  beside: readonly number[];
  /** How much more it is below: there the piece casts its shadow. */
  below: number;
}

/** A caption that stands a step farther off is as much worse. */
const FARTHER = 6;
/** Above and below it may reach so far over to the other side. */
const OVER = 3;

/** `piece` is all that belongs to it, around its middle. */
export function captionSpots(width: number, height: number, piece: Rect, gaps: CaptionGaps): CaptionSpot[] {
  return gaps.beside.flatMap((gap, step) =>
    spotsAt(width, height, piece, gap, gaps.below).map(([x, y, taste]) => ({
      at: [x, y] as Point,
      taste: taste + step * FARTHER,
    })),
  );
}

function spotsAt(
  width: number,
  height: number,
  [x0, y0, x1, y1]: Rect,
  gap: number,
  lower: number,
): [number, number, number][] {
  const [left, right, above, below] = [x0 - gap - width, x1 + gap, y0 - gap - height, y1 + gap + lower];
  return [
    [right, -height / 2, 0],
    [left, -height / 2, 1],
    [right, y0, 1],
    [right, y1 - height, 1],
    [-width / 2, below, 2],
    [-width / 2, above, 2],
    [left, y0, 2],
    [left, y1 - height, 2],
    [-width - OVER, below, 3],
    [OVER, below, 3],
    [-width - OVER, above, 3],
    [OVER, above, 3],
    [x0 - width, below, 4],
    [x1, below, 4],
    [x0 - width, above, 4],
    [x1, above, 4],
  ];
}
