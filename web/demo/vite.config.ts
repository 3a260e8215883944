// The demo page is no part of the product: npx vite --config demo/vite.config.ts
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({ root: import.meta.dirname, plugins: [svelte()], server: { fs: { strict: false } } });
