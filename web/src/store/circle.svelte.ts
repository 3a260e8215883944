// The people around me: friends, who asks, and whom I block. Fetched when somebody needs it, and kept for all pages.
import { api } from "../net/api";
import type { MyPeopleWire } from "../net/types";

class Circle {
  people = $state.raw<MyPeopleWire | null>(null);

  /** Fetches them; whoever is not known here has nobody. */
  async load(): Promise<void> {
    try {
      this.people = await api.people();
    } catch {
      this.people ??= null;
    }
  }

  /** Fetches them unless they are here, or nobody is known to be. */
  async need(): Promise<void> {
    if (this.people !== null) return;
    const me = await api.me().catch(() => null);
    if (me?.known) await this.load();
  }

  blocks(person: string): boolean {
    return person !== "" && (this.people?.blocked.some(({ id }) => id === person) ?? false);
  }
}

export const circle = new Circle();
