// Thins the fonts of the build to the letters and features the pages use: half the weight of the packages' files.
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const LETTERS = `${between(0x41, 0x5a)}${between(0x61, 0x7a)}${between(0xc0, 0xff)}ŐőŰűĄąČčĎďĘęĚěİŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽžȘșȚț -’.,()`;
const SIGNS = `${between(0x20, 0x7e)}\u00a0§«»±·½×–—‘‚“”„…†−`;

/** Small capitals and italics stand on maps only, as tracked names: they need neither figures nor kerning. */
const isForNames = (file: string): boolean => /-sc-|-italic/.test(file);
/** Kerning, lining figures. */
const FEATURES = ["kern", "lnum"];

export function smallFonts(): Plugin {
  return {
    name: "small-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const [text, keepFeatures] = isForNames(file.fileName) ? [LETTERS, []] : [LETTERS + SIGNS, FEATURES];
        file.source = await subsetFont(Buffer.from(file.source), text, {
          targetFormat: "woff2",
          keepFeatures,
          noHinting: true,
        });
      }
    },
  };
}
