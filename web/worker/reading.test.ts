import { expect, test } from "vitest";
import { isToRead } from "./reading";

test("what can be read is kept, and nothing of a person or a table", () => {
  for (const path of [
    "/api/games",
    "/api/games/maria/rules/hu",
    "/api/games/great_war/texts/en",
    "/api/games/hannibal/lessons/texts/en",
    "/api/games/maria/decisions",
    "/api/games/maria/examples",
    "/api/games/maria/examples/combat/3",
  ])
    expect([path, isToRead(path)]).toEqual([path, true]);
  for (const path of [
    "/api/me",
    "/api/home",
    "/api/tables/x",
    "/api/tables/x/texts/en",
    "/api/games/maria/lessons/combat",
    "/",
  ])
    expect([path, isToRead(path)]).toEqual([path, false]);
});
