// What the reader of the page has chosen: language, theme, size of letters, motion. Kept in the browser.
import { i18n, LANGS } from "../i18n/i18n.svelte";
import type { Lang } from "../net/lang";

export const THEMES = ["system", "paper", "night", "contrast"] as const;
export const SIZES = ["small", "normal", "large", "huge"] as const;
/** How fast pieces move; a system that asks for less motion gets none. */
export const MOTIONS = ["off", "normal", "slow"] as const;
/** What others do is shown slower or quicker, at once, or step by step. */
export const PACES = ["slow", "normal", "quick", "fast", "step"] as const;
/** Of what others do, everything that matters is told, or only what was fought for. */
export const TOLD = ["all", "battles"] as const;
/** In which order the cards in hand lie. */
export const SORTS = ["kind", "value", "playable"] as const;
type Pace = (typeof PACES)[number];
type Told = (typeof TOLD)[number];
export type Sort = (typeof SORTS)[number];
type Theme = (typeof THEMES)[number];
type Size = (typeof SIZES)[number];
type Motion = (typeof MOTIONS)[number];

/** By how much an act stays longer in sight than it takes to read. */
export const PACE_FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, quick: 0.45, fast: 0, step: 0 };

const KEY = "hatalom.settings";
const MOVE_MS: Record<Exclude<Motion, "off">, readonly [mine: number, others: number]> = {
  normal: [180, 280],
  slow: [300, 400],
};

interface Stored {
  lang: Lang;
  theme: Theme;
  size: Size;
  motion: Motion;
  pace: Pace;
  told: Told;
  /** Whoever skips what is told again and again has been asked once whether he wants less of it. */
  toldLess: boolean;
  sound: boolean;
  handSort: Sort;
  ownPictures: boolean;
}

class Settings {
  theme = $state<Theme>("system");
  size = $state<Size>("normal");
  motion = $state<Motion>("normal");
  pace = $state<Pace>("normal");
  told = $state<Told>("all");
  toldLess = $state(false);
  /** Off until it is chosen. */
  sound = $state(false);
  /** How the cards in hand are sorted. */
  handSort = $state<Sort>("kind");
  /** Whether pieces bear the reader's own pictures, where he has made some. */
  ownPictures = $state(true);
  #systemIsDark = $state(false);
  #systemWantsContrast = $state(false);

  /** The theme that is shown: the chosen one, or what the system asks for. */
  get shownTheme(): Exclude<Theme, "system"> {
    if (this.theme !== "system") return this.theme;
    if (this.#systemWantsContrast) return "contrast";
    return this.#systemIsDark ? "night" : "paper";
  }

  /** Milliseconds of a move; others' acts are slower than mine. */
  moveTime(isMine: boolean): number {
    if (this.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return MOVE_MS[this.motion][isMine ? 0 : 1];
  }

  /** Call once at start, before the first paint. */
  start(): void {
    this.#read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const contrast = matchMedia("(prefers-contrast: more)");
    const follow = (): void => {
      this.#systemIsDark = dark.matches;
      this.#systemWantsContrast = contrast.matches;
    };
    follow();
    dark.addEventListener("change", follow);
    contrast.addEventListener("change", follow);
    $effect.root(() => {
      $effect.pre(() => {
        const root = document.documentElement;
        root.lang = i18n.lang;
        root.dataset["theme"] = this.shownTheme;
        root.dataset["size"] = this.size;
        root.dataset["motion"] = this.motion;
      });
      $effect(() => this.#write());
    });
  }

  #read(): void {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    const spoken = navigator.language.startsWith("hu") ? "hu" : "en";
    i18n.lang = stored.lang && LANGS.includes(stored.lang) ? stored.lang : spoken;
    if (stored.theme && THEMES.includes(stored.theme)) this.theme = stored.theme;
    if (stored.size && SIZES.includes(stored.size)) this.size = stored.size;
    if (stored.motion && MOTIONS.includes(stored.motion)) this.motion = stored.motion;
    if (stored.pace && PACES.includes(stored.pace)) this.pace = stored.pace;
    if (stored.told && TOLD.includes(stored.told)) this.told = stored.told;
    this.toldLess = stored.toldLess === true;
    this.sound = stored.sound === true;
    this.ownPictures = stored.ownPictures !== false;
    if (stored.handSort && SORTS.includes(stored.handSort)) this.handSort = stored.handSort;
  }

  #write(): void {
    const stored: Stored = {
      lang: i18n.lang,
      theme: this.theme,
      size: this.size,
      motion: this.motion,
      pace: this.pace,
      told: this.told,
      toldLess: this.toldLess,
      sound: this.sound,
      handSort: this.handSort,
      ownPictures: this.ownPictures,
    };
    localStorage.setItem(KEY, JSON.stringify(stored));
  }
}

export const settings = new Settings();
