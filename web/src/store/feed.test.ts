import { describe, expect, it } from "vitest";
import { backoff, Feed } from "./feed";

describe("numbered updates", () => {
  it("applies what comes in order and drops what came before", () => {
    const feed = new Feed();
    feed.reset(4);
    expect([5, 6, 6, 3, 7].map((seq) => feed.judge(seq))).toEqual(["apply", "apply", "drop", "drop", "apply"]);
    expect(feed.seq).toBe(7);
  });
  it("notices a gap and stays where it was until it has caught up", () => {
    const feed = new Feed();
    feed.reset(4);
    expect(feed.judge(6)).toBe("gap");
    expect(feed.seq).toBe(4);
    feed.reset(6);
    expect(feed.judge(7)).toBe("apply");
  });
  it("starts anew from a whole table, also where a restarted server counts from the beginning", () => {
    const feed = new Feed();
    feed.reset(9);
    feed.reset(2);
    expect(feed.judge(3)).toBe("apply");
  });
});

describe("waiting before the next attempt", () => {
  it("doubles, within limits", () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => backoff(attempt, () => 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 15_000]);
  });
  it("is spread, so that a restarted server is not met by all at once", () => {
    expect(backoff(1, () => 0)).toBe(600);
    expect(backoff(1, () => 1)).toBe(1000);
  });
});
