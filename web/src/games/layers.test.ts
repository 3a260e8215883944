import { expect, test } from "vitest";
import en from "../i18n/en.ftl?raw";
import hu from "../i18n/hu.ftl?raw";

const boards = import.meta.glob<{ LAYERS: readonly string[] }>("./*/board.ts", { eager: true });

test.each(Object.entries(boards))("the layers of the map have names: %s", (_, { LAYERS }) => {
  for (const layer of LAYERS) for (const words of [en, hu]) expect(words, layer).toContain(`\nmap-layer-${layer} = `);
});
