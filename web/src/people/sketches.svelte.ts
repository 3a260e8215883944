// Small maps of tables. One board at a time is drawn out of sight, copied, and taken away again: all boards share one camera.
import { SvelteMap } from "svelte/reactivity";
import { i18n } from "../i18n/i18n.svelte";
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

/** A wish and what its picture is kept under: the names on it are in one language. */
export interface KeptWish extends Wish {
  key: string;
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

const keyOf = (id: string): string => `${i18n.lang} ${id}`;

class Sketches {
  #wishes = $state.raw<readonly KeptWish[]>([]);
  readonly #made = new SvelteMap<string, Sketch | null>();

  /** The one that is drawn now. */
  get next(): KeptWish | null {
    return this.#wishes[0] ?? null;
  }

  of(id: string): Sketch | null {
    return this.#made.get(keyOf(id)) ?? null;
  }

  ask(wish: Wish): void {
    const key = keyOf(wish.id);
    if (!this.#made.has(key) && !this.#wishes.some((one) => one.key === key))
      this.#wishes = [...this.#wishes, { ...wish, key }];
  }

  /** A board that could not be drawn is not tried again on this page. */
  done(wish: KeptWish, sketch: Sketch | null): void {
    this.#made.set(wish.key, sketch);
    this.#wishes = this.#wishes.filter(({ key }) => key !== wish.key);
  }

  clear(): void {
    this.#wishes = [];
    this.#made.clear();
  }
}

export const sketches = new Sketches();
