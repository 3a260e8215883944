// The ribbon has one row. What gives way when it gets narrow, and in which order: the second line of the acts, the first
// steps of the way, acts from the last until a few are left; then the prompt takes two small lines, and more acts go until it
// has room. It is never cut. Undo and done never go.

interface Widths {
  /** With its second line, and without. */
  full: number;
  brief: number;
}

export interface Measured {
  /** The ribbon's inside. */
  room: number;
  gap: number;
  undo: Widths;
  /** The steps of the way, from the first. */
  steps: readonly number[];
  /** In one line, and in two small ones. */
  prompt: number;
  wrapped: number;
  acts: readonly Widths[];
  /** The lamp, and whatever else stands still. */
  fixed: number;
  finish: Widths;
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

/** How much is left for the prompt with so many acts. */
function left(measured: Measured, kind: keyof Widths, acts: number): number {
  const { room, gap, undo, fixed, finish, more } = measured;
  const shown = measured.acts.slice(0, acts).map((one) => one[kind]);
  const hidden = acts < measured.acts.length ? [more] : [];
  return room - sum([undo[kind], fixed, finish[kind], ...shown, ...hidden], gap);
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
  let acts = measured.acts.length;
  while (acts > 0 && left(measured, "brief", acts) < prompt) acts--;
  return acts;
}

export function narrowed(measured: Measured): Narrowed {
  const { acts, prompt, wrapped, steps } = measured;
  const whole = Math.max(prompt, sum(steps, 0));
  if (left(measured, "full", acts.length) >= whole)
    return { isBrief: false, steps: steps.length, acts: acts.length, isWrapped: false };
  const few = Math.min(FEW, acts.length);
  const isWrapped = left(measured, "brief", few) < prompt;
  const shown = mostActs(measured, isWrapped ? wrapped : prompt);
  return { isBrief: true, steps: stepsIn(steps, left(measured, "brief", shown)), acts: shown, isWrapped };
}
