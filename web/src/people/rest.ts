// Times of day as the fields of a form show them. Whoever goes to bed after midnight does so on the next day.
const DAY = 24 * 60;

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
};

export const timeOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor((minutes % DAY) / 60), minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
};

/** The hours awake with one end changed: bedtime comes after the time of rising. */
export function withDays(hours: readonly [number, number], end: 0 | 1, minute: number): [number, number] {
  const wake = end === 0 ? minute : hours[0];
  const bed = (end === 1 ? minute : hours[1]) % DAY;
  return [wake, bed <= wake ? bed + DAY : bed];
}
