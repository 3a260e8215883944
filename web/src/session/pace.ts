// What others did is shown at a pace that can be followed.
import { settings } from "../settings/settings.svelte";
import type { PlayModel } from "../store/play.svelte";

/** Whatever the viewer does finishes what is still being shown to him, unless he goes step by step. */
export function finishShowing(play: PlayModel): void {
  if (settings.pace !== "step") play.store.pacer.flush();
}
