// How wide the window is: a phone held upright, or more.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 720px");

export const viewport = {
  get isNarrow(): boolean {
    return narrow.current;
  },
};
