// What the players of a finished game have added to its moments: notes and arrows.
import { api } from "../net/api";
import type { AnnotationWire, DrawnArrowWire, NewAnnotationWire } from "../net/types";

/** A note has no more arrows than these. */
export const MOST_ARROWS = 6;

export class Annotations {
  readonly table: string;
  all = $state.raw<readonly AnnotationWire[]>([]);

  /** The note that is being written at the table: its words, its arrows, and whether one draws on the map now. */
  words = $state("");
  drawn = $state.raw<readonly DrawnArrowWire[]>([]);
  isDrawing = $state(false);

  constructor(table: string) {
    this.table = table;
  }

  /** Whoever may not read them sees none. */
  async load(): Promise<void> {
    this.all = await api.annotations(this.table).catch(() => []);
  }

  /** Those of a stretch of plies: after one, up to another. */
  between(after: number, upTo: number): readonly AnnotationWire[] {
    return this.all.filter(({ ply }) => ply > after && ply <= upTo);
  }

  async add(note: NewAnnotationWire): Promise<void> {
    const added = await api.annotate(this.table, note);
    this.all = [...this.all, added].sort((one, other) => one.ply - other.ply || one.id - other.id);
  }

  /** Draws an arrow of the note that is being written; the same one again takes it away. */
  draw(start: string, goal: string): void {
    const others = this.drawn.filter((one) => one.start !== start || one.goal !== goal);
    if (start === goal) return;
    this.drawn = others.length < this.drawn.length ? others : [...others, { start, goal }].slice(-MOST_ARROWS);
  }

  async remove(id: number): Promise<void> {
    await api.removeAnnotation(this.table, id);
    this.all = this.all.filter((note) => note.id !== id);
  }
}
