// How wide the window is: a phone held upright, a little more, or a desk.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 720px");
const middling = new MediaQuery("max-width: 1180px");
const upright = new MediaQuery("orientation: portrait");

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
