// Levels of the computer as they are offered at first: the strongest take a second for every answer.
const USUAL = "squire";

/** No beginner, answers at once, and a newcomer can beat it. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? "");

/** Those that answer at once, the weakest first. */
export const quickLevels = (levels: readonly string[]): readonly string[] =>
  levels.slice(0, levels.indexOf(usualLevel(levels)) + 1);
