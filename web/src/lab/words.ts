// Small phrases of the laboratory.
import { i18n, t, type GameTexts } from "../i18n/i18n.svelte";
import { capitalize } from "../i18n/names";
import type { ExperimentRowWire, GameWire } from "../net/types";

/** What the two experiments are called that are compared. */
export const [A, B] = ["A", "B"] as const;

export const percent = (share: number): string => t("lab-percent", { what: i18n.fixed(100 * share, 1) });

export const level = (name: string): string => capitalize(t(`level-${name}`));

/** A bot or a seat, as the experiment names its shares. */
export const nameOf = (row: ExperimentRowWire, texts: GameTexts, name: string): string =>
  row.kind === "arena" ? level(name) : capitalize(texts.seat(name));

export const question = (row: ExperimentRowWire, texts: GameTexts): string =>
  t(`lab-question-${row.kind}`, { name: texts.t("game-title") });

/** Who plays, and the variants that are not the usual ones. */
function setting(row: ExperimentRowWire, game: GameWire, texts: GameTexts): string {
  const bots = row.bots.every((name) => name === row.bots[0]) ? row.bots.slice(0, 1) : row.bots;
  const variants = game.options
    .filter((option) => (row.options[option.key] ?? option.default) !== option.default)
    .map((option) => texts.t(`option-${option.key}-${row.options[option.key]}`));
  const counts = game.seat_counts.length > 1 ? [t("lab-players", { n: row.players })] : [];
  return [bots.map(level).join(" – "), ...counts, ...variants].join(", ");
}

/** The whole experiment in a line, with so many games. */
export const described = (row: ExperimentRowWire, game: GameWire, texts: GameTexts, games: number): string =>
  t("lab-described", { what: setting(row, game, texts), n: games, of: row.seed });
