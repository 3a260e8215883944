import { beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "./duration";
import { i18n } from "./i18n.svelte";
import type { Lang } from "../net/lang";
import { lasting, onClock } from "./time";

const speak = (lang: Lang): Promise<void> => {
  i18n.lang = lang;
  return i18n.ready();
};
beforeEach(() => speak("en"));

describe("time in words", () => {
  it("says how long in one number", async () => {
    expect([15 * SECOND, 25 * MINUTE, 8 * HOUR + MINUTE, DAY, 3 * DAY].map(lasting)).toEqual([
      "15 s",
      "25 min",
      "8 h",
      "1 day",
      "3 days",
    ]);
    await speak("hu");
    expect([15 * SECOND, 25 * MINUTE, 8 * HOUR, 3 * DAY].map(lasting)).toEqual(["15 mp", "25 perc", "8 óra", "3 nap"]);
  });
  it("shows seconds on a clock until it is a matter of days", () => {
    expect([65 * SECOND, 28 * HOUR, 10 * DAY, 10 * DAY - 1].map(onClock)).toEqual([
      "1:05",
      "28:00:00",
      "10 days",
      "9 days 23 h",
    ]);
  });
});
