// What the browser's tab says.
import { t } from "../i18n/i18n.svelte";
import type { PlayModel } from "../store/play.svelte";

export function titleOf(play: PlayModel): string {
  if (!play.store.isReady) return t("brand");
  const title = play.texts.t("game-title");
  return play.question === null ? title : `${t("your-turn")} – ${title}`;
}
