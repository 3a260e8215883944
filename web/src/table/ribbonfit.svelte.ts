// Measures the ribbon and says what has room in it. Everything is laid out whole first, before anything is painted.
import { tick } from "svelte";
import { hasRoom, narrowed, type Buttons, type Narrowed } from "./narrowing";

const GAP = 8;
/** How wide the button is behind which acts go. */
const MORE = 88;
const WHOLE: Narrowed = { isBrief: false, steps: Infinity, acts: Infinity, isWrapped: false };
const BRIEF: Narrowed = { ...WHOLE, isBrief: true };
/** The small type of a prompt in several lines, as a part of the large one; and how wide a letter is at most. */
const SMALL = 0.8;
const LETTER = 12;

const widthOf = (root: Element, part: string): number =>
  [...root.querySelectorAll<HTMLElement>(`[data-fit="${part}"]`)].reduce(
    (all, one) => all + one.offsetWidth + (all > 0 ? GAP : 0),
    0,
  );
const widthsOf = (root: Element, part: string): number[] =>
  [...root.querySelectorAll<HTMLElement>(part)].map((one) => one.offsetWidth);
const buttonsOf = (root: Element): Buttons => ({
  undo: widthOf(root, "undo"),
  acts: widthsOf(root, ".acts > :not([data-fit])"),
  finish: widthOf(root, "finish"),
});

/** What no line can break, at its longest: a word, a name, a rule. */
function unbroken(prompt: HTMLElement): number {
  const words = prompt.innerText.split(/\s+/).map(({ length }) => length * LETTER);
  return Math.max(...words, ...[...prompt.children].map((one) => (one as HTMLElement).offsetWidth));
}

/** Its box, and what its words take up, wherever the box ends; what only enlarges a button for the finger does not count.
 *  Under the pointer a sentence opens: it is measured as it lies closed. */
function boxesOf(prompt: Element): { box: DOMRect; words: DOMRect } {
  const range = document.createRange();
  range.selectNodeContents(prompt);
  prompt.toggleAttribute("data-closed", true);
  const [box, words] = [prompt.getBoundingClientRect(), range.getBoundingClientRect()];
  prompt.toggleAttribute("data-closed", false);
  return { box, words };
}

function isCut(prompt: Element): boolean {
  const { box, words } = boxesOf(prompt);
  return words.right > box.right + 1 || words.bottom > box.bottom + 2;
}

export class RibbonFit {
  shown = $state.raw<Narrowed>(WHOLE);
  #turn = 0;

  /** On a phone the acts scroll sideways; a long prompt has small letters. */
  async measureOnPhone(root: HTMLElement): Promise<void> {
    const turn = ++this.#turn;
    this.shown = WHOLE;
    await tick();
    const prompt = root.querySelector(".prompt");
    if (turn === this.#turn && prompt !== null && isCut(prompt)) this.shown = { ...WHOLE, isWrapped: true };
    await this.#shortenWay(root, turn);
  }

  async measure(root: HTMLElement, room: number): Promise<void> {
    const turn = ++this.#turn;
    this.shown = WHOLE;
    await tick();
    if (turn !== this.#turn || !root.isConnected) return;
    const full = buttonsOf(root);
    const sentence = root.querySelector<HTMLElement>(".prompt");
    const prompt = sentence === null ? 0 : Math.ceil(boxesOf(sentence).words.width) + 1;
    const whole = { room, gap: GAP, prompt, full, steps: widthsOf(root, ".crumbs > *"), fixed: widthOf(root, "fixed") };
    if (!hasRoom(whole)) {
      const wrapped = (SMALL * (prompt + (sentence === null ? 0 : unbroken(sentence)))) / 2;
      this.shown = BRIEF;
      await tick();
      if (turn !== this.#turn || !root.isConnected) return;
      this.shown = narrowed({ ...whole, brief: buttonsOf(root), wrapped, more: MORE });
    }
    if (sentence !== null) await this.#makeRoom(sentence, turn);
    await this.#shortenWay(root, turn);
  }

  /** The step where we are is never cut: steps before it go. */
  async #shortenWay(root: HTMLElement, turn: number): Promise<void> {
    for (;;) {
      await tick();
      const here = root.querySelector(".crumbs [aria-current]");
      const seen = root.querySelectorAll(".crumbs > .step:not(.visually-hidden)").length;
      const steps = Math.min(seen, this.shown.steps) - 1;
      if (turn !== this.#turn || here === null || steps < 1 || !isCut(here)) return;
      this.shown = { ...this.shown, steps };
    }
  }

  /** What was reckoned may be a little too short: the sentence itself has the last word. */
  async #makeRoom(sentence: HTMLElement, turn: number): Promise<void> {
    for (;;) {
      await tick();
      const { shown } = this;
      if (turn !== this.#turn || !isCut(sentence) || (shown.isWrapped && shown.acts === 0)) return;
      this.shown = shown.isWrapped ? { ...shown, acts: shown.acts - 1 } : { ...shown, isWrapped: true };
    }
  }
}
