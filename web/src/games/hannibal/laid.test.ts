// A corrected box on the table: ways, ports and cards are the box's.
import { afterEach, expect, test } from "vitest";
import { laidBox } from "../../contract/laid.svelte";
import { spaceOf, theMap } from "./board";

const bare = (id: string): string => id.slice(id.indexOf(".") + 1);
const { spaces, links } = theMap();
const OURS = {
  spaces: spaces.map(({ id, province, kind, port }) => ({
    ...{ id: bare(id), province: bare(province), kind },
    ...(port && { port: port.modifier }),
  })),
  connections: links.map(({ a, b, kind }) => ({ a: bare(a), b: bare(b), kind })),
};

afterEach(() => laidBox.lay(null));

test("a box as it came gives our map", () => {
  laidBox.lay({ map: OURS });
  expect(theMap().links).toEqual(links);
  expect(theMap().spaces).toEqual(spaces);
});

test("a way is added, another taken away, a third becomes a pass, a space gets a port", () => {
  const [gone, pass, ...others] = OURS.connections;
  laidBox.lay({
    map: {
      spaces: OURS.spaces.map((space) => (space.id === "taurini" ? { ...space, port: -2 } : space)),
      connections: [{ ...pass, kind: "alps_pass" }, ...others, { a: "rome_city", b: "carthage_city", kind: "strait" }],
    },
  });
  const now = theMap().links;
  const between = (a = "", b = ""): string | undefined =>
    now.find((link) => [bare(link.a), bare(link.b)].sort().join() === [a, b].sort().join())?.kind;
  expect(between(gone?.a, gone?.b)).toBeUndefined();
  expect(between(pass?.a, pass?.b)).toBe("alps_pass");
  expect(between("rome_city", "carthage_city")).toBe("strait");
  expect(spaceOf("space.taurini").port?.modifier).toBe(-2);
});
