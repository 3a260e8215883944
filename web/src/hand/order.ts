// In which order the cards or tiles of a hand lie.
import { SORTS, type Sort } from "../settings/settings.svelte";

export interface Order<Card> {
  /** Absent where cards have no value. */
  value?: (card: Card) => number;
  playable: (card: Card) => boolean;
}

/** The orders that a hand knows. */
export function sortsOf<Card>(order: Order<Card>): readonly Sort[] {
  return SORTS.filter((sort) => sort !== "value" || order.value !== undefined);
}

/** `cards` come by kind (or suit); what is equal otherwise stays so. */
export function sorted<Card>(cards: readonly Card[], sort: Sort, order: Order<Card>): Card[] {
  const rank = (card: Card): number => {
    if (sort === "value") return -(order.value?.(card) ?? 0);
    return sort === "playable" && order.playable(card) ? -1 : 0;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}
