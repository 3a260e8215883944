// Measures the ribbon and says what has room in it. Everything is laid out whole first, before anything is painted.
import { tick } from "svelte";
import { narrowed, type Narrowed } from "./narrowing";

const GAP = 8;
const WHOLE: Narrowed = { isBrief: false, steps: Infinity, acts: Infinity };
const BRIEF: Narrowed = { isBrief: true, steps: Infinity, acts: Infinity };

const widthOf = (root: Element, part: string): number =>
  [...root.querySelectorAll<HTMLElement>(`[data-fit="${part}"]`)].reduce(
    (all, one) => all + one.offsetWidth + (all > 0 ? GAP : 0),
    0,
  );
const widthsOf = (root: Element, part: string): number[] =>
  [...root.querySelectorAll<HTMLElement>(part)].map((one) => one.offsetWidth);

export class RibbonFit {
  shown = $state.raw<Narrowed>(WHOLE);
  #turn = 0;

  /** On a phone the acts scroll sideways. */
  reset(): void {
    this.#turn++;
    this.shown = WHOLE;
  }

  async measure(root: HTMLElement, room: number): Promise<void> {
    const turn = ++this.#turn;
    this.shown = WHOLE;
    await tick();
    if (turn !== this.#turn || !root.isConnected) return;
    const full = {
      acts: widthsOf(root, ".acts > :not([data-fit])"),
      undo: widthOf(root, "undo"),
      finish: widthOf(root, "finish"),
    };
    const steps = widthsOf(root, ".crumbs > *");
    const prompt = (root.querySelector(".prompt")?.scrollWidth ?? 0) + 1;
    this.shown = BRIEF;
    await tick();
    if (turn !== this.#turn || !root.isConnected) return;
    const brief = widthsOf(root, ".acts > :not([data-fit])");
    this.shown = narrowed({
      room,
      gap: GAP,
      undo: { full: full.undo, brief: widthOf(root, "undo") },
      steps,
      prompt,
      acts: full.acts.map((width, n) => ({ full: width, brief: brief[n] ?? width })),
      fixed: widthOf(root, "fixed"),
      finish: { full: full.finish, brief: widthOf(root, "finish") },
      more: 88,
    });
  }
}
