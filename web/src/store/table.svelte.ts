// A table as this viewer sees it. The server is the truth: nothing is shown before it has said so.
import { loadGame } from "../games";
import type { GameModule } from "../contract";
import { laidBox } from "../contract/laid.svelte";
import { GameTexts, i18n } from "../i18n/i18n.svelte";
import type { Lang } from "../net/lang";
import { api, ApiError, type MenuAct } from "../net/api";
import { levelsWith } from "../net/levels";
import type {
  ChangeWire,
  ChatWire,
  ClockWire,
  CoachWire,
  HintsWire,
  LogEntry,
  LaidBoxWire,
  MomentWire,
  OrdersWire,
  RefusalWire,
  SeatWire,
  StateUpdate,
  StateWire,
  TableWire,
  TextsWire,
  Update,
} from "../net/types";
import { tips } from "./tips.svelte";
import { Acting } from "./acting.svelte";
import { Connection, type Socket, type Status } from "./connection";
import { circle } from "./circle.svelte";
import { Frames } from "./frames";
import { Muted } from "./muted.svelte";
import { now } from "./now";
import { Pacer } from "./pacer.svelte";
import { Plan } from "./plan.svelte";
import { isAgain, readingTime } from "./reading";
import { isTold, tellingTime } from "./telling.svelte";
import { Thinking } from "./thinking";
import { patched } from "./update";

/** Same screen: with the eyes of whichever of one's seats is asked. */
const NEXT = "next";
/** Acts after which a computer may have to play the seat. */
const LEAVING: readonly MenuAct[] = ["resign", "hand_to_computer"];

export type Trouble = { code: string; message: string };

export class TableStore {
  table = $state.raw<TableWire | null>(null);
  module = $state.raw<GameModule | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  status = $state<Status>("connecting");
  trouble = $state.raw<Trouble | null>(null);
  why = $state.raw<{ thing: string; refusals: RefusalWire[] } | null>(null);
  /** The computer's advice on a question; it is over with the question. */
  hints = $state.raw<HintsWire | null>(null);
  isHinting = $state(false);
  /** What is in the box where it was corrected. */
  #box: LaidBoxWire | null = null;
  /** What its owner has corrected; nothing where the box is as it came. */
  get changes(): readonly ChangeWire[] | null {
    return this.#box?.changes ?? null;
  }
  /** What the table was like, while one looks back. */
  past = $state.raw<StateWire | null>(null);
  /** Whose eyes were asked for ("orange", "spectator", "all"); null are one's own. */
  eyes = $state<string | null>(null);
  /** The ply at which this player left last, if something has happened since. */
  away = $state<number | null>(null);
  /** The lines of the log that came with the last change. */
  news = $state.raw<readonly LogEntry[]>([]);
  readonly id: string;
  readonly muted: Muted;
  readonly thinking = new Thinking();
  /** What the player lays out before he plays it. */
  readonly plan = new Plan(this);
  readonly acting = new Acting(this, () => this.#frames.paintFirst());
  readonly pacer = new Pacer(
    (update) => this.#show(update),
    (lines, before) => this.readingTime(lines, before),
    (update) => (this.live?.coach == null ? update.moments.filter(isTold) : null),
    (moment) => this.tellingTime(moment),
  );
  #connection: Connection | null = null;
  readonly #frames = new Frames();
  #isFirst = true;
  /** How far the server's time is ahead of this screen's; clocks go by the server's. */
  #ahead = 0;

  constructor(id: string, eyes: string | null = null) {
    this.id = id;
    this.muted = new Muted(id);
    this.eyes = eyes;
  }

  /** What the page shows: the table now, as it was, or as it would be after what is planned or prepared. */
  get state(): StateWire | null {
    return this.past ?? this.acting.ahead?.state ?? this.base;
  }

  /** What new acts are added to: the table now, or as it would be after the plan. */
  get base(): StateWire | null {
    return this.plan.state ?? this.live;
  }

  get live(): StateWire | null {
    return this.table?.state ?? null;
  }

  /** Table, words and the game's own code are all there. */
  get isReady(): boolean {
    return this.table !== null && this.module !== null && (this.texts?.ready ?? false);
  }

  /** What the coach of a lesson says; null outside lessons. */
  get coach(): CoachWire | null {
    return this.state?.coach ?? null;
  }

  /** The clocks of a game that is still going on. */
  get clock(): ClockWire | null {
    return this.state?.result === null ? (this.table?.clock ?? null) : null;
  }

  get mySeats(): SeatWire[] {
    return this.table?.seats.filter((seat) => seat.mine) ?? [];
  }

  /** The seat that acts for this viewer: the one asked, or the one whose eyes these are. */
  get seat(): string | null {
    return this.live?.question?.seat ?? this.live?.viewer ?? null;
  }

  /** One person against computers only; everything may be taken back, so nothing needs to be confirmed. */
  get isFree(): boolean {
    const others = this.table?.seats.filter((seat) => !seat.mine) ?? [];
    return this.mySeats.length === 1 && others.every((seat) => seat.kind === "computer");
  }

  /** Same screen: another seat of this screen is asked, and this view's seat is not. */
  get nextHere(): string | null {
    if (!this.table?.same_screen || this.live === null || this.live.question !== null) return null;
    const mine = new Set(this.mySeats.map((seat) => seat.seat));
    return this.live.waiting.find((waiting) => mine.has(waiting.seat))?.seat ?? null;
  }

  /** The server's time, watched: clocks count down by it. */
  get serverNow(): number {
    return now() + this.#ahead;
  }

  async open(): Promise<void> {
    try {
      await this.#load();
      this.trouble = null;
    } catch (error) {
      if (error instanceof ApiError && error.code === "not-your-seat" && this.eyes !== null) {
        this.eyes = null;
        await this.open();
      } else this.fail(error);
    }
  }

  /** The table as it is now, or one that was laid for a picture: nobody sits down at it, is told, or has seen it. */
  async glance(laid?: TableWire): Promise<void> {
    await this.#fetch(laid);
  }

  close(): void {
    this.pacer.drop();
    this.#connection?.close();
    this.#connection = null;
    this.#frames.drop();
  }

  hurry(): void {
    this.#connection?.hurry();
  }

  /** Same screen: nobody looks. What the last seat saw leaves the page at once. */
  cover(): void {
    this.plan.close();
    this.close();
    this.table = null;
  }

  /** Same screen: looks through another seat's eyes from now on. */
  async look(seat: string): Promise<void> {
    this.past = null;
    await this.lookAs(seat);
  }

  /** Other eyes, where nothing has to be hidden any more. */
  async lookAs(eyes: string | null): Promise<void> {
    this.eyes = eyes;
    this.close();
    await this.open();
  }

  /** Why can't I? About a thing in general, or about one verb with it. */
  async ask(thing: string, verb?: string): Promise<void> {
    if (this.seat === null || this.past !== null) return;
    tips.use("why");
    try {
      this.why = { thing, refusals: await this.refusals(thing, verb) };
    } catch (error) {
      this.fail(error);
    }
  }

  async refusals(thing: string, verb?: string): Promise<RefusalWire[]> {
    const seat = this.seat;
    if (seat === null || this.past !== null) return [];
    const asked = verb === undefined ? thing : `${verb} ${thing.slice(thing.indexOf(".") + 1)}`;
    // In a plan the pieces stand elsewhere: the reasons of the real table would be about something else.
    if (this.plan.isOpen) return this.plan.why(asked, this.acting.ahead?.acts ?? []);
    return api.why(this.id, { seat, thing: asked });
  }

  /** Whether the computer may be asked what it would do here. */
  get mayHint(): boolean {
    const live = this.live;
    return (
      (this.table?.hints ?? false) &&
      !this.plan.isOpen &&
      this.past === null &&
      live !== null &&
      (live.question?.options.length ?? 0) > 1 &&
      live.coach === null
    );
  }

  /** Asks for advice, or puts it away. Whoever asks again about the same question gets the same, uncounted. */
  async hint(): Promise<void> {
    const { live } = this;
    const seat = live?.question?.seat;
    if (live === null || seat === undefined || !this.mayHint || this.isHinting) return;
    if (this.hints?.version === live.version) {
      this.hints = null;
      return;
    }
    this.isHinting = true;
    try {
      this.hints = await api.hint(this.id, { seat, version: live.version });
    } catch (error) {
      this.fail(error);
    } finally {
      this.isHinting = false;
    }
  }

  /** What this reader hears of what was said. */
  get heard(): readonly ChatWire[] {
    return this.muted.heard(this.table?.chat ?? []).filter(({ person }) => !circle.blocks(person));
  }

  /** Says something to everybody, or to one seat alone. */
  async say(text: string, to = ""): Promise<void> {
    await api.say(this.id, { text, to }).catch((error: unknown) => this.fail(error));
  }

  /** My standing orders; nothing comes back where the server does not answer. */
  async orders(): Promise<OrdersWire["orders"]> {
    const seat = this.seat;
    return seat === null ? {} : ((await this.#ordered(api.orders(this.id, seat))) ?? {});
  }

  async giveOrder(prompt: string, order: string): Promise<OrdersWire["orders"] | null> {
    const seat = this.seat;
    return seat === null ? null : this.#ordered(api.giveOrder(this.id, { seat, prompt, order }));
  }

  async #ordered(answer: Promise<OrdersWire>): Promise<OrdersWire["orders"] | null> {
    try {
      return (await answer).orders;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** The levels of computers that may play at this table, the weakest first; none where only people play the game. */
  async levels(): Promise<readonly string[]> {
    const { game: name = "", seats = [] } = this.table ?? {};
    const games = await api.games();
    return levelsWith(
      games.find((game) => game.name === name),
      seats.length,
    );
  }

  /** Resign, draw, take-back, leaving. Where a computer plays on it is the chosen one, or the strongest there is. */
  async menu(act: MenuAct, seat: string | null = this.seat, other = "", chosen = ""): Promise<void> {
    const table = this.table;
    if (seat === null || table === null) return;
    try {
      const level = chosen === "" && LEAVING.includes(act) ? ((await this.levels()).at(-1) ?? "") : chosen;
      await api.menu(this.id, { seat, act, level, other });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Sits down in a seat that is open to anyone. */
  async join(seat: string): Promise<void> {
    try {
      await api.join(this.id, { seat });
      this.close();
      await this.open();
    } catch (error) {
      this.fail(error);
    }
  }

  /** A lesson's page is turned, or begun again; the board may be another one then. */
  async turn(page: "next" | "again"): Promise<void> {
    await this.acting.send(page, () => (page === "next" ? api.nextStep(this.id) : api.stepAgain(this.id)));
    await this.open();
  }

  async #fetch(laid?: TableWire): Promise<TableWire> {
    const table = laid ?? (await api.table(this.id, this.eyes ?? NEXT));
    if (table.same_screen) this.eyes = table.state.viewer ?? this.eyes;
    if (this.texts === null) this.texts = new GameTexts((lang) => wordsOf(table, lang));
    const [module, laidOn] = await Promise.all([
      this.module ?? loadGame(table.game),
      !table.box ? null : (this.#box ?? api.tableContent(this.id)),
      this.texts.ensure(i18n.lang),
    ]);
    this.module = module;
    this.#box = laidOn;
    laidBox.lay(laidOn?.content ?? null, laidOn?.changes);
    this.#take(table);
    return table;
  }

  async #load(): Promise<void> {
    const table = await this.#fetch();
    if (this.#isFirst && table.seen !== null && !table.same_screen && table.seen < table.state.plies)
      this.away = table.seen;
    this.#isFirst = false;
    this.#connection?.close();
    this.#frames.drop();
    this.#connection = new Connection(table.seq, (since) => this.#socket(since), {
      update: (update) => this.#frames.show(() => this.#apply(update)),
      status: (status) => (this.status = status),
    });
  }

  #socket(since: number): Socket {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("since", String(since));
    if (this.eyes !== null) url.searchParams.set("as", this.eyes);
    return new WebSocket(url) as Socket;
  }

  #apply(update: Update): void {
    if (update.kind === "table") {
      this.#take(update.table);
      return;
    }
    if (this.table === null) return;
    if (update.kind === "seats") this.thinking.note(update.seats);
    if (update.kind === "state")
      this.pacer.take(update, this.live?.question != null || this.acting.pending !== null || this.past !== null);
    else this.table = patched(this.table, update);
  }

  /** How long lines of the log stay in sight to be understood. */
  readingTime(lines: readonly LogEntry[], before: readonly LogEntry[] = []): number {
    const words = lines.map(({ message }) => this.texts?.line(message) ?? "").join(" ");
    return readingTime(words, isAgain(lines, before));
  }

  /** How long a moment is told. */
  tellingTime(moment: MomentWire): number {
    return tellingTime(this.texts?.line(moment.text) ?? "");
  }

  #show(update: StateUpdate): void {
    if (this.table === null) return;
    this.news = update.log;
    this.table = patched(this.table, update);
    this.acting.changed();
  }

  #take(table: TableWire): void {
    this.#ahead = table.now - Date.now();
    this.pacer.drop();
    this.thinking.note(table.seats);
    this.table = table;
    this.acting.changed();
  }

  fail(error: unknown): void {
    const code = error instanceof ApiError ? error.code : "away";
    this.trouble = { code, message: error instanceof Error ? error.message : String(error) };
  }
}

/** The words of a game; at a lesson those of its lessons too. */
async function wordsOf(table: TableWire, lang: Lang): Promise<TextsWire> {
  const [game, lessons] = await Promise.all([
    // In a corrected box things may have other names.
    table.box ? api.tableTexts(table.id, lang) : api.texts(table.game, lang),
    table.state.coach === null ? null : api.lessonTexts(table.game, lang),
  ]);
  return { ...game, messages: `${game.messages}\n${lessons?.messages ?? ""}` };
}
