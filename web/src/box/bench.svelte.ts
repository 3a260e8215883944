// A box on the workbench: what its owner changes, step by step, and what the server finds when it is tried.
import { api, ApiError } from "../net/api";
import type { About, BlockWire, Check, FactWire } from "../net/types";
import { boxes, emptyBox, type OwnBox } from "../store/boxes.svelte";
import * as data from "./overlay";

type State = Pick<OwnBox, "overlay" | "about">;

const WAIT_MS = 500;
const MOST_STEPS = 200;

export class Bench {
  readonly game: string;
  readonly #owner: string;
  #box = $state.raw<OwnBox>(emptyBox(""));
  #past = $state.raw<readonly State[]>([]);
  #future = $state.raw<readonly State[]>([]);
  /** What was tried, as it is now; nothing while it is being tried. */
  checks = $state.raw<readonly Check[] | null>(null);
  /** Whether the server could not be asked. */
  isAway = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string, owner: string) {
    this.game = game;
    this.#owner = owner;
    this.#box = boxes.of(game) ?? emptyBox(owner);
    if (boxes.of(game) !== null) void this.#try();
  }

  get box(): OwnBox {
    return this.#box;
  }
  get overlay(): data.Table {
    return this.#box.overlay;
  }
  get about(): About {
    return this.#box.about;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  get isBare(): boolean {
    return Object.keys(this.overlay).length === 0;
  }
  /** What stands in the way of playing with it. */
  get fault(): Check | null {
    return this.checks?.find((check) => !check.is_good) ?? null;
  }
  get isPlayable(): boolean {
    return !this.isBare && this.checks !== null && this.fault === null;
  }

  valueOf = (block: BlockWire, row: FactWire, key: string): unknown =>
    data.valueIn(this.overlay, block, row, key) ?? row.values?.[key];
  isCorrected = (block: BlockWire, row: FactWire): boolean => data.rowIn(this.overlay, block, row) !== undefined;
  isChanged = (block: BlockWire, row: FactWire, key: string): boolean =>
    data.valueIn(this.overlay, block, row, key) !== undefined;
  isRemoved = (block: BlockWire, row: FactWire): boolean => data.isRemoved(this.overlay, block, row);
  /** The rows of a block with the links that were added to it. */
  rowsOf = (block: BlockWire): readonly FactWire[] => [...data.addedTo(this.overlay, block), ...block.rows];

  /** Another value for a fact; the one that we had is no correction. */
  set(block: BlockWire, row: FactWire, key: string, value: unknown): void {
    const isOurs = data.isSame(value, row.values?.[key]) && row.source !== "overlay";
    this.#change({ overlay: data.withValue(this.overlay, block, row, key, isOurs ? undefined : value) });
  }

  /** Several values at once: they are taken back at once, too. */
  setAll(block: BlockWire, row: FactWire, values: Readonly<Record<string, unknown>>): void {
    const overlay = Object.entries(values).reduce(
      (left, [key, value]) =>
        data.withValue(left, block, row, key, data.isSame(value, row.values?.[key]) ? undefined : value),
      this.overlay,
    );
    this.#change({ overlay });
  }

  restore(block: BlockWire, row: FactWire): void {
    const names = block.kind === "" ? this.overlay : this.#withoutNames(`${block.kind}.${row.id}`);
    this.#change({ overlay: data.asItWas(names, block, row) });
  }

  link(block: BlockWire, ends: [string, string]): void {
    const known = block.rows.find((row) => row.ends != null && data.pairOf(row.ends) === data.pairOf(ends));
    if (known !== undefined) this.#change({ overlay: data.asItWas(this.overlay, block, known) });
    else this.#change({ overlay: data.withLink(this.overlay, block, ends) });
  }

  unlink(block: BlockWire, row: FactWire): void {
    const isOwn = row.source === "overlay";
    this.#change({
      overlay: isOwn ? data.withoutAddedLink(this.overlay, block, row) : data.withoutLink(this.overlay, block, row),
    });
  }

  nameOf(lang: string, id: string): Readonly<Record<string, unknown>> | undefined {
    const found = data.at(this.overlay, ["names", lang, ...split(id)]);
    return data.isTable(found) ? found : undefined;
  }

  rename(lang: string, id: string, forms: Readonly<Record<string, unknown>> | undefined): void {
    this.#change({ overlay: data.put(this.overlay, ["names", lang, ...split(id)], forms) });
  }

  note(key: string, text: string): void {
    const { [key]: _, ...others } = this.about.notes;
    this.#tell({ notes: text === "" ? others : { ...others, [key]: text } });
  }

  isConfirmed = (block: BlockWire, row: FactWire): boolean =>
    this.about.confirmed.includes(block.path) || this.about.confirmed.includes(keyOf(block, row));

  confirm(key: string, isRight: boolean): void {
    const others = this.about.confirmed.filter((one) => one !== key);
    this.#tell({ confirmed: isRight ? [...others, key] : others });
  }

  name(name: string): void {
    this.#tell({ name });
  }

  undo(): void {
    const [last] = this.#past.slice(-1);
    if (last === undefined) return;
    [this.#past, this.#future] = [this.#past.slice(0, -1), [this.#state(), ...this.#future]];
    this.#take(last);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (next === undefined) return;
    [this.#past, this.#future] = [[...this.#past, this.#state()], rest];
    this.#take(next);
  }

  /** Another box in the place of this one: from a file, or from the account. */
  replace(box: OwnBox): void {
    this.#change({ overlay: box.overlay, about: box.about });
  }

  clear(): void {
    const { overlay, about } = emptyBox(this.#owner);
    this.#change({ overlay, about });
    boxes.forget(this.game);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #withoutNames(id: string): data.Table {
    return ["en", "hu"].reduce((left, lang) => data.put(left, ["names", lang, ...split(id)], undefined), this.overlay);
  }

  #state(): State {
    return { overlay: this.overlay, about: this.about };
  }

  #tell(about: Partial<About>): void {
    this.#change({ about: { ...this.about, ...about } });
  }

  #change(change: Partial<State>): void {
    this.#past = [...this.#past.slice(1 - MOST_STEPS), this.#state()];
    this.#future = [];
    this.#take({ ...this.#state(), ...change });
  }

  #take({ overlay, about }: State): void {
    this.#box = { ...this.#box, overlay, about: { ...about, digest: "" } };
    this.checks = null;
    boxes.keep(this.game, this.#box);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#try(), WAIT_MS);
  }

  /** Has the box tried as it is now; an answer that comes too late does not count. */
  async #try(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const { checks, label, changes, text } = await api.checkBox(this.game, this.#state());
      if (asked !== this.#asked) return;
      const fault = checks.find((check) => !check.is_good)?.why ?? "";
      this.checks = checks;
      this.isAway = false;
      this.#box = { ...this.#box, label, changes, text, fault };
      boxes.keep(this.game, this.#box);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.isAway = !(error instanceof ApiError && error.code === "bad-request");
      if (error instanceof ApiError && !this.isAway) this.checks = [unfit(error)];
    }
  }
}

const unfit = ({ message, fault }: ApiError): Check => ({
  ...{ name: "fits", is_good: false, why: message, key: "" },
  ...{ rule: "", found: 0, wanted: 0, fault },
});

const split = (id: string): [string, string] => {
  const dot = id.indexOf(".");
  return [id.slice(0, dot), id.slice(dot + 1)];
};

/** By what a row is named in notes and among what was compared. */
export const keyOf = ({ path }: BlockWire, { id }: FactWire): string => (id === "" ? path : `${path}.${id}`);
