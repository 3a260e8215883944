// Small phrases of the laboratory.
import { i18n, t, type GameTexts } from "../i18n/i18n.svelte";
import { levelName } from "../i18n/levels";
import { capitalize } from "../i18n/names";
import type { ExperimentRowWire, GameWire } from "../net/types";
import { RARE, verdictOf, type Difference, type Figures } from "./figures";

/** What the two experiments are called that are compared. */
export const [A, B] = ["A", "B"] as const;

export const percent = (share: number): string => t("lab-percent", { what: i18n.fixed(100 * share, 1) });

export const level = (name: string): string => capitalize(levelName(name));

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
  return [bots.map(level).join(" – "), changing, table, row.box].filter((part) => part !== "").join(", ");
}

/** Games in a second, or in a minute where they are slow. */
export function paceWords(perSecond: number): string {
  const [pace, key] = perSecond < 0.5 ? [60 * perSecond, "lab-pace-slow"] : [perSecond, "lab-pace"];
  return t(key, { what: i18n.fixed(pace, pace < 10 ? 1 : 0) });
}

/** The rules that two experiments play otherwise, as each of them plays them. */
export function rulesApart(
  a: ExperimentRowWire,
  b: ExperimentRowWire,
  game: GameWire,
  texts: GameTexts,
): { a: string; b: string } {
  const apart = game.options.filter(({ key }) => a.options[key] !== b.options[key]);
  const told = (row: ExperimentRowWire): string =>
    apart.map(({ key }) => `${texts.t(`option-${key}`)}: ${texts.t(`option-${key}-${row.options[key]}`)}`).join(", ");
  return { a: told(a), b: told(b) };
}

/** What is certain about B, in sentences. Of two sides one is enough: the other loses what it wins. */
export function differenceWords(shares: Difference[], lengths: Difference): string {
  const range = (one: Difference, times: number): string => {
    const ends = [one.low, one.high].map((end) => i18n.fixed(Math.abs(times * end), 0));
    return (one.by < 0 ? ends.reverse() : ends).join("–");
  };
  const told = (shares.length === 2 ? shares.slice(0, 1) : shares)
    .filter((one) => one.differs)
    .map((one) => t(one.by > 0 ? "lab-b-wins-more" : "lab-b-wins-less", { name: one.name, what: range(one, 100) }));
  if (lengths.differs) told.push(t(lengths.by > 0 ? "lab-b-longer" : "lab-b-shorter", { what: range(lengths, 1) }));
  return told.length === 0 ? t("lab-b-no-difference") : told.join(" ");
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
