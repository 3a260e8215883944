import { expect, test } from "vitest";
import { TIPS, Tips } from "./tips.svelte";

test("a tip fades by use, or when it is closed", () => {
  localStorage.clear();
  const tips = new Tips();
  expect(tips.current).toBe("map");
  tips.use("map");
  expect(tips.current).toBe("map");
  tips.use("map");
  expect(tips.current).toBe("rule");
  for (const tip of TIPS) tips.close(tip);
  expect(tips.current).toBeNull();
});
