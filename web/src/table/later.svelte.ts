// Parts of the table that nobody needs for the first move. Each is fetched when it is opened, all of them after that move.
import type { PlayModel } from "../store/play.svelte";

const PARTS = {
  after: () => import("../after/AfterGame.svelte"),
  away: () => import("./Away.svelte"),
  branch: () => import("../replay/BranchSheet.svelte"),
  dispatch: () => import("./Dispatch.svelte"),
  drawer: () => import("./Drawer.svelte"),
  find: () => import("./FindSheet.svelte"),
  hints: () => import("./HintStrip.svelte"),
  keys: () => import("./KeysSheet.svelte"),
  note: () => import("../replay/NoteSheet.svelte"),
  noteArrows: () => import("./NoteArrows.svelte"),
  noteDrawing: () => import("./NoteDrawing.svelte"),
  orders: () => import("./OrdersSheet.svelte"),
  plan: () => import("./Plan.svelte"),
  report: () => import("../replay/ReportSheet.svelte"),
  result: () => import("./ResultBar.svelte"),
  seat: () => import("./SeatCard.svelte"),
  study: () => import("./StudyStrip.svelte"),
  studyArrows: () => import("./StudyArrows.svelte"),
  tellLess: () => import("./TellLess.svelte"),
  verdict: () => import("./Verdict.svelte"),
};

export const later: Readonly<typeof PARTS> = PARTS;

/** When the page has nothing else to do; a part that does not come now is asked for again when it is opened. */
function fetchLater(): void {
  const fetchAll = (): void => void Promise.allSettled(Object.values(PARTS).map((load) => load()));
  if ("requestIdleCallback" in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll);
}

/** Fetches the parts once the first move is on its way, for the component that calls. */
export function fetchAfterFirstMove(play: PlayModel): void {
  let isFetched = false;
  $effect(() => {
    if (play.store.pending === null || isFetched) return;
    isFetched = true;
    fetchLater();
  });
}
