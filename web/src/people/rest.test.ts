import { expect, it } from "vitest";
import { ALWAYS_AWAKE, asleep, minutesOf, sleeps, timeOf, withDays } from "./rest";

it("reads and writes times of day", () => {
  expect(minutesOf("07:30")).toBe(450);
  expect(timeOf(450)).toBe("07:30");
  expect(timeOf(1440)).toBe("00:00");
  expect(timeOf(1530)).toBe("01:30");
});

it("lets bedtime be after midnight", () => {
  expect(withDays([420, 1380], 1, minutesOf("01:00"))).toEqual([420, 1500]);
  expect(withDays([420, 1500], 0, minutesOf("09:00"))).toEqual([540, 1500]);
  expect(withDays([0, 1440], 0, minutesOf("07:00"))).toEqual([420, 1440]);
  expect(withDays([420, 1380], 1, minutesOf("22:00"))).toEqual([420, 1320]);
});

it("knows the nights of a day", () => {
  expect(asleep([420, 1380])).toEqual([
    [0, 420],
    [1380, 1440],
  ]);
  expect(asleep([480, 1440])).toEqual([[0, 480]]);
  expect(asleep([420, 1500])).toEqual([[60, 420]]);
  expect(asleep(ALWAYS_AWAKE)).toEqual([]);
  expect(sleeps(ALWAYS_AWAKE)).toBe(false);
  expect(sleeps([420, 1500])).toBe(true);
});
