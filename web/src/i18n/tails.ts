// A line must not break between a name that is a button and what belongs to it: a full stop, a suffix.
import type { Part } from "./bundle";

export type Whole = Part & { tail: string };

/** Each linked name takes along what follows it without a space. */
export function withTails(parts: readonly Part[]): Whole[] {
  const tailOf = (part: Part | undefined): string =>
    part === undefined || part.id !== undefined ? "" : (/^\S*/.exec(part.text)?.[0] ?? "");
  return parts.map((part, i) => {
    if (part.id !== undefined) return { ...part, tail: tailOf(parts[i + 1]) };
    const taken = parts[i - 1]?.id === undefined ? "" : tailOf(part);
    return { ...part, text: part.text.slice(taken.length), tail: "" };
  });
}
