// Whose work the client carries: artists of signs, fonts, data, programs. A test asks that no borrowed sign is forgotten.
export const ICONS = { name: "game-icons.net", url: "https://game-icons.net" };
export const LAND = { name: "Natural Earth", url: "https://www.naturalearthdata.com" };
export const ICONS_LICENCE = { name: "CC BY 3.0", url: "https://creativecommons.org/licenses/by/3.0/" };

/** Signs by the artist who drew them: the id of our symbol, and the name of the sign at its home. */
export const ARTISTS: readonly { name: string; url: string; signs: Readonly<Record<string, string>> }[] = [
  {
    name: "Delapouite",
    url: "https://delapouite.com",
    signs: {
      "i-hos-gold": "coins",
      "i-hos-troops": "cavalry",
      "i-hos-palace": "indian-palace",
      "i-hos-bishop": "pope-crown",
      "i-hos-diplomacy": "scroll-quill",
      "i-hos-courtesan": "handheld-fan",
      "i-hos-inquisition": "torch",
      "i-han-elephant": "elephant",
      "i-han-ship": "trireme",
      "i-mar-wagon": "old-wagon",
      "i-mar-rider": "cavalry",
      "i-gw-cavalry": "cavalry",
      "i-gw-submarine": "submarine",
    },
  },
  {
    name: "Lorc",
    url: "https://lorcblog.blogspot.com",
    signs: {
      "i-hos-title": "tied-scroll",
      "i-hos-castle": "castle",
      "i-hos-duelling": "crossed-swords",
      "i-hos-axeman": "battle-axe",
      "i-hos-guillotine": "guillotine",
      "i-han-anchor": "anchor",
      "i-han-laurel": "laurel-crown",
      "i-gw-laurel": "laurel-crown",
      "i-gw-gas": "gas-mask",
      "i-gw-hospital": "hospital-cross",
      "i-gw-defence_line": "barbed-wire",
    },
  },
  {
    name: "Skoll",
    url: "https://game-icons.net",
    signs: { "i-han-sword": "gladius", "i-gw-infantry": "brodie-helmet" },
  },
  {
    name: "Quoting",
    url: "https://game-icons.net",
    signs: { "i-gw-artillery": "field-gun", "i-gw-aircraft": "biplane" },
  },
  { name: "Cathelineau", url: "https://game-icons.net", signs: { "i-gw-tank": "great-war-tank" } },
  {
    name: "DarkZaitzev",
    url: "https://www.deviantart.com/darkzaitzev",
    signs: { "i-hos-assassin": "hooded-assassin" },
  },
];

export interface Work {
  name: string;
  by: string;
  licence: string;
  url: string;
}

export const FONTS: readonly Work[] = ["Alegreya", "Alegreya SC", "Alegreya Sans"].map((name) => ({
  name,
  by: "The Alegreya Project Authors",
  licence: "SIL Open Font License 1.1",
  url:
    name === "Alegreya Sans"
      ? "https://github.com/huertatipografica/Alegreya-Sans"
      : "https://github.com/huertatipografica/Alegreya",
}));

export const PROGRAMS: readonly Work[] = [
  { name: "Svelte", by: "Svelte contributors", licence: "MIT", url: "https://svelte.dev" },
  { name: "Fluent", by: "Mozilla Foundation", licence: "Apache 2.0", url: "https://projectfluent.org" },
  { name: "D3", by: "Mike Bostock", licence: "ISC", url: "https://d3js.org" },
];
