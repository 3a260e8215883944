// The little markup that rules pages use: **bold**, *italic*, lists and tables. Anything else is plain text.
export interface Run {
  text: string;
  style: "plain" | "bold" | "italic";
  /** The rule that this piece names. */
  rule?: string;
  /** It is what was searched for. */
  isFound?: true;
}

export type Block =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)/g;
const RULE = /(?<![\w.,−+])(?:(?:\d+|[A-Z])(?:\.\d+)+[a-z]?(?:r\d+)?|R\d+[a-z]?)(?!\w|,\d)/g;
/** Half points look like rules: they are one only where they stand alone in brackets. */
const HALF = /^[0-2]\.5$/;

export function runs(source: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKS)) {
    if (match.index > end) found.push({ text: source.slice(end, match.index), style: "plain" });
    const [whole, bold, italic, link] = match;
    if (bold !== undefined) found.push({ text: bold, style: "bold" });
    else if (italic !== undefined) found.push({ text: italic, style: "italic" });
    else found.push({ text: link ?? "", style: "plain" });
    end = match.index + whole.length;
  }
  if (end < source.length) found.push({ text: source.slice(end), style: "plain" });
  return found;
}

/** The same text without its marks. */
export const plain = (source: string): string =>
  runs(source)
    .map(({ text }) => text)
    .join("");

/** The runs of a text with the rules in it that there are, and with what was searched for. */
export function linked(source: string, rules: { has(rule: string): boolean }, search = ""): Run[] {
  return runs(source)
    .flatMap((run) => cut(run, ruleSpans(run.text, rules), (piece, rule) => ({ ...piece, rule })))
    .flatMap((run) => cut(run, foundSpans(run.text, search), (piece) => ({ ...piece, isFound: true })));
}

interface Span {
  from: number;
  text: string;
}

function ruleSpans(text: string, rules: { has(rule: string): boolean }): Span[] {
  return [...text.matchAll(RULE)].flatMap(({ 0: rule, index }) => {
    const isAlone = text[index - 1] === "(" && /[),]/.test(text[index + rule.length] ?? "");
    return rules.has(rule) && (!HALF.test(rule) || isAlone) ? [{ from: index, text: rule }] : [];
  });
}

function foundSpans(text: string, search: string): Span[] {
  const [wanted, within] = [folded(search.trim()), folded(text)];
  // Letters that fold into more than one would shift all that comes after them.
  if (wanted === "" || within.length !== text.length) return [];
  const spans: Span[] = [];
  for (let from = within.indexOf(wanted); from >= 0; from = within.indexOf(wanted, from + wanted.length))
    spans.push({ from, text: text.slice(from, from + wanted.length) });
  return spans;
}

function cut(run: Run, spans: readonly Span[], dress: (piece: Run, text: string) => Run): Run[] {
  const pieces: Run[] = [];
  let end = 0;
  for (const { from, text } of spans) {
    if (from > end) pieces.push({ ...run, text: run.text.slice(end, from) });
    pieces.push(dress({ ...run, text }, text));
    end = from + text.length;
  }
  if (end < run.text.length) pieces.push({ ...run, text: run.text.slice(end) });
  return pieces;
}

const cells = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Paragraphs, lists and tables; a line that begins nothing new goes on with the one before. */
export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let isNew = true;
  for (const line of source.split("\n")) {
    const last = found.at(-1);
    const item = /^\s*- (.+)/.exec(line)?.[1];
    if (line.trim() === "") isNew = true;
    else if (line.startsWith("|")) {
      if (last?.kind !== "table") found.push({ kind: "table", head: cells(line), rows: [] });
      else if (!/^[|\s:-]+$/.test(line)) last.rows.push(cells(line));
    } else if (item !== undefined) {
      if (last?.kind === "list") last.items.push(item);
      else found.push({ kind: "list", items: [item] });
    } else if (last?.kind === "list" && !isNew) last.items.push(`${last.items.pop() ?? ""} ${line.trim()}`);
    else if (last?.kind === "text" && !isNew) last.text += ` ${line.trim()}`;
    else found.push({ kind: "text", text: line.trim() });
    if (line.trim() !== "") isNew = false;
  }
  return found;
}

/** For the search: small letters without accents, so that "acel" finds "acél". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
