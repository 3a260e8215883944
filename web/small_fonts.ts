// Thins the fonts of the build to the letters and features the pages use: half the weight of the packages' files.
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const between = (first: number, last: number): string => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŐőŰűĄąČčĎďĘęĚěİŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽžȘșȚț–—‘’‚“”„…†−`;
/** Kerning, lining figures, ligatures, accents. */
const FEATURES = ["kern", "lnum", "liga", "mark", "ccmp"];

export function smallFonts(): Plugin {
  return {
    name: "small-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
      }
    },
  };
}
