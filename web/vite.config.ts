import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { smallFonts } from "./small_fonts";

const server = "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), smallFonts()],
  build: {
    outDir: "../src/hatalom/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A map is data: it has a file of its own beside its game's code.
    rollupOptions: { output: { manualChunks: (id) => (id.endsWith("/map.json") ? `map-${id.split("/").at(-2) ?? ""}` : undefined) } },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/docs": { target: server },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
