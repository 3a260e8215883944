// What the viewer is doing at the table: pointing, choosing, being asked to confirm. Boards and panels see it as a Play.
import { ROOM, type Composed, type Insets, type Laid, type PlannedSum, type Play } from "../contract";
import type { GameTexts } from "../i18n/i18n.svelte";
import type {
  AdviceWire,
  AnalysisWire,
  AnnotationWire,
  LogEntry,
  OptionWire,
  QuestionWire,
  TurningPointWire,
} from "../net/types";
import { Annotations } from "./annotations.svelte";
import { Replay } from "./replay.svelte";
import { linesAt } from "./stops";
import { Study } from "./study.svelte";
import { Dispatch } from "./telling.svelte";
import { panels } from "./panels.svelte";
import { tips } from "./tips.svelte";
import { Verdicts } from "./verdicts.svelte";
import { viewport } from "../ui/viewport.svelte";
import { byTarget, layOut, pointingAt, verbOf, type Layout } from "./options";
import type { TableStore } from "./table.svelte";

/** Up to so many buttons tell the reason themselves. */
const FEW = 3;
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export class PlayModel implements Play {
  readonly store: TableStore;
  readonly replay: Replay;
  /** What others did, told moment by moment. */
  readonly dispatch: Dispatch;
  /** Results that the viewer has not dismissed. */
  readonly verdicts: Verdicts;
  /** What players have added to a finished game. */
  readonly annotations: Annotations;
  /** What a strong computer would have done in it. */
  readonly study: Study;
  /** The look back, once the game is over and it has been fetched. */
  analysis = $state.raw<AnalysisWire | null>(null);
  insets = $state.raw<Insets>(NO_INSETS);
  centre = $state.raw<{ id: string } | null>(null);
  #marked = $state<string | null>(null);
  /** The option whose button is hovered or focused. */
  #hovered = $state<string | null>(null);
  /** The act that wants a second click. */
  #armed = $state<string | null>(null);
  /** A thing with several options, or a verb with many targets: the action bar shows only these. */
  #narrow = $state.raw<{ thing: string } | { verb: string } | null>(null);

  constructor(store: TableStore) {
    this.store = store;
    this.replay = new Replay(store);
    this.dispatch = new Dispatch(
      store.pacer,
      this.replay,
      (moment) => store.tellingTime(moment),
      () => store.table?.moments ?? [],
    );
    this.verdicts = new Verdicts(store);
    this.annotations = new Annotations(store.id);
    this.study = new Study(store.id);
  }

  /** Closes the study board where it is open; a position set up by hand gives way to what was played. */
  closeStudy(): boolean {
    const { here } = this.replay;
    if (!this.study.isOpenAt(here)) return false;
    const wasByHand = this.study.text !== null;
    this.study.close();
    if (wasByHand) this.replay.go(here);
    return true;
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
  get asked(): Readonly<Record<string, string | number>> {
    return this.question?.prompt.args ?? {};
  }
  get pointed(): readonly string[] {
    return this.store.state?.coach?.show ?? [];
  }
  get turningPoints(): readonly TurningPointWire[] {
    return this.analysis?.turning_points ?? [];
  }
  get isLesson(): boolean {
    return this.store.coach !== null;
  }
  get isBusy(): boolean {
    return this.store.acting.pending !== null;
  }
  /** What the client has put together for this question. */
  readonly composed = $derived.by((): readonly Composed[] =>
    this.question === null ? [] : (this.store.module?.composed?.(this) ?? []),
  );
  /** The options of the question, and what is put together from its chains. */
  readonly options = $derived.by((): readonly OptionWire[] => [...(this.question?.options ?? []), ...this.composed]);
  readonly sum = $derived.by((): PlannedSum | null =>
    this.question === null ? null : (this.store.module?.sum?.(this) ?? null),
  );

  get log(): readonly LogEntry[] {
    return this.store.table?.log ?? [];
  }
  get foreseen(): readonly LogEntry[] {
    return this.store.plan.lines;
  }

  /** What players have added to the ply that is looked at, or since the line of the log before it. */
  readonly notesHere = $derived.by((): readonly AnnotationWire[] => {
    const { here, isOver } = this.replay;
    if (!isOver) return [];
    const before = this.log.findLast(({ ply }) => ply < here)?.ply ?? -1;
    return this.annotations.between(before, here);
  });

  readonly targets = $derived.by(() => byTarget(this.pointable));

  /** The options whose targets glow. */
  readonly pointable = $derived.by((): readonly OptionWire[] => {
    const apart = this.store.module?.apart ?? [];
    const folded = this.layout.acts.flatMap((entry) => (entry.kind === "group" ? [entry.verb] : []));
    const hidden = apart.filter((verb) => folded.includes(verb));
    return hidden.length === 0 ? this.shown : this.shown.filter(({ verb }) => !hidden.includes(verb));
  });

  /** The options on offer in the action bar: all of them, or those of one thing or verb. */
  readonly shown = $derived.by((): readonly OptionWire[] => {
    const narrow = this.#narrow;
    if (narrow === null) return this.options;
    const some = this.options.filter((option) =>
      "thing" in narrow ? option.target === narrow.thing : option.verb === narrow.verb,
    );
    return some.length > 0 ? some : this.options;
  });

  readonly layout = $derived.by((): Layout => {
    const { finishing = [], alwaysShown, folding, inHand } = this.store.module ?? {};
    if (this.isNarrowed) return { acts: this.shown.map((option) => ({ kind: "one", option })), finish: [] };
    const replaced = this.question === null ? [] : (this.store.module?.replaced?.(this) ?? []);
    const laid = layOut(
      this.shown.filter(({ verb, action }) => !replaced.includes(verb) && !replaced.includes(action)),
      finishing,
      this.question?.closed,
      alwaysShown?.[this.question?.prompt.key ?? ""],
      // A finger finds a button more easily than a small place on the map.
      viewport.isNarrow ? [] : folding,
      viewport.isNarrow || this.store.coach !== null ? [] : inHand,
    );
    const base = this.store.acting.ahead?.acts.length ? this.store.base : null;
    const ends = base?.question?.options.filter(({ verb }) => finishing.includes(verb)) ?? [];
    return { ...laid, finish: [...laid.finish, ...ends] };
  });

  /** The verb that was chosen first, if only its targets are shown. */
  get chosenVerb(): string | null {
    return this.isNarrowed && this.#narrow !== null && "verb" in this.#narrow ? this.#narrow.verb : null;
  }

  /** The thing that was chosen first, if only its options are shown. */
  get chosenThing(): string | null {
    return this.isNarrowed && this.#narrow !== null && "thing" in this.#narrow ? this.#narrow.thing : null;
  }

  /** Buttons with the names of their targets alone: the verb has been chosen already, or there is only one and it has many. */
  readonly isTerse = $derived.by((): boolean => {
    if (this.chosenVerb !== null) return true;
    const verbs = new Set(this.layout.acts.map(verbOf));
    return verbs.size === 1 && this.layout.acts.length > ROOM;
  });

  /** Where every one of several acts ends undo for the same reason, it is told once, with the question. */
  readonly allEnd = $derived.by((): string | null => {
    const options = this.layout.acts.flatMap((entry) => (entry.kind === "one" ? [entry.option] : []));
    const reasons = new Set(options.map((option) => (this.endsUndo(option) ? option.ends_undo : null)));
    const [reason = null] = reasons;
    return options.length > FEW && reasons.size === 1 ? reason : null;
  });

  /** The options that the computer advises, the best first. */
  readonly advised = $derived.by((): readonly { option: OptionWire; advice: AdviceWire }[] => {
    const { hints, past, live } = this.store;
    if (hints === null || past !== null || hints.version !== live?.version) return [];
    return hints.advice.flatMap((advice) =>
      this.options.filter(({ action }) => action === advice.action).map((option) => ({ option, advice })),
    );
  });

  /** The rank of an advised option, from 1; null for all others. */
  rankOf(option: OptionWire): number | null {
    const place = this.advised.findIndex((one) => one.option === option);
    return place < 0 ? null : place + 1;
  }

  /** Whether only a part of the options is shown: those of a verb or of a thing. */
  get isNarrowed(): boolean {
    const narrow = this.#narrow;
    if (narrow === null) return false;
    return (
      this.shown.length < this.options.length ||
      ("verb" in narrow && this.shown.every(({ verb }) => verb === narrow.verb))
    );
  }
  get marked(): string | null {
    return this.#marked;
  }
  get armed(): string | null {
    return this.#armed;
  }
  /** An option's button is pointed at, wherever it stands. */
  get isOnButton(): boolean {
    return this.#hovered !== null;
  }

  /** What the forecast strip tells about: the armed or hovered option, or the one a marked thing has. */
  readonly considered = $derived.by((): OptionWire | null => {
    const wanted = this.#armed ?? this.#hovered;
    if (wanted !== null) return this.options.find((option) => option.action === wanted) ?? null;
    const there = this.#marked === null ? undefined : this.targets.get(this.meant(this.#marked));
    return there?.find((option) => option.forecast !== null) ?? there?.[0] ?? null;
  });

  /** What a thing on the map stands for. */
  readonly meant = (thing: string): string => this.store.module?.meant?.(this, thing) ?? thing;

  readonly chosen = $derived.by((): ReadonlySet<string> => {
    const { question, store } = this;
    if (question === null) return new Set();
    const things = [...(store.state?.crumbs ?? []), question.prompt]
      .flatMap(({ args }) => Object.values(args))
      .filter((arg) => typeof arg === "string");
    const isOwnTurn = things.every((thing) => !thing.startsWith("seat.") || thing === `seat.${question.seat}`);
    return new Set(isOwnTurn ? things : []);
  });
  get news(): readonly LogEntry[] {
    return this.store.news;
  }

  readonly recent = $derived.by((): string[] => {
    const lines = linesAt(this.log, this.replay.here);
    return [
      ...new Set(lines.flatMap((entry) => Object.values(entry.message.args)).filter((arg) => typeof arg === "string")),
    ];
  });

  /** Something else than an option's button is pointed at. */
  mark(id: string | null): void {
    this.#hovered = null;
    this.#marked = id;
  }

  /** Hover or focus on an option's button. */
  hover(option: OptionWire | null): void {
    this.#hovered = option?.action ?? null;
    this.#marked = typeof option?.target === "string" ? option.target : null;
  }

  optionsOf(id: string, verbs?: readonly string[]): readonly OptionWire[] {
    return pointingAt(this.pointable, id, verbs);
  }

  offered(verb: string): OptionWire | null {
    return this.shown.find((option) => option.verb === verb && option.target === null) ?? null;
  }

  numbered(verb: string): readonly OptionWire[] {
    return this.options.filter((option) => option.verb === verb && typeof option.target === "number");
  }

  pick(id: string, verbs?: readonly string[]): void {
    if (this.store.acting.pending !== null) return;
    if (this.#narrow !== null && "thing" in this.#narrow && this.#narrow.thing !== id) this.narrowTo(null);
    const there = pointingAt(this.pointable, id, verbs);
    const [only] = there;
    if (only === undefined) {
      if (this.instead.has(id)) {
        this.store.acting.ahead = null;
        this.pick(id);
        return;
      }
      const [apart] = pointingAt(this.shown, id, verbs);
      if (apart !== undefined) this.narrowTo({ verb: apart.verb });
      else if (pointingAt(this.options, id, verbs).length > 0) this.narrowTo(null);
      else void this.store.ask(id, verbs?.[0]);
      return;
    }
    tips.use("map");
    if (there.length > 1) this.narrowTo({ thing: id });
    else this.choose(only);
  }

  async reason(id: string, verbs?: readonly string[]): Promise<string | null> {
    const [refusal] = this.question === null ? [] : await this.store.refusals(id, verbs?.[0]);
    return refusal === undefined ? null : this.texts.line(refusal.message);
  }

  /** A click on a button that is closed now tells why. */
  askVerb(verb: string): void {
    if (this.store.acting.pending === null) void this.store.ask(verb);
  }

  /** A click on a thing or button: acts at once while it can be taken back, else asks for a second click in place. */
  choose(option: OptionWire): void {
    if (this.#isPreparing(option)) this.prepare(option);
    else if (!this.needsConfirming(option) || this.#armed === option.action) this.act(option);
    else this.#askAgain(option);
  }

  /** The button that wants the second click must be in sight: one that a group hides is brought out alone. */
  #askAgain(option: OptionWire): void {
    const isInSight = [
      ...this.layout.acts.map((entry) => (entry.kind === "one" ? entry.option : null)),
      ...this.layout.finish,
    ].includes(option);
    if (!isInSight && typeof option.target === "string") this.narrowTo({ thing: option.target });
    this.arm(option.action);
  }

  /** Only where undo will end; and where nothing can be hovered, a first tap shows the sum. */
  needsConfirming(option: OptionWire): boolean {
    if (this.store.plan.isOpen) return false;
    if (this.endsUndo(option)) return true;
    return (
      (option.forecast !== null || this.composed.some(({ action, via }) => action === option.action && via)) &&
      !this.store.module?.atOnce?.includes(option.verb) &&
      matchMedia("(hover: none)").matches
    );
  }

  /** Where the next to decide sits at the same screen, and where only computers play along, nothing is lost yet. */
  endsUndo(option: OptionWire): boolean {
    if (option.ends_undo === null || this.store.isFree) return false;
    return option.ends_undo !== "other" || !(this.store.table?.same_screen ?? false);
  }

  act(option: OptionWire): void {
    const composed = this.composed.find(({ action }) => action === option.action);
    const prepared = this.question?.options.includes(option) ? (this.store.acting.ahead?.acts ?? []) : [];
    const last = this.isLesson ? null : (this.store.module?.completes?.[option.verb] ?? null);
    this.reset();
    if (composed?.run) composed.run();
    else if (composed)
      void this.store.acting
        .actAll(composed.acts, composed.label, composed.last?.action, composed.last?.asked)
        .then(composed.onDone);
    else if (prepared.length > 0 || last !== null)
      void this.store.acting.actAll([...prepared, option.action], option.label, last).then(() => this.#goOn());
    else {
      this.store.acting.ahead = null;
      void this.store.acting.act(option.action);
    }
  }

  /** Begins a plan, or leaves it; the first piece lies ready. */
  async planAhead(): Promise<void> {
    this.reset();
    await this.store.plan.toggle();
    if (this.store.plan.isOpen) this.#goOn();
  }

  /** What finishes the turn after the plan, where there is one such act. */
  get finishing(): OptionWire | null {
    const verbs = this.store.module?.finishing ?? [];
    const found = (this.store.plan.tried?.state.question?.options ?? []).filter(({ verb }) => verbs.includes(verb));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** What comes next without being asked for: the next piece lies ready. */
  #goOn(): void {
    const { base, acting, trouble, module } = this.store;
    if (base?.question == null || acting.halted !== null || trouble !== null) return;
    const next = module?.next?.(this) ?? null;
    if (next !== null) void this.store.acting.prepare(next, true);
  }

  /** Tries an act: what would be asked then is shown, and it is carried out with the act that completes it. */
  prepare(option: OptionWire): void {
    if (this.store.acting.pending !== null) return;
    this.reset();
    void this.store.acting.prepare(option);
  }

  /** What is laid out and not sent is taken away first, piece by piece. */
  get lastLaid(): Laid | null {
    return this.question === null ? null : (this.store.module?.lastLaid?.(this) ?? null);
  }

  get prepared(): readonly string[] {
    return this.store.acting.ahead?.acts ?? [];
  }

  prepareAll(acts: readonly string[]): void {
    if (this.store.acting.pending !== null) return;
    this.reset();
    void this.store.acting.prepareAll(acts);
  }

  /** What could be prepared instead of what is prepared now: thing id → its options. */
  readonly instead = $derived.by((): ReadonlyMap<string, readonly OptionWire[]> =>
    this.store.acting.ahead === null ? new Map() : byTarget(this.store.base?.question?.options ?? []),
  );

  #isPreparing({ verb, ends_undo }: OptionWire): boolean {
    return !this.isLesson && ends_undo === null && (this.store.module?.preparing?.includes(verb) ?? false);
  }

  arm(action: string | null): void {
    this.#armed = action;
  }

  narrowTo(narrow: { thing: string } | { verb: string } | null): void {
    this.#narrow = narrow;
    this.#armed = null;
  }

  openRule(rule: string): void {
    panels.openRule(rule);
  }

  lookAt(id: string): void {
    this.centre = { id };
  }

  bringToMiddle(id: string): void {
    this.lookAt(id);
    this.#marked = id;
  }

  /** Something is half chosen, or a reason is shown. */
  get isChoosing(): boolean {
    return this.isNarrowed || this.#armed !== null || this.store.why !== null;
  }

  /** One step back from what is half chosen, then from what is prepared; false where there is neither. */
  letGo(): boolean {
    const { isChoosing } = this;
    this.reset();
    if (isChoosing || this.store.acting.ahead === null || this.isBusy) return isChoosing;
    void this.store.acting.unprepare(true);
    return true;
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
