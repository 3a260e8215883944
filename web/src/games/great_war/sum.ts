// The sum of a planned purchase in words, and what is left of the year's IP (12.1: they come once, at its end).
import type { PlannedSum } from "../../contract";
import type { MessageWire } from "../../net/types";
import { viewport } from "../../ui/viewport.svelte";
import { costOf, countOf, hasPlace, isPlanned, itemsOf, leftOf, plan, priceOf } from "./plan.svelte";
import type { WarPlay } from "./view";

const SEASONS = ["winter", "spring", "summer", "autumn"];
/** The names of so many kinds have room beside the question; of more only the whole sum is told. */
const NAMED = 2;

/** The purchases that are still to come before new IP. */
export const moreThisYear = (turn: string): number => SEASONS.length - 1 - SEASONS.indexOf(turn.replace(/^\d+_/, ""));

/** While a purchase is planned the question is which piece comes next, and where it goes if one more of its kind can go anywhere. */
export function asksFor(play: WarPlay): MessageWire | null {
  if (!isPlanned(play)) return null;
  const isFirst = plan.of(play).length === 0;
  const args = { item: `item.${plan.kind}` };
  if (hasPlace(play, plan.kind)) return { key: isFirst ? "panel-ask-first" : "panel-ask-more", args, rule: "" };
  return { key: isFirst ? "panel-ask-what" : "panel-ask-else", args: {}, rule: "" };
}

type Kind = { item: string; count: number; cost: number };

function sumInWords({ texts }: WarPlay, kinds: readonly Kind[], spent: { n: number; of: number }): string {
  const [only] = kinds;
  if (only === undefined) return "";
  if (viewport.isMiddling || kinds.length > NAMED) return texts.t("panel-spent", spent);
  const nameOf = ({ item, count }: Kind): string => `${count} ${texts.name(`item.${item}`)}`;
  if (kinds.length === 1) return texts.t("panel-sum-one", { term: nameOf(only), ...spent });
  return texts.t("panel-sum-of", { terms: kinds.map((kind) => `${nameOf(kind)} ${kind.cost}`).join(" + "), ...spent });
}

export function sumOf(play: WarPlay): PlannedSum | null {
  if (!isPlanned(play)) return null;
  const { texts, view } = play;
  const [cost, left] = [costOf(play), leftOf(play)];
  const kinds = itemsOf(play)
    .map((item) => ({ item, count: countOf(play, item), cost: countOf(play, item) * (priceOf(play, item) ?? 0) }))
    .filter(({ count }) => count > 0);
  const more = moreThisYear(view.turn);
  const spent = { n: cost, of: cost + left };
  return {
    words: sumInWords(play, kinds, spent),
    left: texts.t(viewport.isMiddling || more === 0 ? "panel-left" : "panel-left-for", { n: left, more }),
  };
}
