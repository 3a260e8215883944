import { expect, test } from "vitest";
import { deviceName } from "./push";

test("a device is named by its browser and its system", () => {
  const edge = "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0";
  expect(deviceName(edge)).toBe("Edge, Windows");
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0")).toBe("Firefox, Linux");
  expect(deviceName("?")).toBe("");
});
