// The purchase as it is planned: pieces with their places, chosen one by one and bought together (11.1).
import type { Composed, Laid } from "../../contract";
import type { MessageWire } from "../../net/types";
import { placeOf } from "./board";
import { bare, isShip, ORDER, placeIn, powerOf, unitsAt, type WarPlay } from "./view";

export interface Piece {
  item: string;
  /** Null for what is put nowhere: a diplomatic card. */
  place: string | null;
}

/** What can be put on the map besides units, and the card that nobody places. */
const WORKS = ["defence_line", "factory", "hospital"];
const CARD = "diplomacy_card";
/** 11.12  Raised at a factory. */
const TECHNICAL = ["artillery", "aircraft", "tank", "zeppelin", "gas"];
const FIRST = "infantry";
/** A plan holds the whole purchase: what is bought ends it. */
const END = "end_purchase";

class Plan {
  pieces = $state.raw<readonly Piece[]>([]);
  /** What a click on the map puts there. */
  kind = $state(FIRST);
  /** Whose purchase in which turn is planned. */
  #of = $state("");

  /** The plan of this question: another power or another turn begins anew. */
  of(play: WarPlay): readonly Piece[] {
    return this.#of === purchaseOf(play) ? this.pieces : [];
  }

  add(play: WarPlay, item: string, place: string | null): void {
    this.pieces = [...this.of(play), { item, place }];
    this.#of = purchaseOf(play);
    this.kind = item;
  }

  /** The last one of its kind goes first. */
  take(play: WarPlay, item: string): void {
    const now = this.of(play);
    const last = now.findLastIndex((piece) => piece.item === item);
    this.pieces = now.filter((_, index) => index !== last);
  }

  /** The one that was put last. */
  takeLast(): void {
    this.pieces = this.pieces.slice(0, -1);
  }

  clear(): void {
    this.pieces = [];
  }
}
export const plan = new Plan();

const purchaseOf = ({ view, asked }: WarPlay): string => `${view.turn} ${asked["power"] ?? ""}`;

/** Whether things can be planned: a purchase is asked for, and no coach leads through it act by act. */
export const isPlanned = (play: WarPlay): boolean =>
  !play.isLesson && (play.question?.options.some(({ verb }) => verb === "buy") ?? false);

const buyerOf = (play: WarPlay): ReturnType<typeof powerOf> => powerOf(play.view, bare(play.asked["power"] ?? ""));

/** What the card of the power offers: its units in their order, then works and cards. */
export function itemsOf(play: WarPlay): string[] {
  const power = buyerOf(play);
  const units = ORDER.filter((unit) => (power?.card[unit] ?? 0) > 0);
  return [...units, ...WORKS, CARD];
}

/** Its price; null where it cannot be bought at all now. */
export function priceOf(play: WarPlay, item: string): number | null {
  const price = play.question?.options.find(({ action }) => action === `buy ${item}`)?.hint?.args["n"];
  return typeof price === "number" ? price : null;
}

export const countOf = (play: WarPlay, item: string): number =>
  plan.of(play).filter((piece) => piece.item === item).length;

export const costOf = (play: WarPlay): number =>
  plan.of(play).reduce((sum, { item }) => sum + (priceOf(play, item) ?? 0), 0);

export const leftOf = (play: WarPlay): number => (buyerOf(play)?.ip ?? 0) - costOf(play);

/** 11.10 to 11.13  Things that use the same factory, port or site: each serves once. */
const siteOf = (item: string): string | null =>
  TECHNICAL.includes(item) ? "factory" : isShip(item) ? "port" : WORKS.includes(item) ? `site ${item}` : null;

/** Where one more of a kind may be put: where the rules allow it, and nothing that is planned stands in its way. */
export function placesFor(play: WarPlay, item: string): string[] {
  const site = siteOf(item);
  const used = new Set(plan.of(play).flatMap((piece) => (siteOf(piece.item) === site ? [piece.place] : [])));
  return (play.question?.chains ?? [])
    .filter(({ acts }) => acts[0] === `buy ${item}`)
    .map(({ acts }) => `place.${(acts[1] ?? "").replace("at ", "")}`)
    .filter((place) => site === null || !used.has(place));
}

/** Where a piece goes that is only counted: beside the last of its kind, to the capital, or where most units stand. */
export function usualPlace(play: WarPlay, item: string): string | null {
  const places = placesFor(play, item);
  const last = plan.of(play).findLast((piece) => piece.item === item)?.place;
  if (last != null && places.includes(last)) return last;
  const capital = places.find((place) => placeOf(place).rank === "capital");
  const sizeOf = (place: string): number =>
    unitsAt(placeIn(play.view, place)).reduce((sum, { count }) => sum + count, 0);
  return capital ?? [...places].sort((one, other) => sizeOf(other) - sizeOf(one))[0] ?? null;
}

/** Why no more of a kind can be planned; null if one can, "" where only the rules can say it. */
export function whyNoMore(play: WarPlay, item: string): MessageWire | "" | null {
  const price = priceOf(play, item);
  if (price === null) return "";
  const left = leftOf(play);
  if (price > left) return { key: "panel-too-dear", args: { price, n: left }, rule: "11.4" };
  if (item === CARD) return null;
  const onCard = buyerOf(play)?.card[item];
  if (!WORKS.includes(item) && countOf(play, item) >= (onCard ?? 0))
    return { key: "panel-all-of-card", args: { n: onCard ?? 0 }, rule: "11.5" };
  return placesFor(play, item).length > 0 ? null : { key: "panel-no-more-places", args: {}, rule: "11.8" };
}

/** Whether one more of a kind could be put somewhere on the map. */
export const hasPlace = (play: WarPlay, item: string): boolean =>
  whyNoMore(play, item) === null && placesFor(play, item).length > 0;

/** One more of a kind, where it usually goes. */
export function addOne(play: WarPlay, item: string): void {
  if (whyNoMore(play, item) === null) plan.add(play, item, item === CARD ? null : usualPlace(play, item));
}

/** How many of a kind could be planned at most, with what else is planned. */
export function mostOf(play: WarPlay, item: string): number {
  const [price, now] = [priceOf(play, item), countOf(play, item)];
  if (price === null) return now;
  const byMoney = Math.floor(leftOf(play) / price);
  const byCard = WORKS.includes(item) || item === CARD ? Infinity : (buyerOf(play)?.card[item] ?? 0) - now;
  const bySite = siteOf(item) === null ? Infinity : placesFor(play, item).length;
  return now + Math.max(0, Math.min(byMoney, byCard, bySite));
}

/** So many of a kind, at once. */
export function setCount(play: WarPlay, item: string, count: number): void {
  while (countOf(play, item) > count) plan.take(play, item);
  while (countOf(play, item) < count && whyNoMore(play, item) === null) addOne(play, item);
}

/** The acts of the rules, piece by piece. */
export const actsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ item, place }) => [`buy ${item}`, ...(place === null ? [] : [`at ${bare(place)}`])]);

const choice = (verb: string, label: MessageWire, more: Partial<Composed>): Composed => ({
  action: verb,
  verb,
  label,
  target: null,
  hint: null,
  forecast: null,
  ends_undo: null,
  acts: [],
  ...more,
});

const putOf = (item: string, place: string): MessageWire => ({
  key: "panel-put",
  args: { item: `item.${item}`, place },
  rule: "",
});

/** The piece that one step back takes away. */
export function lastLaid(play: WarPlay): Laid | null {
  const last = isPlanned(play) ? plan.of(play).at(-1) : undefined;
  if (last === undefined) return null;
  const { item, place } = last;
  const label = place === null ? { key: "do-buy", args: { target: `item.${item}` }, rule: "" } : putOf(item, place);
  return { label, takeAway: () => plan.takeLast() };
}

/** Every place for the chosen kind; and once something is planned, all of it at once, or nothing of it. */
export function composed(play: WarPlay): Composed[] {
  if (!isPlanned(play)) return [];
  const { kind } = plan;
  const puts =
    whyNoMore(play, kind) === null
      ? placesFor(play, kind).map((place) =>
          choice("put", putOf(kind, place), {
            action: `put ${bare(place)}`,
            target: place,
            run: () => plan.add(play, kind, place),
          }),
        )
      : [];
  const pieces = plan.of(play);
  if (pieces.length === 0) return puts;
  const places = new Set(pieces.flatMap(({ place }) => place ?? [])).size;
  return [
    ...puts,
    choice("clear_plan", { key: "panel-clear", args: {}, rule: "" }, { run: () => plan.clear() }),
    choice(
      "buy_all",
      { key: "panel-buy-all", args: { n: costOf(play) }, rule: "11.1" },
      {
        acts: actsOf(pieces),
        last: { action: END, asked: play.asked["power"] === undefined ? {} : { power: play.asked["power"] } },
        ends_undo: play.question?.options.find(({ verb }) => verb === END)?.ends_undo ?? null,
        onDone: () => plan.clear(),
        hint: { key: "panel-buy-all-what", args: { n: pieces.length, places }, rule: "" },
      },
    ),
  ];
}

/** The pieces that stand on the shelf and the map; while something is planned, it is bought or cleared first. */
export function replaced(play: WarPlay): string[] {
  if (!isPlanned(play)) return [];
  const waits = [END, "buy_as_before", "repeat_purchase"];
  return ["buy", "put", ...(plan.of(play).length > 0 ? waits : [])];
}
