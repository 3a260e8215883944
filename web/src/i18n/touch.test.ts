import { describe, expect, it } from "vitest";
import { tapped } from "./touch";

describe("the words for a finger", () => {
  it("are English", () => {
    expect(tapped("Click Łódź. What glows can be clicked; three clicks and it begins.", "en")).toBe(
      "Tap Łódź. What glows can be tapped; three taps and it begins.",
    );
  });
  it("are Hungarian, with the same endings", () => {
    expect(tapped("Kattints Posenre: ami világít, arra rákattinthatsz, egy kattintással.", "hu")).toBe(
      "Koppints Posenre: ami világít, arra rákoppinthatsz, egy koppintással.",
    );
  });
  it("leave other words alone", () =>
    expect(tapped("The clickable clock ticks.", "en")).toBe("The clickable clock ticks."));
});
