import { expect, test } from "vitest";
import { inTurn } from "./saving";

test("the second choice begins when the first one is saved, also when it failed", async () => {
  const save = inTurn();
  let kept = "";
  const add = (letter: string) => async (): Promise<string> => {
    const before = kept;
    await Promise.resolve();
    kept = before + letter;
    return kept;
  };
  const first = save(add("a"));
  const failing = save(() => Promise.reject(new Error("away")));
  const last = save(add("b"));
  await expect(first).resolves.toBe("a");
  await expect(failing).rejects.toThrow("away");
  await expect(last).resolves.toBe("ab");
});
