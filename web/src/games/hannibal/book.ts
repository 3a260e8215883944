// Numbers of the rulebook, as the box on the table has them.
import { fromBox } from "../../contract/laid.svelte";
import data from "./book.json";
import { bookOf, type Book, type CardFace } from "./content";

export const book = fromBox(data as unknown as Book, bookOf);

export function faceOf(card: string): CardFace {
  const face = book().cards[card];
  if (!face) throw new Error(`The book has no card ${card}: build it anew with tools/build_map`);
  return face;
}

/** Political points are won in so many provinces. */
export const counting = (): string[] =>
  Object.entries(book().provinces)
    .filter(([, province]) => province.counts)
    .map(([id]) => id);
