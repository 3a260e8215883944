// The words of the lessons of a game, for pages that show them without a table.
import { GameTexts } from "../i18n/i18n.svelte";
import { api } from "../net/api";

const known = new Map<string, GameTexts>();

export function lessonTexts(game: string): GameTexts {
  let texts = known.get(game);
  if (texts === undefined) {
    texts = new GameTexts((lang) => api.lessonTexts(game, lang));
    known.set(game, texts);
  }
  return texts;
}
