// The rules of a game as a book: chapters with their parts, items by number, what a search finds, what a ruling stands on.
import type { ChapterWire, DecisionWire, RuleItemWire } from "../net/types";
import { folded, plain, runs } from "./markup";

export interface Item extends RuleItemWire {
  isRuling: boolean;
}

export interface Part {
  title: string;
  items: readonly Item[];
}

/** A chapter begins with the items before its first titled part. */
export interface Chapter {
  number: string;
  title: string;
  parts: readonly Part[];
}

const TITLE = /^(\d+|[A-Z]) (.+)/;
const RULING = /r\d+$|^R\d/;
/** A ruling inside an item: "(R1) *Agreement.*" */
const WITHIN = /^\((R\d+[a-z]?)\)/;
const WORDS = 5;

export class Book {
  readonly chapters: readonly Chapter[];
  readonly items: readonly Item[];
  readonly #chapterOf = new Map<string, Chapter>();
  readonly #numbers = new Map<string, string>();

  constructor(pages: readonly ChapterWire[]) {
    const chapters: (Chapter & { parts: Part[] })[] = [];
    for (const { title, items, is_part } of pages) {
      const own = items.map((item) => ({ ...item, isRuling: RULING.test(item.number) }));
      const last = chapters.at(-1);
      if (is_part && last !== undefined) last.parts.push({ title, items: own });
      else {
        const [, number = "", name = title] = TITLE.exec(title) ?? [];
        chapters.push({ number, title: name, parts: [{ title: "", items: own }] });
      }
    }
    this.chapters = chapters;
    this.items = chapters.flatMap(({ parts }) => parts.flatMap(({ items }) => items));
    for (const chapter of chapters) {
      this.#chapterOf.set(addressOf(chapter), chapter);
      for (const { number, text } of chapter.parts.flatMap(({ items }) => items)) {
        if (number === "") continue;
        this.#chapterOf.set(number, chapter);
        this.#numbers.set(number, number);
        const within = WITHIN.exec(text)?.[1];
        if (within !== undefined) this.#numbers.set(within, number);
      }
    }
  }

  /** The item that has this number, or in which a ruling of this number stands. */
  find(rule: string): string | null {
    return this.#numbers.get(rule) ?? null;
  }

  has(rule: string): boolean {
    return this.#numbers.has(rule);
  }

  /** The chapter of a rule, or the one with this address. */
  chapterOf(rule: string): Chapter | null {
    return this.#chapterOf.get(this.find(rule) ?? rule) ?? null;
  }

  /** The items that hold these words, in order. */
  search(words: string): readonly Item[] {
    const wanted = folded(words.trim());
    return wanted === ""
      ? []
      : this.items.filter(({ number, text }) => folded(`${number} ${plain(text)}`).includes(wanted));
  }
}

/** What a chapter is found by: its number, or its title where it has none. */
export const addressOf = ({ number, title }: Chapter): string => number || title;

/** What an item is called in the contents: the words it begins with in bold or italic, or its first few. */
export function heading({ text }: RuleItemWire): string {
  const own = text.replace(WITHIN, "").trim();
  const [first] = runs(own);
  if (first !== undefined && first.style !== "plain") return first.text.replace(/[.:]$/, "");
  const words = plain(own).split(/\s+/);
  return words.length <= WORDS
    ? words.join(" ")
    : `${words
        .slice(0, WORDS)
        .join(" ")
        .replace(/[,;:.]$/, "")}\u00a0…`;
}

/** By number of the item: why it was read as it was. */
export function grounds(book: Book, decisions: readonly DecisionWire[]): ReadonlyMap<string, readonly DecisionWire[]> {
  const found = new Map<string, DecisionWire[]>();
  for (const decision of decisions)
    for (const rule of decision.rules) {
      const item = book.find(rule);
      if (item !== null) found.set(item, [...(found.get(item) ?? []), decision]);
    }
  return found;
}
