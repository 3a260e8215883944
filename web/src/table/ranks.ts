// Which of the best turns has which number.
import type { AdviceWire } from "../net/types";

/** So many best turns are told; what was played comes after them where it is none of them. */
const MOST = 3;

/** In a mixture of turns: it should not be chosen at all. */
const isNeverChosen = ({ reasons }: AdviceWire): boolean =>
  reasons.some(({ label }) => label.key === "reason-share" && label.args["n"] === 0);

/** The numbers of turns, the best first. What was played has one only where it is surely one of the best: the first, or the
 *  last of three. */
export const ranksOf = (turns: readonly AdviceWire[]): (number | null)[] =>
  turns.map((turn, index) => {
    const isBeside = turn.played && index > 0 && index === turns.length - 1;
    return isBeside && (turns.length !== MOST || isNeverChosen(turn)) ? null : index + 1;
  });
