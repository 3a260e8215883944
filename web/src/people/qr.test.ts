import { expect, it } from "vitest";
import { qrPath } from "./qr";

it("has the three finders in its corners", () => {
  const { size, path } = qrPath("https://hatalom.example/tables/abc/join/white/secret");
  for (const [column, row] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
    expect(path).toContain(`M${column} ${row}h1v1h-1z`);
  expect(path).not.toContain(`M${size - 1} ${size - 1}h1v1h-1zM${size} `);
});

it("grows with what it says", () => {
  expect(qrPath("a".repeat(200)).size).toBeGreaterThan(qrPath("a").size);
});
