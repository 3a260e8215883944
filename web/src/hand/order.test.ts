import { describe, expect, it } from "vitest";
import { sorted, sortsOf } from "./order";

const hand = ["♣3", "♣9", "♦5", "♥9"];
const order = { value: (card: string) => Number(card.slice(1)), playable: (card: string) => card.startsWith("♦") };

describe("the order of a hand", () => {
  it("is by suit, by value with the highest first, or what can be played first", () => {
    expect(sorted(hand, "kind", order)).toEqual(hand);
    expect(sorted(hand, "value", order)).toEqual(["♣9", "♥9", "♦5", "♣3"]);
    expect(sorted(hand, "playable", order)).toEqual(["♦5", "♣3", "♣9", "♥9"]);
  });
  it("by value is offered only where cards have one, and leaves other hands as they are", () => {
    const tiles = { playable: order.playable };
    expect(sortsOf(order)).toEqual(["kind", "value", "playable"]);
    expect(sortsOf(tiles)).toEqual(["kind", "playable"]);
    expect(sorted(hand, "value", tiles)).toEqual(hand);
  });
});
