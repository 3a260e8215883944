// The keys of the hand.

/** Letters for the cards or tiles in hand, in the order of the row. */
export const HAND_LETTERS = ["a", "s", "d", "f", "g", "h", "j", "k", "l"] as const;
