// Which lessons this reader has finished. Kept in the browser, like the settings.
import type { GameWire } from "../net/types";

const KEY = "hatalom.lessons";

function stored(): string[] {
  const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

class Progress {
  #done = $state.raw<ReadonlySet<string>>(new Set(stored()));

  has(game: string, lesson: string): boolean {
    return this.#done.has(nameOf(game, lesson));
  }

  finish(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = new Set([...this.#done, nameOf(game, lesson)]);
    localStorage.setItem(KEY, JSON.stringify([...this.#done]));
  }

  count(game: GameWire): number {
    return game.lessons.filter((lesson) => this.has(game.name, lesson.id)).length;
  }

  /** The first lesson that is still to do; the first of all when everything is done. */
  next(game: GameWire): string | null {
    return (game.lessons.find((lesson) => !this.has(game.name, lesson.id)) ?? game.lessons[0])?.id ?? null;
  }
}

export const progress = new Progress();
