// Every word the reader sees stands in the message files, in both languages, and every message is used.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { Bundle } from "./bundle";
import en from "./en.ftl?raw";
import hu from "./hu.ftl?raw";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, "utf8") }));

const keysOf = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
const gapsOf = (ftl: string): Map<string, string[]> =>
  new Map(
    ftl
      .split(/^(?=[a-z][\w-]* =)/m)
      .map((entry) => [
        keysOf(entry)[0] ?? "",
        [...new Set([...entry.matchAll(/\$(\w+)/g)].map((gap) => gap[1] ?? ""))].sort(),
      ]),
  );

/** Keys that are put together from a fixed beginning: t(`level-${level}`). */
const BEGINNINGS = SOURCES.flatMap(({ source }) =>
  [...source.matchAll(/\bt\(`([a-z_-]+)\$\{/g)].map((match) => match[1] ?? ""),
);
/** Keys written out, in t("…") or handed on in a list ("key-undo"). */
const MENTIONED = new Set(
  SOURCES.flatMap(({ source }) => [...source.matchAll(/"([a-z][a-z0-9_-]*)"/g)].map((match) => match[1] ?? "")),
);

describe("shell texts", () => {
  it("have the same keys in both languages", () => expect(keysOf(hu).sort()).toEqual(keysOf(en).sort()));
  it("have no key twice", () => expect(new Set(keysOf(en)).size).toBe(keysOf(en).length));
  it("fill the same gaps in both languages", () => {
    const english = gapsOf(en);
    for (const [key, gaps] of gapsOf(hu)) expect([key, gaps]).toEqual([key, english.get(key)]);
  });
  it.each([
    ["en", en],
    ["hu", hu],
  ] as const)("can all be read by Fluent (%s)", (lang, source) => {
    const problems: string[] = [];
    const bundle = new Bundle(lang, source, {}, (what) => problems.push(what));
    for (const key of keysOf(source))
      bundle.text(key, {
        n: 1,
        seat: "X",
        rule: "1",
        level: "x",
        name: "X",
        what: "x",
        list: "x",
        bank: "x",
        grace: "x",
        of: 2,
        won: 1,
        why: "x",
        who: "X",
        does: "x",
        expected: 1,
        how: "more",
        game: "X",
        acts: "x",
        from: "X",
        to: "X",
        places: "X",
        all: 5,
        lines: 5,
        other: "X",
        seats: "X, Y",
        host: "X",
        pace: "x",
        names: "X, Y",
        text: "x",
        zone: "X",
        when: "X",
        login: "x",
        answer: "x",
        rating: 1500,
        time: "7:00",
        score: "1 : 2",
        told: "A",
        style: "x",
        low: 1,
        high: 2,
        found: 39,
        wanted: 40,
        fact: "x",
        facts: "x, y",
        key: "game.points",
        known: "x, y",
        file: "x.toml",
        most: 9,
        least: 1,
        kind: "town",
        a: "x",
        b: "y",
        digest: "0",
        players: 2,
        steps: 60,
        check: "x",
        seconds: 30,
        line: 7,
        number: 7,
        word: "x",
        example: "x",
        thing: "x",
        done: 1,
        lang: "en",
        form: "nom",
      });
    expect(problems).toEqual([]);
  });
  it("count in the singular where there is one", () => {
    const bundle = new Bundle("en", en);
    const said = (n: number): string => bundle.text("luck-surprise", { n, how: "more" });
    expect([said(1), said(2)]).toEqual(["1 draw, more surprising than usual", "2 draws, more surprising than usual"]);
  });
  it("exist wherever they are asked for", () => {
    const asked = SOURCES.flatMap(({ file, source }) =>
      [...source.matchAll(/(?<![.\w])t\("([^"]+)"/g)].map((match) => ({ file, key: match[1] ?? "" })),
    );
    expect(asked.filter(({ key }) => !keysOf(en).includes(key))).toEqual([]);
  });
  it("are all used", () => {
    const unused = keysOf(en).filter(
      (key) => !MENTIONED.has(key) && !BEGINNINGS.some((beginning) => key.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});

interface Node {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}
const SPOKEN = ["aria-label", "title", "placeholder", "alt", "label"];
const HAS_LETTERS = /\p{L}/u;

/** Text and spoken attributes that stand in the markup itself. */
function rawWords(node: unknown, found: string[], attribute = ""): string[] {
  if (Array.isArray(node)) for (const one of node) rawWords(one, found, attribute);
  else if (node !== null && typeof node === "object") {
    const { type, name, data } = node as Node;
    if (
      type === "Text" &&
      typeof data === "string" &&
      HAS_LETTERS.test(data.replace(/&\w+;/g, "")) &&
      (attribute === "" || SPOKEN.includes(attribute))
    )
      found.push(data.trim());
    const inside = type === "Attribute" || type === "StyleDirective" ? (name ?? "style") : attribute;
    for (const [key, value] of Object.entries(node))
      if (!["instance", "module", "css", "start", "end", "expression"].includes(key)) rawWords(value, found, inside);
  }
  return found;
}

describe("components", () => {
  const components = SOURCES.filter(({ file }) => file.endsWith(".svelte"));
  it.each(components.map(({ file, source }) => [file, source]))("%s has no words of its own", (_, source) => {
    expect(rawWords(parse(source, { modern: true }).fragment, [])).toEqual([]);
  });
  it("notices a word in the markup", () => {
    const planted = parse('<p title="Hello">{name} world</p>', { modern: true }).fragment;
    expect(rawWords(planted, [])).toEqual(["Hello", "world"]);
  });
  it.each(components.map(({ file, source }) => [file, source]))(
    "%s has no style attribute, which a strict policy would forbid",
    (_, source) => {
      expect(source.replace(/<style>[\s\S]*<\/style>/, "")).not.toMatch(/\sstyle="/);
    },
  );
});
