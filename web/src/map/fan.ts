// The pieces of a stack side by side, in rows.
import type { Point } from "./types";

const GAP = 5;
const IN_ROW = 4;

export interface FanShape {
  /** Where each piece stands, from the middle of the fan, in the pieces' own units. */
  spots: Point[];
  /** Half the size of the plate beneath them. */
  half: Point;
}

/** Room for `count` pieces of one size; rows are filled from above, the last one is centred. */
export function fanShape(count: number, [w, h]: Point): FanShape {
  const columns = Math.min(count, IN_ROW);
  const rows = Math.ceil(count / IN_ROW);
  const [stepX, stepY] = [2 * w + GAP, 2 * h + GAP];
  const spots = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / IN_ROW);
    const inRow = Math.min(IN_ROW, count - row * IN_ROW);
    return [((i % IN_ROW) - (inRow - 1) / 2) * stepX, (row - (rows - 1) / 2) * stepY];
  });
  return { spots, half: [(columns * stepX + GAP) / 2, (rows * stepY + GAP) / 2] };
}

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** How far a box has to move to lie inside a window; where it does not fit, its upper left corner does. */
export function pushInside(box: Box, window: Box): Point {
  const along = (low: number, high: number, from: number, to: number): number =>
    low < from ? from - low : high > to ? Math.max(to - high, from - low) : 0;
  return [along(box.left, box.right, window.left, window.right), along(box.top, box.bottom, window.top, window.bottom)];
}
