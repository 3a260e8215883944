// What the start screen knows: the games of this server, my tables, who I am.
import { canDraw } from "../games";
import { GameTexts, i18n } from "../i18n/i18n.svelte";
import { api, type List } from "../net/api";
import { badge } from "../ui/installed";
import { renewal } from "../ui/renewal";
import type { FrontWire, GameWire, MeWire, TableRowWire } from "../net/types";

const LISTS: readonly List[] = ["mine", "open", "watch", "finished", "invited"];
type Lists = Record<List, TableRowWire[]>;
const NOTHING: Lists = { mine: [], open: [], watch: [], finished: [], invited: [] };
const REFRESH_MS = 20_000;

class Lobby {
  games = $state.raw<GameWire[]>([]);
  lists = $state.raw<Lists>(NOTHING);
  me = $state.raw<MeWire | null>(null);
  failed = $state(false);
  /** When the server answered last. */
  fresh = $state<number | null>(null);
  readonly #texts = new Map<string, GameTexts>();

  /** The lobby's page brings along what it shows; who comes from another page of the client fetches it. */
  constructor() {
    const known = document.getElementById("known")?.textContent;
    if (!known) return;
    const front = JSON.parse(known) as FrontWire;
    this.#take(front.games);
    this.me = front.me;
    this.lists = { ...NOTHING, mine: front.mine };
  }

  /** Keeps the lists fresh while a page shows them; returns the function that stops it. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    try {
      // The games are known without the server too, for those who read their rules.
      const games = this.games.length > 0 ? null : api.games();
      const rest = Promise.all([api.me(), ...LISTS.map((list) => api.tables(list))]);
      await Promise.allSettled([games, rest]);
      if (games !== null) this.#take(await games);
      const [me, ...rows] = await rest;
      this.lists = Object.fromEntries(LISTS.map((list, index) => [list, rows[index] ?? []])) as Lists;
      this.me = me;
      this.failed = false;
      this.fresh = Date.now();
      renewal.heard(me.client ?? "");
      badge(this.lists.mine.filter(({ my_turn }) => my_turn).length);
    } catch {
      this.failed = true;
    }
  }

  #take(games: GameWire[]): void {
    this.games = games.filter((game) => canDraw(game.name));
    // Made here and not where they are first read: what a reaction makes itself, it does not react to.
    for (const game of this.games) this.texts(game.name);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** The words on a game's box. */
  texts(game: string): GameTexts {
    let texts = this.#texts.get(game);
    if (texts === undefined) {
      const box = this.games.find((one) => one.name === game)?.box;
      texts = new GameTexts(async (lang) => box?.[lang] ?? (await api.texts(game, lang)));
      this.#texts.set(game, texts);
    }
    void texts.ensure(i18n.lang);
    return texts;
  }
}

export const lobby = new Lobby();
