// What others do is shown one act after the other, long enough to be understood. The server does not wait for it.
import type { LogEntry, StateUpdate } from "../net/types";
import { PACE_FACTORS, settings } from "../settings/settings.svelte";

/** Whatever has piled up is shown within this time, as far as no act gets shorter than a glance. */
const LONGEST_MS = 40_000;
const GLANCE_MS = 600;

/** How long the lines of an act stay in sight; `before` are those of the act shown last. */
export type Reading = (lines: readonly LogEntry[], before: readonly LogEntry[]) => number;

export class Pacer {
  #waiting = $state.raw<readonly StateUpdate[]>([]);
  /** Until when the act that was shown last stays in sight. */
  #until = 0;
  #shown: readonly LogEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (update: StateUpdate) => void;
  readonly #reading: Reading;

  constructor(show: (update: StateUpdate) => void, reading: Reading) {
    this.#show = show;
    this.#reading = reading;
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
      if (isSeen(first)) {
        isShown = true;
        this.#until = Date.now() + this.#time(first.log);
        this.#shown = first.log;
      }
      this.#show(first);
    }
    this.#go();
  }

  /** Shows everything: a click of the viewer's finishes what moves. */
  flush(): void {
    clearTimeout(this.#timer);
    const all = this.#waiting;
    this.#waiting = [];
    this.#shown = all.findLast(isSeen)?.log ?? this.#shown;
    this.#until = Date.now() + (all.some(isSeen) ? this.#time(this.#shown) : 0);
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
      this.#timer = setTimeout(() => this.next(), Math.max(0, Math.min(this.#until - Date.now(), this.#most())));
  }

  #time(lines: readonly LogEntry[]): number {
    return this.#reading(lines, this.#shown) * PACE_FACTORS[settings.pace];
  }

  /** Where much has piled up, each act has its share of the whole time. */
  #most(): number {
    return Math.max(GLANCE_MS, LONGEST_MS / Math.max(1, this.left)) * PACE_FACTORS[settings.pace];
  }
}

/** An act that tells something; clicks that only prepare do not. */
function isSeen(update: StateUpdate): boolean {
  return update.log.length > 0;
}
