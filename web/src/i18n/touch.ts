// Messages say "click". Under a finger they say "tap": the same sentence, for whoever has no mouse.
import type { Lang } from "../net/lang";

const TAPS: Readonly<Record<string, string>> = {
  click: "tap",
  clicks: "taps",
  clicked: "tapped",
  clicking: "tapping",
};
const CLICK = /\bclick(?:s|ed|ing)?\b/gi;
const KATTINT = /kattint/gi;

const asIn = (found: string, word: string): string =>
  found.charAt(0) === found.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Hungarian endings are the same on both words: kattints, koppints; rákattinthatsz, rákoppinthatsz. */
export function tapped(text: string, lang: Lang): string {
  if (lang === "hu") return text.replace(KATTINT, (found) => asIn(found, "koppint"));
  return text.replace(CLICK, (found) => asIn(found, TAPS[found.toLowerCase()] ?? found));
}

const finger = matchMedia("(hover: none)");
/** Kept, because every text asks for it and the browser looks it up anew each time. */
let isFinger = finger.matches;
finger.addEventListener("change", ({ matches }) => (isFinger = matches));

/** A finger is what this device is used with. */
export const isTouched = (): boolean => isFinger;
