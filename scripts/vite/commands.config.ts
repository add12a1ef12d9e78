import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { messages } from "./messages-plugin";

/** Builds the commands of operators, the scripts that open the database: those import `lib/command` first. They run without tsx. */
const names = readdirSync("scripts")
  .filter((file) => file.endsWith(".ts"))
  .filter((file) => readFileSync(`scripts/${file}`, "utf8").startsWith('import "./lib/command";'))
  .map((file) => path.basename(file, ".ts"));
// An entry too: in a file of its own, which each command imports first, it runs before the packages are loaded.
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
