// What the viewer is doing at the table: pointing, choosing, being asked to confirm. Boards and panels see it as a Play.
import type { Insets, Play } from "../games/contract";
import type { GameTexts } from "../i18n/i18n.svelte";
import type { LogEntry, OptionWire, QuestionWire } from "../net/types";
import { byTarget, layOut, type Layout } from "./options";
import type { TableStore } from "./table.svelte";

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

function pointingAt(options: readonly OptionWire[], id: string, verbs?: readonly string[]): OptionWire[] {
  return options.filter((option) => option.target === id && (verbs === undefined || verbs.includes(option.verb)));
}

export class PlayModel implements Play {
  readonly store: TableStore;
  insets = $state.raw<Insets>(NO_INSETS);
  centre = $state.raw<{ id: string } | null>(null);
  #marked = $state<string | null>(null);
  /** The option whose button is hovered or focused. */
  #hovered = $state<string | null>(null);
  /** The act that wants a second click (C2). */
  #armed = $state<string | null>(null);
  /** A thing with several options, or a verb with many targets: the action bar shows only these. */
  #narrow = $state.raw<{ thing: string } | { verb: string } | null>(null);

  constructor(store: TableStore) {
    this.store = store;
  }

  get game(): string {
    return this.store.table?.game ?? "";
  }
  get view(): unknown {
    return this.store.state?.view;
  }
  get texts(): GameTexts {
    if (this.store.texts === null) throw new Error("The table is not loaded yet.");
    return this.store.texts;
  }
  get seat(): string | null {
    return this.store.state?.viewer ?? null;
  }
  get question(): QuestionWire | null {
    return this.store.state?.question ?? null;
  }
  get options(): readonly OptionWire[] {
    return this.question?.options ?? [];
  }

  get log(): readonly LogEntry[] {
    return this.store.table?.log ?? [];
  }

  readonly targets = $derived.by(() => byTarget(this.shown));

  /** The options on offer in the action bar: all of them, or those of one thing or verb. */
  readonly shown = $derived.by((): readonly OptionWire[] => {
    const narrow = this.#narrow;
    if (narrow === null) return this.options;
    const some = this.options.filter((option) => ("thing" in narrow ? option.target === narrow.thing : option.verb === narrow.verb));
    return some.length > 0 ? some : this.options;
  });

  readonly layout = $derived.by((): Layout => {
    const finishing = this.store.module?.finishing ?? [];
    return this.isNarrow ? { acts: this.shown.map((option) => ({ kind: "one", option })), finish: [] } : layOut(this.shown, finishing);
  });

  /** The verb that was chosen first, if only its targets are shown. */
  get chosenVerb(): string | null {
    return this.isNarrow && this.#narrow !== null && "verb" in this.#narrow ? this.#narrow.verb : null;
  }

  get isNarrow(): boolean {
    return this.#narrow !== null && this.shown.length < this.options.length;
  }
  get marked(): string | null {
    return this.#marked;
  }
  get armed(): string | null {
    return this.#armed;
  }

  /** What the forecast strip tells about: the armed or hovered option, or the one a marked thing has. */
  readonly considered = $derived.by((): OptionWire | null => {
    const wanted = this.#armed ?? this.#hovered;
    if (wanted !== null) return this.options.find((option) => option.action === wanted) ?? null;
    const there = this.#marked === null ? undefined : this.targets.get(this.#marked);
    return there?.find((option) => option.forecast !== null) ?? there?.[0] ?? null;
  });

  readonly recent = $derived.by((): string[] => {
    const log = this.log;
    const last = log.at(-1);
    const lines = last === undefined ? [] : log.filter((entry) => entry.ply === last.ply);
    return [...new Set(lines.flatMap((entry) => Object.values(entry.message.args)).filter((arg) => typeof arg === "string"))];
  });

  mark(id: string | null): void {
    this.#marked = id;
  }

  /** Hover or focus on an option's button. */
  hover(option: OptionWire | null): void {
    this.#hovered = option?.action ?? null;
    this.#marked = typeof option?.target === "string" ? option.target : null;
  }

  optionsOf(id: string, verbs?: readonly string[]): readonly OptionWire[] {
    return pointingAt(this.shown, id, verbs);
  }

  offered(verb: string): OptionWire | null {
    return this.shown.find((option) => option.verb === verb && option.target === null) ?? null;
  }

  pick(id: string, verbs?: readonly string[]): void {
    if (this.store.pending !== null) return;
    const there = pointingAt(this.shown, id, verbs);
    const [only] = there;
    const isHidden = only === undefined && pointingAt(this.options, id, verbs).length > 0;
    if (isHidden) this.narrowTo(null);
    else if (only === undefined) void this.store.ask(id, verbs?.[0]);
    else if (there.length > 1) this.narrowTo({ thing: id });
    else this.choose(only);
  }

  /** A click on a thing or button: acts at once while it can be taken back, else asks for a second click in place. */
  choose(option: OptionWire): void {
    if (!this.needsConfirming(option) || this.#armed === option.action) this.act(option);
    else this.arm(option.action);
  }

  /** C2: only where undo will end; and where nothing can be hovered, a first tap shows the sum (A1). */
  needsConfirming(option: OptionWire): boolean {
    return this.endsUndo(option) || (option.forecast !== null && matchMedia("(hover: none)").matches);
  }

  /** Where the next to decide sits at the same screen, and where only computers play along, nothing is lost yet. */
  endsUndo(option: OptionWire): boolean {
    if (option.ends_undo === null || this.store.isFree) return false;
    return option.ends_undo !== "other" || !(this.store.table?.same_screen ?? false);
  }

  act(option: OptionWire): void {
    this.reset();
    void this.store.act(option.action);
  }

  arm(action: string | null): void {
    this.#armed = action;
  }

  narrowTo(narrow: { thing: string } | { verb: string } | null): void {
    this.#narrow = narrow;
    this.#armed = null;
  }

  bringToMiddle(id: string): void {
    this.centre = { id };
    this.#marked = id;
  }

  /** Back to the whole question: after an answer, on Escape. */
  reset(): void {
    this.#narrow = null;
    this.#armed = null;
    this.#hovered = null;
    this.#marked = null;
    this.store.why = null;
  }
}
