// Which of a game's own panels are shown, and where: at the edges of a wide board, in drawers on a phone, or with the question.
import type { Dock } from "../contract";
import type { PlayModel } from "../store/play.svelte";
import { viewport } from "../ui/viewport.svelte";

const docksOf = (play: PlayModel): readonly Dock[] => play.store.module?.docks ?? [];

/** At an edge of a wide board. */
export function edgeDocks(play: PlayModel, side: "left" | "right"): Dock[] {
  return docksOf(play).filter((dock) => (dock.side ?? "left") === side && (dock.while?.(play) ?? true));
}

/** On a phone: those that can be opened at any time. */
export function drawerDocks(play: PlayModel): Dock[] {
  return docksOf(play).filter((dock) => dock.while === undefined);
}

/** On a phone: those that belong to what goes on now stand with the question. */
export function passingDocks(play: PlayModel): Dock[] {
  return viewport.isNarrow ? docksOf(play).filter((dock) => dock.while?.(play)) : [];
}

/** Whether one of the panels in sight tells the forecast itself. A panel that is a drawer on a phone stands on a wide board. */
export function docksTellForecast(play: PlayModel): boolean {
  return docksOf(play)
    .filter((dock) => (viewport.isNarrow || dock.side === "drawer") && dock.while?.(play))
    .some((dock) => dock.tellsForecast?.(play));
}
