// One Fluent bundle with our seven functions NAME, THE, A, NUM, WORD, PL, HALF, the same here and on the server.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type Message,
  type FluentValue,
  type Scope,
} from "@fluent/bundle";
import { indefiniteArticle } from "./english";
import { articleOf, numberWithEnding } from "./hungarian";
import { capitalize, grammaticalNumber, nounForm, storedArticle, type NameTable } from "./names";
import { formatHalves, formatNumber, numberWord } from "./numbers";
import { isTouched, tapped } from "./touch";
import type { Lang } from "../net/lang";

export type MessageArgs = Record<string, number | string>;
type Pattern = NonNullable<Message["value"]>;
/** A piece of a sentence; with an id it is the name of a thing that can be pointed at. */
export interface Part {
  text: string;
  id?: string;
}

// Names are wrapped in private-use marks while a sentence is put together, so that the log can link them afterwards.
const OPEN = "\ue000";
const MIDDLE = "\ue001";
const CLOSE = "\ue002";
const MARKED = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/g;

/** Hungarian cases: English names have no endings for them, and that is no mistake. */
const CASES = new Set(["acc", "dat", "at", "to", "from", "near", "with", "off", "by"]);

class PlainNumber extends FluentNumber {
  constructor(
    value: number,
    readonly lang: Lang,
  ) {
    super(value);
  }
  override toString(_scope?: Scope): string {
    return formatNumber(this.value, this.lang);
  }
}

function valueOf(arg: FluentValue | undefined): number | string {
  if (arg instanceof FluentNumber) return arg.value;
  return typeof arg === "string" ? arg : "";
}

/** So many sentences are kept; then all are forgotten. */
const KEPT = 4000;

export class Bundle {
  readonly #bundle: FluentBundle;
  /** Sentences that were asked for: most of a table's are asked for again with every act. */
  readonly #said = new Map<string, string>();
  readonly #missing: (what: string) => void;

  constructor(
    readonly lang: Lang,
    source: string,
    readonly names: NameTable = {},
    missing: (what: string) => void = () => undefined,
  ) {
    this.#missing = missing;
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: this.#functions() });
    this.#bundle.addResource(new FluentResource(source));
  }

  /** A key, or a key with an attribute: "ask-bid", "ask-bid.wait". */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  text(key: string, args: MessageArgs = {}): string {
    return this.#format(key, args).replace(MARKED, "$2");
  }

  parts(key: string, args: MessageArgs = {}): Part[] {
    return splitParts(this.#format(key, args));
  }

  name(id: string, kase = "nom"): string {
    return this.#noun(id, kase);
  }

  #format(key: string, args: MessageArgs): string {
    const asked = `${key} ${JSON.stringify(args)}`;
    const text = this.#said.get(asked) ?? this.#putTogether(key, args);
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(asked, text);
    return isTouched() ? tapped(text, this.lang) : text;
  }

  #putTogether(key: string, args: MessageArgs): string {
    const pattern = this.#pattern(key);
    if (pattern === null) {
      this.#missing(`message ${key}`);
      return key;
    }
    const values: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === "number" ? new PlainNumber(value, this.lang) : value;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    for (const error of errors) this.#missing(`${key}: ${error.message}`);
    return text;
  }

  #pattern(key: string): Pattern | null {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  #noun(id: string, kase: string): string {
    const form = this.lang === "en" && CASES.has(kase) ? "nom" : kase;
    return nounForm(this.names, id, form, this.#missing);
  }

  #functions(): Record<string, FluentFunction> {
    const option = (named: Record<string, FluentValue>, key: string, fallback: string): string =>
      key in named ? String(valueOf(named[key])) : fallback;
    const isCap = (named: Record<string, FluentValue>): boolean => Number(option(named, "cap", "0")) === 1;
    const mark = (id: string, text: string): string => OPEN + id + MIDDLE + text + CLOSE;
    return {
      NAME: ([arg], named) => {
        const id = valueOf(arg);
        if (typeof id === "number") return formatNumber(id, this.lang);
        const noun = this.#noun(id, option(named, "case", "nom"));
        return mark(id, isCap(named) ? capitalize(noun) : noun);
      },
      THE: ([arg], named) => {
        const id = String(valueOf(arg));
        const noun = this.#noun(id, option(named, "case", "nom"));
        const article = storedArticle(this.names, id);
        const cap = isCap(named);
        if (article === "") return mark(id, cap ? capitalize(noun) : noun);
        return `${cap ? capitalize(article) : article} ${mark(id, noun)}`;
      },
      A: ([arg], named) => {
        const value = valueOf(arg);
        const spoken = typeof value === "string" && value in this.names ? this.#noun(value, "nom") : value;
        const article = this.lang === "hu" ? articleOf(spoken) : indefiniteArticle(spoken);
        return isCap(named) ? capitalize(article) : article;
      },
      NUM: ([arg], named) => {
        const value = Number(valueOf(arg));
        return this.lang === "hu"
          ? numberWithEnding(value, option(named, "case", "nom"))
          : formatNumber(value, this.lang);
      },
      WORD: ([arg], named) => {
        const word = numberWord(Number(valueOf(arg)), this.lang, Number(option(named, "alone", "0")) === 1);
        return isCap(named) ? capitalize(word) : word;
      },
      PL: ([arg]) => grammaticalNumber(this.names, String(valueOf(arg))),
      HALF: ([arg]) => formatHalves(Number(valueOf(arg)), this.lang),
    };
  }
}

function splitParts(marked: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > end) parts.push({ text: marked.slice(end, match.index) });
    parts.push({ text: match[2] ?? "", id: match[1] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < marked.length) parts.push({ text: marked.slice(end) });
  return parts;
}
