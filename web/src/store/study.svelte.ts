// The study board: what the strongest computer would have done at the ply of a finished game that is looked at.
import { api } from "../net/api";
import type { StudyWire } from "../net/types";

export class Study {
  readonly table: string;
  #found = $state.raw<StudyWire | null>(null);
  /** The ply that was asked about; null while the board is closed. */
  #asked = $state<number | null>(null);
  isThinking = $state(false);
  /** What the server said instead. */
  problem = $state("");
  /** The turn whose arrows are drawn strongest, from 0. */
  marked = $state(0);

  constructor(table: string) {
    this.table = table;
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
    this.#asked = ply;
    this.#found = null;
    this.problem = "";
    this.marked = 0;
    this.isThinking = true;
    try {
      const found = await api.study(this.table, ply);
      if (this.isOpenAt(ply)) this.#found = found;
    } catch (error) {
      if (this.isOpenAt(ply)) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#asked === ply || this.#asked === null) this.isThinking = false;
    }
  }

  close(): void {
    this.#asked = null;
    this.#found = null;
  }
}
