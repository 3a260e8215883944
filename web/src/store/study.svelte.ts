// The study board: what the strongest computer would have done at the ply of a finished game that is looked at, or in a
// position that the reader has made of it by hand.
import { t } from "../i18n/i18n.svelte";
import { api, ApiError } from "../net/api";
import type { StateWire, StudyWire } from "../net/types";

/** What can go wrong in words of ours; what is wrong with a written position only the server can say. */
const KNOWN: Readonly<Record<string, string>> = {
  "no-hint": "study-none",
  "too-many": "trouble-too-many",
  forbidden: "trouble-forbidden",
  away: "trouble-away",
};

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  const key = KNOWN[error.code];
  return key === undefined ? error.message : t(key);
}

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
  /** The position as the text that the reader changes; null while he does not set one up by hand. */
  text = $state<string | null>(null);

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
    this.text = null;
    await this.#think(ply, async () => {
      const found = await api.study(this.table, ply);
      if (this.isOpenAt(ply)) this.#found = found;
    });
  }

  /** Writes the position of the ply down, to be changed by hand. */
  async write(ply: number): Promise<void> {
    await this.#think(ply, async () => {
      const { text } = await api.position(this.table, ply);
      if (this.isOpenAt(ply)) this.text = text;
    });
  }

  /** Asks for the best turns in the position that was set up by hand; returns what it looks like. */
  async tryOut(ply: number): Promise<StateWire | null> {
    let shown: StateWire | null = null;
    await this.#think(ply, async () => {
      const { seat, level, turns, common, state } = await api.studyByHand(this.table, { text: this.text ?? "" });
      if (!this.isOpenAt(ply)) return;
      this.#found = { ply, seat, level, turns, common };
      shown = state;
    });
    return shown;
  }

  close(): void {
    this.#asked = null;
    this.#found = null;
    this.text = null;
  }

  async #think(ply: number, work: () => Promise<void>): Promise<void> {
    this.#asked = ply;
    this.#found = null;
    this.problem = "";
    this.marked = 0;
    this.isThinking = true;
    try {
      await work();
    } catch (error) {
      if (this.isOpenAt(ply)) this.problem = wordsOf(error);
    } finally {
      if (this.#asked === ply || this.#asked === null) this.isThinking = false;
    }
  }
}
