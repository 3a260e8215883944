// What the viewer does at a table: acts are sent, several as one, prepared before they are sent, and taken back.
import { api, ApiError } from "../net/api";
import { randomKey } from "../net/key";
import type { MessageWire, OptionWire, QuestionWire, StateWire, TriedWire, UndoWire } from "../net/types";
import type { TableStore } from "./table.svelte";
import { tips } from "./tips.svelte";

/** Acts that are prepared and not sent, and the table as it would be after them; `byItself`: nobody asked for it. */
export type Ahead = { acts: readonly string[]; state: StateWire; byItself: boolean };

export class Acting {
  /** The act or undo that is on its way. */
  pending = $state<string | null>(null);
  /** Why the last of several acts were not played; over with the next act. */
  halted = $state.raw<MessageWire | null>(null);
  /** What is prepared and not sent. */
  ahead = $state.raw<Ahead | null>(null);
  /** Several acts that were chosen as one: undo takes them back as one. */
  #chain = $state.raw<{ from: number; until: number; label: MessageWire } | null>(null);
  /** Whoever waits for the next change. */
  #waiting: (() => void)[] = [];
  readonly #store: TableStore;
  readonly #paintFirst: () => void;

  constructor(store: TableStore, paintFirst: () => void) {
    this.#store = store;
    this.#paintFirst = paintFirst;
  }

  async act(action: string): Promise<void> {
    const state = this.#store.state;
    const seat = state?.question?.seat;
    if (state === null || seat === undefined) return;
    if (this.#store.plan.isOpen) return this.#store.plan.add([action]);
    await this.send(action, (key) => api.act(this.#store.id, { seat, action, version: state.version, key }));
  }

  /** Shows what would be asked after this act and those prepared before it. What could not be taken back is carried out. */
  async prepare({ action, label }: Pick<OptionWire, "action" | "label">, byItself = false): Promise<void> {
    const prepared = await this.#lookAhead([...(this.ahead?.acts ?? []), action], byItself);
    if (prepared !== null) await this.actAll(prepared, label);
  }

  /** Forgets the act that was prepared last, or all of them. */
  async unprepare(all = false): Promise<void> {
    await this.prepareAll(all ? [] : (this.ahead?.acts.slice(0, -1) ?? []));
  }

  /** Shows what would be asked after these acts, whatever was prepared before; none of them is carried out. */
  async prepareAll(acts: readonly string[]): Promise<void> {
    if (acts.length === 0) this.ahead = null;
    else await this.#lookAhead(acts);
  }

  /** Tries acts; returns them where they can only be carried out. What has changed meanwhile makes it void. */
  async #lookAhead(acts: readonly string[], byItself = false): Promise<readonly string[] | null> {
    const { live } = this.#store;
    const seat = live?.question?.seat;
    if (live === null || seat === undefined || this.pending !== null) {
      this.ahead = null;
      return null;
    }
    try {
      const state = this.#store.plan.isOpen
        ? await this.#store.plan.ahead(acts)
        : await api.ahead(this.#store.id, { seat, acts: [...acts], version: live.version });
      if (state === null) return acts;
      if (this.#store.live === live && this.pending === null) this.ahead = { acts, state, byItself };
    } catch (error) {
      if (error instanceof ApiError && error.code === "no-way-back") return acts;
      this.ahead = null;
      this.#store.fail(error);
    }
    return null;
  }

  /**
   * Plays acts one after the other. Whatever comes between ends it, and the rest is not played. `last` is played too where it
   * is offered in the end, by a question about the same as `asked`.
   */
  async actAll(
    acts: readonly string[],
    label: MessageWire,
    last: string | null = null,
    asked: Readonly<Record<string, string | number>> = {},
  ): Promise<void> {
    if (this.#store.plan.isOpen) return this.#store.plan.add(acts, last, asked);
    const from = this.#store.live?.plies ?? 0;
    const quiet = this.#store.module?.told ?? [];
    const { live } = this.#store;
    // The questions in between are answered already: none of them is shown.
    if (this.ahead === null && live !== null) this.ahead = { acts: [], state: live, byItself: true };
    await this.#playAll(acts, ({ key }) => quiet.includes(key), last, asked);
    this.ahead = null;
    this.joinFrom(from, label);
  }

  /** Carries out a step of a plan. A line that it did not foresee ends it, unless nobody could foresee what comes. */
  async carry(acts: readonly string[], { told, stop }: TriedWire): Promise<void> {
    const from = this.#store.live?.plies ?? 0;
    const isForeseen = (line: MessageWire): boolean => told.some((one) => isSameLine(one, line));
    await this.#playAll(acts, isForeseen);
    if (stop === null && this.halted === null) this.halted = this.#between(from, isForeseen);
  }

  /** All acts since a ply were chosen as one: undo takes them back as one. */
  joinFrom(from: number, label: MessageWire): void {
    this.#chain = { from, until: this.#store.live?.plies ?? 0, label };
  }

  async #playAll(
    acts: readonly string[],
    isQuiet: (line: MessageWire) => boolean,
    last: string | null = null,
    asked: Readonly<Record<string, string | number>> = {},
  ): Promise<void> {
    const from = this.#store.live?.plies ?? 0;
    await this.send(acts.join(), async (key) => {
      for (const [number, action] of acts.entries()) {
        if (number > 0) await this.#comes(() => this.#store.live?.question != null || this.#store.live?.result != null);
        const { live } = this.#store;
        if (live?.question == null) break;
        const between = this.#between(from, isQuiet);
        if (number > 0 && (between !== null || !offers(live.question, action))) {
          this.halted = between ?? live.question.prompt;
          break;
        }
        const { version } = await api.act(this.#store.id, {
          seat: live.question.seat,
          action,
          version: live.version,
          key: `${key}${number}`,
        });
        await this.#comes(() => (this.#store.live?.version ?? 0) >= version);
      }
      const { live } = this.#store;
      const isSame = Object.entries(asked).every(([gap, thing]) => live?.question?.prompt.args[gap] === thing);
      if (last !== null && isSame && this.halted === null && live?.question != null && offers(live.question, last)) {
        const { version } = await api.act(this.#store.id, {
          seat: live.question.seat,
          action: last,
          version: live.version,
          key: `${key}-`,
        });
        await this.#comes(() => (this.#store.live?.version ?? 0) >= version);
      }
    });
  }

  /** The first line that several acts do not tell by themselves. */
  #between(from: number, isQuiet: (line: MessageWire) => boolean): MessageWire | null {
    return this.#store.table?.log.find(({ ply, message }) => ply > from && !isQuiet(message))?.message ?? null;
  }

  /** Waits until something has come; every change of the table is looked at. */
  async #comes(isThere: () => boolean): Promise<void> {
    while (!isThere()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** What the player himself has prepared: the next piece that lay ready is nothing to take back. */
  get chosenAhead(): Ahead | null {
    return this.ahead === null || this.ahead.byItself ? null : this.ahead;
  }

  /** What one step back takes back: several acts that were chosen as one go together, as far as they may. */
  get takesBack(): UndoWire | null {
    if (this.#store.plan.isOpen && this.#store.past === null) return this.#takesFromPlan;
    const undo = (this.#store.past ?? this.chosenAhead?.state ?? this.#store.live)?.undo ?? null;
    if (this.chosenAhead !== null) return undo === null ? null : { ...undo, start: undo.step };
    const chain = this.#chain;
    if (undo === null || chain === null) return undo;
    const isOfChain = chain.from <= undo.step && undo.step < chain.until;
    const mayGo = isOfChain && (undo.free || undo.start <= chain.from);
    return mayGo ? { ...undo, step: chain.from, label: chain.label, start: Math.min(undo.start, chain.from) } : undo;
  }

  /** While a plan is made, its last step is taken away. */
  get #takesFromPlan(): UndoWire | null {
    const act = this.chosenAhead?.acts.at(-1);
    const option = this.#store.base?.question?.options.find(({ action }) => action === act);
    const label = option?.label ?? this.#store.plan.tried?.steps.at(-1)?.labels.at(-1);
    return label === undefined ? null : { step: 0, start: 0, free: false, label };
  }

  async undo(ply: number): Promise<void> {
    const { live, seat } = this.#store;
    if (live === null || seat === null) return;
    tips.use("undo");
    if (this.chosenAhead !== null) return this.unprepare();
    if (this.#store.plan.isOpen) return this.#store.plan.back();
    this.ahead = null;
    await this.send("undo", (key) => api.undo(this.#store.id, { seat, ply, version: live.version, key }));
  }

  /** One act or undo at a time is on its way. */
  async send(what: string, request: (key: string) => Promise<unknown>): Promise<void> {
    if (this.pending !== null) return;
    this.pending = what;
    this.#store.trouble = null;
    this.halted = null;
    this.#store.why = null;
    this.#paintFirst(); // a press is seen to be taken, however much its answer changes
    try {
      await request(randomKey());
    } catch (error) {
      this.#store.fail(error);
      if (error instanceof ApiError && error.code === "stale") await this.#store.open();
    } finally {
      this.pending = null;
    }
  }

  /** The table has changed: what waits for it goes on, and what is prepared is tried again. */
  changed(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
    const isHeld = this.ahead?.acts.length === 0;
    if (isHeld && this.#store.live?.question == null) this.ahead = null; // now others are waited for, and that is shown
    if (this.#chain !== null && (this.#store.live?.plies ?? 0) < this.#chain.until) this.#chain = null; // it was taken back
    if (this.#store.plan.isOpen) void this.#store.plan.again();
    else if (this.ahead !== null && this.pending === null) void this.#lookAhead(this.ahead.acts, this.ahead.byItself);
  }
}

const isSameLine = (one: MessageWire, other: MessageWire): boolean =>
  one.key === other.key && JSON.stringify(one.args) === JSON.stringify(other.args);

const offers = ({ options }: QuestionWire, action: string): boolean =>
  options.some((option) => option.action === action);
