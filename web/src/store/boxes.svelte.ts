// The boxes that this reader has corrected, one for each game. They are kept in the browser.
import { api } from "../net/api";
import type { OwnBoxWire } from "../net/types";

/** A box with the file that it came from. */
export interface OwnBox extends OwnBoxWire {
  name: string;
  text: string;
}

const KEY = "hatalom.boxes";

export class Boxes {
  #all = $state.raw<Readonly<Record<string, OwnBox>>>({});

  constructor() {
    this.#all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, OwnBox>;
  }

  of(game: string): OwnBox | null {
    return this.#all[game] ?? null;
  }

  /** Has a file checked and keeps what it says; throws the server's reason where no game can be played with it. */
  async bring(game: string, name: string, text: string): Promise<void> {
    const read = await api.readBox(game, { name, text });
    this.#keep({ ...this.#all, [game]: { ...read, name, text } });
  }

  forget(game: string): void {
    this.#keep(Object.fromEntries(Object.entries(this.#all).filter(([name]) => name !== game)));
  }

  #keep(all: Readonly<Record<string, OwnBox>>): void {
    this.#all = all;
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const boxes = new Boxes();
