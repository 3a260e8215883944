// The language of the page and all texts in it. Everything here is reactive: switching needs no reload.
import { Bundle, type MessageArgs, type Part } from "./bundle";
import { storedArticle, type NameTable } from "./names";
import { formatFixed, formatNumber, formatSigned } from "./numbers";
import type { Lang } from "../net/lang";
import type { MessageWire, TextsWire } from "../net/types";

export const LANGS: readonly Lang[] = ["en", "hu"];
const SHELL: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  hu: () => import("./hu.ftl?raw"),
};

function report(what: string): void {
  console.warn(`Missing text: ${what}`);
}

/** Texts in the languages that were asked for, fetched when first needed. */
class Library {
  #bundles = $state.raw<Partial<Record<Lang, Bundle>>>({});
  readonly #asked: Partial<Record<Lang, Promise<void>>> = {};
  readonly #load: (lang: Lang) => Promise<Bundle>;

  constructor(load: (lang: Lang) => Promise<Bundle>) {
    this.#load = load;
  }

  /** Fetches a language once; a later switch to it is instant. */
  ensure(lang: Lang): Promise<void> {
    return (this.#asked[lang] ??= this.#fetch(lang));
  }

  async #fetch(lang: Lang): Promise<void> {
    try {
      const bundle = await this.#load(lang);
      this.#bundles = { ...this.#bundles, [lang]: bundle };
    } catch (error) {
      delete this.#asked[lang];
      throw error;
    }
  }

  /** While a new language is on its way the old one stays on the screen. */
  in(lang: Lang): Bundle | undefined {
    return this.#bundles[lang] ?? Object.values(this.#bundles)[0];
  }
}

class I18n {
  #lang = $state<Lang>("en");
  readonly #shell = new Library(async (lang) => new Bundle(lang, (await SHELL[lang]()).default, {}, report));

  get lang(): Lang {
    return this.#lang;
  }

  set lang(lang: Lang) {
    this.#lang = lang;
    void this.ready();
  }

  /** No page is shown before its words are there. */
  ready(): Promise<void> {
    return this.#shell.ensure(this.#lang);
  }

  /** A text of the shell: buttons, lobby, panels. */
  t = (key: string, args?: MessageArgs): string => this.#shell.in(this.#lang)?.text(key, args) ?? "";
  number = (value: number): string => formatNumber(value, this.lang);
  fixed = (value: number, digits: number): string => formatFixed(value, digits, this.lang);
  signed = (value: number): string => formatSigned(value, this.lang);
}

export const i18n = new I18n();
export const t = i18n.t;

/** The texts of a game (or of a table, where places may be renamed) in both languages, fetched when first needed. */
export class GameTexts {
  readonly #library: Library;

  constructor(load: (lang: Lang) => Promise<TextsWire>) {
    this.#library = new Library(async (lang) => {
      const data = await load(lang);
      return new Bundle(lang, data.messages, data.names as NameTable, report);
    });
  }

  ensure(lang: Lang): Promise<void> {
    return this.#library.ensure(lang);
  }

  get ready(): boolean {
    return this.#current !== undefined;
  }

  has(key: string): boolean {
    return this.#current?.has(key) ?? false;
  }

  t(key: string, args?: MessageArgs): string {
    return this.#current?.text(key, args) ?? "";
  }

  line(message: MessageWire): string {
    return this.t(message.key, message.args);
  }

  /** The sentence in pieces, the names among them marked with their ids. */
  parts(message: MessageWire): Part[] {
    return this.#current?.parts(message.key, message.args) ?? [];
  }

  name(id: string, kase = "nom"): string {
    return this.#current?.name(id, kase) ?? "";
  }

  hasForm(id: string, form: string): boolean {
    return this.names()[id]?.[form] !== undefined;
  }

  /** The article that a name bears inside a sentence, or "". */
  article(id: string): string {
    return storedArticle(this.names(), id);
  }

  /** A seat's name; seats go by their bare ids ("orange"), except inside messages. */
  seat(seat: string): string {
    return this.name(`seat.${seat}`);
  }

  /** Whoever sits down as this seat, in the form that the language has for it. */
  seatAs(seat: string): string {
    const id = `seat.${seat}`;
    return this.name(id, this.hasForm(id, "dat") ? "dat" : "nom");
  }

  /** Other names a place is also known by, for the place search. */
  names(): NameTable {
    return this.#current?.names ?? {};
  }

  get #current(): Bundle | undefined {
    return this.#library.in(i18n.lang);
  }
}
