// Several players at one screen: when another of them is asked, the first looks away before the next one looks.
import { untrack } from "svelte";
import type { PlayModel } from "../store/play.svelte";

/** Who is to look next, in words: while nobody looks, the table itself is not in the page. */
export interface Next {
  game: string;
  seat: string;
  name: string;
}

export class HandOver {
  readonly #play: PlayModel;
  /** Whose turn it is to look; null while the right eyes are on the page. */
  next = $state.raw<Next | null>(null);

  /** For the component that calls. */
  constructor(play: PlayModel) {
    this.#play = play;
    $effect(() => {
      const seat = play.store.nextHere;
      if (seat !== null && this.next === null) untrack(() => this.#passTo(seat));
    });
  }

  /** Where nothing is hidden the eyes change at once. */
  #passTo(seat: string): void {
    const { store, game, texts } = this.#play;
    if (!store.live?.has_secrets) void store.look(seat);
    else {
      this.next = { game, seat, name: texts.seat(seat) };
      store.cover();
    }
  }

  ready(): void {
    const seat = this.next?.seat;
    this.next = null;
    if (seat !== undefined) void this.#play.store.look(seat);
  }
}
