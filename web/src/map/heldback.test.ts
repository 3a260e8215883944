import { describe, expect, it } from "vitest";
import { HeldBack } from "./heldback";

describe("a map that is moved by hand", () => {
  it("is told what was left under the pointer only when the hand rests", () => {
    const map = document.createElement("div");
    const region = map.appendChild(document.createElement("button"));
    const held = new HeldBack();
    const told: string[] = [];
    let isMoving = true;
    for (const type of ["pointerenter", "pointerleave"]) {
      map.addEventListener(type, (event) => isMoving && held.hold(event), true);
      region.addEventListener(type, () => told.push(type));
    }
    region.dispatchEvent(new Event("pointerenter"));
    region.dispatchEvent(new Event("pointerleave"));
    expect(told).toEqual([]);
    isMoving = false;
    held.release();
    held.release();
    expect(told).toEqual(["pointerleave"]);
  });
});
