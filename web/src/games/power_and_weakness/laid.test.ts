// A corrected box on the table: who is adjacent, and what tiles recruit.
import { afterEach, expect, test } from "vitest";
import { laidBox } from "../../contract/laid.svelte";
import { joined } from "./board";
import { faceOf } from "./tiles";

afterEach(() => laidBox.lay(null));

test("regions are adjacent as the box joins them", () => {
  laidBox.lay({ map: { connections: [{ a: "wessex", b: "bernicia" }] } });
  expect(joined()).toEqual([{ a: "region.wessex", b: "region.bernicia" }]);
});

test("a tile shows the units that the box prints on it", () => {
  expect(faceOf("move").recruits).toEqual([["knight", "mage"]]);
  laidBox.lay({
    action_tiles: [
      { id: "move", recruit: { knights: 3, mages: 0 } },
      { id: "revolt", recruit: { choice: "two_knights_or_two_mages" } },
      { id: "ship", recruit: { knights: 0, mages: 0 } },
    ],
  });
  expect(faceOf("move").recruits).toEqual([["knight", "knight", "knight"]]);
  expect(faceOf("revolt").recruits).toHaveLength(2);
  expect(faceOf("ship").recruits).toEqual([]);
});
