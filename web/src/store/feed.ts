// Numbered updates: what to do with the next one. Pure, so that every gap and repetition can be tested.

export type Verdict = "apply" | "drop" | "gap";

export class Feed {
  #seq = -1;

  get seq(): number {
    return this.#seq;
  }

  /** A whole table arrived: the count starts from it, also where a restarted server counts anew. */
  reset(seq: number): void {
    this.#seq = seq;
  }

  /** The next update: in order it is applied, an old one is dropped, after a gap the client has to catch up. */
  judge(seq: number): Verdict {
    if (seq <= this.#seq) return "drop";
    if (seq > this.#seq + 1) return "gap";
    this.#seq = seq;
    return "apply";
  }
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

/** How long to wait before the nth attempt to connect again; `random` spreads the clients after a restart. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return Math.round(wait * (0.75 + random() / 2));
}
