import { expect, it } from "vitest";
import { minutesOf, timeOf, withDays } from "./rest";

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
