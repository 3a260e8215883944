// The ribbon has one row. What gives way when it gets narrow, and in which order: the second line of the acts, the first
// steps of the way, acts from the last until a few are left; then the prompt takes two small lines, and more acts go until it
// has room. It is never cut. Undo and done never go.

/** The widths of the buttons. */
export interface Buttons {
  undo: number;
  acts: readonly number[];
  finish: number;
}

interface Room {
  /** The ribbon's inside. */
  room: number;
  gap: number;
  /** The lamp, and whatever else stands still. */
  fixed: number;
}

/** The ribbon with nothing left out. */
export interface Whole extends Room {
  /** The steps of the way, from the first. */
  steps: readonly number[];
  /** In one line. */
  prompt: number;
  /** With their second line. */
  full: Buttons;
}

export interface Measured extends Whole {
  /** Without their second line. */
  brief: Buttons;
  /** The prompt in two small lines. */
  wrapped: number;
  /** The button behind which acts go. */
  more: number;
}

export interface Narrowed {
  isBrief: boolean;
  /** How many of the last steps are shown. */
  steps: number;
  /** How many of the first acts are shown. */
  acts: number;
  /** Whether the prompt stands in two small lines. */
  isWrapped: boolean;
}

/** So many acts stay in sight beside a prompt in one line; for more of it two lines are better. */
const FEW = 4;

const sum = (widths: readonly number[], gap: number): number =>
  widths.reduce((all, width) => all + (width > 0 ? width + gap : 0), 0);

/** How much is left for the prompt beside these buttons. */
const beside = ({ room, gap, fixed }: Room, { undo, acts, finish }: Buttons): number =>
  room - sum([undo, fixed, finish, ...acts], gap);

/** Whether nothing has to give way. */
export const hasRoom = (whole: Whole): boolean =>
  beside(whole, whole.full) >= Math.max(whole.prompt, sum(whole.steps, 0));

/** How much is left for the prompt with so many acts, all of them brief. */
function left(measured: Measured, acts: number): number {
  const { brief, more } = measured;
  const hidden = acts < brief.acts.length ? [more] : [];
  return beside(measured, { ...brief, acts: [...brief.acts.slice(0, acts), ...hidden] });
}

/** How many of the last steps fit. */
function stepsIn(steps: readonly number[], room: number): number {
  let used = 0;
  for (let n = 0; n < steps.length; n++) {
    used += steps[steps.length - 1 - n] ?? 0;
    if (used > room && n > 0) return n;
  }
  return steps.length;
}

/** The most acts that leave so much for the prompt. */
function mostActs(measured: Measured, prompt: number): number {
  let acts = measured.brief.acts.length;
  while (acts > 0 && left(measured, acts) < prompt) acts--;
  return acts;
}

export function narrowed(measured: Measured): Narrowed {
  const { full, prompt, wrapped, steps } = measured;
  if (hasRoom(measured)) return { isBrief: false, steps: steps.length, acts: full.acts.length, isWrapped: false };
  const few = Math.min(FEW, full.acts.length);
  const isWrapped = left(measured, few) < prompt;
  const shown = mostActs(measured, isWrapped ? wrapped : prompt);
  return { isBrief: true, steps: stepsIn(steps, left(measured, shown)), acts: shown, isWrapped };
}
