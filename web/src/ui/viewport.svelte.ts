// How wide the window is: a phone held upright, a little more, or a desk. A sheet of paper is none of them.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("screen and (max-width: 720px)");
const middling = new MediaQuery("screen and (max-width: 1180px)");
const upright = new MediaQuery("screen and (orientation: portrait)");

export const viewport = {
  get isNarrow(): boolean {
    return narrow.current;
  },
  /** Too narrow for long words beside each other. */
  get isMiddling(): boolean {
    return middling.current;
  },
  /** A phone, or a tablet held upright: a broad map does not fit in. */
  get isUpright(): boolean {
    return upright.current;
  },
};
