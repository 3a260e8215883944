import { beforeEach, describe, expect, test } from "vitest";
import type { ChainWire, OptionWire } from "../../net/types";
import {
  actsOf,
  addOne,
  composed,
  costOf,
  countOf,
  itemsOf,
  leftOf,
  mostOf,
  placesFor,
  plan,
  replaced,
  setCount,
  whyNoMore,
} from "./plan.svelte";
import { asksFor, moreThisYear } from "./sum";
import type { WarPlay } from "./view";

const PRICES: Record<string, number> = { infantry: 1, artillery: 3, tank: 3, factory: 4, diplomacy_card: 3 };
const buy = ([item, n]: [string, number]): OptionWire => ({
  action: `buy ${item}`,
  verb: "buy",
  label: { key: "do-buy", args: {}, rule: "" },
  target: `item.${item}`,
  hint: { key: "hint-price", args: { n }, rule: "" },
  forecast: null,
  ends_undo: null,
});
const goods = (item: string, ...places: string[]): ChainWire[] =>
  places.map((place) => ({ acts: [`buy ${item}`, `at ${place}`] }));

const play = {
  isLesson: false,
  asked: { power: "power.germany" },
  view: {
    turn: "1914_summer",
    powers: [{ id: "germany", ip: 10, card: { infantry: 3, artillery: 1, tank: 1 } }],
    places: [],
  },
  question: {
    options: Object.entries(PRICES).map(buy),
    chains: [
      ...goods("infantry", "koln", "berlin"),
      ...goods("artillery", "koln"),
      ...goods("tank", "koln"),
      ...goods("factory", "munchen", "hannover"),
    ],
  },
} as unknown as WarPlay;

beforeEach(() => plan.clear());

describe("a planned purchase", () => {
  test("counts what it costs and what is left", () => {
    addOne(play, "infantry");
    addOne(play, "infantry");
    addOne(play, "factory");
    expect(costOf(play)).toBe(6);
    expect(leftOf(play)).toBe(4);
  });

  test("puts what is only counted into the capital, or beside the last of its kind", () => {
    addOne(play, "infantry");
    plan.add(play, "infantry", "place.koln");
    addOne(play, "infantry");
    expect(plan.pieces.map(({ place }) => place)).toEqual(["place.berlin", "place.koln", "place.koln"]);
  });

  test("asks where the next piece goes only while one of its kind is left (11.5)", () => {
    const asked = (): string | undefined => asksFor(play)?.key;
    plan.kind = "artillery";
    expect(asked()).toBe("panel-ask-first");
    addOne(play, "artillery");
    expect(asked()).toBe("panel-ask-else");
    plan.kind = "infantry";
    expect(asked()).toBe("panel-ask-more");
    plan.clear();
    plan.kind = "diplomacy_card";
    expect(asked()).toBe("panel-ask-what");
    plan.kind = "infantry";
  });

  test("knows that a factory raises one technical unit in a turn, and a site bears one work", () => {
    addOne(play, "artillery");
    expect(placesFor(play, "tank")).toEqual([]);
    expect(whyNoMore(play, "tank")).toMatchObject({ key: "panel-no-more-places" });
    plan.add(play, "factory", "place.munchen");
    expect(placesFor(play, "factory")).toEqual(["place.hannover"]);
  });

  test("says why there is no more of a kind: money, card, or something that only the rules know", () => {
    for (let n = 0; n < 3; n++) addOne(play, "infantry");
    expect(whyNoMore(play, "infantry")).toMatchObject({ key: "panel-all-of-card", args: { n: 3 } });
    addOne(play, "factory");
    expect(whyNoMore(play, "factory")).toMatchObject({ key: "panel-too-dear", args: { price: 4, n: 3 } });
    expect(whyNoMore(play, "hospital")).toBe("");
  });

  test("is bought by the ordinary acts, one after the other", () => {
    addOne(play, "infantry");
    addOne(play, "diplomacy_card");
    expect(actsOf(plan.pieces)).toEqual(["buy infantry", "at berlin", "buy diplomacy_card"]);
    const all = composed(play).find(({ verb }) => verb === "buy_all");
    expect(all).toMatchObject({
      acts: actsOf(plan.pieces),
      label: { args: { n: 4 } },
      hint: { args: { n: 2, places: 1 } },
      last: { action: "end_purchase", asked: { power: "power.germany" } },
    });
  });

  test("takes several of a kind at once: as many as money, card and places allow", () => {
    expect([
      mostOf(play, "infantry"),
      mostOf(play, "factory"),
      mostOf(play, "artillery"),
      mostOf(play, "hospital"),
    ]).toEqual([3, 2, 1, 0]);
    setCount(play, "infantry", 3);
    expect(countOf(play, "infantry")).toBe(3);
    setCount(play, "factory", 2);
    expect([countOf(play, "factory"), leftOf(play), mostOf(play, "factory")]).toEqual([1, 3, 1]);
    setCount(play, "infantry", 1);
    expect([countOf(play, "infantry"), mostOf(play, "factory")]).toEqual([1, 2]);
  });

  test("takes the last piece of a kind back first, and belongs to one power's purchase in one turn", () => {
    plan.add(play, "infantry", "place.koln");
    plan.add(play, "infantry", "place.berlin");
    plan.take(play, "infantry");
    expect(plan.pieces).toEqual([{ item: "infantry", place: "place.koln" }]);
    const later = { ...play, view: { ...play.view, turn: "1914_autumn" } } as WarPlay;
    expect(plan.of(later)).toEqual([]);
  });

  test("stands where the ribbon would offer the same again; in a lesson there is none", () => {
    expect(replaced(play)).toEqual(["buy", "put"]);
    addOne(play, "infantry");
    expect(replaced(play)).toContain("end_purchase");
    expect(composed({ ...play, isLesson: true })).toEqual([]);
    expect(itemsOf(play)).toEqual([
      "infantry",
      "artillery",
      "tank",
      "defence_line",
      "factory",
      "hospital",
      "diplomacy_card",
    ]);
  });
});

test("IP come in autumn: so many purchases are still to come", () => {
  expect(["1915_winter", "1915_spring", "1915_summer", "1915_autumn"].map(moreThisYear)).toEqual([3, 2, 1, 0]);
});
