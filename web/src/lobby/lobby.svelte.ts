// What the start screen knows: the games of this server, my tables, who I am.
import { canDraw } from "../games";
import { GameTexts, i18n } from "../i18n/i18n.svelte";
import { api, type List } from "../net/api";
import type { GameWire, MeWire, TableRowWire } from "../net/types";

const LISTS: readonly List[] = ["mine", "open", "watch", "finished"];
type Lists = Record<List, TableRowWire[]>;
const NOTHING: Lists = { mine: [], open: [], watch: [], finished: [] };
const REFRESH_MS = 20_000;

class Lobby {
  games = $state.raw<GameWire[]>([]);
  lists = $state.raw<Lists>(NOTHING);
  me = $state.raw<MeWire | null>(null);
  loaded = $state(false);
  failed = $state(false);
  readonly #texts = new Map<string, GameTexts>();

  /** Keeps the lists fresh while a page shows them; returns the function that stops it. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    try {
      const [games, me, ...rows] = await Promise.all([api.games(), api.me(), ...LISTS.map((list) => api.tables(list))]);
      const drawable = games.filter((game) => canDraw(game.name));
      // Made here and not where they are first read: what a reaction makes itself, it does not react to.
      for (const game of drawable) this.texts(game.name);
      this.games = drawable;
      this.lists = Object.fromEntries(LISTS.map((list, index) => [list, rows[index] ?? []])) as Lists;
      this.me = me;
      this.failed = false;
      this.loaded = true;
    } catch {
      this.failed = true;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  texts(game: string): GameTexts {
    let texts = this.#texts.get(game);
    if (texts === undefined) {
      texts = new GameTexts((lang) => api.texts(game, lang));
      this.#texts.set(game, texts);
    }
    void texts.ensure(i18n.lang);
    return texts;
  }
}

export const lobby = new Lobby();
