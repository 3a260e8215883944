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

/** Stops the thinking about a position that was set up by hand, whose text stays, or closes the board. */
export function leaveStudy(play: PlayModel): boolean {
  const { study } = play;
  if (!study.isOpenAt(play.replay.here) || !study.isThinking || study.text === null) return closeStudy(play);
  study.stop();
  return true;
}

/** False where the study board is not open. */
export function closeStudy(play: PlayModel): boolean {
  goBack("section.study", "[data-action=study]");
  return play.closeStudy();
}
