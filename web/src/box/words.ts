// What the blocks, rows, facts and values of a box are called on the screen.
import { GameTexts, i18n, t } from "../i18n/i18n.svelte";
import type { Lang } from "../net/lang";
import type { BlockWire, ChangeWire, Column, FactWire } from "../net/types";

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./facts.en.ftl?raw"),
  hu: () => import("./facts.hu.ftl?raw"),
};

export const facts = new GameTexts(async (lang) => ({ messages: (await FILES[lang]()).default, names: {} }));

/** Rows inside a row that say more than this are only counted. */
const FEW = 4;
const known = (key: string, otherwise: string): string => (facts.has(key) ? facts.t(key) : otherwise);

/** A fact by its key; one in a table inside the row has both names. */
export const factName = (key: string): string =>
  key
    .split(".")
    .map((part) => known(`fact-${part}`, part.replaceAll("_", " ")))
    .join(": ");

export class Words {
  readonly #texts: GameTexts;

  constructor(texts: GameTexts) {
    this.#texts = texts;
  }

  thing = (kind: string, id: string): string =>
    kind !== "" && this.#texts.hasForm(`${kind}.${id}`, "nom") ? this.#texts.name(`${kind}.${id}`) : id;

  /** A place of the map, whatever kind of place it is. */
  place = (id: string): string => this.#anyKind(id) ?? id;

  block = ({ path }: BlockWire): string => t(`box-block-${path.replaceAll(".", "-")}`);

  row = (block: BlockWire, { id, ends }: FactWire): string => {
    if (ends != null) return ends.map((end) => this.thing(block.kind, end)).join(" – ");
    if (id === "") return this.block(block);
    const name = this.thing(block.kind, id);
    if (name !== id) return name;
    const place = this.#anyKind(id);
    return place ?? (/^\d+$/.test(id) ? id : known(`fact-${id}`, known(`word-${id}`, id.replaceAll("_", " "))));
  };

  word = ({ names }: Pick<Column, "names">, word: string): string =>
    word === "" ? t("box-nothing") : names !== "" ? this.thing(names, word) : known(`word-${word}`, word);

  value = (column: Column, value: unknown): string => {
    if (value === undefined || value === null) return t("box-none");
    if (typeof value === "boolean") return t(value ? "box-yes" : "box-no");
    if (typeof value === "number") return i18n.number(value);
    if (typeof value === "string") return column.kind === "word" ? this.word(column, value) : value;
    if (column.kind === "words" && Array.isArray(value))
      return value.map((word) => this.word(column, String(word))).join(", ") || t("box-nothing");
    if (column.columns.length > FEW && Array.isArray(value)) return t("box-rows", { n: value.length });
    if (column.kind === "rows" && Array.isArray(value))
      return value.map((row) => this.#inside(column, row as Record<string, unknown>)).join("; ") || t("box-nothing");
    return Array.isArray(value) ? value.join(", ") : JSON.stringify(value);
  };

  #inside = (column: Column, row: Record<string, unknown>): string =>
    column.columns
      .filter(({ key }) => row[key] !== undefined && row[key] !== false && row[key] !== "")
      .map((inner) => (row[inner.key] === true ? factName(inner.key) : this.value(inner, row[inner.key])))
      .join(" ");

  /** Rows that go by the id of another kind of thing: a card by its power, a placement by its province. */
  #anyKind(id: string): string | undefined {
    const name = Object.keys(this.#texts.names()).find((key) => key.slice(key.indexOf(".") + 1) === id);
    return name === undefined ? undefined : this.#texts.name(name);
  }

  /** A value of a correction as it is told: words of the file in the reader's language. */
  told = (blocks: readonly BlockWire[], { key }: ChangeWire, value: string | null): string => {
    if (value === null) return t("box-none");
    const block = key.startsWith("names.") ? undefined : blockOf(blocks, key);
    if (block === undefined) return value;
    if (block.is_links)
      return value
        .split(", ")
        .map((part) => (part === "linked" ? t("box-linked") : known(`fact-${part}`, known(`word-${part}`, part))))
        .join(", ");
    const column = block.columns.find((one) => key.endsWith(`.${one.key}`));
    return column === undefined || column.kind === "text" ? value : this.value(column, parsed(value));
  };

  /** What was corrected, in words: the block, the row and the fact that the key of the file names. */
  change = (blocks: readonly BlockWire[], { key }: ChangeWire): string => {
    const [, lang, kind, id, form] = key.split(".");
    if (key.startsWith("names."))
      return t("box-change-name", { name: this.thing(kind ?? "", id ?? ""), lang: lang ?? "", form: form ?? "" });
    const block = blockOf(blocks, key);
    if (block === undefined) return key;
    const rest = key.slice(block.path.length + 1);
    if (block.key === "") return `${this.block(block)}: ${factName(rest)}`;
    const row = block.rows.find(({ id }) => rest === id || rest.startsWith(`${id}.`));
    if (row === undefined) {
      const ends = rest.split("–");
      return `${this.block(block)}: ${ends.map((end) => this.thing(block.kind, end)).join(" – ")}`;
    }
    const fact = rest.slice(row.id.length + 1);
    return `${this.row(block, row)}${
      fact === ""
        ? ""
        : `: ${factName(
            fact
              .split(".")
              .filter((part) => !/^\d+$/.test(part))
              .join("."),
          )}`
    }`;
  };
}

/** The block that a key of the file is in. */
const blockOf = (blocks: readonly BlockWire[], key: string): BlockWire | undefined =>
  blocks
    .filter(({ path }) => key === path || key.startsWith(`${path}.`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/** A value as the server tells it: JSON, but for texts, which stand as they are. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
