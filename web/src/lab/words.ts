// Small phrases of the laboratory.
import { i18n, t, type GameTexts } from "../i18n/i18n.svelte";
import { capitalize } from "../i18n/names";
import type { ExperimentRowWire, GameWire } from "../net/types";
import { RARE, verdictOf, type Figures } from "./figures";

/** What the two experiments are called that are compared. */
export const [A, B] = ["A", "B"] as const;

export const percent = (share: number): string => t("lab-percent", { what: i18n.fixed(100 * share, 1) });

export const level = (name: string): string => capitalize(t(`level-${name}`));

/** A bot or a seat, as the experiment names its shares. */
export const nameOf = (row: ExperimentRowWire, texts: GameTexts, name: string): string =>
  row.kind === "arena" ? level(name) : capitalize(texts.seat(name));

export const question = (row: ExperimentRowWire, texts: GameTexts): string =>
  t(`lab-question-${row.kind}`, { name: texts.t("game-title") });

/** How many play where that may differ, and the variants that are not the usual ones. */
export function tableOf(game: GameWire, texts: GameTexts, players: number, options: Record<string, string>): string {
  const variants = game.options
    .filter((option) => (options[option.key] ?? option.default) !== option.default)
    .map((option) => texts.t(`option-${option.key}-${options[option.key]}`));
  const counts = game.seat_counts.length > 1 ? [t("lab-players", { n: players })] : [];
  return [...counts, ...variants].join(", ");
}

/** Who plays at which table. */
function setting(row: ExperimentRowWire, game: GameWire, texts: GameTexts): string {
  const bots = row.bots.every((name) => name === row.bots[0]) ? row.bots.slice(0, 1) : row.bots;
  const table = tableOf(game, texts, row.players, row.options);
  const changing = row.changes_seats ? t("lab-seats-changed") : "";
  return [bots.map(level).join(" – "), changing, table].filter((part) => part !== "").join(", ");
}

const inHundred = (share: number): string => i18n.fixed(100 * share, 1);

/** What the shares say in a sentence, and why. */
export function verdictWords(figures: Figures, nameOf: (name: string) => string): { head: string; why: string } {
  const verdict = verdictOf(figures);
  switch (verdict.kind) {
    case "few":
    case "even":
      return { head: t(`lab-verdict-${verdict.kind}`), why: "" };
    case "open":
      return { head: t("lab-verdict-open"), why: t("lab-more-would-do", { n: verdict.more }) };
    default: {
      const { kind, size, of, tries } = verdict;
      const won = t("lab-wins-of-100", { what: inHundred(of.share), expected: inHundred(figures.fair) });
      const chance = tries >= RARE ? t("lab-never-by-chance") : t("lab-by-chance", { n: tries });
      const name = nameOf(of.name);
      const head = kind === "ahead" ? t(`lab-ahead-${size}`, { name }) : t(`lab-behind-${size}`, { name });
      return { head, why: `${won} ${chance}` };
    }
  }
}

/** The whole experiment in a line, with so many games. */
export const described = (row: ExperimentRowWire, game: GameWire, texts: GameTexts, games: number): string =>
  t("lab-described", { what: setting(row, game, texts), n: games, of: row.seed });
