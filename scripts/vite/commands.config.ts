import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { messages } from "./messages-plugin";

/** Builds the operators' commands, which run without tsx: the scripts that import `lib/command` first. */
const names = readdirSync("scripts")
  .filter((file) => file.endsWith(".ts"))
  .filter((file) => readFileSync(`scripts/${file}`, "utf8").startsWith('import "./lib/command";'))
  .map((file) => path.basename(file, ".ts"));
// A separate entry, which each command imports first, runs before the packages are loaded.
const entries = ["lib/command", ...names];

export default defineConfig({
  plugins: [messages(), tsconfigPaths()],
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: true,
    target: "node20",
    outDir: "build/commands",
    emptyOutDir: true,
    rollupOptions: {
      input: Object.fromEntries(entries.map((name) => [name, `scripts/${name}.ts`])),
      output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash].js" },
    },
  },
});
