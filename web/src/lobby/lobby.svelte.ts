// What the start screen knows: the games of this server, my tables, who I am.
import { GameTexts, i18n } from "../i18n/i18n.svelte";
import { api } from "../net/api";
import type { GameInfo, LobbyLists, Me } from "../net/types";

const NOTHING: LobbyLists = { mine: [], open: [], watch: [], finished: [] };
const REFRESH_MS = 20_000;

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  lists = $state.raw<LobbyLists>(NOTHING);
  me = $state.raw<Me | null>(null);
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
      const [games, lists, me] = await Promise.all([api.games(), api.lobby(), api.me()]);
      this.games = games;
      this.lists = lists;
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
      texts = new GameTexts((lang) => api.gameTexts(game, lang));
      this.#texts.set(game, texts);
    }
    void texts.ensure(i18n.lang);
    return texts;
  }
}

export const lobby = new Lobby();
