// Numbers of the rulebook, as the content files have them.
import type { Book, CardFace } from "./book.types";
import data from "./book.json";

export const BOOK = data as unknown as Book;

export function faceOf(card: string): CardFace {
  const face = BOOK.cards[card];
  if (!face) throw new Error(`The book has no card ${card}: build it anew with tools/build_map`);
  return face;
}

/** Political points are won in so many provinces. */
export const COUNTING = Object.entries(BOOK.provinces)
  .filter(([, province]) => province.counts)
  .map(([id]) => id);
