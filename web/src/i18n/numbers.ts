// How numbers are written: a true minus sign, groups of three only from 10 000 on, and words up to twelve.
import type { Lang } from "../net/lang";

const GROUP: Record<Lang, string> = { en: ",", hu: "\u00a0" };
const DECIMAL: Record<Lang, string> = { en: ".", hu: "," };
const MINUS = "\u2212";
const WORDS: Record<Lang, readonly string[]> = {
  en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  hu: "nulla egy két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét".split(" "),
};
/** The words that are others where no noun follows. */
const ALONE: Record<Lang, Readonly<Record<number, string>>> = {
  en: { 0: "none" },
  hu: { 2: "kettő", 12: "tizenkettő" },
};

export function formatNumber(value: number, lang: Lang): string {
  const [whole = "0", fraction] = String(Math.abs(value)).split(".");
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, GROUP[lang]);
  return (value < 0 ? MINUS : "") + grouped + (fraction ? DECIMAL[lang] + fraction : "");
}

/** A number with so many digits after the decimal mark: 46.0. */
export function formatFixed(value: number, digits: number, lang: Lang): string {
  const [whole = "0", fraction = ""] = Math.abs(value).toFixed(digits).split(".");
  return (value < 0 ? MINUS : "") + formatNumber(Number(whole), lang) + (fraction ? DECIMAL[lang] + fraction : "");
}

/** A number that is added or taken away: +2, −1, 0. */
export function formatSigned(value: number, lang: Lang): string {
  return (value > 0 ? "+" : "") + formatNumber(value, lang);
}

/** Half of a number that was counted in halves: 17 is said as 8½. */
export function formatHalves(doubled: number, lang: Lang): string {
  const whole = doubled === 1 ? "" : formatNumber(Math.floor(doubled / 2), lang);
  return whole + (doubled % 2 === 1 ? "½" : "");
}

/** A small number as a word, a larger one in digits; `isAlone` where no noun follows. */
export function numberWord(value: number, lang: Lang, isAlone = false): string {
  return (isAlone ? ALONE[lang][value] : undefined) ?? WORDS[lang][value] ?? formatNumber(value, lang);
}
