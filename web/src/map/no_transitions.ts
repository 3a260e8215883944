// Stands in the bundle for d3-transition and d3-interpolate (vite.config.ts): d3-zoom asks them for glides of its own making.
// The map glides by CSS, so their clock, easings and colours stay at home.
import { selection } from "d3-selection";

/** Nothing runs that could be interrupted. */
export function interrupt(): void {}

Object.assign(selection.prototype as object, {
  interrupt(this: unknown): unknown {
    return this;
  },
});

export function interpolateZoom(): never {
  throw new Error("d3-zoom has no transitions here: move the map with its transform, the style makes it glide.");
}
