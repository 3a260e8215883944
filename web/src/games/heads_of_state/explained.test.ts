import { expect, test } from "vitest";
import explained from "./explained";
import type { StatePlay } from "./view";

const play = {
  texts: {
    t: (key: string, args: Record<string, string> = {}) => [key, ...Object.values(args)].join(": "),
    name: (id: string) => id,
  },
  view: { strikes_in: { gallows: ["germany"], axeman_gallows: ["britain", "germany"] } },
} as unknown as StatePlay;

test("a treachery card names the countries in which it strikes", () => {
  expect(explained.words(play, "treachery.gallows").text).toBe("card-help-country: country.germany");
  const both = explained.words(play, "treachery.axeman_gallows");
  expect(both.text).toBe("card-help-country: country.britain / country.germany");
  expect(both.rule).toBe("10.11");
});
