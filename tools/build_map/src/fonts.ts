/**
 * Text widths from the font files themselves: the build has no browser to
 * ask, and guessed widths make labels collide.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

export interface Face {
  family: 'alegreya' | 'alegreya-sc';
  weight: 400 | 500 | 700;
  style: 'normal' | 'italic';
}

/** Tracking is in em. */
export type Measure = (text: string, size: number, tracking?: number) => number;

/** Hungarian ő and ű live in the second subset. */
const SUBSETS = ['latin', 'latin-ext'];

export function createMeasure({ family, weight, style }: Face): Measure {
  const fonts = SUBSETS.map((subset) => {
    const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  const advance = (char: string): number => {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(char) > 0) ?? fonts[0];
    return font ? (font.charToGlyph(char).advanceWidth ?? 0) / font.unitsPerEm : 0;
  };
  return (text, size, tracking = 0) => [...text].reduce((sum, char) => sum + (advance(char) + tracking) * size, 0);
}
