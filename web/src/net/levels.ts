// Levels of the computer as they are offered: at first one that answers at once, the strongest take a second.
import type { GameWire } from "./types";

const USUAL = "squire";

/** Those that people are offered at a table of so many, the weakest first; none where only people play the game. */
export const levelsWith = (game: GameWire | null | undefined, players: number): readonly string[] =>
  game?.levels_with[String(players)] ?? [];

/** With how many players at most a level is offered, where that is fewer than can play the game; else null. */
export function limitOf(game: GameWire, level: string): number | null {
  const most = Math.max(0, ...game.seat_counts.filter((players) => levelsWith(game, players).includes(level)));
  return most < Math.max(...game.seat_counts) ? most : null;
}

/** No beginner, answers at once, and a newcomer can beat it. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? "");

/** Those that answer at once, the weakest first. */
export const quickLevels = (levels: readonly string[]): readonly string[] =>
  levels.slice(0, levels.indexOf(usualLevel(levels)) + 1);
