// While a hand moves the map, nothing on it is entered or left: showing that would draw the map anew in the middle of the
// movement. What was left is told when the hand rests.
export class HeldBack {
  #left: EventTarget[] = [];

  /** Listen with this on the map, in the capture phase. */
  hold(event: Event): void {
    event.stopPropagation();
    if (event.type === "pointerleave" && event.target !== null) this.#left.push(event.target);
  }

  release(): void {
    const left = this.#left;
    this.#left = [];
    for (const target of left) target.dispatchEvent(new Event("pointerleave"));
  }
}
