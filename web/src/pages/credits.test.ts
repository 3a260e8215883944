import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARTISTS, BOXES, LICENCES } from "./credits";

// The signs of game-icons.net are 512 units wide; our own are not.
const BORROWED = /<symbol id="([^"]+)" viewBox="0 0 512 512">/g;
const files = import.meta.glob<string>("../**/symbols.svg", { query: "?raw", import: "default", eager: true });

test("every borrowed sign names its artist, and none is named that is not there", () => {
  const borrowed = Object.values(files).flatMap((text) => [...text.matchAll(BORROWED)].map((match) => match[1]));
  const credited = ARTISTS.flatMap((artist) => Object.keys(artist.signs));
  expect(credited.toSorted()).toEqual(borrowed.toSorted());
});

const DOCS = "../docs/games";

test("every game names its designer and publishers, as its rules page does", () => {
  const games = readdirSync(DOCS);
  expect(Object.keys(BOXES).toSorted()).toEqual(games.toSorted());
  for (const game of games) {
    const page = readFileSync(`${DOCS}/${game}/rules.en.md`, "utf8");
    expect(page).toContain(BOXES[game]?.designer);
    expect(page).toContain(String(BOXES[game]?.editions.at(-1)?.year));
  }
});

test("each licence and each work is named once", () => {
  for (const list of [LICENCES, LICENCES.flatMap(({ works }) => works)])
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
});
