// The sum of a planned purchase in words, and what is left of the year's IP (12.1: they come once, at its end).
import type { PlannedSum } from "../../contract";
import type { MessageWire } from "../../net/types";
import { viewport } from "../../ui/viewport.svelte";
import { costOf, countOf, isPlanned, itemsOf, leftOf, plan, priceOf } from "./plan.svelte";
import type { WarPlay } from "./view";

const SEASONS = ["winter", "spring", "summer", "autumn"];
/** The names of so many kinds have room beside the question; of more the sums alone are told. */
const NAMED = 2;

/** The purchases that are still to come before new IP. */
export const moreThisYear = (turn: string): number => SEASONS.length - 1 - SEASONS.indexOf(turn.replace(/^\d+_/, ""));

/** While a purchase is planned the question is which piece comes next, and where it goes. */
export function asksFor(play: WarPlay): MessageWire | null {
  if (!isPlanned(play)) return null;
  const key = plan.of(play).length === 0 ? "panel-ask-first" : "panel-ask-more";
  return { key, args: { item: `item.${plan.kind}` }, rule: "" };
}

export function sumOf(play: WarPlay): PlannedSum | null {
  if (!isPlanned(play)) return null;
  const { texts, view } = play;
  const [cost, left] = [costOf(play), leftOf(play)];
  const kinds = itemsOf(play)
    .map((item) => ({ item, count: countOf(play, item), cost: countOf(play, item) * (priceOf(play, item) ?? 0) }))
    .filter(({ count }) => count > 0);
  const isShort = viewport.isNarrow || kinds.length > NAMED;
  const terms = kinds.map(({ item, count, cost: part }) =>
    isShort ? `${part}` : `${count} ${texts.name(`item.${item}`)} ${part}`,
  );
  const more = moreThisYear(view.turn);
  const isEmpty = plan.of(play).length === 0;
  return {
    words: isEmpty ? "" : texts.t("panel-sum-of", { terms: terms.join(" + "), n: cost, of: cost + left }),
    left: texts.t(viewport.isNarrow || more === 0 ? "panel-left" : "panel-left-for", { n: left, more }),
  };
}
