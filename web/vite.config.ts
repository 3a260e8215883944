import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { cardMaps } from "./card_maps";
import { packed } from "./packed";
import { colours } from "./seat_colours";
import { serviceWorker } from "./service_worker";
import { smallFonts } from "./small_fonts";

/** See there: d3-zoom without the half of it that nobody uses. */
const noTransitions = fileURLToPath(new URL("src/map/no_transitions.ts", import.meta.url));
const server = "http://127.0.0.1:8321";

/** The small parts that pages and games share come in two files, not in thirty: each costs a request. */
const SHARED =
  /\/node_modules\/(svelte|@fluent|clsx)\/|\/src\/(ui|net|settings|i18n|styles|contract|hand)\/(?!.*\.ftl)|\/src\/(learn\/progress|rules\/markup|store\/(clock|now|context|tips|panels))\b/;
const BOARDS = /\/node_modules\/d3-|\/src\/(map|pieces)\//;
const groups = [
  // A map is data: it has a file of its own beside its game's code.
  { name: (id: string) => `map-${id.split("/").at(-2) ?? ""}`, test: /\/map\.json$/ },
  { name: "shared", test: SHARED },
  { name: "boards", test: BOARDS },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), smallFonts(), colours(), cardMaps(), packed(), serviceWorker()],
  resolve: { alias: { "d3-transition": noTransitions, "d3-interpolate": noTransitions } },
  build: {
    outDir: "../src/hatalom/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads in it what a place needs, and names that in its page.
    manifest: "manifest.json",
    rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/docs": { target: server },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "worker/**/*.test.ts"],
    // One page for all files of a worker: a page and its modules anew for each file took five times as long.
    isolate: false,
  },
});
