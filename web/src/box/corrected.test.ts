import { expect, test } from "vitest";
import type { BlockWire } from "../net/types";
import { correctedOnMap } from "./corrected";

const block = (path: string, kind: string): BlockWire => ({
  ...{ path, kind, rule: "", key: "id", is_links: path === "roads" },
  ...{ columns: [], rows: [] },
});
const BLOCKS = [block("game", ""), block("towns", "town"), block("roads", "town"), block("map.spaces", "space")];
const change = (
  key: string,
  was: string | null,
  now: string | null,
): { key: string; was: typeof was; now: typeof now } => ({
  key,
  was,
  now,
});

test("places and ways that a box corrects are found, cards and prices are not on the map", () => {
  const { places, ways } = correctedOnMap(BLOCKS, [
    change("game.recruit_cost", "4", "5"),
    change("towns.prag.fortress", "major", "minor"),
    change("names.hu.town.wien.nom", null, "Bécs"),
    change("map.spaces.rome.lat", "41.9", "42"),
    change("roads.glatz–prag", null, "linked"),
    change("roads.berlin–potsdam", "main", null),
    change("roads.linz–wien", "linked", "main"),
  ]);
  expect([...places]).toEqual(["prag", "wien", "rome"]);
  expect([...ways]).toEqual([
    ["glatz–prag", "added"],
    ["berlin–potsdam", "removed"],
    ["linz–wien", "corrected"],
  ]);
});
