import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, type GameTexts } from "../i18n/i18n.svelte";
import type { ExperimentWire, GameWire, Share } from "../net/types";
import { boxes, emptyBox } from "../store/boxes.svelte";
import ByLevel from "./ByLevel.svelte";
import CrossTable from "./CrossTable.svelte";
import LengthBars from "./LengthBars.svelte";
import Progress from "./Progress.svelte";
import Shares from "./Shares.svelte";
import type { Difference } from "./figures";
import { Wish } from "./wish.svelte";
import { differenceWords, paceWords, rulesApart } from "./words";

beforeAll(() => {
  i18n.lang = "en";
  return i18n.ready();
});

const game = {
  name: "maria",
  seat_counts: [3, 2],
  seat_ids: { "2": ["a", "b"], "3": ["a", "b", "c"] },
  options: [{ key: "length", choices: ["short", "long"], default: "long", rule: "1" }],
  levels: ["novice", "squire"],
  styles: [],
  styled: [],
  rungs: [],
} as unknown as GameWire;
const running = {
  kind: "arena",
  games: 200,
  status: "running",
  is_mine: true,
  is_stopping: false,
  place: 0,
  findings: { played: 50, seconds: 10 },
} as unknown as ExperimentWire;

describe("the form", () => {
  it("asks for a bot in each seat, or for bots to compare, the strongest first", () => {
    const wish = new Wish();
    expect(wish.request()).toBeNull();
    wish.choose(game);
    expect(wish.request()).toMatchObject({ kind: "simulate", bots: ["novice", "novice", "novice"], players: 3 });
    wish.sit(2);
    expect(wish.request()?.bots).toHaveLength(2);
    expect(wish.request()?.changes_seats).toBe(true);
    wish.kind = "arena";
    expect(wish.request()).toMatchObject({ bots: ["squire", "novice"], options: { length: "long" } });
    wish.compare("random", true);
    expect(wish.request()?.bots).toEqual(["squire", "novice", "random"]);
    for (const level of ["random", "novice"]) wish.compare(level, false);
    expect(wish.request()).toBeNull();
  });
  it("takes over what another experiment asked", () => {
    const wish = new Wish();
    const row = {
      kind: "simulate",
      players: 2,
      bots: ["random", "squire"],
      options: { length: "short" },
      games: 9,
      seed: 4,
      changes_seats: false,
    };
    wish.repeat(game, row as unknown as ExperimentWire);
    expect(wish.request()).toEqual({ ...row, game: "maria" });
  });
});

describe("a rule that is compared", () => {
  const row = (length: string): ExperimentWire => ({ options: { length } }) as unknown as ExperimentWire;
  const texts = { t: (key: string) => key } as unknown as GameTexts;
  const apart = (by: number, differs = true): Difference => ({
    name: "Rome",
    a: 0,
    b: by,
    by,
    low: by - 0.03,
    high: by + 0.03,
    differs,
  });

  it("is played otherwise by a second experiment with the same seeds", () => {
    const wish = new Wish();
    wish.choose(game);
    expect(wish.requestOfB()).toBeNull();
    wish.rule = "length";
    expect(wish.requestOfB()).toEqual({ ...wish.request(), options: { length: "short" } });
    wish.options["length"] = "short";
    expect(wish.choiceOfB).toBe("long");
    wish.choose(game);
    expect(wish.requestOfB()).toBeNull();
  });
  it("may be the data of the box instead", () => {
    const wish = new Wish();
    wish.choose(game);
    wish.hasOwnBox = true;
    expect(wish.requestOfB()).toBeNull();
    boxes.keep("maria", { ...emptyBox("Anna"), overlay: { game: { recruit_cost: 5 } } });
    expect(wish.requestOfB()).toEqual({
      ...wish.request(),
      overlay: { box: { name: "Anna" }, game: { recruit_cost: 5 } },
    });
    boxes.keep("maria", { ...emptyBox("Anna"), overlay: { game: { recruit_cost: 5 } }, fault: "no" });
    expect(wish.requestOfB()).toBeNull();
    boxes.forget("maria");
  });
  it("is named as each side plays it", () => {
    expect(rulesApart(row("long"), row("short"), game, texts)).toEqual({
      a: "option-length: option-length-long",
      b: "option-length: option-length-short",
    });
  });
  it("makes a difference in words, or none", () => {
    const same = { ...apart(0, false), name: "Length" };
    expect(differenceWords([apart(0.08), apart(-0.08)], same)).toBe("In B Rome wins 5–11 more games in 100.");
    expect(differenceWords([apart(-0.08)], { ...apart(-7), low: -11, high: -3 })).toBe(
      "In B Rome wins 5–11 fewer games in 100. Games of B are 3–11 decisions shorter.",
    );
    expect(differenceWords([apart(0, false)], same)).toBe("So many games show no difference between A and B.");
  });
});

describe("the same by level", () => {
  const shares = (rome: number): Share[] =>
    ["rome", "carthage"].map((name) => ({ name, wins: rome, of: 200, share: rome / 200, low: 0.1, high: 0.9 }));
  const experiment = {
    game: "hannibal",
    by_level: [
      { level: "random", shares: shares(60) },
      { level: "squire", shares: shares(90) },
    ],
  } as unknown as ExperimentWire;
  const texts = { seat: (id: string) => id } as unknown as GameTexts;

  it("tells how one side fares, the strongest first, and begins what is missing", async () => {
    const onlevel = vi.fn();
    const seats = ["rome", "carthage"];
    const { container } = render(ByLevel, { experiment, fair: 0.5, seats, missing: ["novice"], texts, onlevel });
    expect([...container.querySelectorAll("tbody th")].map((cell) => cell.textContent)).toEqual(["Squire", "Aimless"]);
    expect(container.querySelector("svg")?.textContent).toContain("Rome · 200");
    await fireEvent.click(within(container).getByRole("button", { name: "Novice" }));
    expect(onlevel).toHaveBeenCalledWith("novice");
  });
  it("lets one choose among many sides", async () => {
    const seats = ["rome", "carthage", "syracuse"];
    const { container } = render(ByLevel, { experiment, fair: 0.5, seats, missing: [], texts, onlevel: vi.fn() });
    await fireEvent.change(within(container).getByRole("combobox"), { target: { value: "carthage" } });
    expect(container.querySelector("svg")?.textContent).toContain("Carthage · 200");
  });
});

describe("progress", () => {
  it("says how far it is, and pauses", async () => {
    const onstop = vi.fn();
    render(Progress, { experiment: running, onstop, ongoon: () => undefined });
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50");
    expect(screen.getByText("50 of 200")).toBeTruthy();
    expect(screen.getByText(/5.0 games\/s/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(onstop).toHaveBeenCalledOnce();
  });
  it("counts slow games by the minute", () => {
    expect(paceWords(0.02)).toBe("1.2 games/min");
  });
  it("offers to go on to its owner only", () => {
    const stopped = { ...running, status: "stopped" } as ExperimentWire;
    const { container } = render(Progress, { experiment: stopped, onstop: () => undefined, ongoon: () => undefined });
    expect(within(container).getByRole("button", { name: "Go on" })).toBeTruthy();
    const others = render(Progress, {
      experiment: { ...stopped, is_mine: false },
      onstop: () => undefined,
      ongoon: () => undefined,
    });
    expect(within(others.container).queryByRole("button")).toBeNull();
  });
});

describe("drawings", () => {
  it("tell the shares as a table too", () => {
    const rows = [{ name: "a", label: "Rome", wins: 46, of: 100, share: 0.46, low: 0.37, high: 0.56 }];
    const { container } = render(Shares, { rows, fair: 0.5, label: "Shares" });
    expect(within(container).getByRole("img", { name: "Shares" })).toBeTruthy();
    expect(container.querySelector("tbody")?.textContent).toContain("37.0 % – 56.0 %");
  });
  it("draw a bar for every stretch of lengths", () => {
    const lengths = { first: 100, width: 10, counts: [1, 3, 2], median: 114, mean: 113, deviation: 7 };
    const { container } = render(LengthBars, { lengths });
    expect(container.querySelectorAll("rect")).toHaveLength(3);
    expect(container.textContent).toContain("median 114");
    expect(container.querySelector("tbody")?.textContent).toContain("110–119");
  });
  it("show who came in before whom", () => {
    const { container } = render(CrossTable, {
      names: ["squire", "novice"],
      table: [
        [null, 0.75],
        [0.25, null],
      ],
      ratings: [
        { mu: 30, sigma: 1 },
        { mu: 20, sigma: 1 },
      ],
    });
    const first = container.querySelector("tbody tr");
    expect([...(first?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      "Squire",
      "–",
      "75.0 %",
      "30.0 ± 2.0",
    ]);
  });
});
