// Times of day as the fields of a form show them. Whoever goes to bed after midnight does so on the next day.
export const DAY = 24 * 60;
/** From when to when somebody is awake, in minutes since midnight. */
export type Hours = [wake: number, bed: number];
/** What is proposed to those who have said nothing yet. */
export const USUAL = { week: [7 * 60, 23 * 60] as Hours, weekend: [8 * 60, DAY] as Hours };
export const ALWAYS_AWAKE: Hours = [0, DAY];

export const sleeps = ([wake, bed]: Readonly<Hours>): boolean => bed - wake < DAY;

/** The parts of a day, from midnight to midnight, in which somebody sleeps. */
export function asleep([wake, bed]: Readonly<Hours>): Hours[] {
  const parts: Hours[] =
    bed > DAY
      ? [[bed - DAY, wake]]
      : [
          [0, wake],
          [bed, DAY],
        ];
  return parts.filter(([from, until]) => from < until);
}

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
};

export const timeOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor((minutes % DAY) / 60), minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
};

/** The hours awake with one end changed: bedtime comes after the time of rising. */
export function withDays(hours: Readonly<Hours>, end: 0 | 1, minute: number): Hours {
  const wake = end === 0 ? minute : hours[0];
  const bed = (end === 1 ? minute : hours[1]) % DAY;
  return [wake, bed <= wake ? bed + DAY : bed];
}
