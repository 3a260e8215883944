// Small maps of tables. One board at a time is drawn out of sight, copied, and taken away again: all boards share one camera.
import { SvelteMap } from "svelte/reactivity";
import type { Still } from "../table/stills";
import type { MomentWire, TableWire } from "../net/types";
import type { Score } from "./leading";

/** A picture that is wanted: of a table, with numbers where these moments happened. */
export interface Wish {
  id: string;
  moments: readonly MomentWire[];
  /** A table that was laid only for the picture; what it asks is shown as if it were pointed at. */
  laid?: TableWire;
}

/** A small map, and where its numbered pins stand, in units of the map. */
export interface Sketch {
  still: Still;
  pins: readonly { n: number; at: readonly [number, number] }[];
  /** What the game counts for each seat; nothing where it has no score. */
  scores: readonly Score[];
  fewest: boolean;
  /** How far the game is. */
  says: string;
}

class Sketches {
  #wishes = $state.raw<readonly Wish[]>([]);
  readonly #made = new SvelteMap<string, Sketch | null>();

  /** The one that is drawn now. */
  get next(): Wish | null {
    return this.#wishes[0] ?? null;
  }

  of(id: string): Sketch | null {
    return this.#made.get(id) ?? null;
  }

  ask(wish: Wish): void {
    if (!this.#made.has(wish.id) && !this.#wishes.some(({ id }) => id === wish.id))
      this.#wishes = [...this.#wishes, wish];
  }

  /** A board that could not be drawn is not tried again on this page. */
  done(wish: Wish, sketch: Sketch | null): void {
    this.#made.set(wish.id, sketch);
    this.#wishes = this.#wishes.filter(({ id }) => id !== wish.id);
  }

  clear(): void {
    this.#wishes = [];
    this.#made.clear();
  }
}

export const sketches = new Sketches();
