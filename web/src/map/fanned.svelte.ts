// Which stack is fanned out. It opens with the pointer or the keyboard on its place and folds back a moment after they left:
// the pointer must find its way from the place to a piece.
import { untrack } from "svelte";

const FOLDS_AFTER_MS = 140;

export class Fanned {
  at = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `place` is where the pointer is now. A piece that can be pointed at by itself opens nothing: it must not slip from under the pointer. */
  follow(place: string | null, isOnPiece = false): void {
    clearTimeout(this.#timer);
    if (place !== null && (!isOnPiece || place === untrack(() => this.at))) this.at = place;
    else this.#timer = setTimeout(() => (this.at = null), FOLDS_AFTER_MS);
  }
}
