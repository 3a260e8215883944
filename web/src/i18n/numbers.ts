// How numbers are written: a true minus sign, and groups of three only from 10 000 on.
import type { Lang } from "../net/lang";

const GROUP: Record<Lang, string> = { en: ",", hu: "\u00a0" };
const DECIMAL: Record<Lang, string> = { en: ".", hu: "," };
const MINUS = "\u2212";

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
