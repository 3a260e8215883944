import { expect, test } from "vitest";
import { GameTexts, i18n, t } from "../i18n/i18n.svelte";
import type { Lang } from "../net/lang";
import type { PlayModel } from "../store/play.svelte";
import { doingOf } from "./asked";

const WORDS = {
  en: "ask-move = move a unit.\n    .wait = move units",
  hu: "ask-move = lépj egy egységgel.\n    .wait = mozog",
};
const NAMES = {
  "seat.russia": { nom: "Oroszország" },
  "seat.austria": { nom: "Monarchia", art: "a" },
};
const texts = new GameTexts((lang) => Promise.resolve({ messages: WORDS[lang], names: lang === "en" ? {} : NAMES }));

async function waitingFor(seat: string, name: string, lang: Lang): Promise<string> {
  i18n.lang = lang;
  await Promise.all([i18n.ready(), texts.ensure(lang)]);
  const [before, after] = doingOf({ texts } as PlayModel, seat, { key: "ask-move", args: {}, rule: "" });
  return `${t("waiting")} ${before}${name}${after}.`;
}

test("what others do is one sentence with their name in it", async () => {
  expect(await waitingFor("russia", "Russia", "en")).toBe("Waiting for Russia to move units.");
  expect(await waitingFor("russia", "Oroszország", "hu")).toBe("Várakozás: Oroszország mozog.");
  expect(await waitingFor("austria", "Monarchia", "hu")).toBe("Várakozás: a Monarchia mozog.");
});
