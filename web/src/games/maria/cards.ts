// Tactical cards in hand: by power, suit and value; and whose hand a question is about.
import type { Order } from "../../hand/order";
import { faceOf, POWERS, powersOf, SUITS, type MariaPlay, type MariaPower, type MariaView } from "./view";

export interface HandCard {
  key: string;
  face: string;
  /** 0 to 3. */
  deck: number;
}

export const DECKS = ["I", "II", "III", "IV"] as const;

const orderOf = (face: string): number => {
  const { suit, value } = faceOf(face);
  return suit === null ? 1000 : SUITS.indexOf(suit) * 100 + (value ?? 0);
};

/** One's own cards, the Reserve last. */
export function handOf(power: MariaPower): HandCard[] {
  return (power.hand ?? [])
    .map((face, index) => ({ face, deck: power.deck_of_card?.[index] ?? 0, key: `${index}` }))
    .sort((a, b) => orderOf(a.face) - orderOf(b.face) || a.deck - b.deck)
    .map((card, index) => ({ ...card, key: `${card.face} ${index}` }));
}

/** By suit, by value, or what can be played first. */
export function orderFor(play: MariaPlay): Order<HandCard> {
  return { value: ({ face }) => faceOf(face).value ?? 0, playable: ({ face }) => play.targets.has(`tc.${face}`) };
}

/** The power whose cards are asked for: a seat with several hands may hold a face twice. */
export function askedPower(view: MariaView, seat: string | null, faces: readonly string[]): string | null {
  if (view.fight !== null) return view.generals.find((general) => general.id === view.fight?.right)?.power ?? null;
  const payment = view.stack.findLast((phase) => phase["phase"] === "Payment" || phase["phase"] === "Discarding");
  if (payment !== undefined) return POWERS[Number(payment["power"])] ?? null;
  const holding = powersOf(view, seat).filter(
    (power) => faces.length > 0 && faces.every((face) => power.hand?.includes(face)),
  );
  return holding.length === 1 ? (holding[0]?.id ?? null) : null;
}

/** The faces that may be pointed at now. */
export const facesAsked = (play: MariaPlay): string[] =>
  [...play.targets.keys()].filter((id) => id.startsWith("tc.")).map((id) => id.slice(3));
