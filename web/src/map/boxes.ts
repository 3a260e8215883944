// Boxes on the screen, in pixels.
import type { Point } from "./types";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A copy: the numbers of what a browser has measured are slow to read. */
export const plainBox = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

export const middleOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** How much two boxes share. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** How far a box has to go, at the least, to lie inside another one. */
export const wayInto = (inner: Box, outer: Box): Point => [
  Math.max(0, outer.left - inner.left) || Math.min(0, outer.right - inner.right),
  Math.max(0, outer.top - inner.top) || Math.min(0, outer.bottom - inner.bottom),
];

/** What is left of a box without its border. */
export const boxInside = ({ left, top, right, bottom }: Box, border: number): Box => ({
  left: left + border,
  top: top + border,
  right: right - border,
  bottom: bottom - border,
});

/** The smallest box around all of them. */
export const joined = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
