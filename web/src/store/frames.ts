// What arrives in one burst is shown one by one: the next waits until the one before has been painted, so that the answer to
// a click is on the screen before the computers' answers to it are drawn.

/** A page that is not painted (another tab is in front) goes on after so many milliseconds. */
const UNPAINTED_MS = 250;

/** Calls back when what was changed just now is on the screen. */
function whenPainted(done: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done();
  };
  const timer = setTimeout(once, UNPAINTED_MS);
  requestAnimationFrame(() => setTimeout(once));
}

export class Frames {
  #waiting: (() => void)[] = [];
  #isPainting = false;

  /** Shows it at once, or in its turn. */
  show(change: () => void): void {
    this.#waiting.push(change);
    if (!this.#isPainting) this.#next();
  }

  /** What was changed just now is painted before anything that arrives is shown. */
  paintFirst(): void {
    if (this.#isPainting || document.hidden) return;
    this.#isPainting = true;
    whenPainted(() => this.#next());
  }

  /** What waits is not shown any more. */
  drop(): void {
    this.#waiting = [];
  }

  #next(): void {
    const change = this.#waiting.shift();
    this.#isPainting = change !== undefined && !document.hidden;
    change?.();
    if (this.#isPainting) whenPainted(() => this.#next());
    else if (this.#waiting.length > 0) this.#next();
  }
}
