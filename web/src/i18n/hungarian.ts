// Hungarian articles and number endings. Everything goes by how a thing is read aloud.
import { formatNumber } from "./numbers";

export type Article = "a" | "az";

// Names of letters that begin with a vowel: "az IP", "az S mező", but "a TK".
const VOWEL_LETTERS = new Set("AEFILMNORSUXYÁÉÍÓÖŐÚÜŰ");
const VOWELS = new Set("aeiouáéíóöőúüűåäœæ");
const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

export function articleOf(value: number | string): Article {
  if (typeof value === "number") return articleOfNumber(value);
  const text = value.trim().replace(/^[„”"'’»«([]+/, "");
  const digits = /^\d[\d\u00a0 ]*/.exec(text);
  if (digits) return articleOfNumber(Number(digits[0].replace(/\D/g, "")));
  const roman = /^([IVXLCDM]+)\.(?=\s|$)/.exec(text);
  if (roman?.[1]) return articleOfNumber(romanValue(roman[1]));
  return articleOfWord(text);
}

/** 2.1: "az" before a number whose first digit is 5, or is 1 with 1, 4, 7… digits (egy, ezer, egymillió). */
function articleOfNumber(value: number): Article {
  if (value < 0) return "a";
  const digits = String(Math.trunc(value));
  if (digits.startsWith("5")) return "az";
  return digits.startsWith("1") && digits.length % 3 === 1 ? "az" : "a";
}

function articleOfWord(text: string): Article {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const first = word.charAt(0);
  if (first === "") return "a"; // ♦, +, −: káró, plusz, mínusz, and every other sign we use
  const isAbbreviation = word === word.toUpperCase() && word !== word.toLowerCase();
  if (isAbbreviation) return VOWEL_LETTERS.has(first) ? "az" : "a";
  if (first.toLowerCase() === "y") return VOWELS.has(word.charAt(1).toLowerCase()) ? "a" : "az";
  return VOWELS.has(first.toLowerCase()) ? "az" : "a";
}

function romanValue(roman: string): number {
  let value = 0;
  for (let i = 0; i < roman.length; i++) {
    const here = ROMAN[roman.charAt(i)] ?? 0;
    const next = ROMAN[roman.charAt(i + 1)] ?? 0;
    value += here < next ? -here : here;
  }
  return value;
}

interface Endings {
  acc: string;
  with: string;
  adj: string;
  /** Vowels of the other endings; "round" is front with -höz. */
  harmony: "back" | "front" | "round";
}

// The last spoken number word decides: 15 like 5, 40 like negyven, 1200 like száz.
const ENDINGS: Record<number, Endings> = {
  0: { acc: "t", with: "val", adj: "s", harmony: "back" },
  1: { acc: "et", with: "gyel", adj: "es", harmony: "front" },
  2: { acc: "t", with: "vel", adj: "es", harmony: "round" },
  3: { acc: "at", with: "mal", adj: "as", harmony: "back" },
  4: { acc: "et", with: "gyel", adj: "es", harmony: "front" },
  5: { acc: "öt", with: "tel", adj: "ös", harmony: "round" },
  6: { acc: "ot", with: "tal", adj: "os", harmony: "back" },
  7: { acc: "et", with: "tel", adj: "es", harmony: "front" },
  8: { acc: "at", with: "cal", adj: "as", harmony: "back" },
  9: { acc: "et", with: "cel", adj: "es", harmony: "front" },
  10: { acc: "et", with: "zel", adj: "es", harmony: "front" },
  20: { acc: "at", with: "szal", adj: "as", harmony: "back" },
  30: { acc: "at", with: "cal", adj: "as", harmony: "back" },
  40: { acc: "et", with: "nel", adj: "es", harmony: "front" },
  50: { acc: "et", with: "nel", adj: "es", harmony: "front" },
  60: { acc: "at", with: "nal", adj: "as", harmony: "back" },
  70: { acc: "et", with: "nel", adj: "es", harmony: "front" },
  80: { acc: "at", with: "nal", adj: "as", harmony: "back" },
  90: { acc: "et", with: "nel", adj: "es", harmony: "front" },
  100: { acc: "at", with: "zal", adj: "as", harmony: "back" },
  1000: { acc: "et", with: "rel", adj: "es", harmony: "front" },
  1_000_000: { acc: "t", with: "val", adj: "s", harmony: "back" },
};

const BY_HARMONY: Record<string, [back: string, front: string, round: string]> = {
  dat: ["nak", "nek", "nek"],
  at: ["ban", "ben", "ben"],
  to: ["ra", "re", "re"],
  from: ["ról", "ről", "ről"],
  near: ["nál", "nél", "nél"],
  off: ["tól", "től", "től"],
  by: ["hoz", "hez", "höz"],
};
const HARMONY_INDEX = { back: 0, front: 1, round: 2 } as const;

function lastSpoken(value: number): number {
  const n = Math.abs(Math.trunc(value));
  if (n === 0) return 0;
  if (n % 10) return n % 10;
  if (n % 100) return n % 100;
  if (n % 1000) return 100;
  return n % 1_000_000 ? 1000 : 1_000_000;
}

/** NUM: digits, hyphen, ending ("5-öt", "3-mal"); an unknown case gives the digits alone. */
export function numberWithEnding(value: number, kase: string): string {
  const digits = formatNumber(value, "hu");
  const endings = ENDINGS[lastSpoken(value)];
  if (endings === undefined) return digits;
  if (kase === "acc" || kase === "with" || kase === "adj") return `${digits}-${endings[kase]}`;
  const ending = BY_HARMONY[kase]?.[HARMONY_INDEX[endings.harmony]];
  return ending === undefined ? digits : `${digits}-${ending}`;
}
