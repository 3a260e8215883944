// Marks of a coach in the first real games. Each goes away once the thing it tells of has been used a few times.
export const TIPS = ["map", "rule", "why", "undo"] as const;
type Tip = (typeof TIPS)[number];

const KEY = "hatalom.tips";
const ENOUGH = 2;

export class Tips {
  #used = $state.raw<Partial<Record<Tip, number>>>(
    JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<Tip, number>>,
  );

  /** The one to show now: the first that has not been used enough. */
  get current(): Tip | null {
    return TIPS.find((tip) => (this.#used[tip] ?? 0) < ENOUGH) ?? null;
  }

  use(tip: Tip, times = 1): void {
    const count = this.#used[tip] ?? 0;
    if (count >= ENOUGH) return;
    this.#used = { ...this.#used, [tip]: count + times };
    localStorage.setItem(KEY, JSON.stringify(this.#used));
  }

  /** The reader has understood: no more of this one. */
  close(tip: Tip): void {
    this.use(tip, ENOUGH);
  }
}

export const tips = new Tips();
