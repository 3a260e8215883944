// The shell's half of the keys in keys.ts. The board and the hand listen for theirs themselves.
import type { PlayModel } from "../store/play.svelte";
import { isTyping } from "./keys";
import { ui } from "./ui.svelte";

export function handleKey(event: KeyboardEvent, play: PlayModel): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  if (ui.keysAreShown || ui.isFinding) return;
  if (/^[1-9]$/.test(event.key)) pressOption(Number(event.key) - 1, play);
  else if (event.key in ACTS) ACTS[event.key]?.(play);
  else return;
  event.preventDefault();
}

const ACTS: Record<string, (play: PlayModel) => void> = {
  u: (play) => undo(play, "step"),
  U: (play) => undo(play, "start"),
  n: (play) => {
    const [finish] = play.layout.finish;
    if (finish !== undefined) play.choose(finish);
  },
  Escape: (play) => {
    play.reset();
    ui.drawer = null;
  },
  q: () => ui.openTab("log"),
  w: () => ui.openTab("chat"),
  e: () => ui.openTab("rules"),
  r: () => (ui.isFolded = !ui.isFolded),
  "/": () => (ui.isFinding = true),
  "?": () => (ui.keysAreShown = true),
};

function pressOption(index: number, play: PlayModel): void {
  if (play.store.pending !== null) return;
  const { acts, finish } = play.layout;
  const entry = acts[index];
  const last = finish[index - acts.length];
  if (entry?.kind === "group") play.narrowTo({ verb: entry.verb });
  else if (entry !== undefined) play.choose(entry.option);
  else if (last !== undefined) play.choose(last);
}

function undo(play: PlayModel, how: "step" | "start"): void {
  const undo = play.store.state?.undo;
  if (undo) void play.store.undo(undo[how]);
}
