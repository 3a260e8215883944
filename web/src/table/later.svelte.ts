// Parts of the table that nobody needs for the first move. Each is fetched when it is opened, all of them when it has been answered.
import type { PlayModel } from "../store/play.svelte";

/** The answer to the first move is drawn meanwhile. */
const PAUSE = 500;

const PARTS = {
  after: () => import("../after/AfterGame.svelte"),
  away: () => import("./Away.svelte"),
  branch: () => import("../replay/BranchSheet.svelte"),
  coach: () => import("../learn/CoachBar.svelte"),
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
  scrubber: () => import("../replay/Scrubber.svelte"),
  seat: () => import("./SeatCard.svelte"),
  study: () => import("./StudyStrip.svelte"),
  studyArrows: () => import("./StudyArrows.svelte"),
  tellLess: () => import("./TellLess.svelte"),
  verdict: () => import("./Verdict.svelte"),
};

export const later: Readonly<typeof PARTS> = PARTS;

/** One part after the other, whenever the page has nothing else to do; what does not come now is asked for again when opened. */
async function fetchLater(): Promise<void> {
  for (const load of Object.values(PARTS)) {
    await idle();
    await load().catch(() => undefined);
  }
}

const idle = (): Promise<unknown> =>
  new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, PAUSE)));

/** Fetches the parts when the first move has been answered, for the component that calls: the answer comes first. */
export function fetchAfterFirstMove(play: PlayModel): void {
  let [hasMoved, isFetched] = [false, false];
  $effect(() => {
    if (play.store.acting.pending !== null) hasMoved = true;
    else if (hasMoved && !isFetched) {
      isFetched = true;
      setTimeout(() => void fetchLater(), PAUSE);
    }
  });
}
