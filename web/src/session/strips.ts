// The strips of the computer's advice: whoever closes one goes on where he opened it.
import type { PlayModel } from "../store/play.svelte";

/** What a strip held of the keyboard goes back to the button that opened it. */
function goBack(strip: string, button: string): void {
  if (document.activeElement?.closest(strip)) document.querySelector<HTMLElement>(button)?.focus();
}

export function closeHints(play: PlayModel): void {
  goBack("section.hints", "button.hint");
  play.store.hints = null;
}

/** False where the study board is not open. */
export function closeStudy(play: PlayModel): boolean {
  goBack("section.study", "[data-action=study]");
  return play.closeStudy();
}
