// How much was said since this reader looked at the chat.
import { panels } from "../store/panels.svelte";
import type { PlayModel } from "../store/play.svelte";

export class Unread {
  readonly #play: PlayModel;
  #seen = $state<number | null>(null);

  /** For the component that calls. What was said before it opened counts as read. */
  constructor(play: PlayModel) {
    this.#play = play;
    $effect(() => {
      if (play.store.table !== null && (this.#seen === null || panels.chatIsOpen)) this.#seen = play.store.heard.length;
    });
  }

  get count(): number {
    return this.#seen === null ? 0 : Math.max(0, this.#play.store.heard.length - this.#seen);
  }
}
