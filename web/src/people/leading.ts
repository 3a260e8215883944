// Who leads, by the game's own score.
export interface Score {
  seat: string;
  score: number;
}

/** The same scores where the fewest lead: what each has done already, as it were. */
export function turned(scores: readonly Score[]): Score[] {
  const all = scores.map(({ score }) => score);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return scores.map(({ seat, score }) => ({ seat, score: least + most - score }));
}

/** The seats with the best score. */
export function leaders(scores: readonly Score[]): string[] {
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.filter(({ score }) => score === best).map(({ seat }) => seat);
}

/** How much of a bar each seat fills; all alike while nobody has anything. */
export function shares(scores: readonly Score[]): { seat: string; share: number }[] {
  const least = Math.min(0, ...scores.map(({ score }) => score));
  const isEmpty = scores.every(({ score }) => score === least);
  return scores.map(({ seat, score }) => ({ seat, share: isEmpty ? 1 : score - least }));
}
