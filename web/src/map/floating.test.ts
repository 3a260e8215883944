import { describe, expect, test } from "vitest";
import { boxAt, shared, within, type Box, type Size } from "./boxes";
import { clearOf, crosses, dodge, lineBetween } from "./dodge";
import { edgePointers, exitOf, FEW, ONE, TWO, type Far } from "./edges";

const FREE: Box = { left: 12, top: 64, right: 1428, bottom: 760 };
const place = (x: number, y: number): Box => boxAt(x - 10, y - 10, { width: 20, height: 20 });
const CARD = { width: 300, height: 200 };

describe("a toast", () => {
  const wanted = boxAt(500, 68, { width: 400, height: 44 });
  test("lies where it is wanted", () => expect(clearOf(wanted, FREE, [place(300, 90)])).toEqual([500, 68]));
  test("goes aside from what it would cover, not far", () => {
    const note = boxAt(600, 50, { width: 150, height: 90 });
    const [left, top] = clearOf(wanted, FREE, [note]);
    expect(shared(boxAt(left, top, { width: 400, height: 44 }), note)).toBe(0);
    expect(Math.hypot(left - 500, top - 68)).toBeLessThan(110);
  });
});

describe("a toast among names", () => {
  const wanted = boxAt(500, 68, { width: 400, height: 44 });
  const name = boxAt(600, 80, { width: 60, height: 14 });
  test("covers none of them where it can", () => {
    const [left, top] = clearOf(wanted, FREE, [], [name]);
    expect(shared(boxAt(left, top, { width: 400, height: 44 }), name)).toBe(0);
  });
  test("rather covers one than what may be clicked", () => {
    const all = boxAt(0, 0, { width: 2000, height: 2000 });
    const target = place(700, 90);
    const [left, top] = clearOf(wanted, FREE, [target], [all]);
    expect(shared(boxAt(left, top, { width: 400, height: 44 }), target)).toBe(0);
  });
});

describe("the card of a place", () => {
  test("is tied to its place by a line where it stands at a corner", () => {
    const around = [place(660, 400), place(540, 400), place(600, 340), place(600, 460)];
    const { left, top, isBeside } = dodge(place(600, 400), CARD, FREE, around);
    expect(left > 600 || left + CARD.width < 600).toBe(true);
    expect(top > 400 || top + CARD.height < 400).toBe(true);
    expect(isBeside).toBe(false);
  });
  test("stands to the right of its place where nothing is in the way", () => {
    const spot = dodge(place(600, 400), CARD, FREE, []);
    expect(spot).toEqual({ left: 628, top: 300, isBeside: true });
  });

  test("takes the next of the eight spots that covers no target", () => {
    const spot = dodge(place(600, 400), CARD, FREE, [place(700, 400)]);
    expect(spot.isBeside).toBe(true);
    expect(spot.left + CARD.width).toBeLessThan(590);
  });

  test("of the spots that cover no target takes the one that covers fewest pieces", () => {
    const army = place(750, 400);
    const spot = dodge(place(600, 400), CARD, FREE, [place(450, 400)], [army]);
    expect(spot.isBeside).toBe(true);
    expect(shared(boxAt(spot.left, spot.top, CARD), army)).toBe(0);
  });

  test("goes a little way off, with a line, where it would cover the land beside its place", () => {
    const land = boxAt(400, 200, { width: 500, height: 400 });
    const spot = dodge(place(850, 400), CARD, FREE, [], [land]);
    expect(shared(boxAt(spot.left, spot.top, CARD), land)).toBe(0);
    expect(spot.isBeside).toBe(false);
    expect(spot.left).toBeLessThan(1000);
  });

  test("does not go far for a few names", () => {
    const names = Array.from({ length: 80 }, (_, n) =>
      boxAt(20 + 110 * (n % 10), 70 + 85 * Math.floor(n / 10), { width: 60, height: 14 }),
    );
    expect(dodge(place(400, 450), CARD, FREE, [], names).left).toBeLessThan(500);
  });

  test("stays near where names and armies lie everywhere but in a far corner", () => {
    const names = Array.from({ length: 300 }, (_, n) =>
      boxAt(20 + 50 * (n % 20), 70 + 40 * Math.floor(n / 20), { width: 40, height: 14 }),
    );
    const armies = names.map(({ left, top }) => ({ ...boxAt(left, top + 16, { width: 20, height: 16 }), weight: 2 }));
    const spot = dodge(place(600, 200), CARD, FREE, [], [...names, ...armies]);
    expect(spot.left).toBeLessThan(700);
    expect(spot.top).toBeLessThan(300);
  });

  test("rather covers a name than an army as large", () => {
    const [name, army] = [boxAt(650, 380, { width: 60, height: 40 }), boxAt(490, 380, { width: 60, height: 40 })];
    const others = [
      place(600, 250),
      place(600, 550),
      place(850, 200),
      place(850, 600),
      place(350, 200),
      place(350, 600),
    ];
    const spot = dodge(place(600, 400), CARD, FREE, others, [name, { ...army, weight: 2 }]);
    expect(spot.left).toBeGreaterThan(600);
  });

  test("goes a little way off rather than cut the last letter of a name", () => {
    const name = boxAt(560, 480, { width: 75, height: 14 });
    const left = [place(450, 250), place(450, 400), place(450, 550)];
    const others = [place(600, 300), place(600, 500), place(800, 200), place(800, 560)];
    const spot = dodge(place(600, 400), CARD, FREE, [...left, ...others], [name]);
    expect(shared(boxAt(spot.left, spot.top, CARD), name)).toBe(0);
    expect(Math.hypot(spot.left - 628, spot.top - 300)).toBeLessThan(40);
  });

  test("stays inside the free window", () => {
    for (const [x, y] of [
      [20, 70],
      [1420, 750],
      [20, 750],
      [1420, 70],
    ] as const)
      expect(
        within(boxAt(dodge(place(x, y), CARD, FREE, []).left, dodge(place(x, y), CARD, FREE, []).top, CARD), FREE),
      ).toBe(true);
  });

  test("goes farther off, with a line, where targets lie all around", () => {
    const around = Array.from({ length: 16 }, (_, n) => {
      const turn = (n * Math.PI) / 8;
      return place(720 + 90 * Math.cos(turn), 400 + 90 * Math.sin(turn));
    });
    const spot = dodge(place(720, 400), CARD, FREE, around);
    expect(spot.isBeside).toBe(false);
    const box = boxAt(spot.left, spot.top, CARD);
    expect(around.filter((one) => shared(box, one) > 0)).toEqual([]);
  });
});

describe("pointers at the edge", () => {
  const SIZE = { width: 148, height: 44 };
  const sizeOf = (): Size => SIZE;
  const far = (id: string, x: number, y: number): { id: string; at: [number, number] } => ({ id, at: [x, y] });

  test("a ray leaves a box at its side", () => {
    expect(exitOf({ left: 0, top: 0, right: 100, bottom: 50 }, [1050, 25])).toEqual([100, 25]);
    expect(exitOf({ left: 0, top: 0, right: 100, bottom: 50 }, [50, -500])).toEqual([50, 0]);
  });

  test("what is in sight has none, what is not has one that points to it", () => {
    const [pointer, ...others] = edgePointers([far("a", 700, 300), far("b", 2400, 400)], FREE, sizeOf, []);
    expect(others).toEqual([]);
    expect(pointer?.ids).toEqual(["b"]);
    expect(pointer?.left).toBe(FREE.right - SIZE.width);
    expect(Math.abs(pointer?.turn ?? 90)).toBeLessThan(5);
  });
  test("it points there from where it stands, not from the middle of the window", () => {
    const taken = [boxAt(FREE.right - SIZE.width, FREE.top, { width: SIZE.width, height: 480 })];
    const [pointer] = edgePointers([far("a", 1500, 300)], FREE, sizeOf, taken);
    expect(pointer?.turn).toBeLessThan(-40);
  });
  test("one with a longer name is longer, and lies inside all the same", () => {
    const [pointer] = edgePointers([far("a", 2400, 400)], FREE, () => ({ width: 200, height: 44 }), []);
    expect(pointer).toMatchObject({ width: 200, left: FREE.right - 200 });
  });

  test("more than three in one direction share one, the nearest first", () => {
    const targets = [1, 2, 3, 4].map((n) => far(String(n), -1000 + 100 * n, 400));
    const pointers = edgePointers(targets, FREE, sizeOf, []);
    expect(pointers.map(({ ids }) => ids)).toEqual([["4", "3", "2", "1"]]);
  });
  test("on a phone all in one direction share one", () => {
    const targets = [far("a", 2000, 400), far("b", 2400, 420), far("c", 700, 3000)];
    const pointers = edgePointers(targets, FREE, sizeOf, [], ONE);
    expect(pointers.map(({ ids }) => ids)).toEqual([["a", "b"], ["c"]]);
  });

  test("they make a little way for what had better be seen", () => {
    const [pointer] = edgePointers([far("a", 2000, 400)], FREE, sizeOf, []);
    const spared = boxAt(pointer?.left ?? 0, (pointer?.top ?? 0) + 20, SIZE);
    const [moved] = edgePointers([far("a", 2000, 400)], FREE, sizeOf, [], ONE, [spared]);
    expect(shared(boxAt(moved?.left ?? 0, moved?.top ?? 0, SIZE), spared)).toBe(0);
    expect(moved?.left).toBe(pointer?.left);
    expect(Math.abs((moved?.top ?? 0) - (pointer?.top ?? 0))).toBeLessThan(60);
  });

  test("not even a corner of it is covered where a little farther off nothing is", () => {
    const [pointer] = edgePointers([far("a", 2000, 400)], FREE, sizeOf, []);
    const number = boxAt((pointer?.left ?? 0) + 40, (pointer?.top ?? 0) - 8, { width: 14, height: 14 });
    const [moved] = edgePointers([far("a", 2000, 400)], FREE, sizeOf, [], ONE, [number]);
    expect(shared(boxAt(moved?.left ?? 0, moved?.top ?? 0, SIZE), number)).toBe(0);
  });

  test("they cover neither each other nor what is taken", () => {
    const taken = [boxAt(FREE.right - 200, 380, { width: 200, height: 60 })];
    const pointers = edgePointers([far("a", 2000, 400), far("b", 2000, 420), far("c", 2000, 440)], FREE, sizeOf, taken);
    const boxes = pointers.map(({ left, top }) => boxAt(left, top, SIZE));
    expect(boxes).toHaveLength(3);
    for (const [n, box] of boxes.entries())
      for (const other of [...taken, ...boxes.slice(n + 1)]) expect(shared(box, other)).toBe(0);
  });
});

describe("the line from a place to its card", () => {
  const card = boxAt(800, 300, CARD);
  test("is the shortest, from the edge of the place on", () => {
    expect(lineBetween(place(600, 400), card, [])).toEqual([
      [610, 400],
      [800, 400],
    ]);
  });
  test("strikes out no name where there is a way round it", () => {
    const name = boxAt(620, 392, { width: 60, height: 16 });
    const [from, to] = lineBetween(place(600, 400), card, [name]);
    expect(crosses(from, to, name)).toBe(false);
    expect(to[0]).toBe(800);
  });
  test("does not go through the card itself", () => {
    const names = [boxAt(700, 0, { width: 20, height: 450 })];
    const [from, to] = lineBetween(place(600, 400), card, names);
    expect(crosses(from, to, { left: 801, top: 301, right: 1099, bottom: 499 })).toBe(false);
  });
});

test("on a phone no more than two pointers stand at the edges, and every target belongs to one of them", () => {
  const phone: Box = { left: 8, top: 60, right: 382, bottom: 640 };
  const targets: Far[] = [
    { id: "north", at: [200, -80] },
    { id: "north-west", at: [-90, -60] },
    { id: "south", at: [200, 900] },
    { id: "south-west", at: [-60, 880] },
  ];
  const size = (): Size => ({ width: 148, height: 44 });
  const pointers = edgePointers(targets, phone, size, [], ONE, [], TWO);
  expect(pointers.map(({ ids }) => [...ids].sort())).toEqual([
    ["north", "north-west"],
    ["south", "south-west"],
  ]);
  expect(edgePointers(targets, phone, size, [], FEW)).toHaveLength(4);
});
