// The table as it was. The server shows each ply again with the viewer's own eyes; here is where one stands and how one moves.
import { api } from "../net/api";
import type { StateWire } from "../net/types";
import type { TableStore } from "./table.svelte";
import { linesAt, nextHeading, nextTold, setUpPlies, ticksOf, type Ticks } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const KEPT = 200;

export class Replay {
  readonly store: TableStore;
  /** The ply that is looked at; null is now. */
  ply = $state<number | null>(null);
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #states = new Map<string, Promise<StateWire>>();
  #isLoading = false;
  #isTold = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore) {
    this.store = store;
  }

  get last(): number {
    return this.store.live?.plies ?? 0;
  }
  get here(): number {
    return this.ply ?? this.last;
  }
  get isOver(): boolean {
    return (this.store.live?.result ?? null) !== null;
  }
  /** Alone or against computers, or once the game is over. */
  get mayBranch(): boolean {
    const { table, mySeats } = this.store;
    if (this.isOver) return true;
    return mySeats.length > 0 && (table?.seats ?? []).every((seat) => seat.mine || seat.kind === "computer");
  }
  readonly ticks = $derived.by((): Ticks =>
    ticksOf(this.store.table?.log ?? [], this.store.module?.logKinds.battles ?? []),
  );

  /** The number of a ply as people count moves. */
  numberOf(ply: number): number {
    return Math.max(0, ply - setUpPlies(this.ticks));
  }

  /** Goes to a ply; from the last one on it is now again. */
  go(ply: number): void {
    if (ply >= this.last) {
      this.now();
      return;
    }
    this.ply = Math.max(0, ply);
    void this.#show();
  }

  /** Goes to a ply that is only told: its address is not kept. */
  tell(ply: number): void {
    this.#isTold = true;
    this.go(ply);
  }

  /** The same, for whoever waits until it is shown. A viewer who is not shown everything may see fewer plies than that. */
  async reach(ply: number): Promise<void> {
    this.#isTold = true;
    if (ply >= this.last) this.now();
    else {
      this.ply = Math.max(0, ply);
      await this.#show();
    }
  }

  now(): void {
    this.#isTold = false;
    this.pause();
    this.ply = null;
    this.store.past = null;
    this.#address();
  }

  step(by: 1 | -1): void {
    this.pause();
    this.go(this.here + by);
  }

  stepPhase(by: 1 | -1): void {
    this.pause();
    this.go(nextHeading(this.ticks, this.here, by, this.last));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play(this.ply ?? (this.isOver ? 0 : nextHeading(this.ticks, this.last, -1, this.last)));
  }

  play(from: number): void {
    this.isPlaying = true;
    this.go(from);
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Other eyes on the same ply. */
  async look(eyes: string | null): Promise<void> {
    await this.store.lookAs(eyes);
    if (this.ply !== null) await this.#show();
    else this.#address();
  }

  /** After a change of the table: what was taken back cannot be looked at any more. */
  follow(): void {
    if (this.ply !== null && this.ply >= this.last) this.now();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const next = nextTold(this.store.table?.log ?? [], this.here);
    if (next !== null && next < this.last) void this.#state(next);
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      if (next === null) this.now();
      else this.go(next);
      if (this.isPlaying) this.#wait();
    }, this.#sight() / this.speed);
  }

  /** How long the ply that is shown stays in sight at speed 1. */
  #sight(): number {
    const log = this.store.table?.log ?? [];
    return this.store.readingTime(
      log.filter(({ ply }) => ply === this.here),
      linesAt(log, this.here - 1),
    );
  }

  /** Shows the ply that is wanted last; while one is on its way the slider may run ahead. */
  async #show(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      let shown = "";
      while (this.ply !== null && this.#key(this.ply) !== shown) {
        shown = this.#key(this.ply);
        const state = await this.#state(this.ply);
        if (this.ply !== null) this.store.past = state;
      }
      this.#address();
    } catch (error) {
      this.now();
      this.store.fail(error);
    } finally {
      this.#isLoading = false;
    }
  }

  /** Whose eyes, and at which version of the table: after a take-back a ply may be another one. */
  #key(ply: number): string {
    return `${this.store.eyes ?? ""} ${this.store.live?.version ?? 0} ${ply}`;
  }

  #state(ply: number): Promise<StateWire> {
    const { id, eyes } = this.store;
    const key = this.#key(ply);
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    if (this.#states.size >= KEPT) this.#states.clear();
    const asked = api.past(id, ply, eyes);
    this.#states.set(key, asked);
    asked.catch(() => this.#states.delete(key));
    return asked;
  }

  /** The address of what is seen, for sharing: /tables/ID?ply=61. */
  get link(): string {
    const url = new URL(location.href);
    url.search = "";
    if (this.ply !== null) url.searchParams.set("ply", String(this.ply));
    if (this.isOver && this.store.eyes !== null) url.searchParams.set("as", this.store.eyes);
    return url.href;
  }

  #address(): void {
    if (!this.#isTold && location.pathname === `/tables/${this.store.id}`)
      history.replaceState(history.state, "", this.link);
  }
}
