// How long the computers at a table have been thinking. The server only says that they do.
import type { SeatWire } from "../net/types";
import { now } from "./now";

export class Thinking {
  /** When each was seen to begin. */
  readonly #since = new Map<string, number>();

  note(seats: readonly SeatWire[]): void {
    for (const { seat, thinking } of seats) {
      if (!thinking) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, Date.now());
    }
  }

  /** In seconds; watched. */
  secondsOf(seat: string): number {
    const since = this.#since.get(seat);
    return since === undefined ? 0 : Math.max(0, Math.floor((now() - since) / 1000));
  }
}
