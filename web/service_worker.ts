// Builds the service worker as one file of its own, and tells it which files the pages for reading need.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

type Output = { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[] };
type Chunk = Output & {
  type: "chunk";
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

/** The pages that can be read without the server, and the words of the client. */
const READ =
  /\/src\/(main\.ts|pages\/(Rules|Learn|Lesson|Credits|Box)Page\.svelte|i18n\/\w+\.ftl\?raw)$|\/index\.html$/;
/** Drawn in their own ink, so that every letter of a page is there. */
const FONT = /\.woff2$/;

const revised = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);
const isChunk = (file: Output | undefined): file is Chunk => file?.type === "chunk";

/** All that a chunk cannot do without: what it imports at once, and its styles. */
function needed(start: readonly Chunk[], bundle: Readonly<Record<string, Output>>): Set<string> {
  const files = new Set<string>();
  const open = [...start];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      files.add(file);
    open.push(...chunk.imports.map((name) => bundle[name]).filter(isChunk));
  }
  return files;
}

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir = "" }, written) {
      const bundle = written as unknown as Readonly<Record<string, Output>>;
      const pages = Object.values(bundle).filter(isChunk);
      const start = pages.filter(({ facadeModuleId }) => READ.test(facadeModuleId ?? ""));
      const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
      const files = new Set([...needed(start, bundle), ...fonts]);
      const shell = [
        { url: "/index.html", revision: revised(join(dir, "index.html")) },
        ...[...files].toSorted().map((name) => ({ url: `/${name}`, revision: null })),
      ];
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { SHELL: JSON.stringify(shell), "process.env.NODE_ENV": '"production"' },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: "es2022",
          lib: {
            entry: fileURLToPath(new URL("worker/worker.ts", import.meta.url)),
            formats: ["iife"],
            name: "worker",
            fileName: () => "worker.js",
          },
        },
      });
    },
  };
}
