// Whom this reader does not want to hear at this table. Kept in the browser; nobody else is told.
import type { ChatWire } from "../net/types";

const keyOf = (table: string): string => `hatalom.muted.${table}`;

/** A seat, or a spectator by name. */
const speakerOf = (line: ChatWire): string => (line.seat === null ? `name ${line.name}` : `seat ${line.seat}`);

export class Muted {
  readonly #key: string;
  #speakers = $state.raw<readonly string[]>([]);

  constructor(table: string) {
    this.#key = keyOf(table);
    this.#speakers = JSON.parse(localStorage.getItem(this.#key) ?? "[]") as string[];
  }

  has(line: ChatWire): boolean {
    return this.#speakers.includes(speakerOf(line));
  }

  /** Mutes a speaker, or hears him again. */
  toggle(line: ChatWire): void {
    const speaker = speakerOf(line);
    this.#speakers = this.has(line) ? this.#speakers.filter((one) => one !== speaker) : [...this.#speakers, speaker];
    if (this.#speakers.length === 0) localStorage.removeItem(this.#key);
    else localStorage.setItem(this.#key, JSON.stringify(this.#speakers));
  }

  heard(lines: readonly ChatWire[]): readonly ChatWire[] {
    return this.#speakers.length === 0 ? lines : lines.filter((line) => !this.has(line));
  }

  /** The muted speakers that have said something: the last line of each, and how many there are. */
  silenced(lines: readonly ChatWire[]): { line: ChatWire; count: number }[] {
    const found = new Map<string, { line: ChatWire; count: number }>();
    for (const line of lines.filter((one) => this.has(one)))
      found.set(speakerOf(line), { line, count: (found.get(speakerOf(line))?.count ?? 0) + 1 });
    return [...found.values()];
  }
}
