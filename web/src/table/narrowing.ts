// The ribbon has one row. What gives way when it gets narrow, and in which order: the second line of the acts, the first
// steps of the way, acts from the last to the first, and at last the end of the prompt. Undo and done never go.

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
  prompt: number;
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
}

/** So many acts stay in sight, even where a long prompt is cut for them. */
const FEW = 4;
/** The prompt is never shorter than this for the sake of more acts. */
const LEAST_PROMPT = 280;

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

export function narrowed(measured: Measured): Narrowed {
  const { acts, prompt, steps } = measured;
  const whole = Math.max(prompt, sum(steps, 0));
  if (left(measured, "full", acts.length) >= whole) return { isBrief: false, steps: steps.length, acts: acts.length };
  let shown = acts.length;
  const few = Math.min(FEW, acts.length);
  while (shown > few && left(measured, "brief", shown) < prompt) shown--;
  while (shown > 0 && left(measured, "brief", shown) < Math.min(prompt, LEAST_PROMPT)) shown--;
  return { isBrief: true, steps: stepsIn(steps, left(measured, "brief", shown)), acts: shown };
}
