import { describe, expect, it } from "vitest";
import { Bundle } from "./bundle";
import type { NameTable } from "./names";

const HU: NameTable = {
  "place.prag": { nom: "Prága", acc: "Prágát", to: "Prágába", from: "Prágából", near: "Prágánál" },
  "place.lille": { nom: "Lille", acc: "Lille-t", to: "Lille-be", from: "Lille-ből", near: "Lille-nél" },
  "power.austria": { nom: "Ausztria", acc: "Ausztriát", dat: "Ausztriának" },
  "power.pragmatic": { nom: "Pragmatikus Sereg", art: "a", acc: "Pragmatikus Sereget", dat: "Pragmatikus Seregnek" },
  "power.central": {
    nom: "központi hatalmak",
    art: "a",
    number: "pl",
    acc: "központi hatalmakat",
    dat: "központi hatalmaknak",
  },
  "person.neipperg": { nom: "Neipperg" },
};
const HU_TEXTS = `
march-log = { THE($general, cap: 1) } { NAME($start, case: "from") } { NAME($goal, case: "to") } vonult.
conquest-log = { THE($power, cap: 1) } meghódította { THE($place, case: "acc") }.
troops-left = { THE($power, case: "dat", cap: 1) } { $n ->
    [0] nem maradt csapata.
   *[other] { $n } csapata maradt.
 }
side-attacks = { THE($side, cap: 1) } { NAME($place, case: "near") } { PL($side) ->
    [pl] támadnak.
   *[sg] támad.
 }
turn-log = Elkezdődött { A($turn) } { $turn }. forduló.
turn-head = { A($turn, cap: 1) } { $turn }. forduló
die-log = { THE($power, cap: 1) } { NUM($roll, case: "acc") } dobott.
score = pontszám: { $n }
strength = Erő: { HALF($n) }
`;
const missing: string[] = [];
const hu = new Bundle("hu", HU_TEXTS, HU, (what) => missing.push(what));

describe("Hungarian sentences", () => {
  it("puts names into the forms the sentence asks for", () => {
    expect(hu.text("march-log", { general: "person.neipperg", start: "place.lille", goal: "place.prag" })).toBe(
      "Neipperg Lille-ből Prágába vonult.",
    );
  });
  it("gives the article only to names that bear one, with a capital at the start", () => {
    expect(hu.text("conquest-log", { power: "power.austria", place: "place.prag" })).toBe(
      "Ausztria meghódította Prágát.",
    );
    expect(hu.text("conquest-log", { power: "power.pragmatic", place: "place.lille" })).toBe(
      "A Pragmatikus Sereg meghódította Lille-t.",
    );
    expect(hu.text("conquest-log", { power: "power.austria", place: "power.pragmatic" })).toBe(
      "Ausztria meghódította a Pragmatikus Sereget.",
    );
  });
  it("has a variant for nothing and needs no plural", () => {
    expect(hu.text("troops-left", { power: "power.central", n: 0 })).toBe("A központi hatalmaknak nem maradt csapata.");
    expect(hu.text("troops-left", { power: "power.austria", n: 5 })).toBe("Ausztriának 5 csapata maradt.");
  });
  it("says what is counted in halves as people say it", () => {
    expect([0, 1, 4, 17].map((n) => hu.text("strength", { n }))).toEqual(["Erő: 0", "Erő: ½", "Erő: 2", "Erő: 8½"]);
  });
  it("lets plural names choose the verb", () => {
    expect(hu.text("side-attacks", { side: "power.central", place: "place.prag" })).toBe(
      "A központi hatalmak Prágánál támadnak.",
    );
    expect(hu.text("side-attacks", { side: "power.austria", place: "place.prag" })).toBe("Ausztria Prágánál támad.");
  });
  it("finds the article of a number and its ending", () => {
    expect(hu.text("turn-log", { turn: 1 })).toBe("Elkezdődött az 1. forduló.");
    expect(hu.text("turn-log", { turn: 10 })).toBe("Elkezdődött a 10. forduló.");
    expect(hu.text("turn-head", { turn: 5 })).toBe("Az 5. forduló");
    expect(hu.text("die-log", { power: "power.pragmatic", roll: 5 })).toBe("A Pragmatikus Sereg 5-öt dobott.");
  });
  it("writes a true minus sign and no isolation marks", () => {
    expect(hu.text("score", { n: -3 })).toBe("pontszám: −3");
  });
  it("had every form it needed", () => expect(missing).toEqual([]));
});

describe("what is missing", () => {
  it("falls back to the nominative in play and is reported", () => {
    const seen: string[] = [];
    const bundle = new Bundle("hu", HU_TEXTS, HU, (what) => seen.push(what));
    expect(bundle.text("march-log", { general: "person.neipperg", start: "power.austria", goal: "place.prag" })).toBe(
      "Neipperg Ausztria Prágába vonult.",
    );
    expect(bundle.text("no-such-line")).toBe("no-such-line");
    expect(bundle.name("place.nowhere")).toBe("nowhere");
    expect(seen).toEqual(["form from of power.austria", "message no-such-line", "name place.nowhere"]);
  });
});

describe("English", () => {
  const en = new Bundle(
    "en",
    `conquest-log = { THE($power, cap: 1) } conquered { THE($place, case: "acc") }.
troops-left = { $n ->
    [one] { NAME($power, case: "poss") } last troop
   *[other] { $n } troops
 }
tile = { A($tile, cap: 1) } { NAME($tile) } tile
`,
    {
      "power.pragmatic": { nom: "Pragmatic Army", art: "the", poss: "Pragmatic Army's" },
      "place.prag": { nom: "Prague" },
      "tile.influence": { nom: "influence" },
    },
  );
  it("knows no case endings, but articles and plurals", () => {
    expect(en.text("conquest-log", { power: "power.pragmatic", place: "place.prag" })).toBe(
      "The Pragmatic Army conquered Prague.",
    );
    expect(en.text("troops-left", { power: "power.pragmatic", n: 1 })).toBe("Pragmatic Army's last troop");
    expect(en.text("troops-left", { power: "power.pragmatic", n: 12500 })).toBe("12,500 troops");
    expect(en.text("tile", { tile: "tile.influence" })).toBe("An influence tile");
  });
  it("gives the sentence in parts, so that names can be linked", () => {
    expect(en.parts("conquest-log", { power: "power.pragmatic", place: "place.prag" })).toEqual([
      { text: "The " },
      { text: "Pragmatic Army", id: "power.pragmatic" },
      { text: " conquered " },
      { text: "Prague", id: "place.prag" },
      { text: "." },
    ]);
  });
});
