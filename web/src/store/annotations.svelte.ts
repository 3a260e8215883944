// What the players of a finished game have added to its moments: notes and arrows.
import { api } from "../net/api";
import type { AnnotationWire, NewAnnotationWire } from "../net/types";

export class Annotations {
  readonly table: string;
  all = $state.raw<readonly AnnotationWire[]>([]);

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

  async remove(id: number): Promise<void> {
    await api.removeAnnotation(this.table, id);
    this.all = this.all.filter((note) => note.id !== id);
  }
}
