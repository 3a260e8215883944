// What others do is told moment by moment, long enough to be understood. The server does not wait for it: this is only the
// pace at which it is seen, and whatever the viewer does ends it. An update that ends no moment passes at once.
import type { LogEntry, MomentWire, StateUpdate } from "../net/types";
import { PACE_FACTORS, settings } from "../settings/settings.svelte";

/** Of what has piled up, so many moments are told; the lightest are left to the log. */
const MOST = 6;
/** At such a pace an act of a lesson that has piled up gets no shorter than a glance. */
const GLANCE_MS = 600;
const LONGEST_MS = 40_000;
/** All moments of a dispatch together take no longer than this, and none is gone before it can be grasped. */
const DISPATCH_MS = 20_000;
const GRASPED_MS = 1200;

/** How long the lines of an act stay in sight; `before` are those of the act shown last. */
export type Reading = (lines: readonly LogEntry[], before: readonly LogEntry[]) => number;
/** The moments of an update that are told; null where acts are shown line by line, as in a lesson. */
export type Moments = (update: StateUpdate) => readonly MomentWire[] | null;
/** How long a moment is told. */
export type Telling = (moment: MomentWire) => number;

export class Pacer {
  #waiting = $state.raw<readonly StateUpdate[]>([]);
  /** Moments of the update that is shown, still to be told. */
  #due = $state.raw<readonly MomentWire[]>([]);
  /** The moments of this dispatch that have been told; the last of them is told now, while `isTelling`. */
  told = $state.raw<readonly MomentWire[]>([]);
  isTelling = $state(false);
  isPaused = $state(false);
  /** How many dispatches were told to their end. */
  heard = 0;
  /** How many moments were too light to be told. */
  leftOut = $state(0);
  /** Until when the act that was shown last stays in sight. */
  #until = 0;
  /** Since when the dispatch is told. */
  #begun = 0;
  #shown: readonly LogEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (update: StateUpdate) => void;
  readonly #reading: Reading;
  readonly #moments: Moments;
  readonly #telling: Telling;

  constructor(show: (update: StateUpdate) => void, reading: Reading, moments: Moments, telling: Telling) {
    this.#show = show;
    this.#reading = reading;
    this.#moments = moments;
    this.#telling = telling;
  }

  /** What is told now. */
  get current(): MomentWire | null {
    return this.isTelling ? (this.told.at(-1) ?? null) : null;
  }

  /** The moments that are still to be told. */
  get coming(): readonly MomentWire[] {
    return [...this.#due, ...this.#waiting.flatMap((update) => this.#moments(update) ?? [])];
  }

  /** How many moments, or acts of a lesson, are still to be seen. */
  get left(): number {
    return this.#due.length + this.#waiting.reduce((sum, update) => sum + this.#parts(update), 0);
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

  /** Tells the next moment, or shows the next act, and what belongs to it without being seen. */
  next(): void {
    clearTimeout(this.#timer);
    if (this.#due.length === 0) this.#advance();
    const [moment, ...rest] = this.#due;
    this.#due = rest;
    if (moment !== undefined) this.#tell(moment);
    this.#go();
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    if (!this.isPaused) this.#until = Math.min(this.#until, Date.now());
    this.#go();
  }

  /** Shows everything: whatever the viewer does finishes what is still being told. */
  flush(): void {
    clearTimeout(this.#timer);
    const all = this.#waiting;
    if (this.isTelling || this.left > 0) this.told = [...this.told, ...this.coming];
    this.#waiting = [];
    this.#due = [];
    this.isTelling = false;
    this.isPaused = false;
    this.#until = 0;
    this.#shown = all.findLast((update) => update.log.length > 0)?.log ?? this.#shown;
    for (const update of all) this.#show(update);
  }

  /** A whole table has come: what waited is in it. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#due = [];
    this.told = [];
    this.isTelling = false;
    this.isPaused = false;
  }

  /** Shows updates up to the next that is seen. */
  #advance(): void {
    while (this.#waiting.length > 0) {
      const [first, ...rest] = this.#waiting as [StateUpdate, ...StateUpdate[]];
      const moments = this.#moments(first);
      const heavy = moments === null ? [] : this.#heavy(moments);
      this.#waiting = rest;
      if (moments === null && first.log.length > 0) {
        this.#until = Date.now() + this.#reading(first.log, this.#shown) * PACE_FACTORS[settings.pace];
        this.#shown = first.log;
      }
      this.#show(first);
      this.#due = heavy;
      if (heavy.length > 0 || (moments === null && first.log.length > 0)) return;
    }
  }

  /** Those that are among the weightiest of this dispatch, with all that still waits. */
  #heavy(moments: readonly MomentWire[]): readonly MomentWire[] {
    const all = [...(this.isTelling ? this.told : []), ...this.coming];
    const weights = all.map(({ weight }) => weight).sort((a, b) => b - a);
    const least = weights[MOST - 1] ?? 0;
    const heavy = moments.filter(({ weight }) => weight >= least);
    this.leftOut += moments.length - heavy.length;
    return heavy;
  }

  #tell(moment: MomentWire): void {
    if (!this.isTelling) {
      this.told = [];
      this.leftOut = 0;
      this.#begun = Date.now();
    }
    this.told = [...this.told, moment];
    this.isTelling = true;
    this.#until = Date.now() + Math.min(this.#telling(moment) * PACE_FACTORS[settings.pace], this.#share());
  }

  /** The part of a dispatch that each of the moments still to be told may have. */
  #share(): number {
    const rest = DISPATCH_MS * PACE_FACTORS[settings.pace] - (Date.now() - this.#begun);
    return Math.max(GRASPED_MS, rest / (this.left + 1));
  }

  /** What tells nothing needs no time; in steps, and while it is held, the viewer says when to go on. */
  #go(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (this.#due.length === 0 && first !== undefined && this.#parts(first) === 0) {
      this.#waiting = this.#waiting.slice(1);
      this.#show(first);
      this.#go();
      return;
    }
    if (this.isPaused || settings.pace === "step") return;
    if (this.left > 0) this.#timer = setTimeout(() => this.next(), Math.max(0, this.#wait()));
    else if (this.isTelling) this.#timer = setTimeout(() => this.#finish(), Math.max(0, this.#wait()));
  }

  #finish(): void {
    this.isTelling = false;
    this.heard += 1;
  }

  #wait(): number {
    const share = Math.max(GLANCE_MS, LONGEST_MS / Math.max(1, this.left)) * PACE_FACTORS[settings.pace];
    return Math.min(this.#until - Date.now(), share);
  }

  /** Of how many parts an update is made that are seen one after the other. */
  #parts(update: StateUpdate): number {
    return this.#moments(update)?.length ?? Math.min(1, update.log.length);
  }
}
