// Numbers of the rulebook, as the box on the table has them.
import { fromBox } from "../../contract/laid.svelte";
import data from "./book.json";
import { bookOf, type Book, type CardFace } from "./content";
import type { HannibalPlay } from "./view";

const OURS = data as unknown as Book;
export const book = fromBox(OURS, bookOf);

export function faceOf(card: string): CardFace {
  const face = book().cards[card];
  if (!face) throw new Error(`The book has no card ${card}: build it anew with tools/build_map`);
  return face;
}

/** What a card says; where a corrected box has another number than its words, that too. */
export function saysOf({ texts }: HannibalPlay, card: string): string {
  const other = Object.entries(faceOf(card).numbers).filter(([fact, n]) => OURS.cards[card]?.numbers[fact] !== n);
  return [
    texts.t(`card-help-${card.replaceAll("_", "-")}`),
    ...other.map(([fact, n]) => texts.t(`card-help-box-${fact.replaceAll("_", "-")}`, { n })),
  ].join(" ");
}

/** Political points are won in so many provinces. */
export const counting = (): string[] =>
  Object.entries(book().provinces)
    .filter(([, province]) => province.counts)
    .map(([id]) => id);
