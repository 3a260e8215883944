// The little markup that rules pages use: **bold** and *italic*. Anything else is plain text.
export interface Run {
  text: string;
  style: "plain" | "bold" | "italic";
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)/g;

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

/** For the search: small letters without accents, so that "acel" finds "acél". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
