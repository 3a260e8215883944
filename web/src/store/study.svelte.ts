// The study board: what the strongest computer would have done at the ply of a finished game that is looked at, or in a
// position that the reader has made of it by hand.
import { api } from "../net/api";
import type { StateWire, StudyWire } from "../net/types";
import { problemOf, type Problem } from "./positionfaults";

export class Study {
  readonly table: string;
  #found = $state.raw<StudyWire | null>(null);
  /** The ply that was asked about; null while the board is closed. */
  #asked = $state<number | null>(null);
  /** The request that is waited for. */
  #thought = $state.raw<AbortController | null>(null);
  /** What the server said instead. */
  problem = $state.raw<Problem | null>(null);
  /** The turn whose arrows are drawn strongest, from 0. */
  marked = $state(0);
  /** The position as the text that the reader changes; null while he does not set one up by hand. */
  text = $state<string | null>(null);

  constructor(table: string) {
    this.table = table;
  }

  get isThinking(): boolean {
    return this.#thought !== null;
  }

  /** Whether the board is about this ply. */
  isOpenAt(ply: number): boolean {
    return this.#asked === ply;
  }

  foundAt(ply: number): StudyWire | null {
    return this.isOpenAt(ply) ? this.#found : null;
  }

  /** Asks for the best turns from a ply on; whoever goes on meanwhile is not told. */
  async ask(ply: number): Promise<void> {
    this.text = null;
    await this.#think(
      ply,
      (signal) => api.study(this.table, ply, signal),
      (found) => (this.#found = found),
    );
  }

  /** Writes the position of the ply down, to be changed by hand. */
  async write(ply: number): Promise<void> {
    await this.#think(
      ply,
      (signal) => api.position(this.table, ply, signal),
      ({ text }) => (this.text = text),
    );
  }

  /** Asks for the best turns in the position that was set up by hand; returns what it looks like. */
  async tryOut(ply: number): Promise<StateWire | null> {
    let shown: StateWire | null = null;
    await this.#think(
      ply,
      (signal) => api.studyByHand(this.table, { text: this.text ?? "" }, signal),
      ({ seat, level, turns, common, state }) => {
        this.#found = { ply, seat, level, turns, common };
        shown = state;
      },
    );
    return shown;
  }

  /** Waits no longer for what was asked; a text that was set up by hand stays. */
  stop(): void {
    this.#thought?.abort();
    this.#thought = null;
  }

  close(): void {
    this.stop();
    this.#asked = null;
    this.#found = null;
    this.text = null;
  }

  /** One thing at a time: what was asked before is not waited for any more. */
  async #think<Answer>(
    ply: number,
    ask: (signal: AbortSignal) => Promise<Answer>,
    show: (answer: Answer) => void,
  ): Promise<void> {
    this.stop();
    const thought = new AbortController();
    this.#thought = thought;
    this.#asked = ply;
    this.#found = null;
    this.problem = null;
    this.marked = 0;
    try {
      const answer = await ask(thought.signal);
      if (!thought.signal.aborted) show(answer);
    } catch (error) {
      if (!thought.signal.aborted) this.problem = problemOf(error);
    }
    if (this.#thought === thought) this.#thought = null;
  }
}
