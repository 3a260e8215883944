// What others do is shown one act after the other, never faster than the eye. The server does not wait for it.
import type { StateUpdate } from "../net/types";
import { settings } from "../settings/settings.svelte";

/** How long an act stays in sight before the next one, in milliseconds; slow motion makes it longer. */
const SHOWN_MS = 700;
const SLOW = 1.6;
/** Whatever has piled up is shown within this time. */
const LONGEST_MS = 6000;

export class Pacer {
  #waiting = $state.raw<readonly StateUpdate[]>([]);
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (update: StateUpdate) => void;

  constructor(show: (update: StateUpdate) => void) {
    this.#show = show;
  }

  /** How many acts are still to be seen. */
  get left(): number {
    return this.#waiting.filter(isSeen).length;
  }

  get isStepping(): boolean {
    return settings.pace === "step" && this.left > 0;
  }

  /** Takes an update; `isMine`: it answers this viewer, and is shown at once after everything that came before. */
  take(update: StateUpdate, isMine: boolean): void {
    this.#waiting = [...this.#waiting, update];
    if (isMine || settings.pace === "fast" || document.hidden) this.flush();
    else this.#go();
  }

  /** Shows the next act, and what belongs to it without being seen. */
  next(): void {
    clearTimeout(this.#timer);
    let isShown = false;
    while (this.#waiting.length > 0 && !(isShown && isSeen(this.#waiting[0] as StateUpdate))) {
      const [first, ...rest] = this.#waiting as [StateUpdate, ...StateUpdate[]];
      this.#waiting = rest;
      isShown ||= isSeen(first);
      this.#show(first);
    }
    this.#last = Date.now();
    this.#go();
  }

  /** Shows everything: a click of the viewer's finishes what moves. */
  flush(): void {
    clearTimeout(this.#timer);
    const all = this.#waiting;
    this.#waiting = [];
    this.#last = Date.now();
    for (const update of all) this.#show(update);
  }

  /** A whole table has come: what waited is in it. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  /** What tells nothing needs no time; in steps the viewer says when to go on. */
  #go(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (first === undefined) return;
    if (!isSeen(first)) this.next();
    else if (settings.pace !== "step")
      this.#timer = setTimeout(() => this.next(), Math.max(0, this.#last + this.#pause() - Date.now()));
  }

  #pause(): number {
    const pause = SHOWN_MS * (settings.motion === "slow" ? SLOW : 1);
    return Math.min(pause, LONGEST_MS / Math.max(1, this.left));
  }
}

/** An act that tells something; clicks that only prepare do not. */
function isSeen(update: StateUpdate): boolean {
  return update.log.length > 0;
}
