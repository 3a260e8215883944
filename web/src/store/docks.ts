// The panels that a game brings: which are there, which are open, and which of them stand with the question.
import type { Dock } from "../contract";
import { panels } from "./panels.svelte";
import type { PlayModel } from "./play.svelte";
import { viewport } from "../ui/viewport.svelte";

const docksOf = (play: PlayModel): readonly Dock[] =>
  (play.store.module?.docks ?? []).filter((dock) => viewport.isNarrow || !dock.onPhone);

/** Those that a button opens at any time. */
export const handDocks = (play: PlayModel): Dock[] => docksOf(play).filter((dock) => dock.while === undefined);

/** Those that belong to what goes on now. */
export const passingDocks = (play: PlayModel): Dock[] => docksOf(play).filter((dock) => dock.while?.(play));

/** Whether it wants to be open by itself: it has something to do with the question, or the coach speaks of it. */
export const wantsOpen = (play: PlayModel, dock: Dock): boolean =>
  !viewport.isNarrow && ((dock.opens?.(play) ?? false) || play.pointed.includes(`panel.${dock.id}`));

/** Opened by hand, or by itself and not closed by hand. */
export function isOpen(play: PlayModel, dock: Dock): boolean {
  if (panels.dock !== null) return panels.dock === dock.id;
  return wantsOpen(play, dock) && !panels.closed.has(dock.id);
}

export function toggle(play: PlayModel, dock: Dock): void {
  if (isOpen(play, dock)) panels.closeDock(dock.id);
  else panels.openDock(dock.id);
}

/** The next of those that a button opens; after the last one none. */
export function turn(play: PlayModel): void {
  const [docks, open] = [handDocks(play), openDock(play)];
  const next = docks[open === undefined ? 0 : docks.indexOf(open) + 1];
  if (next !== undefined) panels.openDock(next.id);
  else if (open !== undefined) panels.closeDock(open.id);
}

/** The one that is open. */
export const openDock = (play: PlayModel): Dock | undefined => handDocks(play).find((dock) => isOpen(play, dock));

/** Whether one of the panels in sight tells the forecast itself. */
export const docksTellForecast = (play: PlayModel): boolean =>
  passingDocks(play).some((dock) => dock.tellsForecast?.(play));
