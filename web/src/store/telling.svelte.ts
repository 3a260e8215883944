// A dispatch: what others did, told moment by moment. As it comes it goes at the pacer's pace; told again it goes through
// the table as it was.
import type { MomentWire } from "../net/types";
import { PACE_FACTORS, settings } from "../settings/settings.svelte";
import type { Pacer } from "./pacer.svelte";
import type { Replay } from "./replay.svelte";

const FIRST_MS = 2400;
const WORD_MS = 250;
const SHORT = 6;
const LONGEST_MS = 5000;
/** Of the last moments of a table, so many are told. */
const FEW = 6;

/** What is fought for: it is told also to those who want battles only. */
const CONTESTS: readonly string[] = ["battle", "siege", "auction", "vote", "end"];
/** After so many skips in a row the viewer is asked whether he wants to be told less. */
const SKIPS = 3;

/** What the viewer has just done himself he need not be told. */
export const isTold = ({ kind, by_me }: MomentWire): boolean =>
  !by_me && (settings.told === "all" || CONTESTS.includes(kind));

/** How long a moment is told: times come from the visible words only. */
export function tellingTime(words: string): number {
  const count = words.split(/\s+/).filter(Boolean).length;
  return Math.min(LONGEST_MS, FIRST_MS + WORD_MS * Math.max(0, count - SHORT));
}

export class Dispatch {
  readonly #pacer: Pacer;
  readonly #replay: Replay;
  readonly #time: (moment: MomentWire) => number;
  readonly #recent: () => readonly MomentWire[];
  /** Moments that are told again, and which of them is told now. */
  #again = $state.raw<readonly MomentWire[] | null>(null);
  #index = $state(0);
  #isHeld = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Dispatches in a row that were skipped, and how many had been heard to their end before them. */
  #skips = $state(0);
  #heard = 0;

  constructor(pacer: Pacer, replay: Replay, time: (moment: MomentWire) => number, recent: () => readonly MomentWire[]) {
    this.#recent = recent;
    this.#pacer = pacer;
    this.#replay = replay;
    this.#time = time;
  }

  /** Whether there is a bar to be seen: something is told, or waits for a step. */
  get isOpen(): boolean {
    return this.#again !== null || this.#pacer.isTelling || this.#pacer.coming.length > 0;
  }
  get isAgain(): boolean {
    return this.#again !== null;
  }
  get moments(): readonly MomentWire[] {
    const { told, isTelling, coming } = this.#pacer;
    return this.#again ?? [...(isTelling ? told : []), ...coming];
  }
  /** Which of them is told now; -1 before the first step. */
  get index(): number {
    if (this.#again !== null) return this.#index;
    return this.#pacer.isTelling ? this.#pacer.told.length - 1 : -1;
  }
  get current(): MomentWire | null {
    return this.moments[this.index] ?? null;
  }
  get isPaused(): boolean {
    return this.#again === null ? this.#pacer.isPaused || settings.pace === "step" : this.#isHeld;
  }
  /** What can be told again: the last dispatch, or where there was none the last moments of the table. */
  get last(): readonly MomentWire[] {
    if (this.#again !== null) return this.#again;
    return this.#pacer.told.length > 0 ? this.#pacer.told : this.#recent().slice(-FEW);
  }

  /** Whether to ask if he wants to be told less; he is asked once. */
  get isOffering(): boolean {
    return this.#skips >= SKIPS && !settings.toldLess && !this.isOpen;
  }

  again(moments: readonly MomentWire[] = this.last, from = 0): void {
    if (moments.length === 0) return;
    this.#pacer.flush();
    this.#again = moments;
    this.#isHeld = settings.pace === "step";
    this.#goTo(from);
  }

  next(): void {
    if (this.#again === null) this.#pacer.next();
    else if (this.#index + 1 < this.#again.length) this.#goTo(this.#index + 1);
    else this.end();
  }

  back(): void {
    if (this.#again !== null) this.#goTo(Math.max(0, this.#index - 1));
    else this.again(this.moments, Math.max(0, this.index - 1));
  }

  /** To one of the moments. */
  go(index: number): void {
    if (this.#again !== null) this.#goTo(index);
    else this.again(this.moments, index);
  }

  pause(): void {
    if (this.#again === null) this.#pacer.pause();
    else {
      this.#isHeld = !this.#isHeld;
      this.#wait();
    }
  }

  /** The map shows now. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.#again !== null) {
      this.#again = null;
      this.#replay.now();
    } else if (this.isOpen) this.#countSkip();
    this.#pacer.flush();
  }

  #countSkip(): void {
    const { heard } = this.#pacer;
    this.#skips = heard === this.#heard ? this.#skips + 1 : 1;
    this.#heard = heard;
  }

  #goTo(index: number): void {
    this.#index = index;
    const moment = this.#again?.[index];
    if (moment !== undefined) this.#replay.tell(moment.ply);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const moment = this.current;
    if (this.#isHeld || moment === null) return;
    const factor = PACE_FACTORS[settings.pace] || 1;
    this.#timer = setTimeout(() => this.next(), this.#time(moment) * factor);
  }
}
