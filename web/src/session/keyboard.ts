// The shell's half of the keys in keys.ts. The board and the hand listen for theirs themselves.
import { cards } from "../cards/cards.svelte";
import { turn } from "../store/docks";
import type { PlayModel } from "../store/play.svelte";
import { whatIsAsked, whatIsHere, whereAreMine } from "./commands";
import { KEYS, type Key, type ShellKey } from "./keys";
import { closeHints, leaveStudy } from "./strips";
import { isTyping } from "../ui/typing";
import { panels } from "../store/panels.svelte";
import { viewport } from "../ui/viewport.svelte";

export function handleKey(event: KeyboardEvent, play: PlayModel): void {
  if (event.defaultPrevented || event.altKey || isTyping(event)) return;
  // What is pressed in a dialog is its own: Escape closes that alone.
  if (event.target instanceof Element && event.target.closest("dialog") !== null) return;
  if (panels.keysAreShown || panels.ordersAreShown || panels.isFinding || panels.sheet !== null) return;
  if (!press(event, play)) return;
  event.preventDefault();
}

/** Whether the table has an act for what is pressed. */
function press(event: KeyboardEvent, play: PlayModel): boolean {
  const key = keyOf(event);
  if (hasAct(key)) ACTS[key](play);
  else if (event.ctrlKey || event.metaKey) return false;
  else if (/^[1-9]$/.test(key)) pressOption(Number(key) - 1, play);
  else return replayKey(event, play);
  return true;
}

/** The key by its first name in the list; on a Mac the command key stands for Ctrl. */
function keyOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const pressed = ctrlKey || metaKey ? `Ctrl+${shiftKey ? "Shift+" : ""}${key.toLowerCase()}` : key;
  return KEYS.find((one: Key) => one.also?.includes(pressed))?.key ?? pressed;
}

/** The digits choose an option; the arrows and the space bar belong to the replay. */
type ActKey = Exclude<ShellKey, "digit" | "ArrowLeft" | "Shift+ArrowLeft" | " ">;

const ACTS: Record<ActKey, (play: PlayModel) => void> = {
  u: (play) => undo(play, "step"),
  U: (play) => undo(play, "start"),
  n: (play) => {
    const [finish] = play.layout.finish;
    if (finish !== undefined) play.choose(finish);
  },
  b: (play) => void play.store.hint(),
  c: (play) => play.dispatch.next(),
  y: (play) => play.dispatch.again(),
  P: (play) => void play.planAhead(),
  Escape: back,
  q: () => panels.toggleTab("log"),
  w: () => panels.toggleTab("chat"),
  e: () => panels.toggleTab("rules"),
  ",": () => panels.toggleTab("settings"),
  o: (play) => turn(play),
  r: () => (panels.isFolded = !panels.isFolded),
  x: (play) => panels.toggleSeat(viewport.isNarrow ? "all" : (play.seat ?? play.store.table?.seats[0]?.seat ?? "")),
  z: (play) => {
    if (panels.replayIsShown && play.replay.ply !== null) play.replay.now();
    panels.replayIsShown = !panels.replayIsShown;
  },
  m: (play) => (panels.answer = whereAreMine(play)),
  i: (play) => (panels.answer = whatIsHere(play)),
  t: () => cards.pin(),
  p: (play) => (panels.answer = whatIsAsked(play)),
  "/": () => (panels.isFinding = true),
  "?": () => (panels.keysAreShown = true),
};

function hasAct(key: string): key is ActKey {
  return key in ACTS;
}

/** One step back: the enlarged card, what is half chosen, what lies open, the past. */
function back(play: PlayModel): void {
  if (cards.close()) return;
  const { isChoosing } = play;
  if (play.letGo() && !isChoosing) return;
  if (!isChoosing && play.store.plan.isOpen) {
    play.store.plan.close();
    return;
  }
  play.store.away = null;
  closeHints(play);
  panels.answer = null;
  if (isChoosing || panels.close() || leaveStudy(play)) return;
  if (play.replay.ply !== null) play.replay.now();
  panels.replayIsShown = false;
}

/** The space bar belongs to whatever can be pressed; a plain button has no use for arrows, so whoever has just clicked one
 *  goes on with them. */
const PRESSED = "button, a, summary, input, [tabindex], dialog";
const STEERED = "input, [role=tab], [tabindex]:not(button, #question), dialog";

/** Arrows step by ply, with Shift by heading; the space bar plays. On what has its own use for them they are that one's own. */
function replayKey(event: KeyboardEvent, play: PlayModel): boolean {
  const owners = event.key === " " ? PRESSED : STEERED;
  if (event.target instanceof Element && event.target.closest(owners) !== null) return false;
  if (play.dispatch.isOpen) return dispatchKey(event, play);
  if (event.key === " ") play.replay.toggle();
  else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const by = event.key === "ArrowLeft" ? -1 : 1;
    if (event.shiftKey) play.replay.stepPhase(by);
    else play.replay.step(by);
  } else return false;
  return true;
}

/** While something is told, the space bar holds it and the arrows go to the moment before and after. */
function dispatchKey({ key }: KeyboardEvent, { dispatch }: PlayModel): boolean {
  if (key === " ") dispatch.pause();
  else if (key === "ArrowLeft") dispatch.back();
  else if (key === "ArrowRight") dispatch.next();
  else return false;
  return true;
}

function pressOption(index: number, play: PlayModel): void {
  if (play.store.acting.pending !== null) return;
  const { acts, finish } = play.layout;
  const entry = acts[index];
  const last = finish[index - acts.length];
  if (entry?.kind === "group") play.narrowTo({ verb: entry.verb });
  else if (entry?.kind === "closed") play.askVerb(entry.closed.verb);
  else if (entry !== undefined) play.choose(entry.option);
  else if (last !== undefined) play.choose(last);
}

function undo(play: PlayModel, how: "step" | "start"): void {
  const { lastLaid } = play;
  const undo = play.store.acting.takesBack;
  if (lastLaid !== null && how === "step") lastLaid.takeAway();
  else if (undo) void play.store.acting.undo(undo[how]);
}
