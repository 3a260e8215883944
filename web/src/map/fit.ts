// Where the map lies in its window.
import type { Rect } from "./types";

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Placement {
  x: number;
  y: number;
  k: number;
}

/** Between the map and the window. */
export const MARGIN = 12;

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The placement that shows all of `box` in the part of the window that no panel covers, or its middle where it would get smaller than `least`. */
export function fit(
  [x0, y0, x1, y1]: Rect,
  width: number,
  height: number,
  insets: Insets,
  margin = MARGIN,
  least = 0,
): Placement {
  const free = {
    width: Math.max(1, width - insets.left - insets.right - 2 * margin),
    height: Math.max(1, height - insets.top - insets.bottom - 2 * margin),
  };
  const k = Math.max(least, Math.min(free.width / (x1 - x0), free.height / (y1 - y0)));
  return {
    k,
    x: insets.left + margin + (free.width - k * (x0 + x1)) / 2,
    y: insets.top + margin + (free.height - k * (y0 + y1)) / 2,
  };
}

/** The part of the map that the window shows. */
export const windowOn = ({ x, y, k }: Placement, width: number, height: number): Rect => [
  -x / k,
  -y / k,
  (width - x) / k,
  (height - y) / k,
];

/**
 * Moves a finished picture. Its growth stands in the matrix's last corner, by which a browser divides, and not in the scale:
 * for a new scale Chromium would lay out every name on the map anew, in every frame of a gesture.
 */
export const moved = ({ x, y, k }: Placement): string =>
  `matrix3d(1,0,0,0, 0,1,0,0, 0,0,1,0, ${x / k},${y / k},0,${1 / k})`;

/** A picture at rest has a transform too: its coming and going would be a new scale. */
export const UNMOVED = moved({ x: 0, y: 0, k: 1 });

/** Whether a step of the map is so long that a glide would show bare ground in most of the window: more than half of it. */
export function isBeyond(from: Placement, to: Placement, [width, height]: readonly [number, number]): boolean {
  const isPan = from.k === to.k;
  return isPan && (Math.abs(to.x - from.x) > width / 2 || Math.abs(to.y - from.y) > height / 2);
}
