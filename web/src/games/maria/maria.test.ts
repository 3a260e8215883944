import { describe, expect, test } from "vitest";
import { walk } from "../../map/walk";
import type { LogEntry } from "../../net/types";
import { agreedNow, offerOf } from "./agreements";
import { DETAIL, farEnd, levelAt, MAP, NAME, roads, roadsOf, suitOf, theMap, townOf, type RoadLine } from "./board";
import { book, goalsOf, yearsOf } from "./book";
import { askedPower, handOf } from "./cards";
import { playedCards, scoreFor, sidesOf } from "./duel";
import { boxes, PARTS } from "./focus.svelte";
import { cardCarriedOut, faceOf, standings, type MariaGeneral, type MariaPower, type MariaView } from "./view";
import { isBonus, reachRoads, supplyRoads, verbsOfClick, wayTo } from "./ways";
import { marchOf, placesOf } from "./words";

const general = (id: string, power: string, at: string, rest: Partial<MariaGeneral> = {}): MariaGeneral => ({
  id,
  power,
  at,
  rank: 1,
  face_down: false,
  leads: false,
  commands: true,
  troops: null,
  supply: null,
  protects: [],
  ...rest,
});
const power = (id: string, seat: string, rest: Partial<MariaPower> = {}): MariaPower => ({
  id,
  seat,
  side: "west",
  cards: 0,
  hand: null,
  deck_of_card: null,
  troops: 0,
  income: 0,
  pool: 0,
  battle: 0,
  set_aside: 0,
  surplus: 0,
  saved: [],
  saved_decks: [],
  laid: 0,
  laid_cards: null,
  laid_decks: null,
  expedition_until: 0,
  subsidies: {},
  ...rest,
});
const view = (rest: Partial<MariaView>): MariaView =>
  ({
    form: "advanced",
    turn: 4,
    last_turn: 12,
    generals: [],
    trains: [],
    hussars: [null, null],
    fortresses: [],
    powers: [],
    agreements: [],
    offer: null,
    stack: [],
    fight: null,
    ...rest,
  }) as unknown as MariaView;
const line = (key: string, args: Record<string, string | number>): LogEntry =>
  ({ message: { key, rule: "", args } }) as unknown as LogEntry;

describe("levels of detail", () => {
  test("a closer look names more towns, the closest all of them", () => {
    const counts = MAP.levels.map((_, level) => theMap().towns.filter((town) => town.names[level]).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(theMap().towns.length);
  });

  test("names are never smaller than 12 pixels", () => {
    for (const { from, name } of MAP.levels)
      for (const size of Object.values(NAME)) expect(size * name * from).toBeGreaterThanOrEqual(11.99);
  });

  test("plain towns are named from the near levels on", () => {
    const plain = theMap().towns.filter((town) => !town.fortress);
    expect(plain.some((town) => town.names[DETAIL - 1])).toBe(false);
    expect(plain.filter((town) => town.names[DETAIL]).length).toBeGreaterThan(0.9 * plain.length);
    expect(levelAt(0.1).number).toBe(0);
    expect(levelAt(99).number).toBe(MAP.levels.length - 1);
  });
});

describe("roads and sectors", () => {
  test("roads join two different towns, and each end knows them", () => {
    expect(roads()).toHaveLength(926);
    for (const road of roads()) expect(roadsOf(road.a).map((one) => farEnd(one, road.a))).toContain(road.b);
  });

  test("Berlin lies in a sector of hearts, Breslau too (3.6)", () => {
    expect([suitOf(townOf("town.berlin")), suitOf(townOf("town.breslau"))]).toEqual(["hearts", "hearts"]);
  });

  test("arrow keys walk from town to town", () => {
    const stops = theMap().towns.map(({ id, at }) => ({ id, at }));
    const next = walk({ id: "town.berlin", at: townOf("town.berlin").at }, "ArrowRight", stops);
    expect(next && townOf(next.id).at[0]).toBeGreaterThan(townOf("town.berlin").at[0]);
  });
});

describe("pieces", () => {
  const position = view({
    generals: [
      general("neipperg", "austria", "nachod", { commands: false }),
      general("karl", "austria", "nachod"),
      general("dessauer", "prussia", "box"),
      general("moritz", "france", "not_in_play"),
    ],
    trains: [{ id: "austria_1", power: "austria", at: "chrudim" }],
    hussars: ["jauer", null],
    fortresses: [{ town: "breslau", marker: "prussia", controller: "prussia", question: null }],
  });

  test("a stack has its commander first; who is off the map stands nowhere", () => {
    const all = standings(position);
    expect(all.get("nachod")?.stack?.generals.map(({ id }) => id)).toEqual(["karl", "neipperg"]);
    expect(all.get("chrudim")?.train?.id).toBe("austria_1");
    expect(all.get("jauer")?.hussars).toEqual([0]);
    expect(all.get("breslau")?.fortress?.marker).toBe("prussia");
    expect([...all.keys()].sort()).toEqual(["breslau", "chrudim", "jauer", "nachod"]);
  });

  test("pieces are known by their town", () => {
    expect(Object.fromEntries(placesOf(position))).toEqual({
      "general.neipperg": "town.nachod",
      "general.karl": "town.nachod",
      "train.austria_1": "town.chrudim",
      "hussar.first": "town.jauer",
    });
  });

  test("a line of the log tells of a march", () => {
    expect(marchOf(line("marched", { general: "general.karl", town: "town.wien" }))).toEqual({
      general: "general.karl",
      to: "town.wien",
    });
    expect(marchOf(line("turn-begun", { n: 2 }))).toBeNull();
  });
});

describe("ways (10.1.2)", () => {
  const [first, second] = roadsOf("town.berlin");
  const [near, far] = [farEnd(first as RoadLine, "town.berlin"), farEnd(second as RoadLine, "town.berlin")];
  const bare = (id: string): string => id.replace("town.", "");
  const position = view({
    ways: { main: { [bare(near)]: "berlin" }, any: { [bare(far)]: "berlin" }, forced: { [bare(near)]: "berlin" } },
  });

  test("the way to a town runs back along the roads to the piece", () => {
    expect(wayTo(position, near, false)).toEqual([first]);
    expect(wayTo(position, far, false)).toEqual([second]);
    expect(wayTo(position, far, true)).toEqual([]);
    expect(reachRoads(position.ways)).toEqual([first, second]);
    expect(reachRoads(null)).toEqual([]);
  });

  test("a click is the plain move where a forced march leads there too (10.1.13r1)", () => {
    expect(verbsOfClick(["move_to", "march_to"])).toEqual(["move_to"]);
    expect(verbsOfClick(["march_to"])).toBeUndefined();
    expect(verbsOfClick(["move_to"])).toBeUndefined();
  });

  test("a supply path runs along the roads to the train (9.3)", () => {
    const feeding = (path: string[]): MariaGeneral =>
      general("friedrich", "prussia", "berlin", { supply: { is_fed: true, path, cost: 0 } });
    expect(supplyRoads(feeding([bare(near)]))).toEqual([first]);
    expect(supplyRoads(feeding([]))).toEqual([]);
    expect(supplyRoads(general("friedrich", "prussia", "removed"))).toEqual([]);
  });

  test("a neighbour is reached by its own road, not by a detour along main roads", () => {
    const freiberg = view({
      ways: {
        main: { dresden: "freiberg", meissen: "dresden", doebeln: "meissen" },
        any: { doebeln: "freiberg" },
        forced: {},
      },
    });
    expect(wayTo(freiberg, "town.doebeln", false)).toHaveLength(1);
  });

  test("a town that only main roads reach has the second ring", () => {
    expect([isBonus(position, near), isBonus(position, far)]).toEqual([true, false]);
  });
});

describe("cards", () => {
  test("hands are sorted by suit and value, the Reserve last (8.5)", () => {
    const hand = handOf(
      power("austria", "maria", {
        hand: ["spades_2", "reserve", "clubs_10", "clubs_3", "clubs_3"],
        deck_of_card: [0, 1, 2, 3, 0],
      }),
    );
    expect(hand.map(({ face, deck }) => `${face}/${deck}`)).toEqual([
      "clubs_3/0",
      "clubs_3/3",
      "clubs_10/2",
      "spades_2/0",
      "reserve/1",
    ]);
    expect(new Set(hand.map(({ key }) => key)).size).toBe(5);
    expect([faceOf("clubs_10"), faceOf("reserve")]).toEqual([
      { suit: "clubs", value: 10 },
      { suit: null, value: null },
    ]);
  });

  test("a face that two hands hold is asked of the power that pays", () => {
    const powers = [
      power("prussia", "frederick", { hand: ["clubs_3"] }),
      power("saxony", "frederick", { hand: ["clubs_3"] }),
    ];
    expect(askedPower(view({ powers }), "frederick", ["clubs_3"])).toBeNull();
    expect(
      askedPower(view({ powers, stack: [{ phase: "Payment", power: 3, due: 4, last: 0, purpose: 1 }] }), "frederick", [
        "clubs_3",
      ]),
    ).toBe("saxony");
    expect(
      askedPower(
        view({ powers: [powers[0] as MariaPower, power("saxony", "frederick", { hand: ["hearts_4"] })] }),
        "frederick",
        ["hearts_4"],
      ),
    ).toBe("saxony");
  });
});

describe("the duel", () => {
  const fight = {
    attacker: "friedrich",
    defender: "karl",
    troops: [8, 11],
    score: -3,
    right: "friedrich",
    suits: ["clubs", "diamonds"],
    loss: 3,
    points: 1,
    retreat: ["ratibor"],
  };
  const position = view({
    fight,
    powers: [power("prussia", "frederick", { cards: 6 }), power("austria", "maria", { cards: 5 })],
    generals: [
      general("friedrich", "prussia", "frankenstein"),
      general("karl", "austria", "glatz"),
      general("neipperg", "austria", "glatz", { commands: false }),
    ],
  });

  test("one's own side stands left and its score is positive when it leads (11.1.5)", () => {
    const [mine, other] = sidesOf(position, "maria") ?? [];
    expect([mine?.general.id, mine?.names, mine?.troops, mine?.suit, mine?.cards]).toEqual([
      "karl",
      ["karl", "neipperg"],
      11,
      "diamonds",
      5,
    ]);
    expect(mine && scoreFor(position, mine)).toBe(3);
    expect(other && scoreFor(position, other)).toBe(-3);
    expect(sidesOf(position, null)?.[0].general.id).toBe("friedrich");
  });

  test("only the cards of this combat are shown", () => {
    const log = [
      line("combat-begun", {}),
      line("card-played", { power: "power.austria", tc: "tc.hearts_9", n: 4 }),
      line("combat-begun", {}),
      line("card-played", { power: "power.prussia", tc: "tc.clubs_6", n: 3 }),
      line("reserve-played", { power: "power.austria", value: 5, n: 2 }),
    ];
    expect(playedCards(log)).toEqual([
      { power: "prussia", face: "clubs_6", value: 6, score: 3 },
      { power: "austria", face: "reserve", value: 5, score: 2 },
    ]);
  });
});

describe("goals", () => {
  test("in the advanced game the pools tell how many markers are to go (15.2)", () => {
    const powers = [power("france", "louis", { pool: 9 }), power("saxony", "frederick")];
    expect(goalsOf(view({ powers }))).toEqual([{ power: "france", left: 9, of: book().pools["france"] }]);
  });

  test("in the introductory game fortresses count; Silesian ones for Prussia alone (14.3)", () => {
    const held = (town: string, marker: string) => ({ town, marker, controller: marker, question: null });
    const fortresses = [
      held("breslau", "prussia"),
      held("prag", "prussia"),
      held("olmuetz", "france"),
      held("glogau", "france"),
    ];
    expect(goalsOf(view({ form: "introductory", fortresses })).map(({ power: who, left }) => [who, left])).toEqual([
      ["france", 8],
      ["prussia", 10],
    ]);
  });

  test("a winter ends every third turn (13.1)", () => {
    expect(yearsOf(view({ last_turn: 12 })).map((year) => year.at(-1))).toEqual([3, 6, 9, 12]);
  });

  test("the display has three tracks with one start each (17.5.9)", () => {
    expect(Object.keys(book().tracks)).toEqual(["saxony", "russia", "italy"]);
    for (const spaces of Object.values(book().tracks)) expect(spaces.filter(({ star }) => star)).toHaveLength(1);
    expect(Object.keys(book().cards)).toHaveLength(25);
  });
});

const CLAUSE = { kind: "words", power: null, thing: null, turns: 0, until: 0, seat: "frederick", partner: "maria" };

describe("agreements (20, 21)", () => {
  test("clauses in force read as in the log", () => {
    const position = view({
      agreements: [
        { ...CLAUSE, kind: "truce", power: "prussia", thing: "power.austria", until: 6 },
        { ...CLAUSE, kind: "stay_out", power: "france", thing: "region.bohemia", until: 5 },
      ],
      powers: [power("france", "louis", { subsidies: { bavaria: 2 } })],
    });
    expect(agreedNow(position)).toEqual([
      { key: "agreed-truce", args: { power: "power.prussia", other: "power.austria", until: 6 } },
      { key: "agreed-stay-out", args: { power: "power.france", region: "region.bohemia", until: 5 } },
      { key: "agreed-subsidy", args: { power: "power.france", receiver: "power.bavaria", n: 2 } },
    ]);
  });

  test("an offer lasts from this turn on", () => {
    const clauses = [
      { ...CLAUSE, kind: "truce", power: "prussia", thing: "power.austria", turns: 3, until: 6 },
      { ...CLAUSE, kind: "subsidy", power: "pragmatic", thing: "power.austria", turns: 1, until: 4 },
      { ...CLAUSE, kind: "words", turns: 2, until: 5 },
    ];
    const offer = offerOf(view({ turn: 4, offer: { seat: "frederick", partner: "maria", is_draft: false, clauses } }));
    expect(offer).toMatchObject({ seat: "seat.frederick", partner: "seat.maria", isDraft: false });
    expect(offer?.clauses.map(({ key, args }) => [key, args["until"] ?? args["n"]])).toEqual([
      ["agreed-truce", 6],
      ["agreed-subsidy", 1],
      ["agreed-words", 5],
    ]);
    expect(offerOf(view({}))).toBeNull();
  });
});

describe("parts of the map on a phone", () => {
  test("every town lies in one of them", () => {
    for (const {
      at: [x, y],
    } of theMap().towns) {
      expect(
        PARTS.some((part) => {
          const [x0, y0, x1, y1] = boxes()[part];
          return x >= x0 && x <= x1 && y >= y0 && y <= y1;
        }),
      ).toBe(true);
    }
  });
});

test("17.5.6: the card that is carried out is the one the prompt names", () => {
  expect(cardCarriedOut({ asked: { power: "power.prussia", pc: "pc.diet_of_pressburg" } })).toBe("diet_of_pressburg");
  expect(cardCarriedOut({ asked: { power: "power.prussia" } })).toBeNull();
});
