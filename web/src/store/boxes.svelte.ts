// The boxes that this reader has corrected, one for each game, and those of friends. They are kept in the browser.
import { t } from "../i18n/i18n.svelte";
import { api, type ApiError } from "../net/api";
import type { About, BoxFault, ChangeWire, OwnBoxWire, SharedBoxWire } from "../net/types";

/** A corrected box: what differs, what it says of itself, and what was found when it was last tried. */
export interface OwnBox {
  overlay: Readonly<Record<string, unknown>>;
  about: About;
  label: string;
  changes: readonly ChangeWire[];
  text: string;
  /** Why it cannot be played with; nothing where it can. */
  fault: string;
}

export interface FriendsBox extends OwnBox {
  id: string;
  owner: string;
}

interface Kept {
  own: Readonly<Record<string, OwnBox>>;
  friends: Readonly<Record<string, readonly FriendsBox[]>>;
}

const KEY = "hatalom.corrected";
const EMPTY: About = { game: "", name: "", digest: "", notes: {}, confirmed: [] };

/** What a file said, without what only the table needs. */
function ownOf({ overlay, about, label, changes, text }: OwnBoxWire): OwnBox {
  const { box: _, ...values } = overlay;
  return { overlay: values, about, label, changes, text, fault: "" };
}

export class Boxes {
  #all = $state.raw<Kept>({ own: {}, friends: {} });
  #house = $state.raw<Readonly<Record<string, string>>>({});

  constructor() {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    this.#all = { own: kept.own ?? {}, friends: kept.friends ?? {} };
  }

  /** Asks which boxes the house plays with. */
  async ask(): Promise<void> {
    this.#house = (await api.boxes()).house;
  }

  /** The label of the corrected box with which this house plays; nothing where it is ours. */
  houseOf(game: string): string {
    return this.#house[game] ?? "";
  }

  of(game: string): OwnBox | null {
    return this.#all.own[game] ?? null;
  }

  friendsOf(game: string): readonly FriendsBox[] {
    return this.#all.friends[game] ?? [];
  }

  /** The box of this browser with a digest, whoever's it is. */
  with(digest: string): OwnBox | null {
    const all = [...Object.values(this.#all.own), ...Object.values(this.#all.friends).flat()];
    return all.find(({ label }) => digest !== "" && label.endsWith(` ${digest}`)) ?? null;
  }

  /** Has a file checked and keeps what it says; throws the server's reason where no game can be played with it. */
  async bring(game: string, name: string, text: string): Promise<void> {
    this.keep(game, ownOf(await api.readBox(game, { name, text })));
  }

  keep(game: string, box: OwnBox): void {
    this.#store({ ...this.#all, own: { ...this.#all.own, [game]: box } });
  }

  forget(game: string): void {
    const own = Object.fromEntries(Object.entries(this.#all.own).filter(([name]) => name !== game));
    this.#store({ ...this.#all, own });
  }

  /** A box that somebody has shared: it can be compared and played with. */
  befriend(id: string, { game, owner, box }: SharedBoxWire): void {
    const others = this.friendsOf(game).filter((one) => one.id !== id);
    const friends = { ...this.#all.friends, [game]: [...others, { ...ownOf(box), id, owner }] };
    this.#store({ ...this.#all, friends });
  }

  unfriend(game: string, id: string): void {
    const others = this.friendsOf(game).filter((one) => one.id !== id);
    this.#store({ ...this.#all, friends: { ...this.#all.friends, [game]: others } });
  }

  #store(all: Kept): void {
    this.#all = all;
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const boxes = new Boxes();

/** What is wrong with a box, in the reader's language. */
export function faultWords({ name, args, line }: BoxFault): string {
  const why = t(`box-fault-${name}`, args);
  return line > 0 ? t("box-fault-line", { line, why }) : why;
}

/** Why a request that brought a box along was refused. */
export const refusalOf = ({ fault, message }: ApiError): string => (fault === null ? message : faultWords(fault));

/** A box that corrects nothing yet. */
export const emptyBox = (name: string): OwnBox => ({
  ...{ overlay: {}, label: "", changes: [], text: "", fault: "" },
  about: { ...EMPTY, name },
});

/** What a table is told of a box: its corrections and its name. */
export const overlayOf = ({ overlay, about }: OwnBox): Record<string, unknown> => ({
  box: { name: about.name },
  ...overlay,
});
