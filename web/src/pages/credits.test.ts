import { expect, test } from "vitest";
import { ARTISTS } from "./credits";

// The signs of game-icons.net are 512 units wide; our own are not.
const BORROWED = /<symbol id="([^"]+)" viewBox="0 0 512 512">/g;
const files = import.meta.glob<string>("../**/symbols.svg", { query: "?raw", import: "default", eager: true });

test("every borrowed sign names its artist, and none is named that is not there", () => {
  const borrowed = Object.values(files).flatMap((text) => [...text.matchAll(BORROWED)].map((match) => match[1]));
  const credited = ARTISTS.flatMap((artist) => Object.keys(artist.signs));
  expect(credited.toSorted()).toEqual(borrowed.toSorted());
});
