// Whose work the client carries: artists of signs, fonts, data, programs. A test asks that no borrowed sign is forgotten.
export const ICONS = { name: "game-icons.net", url: "https://game-icons.net" };
export const LAND = { name: "Natural Earth", url: "https://www.naturalearthdata.com" };
export const ICONS_LICENCE = { name: "CC BY 3.0", url: "https://creativecommons.org/licenses/by/3.0/" };

/** Who made a game that is played here: names as its box has them, the editions from the first on. */
export interface Box {
  designer: string;
  editions: readonly { publisher: string; year: number }[];
}

export const BOXES: Readonly<Record<string, Box>> = {
  power_and_weakness: {
    designer: "Andreas Steding",
    editions: [{ publisher: "MOD Games / JKLM Games", year: 2007 }],
  },
  heads_of_state: { designer: "Peter Hawes", editions: [{ publisher: "eggertspiele / Z-Man Games", year: 2008 }] },
  hannibal: {
    designer: "Mark Simonitch",
    editions: [
      { publisher: "Avalon Hill", year: 1996 },
      { publisher: "Valley Games", year: 2007 },
      { publisher: "Phalanx", year: 2018 },
    ],
  },
  maria: { designer: "Richard Sivél", editions: [{ publisher: "Histogame", year: 2009 }] },
  great_war: {
    designer: "Almási-Kecskés Konrád",
    editions: [{ publisher: "Almási-Kecskés Konrád", year: 2019 }],
  },
};

/** "Avalon Hill 1996, Phalanx 2018" */
export const editionsOf = ({ editions }: Box): string =>
  editions.map(({ publisher, year }) => `${publisher} ${year}`).join(", ");

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
  url: string;
}

/** What the client is made of, by licence: each licence is named once. */
export const LICENCES: readonly { name: string; url: string; works: readonly Work[] }[] = [
  {
    name: "SIL Open Font License 1.1",
    url: "https://openfontlicense.org",
    works: [
      {
        name: "Alegreya, Alegreya SC",
        by: "The Alegreya Project Authors",
        url: "https://github.com/huertatipografica/Alegreya",
      },
      {
        name: "Alegreya Sans",
        by: "The Alegreya Sans Project Authors",
        url: "https://github.com/huertatipografica/Alegreya-Sans",
      },
    ],
  },
  {
    name: "MIT",
    url: "https://opensource.org/license/mit",
    works: [
      { name: "Svelte", by: "Svelte contributors", url: "https://svelte.dev" },
      { name: "qrcode-generator", by: "Kazuhiko Arase", url: "https://github.com/kazuhikoarase/qrcode-generator" },
    ],
  },
  {
    name: "Apache 2.0",
    url: "https://www.apache.org/licenses/LICENSE-2.0",
    works: [{ name: "Fluent", by: "Mozilla Foundation", url: "https://projectfluent.org" }],
  },
  {
    name: "ISC",
    url: "https://opensource.org/license/isc-license-txt",
    works: [{ name: "D3", by: "Mike Bostock", url: "https://d3js.org" }],
  },
];
