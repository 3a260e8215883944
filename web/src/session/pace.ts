// What others did is told at a pace that can be followed.
import { settings } from "../settings/settings.svelte";
import type { PlayModel } from "../store/play.svelte";

/** Keys that belong to a dispatch while it is told: hold, back and on. */
const ITS_KEYS: readonly string[] = [" ", "ArrowLeft", "ArrowRight", "c", "y", "Tab", "F6"];

/** Whatever the viewer does ends what is being told, unless he goes step by step or uses the dispatch itself. */
export function finishShowing(play: PlayModel, event: Event): void {
  const isIts = event.target instanceof Element && event.target.closest("[data-part=dispatch]") !== null;
  if (isIts || (event instanceof KeyboardEvent && ITS_KEYS.includes(event.key))) return;
  const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
  if (settings.pace !== "step" || isEscape || play.dispatch.isAgain) play.dispatch.end();
}
