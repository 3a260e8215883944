// A plan: steps that are laid out with the very clicks of play, tried by the server, and carried out as ordinary acts. It is
// private: what is kept of it lies in this browser, and nobody at the table hears of it.
import { api, ApiError } from "../net/api";
import type { LogEntry, MessageWire, PlanWire, RefusalWire, StateWire, TriedWire } from "../net/types";
import type { TableStore } from "./table.svelte";

/** One act, or several that belong together: a piece and its way. */
export type Step = readonly string[];
/** Why a plan was not carried out to its end: what the step said before, or what came between. */
export interface Halt {
  why: "refused" | "chance" | "reveal" | "other" | "over" | "between";
  message: MessageWire | null;
}
interface Stored {
  steps: readonly Step[];
  kept: readonly (readonly Step[])[];
}
type Args = Readonly<Record<string, string | number>>;

/** So many plans are kept beside the one that is being made. */
export const MOST_KEPT = 3;
const keyOf = (table: string, seat: string): string => `hatalom.plan.${table}.${seat}`;

export class Plan {
  readonly #store: TableStore;
  isOpen = $state(false);
  /** It is being carried out: the page shows the table as it is. */
  isRunning = $state(false);
  steps = $state.raw<readonly Step[]>([]);
  /** What the server said of these steps; null until it has. */
  tried = $state.raw<PlanWire | null>(null);
  halt = $state.raw<Halt | null>(null);
  /** The steps that have been played since it is being carried out. */
  done = $state.raw<readonly Step[]>([]);
  /** Plans that were put aside, to be compared with this one. */
  kept = $state.raw<readonly (readonly Step[])[]>([]);
  /** The step that is marked on the map. */
  marked = $state(-1);
  #number = 0;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** The table as it would be after the plan. */
  get state(): StateWire | null {
    return this.isOpen && !this.isRunning ? (this.tried?.state ?? null) : null;
  }

  /** The lines of the log that the plan would bring. */
  get lines(): readonly LogEntry[] {
    const ply = (this.#store.live?.plies ?? 0) + 1;
    const told = this.state === null ? [] : (this.tried?.steps ?? []).flatMap((step) => step.told);
    return told.map((message) => ({ ply, message, crumb: null }));
  }

  /** Whether this viewer may plan now: it is his turn, and nobody teaches him. */
  get isAllowed(): boolean {
    const { live, past } = this.#store;
    return live?.question != null && past === null && live.coach === null;
  }

  /** How many steps one hold carries out: up to the first that nobody can foresee, that one too. */
  get ready(): number {
    const legal = (this.tried?.steps ?? []).filter(({ status }) => status !== "refused");
    const stop = legal.findIndex((step) => step.stop !== null);
    return stop < 0 ? legal.length : stop + 1;
  }

  async toggle(): Promise<void> {
    if (this.isOpen) this.close();
    else await this.open();
  }

  async open(): Promise<void> {
    if (!this.isAllowed || this.isOpen) return;
    const { steps, kept } = this.#stored();
    this.#store.acting.ahead = null;
    this.halt = null;
    this.kept = kept;
    this.isOpen = true;
    await this.set(steps);
    // A plan for a stage that is over fits nowhere any more.
    if (this.tried?.steps.every(({ status }) => status === "refused") && steps.length > 0) await this.set([]);
  }

  close(): void {
    this.#number += 1;
    this.isOpen = false;
    this.tried = null;
    this.halt = null;
    this.marked = -1;
    this.#store.acting.ahead = null;
  }

  /** Adds acts: to the last step while that is not complete. `last` follows where it is offered then. */
  async add(acts: Step, last: string | null = null, asked: Args = {}): Promise<void> {
    this.halt = null;
    await this.set(this.#with(acts));
    const tail = this.tried?.steps.at(-1);
    const question = this.tried?.state.question ?? null;
    const isSame = Object.entries(asked).every(([gap, thing]) => question?.prompt.args[gap] === thing);
    const isOffered = question?.options.some(({ action }) => action === last) ?? false;
    if (last !== null && tail?.status === "ok" && tail.is_open && isSame && isOffered)
      await this.set(this.#with([last]));
  }

  /** The table after the plan and these acts, which are not added to it; null where they end it. */
  async ahead(acts: Step): Promise<StateWire | null> {
    const plan = await this.try(this.#with(acts));
    return plan?.steps.at(-1)?.status === "ok" ? plan.state : null;
  }

  /** Why nothing can be done with a thing after the plan and what is prepared. */
  async why(thing: string, prepared: Step): Promise<RefusalWire[]> {
    const { live, id } = this.#store;
    const seat = live?.question?.seat;
    if (live === null || seat === undefined || this.isRunning) return [];
    const steps = prepared.length === 0 ? this.steps : this.#with(prepared);
    return api.whyPlanned(id, { seat, thing, steps: steps.map((step) => [...step]), version: live.version });
  }

  /** Takes away the last act; a whole step where it was chosen as one. */
  async back(): Promise<void> {
    await this.set(this.steps.slice(0, -1));
  }

  async remove(index: number): Promise<void> {
    await this.set(this.steps.filter((_, number) => number !== index));
  }

  /** Moves a step up or down; all that come after are tried again. */
  async move(index: number, by: -1 | 1): Promise<void> {
    const step = this.steps[index];
    const other = this.steps[index + by];
    if (step === undefined || other === undefined) return;
    const steps = [...this.steps];
    steps[index] = other;
    steps[index + by] = step;
    this.marked = index + by;
    await this.set(steps);
  }

  /** Puts the plan aside, to make another one. */
  async keep(): Promise<void> {
    if (this.steps.length === 0) return;
    this.kept = [...this.kept, this.steps].slice(-MOST_KEPT);
    await this.set([]);
  }

  /** Takes up a plan that was put aside, and puts this one there. */
  async takeUp(index: number): Promise<void> {
    const steps = this.kept[index];
    if (steps === undefined) return;
    const others = this.kept.filter((_, number) => number !== index);
    this.kept = this.steps.length === 0 ? others : [...others, this.steps];
    await this.set(steps);
  }

  forget(index: number): void {
    this.kept = this.kept.filter((_, number) => number !== index);
    this.#write();
  }

  /** Other steps, in place of all that were there. */
  async set(steps: readonly Step[]): Promise<void> {
    this.steps = steps;
    this.#store.acting.ahead = null;
    if (this.marked >= steps.length) this.marked = -1;
    this.#write();
    const number = ++this.#number;
    const tried = await this.try(steps);
    if (number === this.#number && tried !== null) this.tried = tried;
  }

  /** The table has changed: the same steps once more, as long as it is this player's turn. */
  async again(): Promise<void> {
    if (this.isRunning || !this.isOpen) return;
    if (this.isAllowed) await this.set(this.steps);
    else if (this.#store.past === null) this.#wait();
  }

  /** Others are asked: what is left of a plan that halted stays in sight, any other is put away. */
  #wait(): void {
    if (this.halt === null || this.steps.length === 0) this.close();
    else this.tried = null;
  }

  /** What would come of steps; null where the server does not answer. */
  async try(steps: readonly Step[]): Promise<PlanWire | null> {
    const store = this.#store;
    const { live } = store;
    const seat = live?.question?.seat;
    if (live === null || seat === undefined) return null;
    const wasFree = store.acting.pending === null;
    if (wasFree) store.acting.pending = "plan";
    try {
      return await api.plan(store.id, { seat, steps: steps.map((step) => [...step]), version: live.version });
    } catch (error) {
      store.fail(error);
      if (error instanceof ApiError && error.code === "stale") await store.open();
      return null;
    } finally {
      if (wasFree) store.acting.pending = null;
    }
  }

  /**
   * Carries out the plan as ordinary acts, one after the other; the server checks each again. It halts after a step that nobody
   * can foresee, and at whatever the plan did not foresee. What is left stays a plan.
   */
  async carryOut(): Promise<void> {
    const store = this.#store;
    const plan = this.tried?.steps ?? [];
    if (this.isRunning || store.acting.pending !== null || this.ready === 0 || plan.length !== this.steps.length)
      return;
    const from = store.live?.plies ?? 0;
    this.isRunning = true;
    this.halt = null;
    store.acting.ahead = null;
    let label: MessageWire | null = null;
    let left: readonly Step[] = this.steps;
    for (const [index, step] of this.steps.entries()) {
      const tried = plan[index];
      if (tried === undefined || tried.status === "refused") continue;
      label = tried.labels[0] ?? label;
      const halt = await this.#carry(step, tried);
      if (halt?.why !== "refused") {
        left = left.filter((one) => one !== step);
        this.done = [...this.done, step];
      }
      this.halt = halt;
      if (halt !== null) break;
    }
    if (label !== null) store.acting.joinFrom(from, label);
    this.steps = left;
    this.done = [];
    this.#write();
    this.isRunning = false;
    if (left.length === 0) {
      this.close();
      return;
    }
    store.acting.halted = null; // the list of what is left says it
    await this.again();
  }

  /** Carries out the plan and one act more, which ends the turn. */
  async finish(action: string): Promise<void> {
    await this.set([...this.steps, [action]]);
    await this.carryOut();
  }

  async #carry(step: Step, tried: TriedWire): Promise<Halt | null> {
    const store = this.#store;
    await store.acting.carry(step, tried);
    if (store.trouble !== null) return { why: "refused", message: tried.why };
    if (store.acting.halted !== null) return { why: "between", message: store.acting.halted };
    const why = tried.stop as Halt["why"] | null;
    if (why !== null) return { why, message: null };
    return store.live?.question == null && store.live?.result == null ? { why: "other", message: null } : null;
  }

  #with(acts: Step): readonly Step[] {
    const last = this.steps.at(-1);
    const isOpen = last !== undefined && this.tried?.steps.at(-1)?.is_open === true;
    return isOpen ? [...this.steps.slice(0, -1), [...last, ...acts]] : [...this.steps, acts];
  }

  get #key(): string {
    return keyOf(this.#store.id, this.#store.seat ?? "");
  }

  #write(): void {
    if (this.steps.length + this.kept.length === 0) localStorage.removeItem(this.#key);
    else localStorage.setItem(this.#key, JSON.stringify({ steps: this.steps, kept: this.kept } satisfies Stored));
  }

  #stored(): Stored {
    return JSON.parse(localStorage.getItem(this.#key) ?? '{"steps": [], "kept": []}') as Stored;
  }
}
