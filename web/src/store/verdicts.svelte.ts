// Results that concern the viewer: each stays until he has dismissed it, also after the page was loaded anew.
import type { MomentWire } from "../net/types";
import type { TableStore } from "./table.svelte";

/** So many wait in a pile; older ones are in the log. */
const MOST = 3;
const KEY = "hatalom.verdicts";

export class Verdicts {
  readonly #store: TableStore;
  /** Results up to this ply have been dismissed. */
  #dismissed = $state(0);

  constructor(store: TableStore) {
    this.#store = store;
    this.#dismissed = Number(this.#kept()[store.id] ?? -1);
  }

  /** Those that wait, the last first. What happened before this table was first opened here is none of them. */
  readonly pile = $derived.by((): readonly MomentWire[] => {
    const { table, live, seat, pacer } = this.#store;
    if (table === null || live === null || seat === null || live.coach !== null || table.same_screen) return [];
    if (pacer.isTelling || pacer.coming.length > 0) return [];
    const since = this.#dismissed < 0 ? live.plies : this.#dismissed;
    return table.moments
      .filter(({ verdict, seats, ply }) => verdict !== null && seats.includes(seat) && ply > since)
      .slice(-MOST)
      .reverse();
  });

  /** The first look at a table: what has happened so far is known. */
  begin(): void {
    if (this.#dismissed < 0) this.#keep(this.#store.live?.plies ?? 0);
  }

  dismiss(moment: MomentWire): void {
    this.#keep(moment.ply);
  }

  #keep(ply: number): void {
    this.#dismissed = ply;
    localStorage.setItem(KEY, JSON.stringify({ ...this.#kept(), [this.#store.id]: ply }));
  }

  #kept(): Record<string, number> {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  }
}
